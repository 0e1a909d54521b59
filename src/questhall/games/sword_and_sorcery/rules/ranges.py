"""Seats, cards, figures and areas that are named must be there (for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length
from questhall.kernel.state import Content

from ..printed.cards import (
    CriticalDef,
    EncounterDef,
    EventDef,
    FindDef,
    SearchDef,
    ShadowDef,
    TrapDef,
)
from ..printed.enemies import EnemyDef, EnemyPowerDef
from ..printed.heroes import PowerDef
from ..printed.items import ItemDef
from ..printed.kinds import CONDITIONS, MOST_COOLDOWN, MOST_SOULRANK, SCOPES, SLOTS, STATS, UNTIL
from ..state.adventure import DECKS, EVENT, PREPARING, Adventure
from ..state.boons import Boon
from ..state.enemies import Enemy
from ..state.figures import ENEMIES, HEROES, Figure
from ..state.heroes import COINS, Hero

MOST = 100_000
MOST_SEATS = 5
LEAST_HEROES = 2  # SS-2.2.0.6
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


def outside_the_adventure(adventure: Adventure) -> list[str]:
    """Every number that names nothing, in words."""
    found = [*_table(adventure), *_map(adventure)]
    for hero in adventure.heroes:
        found += _hero(adventure, hero)
    for figure in adventure.figures:
        found += _figure(adventure, figure)
    for enemy in adventure.enemies:
        found += _enemy(adventure, enemy)
    for boon in adventure.boons:
        found += _boon(adventure, boon)
    return found or [*_cards(adventure), *_turns(adventure)]


def _table(adventure: Adventure) -> list[str]:
    heroes = len(adventure.heroes)
    found = outside("seat count", [adventure.seats], MOST_SEATS + 1, 1)
    found += outside("hero count", [heroes], MOST_SEATS + 1, max(adventure.seats, LEAST_HEROES))
    found += outside("figure count", [len(adventure.figures)], MOST, heroes)
    found += not_in_order("hero", [hero.place for hero in adventure.heroes])
    found += not_in_order("figure", [figure.id for figure in adventure.figures])
    found += not_in_order("enemy", [enemy.id for enemy in adventure.enemies])
    found += wrong_length("the decks", [len(adventure.decks)], len(DECKS))
    found += wrong_length("the bank", [len(adventure.bank)], len(COINS))
    found += outside("phase", [adventure.phase], EVENT + 1)
    found += outside_or_nothing("hero", [adventure.active, adventure.priority_hero], heroes)
    found += outside("number", [adventure.round, adventure.shards], MOST)
    found += outside("number", list(adventure.counters.values()), MOST, -MOST)
    figures = [*adventure.struck_this_round, *adventure.struck_since_event]
    found += outside("figure", figures, len(adventure.figures))
    for bonus in adventure.bonuses:
        found += outside("stat", [bonus.stat], len(STATS) + len(CONDITIONS))
        found += outside("length", [bonus.until], len(UNTIL))
        found += outside("scope", [bonus.scope], len(SCOPES))
        found += outside_or_nothing("figure", [bonus.bearer], len(adventure.figures))
        found += outside_or_nothing("card", [bonus.source], len(adventure.cards))
        found += outside("amount", [bonus.amount, bonus.uses], MOST, -MOST)
    return found


def _map(adventure: Adventure) -> list[str]:
    quest = adventure.quest
    areas = len(quest.areas)
    found = wrong_length("the map", [len(adventure.grounds)], areas)
    for name, lies, printed in (
        ("the list of doors", adventure.doors, quest.doors),
        ("the list of locks", adventure.magic_locks, quest.doors),
        ("the list of gates", adventure.gates, quest.gates),
        ("the list of shrines", adventure.shrines, quest.shrines),
        ("the list of waypoints", adventure.waypoints, quest.waypoints),
    ):
        found += wrong_length(name, [len(lies)], len(printed))
    found += outside("border", [adventure.shut], 1 << len(quest.map.borders))
    found += outside("area", list(adventure.marks_of_areas.values()), 1 << areas)
    for tokens, where in (
        (len(adventure.shadows), adventure.shadow_areas),
        (len(adventure.chests), adventure.chest_areas),
        (len(adventure.searches), adventure.search_areas),
        (len(adventure.story_cards), adventure.story_areas),
        (len(adventure.tokens), adventure.token_areas),
    ):
        found += wrong_length("what lies on the map", [len(where)], tokens)
        found += outside("area", where, areas)
    laid = [token.key for token in quest.tokens]
    found += [f"the token {key} is gone" for key in laid if key not in adventure.tokens]
    for ground in adventure.grounds:
        found += wrong_length("a heap of coins", [len(ground.coins)], len(COINS))
        found += outside("number", [*ground.coins, ground.keys, *ground.fire], MOST)
    return found


def _hero(adventure: Adventure, hero: Hero) -> list[str]:
    found = outside("seat", [hero.seat], adventure.seats)
    found += outside("soulrank", [hero.soulrank], MOST_SOULRANK + 1, 1)
    found += wrong_length("a hero", [len(hero.slots)], len(SLOTS))
    found += wrong_length("a purse", [len(hero.coins)], len(COINS))
    found += outside("number", [*hero.coins, hero.keys, hero.actions_taken], MOST)
    found += outside("number", [hero.moves, hero.combats, hero.specials, hero.points], MOST)
    found += outside_or_nothing("card", hero.slots, len(adventure.cards))
    found += outside("position", [power.position for power in hero.powers], MOST_COOLDOWN + 1)
    given = [power.item for power in hero.powers]
    found += outside_or_nothing("card", given, len(adventure.cards))
    if hero.kind is None and adventure.phase != PREPARING:
        found.append(f"hero {hero.place} has no class")
    return found


def _figure(adventure: Adventure, figure: Figure) -> list[str]:
    found = outside("side", [figure.side], ENEMIES + 1)
    owners = len(adventure.heroes if figure.side == HEROES else adventure.enemies)
    found += outside("owner", [figure.owner], owners)
    areas = [figure.area, figure.came_from]
    found += outside_or_nothing("area", areas, len(adventure.quest.areas))
    lengths = [len(figure.conditions), len(figure.fresh)]
    found += wrong_length("a figure", lengths, len(CONDITIONS))
    marks = [figure.wounds, figure.scars, figure.shields, figure.summoned_at]
    found += outside("number", [*marks, *figure.conditions, *figure.fire], MOST)
    found += outside_or_nothing("figure", [figure.harmed_by], len(adventure.figures))
    if figure.id < len(adventure.heroes) and (
        figure.side != HEROES or figure.owner != figure.id or figure.companion is not None
    ):
        found.append(f"figure {figure.id} is no hero")
    if figure.id >= len(adventure.heroes) and (figure.side == HEROES) != (
        figure.companion is not None
    ):
        found.append(f"figure {figure.id} is no companion")
    return found


def _enemy(adventure: Adventure, enemy: Enemy) -> list[str]:
    found = outside("card", [enemy.card, *enemy.powers], len(adventure.cards))
    found += outside_or_nothing("hero", [enemy.controller], len(adventure.heroes))
    found += outside_or_nothing("figure", [enemy.taunted_by], len(adventure.figures))
    found += outside("figure", enemy.figures, len(adventure.figures))
    found += outside("number", [enemy.charges], MOST)
    for number in enemy.figures:
        if not found and adventure.figures[number].side != ENEMIES:
            found.append(f"figure {number} is no enemy")
    return found


def _boon(adventure: Adventure, boon: Boon) -> list[str]:
    figures = len(adventure.figures)
    found = outside("figure", [boon.maker, *boon.served], figures)
    found += outside_or_nothing("card", [boon.card], len(adventure.cards))
    found += outside_or_nothing("figure", [boon.bearer, boon.chosen], figures)
    found += outside_or_nothing("area", [boon.area], len(adventure.quest.areas))
    found += outside("number", [boon.level, boon.left, boon.cooldown], MOST, -MOST)
    return found


def _cards(adventure: Adventure) -> list[str]:
    """Each lies where cards of its kind lie."""
    found = outside("card", [*adventure.turned, *adventure.seen], len(adventure.cards))
    found += outside("card", list(adventure.spent), len(adventure.cards))
    found += outside("number", list(adventure.spent.values()), MOST)
    for zone in adventure.zones():
        missing = outside("card", zone.cards, len(adventure.cards))
        kind = _kind_of(zone.name)
        if missing or kind is None:
            found += missing
            continue
        wrong = [card for card in zone.cards if not isinstance(adventure.cards[card], kind)]
        found += [f"card {card} does not belong to {zone.name}" for card in wrong]
    for card in [*adventure.turned, *adventure.spent]:
        if 0 <= card < len(adventure.cards) and not _has_sides(adventure.cards[card]):
            found.append(f"card {card} cannot be turned or spent")
    for enemy in adventure.enemies:
        if not isinstance(adventure.cards[enemy.card], EnemyDef):
            found.append(f"card {enemy.card} is no enemy")
        for power in enemy.powers:
            if not isinstance(adventure.cards[power], EnemyPowerDef):
                found.append(f"card {power} is no power of an enemy")
    return found


def _has_sides(card: Content) -> bool:
    return isinstance(card, ItemDef) and bool(card.sides)


def _kind_of(zone: str) -> type[Content] | None:
    """`hero 2 slots`, `ground 4` and `injuries 3` are named without their numbers."""
    if zone in KINDS:
        return KINDS[zone]
    words = [word for word in zone.split() if not word.isdigit() and word != "hero"]
    return KINDS.get(" ".join(words)) if zone[:6] != "enemy " else None


def _turns(adventure: Adventure) -> list[str]:
    found: list[str] = []
    if adventure.next_step == "action" and adventure.active == NOTHING:
        found.append("it is nobody's turn")
    return found
