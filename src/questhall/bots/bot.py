"""What a bot is, and what it is allowed to know."""

from mypy_extensions import mypyc_attr

from questhall.kernel.chance import Chance
from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.games import Game
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match


class Perspective:
    """A match as one seat knows it: its decision, and copies in which the rest is imagined.

    A bot gets nothing else, so it cannot look at hidden cards or future dice.
    """

    def __init__(self, match: Match, seat: int) -> None:
        decision = match.owed_by(seat)
        if decision is None:
            raise Refused("not_your_turn", f"seat {seat} is not asked anything now")
        self.seat = seat
        self.game: Game = match.game
        self.decision: Decision = decision
        self.game_seats = match.setup.seats
        self.wins_together: bool = match.game.wins_together(match.setup)
        self.options: list[Option] = decision.options_for(seat)
        self._match = match

    def imagine(self, seed: str) -> Match:
        """A copy of the match with everything the seat cannot see dealt anew."""
        return fork_for(self._match, self.seat, seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person. `needs_past`: it imagines copies of the match."""

    needs_past = True

    def __init__(self, seed: str) -> None:
        self.chance = Chance(seed)
        self.thoughts = 0

    def choose(self, match: Match, seat: int) -> Option:
        """The option that the bot chooses for the seat."""
        perspective = Perspective(match, seat)
        if len(perspective.options) == 1:
            return perspective.options[0]
        return self.think(perspective)

    def think(self, perspective: Perspective) -> Option:
        raise TypeError(f"{type(self).__name__} does not think")

    def next_thought(self) -> str:
        """A fresh seed for an imagined copy."""
        self.thoughts += 1
        return f"{self.chance.seed}/{self.thoughts}"


class RandomBot(Bot):
    """Picks any legal option, each equally likely."""

    needs_past = False

    def think(self, perspective: Perspective) -> Option:
        options = perspective.options
        return options[self.chance.below("choice", len(options))]
