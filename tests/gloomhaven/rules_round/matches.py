"""Whole games from the first question on, for the rules of set-up and information."""

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.state.scene import Scene
from questhall.games.gloomhaven.view.pieces import TableView
from questhall.kernel.decisions import Option
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match


def start(seats: int = 2, seed: str = "seed", **options: OptionValue) -> Match:
    return Match.start(GAME, Setup("party", seats, options), seed)


def scene_of(match: Match) -> Scene:
    assert isinstance(match.state, Scene)
    return match.state


def seen_by(match: Match, seat: int) -> TableView:
    view = GAME.view(match.state, seat)
    assert isinstance(view, TableView)
    return view


def asked(match: Match) -> list[str]:
    """The prompts of all open questions."""
    return [decision.prompt for decision in match.pending]


def offered(match: Match, verb: str) -> list[Option]:
    """The options of the first open question with this verb."""
    return [option for option in match.pending[0].options if option.verb == verb]


def answer(match: Match, place: int = 0) -> None:
    """Answer the first open question with the option at this index."""
    match.answer(0, place, match.pending[0].seats[0])


def answer_until(match: Match, prompt: str) -> None:
    """Answer everything with its first option until this is asked."""
    while prompt not in asked(match):
        answer(match)


def play_on(match: Match, answers: int) -> None:
    """Give this many answers, spread over the options."""
    for number in range(answers):
        if match.over:
            return
        answer(match, (7 * number) % len(match.pending[0].options))
