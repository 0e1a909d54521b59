"""What the story changes in the first encounter."""

from questhall.games.oathsworn.printed.encounter import CommonTile
from questhall.games.oathsworn.rules.victory import LOST, WON, finish, spoils_of
from tests.oathsworn.encounters.field import set_up


def test_poisoned_bait_leaves_one_rat() -> None:
    assert len(set_up("grain_mother").minions()) == 3
    (rat,) = set_up("grain_mother", "c01_poisoned_bait").minions()
    assert rat.place == max(each.place for each in set_up("grain_mother").minions())


def test_the_open_sluice_lets_water_in() -> None:
    tiles = set_up("grain_mother", "c01_sluice_open").tiles
    assert [tile.kind for tile in tiles] == [CommonTile.WATER] * 4


def test_what_it_brings() -> None:
    for result, iron, flag in ((WON, 8, "c01_won"), (LOST, 4, "c01_lost")):
        battle = set_up("grain_mother")
        finish(battle, result)
        spoils = spoils_of(battle)
        assert (spoils.iron, spoils.flags) == (iron, [flag])
