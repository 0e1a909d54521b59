"""A hint says why, never against the table's own warning, and the same again."""

import pytest

from questhall.bots.bot import RandomBot
from questhall.bots.hinting import hint
from questhall.games.sorcerer import Sorcerer
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Game, Setup, Why, find_game
from questhall.kernel.match import Match
from questhall.kernel.state import State

GAMES = {
    "sorcerer": Setup("duel", 2),
    "gloomhaven": Setup("party", 2, {"scenario": 1}),
    "mage_knight": Setup("quest", 1),
    "oathsworn": Setup("encounter", 1),
    "sword_and_sorcery": Setup("quest", 2),
}
SHORT = 0.3  # seconds: how good it is, others measure


def at_a_question(game: Game, setup: Setup, choices: int) -> Match:
    """A match after some random choices, where somebody has several answers."""
    match = Match.start(game, setup, "hints")
    bot = RandomBot("hints")
    while len(match.choices) < choices or len(match.pending[0].options) < 3:
        seat = match.pending[0].seats[0]
        match.take(seat, bot.choose(match, seat))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_a_sentence_in_both_languages(name: str) -> None:
    game = find_game(name)
    match = at_a_question(game, GAMES[name], 20)
    seat = match.pending[0].seats[0]
    found = hint(match, seat, SHORT)
    assert any(found.option.same_as(each) for each in match.pending[0].options_for(seat))
    known = {measure.key for measure in game.measures(match.state, seat)}
    known |= {reason.key for reason in found.reasons}
    for language in ("en", "ru"):
        texts = game.texts(language)
        for key in known:
            said = texts.say(f"hint-{key}", {"amount": 1.5})
            assert said != f"hint-{key}"
            assert "$" not in said


def test_what_the_table_warns_of_is_not_advised() -> None:
    game = find_game("sorcerer")
    match = at_a_question(game, GAMES["sorcerer"], 20)
    seat = match.pending[0].seats[0]
    best = hint(match, seat, SHORT).option

    class Warned(Sorcerer):
        def warning(
            self, state: State, seat: int, decision: Decision, option: Option
        ) -> Why | None:
            return Why("SO-1", "why") if option.same_as(best) else None

    again = at_a_question(Warned(), GAMES["sorcerer"], 20)
    assert not hint(again, seat, SHORT).option.same_as(best)


def test_it_is_better_by_what_it_says() -> None:
    """A duel in which somebody can pass or act: the reasons favour what is advised."""
    match = at_a_question(find_game("sorcerer"), GAMES["sorcerer"], 30)
    found = hint(match, match.pending[0].seats[0], SHORT)
    assert found.instead is not None
    assert not found.instead.same_as(found.option)
    assert all(reason.amount > 0 for reason in found.reasons)
