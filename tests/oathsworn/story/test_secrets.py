"""Secret Decisions (OS-3.21), and what lies ahead in the books."""

import msgspec
import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import BeatDef, GoBack, SecretFlow
from questhall.games.oathsworn.rules.story.entries import open_beat
from questhall.games.oathsworn.setup.story import lay_out_story
from questhall.games.oathsworn.state.house_rules import house_rules
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule
from tests.oathsworn.story.bench import GAME, StoryBench, effect_of


def votes() -> SecretFlow:
    """Three answers, of which the second breaks ties; they bring clues 1, 2 and 3."""
    beats: list[BeatDef] = []
    for number, real in enumerate(library().beats[:3], start=1):
        beat = BeatDef(real.key, [effect_of(f"clue({number})")], GoBack())
        beat.number = real.number
        beats.append(beat)
    return SecretFlow(beats, 1)


@example("OS-EX-363")
@rule("OS-3.21.1", "OS-3.21.3")
@pytest.mark.parametrize(
    ("seats", "chosen", "clue"),
    [(3, "010", 1), (4, "2201", 3), (4, "0022", 2), (4, "0012", 1), (2, "00", 1), (3, "012", 2)],
)
def test_the_majority_decides_and_else_the_entry(seats: int, chosen: str, clue: int) -> None:
    bench = StoryBench(seats=seats)
    bench.beat(votes())
    keys = [library().beats[int(digit)].key for digit in chosen]
    bench.tell(*[f"answer:{key}" for key in keys])
    assert bench.story.clues == [clue]
    assert all(decision.secret for decision in bench.asked)
    assert len(bench.told("voted")) == seats


@rule("OS-3.21.2")
def test_who_plays_alone_just_decides() -> None:
    bench = StoryBench(seats=1)
    bench.beat(votes())
    bench.tell(f"answer:{library().beats[2].key}")
    assert bench.story.clues == [3]
    assert not bench.asked[0].secret


def test_an_answer_whose_condition_fails_is_not_offered() -> None:
    bench = StoryBench(seats=1)
    flow = votes()
    flow.beats[0].needs = next(
        beat.needs for beat in library().beats if beat.needs is not None and beat.key[0] == "c"
    )
    bench.story.iron = 0
    bench.beat(flow)
    bench.tell(f"answer:{library().beats[1].key}")
    assert len(bench.asked[0].options) == 2


@rule("OS-1.4.5", "OS-1.4.2")
def test_nobody_sees_a_vote_before_the_last_one_is_in() -> None:
    chapter = library().chapters[2]
    secret = next(
        beat
        for entry in chapter.entries
        for beat in entry.beats()
        if isinstance(beat.flow, SecretFlow)
    )
    match = Match.start(GAME, Setup("story", 3, {"chapter": 2}), "votes")
    match = at_beat(match, secret)
    before = [view_of(match, seat) for seat in range(3)]
    assert [decision.prompt for decision in match.pending] == ["secretly"] * 3
    match.answer(0, 0, 0)
    assert [view_of(match, seat) for seat in range(3)] == before
    assert {decision.seats[0] for decision in match.pending if decision.answer is None} == {1, 2}


def at_beat(match: Match, wanted: BeatDef) -> Match:
    """A random walk until that beat is told."""
    for seed in range(400):
        match = Match.start(GAME, Setup("story", 3, {"chapter": 2}), f"votes {seed}")
        chance = Chance(f"walk {seed}")
        while not match.over:
            story = match.state
            assert isinstance(story, Story)
            if story.frames and story.frames[-1].beat is wanted:
                return match
            decision = match.pending[0]
            choice = GAME.hunch(story, decision, chance)
            option = decision.options[choice]
            match.answer(0, choice, option.seat if option.seat >= 0 else decision.seats[0])
    raise AssertionError(f"{wanted.key} was never told")


def view_of(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(match.state, seat))


@rule("OS-1.4.2", "OS-3.13.6")
def test_a_view_shows_what_was_read_and_no_map_before_its_time() -> None:
    chapter = library().chapters[1]
    rules = house_rules(GAME.checked(Setup("story", 1)).options)
    story = lay_out_story(Chance("view"), chapter, rules, 1, "story")
    shown = msgspec.to_builtins(GAME.view(story, 0))
    assert "page" not in shown
    assert "map" not in shown
    bench = StoryBench()
    bench.bring("then(map, locations(1, 2))")
    plain = msgspec.json.encode(GAME.view(bench.story, 0)).decode()
    for location in chapter.locations.values():
        assert f'"{location.entries[0]}"' not in plain
    places = msgspec.to_builtins(GAME.view(bench.story, 0))["map"]["locations"]
    assert [each["number"] for each in places if each["token"]] == [1, 2]


@pytest.mark.slow
def test_a_question_is_asked_under_the_title_of_its_entry() -> None:
    bench = StoryBench()
    entry = next(each for each in library().chapters[1].entries if each.key == "c01_02")
    open_beat(bench.story, entry)
    bench.tell("answer:c01_02.truth", "check-together", "draw-nothing")
    asked = next(decision for decision in bench.asked if decision.prompt == "what-now")
    assert library().beats[asked.what] is entry
    assert GAME.texts("en").say("tale-c01-02") == "The Missing Corn"
