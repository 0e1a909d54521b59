"""Quest 2, Wet Footprints: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.setup.setup import new_cards

from ..storybench import DARK, LIGHT, NEUTRAL, StoryBench, shadow


def test_q2_townspeople_are_friends_by_day_and_enemies_by_night() -> None:
    bench = StoryBench("q2")
    shadow(bench, "townsman", "7B.d")
    shadow(bench, "townswoman", "7B.d")
    bench.step("action", "end-turn")
    assert bench.adventure.counters["clues"] == 1
    assert bench.adventure.tokens == ["pedlar"]
    assert bench.can(1, "pedlar")
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.time_of_day = new_cards(bench.adventure, library().events["ev_05"])[0]
    shadow(bench, "townsman", "7B.d")
    bench.turn(0)
    bench.step("action", "end-turn")
    assert bench.adventure.counters["clues"] == 1
    assert len(bench.adventure.enemies_in_play()) == 1


@pytest.mark.parametrize(
    ("heroes", "flag", "red", "gates"),
    [
        (LIGHT, "well_sealed", "bandit_red_1", [False, False, False]),
        (DARK, "well_broken", "gremlin_red_1", [True, True, True]),
        (NEUTRAL, "well_heard", "bandit_red_1", [True, True, False]),
    ],
)
def test_q2_the_well_is_decided_by_nature(
    heroes: tuple[str, ...], flag: str, red: str, gates: list[bool]
) -> None:
    bench = StoryBench("q2", heroes)
    bench.go(0, "1B.w")
    assert not bench.can(0, "wp_4")
    bench.adventure.counters["clues"] = 3
    bench.deed(0, "wp_4")
    assert flag in bench.adventure.flags
    assert bench.adventure.gates == gates
    bench.slay(red)
    assert bench.won
    told = [bench.adventure.quest.scripts[event.what].key for event in bench.told("story")]
    endings = {"well_sealed": "q2_c_sealed", "well_broken": "q2_c_broken"}
    assert told[-1] == endings.get(flag, "q2_c_heard")


def test_q2_witnesses_give_testimony() -> None:
    bench = StoryBench("q2")
    for name, area in (("wp_1", "3B.a"), ("wp_2", "2B.d"), ("wp_3", "4B.m")):
        bench.go(0, area)
        bench.deed(0, name)
    assert bench.adventure.counters["clues"] == 3
    assert "clapper_shard" in bench.adventure.flags
    assert bench.hero(0).wounds == 2  # breath was shared
    bench.go(0, "5B.a")
    bench.deed(0, "wp_5")
    assert bench.adventure.shrines == [True, True]
