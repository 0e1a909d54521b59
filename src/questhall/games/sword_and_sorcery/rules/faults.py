"""What must hold in every position (for tests and for saves from elsewhere)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING
from questhall.kernel.zones import lying_twice

from ..printed.cards import DAY, NIGHT, EventDef
from ..printed.kinds import BLUE_RANK, MOST_COOLDOWN, MOST_SOULRANK, PASSIVE, POISON
from ..printed.symbols import shown
from ..state.adventure import PREPARING, TIME, Adventure
from ..state.attacks import Defence
from ..state.figures import ENEMIES, HEROES, Figure
from ..state.heroes import COIN_SUPPLY, Hero
from ..state.house_rules import ICON
from .control import controls, dominates
from .enemies.masters import PROVOKE
from .enemies.powers import MOST_POWERS
from .numbers import capacity_of, defence_of, most_charges, most_hp, most_shields
from .ranges import outside_the_adventure
from .turn.actions import DASH, FOCUS
from .turn.goods import slots_for, two_handed


def faults(adventure: Adventure) -> list[str]:
    """Every impossible thing on the table, in words."""
    outside = outside_the_adventure(adventure)
    if outside:
        return outside
    found = [*lying_twice(adventure.zones()), *_all_cards(adventure), *_coins(adventure)]
    if adventure.phase == PREPARING:
        return found
    for hero in adventure.heroes:
        found += _hero(adventure, hero)
    for figure in adventure.figures:
        found += _figure(adventure, figure)
    return [
        *found,
        *_enemies(adventure),
        *_figures_of_kinds(adventure),
        *_events(adventure),
        *_token(adventure),
        *_areas(adventure),
        *_rolls(adventure),
        *_endings(adventure),
    ]


def _all_cards(adventure: Adventure) -> list[str]:
    lying = sum([len(zone.cards) for zone in adventure.zones()])
    if lying != len(adventure.cards):
        return [f"{len(adventure.cards)} cards, but {lying} of them lie somewhere"]
    return []


def _coins(adventure: Adventure) -> list[str]:
    """Bank, purses and areas hold all coins."""
    found: list[str] = []
    for place, supply in enumerate(COIN_SUPPLY):
        count = adventure.bank[place]
        count += sum([hero.coins[place] for hero in adventure.heroes])
        count += sum([ground.coins[place] for ground in adventure.grounds])
        if count != supply or adventure.bank[place] < 0:
            found.append(f"{count} coins of kind {place} instead of {supply}")
    return found


def _hero(adventure: Adventure, hero: Hero) -> list[str]:
    found: list[str] = []
    figure = adventure.figure_of(hero)
    whose = f"hero {hero.place}"
    if not 1 <= hero.soulrank <= MOST_SOULRANK:
        found.append(f"{whose} has soulrank {hero.soulrank}")
    talents = [each for each in hero.own_powers() if adventure.power(each.card).talent]
    if len(hero.own_powers()) > hero.line.powers + hero.line.talents:
        found.append(f"{whose} has more powers than the gem allows")
    if len(talents) > hero.line.talents:
        found.append(f"{whose} has more talents than the gem allows")
    for power in hero.powers:
        passive = adventure.power(power.card).action == PASSIVE
        if not 0 <= power.position <= MOST_COOLDOWN or (passive and power.position):
            found.append(f"{whose} has a power at position {power.position}")
    if len(hero.inventory) > capacity_of(adventure, hero):
        found.append(f"{whose} carries too much")
    for slot, card in enumerate(hero.slots):
        if card >= 0:
            side = adventure.side_of(hero, card)
            if slot not in slots_for(adventure.item(card), side):
                found.append(f"{whose} has card {card} in slot {slot}")
            if two_handed(adventure, hero, card) and hero.slots[1] >= 0:
                found.append(f"{whose} has something beside a two-handed weapon")
    if min(hero.moves, hero.combats, hero.specials, hero.points) < 0:
        found.append(f"{whose} took more actions than allowed")
    for once in (DASH, FOCUS, PROVOKE):  # SS-6.3.1.2, SS-6.3.3.1, SS-6.3.7.1
        if hero.used_this_round.count(once) > 1:
            found.append(f"{whose} has done '{once}' twice in a round")
    if hero.ghost and (any(figure.conditions) or figure.fire or figure.injuries):
        found.append(f"{whose} is a ghost with conditions")
    return found


def _figure(adventure: Adventure, figure: Figure) -> list[str]:
    found: list[str] = []
    if not figure.on_map:
        return found
    alive = figure.wounds < most_hp(adventure, figure) or figure.id == adventure.dying
    if figure.wounds < 0 or not alive:
        found.append(f"figure {figure.id} has {figure.wounds} wounds and lives")
    if figure.shields < 0:
        found.append(f"figure {figure.id} has {figure.shields} magic shields")
    restored = adventure.phase == TIME and adventure.next_step == "souls"
    restored = restored and not adventure.is_ghost(figure)
    if restored and figure.shields != most_shields(adventure, figure):  # SS-8.3.1.2
        found.append(f"figure {figure.id} has {figure.shields} magic shields after reset")
    if len(figure.carried) > 1:
        found.append(f"figure {figure.id} carries {len(figure.carried)} items")
    for condition, level in enumerate(figure.conditions):
        if level > (2 if condition == POISON else 1) or level < 0:
            found.append(f"figure {figure.id} has condition {condition} {level} times")
    return found


def _enemies(adventure: Adventure) -> list[str]:
    found: list[str] = []
    for figure in adventure.characters(ENEMIES):
        if figure.id not in adventure.enemy_of(figure).figures:
            found.append(f"figure {figure.id} stands for nobody")
    for enemy in adventure.enemies_in_play():
        for number in enemy.figures:
            figure = adventure.figures[number]
            if figure.owner != enemy.id or figure.side != ENEMIES or figure.area == NOWHERE:
                found.append(f"figure {number} does not stand for enemy {enemy.id}")
        icons = [power.icon for power in adventure.powers_of(enemy)]
        if adventure.rules.enemy_power_type == ICON and len(set(icons)) < len(icons):
            found.append(f"enemy {enemy.id} has two powers of one type")
        if len(enemy.powers) > MOST_POWERS:
            found.append(f"enemy {enemy.id} has {len(enemy.powers)} powers")
        if not 0 <= enemy.charges <= most_charges(adventure, enemy):
            found.append(f"enemy {enemy.id} has {enemy.charges} charges")
    return found


def _figures_of_kinds(adventure: Adventure) -> list[str]:
    """SS-15.0.0.3: the box holds so many figures of each kind and rank; packs use gremlins."""
    counts: dict[tuple[str, int], int] = {}
    for enemy in adventure.enemies_in_play():
        scroll = adventure.scroll(enemy)
        kind = "gremlin" if scroll.kind == "gremlins_pack" else scroll.kind
        key = (kind, scroll.rank)
        counts[key] = counts.get(key, 0) + len(enemy.figures)
    return [
        f"{count} figures of {kind} with rank {rank}"
        for (kind, rank), count in counts.items()
        if count > (2 if rank <= BLUE_RANK else 1)
    ]


def _events(adventure: Adventure) -> list[str]:
    """Event cards lie on the event board, on the map or outside the game, and nowhere else; one
    says what time of day it is (SS-4.3.2.3)."""
    found: list[str] = []
    piles = [adventure.events, adventure.events_up, adventure.event_discard, adventure.story_cards]
    lying = [card for pile in [*piles, adventure.removed] for card in pile]
    lying.append(adventure.time_of_day)
    for card, printed in enumerate(adventure.cards):
        if isinstance(printed, EventDef) and card not in lying:
            found.append(f"event {card} lies in none of its places")
    time = adventure.time_of_day
    if time != NOTHING and adventure.event(time).type not in (DAY, NIGHT):
        found.append(f"event {time} is neither day nor night")
    return found


def _rolls(adventure: Adventure) -> list[str]:
    """No number of an attack under way is negative, and nobody spends what was not rolled."""
    found: list[str] = []
    for attack in adventure.attacks:
        pools = [attack.pool]
        if attack.hits < 0:
            found.append(f"an attack has {attack.hits} hits")
        if attack.defence is not None:
            pools.append(attack.defence.pool)
            found += _defence(adventure, attack.defence)
        for pool in pools:
            if pool.rerolls < 0:
                found.append(f"{pool.rerolls} rerolls are left")  # SS-2.0.0.4
            for die in pool.dice:
                face = shown(die.colour, die.face)
                if any(die.left.count(each) > face.count(each) for each in die.left):
                    found.append(f"a die with {face} has {die.left} left")
    return found


def _defence(adventure: Adventure, defence: Defence) -> list[str]:
    """SS-9.0.0.18"""
    found: list[str] = []
    if min(defence.lethal, defence.normal) < 0:
        found.append(f"{defence.lethal} lethal and {defence.normal} normal hits are left")
    most = defence_of(adventure, adventure.figures[defence.defender]) + defence.extra_dice
    if len(defence.pool.dice) > most:
        found.append(f"{len(defence.pool.dice)} dice defend instead of {most}")
    return found


def _token(adventure: Adventure) -> list[str]:
    """Somebody holds the priority token as long as a master enemy is in play, and only then."""
    found: list[str] = []
    holder = adventure.priority_hero
    if (holder >= 0) != bool(adventure.masters()):
        found.append(f"hero {holder} holds the priority token")
    if adventure.priority_side not in (1, 2):
        found.append(f"the priority token shows side {adventure.priority_side}")
    return found


def _areas(adventure: Adventure) -> list[str]:
    """No shadow is in sight between two choices of a turn; nobody controls together."""
    found: list[str] = []
    for area in range(len(adventure.quest.areas)):
        if controls(adventure, 0, area) and controls(adventure, 1, area):
            found.append(f"both sides control area {area}")
        for side in (HEROES, ENEMIES):
            if dominates(adventure, side, area) and not controls(adventure, side, area):
                found.append(f"side {side} dominates area {area} without controlling it")
    return found


def _endings(adventure: Adventure) -> list[str]:
    if adventure.over:
        return []
    found: list[str] = []
    if not adventure.living():
        found.append("all heroes are ghosts and the quest goes on")
    if adventure.shards < 0:
        found.append(f"{adventure.shards} shards")
    return found
