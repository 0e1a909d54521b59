"""Mines Liberation (MK-15.7)."""

from questhall.games.mage_knight.printed.cards import TileKind
from questhall.games.mage_knight.printed.kinds import Mana, Site, Token
from questhall.games.mage_knight.rules.combat.result import finish
from questhall.games.mage_knight.rules.combat.strikes import defeat
from questhall.games.mage_knight.rules.map.exploring import reveal_tile
from questhall.games.mage_knight.rules.map.interaction import begin_interaction
from questhall.games.mage_knight.rules.map.sites import mine_works
from questhall.games.mage_knight.rules.round.end_of_turn import drawing_limit
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.combat import Combat
from questhall.games.mage_knight.state.heroes import OFF_MAP, Hero
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.offers import carry_out
from tests.marks import example, rule

from .stage import answer, open_turn, places_of, run_step, table


def whole_map(seats: int = 2) -> Realm:
    realm = table("mines_liberation", seats)
    while realm.tile_deck:
        answer(reveal_tile(realm, 20 + len(realm.laid), 5, None))
    return realm


def in_core(realm: Realm, space: int) -> bool:
    return realm.tile(realm.laid[realm.spaces[space].tile].card).kind != TileKind.COUNTRYSIDE


def enter(realm: Realm, hero: Hero, space: int) -> Combat:
    hero.space = space
    option = scenario_of(realm).actions(realm, hero)[0]
    answer(carry_out(realm, hero, option))
    assert realm.combat is not None
    return realm.combat


def liberate(realm: Realm, hero: Hero, space: int) -> None:
    combat = enter(realm, hero, space)
    for foe in combat.foes:
        defeat(realm, hero, combat, foe)
    finish(realm, combat)


def run_step_of_end(realm: Realm) -> None:
    realm.next_step = "end_of_turn"
    run_step(realm, realm.chance)


@rule("MK-15.7.2", "MK-15.7.3", "MK-15.7.6")
def test_all_mines_are_on_the_map_and_guarded() -> None:
    realm = whole_map()
    mines = places_of(realm, Site.MINE)
    assert len(mines) == 4 + 1 + 1  # countryside, a core tile, the city tile
    for space, place in mines:
        colours = [realm.enemy(token).colour for token in place.tokens]
        assert colours == [Token.RED if in_core(realm, space) else Token.GREEN, Token.BROWN]
        assert place.face_up == [True, False]
        assert not mine_works(realm, space)


@example("MK-EX-118")
@rule("MK-15.7.5", "MK-15.7.6", "MK-15.7.7")
def test_liberation() -> None:
    """MK-EX-118"""
    realm = whole_map()
    hero = open_turn(realm)
    scenario = scenario_of(realm)
    for core, reputation in ((True, 2), (False, 1)):
        space = next(
            space for space, _ in places_of(realm, Site.MINE) if in_core(realm, space) == core
        )
        hero.reputation = 0
        liberate(realm, hero, space)
        place = realm.places[space]
        assert (place.conquered, place.shields) == (True, [0])
        assert hero.reputation == reputation
        assert mine_works(realm, space)
        assert scenario.actions(realm, hero) == []
        if core:  # the mine works at the end of this turn
            colour = realm.spaces[space].colour
            before = hero.crystals[colour]
            run_step_of_end(realm)
            assert hero.crystals[colour] == before + 1
            open_turn(realm)
    hero.space = OFF_MAP
    hero.crystals = [0, 0, 0, 0]
    scenario.round_started(realm)
    assert sum(hero.crystals) == 2


@rule("MK-15.7.4", "MK-15.7.5")
def test_night_rules_apply_with_units_and_undefeated_enemies_stay() -> None:
    realm = whole_map()
    hero = open_turn(realm)
    space, place = places_of(realm, Site.MINE)[0]
    combat = enter(realm, hero, space)
    assert combat.night_rules
    assert not combat.no_units
    defeat(realm, hero, combat, combat.foes[0])
    finish(realm, combat)
    assert not place.conquered
    assert [realm.enemy(token).colour for token in place.tokens] == [Token.BROWN]
    assert place.face_up == [True]
    assert hero.space == space
    liberate(realm, open_turn(realm, 1), space)
    assert place.shields == [1]


@rule("MK-15.7.8")
def test_missing_brown_tokens_are_drawn_later() -> None:
    """MK-15.7.8"""
    realm = table("mines_liberation", 2)
    browns = realm.piles[Token.BROWN][:]
    realm.piles[Token.BROWN].clear()
    before = {space for space, _ in places_of(realm, Site.MINE)}
    while {space for space, _ in places_of(realm, Site.MINE)} == before:
        answer(reveal_tile(realm, 20 + len(realm.laid), 5, None))
    space = next(space for space, _ in places_of(realm, Site.MINE) if space not in before)
    assert len(realm.places[space].tokens) == 1
    realm.piles[Token.BROWN].extend(browns)
    combat = enter(realm, open_turn(realm), space)
    assert [foe.kind.colour for foe in combat.foes][1:] == [Token.BROWN]


@rule("MK-15.7.9", "MK-15.7.10", "MK-15.7.11")
def test_the_end_and_the_score() -> None:
    realm = whole_map()
    hero = open_turn(realm)
    mines = [space for space, _ in places_of(realm, Site.MINE)]
    for number, space in enumerate(mines):
        assert not realm.scenario_ended
        liberate(realm, open_turn(realm, number % 2), space)
    assert realm.scenario_ended
    scenario = scenario_of(realm)
    assert scenario.succeeded(realm)
    points = [0, 0]
    for number, space in enumerate(mines):
        points[number % 2] += 7 if in_core(realm, space) else 4
    assert scenario.categories(realm)[-1].points == points
    assert (scenario.categories(realm)[-1].title, scenario.categories(realm)[-1].shared) == (5, 2)
    assert hero.seat == 0


@example("MK-EX-128")
@rule("MK-15.7.12", "MK-9.7.4", "MK-7.2.3")
def test_the_friendly_city() -> None:
    """MK-EX-128"""
    realm = whole_map()
    city, place = places_of(realm, Site.CITY)[0]
    assert (place.city, place.conquered, place.shields) == (Mana.RED, True, [0, 1])
    assert place.tokens == []
    hero = open_turn(realm, 1, city)
    assert drawing_limit(realm, hero) == 6
    begin_interaction(realm, hero)
    assert realm.turn.influence == 1
