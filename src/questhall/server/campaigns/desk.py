"""The desk for campaigns: begins them, goes on with them, and closes their matches."""

import hmac
from collections.abc import Callable
from time import time
from typing import TypeVar

import msgspec

from questhall.kernel.chain import Abandoned
from questhall.kernel.chain_file import BadChain
from questhall.kernel.games import Setup
from questhall.table import acts, campaigns
from questhall.table.campaign_records import (
    CampaignEntry,
    CampaignWrite,
    Standing,
    StoredCampaign,
)
from questhall.table.campaigns import Campaign, Evening, Founded, Founder
from questhall.table.records import HOST
from questhall.table.store import Conflict, Store, StoreFault
from questhall.table.table import Table
from questhall.table.tokens import new_token, token_hash

from ..halls.leases import Elsewhere
from ..logs import log, log_fault, short
from ..protocol.campaign_facts import (
    AbandonLink,
    CampaignPage,
    CampaignToken,
    CloseLink,
    ForkedCampaign,
    ImportedCampaign,
    LinkNews,
    MyCampaigns,
    NewCampaign,
    OpenLink,
)
from ..protocol.facts import Created, Player
from ..protocol.refusals import Refusal, not_kept
from ..rooms.cache import Cache
from ..rooms.hall import TABLE_ID, Hall, seat_of, usual_undo
from ..rooms.room import Room
from ..sheets.game_cache import game_of
from ..showing.campaign_words import phrase_of, written
from ..workers.jobs import ForkChain
from ..workers.queues import Asker
from .page import news_of, page_of, without_places
from .rules import CampaignRules

T = TypeVar("T")

MOST_LISTED = 200
NEW = "new campaign"
BYTES_OF_PAGES = 32_000_000
BYTES_OF_A_CAMPAIGN = 20_000  # without matches, with its first ledger


class CampaignDesk:
    """Every question begins with what the store knows: how far the campaign is, and whether the one
    who asks is a member. Pages are kept until the campaign goes on."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rules = CampaignRules(hall)
        self._pages = Cache(BYTES_OF_PAGES)

    def close_doors(self) -> None:
        self.rules.end()

    # -- new campaigns ---------------------------------------------------------

    async def create(self, wanted: NewCampaign, asker: Asker) -> CampaignToken:
        game = game_of(wanted.game)
        setup = Setup(wanted.format, wanted.seats, wanted.options, tuple(wanted.packs))
        token = new_token()
        founder = Founder(wanted.player, token_hash(token))
        founded = await self.rules.run(
            NEW, lambda: campaigns.begin(game, setup, wanted.name, founder, time(), wanted.undo)
        )
        self.hall.need_bytes(asker.address, BYTES_OF_A_CAMPAIGN)
        return await self._keep(founded, token)

    async def fork(self, id: str, wanted: ForkedCampaign, asker: Asker) -> CampaignToken:
        await self._need_member(id, wanted.token)
        if wanted.link >= (await self._settled(id)).chain.number:
            raise Refusal("no_such_choice", f"there is no link {wanted.link} to continue from")
        self.hall.need_bytes(asker.address, 0)
        stored = await self._stored(id, saves=True)
        token = new_token()
        name = acts.clean_name(wanted.player)
        question = ForkChain(stored, wanted.link, name, token_hash(token))
        try:
            copy = await self.hall.thinkers.fork_chain(asker, question)
        except BadChain as fault:
            raise Refusal("bad_save", str(fault)) from None
        self.hall.need_bytes(asker.address, len(msgspec.json.encode(copy.lines)))
        write = CampaignWrite(copy.facts.id, copy.lines, copy.summary)
        await self._kept(lambda store: store.create_campaign(copy.facts, write))
        return self._made(copy.facts.id, copy.facts.chain.game, token, name)

    async def import_file(self, wanted: ImportedCampaign, asker: Asker) -> CampaignToken:
        """A file that cannot be proved must be our own; a worker reads and replays it."""
        secret = self.hall.seal.secret
        try:
            proven = await self.hall.thinkers.check_chain(asker, bytes(wanted.file), secret)
        except BadChain as fault:
            raise Refusal("bad_save", str(fault)) from None
        game = game_of(proven.file.facts.game)
        token = new_token()
        founder = Founder(wanted.player, token_hash(token))
        founded = await self.rules.run(
            NEW,
            lambda: campaigns.take_in_file(proven.file, game, founder, time(), proven.offered),
        )
        return await self._keep(founded, token)

    async def _keep(self, founded: Founded, token: str) -> CampaignToken:
        await self._kept(founded.keep_in)
        campaign = founded.campaign
        name = campaign.members[token_hash(token)]
        return self._made(campaign.facts.id, campaign.game.id, token, name)

    def _made(self, id: str, game: str, token: str, name: str) -> CampaignToken:
        log("campaign made", campaign=short(id), game=game)
        return CampaignToken(id, token, name, self._invitation(id, 0))

    def _invitation(self, id: str, left: int) -> str:
        """What follows on # in an address is sent to no server and stands in no log."""
        return f"/campaign/{id}#{self.hall.seal.invitation(id, left)}"

    # -- reading ---------------------------------------------------------------

    async def page(self, id: str, tokens: list[str]) -> bytes:
        """The page in JSON. Only a member is told where it is played, and how others join."""
        standing = await self._standing(id, tokens)
        kept = self._pages.find((id, standing.seq, standing.member))
        if kept is not None:
            return kept
        campaign = await self._read(id)
        page = await self.rules.run(id, lambda: page_of(campaign, self.hall.seal))
        told = self._for_members(page, campaign) if standing.member else without_places(page)
        answer = msgspec.json.encode(told)
        self._pages.keep((id, campaign.seq, standing.member), answer)
        return answer

    def _for_members(self, page: CampaignPage, campaign: Campaign) -> CampaignPage:
        invitation = self._invitation(campaign.facts.id, campaign.left)
        return msgspec.structs.replace(page, invitation=invitation)

    async def mine(self, tokens: list[str]) -> MyCampaigns:
        hashes = [token_hash(token) for token in dict.fromkeys(tokens)]
        return MyCampaigns(
            await self._kept(lambda store: store.campaigns_held(hashes, MOST_LISTED))
        )

    async def export(self, id: str, token: str, asker: Asker) -> bytes:
        """The file of a campaign; its members get that of a stopped one too."""
        await self._need_member(id, token, stopped_too=True)
        self.hall.need_bytes(asker.address, 0)
        stored = await self._stored(id, saves=True)
        try:
            data = await self.hall.thinkers.export_chain(asker, stored, self.hall.seal.secret)
        except BadChain as fault:
            raise Refusal("bad_save", str(fault)) from None
        self.hall.need_bytes(asker.address, len(data))
        return data

    # -- the group -------------------------------------------------------------

    async def join(self, id: str, name: str, invitation: str) -> CampaignToken:
        standing = await self._standing(id, [])
        left = standing.summary.left
        good = self.hall.seal.invitation(id, left)
        if not hmac.compare_digest(good.encode(), invitation.encode()):
            raise Refusal("bad_invitation", "this invitation no longer works: ask for a new one")
        token = new_token()
        hash = token_hash(token)
        campaign = await self._read(id)
        await self._add(campaign, lambda: campaigns.join(campaign, name, hash))
        return CampaignToken(id, token, campaign.members[hash], self._invitation(id, left))

    async def remove(self, id: str, token: str, name: str) -> bytes:
        """Leave the group, or show somebody out; the invitation they know is worth nothing then."""
        await self._need_member(id, token)
        campaign = await self._read(id)
        await self._add(campaign, lambda: campaigns.remove(campaign, name, token_hash(token)))
        return await self.page(id, [token])

    async def rename(self, id: str, token: str, name: str) -> bytes:
        await self._need_member(id, token)
        campaign = await self._read(id)
        await self._add(campaign, lambda: campaigns.rename(campaign, name))
        return await self.page(id, [token])

    # -- links -----------------------------------------------------------------

    async def open_link(self, id: str, wanted: OpenLink, asker: Asker) -> Created:
        """The table at which the match is played; others sit down there."""
        await self._need_member(id, wanted.token)
        campaign = await self._settled(id)
        if _goes_on_already(campaign, wanted.after):
            table = campaign.chain.need_open().table
            return Created(table, "", {}, f"/table/{table}")
        before = await self._room_before(campaign)
        if wanted.players:
            sitting = _sit_down(wanted.players)
        elif before is not None:
            name = campaign.members[token_hash(wanted.token)]
            sitting = await self.rules.run(
                id, lambda: _stay_seated(campaign, before.table, wanted.offer, name)
            )
        else:
            raise Refusal("nobody_sat", "nobody has sat down yet: say who plays")
        sitting.evening.undo = wanted.undo or campaign.facts.undo or sitting.evening.undo
        write = await self.rules.run(id, lambda: _link(campaign, wanted.offer, sitting.evening))
        self.hall.need_bytes(asker.address, len(msgspec.json.encode(write)))
        await self._kept(lambda store: store.append_to_campaign(write))
        link = campaign.chain.need_open()
        if before is not None:
            await before.act(lambda table: acts.lead_on(table, link.table))
        self.hall.metrics.count("tables_created")
        log("link opened", campaign=short(id), table=short(link.table), link=link.number)
        return Created(link.table, sitting.host, sitting.tokens, f"/table/{link.table}")

    async def _room_before(self, campaign: Campaign) -> Room | None:
        """The table of the newest match; None if there is none, or it cannot be opened any more."""
        links = campaign.chain.links
        return await self._room_of(links[-1].table) if links and links[-1].table else None

    async def news(self, id: str, number: int) -> LinkNews:
        """What came of a match that is closed."""
        await self._standing(id, [])
        campaign = await self._read_whole(id)
        found = await self.rules.run(id, lambda: news_of(campaign, number))
        if found is None:
            raise Refusal("no_such_choice", f"there is no link {number} that is closed")
        return found

    async def close(self, id: str, wanted: CloseLink) -> bytes:
        """Go on from a match that is over: from now on it is final."""
        await self._need_member(id, wanted.token)
        campaign = await self._read(id)
        if _is_open(campaign, wanted.table):
            await self._close(campaign, wanted.table)
        return await self.page(id, [wanted.token])

    async def _close(self, campaign: Campaign, at: str) -> None:
        """First the table is settled; stopped in between, the campaign is closed by the next one
        who asks."""
        room = await self.hall.room(at)
        await room.act(lambda table: acts.settle(table, "closed"))
        async with room.lock:
            await self._write(campaign, lambda: _closing(campaign, room.table))

    async def _settled(self, id: str) -> Campaign:
        """The campaign, with its open match closed if that is over.

        If it cannot be closed, under newer rules, it stays open and can be given up.
        """
        campaign = await self._read(id)
        link = campaign.chain.open_link
        at = link.table if link is not None else ""
        summary = await self._kept(lambda store: store.summary(at)) if at else None
        if summary is None or summary.stage != "finished":
            return campaign
        try:
            await self._close(campaign, at)
        except Refusal as refusal:
            if refusal.code not in ("stale", "bad_save", "stopped"):
                raise
        except Elsewhere:
            raise
        except Exception as fault:  # an old match can fail in any way under changed rules
            log_fault("match cannot be closed", fault, campaign=short(id))
        return await self._read(id)

    async def abandon(self, id: str, wanted: AbandonLink) -> bytes:
        """Give up the open match, or ask for it; the table is told."""
        await self._need_member(id, wanted.token)
        campaign = await self._settled(id)
        if not _is_open(campaign, wanted.table):
            raise Refusal("stale", "this match is no longer open")
        room = await self._room_of(wanted.table)
        seated = room is not None and _sits_there(room, wanted.seats)
        hash = token_hash(wanted.token)
        name = campaign.members[hash]
        entries = await self.rules.run(id, lambda: campaigns.give_up(campaign, hash, seated))
        if room is not None and any(isinstance(each, Abandoned) for each in entries):
            await room.act(lambda table: acts.settle(table, "given_up", name))
        if entries:
            await self._add(campaign, lambda: entries)
        return await self.page(id, [wanted.token])

    async def _room_of(self, table: str) -> Room | None:
        """None if the table cannot be opened; its match can be given up all the same."""
        try:
            return await self.hall.room(table)
        except Refusal as refusal:
            if refusal.code not in ("bad_save", "stopped", "no_such_table"):
                raise
            return None

    # -- how it is done --------------------------------------------------------

    async def _standing(self, id: str, tokens: list[str], stopped_too: bool = False) -> Standing:
        """What the store knows of it. A campaign that was stopped is nobody's business."""
        if TABLE_ID.fullmatch(id) is None:
            raise Refusal("no_such_campaign", "there is no such campaign")
        hashes = [token_hash(token) for token in tokens]
        standing = await self._kept(lambda store: store.campaign_standing(id, hashes))
        if standing is None:
            raise Refusal("no_such_campaign", "there is no such campaign")
        if (standing.summary.stopped or self.hall.is_blamed(id)) and not stopped_too:
            raise Refusal("stopped", "this campaign was stopped: a rule got stuck in a loop")
        return standing

    async def _need_member(self, id: str, token: str, stopped_too: bool = False) -> Standing:
        standing = await self._standing(id, [token], stopped_too)
        if not standing.member:
            raise Refusal("bad_token", "the token is not valid for this campaign")
        return standing

    async def _read(self, id: str) -> Campaign:
        """How it stands; of what lies behind it no more than is needed to go on."""
        known = await self._kept(lambda store: store.load_head(id))
        if known is None:
            return await self._read_whole(id)
        facts, head = known
        game = game_of(facts.chain.game)
        return await self.rules.run(id, lambda: campaigns.resume_campaign(facts, head, game))

    async def _read_whole(self, id: str) -> Campaign:
        stored = await self._stored(id)
        game = game_of(stored.facts.chain.game)
        return await self.rules.run(id, lambda: campaigns.open_campaign(stored, game))

    async def _stored(self, id: str, saves: bool = False) -> StoredCampaign:
        stored = await self._kept(lambda store: store.load_campaign(id, saves))
        if stored is None:
            raise Refusal("no_such_campaign", "there is no such campaign")
        return stored

    async def _add(self, campaign: Campaign, decide: Callable[[], list[CampaignEntry]]) -> None:
        await self._write(campaign, lambda: campaign.add(decide(), time()))

    async def _write(self, campaign: Campaign, decide: Callable[[], CampaignWrite]) -> None:
        write = await self.rules.run(campaign.facts.id, decide)
        await self._kept(lambda store: store.append_to_campaign(write))

    async def _kept(self, question: Callable[[Store], T]) -> T:
        try:
            return await self.hall.storage.ask(question)
        except Conflict:
            raise Refusal("stale", "somebody else has continued the campaign") from None
        except StoreFault as fault:
            log_fault("store failed", fault)
            self.hall.metrics.count("faults")
            raise not_kept(fault) from None


def _is_open(campaign: Campaign, table: str) -> bool:
    link = campaign.chain.open_link
    return link is not None and link.table == table


def _sits_there(room: Room, tokens: list[str]) -> bool:
    """Is one of the tokens good for a seat at this table, or the host's?"""
    return any(token_hash(token) in room.table.people.tokens for token in tokens)


def _closing(campaign: Campaign, table: Table) -> CampaignWrite:
    entries = campaigns.ending(campaign, table)
    if not entries:
        raise Refusal("stale", "by today's rules this match is not over")
    return campaign.add(entries, time(), table.match)


class Sitting:
    """Who sits down for a match, and the tokens that whoever opens it is given for it."""

    def __init__(self, evening: Evening, host: str, tokens: dict[str, str]) -> None:
        self.evening = evening
        self.host = host
        self.tokens = tokens


def _sit_down(players: list[Player]) -> Sitting:
    host = new_token()
    tokens = {seat: new_token() for seat, each in enumerate(players) if each.kind == "person"}
    hashes = {token_hash(token): seat for seat, token in tokens.items()}
    seats = [seat_of(player) for player in players]
    evening = Evening(seats, {token_hash(host): HOST, **hashes}, usual_undo(players))
    return Sitting(evening, host, {str(seat): token for seat, token in tokens.items()})


def _stay_seated(campaign: Campaign, before: Table, key: str | None, name: str) -> Sitting:
    """Everybody stays with their character; who opens it chooses for bots what lasts."""
    count = len(before.people.seats)
    offer = next((each for each in campaign.chain.offers() if each.key == key), None)
    if offer is not None and count not in offer.seats:
        count = max(offer.seats, key=lambda fits: (-abs(fits - count), fits))
    over = campaigns.carry_over(campaign, before, (key or "", count), name)
    tokens = {str(seat): new_token() for seat in over.stood_in}
    hashes = {token_hash(token): int(seat) for seat, token in tokens.items()}
    evening = Evening(over.seats, over.tokens | hashes, before.facts.undo)
    return Sitting(evening, "", tokens)


def _goes_on_already(campaign: Campaign, after: str) -> bool:
    """Has somebody else at the same table gone on at the same moment?"""
    links = campaign.chain.links
    return len(links) > 1 and links[-1].fate == "open" and after in {links[-2].table} - {""}


def _link(campaign: Campaign, offer: str | None, evening: Evening) -> CampaignWrite:
    """Open a link, and keep in which words it was offered; a lost match has its own already."""
    now = time()
    if offer is None:
        phrase = campaign.offered[-1] if campaign.offered else ""
        opened, facts = campaigns.play_again(campaign, evening, now)
    else:
        phrase = _words_of(campaign, offer)
        opened, facts = campaigns.open_link(campaign, offer, evening, now)
    return campaigns.lay_link(campaign, opened, facts, now, phrase)[1]


def _words_of(campaign: Campaign, key: str) -> str:
    chain = campaign.chain
    offer = next((each for each in chain.offers() if each.key == key), None)
    if offer is None:
        return ""
    return written(phrase_of(chain.campaigns, chain.ledger, offer))
