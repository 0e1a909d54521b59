"""Looting (RULES 3.16) and the contents of numbered treasures (GH-2.2.27 to GH-2.2.32)."""

import pytest

from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.treasures import treasures
from questhall.games.gloomhaven.rules.movement.looting import loot_hex
from questhall.games.gloomhaven.rules.movement.treasures import (
    Damage,
    FoundItem,
    Inflict,
    give_treasure,
)
from questhall.games.gloomhaven.rules.round.results import result_of
from questhall.games.gloomhaven.state.scene import Tile, TileKind
from questhall.kernel.codec import to_plain

from ...marks import example, rule
from ..bench import TOP, Bench, Choice

ITEMS = {item.key: item for item in library().items}


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="-3,0")


def chest(bench: Bench, place: str, number: int) -> Tile:
    tile = Tile(TileKind.TREASURE, "chest", [bench.cell(place)])
    tile.number = number
    bench.scene.lay(tile)
    return tile


def take(bench: Bench, number: int, *choices: Choice) -> None:
    chest(bench, "0,0", number)
    bench.run(loot_hex(bench.scene, bench.hero(), bench.cell("0,0"), False), *choices)


# -- looting -----------------------------------------------------------------------


@rule("GH-3.16.1", "GH-3.16.2", "GH-2.2.27")
def test_loot_takes_all_within_range() -> None:
    bench = party()
    bench.coin("0,0")
    bench.coin("1,0", 2)
    bench.coin("2,0")
    bench.monster("bandit_guard", "1,0")
    chest(bench, "0,1", 4)
    bench.play("grab_and_go", TOP, "loot")
    assert (bench.hero().coins, bench.hero().treasures) == (3, [4])
    assert bench.scene.coins[bench.cell("2,0")] == 1
    assert bench.scene.tile(bench.cell("0,1")) is None


@rule("GH-3.16.1")
def test_loot_may_be_skipped_as_a_whole() -> None:
    bench = party()
    bench.coin("0,0")
    bench.play("grab_and_go", TOP, "skip")
    assert bench.hero().coins == 0


@rule("GH-3.16.6")
def test_looting_at_the_end_of_the_turn() -> None:
    bench = party()
    bench.coin("0,0", 2)
    bench.coin("1,0")
    chest(bench, "0,0", 16)
    bench.end_turn()
    assert (bench.hero().coins, bench.hero().gold) == (2, 10)


@rule("GH-3.16.3")
def test_coins_belong_to_whoever_looted_them() -> None:
    bench = party()
    bench.coin("0,0", 2)
    bench.end_turn()
    assert [bench.hero(seat).coins for seat in (0, 1)] == [2, 0]


@rule("GH-3.16.7", "GH-3.14.9")
def test_summons_and_monsters_do_not_loot_at_the_end_of_their_turns() -> None:
    bench = party()
    bench.item("falcon_figurine")
    bench.open("grab_and_go", 1)
    for choice in ("item:0", "1,0", "stay"):
        bench.choose(choice)
    falcon = bench.scene.figure_on(bench.cell("1,0"))
    assert falcon is not None
    bench.coin("1,0")
    bench.coin("3,0")
    guard = bench.monster("bandit_guard", "3,0")
    bench.give(guard, "stun")
    bench.give(falcon, "stun")
    bench.summon_turn(falcon)
    bench.monster_turn(guard)
    assert bench.hero().coins == 0
    assert bench.scene.coins[bench.cell("3,0")] == 1


# -- rewards -----------------------------------------------------------------------


@rule("GH-2.2.30")
def test_there_are_75_treasures_and_each_holds_something() -> None:
    assert list(treasures()) == list(range(1, 76))
    for treasure in treasures().values():
        assert treasure.rewards or treasure.for_campaign


@rule("GH-3.16.4", "GH-2.2.30")
def test_gold_in_a_treasure() -> None:
    bench = party()
    take(bench, 25)
    assert (bench.hero().gold, bench.hero().coins) == (25, 0)
    assert result_of(bench.scene, bench.hero()).gold == 25


@rule("GH-3.16.4")
def test_experience_in_a_treasure() -> None:
    bench = party()
    take(bench, 10)
    assert bench.xp() == 10


@rule("GH-3.16.4")
def test_a_treasure_that_hurts() -> None:
    bench = party()
    take(bench, 13)
    assert bench.figure().hp == bench.figure().max_hp - 5
    assert bench.conditions(bench.figure()) == ["poison", "wound"]


@rule("GH-2.1.9")
@pytest.mark.parametrize("number", list(treasures()))
def test_nobody_imagines_what_a_treasure_holds(number: int) -> None:
    bench = party()
    bench.scene.imagined = True
    chest(bench, "0,0", number)
    chest(bench, "1,0", number)
    before = to_plain(bench.scene)
    bench.run(give_treasure(bench.scene, bench.hero(), number))
    assert to_plain(bench.scene) == before


@rule("GH-3.16.4", "GH-3.18.6")
def test_the_damage_of_a_treasure_may_be_cancelled() -> None:
    bench = party()
    card = bench.card("trample", pile="hand")
    take(bench, 46, "lose-hand")
    assert bench.figure().hp == bench.figure().max_hp
    assert bench.conditions(bench.figure()) == ["poison"]
    assert bench.pile_of(card) == "lost"


@rule("GH-3.16.4", "GH-15.1.8")
def test_a_treasure_can_exhaust_at_the_end_of_a_turn() -> None:
    bench = party()
    bench.figure().hp = 5
    chest(bench, "0,0", 21)
    bench.end_turn()
    assert bench.hero().exhausted


@rule("GH-2.2.31", "GH-1.3.1")
def test_an_item_in_a_treasure_is_not_equipped() -> None:
    bench = party()
    take(bench, 33)
    assert bench.hero().items == []
    assert result_of(bench.scene, bench.hero()).items == [19]


@rule("GH-3.16.5")
@example("GH-EX-192")
@pytest.mark.parametrize("equipped", [True, False])
def test_an_item_already_owned_is_sold_for_half_its_price(equipped: bool) -> None:
    bench = party()
    if equipped:
        bench.item("black_knife")
    else:
        bench.hero().stored = [ITEMS["black_knife"]]
    take(bench, 41)
    assert ITEMS["black_knife"].price == 25
    assert bench.hero().gold == 12
    result = result_of(bench.scene, bench.hero())
    assert (result.items, result.sold) == ([], [53])


@rule("GH-9.7.9", "GH-2.2.31")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_an_item_that_the_party_owns_there_is_no_copy_to_find(seat: int) -> None:
    bench = party()
    bench.hero(seat).stored = [ITEMS["skullbane_axe"]]
    assert ITEMS["skullbane_axe"].copies == 1
    take(bench, 60)
    result = result_of(bench.scene, bench.hero())
    assert (bench.hero().gold, result.items, result.sold) == (0, [], [])


@rule("GH-3.16.4")
def test_checks_in_a_treasure() -> None:
    bench = party()
    take(bench, 8)
    assert result_of(bench.scene, bench.hero()).checks == 1


@rule("GH-2.2.32", "GH-2.2.30")
def test_what_only_a_campaign_can_give_is_in_the_result() -> None:
    bench = party()
    for number in (1, 49, 36, 75):
        take(bench, number)
    result = result_of(bench.scene, bench.hero())
    assert result.treasures == [1, 49, 36, 75]
    assert result.rewards == ["random_item_design", "scenario(17)", "item_design(96)", "cryptogram"]


@rule("GH-2.2.28")
def test_a_goal_treasure_has_no_entry() -> None:
    bench = party()
    take(bench, 0)
    result = result_of(bench.scene, bench.hero())
    assert (result.treasures, result.rewards, result.gold) == ([], [], 0)


def test_every_kind_of_reward_is_known() -> None:
    texts = [text for treasure in treasures().values() for text in treasure.for_campaign]
    words = {text.partition("(")[0] for text in texts}
    assert words == {
        "item_design",
        "random_item_design",
        "scenario",
        "random_scenario",
        "cryptogram",
    }


def test_what_some_treasures_hold() -> None:
    trapped, gear, map = (treasures()[number] for number in (13, 62, 7))
    assert [type(each) for each in trapped.rewards] == [Damage, Inflict]
    assert [(type(each), each.amount) for each in gear.rewards] == [
        (FoundItem, 110),
        (FoundItem, 115),
    ]
    assert (map.rewards, map.for_campaign) == ([], ["random_scenario"])
