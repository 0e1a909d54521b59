"""A ready company of a chosen level, and what it may wear (OS-3.7, OS-11)."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import ClassDef, ItemDef
from questhall.games.oathsworn.rules.board.numbers import regen_of
from questhall.games.oathsworn.rules.equipment import may_equip
from questhall.games.oathsworn.rules.story.progress import tokens_by_level
from questhall.games.oathsworn.setup.levelling import (
    ANIMUS_UPGRADES_AT,
    equip_fully,
    grow,
    reached,
)
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.companions import bench_of


def items(*keys: str) -> list[ItemDef]:
    return [library().items[key] for key in keys]


def board(key: str) -> ClassDef:
    return library().classes[key]


@rule("OS-3.7.1", "OS-3.7.6")
@pytest.mark.parametrize(
    ("worn", "more", "fits"),
    [
        ([], "short_sword", True),
        (["short_sword"], "short_sword", True),
        (["short_sword"], "buckler", True),
        (["short_sword", "buckler"], "short_sword", False),
        (["short_sword", "short_sword"], "buckler", False),
        ([], "buckler", False),
        ([], "long_sword", True),
        (["short_sword"], "long_sword", False),
        (["long_sword"], "buckler", False),
        (["cast_iron_coat"], "tanned_leather_jerkin", False),
        (["whetstone"], "bitter_bread", False),
        (["long_sword", "cast_iron_coat"], "whetstone", True),
        ([], "short_bow", False),  # no bows for the Warden
        ([], "quilted_smock", False),
    ],
)
def test_hands_and_slots(worn: list[str], more: str, fits: bool) -> None:
    assert may_equip(board("warden"), items(*worn), library().items[more]) == fits


@rule("OS-3.7.13")
def test_some_hold_a_bow_and_a_blade() -> None:
    huntress = ClassDef("huntress", 8, 6, board("warden").special)
    huntress.item_kinds = ["bow", "blade", "rawhide"]
    huntress.together = ["bow", "blade"]
    assert may_equip(huntress, items("short_bow"), library().items["long_sword"])
    assert not may_equip(huntress, items("short_bow"), library().items["heron_bow"])
    assert not may_equip(huntress, items("short_bow", "long_sword"), library().items["short_sword"])


@rule("OS-3.12.1", "OS-3.7.1")
@pytest.mark.parametrize("key", list(library().classes))
def test_starting_items_can_be_worn(key: str) -> None:
    worn: list[ItemDef] = []
    for item in items(*board(key).starting_items):
        assert may_equip(board(key), worn, item), item.key
        worn.append(item)


@rule("OS-11.1.1")
def test_the_table_of_levels() -> None:
    tokens = [tokens_by_level(level) for level in range(1, 22)]
    assert tokens == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6]
    upgrades = [reached(ANIMUS_UPGRADES_AT, level) for level in range(1, 22)]
    assert upgrades == [0] * 7 + [1] * 4 + [2] * 5 + [3] * 5


@example("OS-EX-191")
@rule("OS-11.2.4", "OS-11.2.3")
def test_animus_upgrades_and_permanent_tokens() -> None:
    bench = Bench()
    warden = bench.oathsworn("warden")
    warden.level = 12
    kinds = ("token-kind:redraw",) * 3
    bench.do(grow(bench.battle, warden), "more-animus", "more-regen", *kinds)
    assert warden.animus + warden.reserve == warden.board.max_animus + 2
    assert regen_of(warden) == warden.board.regen + 1
    assert bench.token("warden", "redraw") == 3


@rule("OS-11.2.3")
def test_no_more_than_three_permanent_tokens_of_a_kind() -> None:
    bench = Bench()
    warden = bench.oathsworn("warden")
    warden.level = 14
    upgrades = ("more-regen", "more-regen")
    kinds = ("token-kind:redraw",) * 3
    bench.do(grow(bench.battle, warden), *upgrades, *kinds, "token-kind:empower")
    assert not any(each.startswith("token-kind:redraw") for each in bench.options())


@example("OS-EX-191")
@rule("OS-11.2.5", "OS-3.11.6")
@ruling("OS-R24")
def test_a_companion_has_tokens_instead_of_animus() -> None:
    bench, companion, _ = bench_of("priest_smite")
    companion.level = 8
    answers = ("token-kind:animus", *("token-kind:animus",) * 2, "token-kind:defense")
    bench.do(grow(bench.battle, companion), *answers)
    assert sum(companion.tokens) == 4
    assert companion.animus + companion.reserve == 2
    assert "token-kind:animus" not in bench.options()


@rule("OS-11.5.2", "OS-3.7.9")
def test_full_equipment_of_lower_chapters() -> None:
    bench = Bench()
    warden = bench.oathsworn("warden")
    warden.level = 3
    answers = ("item:carters_sabre", "item:barrel_lid", "item:riveted_coat", "item:pilgrim_boots")
    bench.do(equip_fully(bench.battle, warden), *answers)
    worn = [bench.battle.item(card).key for card in warden.equipped]
    assert worn == ["carters_sabre", "barrel_lid", "riveted_coat", "pilgrim_boots"]
    assert set(bench.battle.items_in(warden.hand)) == set(warden.equipped)
    seen = {option.what for decision in bench.asked for option in decision.options}
    box = list(library().items.values())
    assert {box[number].chapter for number in seen} == {1, 2}
    assert not any(box[number].unique for number in seen)


@rule("OS-11.5.2")
def test_there_are_only_so_many_copies() -> None:
    bench = Bench()
    priest, warbear = bench.oathsworn("priest"), bench.oathsworn("warbear")
    priest.level = warbear.level = 2
    bench.do(equip_fully(bench.battle, priest), "item:great_maul", "item", "item:rope_and_hook")
    offers = len(bench.asked)
    bench.do(equip_fully(bench.battle, warbear), "item", "item", "item")
    box = list(library().items)
    later = {box[each.what] for decision in bench.asked[offers:] for each in decision.options}
    assert not later & {"great_maul", "rope_and_hook"}


@example("OS-EX-189")
@rule("OS-11.5.2", "OS-11.1.1")
def test_what_a_company_of_level_10_begins_with() -> None:
    assert tokens_by_level(10) == 3
    assert reached(ANIMUS_UPGRADES_AT, 10) == 1
    warden = board("warden")
    assert {card.level for card in warden.unlocked(10)} == {1, 2, 5, 10}
    bench = Bench()
    bench.oathsworn("warden").level = 10
    bench.do(equip_fully(bench.battle, bench.oathsworn("warden")), *["item"] * 4)
    seen = {option.what for decision in bench.asked for option in decision.options}
    box = list(library().items.values())
    assert max(box[number].chapter for number in seen) == max(
        item.chapter for item in box if item.chapter <= 9 and not item.unique
    )


@rule("OS-11.5.2", "OS-11.2.1")
@pytest.mark.parametrize("level", [1, 4, 8, 21])
def test_a_company_of_any_level_is_set_up(level: int) -> None:
    match = Match.start(GAME, Setup("encounter", 3, {"level": level}), f"level {level}")
    chance = Chance(f"level {level}")
    while match.state.next_step != "turn":
        decision = match.pending[0]
        match.answer(0, chance.below("any", len(decision.options)), decision.seats[0])
    battle = match.state
    assert isinstance(battle, Battle)
    assert GAME.faults(battle) == []
    for each in battle.company:
        worn: list[ItemDef] = []
        for card in each.equipped:
            assert may_equip(each.board, worn, battle.item(card))
            worn.append(battle.item(card))
        permanent = tokens_by_level(level)
        upgrades = reached(ANIMUS_UPGRADES_AT, level)
        extra = upgrades if each.companion is not None else 0
        assert sum(each.tokens) == permanent + 2 + extra
