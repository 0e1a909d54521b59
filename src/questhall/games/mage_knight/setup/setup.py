"""Setup (MK-1, MK-2): from the box to the table."""

from collections.abc import Sequence

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.packs import in_play
from questhall.kernel.state import Content

from ..library.library import library, library_with
from ..printed.cards import TileKind, UnitDef
from ..printed.kinds import BASIC_COLOURS, TOKEN_COLOURS
from ..rules.audience import listeners
from ..rules.cards.gaining import draw, refill
from ..rules.cards.mana import roll, roll_source
from ..rules.cards.tracks import hand_limit_of
from ..rules.cards.wounds import WOUND_CARD
from ..rules.map.exploring import lay_tile, reveal_tile
from ..rules.map.rampage import STARTING_REPUTATION
from ..rules.map.shapes import WEDGE, WEDGE_UNRESTRICTED
from ..rules.round.deck_building import deal_draft
from ..rules.round.rounds import deal_units, display_tactics
from ..rules.scenario import scenario_of
from ..state.heroes import Dummy, Hero
from ..state.house_rules import HouseRules
from ..state.moments import Moment
from ..state.realm import Die, Realm
from .auction import sell_heroes

WOUNDS = 60
START_A = "start_a"
START_B = "start_b"
FIRST_POSITIONS_A = ((0, 1), (1, 0))  # MK-2.1.19
FIRST_POSITIONS_B = ((0, 1), (1, 0), (1, -1))


def lay_out(chance: Chance, scenario: str, rules: HouseRules, seats: int) -> Realm:
    """Lay out the common play area, except what depends on the heroes."""
    realm = Realm(chance, "heroes", scenario, rules)
    box = library_with(tuple(rules.packs))
    realm.heroes = [Hero(seat, box.heroes[0]) for seat in range(seats)]
    realm.wounds = _deal_in(realm, [WOUND_CARD] * WOUNDS)
    realm.artifacts = _shuffled(realm, _deal_in(realm, box.artifacts))
    interactive = scenario_of(realm).is_competitive(realm) and rules.interactive_spells
    spells = [spell for spell in box.spells if interactive or not spell.interactive]
    realm.spells = _shuffled(realm, _deal_in(realm, spells))
    realm.actions = _shuffled(realm, _deal_in(realm, box.advanced_actions))
    regulars = [unit for unit in box.units if not unit.elite]
    elites = [unit for unit in box.units if unit.elite]
    realm.regulars = _shuffled(realm, _deal_in(realm, _copies(regulars)))
    realm.elites = _shuffled(
        realm, _deal_in(realm, scenario_of(realm).elites_used(_copies(elites)))
    )
    for colour in range(len(TOKEN_COLOURS)):
        tokens: list[Content] = []
        for enemy in box.enemies_of(rules.enemy_sets):
            if enemy.colour == colour:
                tokens.extend([enemy] * enemy.copies)
        realm.piles[colour] = _shuffled(realm, _deal_in(realm, tokens))
    realm.ruins = _shuffled(realm, _deal_in(realm, box.ruins))
    realm.tactics = _deal_in(realm, [tactic for tactic in box.tactics if tactic.day])
    realm.other_tactics = _deal_in(realm, [tactic for tactic in box.tactics if not tactic.day])
    refill(realm.spell_offer, realm.spells)
    if not rules.starting_draft:
        refill(realm.action_offer, realm.actions)
    return realm


def _deal_in(realm: Realm, content: Sequence[Content]) -> list[int]:
    first = len(realm.cards)
    realm.cards = realm.cards + list(content)
    return list(range(first, len(realm.cards)))


def _copies(units: list[UnitDef]) -> list[UnitDef]:
    found: list[UnitDef] = []
    for unit in units:
        found.extend([unit] * unit.copies)
    return found


def _shuffled(realm: Realm, cards: list[int]) -> list[int]:
    realm.chance.shuffle("setup", cards)
    return cards


# -- heroes (MK-1.2 to MK-1.4) -------------------------------------------------------


def choose_heroes(realm: Realm) -> Flow[None]:
    seats = list(range(len(realm.heroes)))
    realm.chance.shuffle("heroes", seats)
    kinds = library().heroes
    free = [place for place in range(len(kinds)) if in_play(kinds[place].key, realm.rules.packs)]
    realm.order = seats
    if realm.rules.hero_auction:
        yield from sell_heroes(realm, seats, free)
    else:
        yield from _take_heroes(realm, seats, free)
    if scenario_of(realm).has_dummy(realm):
        _seat_dummy(realm, free)
    for hero in realm.heroes:
        _arm(realm, hero)
    if realm.rules.starting_draft:
        deal_draft(realm)
    else:
        yield from set_board(realm)


def _take_heroes(realm: Realm, seats: list[int], free: list[int]) -> Flow[None]:
    for seat in seats:
        options = [Option("hero", number) for number in free]
        answer = yield Decision([seat], "hero", options, "MK-1.3")
        free.remove(answer.what)
        realm.heroes[seat] = Hero(seat, library().heroes[answer.what])


def _seat_dummy(realm: Realm, free: list[int]) -> None:
    """MK-13.2.1 to MK-13.2.3"""
    kind = library().heroes[free[realm.chance.below("dummy", len(free))]]
    dummy = Dummy(kind)
    for colour in kind.dots:
        dummy.crystals[colour] += 1
    dummy.deck = _shuffled(realm, _deal_in(realm, library().deck_of(kind)))
    if len(realm.heroes) == 1:  # MK-13.3.1
        skills = library_with(tuple(realm.rules.packs)).skills_of(kind, competitive=False)
        dummy.skill_pile = _shuffled(realm, _deal_in(realm, skills))
    realm.dummy = dummy


def _arm(realm: Realm, hero: Hero) -> None:
    """MK-2.2"""
    hero.deck = _shuffled(realm, _deal_in(realm, library().deck_of(hero.kind)))
    competitive = scenario_of(realm).is_competitive(realm)
    skills = library_with(tuple(realm.rules.packs)).skills_of(hero.kind, competitive)
    if not realm.rules.interactive_skills:  # MK-14.5.3
        skills = [skill for skill in skills if not skill.competitive]
    hero.skill_pile = _shuffled(realm, _deal_in(realm, skills))
    if realm.rules.blitz:  # MK-15.3.3, MK-15.3.4
        hero.fame += 1
        hero.reputation = 2
    hero.reputation = STARTING_REPUTATION.get(realm.rules.rampage, hero.reputation)
    draw(realm, hero, hand_limit_of(hero))


def set_board(realm: Realm) -> Flow[None]:
    """Source, units, tiles (MK-2.1.10 to MK-2.1.20)."""
    dice = len(realm.heroes) + 2 + (1 if realm.rules.blitz else 0)
    realm.source = [Die(0) for _ in range(dice)]
    realm.day = not realm.rules.night_arrival
    roll_source(realm)
    if realm.rules.night_arrival:
        _roll_basic_colours(realm)
    display_tactics(realm)
    deal_units(realm)
    _stack_tiles(realm)
    wedge = realm.rules.shape in (WEDGE, WEDGE_UNRESTRICTED)
    start = library().tile(START_A if wedge else START_B)
    lay_tile(realm, _deal_in(realm, [start])[0], 0, 0)
    for x, y in FIRST_POSITIONS_A if wedge else FIRST_POSITIONS_B:
        yield from reveal_tile(realm, x, y, None)
    for each in listeners(realm, Moment.board_is_set):
        yield from each.board_is_set(realm)
    realm.next_step = "round"


def _roll_basic_colours(realm: Realm) -> None:
    """MK-14.4.1"""
    for die in realm.source:
        while die.colour >= BASIC_COLOURS:
            die.colour = roll(realm)


def _stack_tiles(realm: Realm) -> None:
    """MK-2.1.15 to MK-2.1.17: core tiles below, countryside on top."""
    box = library_with(tuple(realm.rules.packs))
    scenario = scenario_of(realm)
    wanted = scenario.tiles(realm)
    countryside = scenario.countryside(realm, box.tiles_of(TileKind.COUNTRYSIDE), wanted[0])
    cities = scenario.city_tiles(realm, box.tiles_of(TileKind.CITY), wanted[1])
    cores = scenario.core_tiles(realm, box.tiles_of(TileKind.CORE), wanted[2])
    chosen = _shuffled(realm, _deal_in(realm, cities + cores))
    realm.tile_deck = chosen + _deal_in(realm, countryside)
    used = countryside + cities + cores
    left = [
        tile
        for tile in box.tiles_of(TileKind.COUNTRYSIDE) + box.tiles_of(TileKind.CORE)
        if tile not in used
    ]
    realm.box = _deal_in(realm, left)
