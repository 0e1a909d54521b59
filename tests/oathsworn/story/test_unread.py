"""OS-1.4.2: what lies ahead in a story is hidden, from bots and hints too."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.effects.tale import AddTime, LoseIron
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import (
    BeatDef,
    BeatFlow,
    CheckFlow,
    Choices,
    FightFlow,
    SecretFlow,
    StoryEffect,
    ToEncounter,
)
from questhall.games.oathsworn.state.story import Story
from questhall.games.oathsworn.words.tale import TALE
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.match import Match
from tests.marks import rule
from tests.unread import Reader

MOST_CHOICES = 160
OF_THE_STORY = ("what-now", "where-to", "secretly")
PARTS = ("story", "instant", "won", "lost")
TURNS_OF_FATE = ("lose_hp(4, each)", "iron(9)", "token(redraw, 3, each)", "lose_hp(6, one)")


def read_so_far(story: Story) -> list[BeatDef]:
    """The beats that are being told. Where each checks for himself, others have been through what
    comes of it."""
    told = [frame.beat for frame in story.frames if not frame.unread]
    for flow in [beat.flow for beat in told]:
        if isinstance(flow, CheckFlow) and flow.then is not None:
            told += [beat for beat in (flow.passed, flow.failed) if beat is not None]
    return told


def shown_as_answers(story: Story) -> list[BeatDef]:
    found: list[BeatDef] = []
    for beat in read_so_far(story):
        if isinstance(beat.flow, (Choices, SecretFlow)):
            found += beat.flow.beats
    return found


def fate(chance: Chance) -> tuple[list[StoryEffect], BeatFlow]:
    text = TURNS_OF_FATE[chance.below("fate", len(TURNS_OF_FATE))]
    return [TALE.read(parse_expression(text))], ToEncounter()


def rewrite(beat: BeatDef, answer: bool, chance: Chance) -> None:
    """Of an answer the price and the check are printed beside it, and stay."""
    printed = [each for each in beat.effects if answer and isinstance(each, (LoseIron, AddTime))]
    effects, ending = fate(chance)
    beat.effects = printed + effects
    if not (answer and isinstance(beat.flow, (CheckFlow, FightFlow))):
        beat.flow = ending


@contextmanager
def rewritten(match: Match, seed: str) -> Iterator[None]:
    """Every beat of the chapter and every event that is not being told says something else."""
    story = match.state
    assert isinstance(story, Story)
    chance = Chance(seed)
    told, answers = read_so_far(story), shown_as_answers(story)
    events = [card for card in story.cards if isinstance(card, BeatDef)]
    beats = [beat for entry in [*story.chapter.entries, *events] for beat in entry.beats()]
    unread = [beat for beat in beats if beat not in told]
    kept = [(beat, beat.effects, beat.flow) for beat in unread]
    try:
        for beat in unread:
            rewrite(beat, beat in answers, chance)
        yield
    finally:
        for beat, effects, flow in kept:
            beat.effects, beat.flow = effects, flow


def told(chapter: int, part: str, seats: int, seed: str) -> Match:
    setup = Setup("story", seats, {"chapter": chapter, "part": part})
    return Match.start(GAME, setup, seed, listen=False)


@pytest.mark.sampled(2, each="part")
@rule("OS-1.4.2")
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("chapter", sorted(library().chapters))
def test_a_hint_does_not_know_what_an_answer_leads_to(chapter: int, part: str) -> None:
    reader = Reader(rewritten, f"{chapter} {part}")
    reader.read(told(chapter, part, 1 + chapter % 4, reader.seed), MOST_CHOICES, OF_THE_STORY)
    assert reader.asked or part in ("won", "lost")


@pytest.mark.sampled(2)
@rule("OS-1.4.2")
@pytest.mark.parametrize("chapter", sorted(library().chapters))
def test_nothing_in_a_story_is_answered_by_unread_pages(chapter: int) -> None:
    reader = Reader(rewritten, f"{chapter} whole")
    reader.read(told(chapter, "story", 2, reader.seed), MOST_CHOICES // 2)
    assert len(set(reader.asked)) > 3
