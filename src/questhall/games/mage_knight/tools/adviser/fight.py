"""A fight as the adviser takes it up, and how long it may think about it."""

from time import monotonic, process_time

from ...printed.cards import EnemyDef
from ...printed.kinds import COLOURS, NO_COLOUR
from ...state.realm import Realm
from .line import Choice

MOST_WAITING = 2.0  # times as long on the clock, while others keep the processor busy
LAST_MINUTE = 0.15  # the share of the time for finishing the most promising lines


class Assumption:
    """What nobody at the table knows yet: who will be summoned, or what the secret die shows."""

    def __init__(self, summoner: EnemyDef | None, token: EnemyDef | None, die: int) -> None:
        self.summoner = summoner
        self.token = token
        self.die = die

    @staticmethod
    def of_summons(summoner: EnemyDef, token: EnemyDef) -> "Assumption":
        return Assumption(summoner, token, NO_COLOUR)

    def word(self) -> str:
        if self.summoner is None or self.token is None:
            return f"the die shows {COLOURS[self.die]}"
        return f"{self.summoner.key} summons {self.token.key}"


class Fight:
    """The table at the start of the step under way, and what the player has answered since."""

    def __init__(self, start: Realm) -> None:
        self.start = start
        self.now = start  # the table when the adviser was asked
        self.begun: Choice | None = None  # the play that the player is in the midst of
        self.assumed: list[Assumption] = []


class NoLine(Exception):
    """What comes of the play under way cannot be foreseen."""


class Patience:
    """So many seconds of this process, however busy the machine is, but no more than a few times as
    many on the clock; or so many plays that are tried."""

    def __init__(self, seconds: float, plays: int = 0) -> None:
        self.plays = plays
        self.seconds = seconds
        self.began = process_time()
        self.last_bell = monotonic() + MOST_WAITING * seconds

    def is_wearing_thin(self, tried: int) -> bool:
        return self._has_passed(1 - LAST_MINUTE, tried, self.plays)

    def is_over(self, tried: int) -> bool:
        return self._has_passed(1, tried, int(self.plays * (1 + LAST_MINUTE)))

    def _has_passed(self, share: float, tried: int, plays: int) -> bool:
        if self.plays:
            return tried >= plays
        if process_time() - self.began > self.seconds * share:
            return True
        return monotonic() > self.last_bell - MOST_WAITING * self.seconds * (1 - share)
