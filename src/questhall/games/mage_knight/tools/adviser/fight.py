"""A fight as the adviser takes it up, and how long it may think about it."""

from time import monotonic

from ...printed.cards import EnemyDef
from ...printed.kinds import COLOURS, NO_COLOUR
from ...state.realm import Realm
from .line import Choice

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
    """So many seconds, or so many plays that are tried."""

    def __init__(self, seconds: float, plays: int = 0) -> None:
        self.plays = plays
        now = monotonic()
        self.first_bell = now + seconds * (1 - LAST_MINUTE)
        self.last_bell = now + seconds

    def is_wearing_thin(self, tried: int) -> bool:
        if self.plays:
            return tried >= self.plays
        return monotonic() > self.first_bell

    def is_over(self, tried: int) -> bool:
        if self.plays:
            return tried >= self.plays * (1 + LAST_MINUTE)
        return monotonic() > self.last_bell
