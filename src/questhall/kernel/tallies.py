"""What the last page of a game counts, round by round, from what has happened.

    TALLIES = (
        Tally("dealt", suffers=Counts(DOER, "number", against="figure")),
        Tally("taken", suffers=Counts("figure", "number")),
    )

A game declares it beside its acts; `Game.bearer` says for whom a number of a phrase counts.
"""

from collections.abc import Iterable
from typing import Literal

from .acts import act_of
from .decisions import NOTHING
from .events import Event
from .games import Game, Setup
from .kinds import Name
from .phrases import phrase_numbers
from .state import State

TallyKey = Literal[
    "dealt",  # damage
    "taken",  # damage
    "felled",  # enemies
    "lost",  # of one's own
    "played",  # cards
    "healed",
    "gained",  # experience or fame
    "looted",  # coins
]

DOER = "*"  # whoever has acted last
ACTING = ("turn", "play", "strike")  # acts that say who does what comes next
FIRST_ROUND = 1


class Counts:
    """An event counts for `who`: once, or by the number that an argument of its phrase gives. What
    is done `against` oneself, or against one's own side, does not count."""

    def __init__(self, who: str, amount: str = "", against: str = "") -> None:
        self.who = who
        self.amount = amount
        self.against = against


class Tally:
    """A line of the last page, and the events that it counts."""

    def __init__(self, key: TallyKey, **events: Counts) -> None:
        self.key = key
        self.events = {name.replace("_", "-"): counts for name, counts in events.items()}


class Sum:
    """What has been counted for somebody, by rounds."""

    def __init__(self, name: Name) -> None:
        self.name = name
        self.rounds: dict[int, int] = {}


class Sums:
    """A tally and what it has come to."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.bearers: dict[str, Sum] = {}


class Counting:
    """Goes through what has happened and adds up."""

    def __init__(self, game: Game, setup: Setup, state: State) -> None:
        self._game = game
        self._state = state
        self._together = game.wins_together(setup)
        self._doer: Name | None = None
        self.round = FIRST_ROUND
        self.sums = [Sums(tally) for tally in game.tallies]

    def add(self, event: Event) -> None:
        self._follow(event)
        for sums in self.sums:
            counts = sums.tally.events.get(event.key)
            if counts is not None:
                self._count(sums, counts, event)

    def _follow(self, event: Event) -> None:
        """Which round it is, and who acts."""
        if event.chooser != NOTHING:
            return
        act = act_of(self._game, event)
        if event.key == "round" and act.kind == "round":
            self.round = max(FIRST_ROUND, self._number(event, act.roles.get("amount", "")))
        elif act.kind in ACTING and "who" in act.roles:
            self._doer = self._bearer(event, act.roles["who"])

    def _count(self, sums: Sums, counts: Counts, event: Event) -> None:
        if event.chooser != NOTHING:
            return
        bearer = self._bearer(event, counts.who)
        if bearer is None or (counts.against and self._is_own(bearer, event, counts.against)):
            return
        amount = self._number(event, counts.amount) if counts.amount else 1
        rounds = sums.bearers.setdefault(bearer.id, Sum(bearer)).rounds
        rounds[self.round] = rounds.get(self.round, 0) + max(0, amount)

    def _is_own(self, bearer: Name, event: Event, against: str) -> bool:
        other = self._bearer(event, against)
        return other is not None and (self._together or other.id == bearer.id)

    def _bearer(self, event: Event, argument: str) -> Name | None:
        if argument == DOER:
            return self._doer
        for name, kind, number in phrase_numbers(self._game, event):
            if name == argument and number != NOTHING:
                return self._game.bearer(self._state, kind, number)
        return None

    def _number(self, event: Event, argument: str) -> int:
        found = phrase_numbers(self._game, event)
        return next((number for name, _, number in found if name == argument), 0)


def count(game: Game, setup: Setup, state: State, events: Iterable[Event]) -> Counting:
    """All tallies of a match, from its beginning."""
    counting = Counting(game, setup, state)
    for event in events:
        counting.add(event)
    return counting
