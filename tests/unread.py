"""Pages that nobody has read: a mind must choose the same whatever they say."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import msgspec

from questhall.bots import make_bot
from questhall.bots.bot import RandomBot
from questhall.bots.playing import follow_hunch
from questhall.kernel.chance import Chance
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id

MINDS = ("normal", "search:24")

# What nobody at the table has read says something else until the end of the `with`.
Rewritten = Callable[[Match, str], AbstractContextManager[None]]


def chosen(match: Match, seat: int, seed: str) -> list[str]:
    """What each kind of mind advises the seat."""
    found = []
    for mind in MINDS:
        option = make_bot(mind, seed).choose(match, seat)
        found.append(option_id(match.game, match.state, option))
    return found


def seen(match: Match, seat: int) -> bytes:
    return msgspec.json.encode(match.game.view(match.state, seat))


class Reader:
    """Plays at random or by hunch, and at each question asks minds in worlds with other pages."""

    def __init__(self, rewritten: Rewritten, seed: str, by_hunch: bool = False) -> None:
        self.rewritten = rewritten
        self.seed = seed
        self.by_hunch = by_hunch
        self.asked: list[str] = []  # the prompts of all questions that were compared

    def read(self, match: Match, most: int, about: tuple[str, ...] = ()) -> None:
        """Up to so many questions; only those with these prompts are put to minds, if any are
        named."""
        anybody, chance = RandomBot(self.seed), Chance(self.seed)
        while match.pending and match.decisions < most:
            decision = match.pending[0]
            seat = decision.seats[0]
            if len(decision.options_for(seat)) > 1 and (not about or decision.prompt in about):
                self.compare(match, seat)
            if self.by_hunch:
                follow_hunch(match, chance)
            else:
                match.take(seat, anybody.choose(match, seat))

    def compare(self, match: Match, seat: int) -> None:
        """Ask minds for the seat, whatever is written on pages that nobody has read."""
        now = f"{self.seed}/{len(match.choices)}"
        shown, wanted = seen(match, seat), chosen(match, seat, now)
        for number in range(2):
            with self.rewritten(match, f"{now}/{number}"):
                assert seen(match, seat) == shown, f"{now}: what was rewritten can be seen"
                found = chosen(match, seat, now)
            asked = match.pending[0].prompt
            assert found == wanted, f"{now}: {asked} is answered by what nobody has read"
        self.asked.append(match.pending[0].prompt)
