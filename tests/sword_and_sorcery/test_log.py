"""The log stays readable: whoever comes later hears all that has happened, in their language."""

import re

import pytest

from questhall.bots.playing import acting_seat
from questhall.games.sword_and_sorcery import GAME, QUESTS
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import say_event, say_option, say_prompt
from questhall.kernel.text import LANGUAGES, Texts

MOST_CHOICES = 2_000
# Braces that were not filled (areas of effect have a number in them), missing keys, bare icons.
KEYS = "card|event|option|prompt|does|symbol|face"
UNSAID = re.compile(rf"\{{(?!\d+\}})|\$|\b({KEYS})-[a-z]|\[[A-Z]{{2,}}")


def check(said: str, where: str) -> None:
    assert said, where
    assert UNSAID.search(said) is None, f"{where}: {said}"


def check_questions(match: Match, books: list[Texts]) -> None:
    for decision in match.pending:
        for texts in books:
            check(say_prompt(GAME, match.state, decision, texts), decision.prompt)
            for option in decision.options:
                check(say_option(GAME, match.state, option, texts), option.verb)


@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.sampled(3)
def test_everything_that_happened_can_still_be_told_at_the_end(quest: str) -> None:
    match = Match.start(GAME, GAME.checked(Setup("quest", 3, {"quest": quest})), f"log {quest}")
    chance = Chance(quest)
    books = [GAME.texts(language) for language in LANGUAGES]
    for _ in range(MOST_CHOICES):
        if match.over:
            break
        check_questions(match, books)
        decision = match.pending[0]
        place = chance.below("any", len(decision.options))
        match.answer(0, place, acting_seat(match, decision.options[place]))
    journal = match.state.journal
    assert journal is not None
    for event in journal.events:
        for texts in books:
            check(say_event(GAME, match.state, event, texts), event.key)
