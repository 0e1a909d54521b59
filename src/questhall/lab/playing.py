"""One match between bots, decision by decision: the loop in which simulations spend their time."""

from questhall.bots.bot import Bot, RandomBot
from questhall.kernel.decisions import Decision
from questhall.kernel.match import Match


def play_out(match: Match, bots: list[Bot], limit: int) -> bool:
    """Let the bots answer until the match ends; False if `limit` decisions come first."""
    while match.pending:
        if match.decisions >= limit:
            return False
        decision = match.pending[0]
        seat = deciding_seat(decision, match.decisions)
        match.answer(0, _answer(match, decision, bots[seat], seat), seat)
    return match.over


def deciding_seat(decision: Decision, turn: int) -> int:
    """The seat that answers; several take turns, so that no bot leads its team alone."""
    seats = decision.seats
    count = len(seats)
    if count == 1:
        return seats[0]
    for i in range(count):
        seat = seats[(turn + i) % count]
        if decision.asks(seat):
            return seat
    return seats[0]


def _answer(match: Match, decision: Decision, bot: Bot, seat: int) -> int:
    """The index of the bot's choice among the options."""
    if isinstance(bot, RandomBot):
        # Draws the same number as `choose`, but skips the view of the match, which it never looks
        # at.
        count = len(decision.options_for(seat))
        number = bot.chance.below("choice", count) if count > 1 else 0
        return decision.place_of(seat, number)
    option = bot.choose(match, seat)
    options = decision.options
    for index in range(len(options)):
        if options[index] is option or options[index].same_as(option):
            return index
    raise ValueError(f"the bot in seat {seat} chose {option!r}, which is not offered")
