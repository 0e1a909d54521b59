"""What must hold in every position (for tests and for saves from elsewhere)."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING
from questhall.kernel.packs import in_play
from questhall.kernel.ranges import not_in_order, outside, wrong_length
from questhall.kernel.state import Content
from questhall.kernel.zones import lying_twice

from ..printed.cards import (
    CriticalDef,
    EncounterDef,
    EventDef,
    EventType,
    FindDef,
    SearchDef,
    ShadowDef,
    TrapDef,
)
from ..printed.enemies import EnemyDef, EnemyPowerDef
from ..printed.heroes import PowerDef
from ..printed.items import ItemDef
from ..printed.kinds import (
    CONDITIONS,
    MOST_COOLDOWN,
    MOST_SOULRANK,
    SLOTS,
    ActionKind,
    Condition,
    Rank,
)
from ..printed.symbols import shown
from ..state.adventure import DECKS, Adventure, Phase
from ..state.at_hand import at_hand
from ..state.attacks import Defence
from ..state.figures import Figure, Side
from ..state.heroes import COIN_SUPPLY, COINS, LEAST_HEROES, MOST_HEROES, Hero
from ..state.house_rules import ICON
from .control import controls, dominates
from .enemies.masters import PROVOKE
from .enemies.powers import MOST_POWERS
from .numbers import capacity_of, defence_of, most_charges, most_hp, most_shields
from .turn.actions import DASH, FOCUS
from .turn.goods import two_handed

MOST = 100_000
KINDS: dict[str, type[Content]] = {
    **dict.fromkeys(("encounter", "encounter discard"), EncounterDef),
    **dict.fromkeys(("enemy", "enemy discard", "set aside"), EnemyDef),
    **dict.fromkeys(("enemy_power", "enemy_power discard"), EnemyPowerDef),
    **dict.fromkeys(("trap", "trap discard"), TrapDef),
    **dict.fromkeys(("treasure", "treasure discard", "stash", "emporium"), ItemDef),
    **dict.fromkeys(("critical", "critical discard", "injuries"), CriticalDef),
    **dict.fromkeys(("shadow", "shadow discard", "shadows on the map"), ShadowDef),
    **dict.fromkeys(("loot", "loot discard", "chest", "chest discard"), FindDef),
    **dict.fromkeys(("chests on the map",), FindDef),
    **dict.fromkeys(("search", "search discard", "searches on the map"), SearchDef),
    **dict.fromkeys(("events", "events face up", "event discard"), EventDef),
    **dict.fromkeys(("events on the map", "time of day"), EventDef),
    **dict.fromkeys(("ground", "treasures", "carried by", "soul weapons"), ItemDef),
    **dict.fromkeys(("slots", "inventory"), ItemDef),
    **dict.fromkeys(("powers", "supply", "talents", "granted powers"), PowerDef),
}


def faults(adventure: Adventure) -> list[str]:
    """Every impossible thing on the table, in words. What is not built as it must be comes first:
    the rest cannot be looked at with it."""
    misshapen = _shape(adventure) or [*_piles(adventure), *_turns(adventure)]
    if misshapen:
        return misshapen
    found = [*lying_twice(adventure.zones()), *_all_cards(adventure), *_coins(adventure)]
    found += _of_other_packs(adventure)
    if adventure.phase == Phase.PREPARING:
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


def _of_other_packs(adventure: Adventure) -> list[str]:
    packs = at_hand(adventure.rules.packs)
    printed: list[Content] = [*adventure.cards, adventure.quest]
    keys = [each.key for each in printed if not in_play(each.key, packs)]
    return [f"{key} is of a pack that is not in play" for key in keys]


# -- how it is built ----------------------------------------------------------------------


def _shape(adventure: Adventure) -> list[str]:
    """Lists that belong together are equally long, whoever knows a place is in it, and no number is
    beyond all measure."""
    heroes = len(adventure.heroes)
    found = outside("seat count", [adventure.seats], MOST_HEROES + 1, 1)
    found += outside("hero count", [heroes], MOST_HEROES + 1, max(adventure.seats, LEAST_HEROES))
    found += outside("figure count", [len(adventure.figures)], MOST, heroes)
    found += not_in_order("hero", [hero.place for hero in adventure.heroes])
    found += not_in_order("figure", [figure.id for figure in adventure.figures])
    found += not_in_order("enemy", [enemy.id for enemy in adventure.enemies])
    found += wrong_length("the decks", [len(adventure.decks)], len(DECKS))
    found += wrong_length("the bank", [len(adventure.bank)], len(COINS))
    found += outside("number", [adventure.round, adventure.shards], MOST)
    found += outside("number", _changes(adventure), MOST, -MOST)
    found += _shape_of_map(adventure)
    for hero in adventure.heroes:
        found += _shape_of_hero(adventure, hero)
    for figure in adventure.figures:
        found += _shape_of_figure(adventure, figure)
    for enemy in adventure.enemies:
        found += outside("number", [enemy.charges], MOST)
        strangers = [n for n in enemy.figures if adventure.figures[n].side != Side.ENEMIES]
        found += [f"figure {number} is no enemy" for number in strangers]
    return found


def _changes(adventure: Adventure) -> list[int]:
    """What may be more or less than nothing."""
    found = list(adventure.counters.values())
    for bonus in adventure.bonuses:
        found += [bonus.amount, bonus.uses]
    for boon in adventure.boons:
        found += [boon.level, boon.left, boon.cooldown]
    return found


def _shape_of_map(adventure: Adventure) -> list[str]:
    quest = adventure.quest
    found: list[str] = []
    for name, count, wanted in (
        ("the map", len(adventure.grounds), len(quest.areas)),
        ("the list of doors", len(adventure.doors), len(quest.doors)),
        ("the list of locks", len(adventure.magic_locks), len(quest.doors)),
        ("the list of gates", len(adventure.gates), len(quest.gates)),
        ("the list of shrines", len(adventure.shrines), len(quest.shrines)),
        ("the list of waypoints", len(adventure.waypoints), len(quest.waypoints)),
        ("the list of shadows", len(adventure.shadow_areas), len(adventure.shadows)),
        ("the list of chests", len(adventure.chest_areas), len(adventure.chests)),
        ("the list of searches", len(adventure.search_areas), len(adventure.searches)),
        ("the list of stories", len(adventure.story_areas), len(adventure.story_cards)),
        ("the list of tokens", len(adventure.token_areas), len(adventure.tokens)),
    ):
        found += wrong_length(name, [count], wanted)
    found += outside("border", [adventure.shut], 1 << len(quest.map.borders))
    found += outside("area", list(adventure.marks_of_areas.values()), 1 << len(quest.areas))
    locked = [area for area in adventure.locked_chests if area not in adventure.chest_areas]
    found += [f"a lock without a chest in area {area}" for area in locked]
    laid = [token.key for token in quest.tokens]
    found += [f"the token {key} is gone" for key in laid if key not in adventure.tokens]
    for ground in adventure.grounds:
        found += wrong_length("a heap of coins", [len(ground.coins)], len(COINS))
        found += outside("number", [*ground.coins, ground.keys, *ground.fire], MOST)
    return found


def _shape_of_hero(adventure: Adventure, hero: Hero) -> list[str]:
    found = outside("soulrank", [hero.soulrank], MOST_SOULRANK + 1, 1)
    found += wrong_length("a hero", [len(hero.slots)], len(SLOTS))
    found += wrong_length("a purse", [len(hero.coins)], len(COINS))
    found += outside("number", [*hero.coins, hero.keys, hero.actions_taken], MOST)
    found += outside("number", [hero.moves, hero.combats, hero.specials, hero.points], MOST)
    found += outside("position", [power.position for power in hero.powers], MOST_COOLDOWN + 1)
    if hero.kind is None and adventure.phase != Phase.PREPARING:
        found.append(f"hero {hero.place} has no class")
    return found


def _shape_of_figure(adventure: Adventure, figure: Figure) -> list[str]:
    owners = len(adventure.heroes if figure.side == Side.HEROES else adventure.enemies)
    found = outside("owner", [figure.owner], owners)
    lengths = [len(figure.conditions), len(figure.fresh)]
    found += wrong_length("a figure", lengths, len(CONDITIONS))
    marks = [figure.wounds, figure.scars, figure.shields, figure.summoned_at]
    found += outside("number", [*marks, *figure.conditions, *figure.fire], MOST)
    is_hero = figure.side == Side.HEROES and figure.companion is None
    if figure.id < len(adventure.heroes) and not (is_hero and figure.owner == figure.id):
        found.append(f"figure {figure.id} is no hero")
    if figure.id >= len(adventure.heroes) and (figure.side == Side.HEROES) != (
        figure.companion is not None
    ):
        found.append(f"figure {figure.id} is no companion")
    return found


def _piles(adventure: Adventure) -> list[str]:
    """Each card lies where cards of its kind lie."""
    found: list[str] = []
    for zone in adventure.zones():
        lacking = outside("card", zone.cards, len(adventure.cards))
        found += lacking or _of_kind(adventure, zone.name, zone.cards, _kind_of(zone.name))
    for enemy in adventure.enemies:
        found += _of_kind(adventure, f"enemy {enemy.id}", [enemy.card], EnemyDef)
        found += _of_kind(adventure, f"enemy {enemy.id}", enemy.powers, EnemyPowerDef)
    for card in [*adventure.turned, *adventure.spent]:
        if not _has_sides(adventure.cards[card]):
            found.append(f"card {card} cannot be turned or spent")
    return found + outside("number", list(adventure.spent.values()), MOST)


def _of_kind(adventure: Adventure, where: str, cards: list[int], kind: type[Content]) -> list[str]:
    strange = [card for card in cards if not isinstance(adventure.cards[card], kind)]
    return [f"card {card} does not belong to {where}" for card in strange]


def _kind_of(zone: str) -> type[Content]:
    """`hero 2 slots`, `ground 4` and `injuries 3` are named without their numbers."""
    if zone in KINDS:
        return KINDS[zone]
    words = [word for word in zone.split() if not word.isdigit() and word != "hero"]
    return Content if zone[:6] == "enemy " else KINDS.get(" ".join(words), Content)


def _has_sides(card: Content) -> bool:
    return isinstance(card, ItemDef) and bool(card.sides)


def _turns(adventure: Adventure) -> list[str]:
    if adventure.next_step == "action" and adventure.active == NOTHING:
        return ["it is nobody's turn"]
    return []


# -- what lies and stands there -----------------------------------------------------------


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
    talents = [each for each in hero.own_powers() if adventure.power(each.card).talent]
    if len(hero.own_powers()) > hero.line.powers + hero.line.talents:
        found.append(f"{whose} has more powers than the gem allows")
    if len(talents) > hero.line.talents:
        found.append(f"{whose} has more talents than the gem allows")
    for power in hero.powers:
        passive = adventure.power(power.card).action == ActionKind.PASSIVE
        if not 0 <= power.position <= MOST_COOLDOWN or (passive and power.position):
            found.append(f"{whose} has a power at position {power.position}")
    if len(hero.inventory) > capacity_of(adventure, hero):
        found.append(f"{whose} carries too much")
    for slot, card in enumerate(hero.slots):
        if card >= 0:
            if slot not in adventure.side_of(hero, card).slots:
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
    if hero.ghost and (hero.inventory or any(hero.coins) or hero.keys):  # SS-11.1.0.6
        found.append(f"{whose} is a ghost with goods")
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
    restored = adventure.phase == Phase.TIME and adventure.next_step == "souls"
    restored = restored and not adventure.is_ghost(figure)
    if restored and figure.shields != most_shields(adventure, figure):  # SS-8.3.1.2
        found.append(f"figure {figure.id} has {figure.shields} magic shields after reset")
    if len(figure.carried) > 1:
        found.append(f"figure {figure.id} carries {len(figure.carried)} items")
    for condition, level in enumerate(figure.conditions):
        if level > (2 if condition == Condition.POISON else 1) or level < 0:
            found.append(f"figure {figure.id} has condition {condition} {level} times")
    return found


def _enemies(adventure: Adventure) -> list[str]:
    found: list[str] = []
    for figure in adventure.characters(Side.ENEMIES):
        if figure.id not in adventure.enemy_of(figure).figures:
            found.append(f"figure {figure.id} stands for nobody")
    for enemy in adventure.enemies_in_play():
        for number in enemy.figures:
            figure = adventure.figures[number]
            if figure.owner != enemy.id or figure.side != Side.ENEMIES or figure.area == NOWHERE:
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
        key = (scroll.figures, scroll.rank)
        counts[key] = counts.get(key, 0) + len(enemy.figures)
    return [
        f"{count} figures of {kind} with rank {rank}"
        for (kind, rank), count in counts.items()
        if count > (2 if rank <= Rank.BLUE else 1)
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
    if time != NOTHING and adventure.event(time).type not in (EventType.DAY, EventType.NIGHT):
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
        for side in (Side.HEROES, Side.ENEMIES):
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
