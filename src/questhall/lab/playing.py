"""One match between bots, decision by decision: the loop in which simulations spend their time."""

from questhall.bots.bot import Bot, RandomBot
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.match import Match


def play_out(match: Match, bots: list[Bot], limit: int) -> bool:
    """Let the bots answer until the match ends; False if `limit` decisions come first."""
    while match.pending:
        if match.decisions >= limit:
            return False
        decision = match.pending[0]
        seat = deciding_seat(decision, match.decisions)
        if match.keep or match.journal is not None:
            match.answer(0, _answer(match, decision, bots[seat], seat), seat)
        else:
            match.answer_with(0, _choice(match, decision, bots[seat], seat), seat)
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
    """Where the bot's choice stands among all options."""
    return decision.options.index(_choice(match, decision, bot, seat))


def _choice(match: Match, decision: Decision, bot: Bot, seat: int) -> Option:
    """The bot's choice among the options that are the seat's own."""
    own = decision.options_for(seat)
    if isinstance(bot, RandomBot):
        # Draws the same number as `choose`, but skips the view of the match, which it never looks
        # at.
        return own[bot.chance.below("choice", len(own)) if len(own) > 1 else 0]
    chosen = bot.choose(match, seat)
    for option in own:
        if option is chosen or option.same_as(chosen):
            return option
    raise ValueError(f"the bot in seat {seat} chose {chosen!r}, which is not offered")
