"""Druid Nights (MK-15.8)."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.cards import EnemyDef
from questhall.games.mage_knight.printed.kinds import Site, Token
from questhall.games.mage_knight.rules.combat.result import finish
from questhall.games.mage_knight.rules.combat.strikes import defeat
from questhall.games.mage_knight.rules.map.exploring import reveal_tile
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.combat import Combat
from questhall.games.mage_knight.state.heroes import Hero
from questhall.games.mage_knight.state.realm import Realm
from questhall.kernel.games import OptionValue
from questhall.kernel.offers import carry_out
from tests.marks import example, rule

from .stage import answer, open_turn, places_of, table


def whole_map(seats: int = 2, **options: OptionValue) -> Realm:
    realm = table("druid_nights", seats, "stage", **options)
    while realm.tile_deck:
        answer(reveal_tile(realm, 20 + len(realm.laid), 5, None))
    return realm


def night(realm: Realm, number: int) -> None:
    realm.day = False
    realm.round = 2 * number
    realm.memory["night"] = number - 1
    scenario_of(realm).round_started(realm)


def mark(realm: Realm, hero: Hero, count: int) -> None:
    for space, _ in places_of(realm, Site.MAGICAL_GLADE)[:count]:
        hero.space = space
        answer(scenario_of(realm).movement_ended(realm, hero), "activate-glade")


def read(realm: Realm, hero: Hero) -> None:
    hero.space = 1  # beside the portal
    option = scenario_of(realm).actions(realm, hero)[0]
    answer(carry_out(realm, hero, option))


def fight(realm: Realm, hero: Hero) -> Combat:
    read(realm, hero)
    assert realm.combat is not None
    return realm.combat


@rule("MK-15.8.2")
def test_all_glades_are_on_the_map() -> None:
    countryside, green_city = 5, 1
    assert len(places_of(whole_map(), Site.MAGICAL_GLADE)) == countryside + green_city


@rule("MK-15.8.3")
def test_a_glade_is_activated_once_by_each_hero() -> None:
    realm = whole_map()
    space, place = places_of(realm, Site.MAGICAL_GLADE)[0]
    for seat in (1, 0):
        hero = open_turn(realm, seat, space)
        answer(scenario_of(realm).movement_ended(realm, hero), "activate-glade")
    assert place.shields == [1, 0]
    answer(scenario_of(realm).movement_ended(realm, realm.heroes[0]))
    hero = open_turn(realm, 0, places_of(realm, Site.MAGICAL_GLADE)[1][0])
    answer(scenario_of(realm).movement_ended(realm, hero), "leave-glade")
    assert places_of(realm, Site.MAGICAL_GLADE)[1][1].shields == []


@rule("MK-15.8.3", "MK-6.8.3")
def test_a_glade_is_activated_before_the_battle_for_it() -> None:
    realm = whole_map()
    space, place = places_of(realm, Site.MAGICAL_GLADE)[0]
    open_turn(realm, 1, space)
    hero = open_turn(realm, 0, space)
    realm.turn.path = [realm.neighbours[space][0]]
    answer(GAME.steps["movement"](realm), "end-movement", "activate-glade")
    assert place.shields == [hero.seat]
    assert realm.battle is not None


@rule("MK-15.8.10")
def test_a_glade_may_hold_few_shields_by_agreement() -> None:
    """MK-15.8.10"""
    realm = whole_map(2, few_shields=True)
    space, place = places_of(realm, Site.MAGICAL_GLADE)[0]
    answer(scenario_of(realm).movement_ended(realm, open_turn(realm, 0, space)), "activate-glade")
    answer(scenario_of(realm).movement_ended(realm, open_turn(realm, 1, space)), "replace-shield")
    assert place.shields == [1]
    realm = whole_map(3, few_shields=True)
    space, place = places_of(realm, Site.MAGICAL_GLADE)[0]
    for seat, verb in ((0, "activate-glade"), (1, "activate-glade"), (2, "replace-shield")):
        answer(scenario_of(realm).movement_ended(realm, open_turn(realm, seat, space)), verb)
    assert place.shields == [1, 2]


@example("MK-EX-117")
@rule("MK-15.8.5", "MK-15.8.4")
def test_the_incantation_of_the_first_night() -> None:
    """MK-EX-117"""
    realm = whole_map()
    hero = open_turn(realm)
    mark(realm, hero, 3)
    assert scenario_of(realm).actions(realm, hero) == []
    night(realm, 1)
    realm.piles[Token.BROWN] = [
        realm.new_card(EnemyDef(f"monster {fame}", Token.BROWN, 5, fame)) for fame in (7, 5, 4)
    ]
    combat = fight(realm, hero)
    assert [foe.kind.fame for foe in combat.foes] == [4, 5, 7]
    for foe in combat.foes[:2]:
        defeat(realm, hero, combat, foe)
    left = combat.foes[2].token
    finish(realm, combat)
    assert hero.fame == 8 + 10
    assert realm.turn.rewards == ["crystal"] * 3
    assert left in realm.token_discards[Token.BROWN]
    assert scenario_of(realm).actions(realm, hero) == []


@rule("MK-15.8.4")
def test_the_incantation_is_not_read_at_inhabited_sites() -> None:
    realm = whole_map()
    night(realm, 1)
    hero = open_turn(realm, 0, places_of(realm, Site.VILLAGE)[0][0])
    assert scenario_of(realm).actions(realm, hero) == []


@rule("MK-15.8.6")
def test_shields_leave_with_the_first_night() -> None:
    realm = whole_map()
    hero = open_turn(realm)
    mark(realm, hero, 2)
    night(realm, 1)
    hero.read_incantation = True
    answer(scenario_of(realm).round_ended(realm))
    assert all(place.shields == [] for _, place in places_of(realm, Site.MAGICAL_GLADE))
    assert not hero.read_incantation
    assert not realm.scenario_ended


@rule("MK-15.8.7", "MK-15.8.8")
def test_the_second_night() -> None:
    realm = whole_map()
    hero = open_turn(realm)
    mark(realm, hero, 2)
    night(realm, 2)
    combat = fight(realm, hero)
    assert [foe.kind.colour for foe in combat.foes] == [Token.RED] * 2
    assert realm.turn.rewards == ["crystal"] * 4
    finish(realm, combat)
    assert not realm.scenario_ended
    read(realm, open_turn(realm, 1))
    assert realm.scenario_ended
    assert realm.last_turns == [0, 1]


@rule("MK-15.8.8")
def test_the_game_ends_with_the_second_night() -> None:
    realm = whole_map()
    night(realm, 2)
    answer(scenario_of(realm).round_ended(realm))
    assert realm.scenario_ended


@rule("MK-15.8.10")
def test_the_epic_version() -> None:
    """MK-15.8.10"""
    realm = whole_map(2, epic=True)
    scenario = scenario_of(realm)
    assert scenario.rounds(realm) == 6
    assert scenario.tiles(realm) == (11, 1, 4)
    hero = open_turn(realm)
    night(realm, 2)
    answer(scenario.round_ended(realm))
    assert not realm.scenario_ended
    mark(realm, hero, 2)
    night(realm, 3)
    combat = fight(realm, hero)
    assert [foe.kind.colour for foe in combat.foes] == [Token.BROWN, Token.RED] * 2
    assert realm.turn.rewards == ["crystal"] * 6
