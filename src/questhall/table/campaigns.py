"""A campaign of a group of people: its chain of matches, and who belongs to it.

Like a table it is its facts and its log. Each act is checked here and becomes entries of the
log; nothing changes before the campaign takes them in. Whether somebody is a member is for
the caller to ask.
"""

from collections.abc import Sequence

import msgspec

from questhall.kernel.campaigns import AnyCampaigns, Ledger, read_ledger
from questhall.kernel.chain import Chain, Closed, Noted, Opened, Reseeded
from questhall.kernel.chain_file import ChainFile, fork, give_away, read_chain
from questhall.kernel.chain_head import head_of, resume
from questhall.kernel.choices import Refused
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.packs import why_not_here
from questhall.kernel.saves import save

from .acts import clean, clean_name
from .campaign_records import (
    CampaignEntry,
    CampaignFacts,
    CampaignHead,
    CampaignLine,
    CampaignSummary,
    CampaignWrite,
    GivingUp,
    Joined,
    Left,
    StoredCampaign,
)
from .carrying import Carried, carried, names_of
from .landmarks import position_of_deal
from .names import look
from .opening import CannotOpen, lay
from .records import CampaignPlace, Facts, Renamed, Seat, Stopped, UndoPolicy
from .store import Store
from .table import Table
from .tokens import new_seed, new_table_id

MOST_MEMBERS = 64
# Whoever reads a campaign follows all of its log, so that even this comes to an end.
MOST_JOINED = 1000
MOST_RENAMED = 1000
LONGEST_NAME = 40
SECOND = " (2)"


class Campaign:
    """How a campaign of a group stands. `members`: the hash of each token, and a name; who belongs
    to it for longest comes first. `left`: how many have gone. `renamed`: how often it was.
    `giving_up`: the hash of who would give up the open match. `offered`: in which words each link
    was, as far as they were kept.
    """

    def __init__(self, facts: CampaignFacts, game: Game) -> None:
        self.facts = facts
        self.game = game
        self.chain = Chain(game, facts.chain)
        self.name = facts.name
        self.members: dict[str, str] = {}
        self.left = 0
        self.renamed = 0
        self.giving_up = ""
        self.offered: list[str] = []
        self.stopped = False
        self.seq = 0
        self.changed = facts.created

    # -- following the log -----------------------------------------------------

    def add(
        self,
        entries: list[CampaignEntry],
        now: float,
        match: Match | None = None,
        phrase: str = "",
    ) -> CampaignWrite:
        """Carry out what was decided; what must be written down for it."""
        text = "" if match is None else save(match).decode()
        lines: list[CampaignLine] = []
        for entry in entries:
            kept = text if isinstance(entry, Closed) else ""
            line = CampaignLine(self.seq + 1, now, entry, kept, phrase)
            self.take_in(line)
            lines.append(line)
        return CampaignWrite(self.facts.id, lines, self.summary(), head=self.head())

    def take_in(self, line: CampaignLine) -> None:
        """Follow an entry of the log."""
        entry = line.entry
        if isinstance(entry, Joined):
            self.members[entry.token] = entry.name
        elif isinstance(entry, Left):
            del self.members[entry.token]
            self.left += 1
            if self.giving_up == entry.token:
                self.giving_up = ""
        elif isinstance(entry, GivingUp):
            self.giving_up = entry.token
        elif isinstance(entry, Renamed):
            self.name = entry.name
            self.renamed += 1
        elif isinstance(entry, Stopped):
            self.stopped = True
        else:
            self._take_into_chain(Noted(line.time, entry, line.save), line.phrase)
        self.seq = line.seq
        self.changed = line.time

    def _take_into_chain(self, noted: Noted, phrase: str) -> None:
        self.chain.take_in(noted)
        self.giving_up = ""
        if isinstance(noted.entry, Opened):
            self.offered.append(phrase)

    def head(self) -> CampaignHead | None:
        """How it stands; None if the words of an old match have to be made from its ledger."""
        if not all(self.offered):
            return None
        return CampaignHead(
            self.seq,
            self.changed,
            self.name,
            self.members,
            self.left,
            self.renamed,
            self.giving_up,
            self.stopped,
            self.offered,
            head_of(self.chain),
        )

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
            stopped=self.stopped,
            left=self.left,
        )


def open_campaign(stored: StoredCampaign, game: Game) -> Campaign:
    """The campaign as it stands, with its past."""
    _need_packs(stored.facts)
    campaign = Campaign(stored.facts, game)
    for line in stored.lines:
        campaign.take_in(line)
    return campaign


def resume_campaign(facts: CampaignFacts, head: CampaignHead, game: Game) -> Campaign:
    """The campaign as it stands, without its past."""
    _need_packs(facts)
    campaign = Campaign(facts, game)
    campaign.chain = resume(game, facts.chain, head.chain)
    campaign.name, campaign.members = head.name, head.members
    campaign.left, campaign.renamed = head.left, head.renamed
    campaign.giving_up, campaign.stopped = head.giving_up, head.stopped
    campaign.offered = head.offered
    campaign.seq, campaign.changed = head.seq, head.changed
    return campaign


def _need_packs(facts: CampaignFacts) -> None:
    reason = why_not_here(facts.chain.version)
    if reason:
        raise CannotOpen(reason)


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


def begin(
    game: Game,
    setup: Setup,
    name: str,
    founder: Founder,
    now: float,
    undo: UndoPolicy | None = None,
) -> Founded:
    """A new campaign."""
    return _found(Chain.begin(game, setup, new_seed(), now), name, founder, now, undo=undo)


def go_another_way(campaign: Campaign, number: int, founder: Founder, now: float) -> Founded:
    """A copy that goes its own way after the link of that number. It needs the saves."""
    copy = fork(campaign.chain, number, new_seed(), now)
    of = campaign.facts
    name = name_of_copy(campaign.name)
    return _found(copy, name, founder, now, of.id, campaign.offered, of.undo)


def name_of_copy(name: str) -> str:
    """A copy is told apart by a number: Our road, Our road (2), Our road (3)."""
    bare, bracket, number = name.rpartition(" (")
    if bracket and number.endswith(")") and number[:-1].isdecimal():
        return f"{bare} ({int(number[:-1]) + 1})"
    return f"{name[: LONGEST_NAME - len(SECOND)]}{SECOND}"


def take_in_file(
    file: ChainFile, game: Game, founder: Founder, now: float, offered: Sequence[str] = ()
) -> Founded:
    """A campaign that came as a file. Chance goes on with a seed that nobody has seen."""
    chain = read_chain(file, game)
    if chain.open_link is not None:
        chain.add(chain.abandon(), now)
    chain.add(Reseeded(new_seed()), now)
    return _found(chain, file.name or game.id, founder, now, offered=offered)


def cleaned(file: ChainFile, now: float) -> ChainFile:
    """A file from elsewhere with what we would have written ourselves: names without control
    characters, no times to come, and no saves that close nothing."""
    facts = msgspec.structs.replace(file.facts, begun=min(file.facts.begun, now))
    record = [_cleaned(noted, now) for noted in file.record]
    name = clean(file.name)[:LONGEST_NAME]
    return ChainFile(file.questhall_campaign, name, facts, record)


def _cleaned(noted: Noted, now: float) -> Noted:
    entry = noted.entry
    if isinstance(entry, Opened | Closed):
        names = [clean(player)[:LONGEST_NAME] for player in entry.players]
        entry = msgspec.structs.replace(entry, players=names)
    return Noted(min(noted.time, now), entry, noted.save if isinstance(entry, Closed) else "")


def _found(
    chain: Chain,
    name: str,
    founder: Founder,
    now: float,
    parent: str = "",
    offered: Sequence[str] = (),
    undo: UndoPolicy | None = None,
) -> Founded:
    facts = CampaignFacts(new_table_id(), now, clean_name(name), chain.facts, parent, undo)
    campaign = Campaign(facts, chain.game)
    lines: list[CampaignLine] = []
    phrases = iter(offered)
    for noted in chain.record:
        phrase = next(phrases, "") if isinstance(noted.entry, Opened) else ""
        line = CampaignLine(campaign.seq + 1, noted.time, _without_table(noted), noted.save, phrase)
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
    if campaign.left + len(campaign.members) >= MOST_JOINED:
        raise Refused("too_many", f"{MOST_JOINED} have joined this group: continue with a copy")
    wanted = clean_name(name)
    if look(wanted) in [look(member) for member in campaign.members.values()]:
        raise Refused("name_taken", "somebody in the group has this name")
    return [Joined(wanted, token)]


def remove(campaign: Campaign, name: str, token: str) -> list[CampaignEntry]:
    """Leave the group; who belongs to it for longest may also show others out. `token`: the hash
    of who asks for it."""
    if len(campaign.members) == 1:
        raise Refused(
            "last_member", "the last member stays: the campaign has to belong to somebody"
        )
    gone = [hash for hash, member in campaign.members.items() if member == name]
    if not gone:
        raise Refused("stale", "nobody in the group has this name")
    founder = next(iter(campaign.members))
    if token not in (founder, gone[0]):
        raise Refused("not_founder", "only the longest-standing member may remove others")
    by = "" if token == gone[0] else campaign.members[token]
    return [Left(name, gone[0], by)]


def rename(campaign: Campaign, name: str) -> list[CampaignEntry]:
    if campaign.renamed >= MOST_RENAMED:
        raise Refused("too_many", f"a campaign has at most {MOST_RENAMED} names, one after another")
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
    players = names_of(evening.seats)
    opened = campaign.chain.open(key, players, new_table_id())
    return opened, _facts_of(campaign, opened, evening, now)


def play_again(campaign: Campaign, evening: Evening, now: float) -> tuple[Opened, Facts]:
    """Play the match that was lost once more, from the ledger before it."""
    players = names_of(evening.seats)
    opened = campaign.chain.play_again(players, new_table_id())
    return opened, _facts_of(campaign, opened, evening, now)


def _facts_of(campaign: Campaign, opened: Opened, evening: Evening, now: float) -> Facts:
    chain = campaign.chain
    return Facts(
        id=opened.table,
        created=now,
        game=campaign.game.id,
        version=str(campaign.game.edition(chain.packs)),
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
    campaign: Campaign, opened: Opened, facts: Facts, now: float, phrase: str = ""
) -> tuple[Table, CampaignWrite]:
    """The table of a link; with what is written down, link and table are kept together. `phrase`:
    in which words it was offered."""
    table = lay(facts, campaign.game)
    write = campaign.add([opened], now, phrase=phrase)
    write.table = (facts, table.summary(), [position_of_deal(table.match)])
    return table, write


def give_up(campaign: Campaign, token: str, seated: bool) -> list[CampaignEntry]:
    """A member would give up the open match. One who sits at its table may; else it takes a second
    member, if there is one."""
    agreed = campaign.giving_up not in ("", token)
    if seated or agreed or len(campaign.members) == 1:
        return abandon(campaign)
    if campaign.giving_up == token:
        return []
    return [GivingUp(campaign.members[token], token)]


def abandon(campaign: Campaign) -> list[CampaignEntry]:
    """Give up the match that is open: the attempt stays on record, and in the ledger only what it
    has cost to begin it."""
    return [campaign.chain.abandon()]


def carry_over(
    campaign: Campaign, before: Table, opened: tuple[str, int], chooser: str = ""
) -> Carried:
    """The seats of the table before for what is `opened` with so many; `chooser` stands in for bots
    where what is chosen lasts."""
    key, seats = opened
    chain = campaign.chain
    rules = chain.campaigns
    offer = next((each for each in chain.offers() if each.key == key), None)
    stands_in = chooser if offer is not None and rules.lasts(offer) else ""
    ledger = chain.ledger
    last = chain.links[-1]
    known = read_ledger(chain.written[last.before], rules)
    was = _led(rules, known, len(before.people.seats))
    return carried(before.people, was, _led(rules, ledger, seats), stands_in)


def _led(rules: AnyCampaigns, ledger: Ledger, seats: int) -> list[list[str]]:
    return [[name.id for name in names] for names in rules.led(ledger, seats)]


def ending(campaign: Campaign, table: Table) -> list[CampaignEntry]:
    """What follows for the campaign if the match of its open link is over; else nothing.

    Whoever reads a campaign asks this, so it does not matter who was stopped where: the match is
    kept with its last choice, and closing it again gives the same ledger.
    """
    link = campaign.chain.open_link
    if link is None or link.table != table.facts.id or not table.over:
        return []
    if not table.match.over:  # everybody has resigned
        return abandon(campaign)
    return [campaign.chain.close(table.match, names_of(table.people.seats))]
