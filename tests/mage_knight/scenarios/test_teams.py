"""Team rules (MK-13.4): two teams of two, or all together against the dummy."""

import pytest

from questhall.games.mage_knight.printed.kinds import Site, Terrain
from questhall.games.mage_knight.rules.map.interaction import may_interact
from questhall.games.mage_knight.rules.map.movement import is_fortress_against, is_safe
from questhall.games.mage_knight.rules.round.end_of_turn import drawing_limit, withdraw
from questhall.games.mage_knight.rules.teams import sides
from questhall.games.mage_knight.state.realm import Place, Realm
from tests.marks import example, rule

from .stage import open_turn, table


def keep_of(realm: Realm, seat: int, space: int) -> int:
    place = Place(Site.KEEP)
    place.conquered = True
    place.shields = [seat]
    realm.places[space] = place
    return space


@rule("MK-13.4.1", "MK-15.5.6")
def test_sides() -> None:
    assert sides(table("full_conquest", 4)) == [[0], [1], [2], [3]]
    assert sides(table("full_conquest", 4, teams=True)) == [[0, 2], [1, 3]]
    assert sides(table("conquer_and_hold", 4)) == [[0, 2], [1, 3]]
    assert sides(table("conquer_and_hold", 3)) == [[0], [1], [2]]
    assert sides(table("full_cooperation", 3)) == [[0, 1, 2]]


@rule("MK-13.4.8")
def test_the_keep_of_a_team_mate_is_open() -> None:
    """MK-13.4.8: its bonus counts only the hero's own keeps."""
    realm = table("full_conquest", 4, teams=True)
    keep = keep_of(realm, 2, 0)
    hero = open_turn(realm, 0, keep)
    assert not is_fortress_against(realm, hero, keep)
    assert is_fortress_against(realm, realm.heroes[1], keep)
    assert may_interact(realm, hero)
    assert drawing_limit(realm, hero) == 5
    keep_of(realm, 0, 30)
    keep_of(realm, 0, 31)
    assert drawing_limit(realm, hero) == 7


@pytest.mark.parametrize(
    ("scenario", "seats", "mate"), [("full_conquest", 4, 2), ("full_cooperation", 2, 1)]
)
@example("MK-EX-60")
@rule("MK-13.4.7", "MK-6.8.8")
def test_the_later_of_two_team_mates_on_a_space_withdraws(
    scenario: str, seats: int, mate: int
) -> None:
    """MK-13.4.7, MK-EX-60"""
    realm = table(scenario, seats, teams=scenario == "full_conquest")
    plains = [
        space
        for space in range(len(realm.spaces))
        if realm.spaces[space].terrain == Terrain.PLAINS and realm.places.get(space) is None
    ]
    open_turn(realm, mate, plains[0])
    hero = open_turn(realm, 0, plains[0])
    realm.turn.path = [plains[1]]
    hand = len(hero.hand)
    assert not is_safe(realm, hero, plains[0])
    withdraw(realm, hero)
    assert hero.space == plains[1]
    assert len(hero.hand) == hand + 1
