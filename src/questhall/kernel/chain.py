"""A campaign as a chain: its facts, and an append-only record of what was played.

Everything follows from the record: which ledger lies open, what is being played, and what has
been. Nothing is ever taken out of it. An evening that was given up stays in it; played again, it
has the same luck, as otherwise a group could give up until it likes what it draws.
"""

from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .campaigns import (
    AnyCampaigns,
    Ledger,
    Offer,
    begin_link,
    campaigns_of,
    close_link,
    link_seed,
    link_setup,
    offer_of_today,
    read_ledger,
    start_link,
    written_hash,
    written_ledger,
)
from .chance import Chance
from .choices import Beginning, Refused
from .editions import Edition
from .games import Game, OptionValue, Setup
from .match import Match
from .saves import save

Fate = Literal["open", "won", "lost", "abandoned"]

# A campaign of years has a few hundred; who gives up and begins again for ever comes to an end.
MOST_ENTRIES = 4000
MOST_SEATS = 64

Short = Annotated[str, Meta(max_length=200)]
Whole = Annotated[int, Meta(ge=0, le=1_000_000)]
Time = Annotated[float, Meta(ge=0, le=1e11)]
Players = Annotated[list[Short], Meta(max_length=MOST_SEATS)]


class ChainFacts(msgspec.Struct):
    """What is agreed when a campaign begins, and its first ledger."""

    game: Short
    version: Short
    format: Short
    seats: Whole
    options: dict[str, OptionValue]
    seed: Short
    ledger: str
    begun: Time


# -- the record ----------------------------------------------------------------


class Opened(msgspec.Struct, array_like=True, tag="opened"):
    """A match begins: link `number`, attempt `attempt`. `players`: who sits where.

    `luck` goes into its seed: what was drawn in a match that was given up is drawn again. Older
    records have none, and took the number of the attempt.
    """

    number: Whole
    attempt: Whole
    offer: Short
    format: Short
    options: dict[str, OptionValue]
    players: Players
    before: Short
    table: Short = ""
    luck: Whole = 0


class Closed(msgspec.Struct, array_like=True, tag="closed"):
    """The open match is over, and led to the next ledger; `after` is its hash.

    `players`: who sat where at its end, if others than at its beginning.
    """

    results: Annotated[list[float], Meta(max_length=MOST_SEATS)]
    lost: bool
    again: bool
    after: Short
    ledger: str
    players: Players = []


class Abandoned(msgspec.Struct, array_like=True, tag="abandoned"):
    """The open match was given up; the ledger is as it was before.

    If something stays of a match that has only begun, this is the ledger with it, and `after` its
    hash.
    """

    after: Short = ""
    ledger: str = ""


class Reseeded(msgspec.Struct, array_like=True, tag="reseeded"):
    """From here on chance follows from another seed: this is a copy that goes its own way."""

    seed: Short


ChainEntry = Opened | Closed | Abandoned | Reseeded


class Noted(msgspec.Struct, omit_defaults=True):
    """An entry of the record with its time; `save` is the match that an entry closed."""

    time: Time
    entry: ChainEntry
    save: str = ""


class Link:
    """A match of the chain, as far as it has come. Names stand by seat: characters belong to the
    ledger, seats to the evening. What it was about has its name of today."""

    def __init__(
        self, game: Game, opened: Opened, seed: str, begun: float, packs: tuple[str, ...]
    ) -> None:
        self.number = opened.number
        self.attempt = opened.attempt
        self.offer = offer_of_today(game, opened.offer)
        options = game.options_of_today(opened.options, packs)
        self.setup = Setup(opened.format, len(opened.players), options, packs)
        self.players = opened.players
        self.luck = opened.luck or opened.attempt
        self.before = opened.before
        self.table = opened.table
        self.seed = seed
        self.begun = begun
        self.ended = 0.0
        self.after = ""
        self.results: list[float] = []
        self.again = False
        self.fate: Fate = "open"


class Chain:
    """How a campaign stands. Acts give entries; the chain changes when it takes them in."""

    def __init__(self, game: Game, facts: ChainFacts) -> None:
        self.game = game
        self.facts = facts
        self.packs = tuple(Edition.read(facts.version).packs)
        self.seed = facts.seed
        self.record: list[Noted] = []  # as far as it was followed: see chain_head
        self.entries = 0  # of the whole record
        self.links: list[Link] = []
        self.attempts_made: dict[int, int] = {}  # how often each link was begun
        self.luck_of_ends: dict[int, int] = {}  # the luck that each link had at its last end
        self.number = 1
        self.here = written_hash(facts.ledger)
        self.written: dict[str, str] = {self.here: facts.ledger}

    @staticmethod
    def begin(game: Game, setup: Setup, seed: str, now: float) -> "Chain":
        """A new campaign from its seed."""
        campaigns = campaigns_of(game)
        full = campaigns.checked(setup)
        ledger = first_ledger(campaigns, full, seed)
        facts = ChainFacts(
            game.id,
            str(game.edition(full.packs)),
            full.format,
            full.seats,
            full.options,
            seed,
            written_ledger(ledger, campaigns),
            now,
        )
        return Chain(game, facts)

    @cached_property
    def campaigns(self) -> AnyCampaigns:
        return campaigns_of(self.game)

    # -- how it stands ---------------------------------------------------------

    @property
    def ledger(self) -> Ledger:
        """The ledger that lies open, as a copy of one's own; with what the match that is being
        played has cost already."""
        link = self.open_link
        text = self.written[self.here] if link is None else self._begun(link)
        return read_ledger(text, self.campaigns)

    @property
    def open_link(self) -> Link | None:
        """The match that is being played."""
        return self.links[-1] if self.links and self.links[-1].fate == "open" else None

    @property
    def lost_link(self) -> Link | None:
        """The last match, if it was lost and may be played again."""
        last = self.links[-1] if self.links else None
        return last if last is not None and last.fate == "lost" and last.again else None

    def offers(self) -> list[Offer]:
        """What can be played next; nothing while a match is open."""
        return [] if self.open_link is not None else self.campaigns.offers(self.ledger)

    @property
    def over(self) -> bool:
        """Nothing is left to play, not even a lost match once more."""
        return self.open_link is None and self.lost_link is None and not self.offers()

    def attempts(self, number: int) -> int:
        """How often the link of that number has been begun."""
        return self.attempts_made.get(number, 0)

    def beginning(self, link: Link) -> Beginning:
        return Beginning(self.written[link.before], link.offer)

    def match(self, link: Link) -> Match:
        """The match of the link from its start; always the same one."""
        return start_link(self.game, self.beginning(link), link.setup, link.seed)

    # -- acts ------------------------------------------------------------------

    def open(self, key: str, players: list[str], table: str = "") -> Opened:
        """Play an offer with these people, named by seat."""
        self._need_none_open()
        return self._opened(self.number, key, players, self.here, table)

    def play_again(self, players: list[str], table: str = "") -> Opened:
        """Play the match that was lost once more, from the ledger before it."""
        self._need_none_open()
        lost = self.lost_link
        if lost is None:
            raise Refused("no_such_offer", "there is no lost match that may be played again")
        return self._opened(lost.number, lost.offer, players, lost.before, table)

    def _opened(self, number: int, key: str, players: list[str], before: str, table: str) -> Opened:
        if self.entries + 2 > MOST_ENTRIES:  # it must also come to an end
            raise Refused("too_many", f"a campaign has at most {MOST_ENTRIES // 2} matches")
        beginning = Beginning(self.written[before], key)
        setup = link_setup(self.campaigns, beginning, len(players))
        return Opened(
            number,
            self.attempts(number) + 1,
            key,
            setup.format,
            setup.options,
            list(players),
            before,
            table,
            self._luck(number),
        )

    def _luck(self, number: int) -> int:
        """Other than in every match of this link that was played to its end."""
        return self.luck_of_ends.get(number, 0) + 1

    def close(self, match: Match, players: list[str] | None = None) -> Closed:
        """The open match is over: what it led to, and who has played it."""
        link = self.need_open()
        if not self.is_of(match, link):
            raise Refused("no_such_offer", "this is not the match that is open")
        closing = close_link(match)
        text = written_ledger(closing.ledger, self.campaigns)
        return Closed(
            match.state.results[:],
            closing.lost,
            closing.again,
            written_hash(text),
            text,
            players or [],
        )

    def is_of(self, match: Match, link: Link) -> bool:
        beginning = match.beginning
        setup = match.setup
        return (
            beginning is not None
            and offer_of_today(self.game, beginning.offer) == link.offer
            and beginning.ledger == self.written[link.before]
            and (setup.format, setup.seats) == (link.setup.format, link.setup.seats)
            and setup.options == link.setup.options
            and link.seed in ("", match.seed)
        )

    def abandon(self) -> Abandoned:
        """Give the open match up, with what stays of it."""
        link = self.need_open()
        text = self._begun(link)
        if text == self.written[link.before]:
            return Abandoned()
        return Abandoned(written_hash(text), text)

    def _begun(self, link: Link) -> str:
        """The ledger of a match that has begun; as before if that costs nothing, or if the rules of
        today would not offer it."""
        before = self.written[link.before]
        try:
            ledger, _ = begin_link(self.campaigns, self.beginning(link))
        except Refused:
            return before
        text = written_ledger(ledger, self.campaigns)
        known = read_ledger(before, self.campaigns)
        unchanged = text == written_ledger(known, self.campaigns)
        return before if unchanged else text

    def need_open(self) -> Link:
        if self.open_link is None:
            raise Refused("not_started", "no match of this campaign is open")
        return self.open_link

    def _need_none_open(self) -> None:
        if self.open_link is not None:
            raise Refused("not_over", "a match of this campaign is open: finish it first")

    # -- following the record --------------------------------------------------

    def add(self, entry: ChainEntry, now: float, match: Match | None = None) -> Noted:
        """Carry out what was decided; with the match that an entry closes."""
        noted = Noted(now, entry, "" if match is None else save(match).decode())
        self.take_in(noted)
        return noted

    def take_in(self, noted: Noted) -> None:
        """Follow an entry of the record."""
        if self.entries >= MOST_ENTRIES:
            raise Refused("too_many", f"a campaign has at most {MOST_ENTRIES} entries")
        entry = noted.entry
        if isinstance(entry, Opened):
            self._follow_opened(entry, noted.time)
        elif isinstance(entry, Closed):
            self._follow_closed(entry, noted.time)
        elif isinstance(entry, Abandoned):
            self._follow_abandoned(entry, noted.time)
        else:
            self._need_none_open()
            self.seed = entry.seed
        self.record.append(noted)
        self.entries += 1

    def _follow_opened(self, opened: Opened, now: float) -> None:
        self._need_none_open()
        lost = self.lost_link
        again = lost is not None and (opened.number, opened.before) == (lost.number, lost.before)
        if not again and (opened.number, opened.before) != (self.number, self.here):
            raise Refused("stale", f"link {opened.number} does not follow from what was played")
        if opened.attempt != self.attempts(opened.number) + 1:
            raise Refused("stale", f"attempt {opened.attempt} is not the next of its link")
        if opened.luck not in (0, self._luck(opened.number)):
            raise Refused("stale", f"attempt {opened.attempt} does not have the luck of its link")
        self.attempts_made[opened.number] = opened.attempt
        self.number = opened.number
        self.here = opened.before
        self.links.append(Link(self.game, opened, self.seed_of(opened), now, self.packs))

    def seed_of(self, opened: Opened) -> str:
        """The seed of a match that begins; a chain that was given away does not know it."""
        if not self.seed:
            return ""
        return link_seed(self.seed, opened.number, opened.luck or opened.attempt, opened.offer)

    def _follow_abandoned(self, abandoned: Abandoned, now: float) -> None:
        link = self.need_open()
        link.fate = "abandoned"
        link.ended = now
        if abandoned.ledger:
            self._lay_open(link, abandoned.ledger, abandoned.after)

    def _lay_open(self, link: Link, ledger: str, hash: str) -> None:
        if written_hash(ledger) != hash:
            raise Refused("bad_save", f"the ledger after link {link.number} was changed")
        self.written[hash] = ledger
        self.here = hash

    def _follow_closed(self, closed: Closed, now: float) -> None:
        link = self.need_open()
        self._lay_open(link, closed.ledger, closed.after)
        self.luck_of_ends[link.number] = link.luck
        link.fate = "lost" if closed.lost else "won"
        link.ended = now
        link.results = closed.results
        link.again = closed.again
        link.players = closed.players or link.players
        link.after = closed.after
        self.number = link.number + 1


def first_ledger(campaigns: AnyCampaigns, setup: Setup, seed: str) -> Ledger:
    ledger = campaigns.begin(setup, Chance(link_seed(seed, 0, 0, "begin")))
    assert isinstance(ledger, Ledger)
    return ledger


def follow(game: Game, facts: ChainFacts, record: list[Noted]) -> Chain:
    """The chain as it stands after all of its record."""
    chain = Chain(game, facts)
    for noted in record:
        chain.take_in(noted)
    return chain
