"""Chapter 3.1: short and long rests."""

import pytest

from questhall.games.gloomhaven.state.heroes import ItemState

from ...marks import example, rule
from ..bench import BOTTOM, TOP
from .table import REST, Table

IDLE = ("stun_shot", "ink_bomb")
FOUR = ("trample", "grab_and_go", "sweeping_blow", "spare_dagger")


def resting(*discard: str) -> Table:
    """The Brute has discarded these cards and rests; a monster keeps the scenario going."""
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    table.discard(*discard)
    return table


def refreshing(*discard: str) -> Table:
    """The same, at the end of a round."""
    table = resting(*discard)
    table.scene.next_step = "refresh"
    return table


@rule("GH-3.1.21", "GH-3.1.20", "GH-5.1.5")
@pytest.mark.parametrize(("drawn", "name"), [(0, "trample"), (2, "sweeping_blow")])
def test_a_short_rest_loses_a_random_card(drawn: int, name: str) -> None:
    table = refreshing(*FOUR)
    table.scene.chance.rig("rest", [drawn])
    table.finish_round("short-rest", "accept")
    assert table.cards("lost") == [name]
    assert sorted(table.cards("hand")) == sorted(set(FOUR) - {name})
    assert table.cards("discard") == []
    assert table.figure().hp == 10


@rule("GH-3.1.21", "GH-5.1.5")
def test_a_short_rest_is_optional() -> None:
    table = refreshing("trample", "grab_and_go")
    table.finish_round("no-rest")
    assert table.cards("discard") == ["trample", "grab_and_go"]


@rule("GH-3.1.20", "GH-5.1.5")
def test_a_short_rest_needs_two_discarded_cards() -> None:
    table = refreshing("trample")
    table.step()
    table.step()
    assert table.cards("discard") == ["trample"]


@rule("GH-3.1.21", "GH-3.1.22")
@example("GH-EX-104")
def test_once_another_card_is_lost_instead_for_1_damage() -> None:
    table = refreshing(*FOUR)
    table.figure().hp = 5
    table.scene.chance.rig("rest", [1, 2])
    table.step()
    table.open_step()
    table.choose("short-rest")
    table.choose("redraw")
    assert table.prompt == "damage"
    table.choose("suffer")
    assert table.decision is None
    assert table.cards("lost") == ["spare_dagger"]
    assert sorted(table.cards("hand")) == ["grab_and_go", "sweeping_blow", "trample"]
    assert table.figure().hp == 4


@rule("GH-3.1.22")
@pytest.mark.parametrize("second", [0, 1, 2])
def test_the_second_card_is_never_the_first(second: int) -> None:
    table = refreshing(*FOUR)
    table.scene.chance.rig("rest", [0, second])
    table.finish_round("short-rest", "redraw", "suffer")
    assert table.cards("lost") == [FOUR[second + 1]]


@rule("GH-3.1.22", "GH-3.19.1")
@example("GH-EX-105")
def test_the_damage_of_a_redraw_can_exhaust() -> None:
    table = refreshing(*FOUR)
    table.figure().hp = 1
    table.finish_round("short-rest", "redraw", "suffer")
    assert table.hero().exhausted
    assert sorted(table.cards("lost")) == sorted(FOUR)
    assert table.figure().gone


@rule("GH-3.1.24", "GH-3.1.20", "GH-3.1.23")
@example("GH-EX-106")
def test_a_long_rest() -> None:
    table = resting("trample", "grab_and_go", "sweeping_blow")
    spent, consumed = table.item("boots_of_striding"), table.item("minor_healing_potion")
    spent.state, consumed.state = ItemState.TURNED, ItemState.FLIPPED
    table.figure().hp = 3
    table.give(table.figure(), "wound")
    table.next_card("guard", 6)
    table.begin_round(REST, IDLE)
    assert table.order == ["tinkerer", "bandit_guard", "brute"]
    table.next_turn()
    table.next_turn()
    table.open_step()
    table.choose("suffer")
    assert (table.prompt, table.figure().hp) == ("long-rest", 2)
    table.choose("grab_and_go")
    assert table.decision is None
    assert table.cards("lost") == ["grab_and_go"]
    assert table.cards("hand") == ["trample", "sweeping_blow"]
    assert (table.figure().hp, table.conditions(table.figure())) == (4, [])
    assert (spent.state, consumed.state) == (ItemState.READY, ItemState.FLIPPED)


@rule("GH-3.1.24")
@example("GH-EX-107")
def test_a_long_rest_while_poisoned() -> None:
    table = resting("trample", "grab_and_go")
    table.figure().hp = 3
    table.give(table.figure(), "poison")
    table.begin_round(REST, IDLE)
    table.all_turns()
    assert (table.figure().hp, table.conditions(table.figure())) == (3, [])


@rule("GH-3.1.26")
def test_a_stunned_character_may_long_rest() -> None:
    table = resting("trample", "grab_and_go")
    table.figure().hp = 3
    table.give(table.figure(), "stun")
    table.begin_round(REST, IDLE)
    table.next_turn()
    table.next_turn()
    table.next_turn("trample")
    assert table.cards("hand") == ["grab_and_go"]
    assert table.figure().hp == 5


@rule("GH-3.1.26", "GH-3.18.1")
@example("GH-EX-109")
def test_a_long_rest_that_has_become_impossible_does_nothing() -> None:
    table = resting("trample", "grab_and_go")
    spent = table.item("boots_of_striding")
    spent.state = ItemState.TURNED
    table.figure().hp = 3
    table.begin_round(REST, IDLE)
    table.hurt(table.figure(), 4, "trample")
    assert table.cards("lost") == ["trample", "grab_and_go"]
    table.all_turns()
    assert (table.figure().hp, spent.state) == (3, ItemState.TURNED)
    assert not table.hero().exhausted
    table.scene.next_step = "round"
    table.step()
    assert table.hero().exhausted


@rule("GH-3.1.26")
def test_by_agreement_it_is_done_as_far_as_possible() -> None:
    table = Table(options={"partial_long_rest": True}, brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    table.discard("trample", "grab_and_go", "sweeping_blow")
    spent = table.item("boots_of_striding")
    spent.state = ItemState.TURNED
    table.figure().hp = 3
    table.begin_round(REST, IDLE)
    table.hurt(table.figure(), 4, "trample", "grab_and_go")
    table.all_turns()
    assert table.cards("lost") == ["trample", "grab_and_go", "sweeping_blow"]
    assert (table.figure().hp, spent.state) == (5, ItemState.READY)


def with_active_card() -> Table:
    """The Brute has one discarded card and one active card without the lost symbol."""
    table = resting("grab_and_go")
    table.play("shield_bash", BOTTOM)
    table.scene.actives[0].until_round_end = False
    return table


@rule("GH-3.1.27", "GH-3.12.10")
@example("GH-EX-214")
def test_an_active_card_counts_for_a_rest_and_may_stay() -> None:
    table = with_active_card()
    table.begin_round(REST, IDLE)
    assert not table.hero().exhausted
    table.next_turn()
    table.next_turn()
    table.next_turn("leave")
    assert table.cards("lost") == ["grab_and_go"]
    assert table.cards("hand") == []
    assert len(table.scene.actives) == 1


@rule("GH-3.1.27", "GH-3.12.11")
@example("GH-EX-214")
def test_an_active_card_may_take_part_in_the_rest() -> None:
    table = with_active_card()
    table.begin_round(REST, IDLE)
    table.next_turn()
    table.next_turn()
    table.next_turn("gather", "grab_and_go")
    assert table.cards("lost") == ["grab_and_go"]
    assert table.cards("hand") == ["shield_bash"]
    assert table.scene.actives == []


@rule("GH-3.1.27")
def test_one_card_at_least_must_lie_in_the_discard() -> None:
    table = resting()
    first = table.play("shield_bash", BOTTOM)
    second = table.play("eye_for_an_eye", TOP)
    for active in table.scene.actives:
        active.until_round_end = False
    table.begin_round(REST, IDLE)
    table.next_turn()
    table.next_turn()
    table.open_step()
    assert table.offered == [f"leave:{first}", f"gather:{first}"]
    table.choose("leave")
    assert table.decision is None
    assert (table.pile_of(first), table.pile_of(second)) == ("active", "lost")


@rule("GH-3.1.27")
def test_an_active_card_with_the_lost_symbol_does_not_count() -> None:
    table = resting("grab_and_go")
    table.play("warding_strength", BOTTOM)
    table.hand(*IDLE, seat=1)
    table.open_selection()
    assert table.hero().exhausted


@rule("GH-5.1.4", "GH-5.1.5")
@example("GH-EX-113")
def test_round_bonuses_end_before_short_rests() -> None:
    table = refreshing("grab_and_go")
    table.play("eye_for_an_eye", TOP)
    table.scene.chance.rig("rest", [0])
    table.finish_round("short-rest", "accept")
    assert table.cards("lost") == ["grab_and_go"]
    assert table.cards("hand") == ["eye_for_an_eye"]
