"""Sentinels among what encounters bring: civilians, trees, lairs."""

from questhall.games.oathsworn.rules.lairs import open_lairs
from questhall.games.oathsworn.state.deeds import Deed
from tests.marks import rule
from tests.oathsworn.encounters.field import Field

COMPANY = ("grove_maiden", "warden", "priest", "ranger")


@rule("OS-14.3.4")
def test_a_civilian_who_walks_over_a_sentinel_removes_it() -> None:
    field = Field("heronwight", COMPANY)
    folk = field.civilian("0,1")
    field.stand("grove_maiden", "-4,0")
    beside, away = field.sentinels("0,2", "4,0")
    field.do(field.effect("grove_maiden", "for_each(civilian, walk_to(ferry, 2))"))
    assert field.at(folk) == "0,3"
    assert (beside.on_board, away.on_board) == (False, True)


@rule("OS-14.3.4")
def test_a_tree_takes_the_hex_of_a_sentinel() -> None:
    field = Field("uprooter", COMPANY)
    boar = field.boss("0,-3")
    target = field.stand("grove_maiden", "0,3")
    (sentinel,) = field.sentinels("0,2")
    deed = Deed(boar.id)
    deed.target = target.id
    field.do(field.effect("grove_maiden", "plant_tree", deed))
    assert field.battle.obstacle_mask() == 1 << field.told("obstacle-placed")[0].what
    assert not sentinel.on_board


@rule("OS-14.3.3")
def test_a_sentinel_does_not_close_a_lair() -> None:
    field = Field("hush", COMPANY)
    field.boss("0,0")
    field.stand("warden", "-5,0")
    field.sentinels("3,-4")
    keys = [field.battle.lair(card).key for card in open_lairs(field.battle)]
    assert keys == ["thicket_2", "thicket_3", "thicket_4"]
