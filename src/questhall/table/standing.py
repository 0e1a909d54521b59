"""How a match stands, as data: enough to think about the next choice elsewhere."""

import msgspec

from questhall.kernel.choices import Checkpoint, Refused
from questhall.kernel.codec import from_plain, to_plain
from questhall.kernel.games import Game, OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.state import State

from .past import Tail, branch_off, tail_of

CHOICES_REPEATED = 12


class Standing(msgspec.Struct):
    """The state at the start of a step and the choices since."""

    game: str
    format: str
    seats: int
    options: dict[str, OptionValue]
    state: msgspec.Raw
    tail: Tail


class Standings:
    """Makes them for one match.

    To repeat a few choices is the business of who thinks; the state is put into words anew only
    when those are too many, or when it is none of the match's any more.
    """

    def __init__(self) -> None:
        self._checkpoint: Checkpoint | None = None
        self._state = msgspec.Raw()

    def of(self, match: Match) -> Standing:
        checkpoint = self._checkpoint
        if (
            checkpoint is None
            or checkpoint not in match.checkpoints
            or len(match.choices) - checkpoint.at > CHOICES_REPEATED
        ):
            checkpoint = match.checkpoints[-1]
            self._state = _in_words(checkpoint)
            self._checkpoint = checkpoint
        return _standing(match, checkpoint, self._state, len(match.choices))


def standing_at(match: Match, choices: int) -> Standing:
    """How the match stood after so many choices, from before the last of them.

    Who repeats them sees what the last one led to, or after none what came before the first.
    """
    if not 0 <= choices <= len(match.choices):
        raise Refused("no_such_choice", f"there is no choice {choices} to look at")
    checkpoint = match.checkpoints[0]
    for each in match.checkpoints:
        if each.at < choices:
            checkpoint = each
    return _standing(match, checkpoint, _in_words(checkpoint), choices)


def _in_words(checkpoint: Checkpoint) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(to_plain(checkpoint.state)))


def _standing(match: Match, checkpoint: Checkpoint, state: msgspec.Raw, until: int) -> Standing:
    return Standing(
        game=match.game.id,
        format=match.setup.format,
        seats=match.setup.seats,
        options=match.setup.options,
        state=state,
        tail=tail_of(match, checkpoint.at, until),
    )


def match_of(standing: Standing, game: Game) -> Match:
    """The match as it stands, without the past before the current step."""
    state = from_plain(msgspec.json.decode(standing.state), game)
    assert isinstance(state, State)
    setup = Setup(standing.format, standing.seats, standing.options)
    match = Match.resume(game, setup, "", state.clone())
    for number, choice in enumerate(standing.tail.choices):
        branch_off(match, standing.tail, number)
        match.take(choice.seat, choice.option())
    branch_off(match, standing.tail, len(standing.tail.choices))
    return match
