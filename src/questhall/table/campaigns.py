"""A campaign of a group of people: its chain of matches, and who belongs to it.

Like a table it is its facts and its log. Each act is checked here and becomes entries of the
log; nothing changes before the campaign takes them in. Whether somebody is a member is for
the caller to ask.
"""

import msgspec

from questhall.kernel.chain import Abandoned, Chain, Closed, Noted, Opened, Reseeded
from questhall.kernel.chain_file import ChainFile, fork, give_away, read_chain
from questhall.kernel.choices import Refused
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save

from .acts import clean_name
from .campaign_records import (
    CampaignEntry,
    CampaignFacts,
    CampaignLine,
    CampaignSummary,
    CampaignWrite,
    Joined,
    StoredCampaign,
)
from .opening import lay
from .records import CampaignPlace, Facts, Renamed, Seat, UndoPolicy
from .store import Store
from .table import Table
from .tokens import new_seed, new_table_id

MOST_MEMBERS = 64


class Campaign:
    """How a campaign of a group stands. `members`: the hash of each token, and a name."""

    def __init__(self, facts: CampaignFacts, game: Game) -> None:
        self.facts = facts
        self.game = game
        self.chain = Chain(game, facts.chain)
        self.name = facts.name
        self.members: dict[str, str] = {}
        self.seq = 0
        self.changed = facts.created

    # -- following the log -----------------------------------------------------

    def add(
        self, entries: list[CampaignEntry], now: float, match: Match | None = None
    ) -> CampaignWrite:
        """Carry out what was decided; what must be written down for it."""
        text = "" if match is None else save(match).decode()
        lines: list[CampaignLine] = []
        for entry in entries:
            kept = text if isinstance(entry, Closed) else ""
            line = CampaignLine(self.seq + 1, now, entry, kept)
            self.take_in(line)
            lines.append(line)
        return CampaignWrite(self.facts.id, lines, self.summary())

    def take_in(self, line: CampaignLine) -> None:
        """Follow an entry of the log."""
        entry = line.entry
        if isinstance(entry, Joined):
            self.members[entry.token] = entry.name
        elif isinstance(entry, Renamed):
            self.name = entry.name
        else:
            self.chain.take_in(Noted(line.time, entry, line.save))
        self.seq = line.seq
        self.changed = line.time

    def summary(self) -> CampaignSummary:
        link = self.chain.open_link
        return CampaignSummary(
            campaign=self.facts.id,
            name=self.name,
            game=self.game.id,
            created=self.facts.created,
            changed=self.changed,
            links=self.chain.number - 1,
            members=list(self.members.values()),
            table=link.table if link is not None else "",
            over=self.chain.over,
            parent=self.facts.parent,
        )


def open_campaign(stored: StoredCampaign, game: Game) -> Campaign:
    """The campaign as it stands."""
    campaign = Campaign(stored.facts, game)
    for line in stored.lines:
        campaign.take_in(line)
    return campaign


# -- new campaigns -------------------------------------------------------------


class Founder:
    """Who makes a campaign, and with which token: the first member of the group."""

    def __init__(self, name: str, token: str) -> None:
        self.name = name
        self.token = token


class Founded:
    """A campaign that the store does not have yet, and what must be written down for it."""

    def __init__(self, campaign: Campaign, write: CampaignWrite) -> None:
        self.campaign = campaign
        self.write = write

    def keep_in(self, store: Store) -> None:
        store.create_campaign(self.campaign.facts, self.write)


def begin(game: Game, setup: Setup, name: str, founder: Founder, now: float) -> Founded:
    """A new campaign."""
    return _found(Chain.begin(game, setup, new_seed(), now), name, founder, now)


def go_another_way(campaign: Campaign, number: int, founder: Founder, now: float) -> Founded:
    """A copy that goes its own way after the link of that number. It needs the saves."""
    copy = fork(campaign.chain, number, new_seed(), now)
    return _found(copy, campaign.name, founder, now, campaign.facts.id)


def take_in_file(file: ChainFile, game: Game, founder: Founder, now: float) -> Founded:
    """A campaign that came as a file. Chance goes on with a seed that nobody has seen."""
    chain = read_chain(file, game)
    if chain.open_link is not None:
        chain.add(chain.abandon(), now)
    chain.add(Reseeded(new_seed()), now)
    return _found(chain, file.name or game.id, founder, now)


def _found(chain: Chain, name: str, founder: Founder, now: float, parent: str = "") -> Founded:
    facts = CampaignFacts(new_table_id(), now, clean_name(name), chain.facts, parent)
    campaign = Campaign(facts, chain.game)
    lines: list[CampaignLine] = []
    for noted in chain.record:
        line = CampaignLine(campaign.seq + 1, noted.time, _without_table(noted), noted.save)
        campaign.take_in(line)
        lines.append(line)
    write = campaign.add(join(campaign, founder.name, founder.token), now)
    write.lines = [*lines, *write.lines]
    return Founded(campaign, write)


def _without_table(noted: Noted) -> CampaignEntry:
    """The tables of another campaign are not those of its copy."""
    entry = noted.entry
    return msgspec.structs.replace(entry, table="") if isinstance(entry, Opened) else entry


# -- the group -----------------------------------------------------------------


def join(campaign: Campaign, name: str, token: str) -> list[CampaignEntry]:
    """Become a member; `token` is the hash of the right to go on with the campaign."""
    if len(campaign.members) >= MOST_MEMBERS:
        raise Refused("too_many", f"a campaign has at most {MOST_MEMBERS} members")
    return [Joined(clean_name(name), token)]


def rename(name: str) -> list[CampaignEntry]:
    return [Renamed(clean_name(name))]


def take_out(campaign: Campaign) -> bytes:
    """The campaign as a file, without what would tell the future. It needs the saves."""
    return give_away(campaign.chain, campaign.name)


# -- links ---------------------------------------------------------------------


class Evening:
    """Who sits down to play a link: seats with the hashes of their tokens, and the undo policy."""

    def __init__(self, seats: list[Seat], tokens: dict[str, int], undo: UndoPolicy) -> None:
        self.seats = seats
        self.tokens = tokens
        self.undo: UndoPolicy = undo


def open_link(campaign: Campaign, key: str, evening: Evening, now: float) -> tuple[Opened, Facts]:
    """Play an offer: the entry, and the facts of the table at which it is played."""
    players = [seat.name for seat in evening.seats]
    opened = campaign.chain.open(key, players, new_table_id())
    return opened, _facts_of(campaign, opened, evening, now)


def play_again(campaign: Campaign, evening: Evening, now: float) -> tuple[Opened, Facts]:
    """Play the match that was lost once more, from the ledger before it."""
    players = [seat.name for seat in evening.seats]
    opened = campaign.chain.play_again(players, new_table_id())
    return opened, _facts_of(campaign, opened, evening, now)


def _facts_of(campaign: Campaign, opened: Opened, evening: Evening, now: float) -> Facts:
    chain = campaign.chain
    return Facts(
        id=opened.table,
        created=now,
        game=campaign.game.id,
        version=campaign.game.version,
        format=opened.format,
        options=opened.options,
        seed=chain.seed_of(opened),
        undo=evening.undo,
        name=campaign.name,
        seats=evening.seats,
        tokens=evening.tokens,
        place=CampaignPlace(
            campaign.facts.id, opened.number, chain.written[opened.before], opened.offer
        ),
    )


def lay_link(
    campaign: Campaign, opened: Opened, facts: Facts, now: float
) -> tuple[Table, CampaignWrite]:
    """The table of a link; with what is written down, link and table are kept together."""
    table = lay(facts, campaign.game)
    write = campaign.add([opened], now)
    write.table = (facts, table.summary())
    return table, write


def abandon(campaign: Campaign) -> list[CampaignEntry]:
    """Give up the match that is open: the ledger is as before, and the attempt stays on record."""
    return [campaign.chain.abandon()]


def ending(campaign: Campaign, table: Table) -> list[CampaignEntry]:
    """What follows for the campaign if the match of its open link is over; else nothing.

    Whoever reads a campaign asks this, so it does not matter who was stopped where: the match is
    kept with its last choice, and closing it again gives the same ledger.
    """
    link = campaign.chain.open_link
    if link is None or link.table != table.facts.id or not table.over:
        return []
    if not table.match.over:  # everybody has resigned
        return [Abandoned()]
    return [campaign.chain.close(table.match, [seat.name for seat in table.people.seats])]
