"""Chapters 5 and 6.1: the end of a round and of a scenario."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.state.scene import Ending, Strength
from questhall.games.gloomhaven.view.pieces import TableView
from questhall.kernel.decisions import NOTHING

from ...marks import example, rule
from ..bench import BOTTOM
from .table import Table

BRUTE = ("trample", "shield_bash")
TINKERER = ("hook_gun", "ink_bomb")


def party() -> Table:
    return Table(brute="0,0", tinkerer="4,0")


@rule("GH-5.1.2", "GH-1.5.5", "GH-5.1.8")
@pytest.mark.parametrize(("card", "shuffled"), [(1, True), (8, True), (2, False), (7, False)])
def test_ability_cards_with_the_symbol_are_shuffled_back(card: int, shuffled: bool) -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0")
    archer = table.monster("bandit_archer", "-5,-1")
    table.next_card("guard", card)
    table.next_card("archer", 2)
    table.begin_round(BRUTE, TINKERER)
    deck = table.deck(guard)
    assert (len(deck.draw), len(deck.discard)) == (7, 1)
    table.all_turns()
    assert (len(deck.draw), len(deck.discard)) == (7, 1)
    table.finish_round()
    assert (len(deck.draw), len(deck.discard)) == ((8, 0) if shuffled else (7, 1))
    assert (deck.revealed, len(table.deck(archer).discard)) == (NOTHING, 1)


@rule("GH-1.5.5")
def test_an_empty_ability_deck_is_shuffled() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0")
    deck = table.deck(guard)
    deck.discard, deck.draw = deck.draw, []
    table.begin_round(BRUTE, TINKERER)
    assert (len(deck.draw), len(deck.discard)) == (7, 1)


@rule("GH-5.1.8")
def test_the_cards_of_a_round_do_not_apply_in_the_next() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0")
    table.next_card("guard", 2)
    table.begin_round(BRUTE, TINKERER)
    first = table.deck(guard).revealed
    table.all_turns()
    table.finish_round()
    assert table.scene.monster_card(guard.type) is None
    table.begin_round(("grab_and_go", "sweeping_blow"), ("toxic_bolt", "stun_shot"))
    assert table.deck(guard).revealed not in (NOTHING, first)
    assert first in table.deck(guard).discard


@rule("GH-5.1.3", "GH-3.11.7")
def test_elements_wane() -> None:
    table = party()
    table.element("fire", Strength.STRONG)
    table.element("ice", Strength.WANING)
    table.end_round()
    assert [table.element_of(name) for name in ("fire", "ice", "air")] == [
        Strength.WANING,
        Strength.INERT,
        Strength.INERT,
    ]
    table.end_round()
    assert table.element_of("fire") == Strength.INERT


@rule("GH-5.1.4")
def test_bonuses_of_the_round_end() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0")
    table.monster_turn(guard, card=1)
    assert (guard.shield, guard.retaliate) == (1, [2, 1])
    kept = table.play("warding_strength", BOTTOM)
    ended = table.play("shield_bash", BOTTOM)
    table.end_round()
    assert (guard.shield, guard.retaliate) == (0, [])
    assert (table.pile_of(kept), table.pile_of(ended)) == ("active", "discard")


@rule("GH-5.1.5", "GH-5.1.1", "GH-5.1.2", "GH-5.1.3", "GH-5.1.4")
def test_short_rests_come_after_all_that() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0")
    table.next_card("guard", 1)
    table.begin_round(BRUTE, TINKERER)
    table.rig("critical")
    table.attack(table.figure(), guard, 1)
    table.element("fire", Strength.STRONG)
    table.all_turns()
    table.step()
    table.open_step()
    assert [decision.prompt for decision in table.asked] == ["short-rest", "short-rest"]
    assert table.hero().deck.discard == []
    assert table.deck(guard).discard == []
    assert (table.element_of("fire"), guard.shield) == (Strength.WANING, 0)


@rule("GH-5.1.6")
def test_rounds_are_counted() -> None:
    table = party()
    table.monster("bandit_guard", "-6,0")
    counted: list[int] = []
    for plan in (BRUTE, ("grab_and_go", "sweeping_blow")):
        table.begin_round(plan, TINKERER)
        view = GAME.view(table.scene, 0)
        assert isinstance(view, TableView)
        counted.append(view.round)
        table.all_turns()
        table.finish_round()
        table.hero(1).discard.clear()
    assert counted[1] == counted[0] + 1


@rule("GH-6.1.1", "GH-5.1.7")
@example("GH-EX-195")
def test_the_round_is_played_to_its_end_after_the_last_kill() -> None:
    table = Table(brute="0,0", tinkerer="4,0", scoundrel="2,2")
    guard = table.monster("bandit_guard", "1,0", hp=1)
    table.coin("2,2")
    table.next_card("guard", 6)
    table.begin_round(
        ("eye_for_an_eye", "spare_dagger"),
        ("flamethrower", "hook_gun"),
        ("special_mixture", "venom_shiv"),
    )
    table.open_turn(0)
    card = next(c for c in table.hero().chosen if table.scene.card(c).key == "spare_dagger")
    table.choose(f"standard-attack:{card}")
    table.choose(guard)
    assert table.scene.outcome == Ending.VICTORY
    table.idle()
    assert not table.scene.over
    assert table.all_turns() == ["scoundrel", "tinkerer"]
    assert table.hero(2).coins == 1
    assert not table.scene.over
    table.finish_round()
    assert table.scene.results == [1.0, 1.0, 1.0]


@rule("GH-6.1.2", "GH-3.19.6", "GH-5.1.7")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0")
    table.next_card("guard", 6)
    table.begin_round(BRUTE, TINKERER)
    table.hurt(table.figure(0), 99)
    assert table.scene.outcome != Ending.LOSS
    table.hurt(table.figure(1), 99)
    assert table.scene.outcome == Ending.LOSS
    assert table.all_turns() == [table.name(guard)]
    table.finish_round()
    assert table.scene.results == [0.0, 0.0]


@rule("GH-6.1.1", "GH-6.1.2")
def test_the_first_condition_met_decides() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0", hp=1)
    table.begin_round(BRUTE, TINKERER)
    table.hurt(guard, 1)
    for seat in (0, 1):
        table.hurt(table.figure(seat), 99)
    table.all_turns()
    table.finish_round()
    assert table.scene.results == [1.0, 1.0]


@rule("GH-6.1.1", "GH-6.1.2")
def test_a_lost_scenario_stays_lost() -> None:
    table = party()
    guard = table.monster("bandit_guard", "-6,0", hp=1)
    table.give(guard, "wound")
    table.begin_round(BRUTE, TINKERER)
    for seat in (0, 1):
        table.hurt(table.figure(seat), 99)
    table.all_turns()
    assert guard.gone
    table.finish_round()
    assert table.scene.results == [0.0, 0.0]
