"""Quest 5, The Patient Camp: its scripts, choices, branches and ends."""

import pytest

from questhall.games.sword_and_sorcery.rules.sight import shadows_seen

from ..storybench import DARK, FIVE, LIGHT, NEUTRAL, StoryBench, taker


def test_q5_the_rite_goes_on_and_is_lost_when_it_is_done() -> None:
    bench = StoryBench("q5")
    bench.step("event")
    assert bench.adventure.counters["rite"] == 3
    bench.go(0, "12B.d")
    bench.deed(0, "wp_1")
    bench.step("event")
    assert bench.adventure.counters["rite"] == 5
    bench.adventure.counters["rite"] = 22
    bench.step("event")
    assert bench.lost


def test_q5_the_camp_that_was_watched_begins_later() -> None:
    assert StoryBench("q5", flags=("camp_watched",)).adventure.counters["rite"] == -4


def test_q5_the_circle_calls_its_shaman_once() -> None:
    bench = StoryBench("q5")
    bench.go(0, "14B.b")
    assert bench.at(bench.foe_called("orc_shaman_red_1")) == "14B.a"
    bench.adventure.counters["rite"] = 15
    bench.goals()
    assert len(bench.adventure.enemies_in_play()) == 1
    late = StoryBench("q5")
    late.adventure.counters["rite"] = 15
    late.goals()
    assert late.at(late.foe_called("orc_shaman_red_1")) == "14B.m"


def test_q5_four_heroes_meet_the_champion() -> None:
    for heroes, count in ((LIGHT, 1), (FIVE, 2)):
        bench = StoryBench("q5", heroes)
        bench.adventure.counters["rite"] = 18
        bench.goals()
        assert len(bench.adventure.enemies_in_play()) == count


@pytest.mark.parametrize(
    ("burning", "pact", "ending"),
    [(3, False, "c_half"), (1, False, "c_broken"), (3, True, "c_pact")],
)
def test_q5_the_shaman_falls(burning: int, pact: bool, ending: str) -> None:
    bench = StoryBench("q5", flags=("pact",) if pact else ())
    bench.adventure.counters["burning"] = burning
    bench.go(0, "14B.b")
    bench.slay("orc_shaman_red_1", *taker(bench))
    assert bench.won
    told = [bench.adventure.quest.scripts[event.what].key for event in bench.told("story")]
    assert told[-1] == f"q5_{ending}"
    assert ("rite_broken" in bench.adventure.flags) == (burning < 2)


@pytest.mark.parametrize(
    ("heroes", "flags", "rite", "after"),
    [(LIGHT, (), 10, 7), (NEUTRAL, (), 10, 8), (DARK, (), 4, 0), (LIGHT, ("log_kept",), 10, 2)],
)
def test_q5_the_drum_is_answered_by_nature(
    heroes: tuple[str, ...], flags: tuple[str, ...], rite: int, after: int
) -> None:
    bench = StoryBench("q5", heroes, flags)
    bench.adventure.counters["rite"] = rite
    bench.go(0, "12B.e")
    bench.deed(0, "wp_4", *(["answer:q5_names"] if flags else []))
    assert bench.adventure.counters["rite"] == after


def test_q5_at_night_shadows_are_known_from_two_areas_only() -> None:
    bench = StoryBench("q5")
    bench.hero(0).area = bench.area("9B.d")
    bench.adventure.shadow_areas = list(range(len(bench.adventure.quest.areas)))
    near = shadows_seen(bench.adventure)
    distances = [
        min(bench.adventure.passages.attack_distance(bench.hero(n).area, area) for n in range(3))
        for area in near
    ]
    assert max(distances) <= 2
