"""Where tables are kept: one interface, whatever keeps them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Literal

from .bells import Bell
from .campaign_records import (
    CampaignFacts,
    CampaignHead,
    CampaignSummary,
    CampaignWrite,
    Standing,
    StoredCampaign,
)
from .leases import Lease, Presence
from .records import Facts, Held, Position, Stored, Summary, Write

Trouble = Literal["full", "locked", "unreachable", "unwritable", "unknown"]


class StoreFault(Exception):
    """The store could not do what was asked; nothing has been written. `trouble`: why not."""

    def __init__(self, message: str, trouble: Trouble = "unknown") -> None:
        super().__init__(message)
        self.trouble: Trouble = trouble


class Conflict(StoreFault):
    """Somebody else has written to the table since it was read, or has taken it."""


class Ages:
    """Tables that were last changed before these times are too old: finished ones, and others."""

    def __init__(self, finished: float, unfinished: float) -> None:
        self.finished = finished
        self.unfinished = unfinished


class Store(ABC):
    """Keeps tables. Used by one thread at a time."""

    @abstractmethod
    def create(self, facts: Facts, summary: Summary, positions: Sequence[Position] = ()) -> None:
        """Keep a new table; one that goes on from a save with the positions on the way there."""

    @abstractmethod
    def append(self, writes: list[Write]) -> None:
        """Add to the logs of tables, all in one transaction: when this returns, it is kept.

        The summaries and the tokens follow in the same transaction. Raises Conflict if the
        first line of a write is not the next of its table, or if its epoch is over.
        """

    @abstractmethod
    def load(self, table: str) -> Stored | None:
        """Everything about a table."""

    @abstractmethod
    def summary(self, table: str) -> Summary | None: ...

    @abstractmethod
    def presence(self, table: str) -> Presence:
        """Who is there, as far as the hall that has it has told."""

    @abstractmethod
    def held(self, hashes: list[str], most: int) -> list[Held]:
        """The tables in which these tokens hold seats, the newest first."""

    @abstractmethod
    def forget(self, ages: Ages, spared: set[str], most: int) -> int:
        """Throw away at most so many tables that are too old; how many these were.

        The table at which a campaign is being played stays as long as the campaign; that goes
        when it and its table are as old as an unfinished table may be.
        """

    @abstractmethod
    def create_campaign(self, facts: CampaignFacts, write: CampaignWrite) -> None:
        """Keep a new campaign with the first entries of its log."""

    @abstractmethod
    def append_to_campaign(self, write: CampaignWrite) -> None:
        """Add to the log of a campaign, and make the table of a link in the same transaction.

        Raises Conflict if its first line is not the next one.
        """

    @abstractmethod
    def campaign_standing(self, campaign: str, hashes: list[str]) -> Standing | None:
        """How far a campaign is, and whether one of these tokens is a member's."""

    @abstractmethod
    def load_head(self, campaign: str) -> tuple[CampaignFacts, CampaignHead] | None:
        """How a campaign stands, without its past; None if only the whole of it can tell."""

    @abstractmethod
    def load_campaign(self, campaign: str, saves: bool = False) -> StoredCampaign | None:
        """Everything about a campaign; the saves of its matches only if they are asked for."""

    @abstractmethod
    def campaigns_held(self, hashes: list[str], most: int) -> list[CampaignSummary]:
        """The campaigns that the holder of these tokens is a member of, the newest first."""

    @abstractmethod
    def seat_of(self, table: str, hash: str) -> int | None:
        """The seat that a token holds at a table."""

    @abstractmethod
    def hang_bell(self, bell: Bell) -> None:
        """Keep a bell, in place of one of the same seat and address."""

    @abstractmethod
    def bells(self, table: str) -> list[Bell]: ...

    @abstractmethod
    def rung(self, bell: str, turn: int, told: float) -> None:
        """For this turn it has rung."""

    @abstractmethod
    def take_bell_down(self, bell: str) -> None: ...

    @property
    @abstractmethod
    def is_shared(self) -> bool:
        """May other programs have the same database?"""

    @abstractmethod
    def take(self, table: str, hall: str) -> Lease | None:
        """Who holds the table from now on: this hall, unless another one that is alive does."""

    @abstractmethod
    def give_back(self, table: str, epoch: int) -> None:
        """The table is nobody's, unless it is somebody else's by now."""

    @abstractmethod
    def seize(self, table: str) -> int:
        """Take the table from whoever holds it; its new epoch."""

    @abstractmethod
    def note_presence(self, found: dict[tuple[str, int], Presence]) -> None:
        """Who is at these tables, each with its epoch."""

    @abstractmethod
    def leave(self, hall: str) -> None:
        """A hall closes, and everything that it holds is free."""

    @abstractmethod
    def secret(self, name: str) -> str:
        """A secret of this store; it is made up when it is first asked for."""

    @abstractmethod
    def ping(self) -> None:
        """Write something small. Raises StoreFault if nothing can be written now."""

    @abstractmethod
    def close(self) -> None: ...


def is_shared(database: str) -> bool:
    """May several programs use it?"""
    return database.startswith(("postgresql://", "postgres://"))


def open_store(database: str) -> Store:
    """The store of an address: `postgresql://...`, or the path of an SQLite file."""
    if is_shared(database):
        try:
            from .postgres import PostgresStore
        except ImportError:
            raise StoreFault(
                'PostgreSQL needs another library: pip install "questhall[cluster]"'
            ) from None
        return PostgresStore(database)
    from .sqlite import SqliteStore

    return SqliteStore(database)
