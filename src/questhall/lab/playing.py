"""One match between bots, answered decision by decision: the loop that simulations spend in."""

from questhall.bots.bot import Bot
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.match import Match


def play_out(match: Match, bots: list[Bot], limit: int) -> bool:
    """Let the bots in their seats answer to the end; False if `limit` decisions come first."""
    while match.pending:
        if match.decisions >= limit:
            return False
        decision = match.pending[0]
        seat = deciding_seat(decision, match.decisions)
        option = bots[seat].choose(match, seat)
        options = decision.options
        for index in range(len(options)):
            if options[index] is option:
                match.answer(0, index, seat)
                break
        else:
            match.take(seat, option)
    return match.over


def deciding_seat(decision: Decision, turn: int) -> int:
    """Who answers; of several who may, each in turn, so that no bot of a team leads it alone."""
    seats = decision.seats
    if len(seats) == 1:
        return seats[0]
    for i in range(len(seats)):
        seat = seats[(turn + i) % len(seats)]
        if decision.options_for(seat):
            return seat
    return seats[0]


def play_randomly(match: Match, chance: Chance, limit: int) -> bool:
    """The same by chance alone, without bots: the bare speed of the rules."""
    stream = chance.stream("choice")
    while match.pending:
        if match.decisions >= limit:
            return False
        decision = match.pending[0]
        index = stream.below(len(decision.options))
        seat = decision.options[index].seat
        match.answer(0, index, decision.seats[0] if seat == NOTHING else seat)
    return match.over
