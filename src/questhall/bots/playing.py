"""Playing on in an imagined match, by hunch."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.match import Match


def take(match: Match, option: Option) -> None:
    """Answer the first open question with one of its options."""
    decision = match.pending[0]
    for index in range(len(decision.options)):
        if decision.options[index].same_as(option):
            match.answer(0, index, acting_seat(match, option))
            return
    raise ValueError(f"{option!r} is not offered")


def acting_seat(match: Match, option: Option) -> int:
    return option.seat if option.seat != NOTHING else match.pending[0].seats[0]


def follow_hunch(match: Match, chance: Chance) -> None:
    """The first seat that is asked answers by hunch."""
    decision = match.pending[0]
    index = match.game.hunch(match.state, decision, chance)
    match.answer(0, index, acting_seat(match, decision.options[index]))


def play_by_hunch(match: Match, chance: Chance, decisions: int) -> None:
    """Let everybody follow their hunches for a number of decisions, or to the end."""
    for _ in range(decisions):
        if not match.pending:
            return
        follow_hunch(match, chance)


def finish_step(match: Match, chance: Chance, limit: int) -> None:
    """Follow hunches until the step under way is finished and the position is quiet."""
    step = match.steps_begun
    for _ in range(limit):
        if not match.pending:
            return
        if match.steps_begun != step and match.game.quiet(match.state):
            return
        follow_hunch(match, chance)


def calm_down(match: Match, chance: Chance, limit: int) -> None:
    """Follow hunches until the position is quiet."""
    for _ in range(limit):
        if not match.pending or match.game.quiet(match.state):
            return
        follow_hunch(match, chance)
