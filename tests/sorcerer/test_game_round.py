"""Chapters 2.1.5 and 13: rounds and their phases, over whole games."""

import re

import pytest

from questhall.kernel.events import Event
from tests.marks import rule
from tests.sorcerer.walks import WALKS, whole_game

ACTION_RULE = "SO-15.1.6"
LETTERS = {
    "first-player": "F",  # the holder of fate for this round is fixed
    "all-ready": "R",
    "attacks": "B",
    "end-effect": "E",
    "burns": "E",
    "round": "N",
}


def letters(events: list[Event]) -> str:
    """A game as a word: F fate, R ready, A an action, B an attack, E end of round, N new."""
    word = ""
    for event in events:
        if event.chooser >= 0:
            word += "A" if event.rule == ACTION_RULE else ""
        else:
            word += LETTERS.get(event.key, "")
    return word


@rule("SO-2.1.5", "SO-13.1.1", "SO-13.1.2", "SO-13.1.3", "SO-13.1.4", "SO-15.1.4")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_rounds_follow_each_other_to_the_end(format: str, seats: int, seed: str) -> None:
    word = letters(whole_game(seed, format, seats))
    all_actions = f"A{{{6 * seats}}}"
    rounds = rf"F{all_actions}B*E*(NFR{all_actions}B*E*)*"
    unfinished = rf"(NFRA{{0,{6 * seats}}})?"
    assert re.fullmatch(rounds + unfinished, word), word
    assert word.count("N") >= 1


@rule("SO-15.1.1", "SO-15.1.4", "SO-2.1.5")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_actions_go_round_the_table_from_the_first_player(
    format: str, seats: int, seed: str
) -> None:
    first = -1
    turn = 0
    teams = 2 if format == "team" else seats
    for event in whole_game(seed, format, seats):
        if event.key == "first-player" and event.chooser < 0:
            first = event.what
            turn = 0
        if event.chooser >= 0 and event.rule == ACTION_RULE:
            assert event.chooser % teams == (first + turn) % teams
            turn += 1
    assert turn > 0


@rule("SO-16.1.3", "SO-2.1.5")
@pytest.mark.parametrize(("format", "seats", "seed"), WALKS)
def test_battlefields_are_fought_one_after_the_other(format: str, seats: int, seed: str) -> None:
    fought: list[int] = []
    for event in whole_game(seed, format, seats):
        if event.key == "round" and event.chooser < 0:
            fought = []
        if event.key == "attacks" and (not fought or fought[-1] != event.where):
            assert event.where not in fought
            fought.append(event.where)
    assert fought
