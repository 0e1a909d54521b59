"""SS-18.0.0.3: unread entries of the Book of Secrets are hidden, also from minds."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.effects.story import Decide
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import rule
from tests.unread import Reader

MOST_DECISIONS = 3_000
# In the third one each nature has but one answer.
QUESTS = ("q1", "q2", "q4", "q5", "q6", "q7")


def questions_in(effect: object) -> list[Decide]:
    """What is decided somewhere in an effect."""
    found = [effect] if isinstance(effect, Decide) else []
    for part in vars(effect).values() if hasattr(effect, "__dict__") else ():
        for each in part if isinstance(part, list) else [part]:
            found += questions_in(each)
    return found


def questions_of(quest: str) -> list[Decide]:
    printed = library().quests[quest]
    effects = [each.effect for each in printed.scripts]
    effects += [each.effect for each in printed.actions]
    return [question for effect in effects for question in questions_in(effect)]


@contextmanager
def other_pages(match: Match, seed: str) -> Iterator[None]:
    """Every answer leads to what another one would."""
    adventure = match.state
    assert isinstance(adventure, Adventure)
    questions = questions_of(adventure.quest.key)
    kept = [[answer.effect for answer in each.answers] for each in questions]
    try:
        for each, effects in zip(questions, kept, strict=True):
            for answer, effect in zip(each.answers, reversed(effects), strict=True):
                answer.effect = effect
        yield
    finally:
        for each, effects in zip(questions, kept, strict=True):
            for answer, effect in zip(each.answers, effects, strict=True):
                answer.effect = effect


@rule("SS-18.0.0.3")
@pytest.mark.parametrize("quest", QUESTS)
def test_a_hint_does_not_know_what_an_answer_leads_to(quest: str) -> None:
    asked: list[str] = []
    for number in range(6):
        seed = f"{quest} {number}"
        match = Match.start(GAME, Setup("quest", 3, {"quest": quest}), seed, listen=False)
        reader = Reader(other_pages, seed, by_hunch=True)
        reader.read(match, MOST_DECISIONS, ("decide",))
        asked += reader.asked
        if asked:
            return
    assert asked, "nobody was asked anything"
