"""Every beat of every entry and event is told at least once, with rigged draws."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import (
    BeatDef,
    ChapterDef,
    CheckFlow,
    Choices,
    ChooseLocation,
    FightFlow,
    SecretFlow,
    Then,
)
from questhall.games.oathsworn.rules.might.drawing import refresh_deck
from questhall.games.oathsworn.rules.story.entries import open_beat
from questhall.games.oathsworn.rules.story.errands import Errand
from questhall.games.oathsworn.rules.story.telling import tell_on
from questhall.games.oathsworn.setup.story import begin_tale
from questhall.games.oathsworn.state.story import INSTANT, STORY, Story
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, SideBySide, Together
from tests.marks import rule
from tests.oathsworn.story.bench import GAME, StoryBench
from tests.oathsworn.story.test_books import CHAPTERS, EVENTS, flags_of, reached

GOOD_DRAW = "w:2 w:2 w:2 w:2c w:2c w:2c"
GOOD_CARDS = 6
MOST_STEPS = 2_000
NO_ANSWER = Option("")
RUNS = 60


class Walker:
    """Somebody who tells the story and looks for what has not been told."""

    def __init__(self, bench: StoryBench, seen: dict[str, int], chance: Chance) -> None:
        self.bench = bench
        self.story: Story = bench.story
        self.seen = seen
        self.chance = chance
        self.outcomes: set[str] = set()  # of checks that each makes, told inside one instruction

    def step(self) -> None:
        """One instruction."""
        for frame in self.story.frames:
            self.seen.setdefault(frame.beat.key, 0)
        self._run(tell_on(self.story))
        assert GAME.faults(self.story) == []

    def _run(self, flow: Flow[None]) -> None:
        answer: Option | None = None
        while True:
            try:
                decision = next(flow) if answer is None else flow.send(answer)
            except StopIteration:
                return
            answer = self._answer_all(decision)

    def _answer_all(self, decision: Decision) -> Option:
        if isinstance(decision, SideBySide):
            for flow in decision.flows:
                self._run(flow)
            return NO_ANSWER
        if isinstance(decision, Together):
            for part in decision.parts:
                part.answer = self._answer(part)
            return decision.parts[0].chosen()
        return self._answer(decision)

    def _answer(self, decision: Decision) -> Option:
        options = [option for option in decision.options if not isinstance(option.meant, Errand)]
        if decision.prompt in ("what-now", "secretly"):
            return min(options, key=self._known)
        if decision.prompt == "check":
            return self._check(options)
        return options[self.chance.below("walk", len(options))]

    def _known(self, option: Option) -> int:
        return self.seen.get(library().beats[option.what].key, 0)

    def _check(self, options: list[Option]) -> Option:
        """Whatever was told less often: success or failure."""
        flow = self.story.frames[-1].beat.flow
        succeed = isinstance(flow, FightFlow) or self.chance.below("luck", 2) == 0
        if isinstance(flow, CheckFlow) and flow.passed and flow.failed:
            passed, failed = (self.seen.get(b.key, 0) for b in (flow.passed, flow.failed))
            succeed = passed < failed or (passed == failed and succeed)
            if flow.then is not None:
                outcome = flow.passed if succeed else flow.failed
                self.outcomes.add(outcome.key)
                self.seen[outcome.key] = self.seen.get(outcome.key, 0) + 1
        if not succeed:
            return options[0]
        refresh_deck(self.story, 0, 0)
        self.bench.draw(GOOD_DRAW)
        return next(option for option in options if option.what == GOOD_CARDS)


def count(walker: Walker) -> None:
    """What is on the page was told once more."""
    for frame in walker.story.frames[-1:]:
        for number in frame.page[-1:]:
            key = library().beats[number].key
            walker.seen[key] = walker.seen.get(key, 0) + 1


def told_in(entry: BeatDef, chapter: ChapterDef) -> set[str]:
    """Walk an entry with everything and with nothing that could be asked for."""
    seen: dict[str, int] = {}
    told: set[str] = set()
    wanted = {beat.key for beat in entry.beats()}
    for run in range(MOST_STEPS):
        bench = StoryBench(chapter.chapter, seats=1 + run % 4)
        walker = Walker(bench, seen, Chance(f"walk {run}"))
        if run % 2 == 0:
            own_everything(bench.story)
        open_beat(bench.story, entry)
        for _ in range(MOST_STEPS):
            keys = {frame.beat.key for frame in bench.story.frames} & wanted
            if not keys or bench.story.over:
                break
            told |= keys
            count(walker)
            walker.step()
            told |= walker.outcomes
        if told == wanted:
            break
    return wanted - told


def own_everything(story: Story) -> None:
    for chapter in CHAPTERS:
        story.flags += flags_of(chapter.entries)[1]
    story.flags += flags_of(EVENTS)[1]
    story.allies += story.allies_aside
    story.allies_aside.clear()
    story.clues = [1, 2, 3, 4, 5, 6]
    story.iron = 50
    story.rations = 5


ENTRIES = [(chapter, entry) for chapter in CHAPTERS for entry in chapter.entries]


@rule("OS-3.4.1", "OS-3.23.1")
@pytest.mark.parametrize(("chapter", "entry"), ENTRIES, ids=lambda each: each.key)
def test_all_of_an_entry_is_told(chapter: ChapterDef, entry: BeatDef) -> None:
    assert told_in(entry, chapter) == set()


@rule("OS-3.16.2", "OS-3.16.3")
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.key)
def test_all_of_an_event_is_told(event: BeatDef) -> None:
    assert told_in(event, CHAPTERS[1]) == set()


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)
def test_every_entry_is_reached_from_the_first(chapter: ChapterDef) -> None:
    """Stories and short pages are told from the beginning until all entries have been read but the
    epilogues and the one for a company that has nowhere left to go."""
    seen: dict[str, int] = {}
    wanted = {entry.key for entry in chapter.entries} - epilogues(chapter)
    wanted.discard(chapter.no_location)
    for run in range(RUNS):
        part = (STORY, INSTANT)[run // 2 % 2]
        bench = StoryBench(chapter.chapter, 1 + run % 4, part)
        bench.story.frames.clear()
        if run % 2:
            own_everything(bench.story)
            bench.story.clues.clear()
        begin_tale(bench.story)
        walker = Walker(bench, seen, Chance(f"tell {run}"))
        while not bench.story.over:
            count(walker)
            walker.step()
        if wanted <= set(seen):
            return
    assert wanted - set(seen) == set()


@rule("OS-3.14.3")
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: chapter.key)
def test_without_a_token_the_chapter_says_what_happens(chapter: ChapterDef) -> None:
    bench = StoryBench(chapter.chapter)
    bench.beat(ChooseLocation())
    bench.do(tell_on(bench.story))
    assert bench.story.frames[-1].beat.key == chapter.no_location


def epilogues(chapter: ChapterDef) -> set[str]:
    return reached(chapter, chapter.won, chapter.lost)


def test_every_way_to_go_on_is_in_the_books() -> None:
    flows = {type(beat.flow) for beat in library().beats}
    assert {Choices, CheckFlow, FightFlow, SecretFlow, Then} <= flows
