"""One to Return (MK-15.11)."""

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.printed.kinds import Site, Terrain
from questhall.games.mage_knight.rules.hero_battles.battle import may_battle
from questhall.games.mage_knight.rules.map.movement import allows_many
from questhall.games.mage_knight.rules.round.end_of_turn import withdraw
from questhall.games.mage_knight.rules.round.rounds import end_of_round, selection_order
from questhall.games.mage_knight.rules.round.turn_order import announce_end
from questhall.games.mage_knight.rules.scenario import scenario_of
from questhall.games.mage_knight.state.heroes import OFF_MAP
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.view.view import view
from questhall.kernel.chance import Chance
from questhall.kernel.events import EVERYBODY, Journal
from tests.marks import example, rule

from .stage import answer, open_turn, places_of, run_step, set_up, table


def after_first_day(seats: int = 3, **options: bool) -> tuple[Realm, int]:
    """Everybody leaves the portal in time."""
    realm = table("one_to_return", seats, "stage", **options)
    portal = places_of(realm, Site.PORTAL)[0][0]
    for hero in realm.heroes:
        open_turn(realm, hero.seat, 8 + hero.seat)
    answer(end_of_round(realm))
    return realm, portal


def chosen_ones(realm: Realm, seat: int) -> list[int]:
    """The chosen ones as this seat sees them; -1 is nobody's seat."""
    return [hero.seat for hero in view(realm, seat).heroes if hero.chosen]


@rule("MK-15.11.3")
def test_the_portal_closes_with_the_first_day() -> None:
    realm, portal = after_first_day()
    assert places_of(realm, Site.PORTAL) == []
    assert not allows_many(realm, portal)
    assert realm.spaces[portal].terrain == Terrain.PLAINS
    assert not any(hero.out for hero in realm.heroes)
    assert realm.next_step == "round"


@rule("MK-15.11.3")
def test_heroes_on_the_portal_when_it_closes_are_out() -> None:
    realm = table("one_to_return", 3)
    open_turn(realm, 0, 8)
    open_turn(realm, 1, 9)
    assert realm.heroes[2].space == OFF_MAP
    answer(end_of_round(realm))
    assert [hero.out for hero in realm.heroes] == [False, False, True]
    run_step(realm, realm.chance)
    assert sorted(selection_order(realm)) == [0, 1]
    while realm.next_step == "tactics":
        run_step(realm, realm.chance)
    assert sorted(realm.order) == [0, 1]


@rule("MK-15.11.4")
def test_everybody_loses_if_nobody_left_the_portal() -> None:
    realm = table("one_to_return", 2)
    open_turn(realm)
    answer(end_of_round(realm))
    assert realm.results == [0.0, 0.0]


@example("MK-EX-120")
@rule("MK-15.11.4", "MK-15.11.5")
def test_heroes_on_the_portal_at_the_end_return() -> None:
    """MK-15.11.4, MK-EX-120"""
    realm, portal = after_first_day()
    first, second, third = realm.heroes
    first.fame = 90
    second.space = portal
    realm.round = 4
    realm.day = False
    assert may_battle(realm, third, second)
    announce_end(realm, first.seat)
    assert not may_battle(realm, first, second)
    assert not may_battle(realm, third, second)
    open_turn(realm, third.seat, portal)
    realm.turn.path = [8]
    withdraw(realm, third)
    assert third.space == 8
    answer(end_of_round(realm))
    assert realm.results == [0.0, 1.0, 0.0]


@rule("MK-15.11.4")
def test_nobody_wins_with_an_empty_portal() -> None:
    realm, _ = after_first_day()
    realm.round = 4
    realm.day = False
    answer(end_of_round(realm))
    assert realm.results == [0.0, 0.0, 0.0]


@rule("MK-15.11.4")
def test_the_second_night_ends_the_game_even_if_night_came_first() -> None:
    realm = table("one_to_return", 2, time="night_arrival")
    for number, day in ((1, False), (2, True), (3, False)):
        assert not realm.over
        realm.round = number
        realm.day = day
        for hero in realm.heroes:
            open_turn(realm, hero.seat, 8 + hero.seat)
        answer(end_of_round(realm))
    assert realm.over


@rule("MK-15.11.6")
def test_the_epic_version() -> None:
    """MK-15.11.6"""
    realm = table("one_to_return", 4, epic=True)
    scenario = scenario_of(realm)
    assert scenario.rounds(realm) == 6
    assert scenario.tiles(realm) == (11, 4, 4)
    assert scenario.city_level(realm, 1) == 4


@rule("MK-15.11.7", "MK-22.1")
def test_only_the_team_knows_its_chosen_one_until_the_end() -> None:
    realm, _ = after_first_day(4, teams=True)
    realm.memory["chosen:0"], realm.memory["chosen:1"] = 2, 3
    for seat, known in ((0, [2]), (2, [2]), (1, [3]), (-1, [])):
        assert chosen_ones(realm, seat) == known
    realm.round = 4
    realm.day = False
    answer(end_of_round(realm))
    assert chosen_ones(realm, 0) == chosen_ones(realm, -1) == [2, 3]
    assert chosen_ones(table("one_to_return", 4), 0) == []


@rule("MK-15.11.7", "MK-22.1")
def test_both_members_of_a_team_are_told_who_is_to_return() -> None:
    realm = GAME.deal(set_up("one_to_return", 4, teams=True), Chance("stage"))
    journal = realm.journal = Journal()
    run_step(realm, Chance("stage"))
    told = [event for event in journal.events if event.key == "chosen-one"]
    assert sorted(event.seen_by for event in told) == [0, 1, 2, 3]
    for event in told:
        assert event.what == realm.memory[f"chosen:{event.seen_by % 2}"]
    scenario_of(realm).score(realm)
    assert [event.seen_by for event in journal.events[-2:]] == [EVERYBODY, EVERYBODY]


@rule("MK-15.11.7")
def test_a_team_wins_only_with_its_chosen_one() -> None:
    """MK-15.11.7"""
    for chosen, results in ((2, [1.0, 0.0, 1.0, 0.0]), (0, [0.0, 0.0, 0.0, 0.0])):
        realm, portal = after_first_day(4, teams=True)
        assert realm.memory["chosen:0"] in (0, 2)
        assert realm.memory["chosen:1"] in (1, 3)
        realm.memory["chosen:0"] = chosen
        realm.heroes[2].space = portal
        realm.round = 4
        realm.day = False
        answer(end_of_round(realm))
        assert realm.results == results
