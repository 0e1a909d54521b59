"""The desk for campaigns: begins them, goes on with them, and closes their matches."""

import asyncio
from collections.abc import Callable
from time import time
from typing import TypeVar

import msgspec

from questhall.kernel.campaigns import AnyCampaigns, Ledger, Offer, offer_names, read_ledger
from questhall.kernel.chain import Chain, Link
from questhall.kernel.chain_file import BadChain, read_file
from questhall.kernel.games import BadSetup, Setup
from questhall.kernel.saves import BadSave
from questhall.table import campaigns
from questhall.table.campaign_records import CampaignEntry, CampaignWrite
from questhall.table.campaigns import Campaign, Evening, Founded, Founder
from questhall.table.records import HOST
from questhall.table.store import Conflict, Store, StoreFault
from questhall.table.table import Table
from questhall.table.tokens import new_token, token_hash

from .campaign_facts import (
    AbandonLink,
    CampaignPage,
    CampaignToken,
    ForkedCampaign,
    ImportedCampaign,
    LinkFacts,
    MyCampaigns,
    NewCampaign,
    OfferFacts,
    OpenLink,
)
from .facts import Created
from .game_cache import game_of
from .hall import TABLE_ID, Hall, seat_of, usual_undo
from .logs import log, log_fault, short
from .messages import Phrase, Warned
from .refusals import Refusal, not_kept
from .slate import OPENING
from .telling import argument_of
from .workers.queues import Asker

T = TypeVar("T")

MOST_LISTED = 200
NEW = "new campaign"


class CampaignDesk:
    """Campaigns are read from the store for every question: they change once an evening."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    # -- new campaigns ---------------------------------------------------------

    async def create(self, wanted: NewCampaign) -> CampaignToken:
        game = game_of(wanted.game)
        setup = Setup(wanted.format, wanted.seats, wanted.options)
        return await self._found(
            wanted.player,
            lambda founder: campaigns.begin(game, setup, wanted.name, founder, time()),
        )

    async def fork(self, id: str, wanted: ForkedCampaign) -> CampaignToken:
        campaign = await self._with_saves(id, wanted.token)
        return await self._found(
            wanted.player,
            lambda founder: campaigns.go_another_way(campaign, wanted.link, founder, time()),
        )

    async def import_file(self, wanted: ImportedCampaign, asker: Asker) -> CampaignToken:
        """A file that cannot be proved must be our own; a worker replays the others."""
        data = bytes(wanted.file)
        try:
            await asyncio.to_thread(self.hall.seal.need_true_campaign, data)
            await self.hall.thinkers.check_chain(asker, data)
            file = await asyncio.to_thread(read_file, data)
        except (BadChain, BadSave) as fault:
            raise Refusal("bad_save", str(fault)) from None
        game = game_of(file.facts.game)
        return await self._found(
            wanted.player, lambda founder: campaigns.take_in_file(file, game, founder, time())
        )

    async def _found(self, player: str, make: Callable[[Founder], Founded]) -> CampaignToken:
        token = new_token()
        founder = Founder(player, token_hash(token))
        founded = await self._by_rules(NEW, lambda: make(founder))
        await self._kept(founded.keep_in)
        id = founded.campaign.facts.id
        log("campaign made", campaign=short(id), game=founded.campaign.game.id)
        return CampaignToken(id, token, f"/campaign/{id}")

    # -- reading ---------------------------------------------------------------

    async def page(self, id: str) -> CampaignPage:
        campaign = await self._settled(id)
        return await self._by_rules(id, lambda: page_of(campaign))

    async def mine(self, tokens: list[str]) -> MyCampaigns:
        hashes = [token_hash(token) for token in dict.fromkeys(tokens)]
        return MyCampaigns(
            await self._kept(lambda store: store.campaigns_held(hashes, MOST_LISTED))
        )

    async def export(self, id: str, token: str) -> bytes:
        campaign = await self._with_saves(id, token)
        data = await asyncio.to_thread(campaigns.take_out, campaign)
        return await asyncio.to_thread(self.hall.seal.put_on_campaign, data)

    async def _with_saves(self, id: str, token: str) -> Campaign:
        need_member(await self._settled(id), token)
        return await self._read(id, saves=True)

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
            table = await self.hall.read_table(at)
            await self._write(campaign, lambda: _closing(campaign, table))
        except Refusal as refusal:
            if refusal.code not in ("stale", "bad_save", "stopped"):
                raise
        except Exception as fault:  # an old match can fail in any way under changed rules
            log_fault("match cannot be closed", fault, campaign=short(id))
        return await self._read(id)

    async def _read(self, id: str, saves: bool = False) -> Campaign:
        if TABLE_ID.fullmatch(id) is None:
            raise Refusal("no_such_campaign", "there is no such campaign")
        stored = await self._kept(lambda store: store.load_campaign(id, saves))
        if stored is None:
            raise Refusal("no_such_campaign", "there is no such campaign")
        game = game_of(stored.facts.chain.game)
        return await self._by_rules(id, lambda: campaigns.open_campaign(stored, game))

    # -- the group -------------------------------------------------------------

    async def join(self, id: str, name: str) -> CampaignToken:
        token = new_token()
        campaign = await self._read(id)
        await self._add(campaign, lambda: campaigns.join(campaign, name, token_hash(token)))
        return CampaignToken(id, token, f"/campaign/{id}")

    async def rename(self, id: str, token: str, name: str) -> CampaignPage:
        campaign = await self._read(id)
        need_member(campaign, token)
        await self._add(campaign, lambda: campaigns.rename(name))
        return await self.page(id)

    # -- links -----------------------------------------------------------------

    async def open_link(self, id: str, wanted: OpenLink) -> Created:
        """The table at which the match is played; others sit down there."""
        campaign = await self._settled(id)
        need_member(campaign, wanted.token)
        host = new_token()
        tokens = {
            seat: new_token() for seat, each in enumerate(wanted.players) if each.kind == "person"
        }
        hashes = {token_hash(token): seat for seat, token in tokens.items()}
        evening = Evening(
            [seat_of(player) for player in wanted.players],
            {token_hash(host): HOST, **hashes},
            wanted.undo or usual_undo(wanted.players),
        )
        await self._write(campaign, lambda: _link(campaign, wanted.offer, evening))
        link = campaign.chain.need_open()
        self.hall.metrics.count("tables_created")
        log("link opened", campaign=short(id), table=short(link.table), link=link.number)
        by_seat = {str(seat): token for seat, token in tokens.items()}
        return Created(link.table, host, by_seat, f"/table/{link.table}")

    async def abandon(self, id: str, wanted: AbandonLink) -> CampaignPage:
        campaign = await self._settled(id)
        need_member(campaign, wanted.token)
        link = campaign.chain.open_link
        if link is None or link.table != wanted.table:
            raise Refusal("stale", "this match is not open any more")
        await self._add(campaign, lambda: campaigns.abandon(campaign))
        return await self.page(id)

    # -- how it is done --------------------------------------------------------

    async def _add(self, campaign: Campaign, decide: Callable[[], list[CampaignEntry]]) -> None:
        await self._write(campaign, lambda: campaign.add(decide(), time()))

    async def _write(self, campaign: Campaign, decide: Callable[[], CampaignWrite]) -> None:
        write = await self._by_rules(campaign.facts.id, decide)
        await self._kept(lambda store: store.append_to_campaign(write))

    async def _by_rules(self, id: str, work: Callable[[], T]) -> T:
        """Run the rules of a game where the keeper sees it."""
        try:
            return await asyncio.to_thread(self._watched, id, work)
        except BadSetup as fault:
            raise Refusal("bad_setup", str(fault)) from None

    def _watched(self, id: str, work: Callable[[], T]) -> T:
        with self.hall.slate.rules_of(id, OPENING):
            return work()

    async def _kept(self, question: Callable[[Store], T]) -> T:
        try:
            return await self.hall.scribe.ask(question)
        except Conflict:
            raise Refusal("stale", "somebody else has gone on with the campaign") from None
        except StoreFault as fault:
            log_fault("store failed", fault)
            self.hall.metrics.count("faults")
            raise not_kept(fault) from None


def need_member(campaign: Campaign, token: str) -> None:
    if token_hash(token) not in campaign.members:
        raise Refusal("bad_token", "the token is not good for this campaign")


def _closing(campaign: Campaign, table: Table) -> CampaignWrite:
    entries = campaigns.ending(campaign, table)
    if not entries:
        raise Refusal("stale", "by the rules of today this match is not over")
    return campaign.add(entries, time(), table.match)


def _link(campaign: Campaign, offer: str | None, evening: Evening) -> CampaignWrite:
    now = time()
    if offer is None:
        opened, facts = campaigns.play_again(campaign, evening, now)
    else:
        opened, facts = campaigns.open_link(campaign, offer, evening, now)
    return campaigns.lay_link(campaign, opened, facts, now)[1]


# -- what is told --------------------------------------------------------------


def page_of(campaign: Campaign) -> CampaignPage:
    chain = campaign.chain
    ledger = chain.ledger
    return CampaignPage(
        campaign.summary(),
        chain.facts.format,
        chain.facts.seats,
        chain.facts.options,
        msgspec.Raw(msgspec.json.encode(chain.campaigns.view(ledger))),
        [offer_facts(chain.campaigns, ledger, offer) for offer in _suggested_first(chain)],
        _links(chain),
        _lost(chain),
    )


def _suggested_first(chain: Chain) -> list[Offer]:
    """What can be played next; first what a sensible group would play."""
    offers = chain.offers()
    playable = [offer for offer in offers if offer.why is None]
    if not playable:
        return offers
    first = chain.campaigns.suggested(chain.ledger, playable)
    return [first, *[offer for offer in offers if offer.key != first.key]]


def _lost(chain: Chain) -> str:
    return chain.lost_link.offer if chain.lost_link is not None else ""


def offer_facts(rules: AnyCampaigns, ledger: Ledger, offer: Offer) -> OfferFacts:
    why = offer.why
    blocked = Warned(why.rule, why.message, why.numbers) if why is not None else None
    phrase = phrase_of(rules, ledger, offer)
    return OfferFacts(offer.key, phrase, list(offer.seats), blocked, offer.again)


def phrase_of(rules: AnyCampaigns, ledger: Ledger, offer: Offer) -> Phrase:
    names = offer_names(rules, ledger, offer)
    return Phrase(offer.phrase.verb, {name: argument_of(thing) for name, thing in names})


def _links(chain: Chain) -> list[LinkFacts]:
    """What was played, in the words in which it was offered; attempts share a ledger."""
    offered: dict[str, dict[str, Phrase]] = {}
    for link in chain.links:
        if link.before not in offered:
            offered[link.before] = _phrases(chain, link.before)
    return [link_facts(link, offered[link.before].get(link.offer)) for link in chain.links]


def _phrases(chain: Chain, before: str) -> dict[str, Phrase]:
    """The words of all that was offered from a ledger; none if it cannot be read any more."""
    rules = chain.campaigns
    try:
        ledger = read_ledger(chain.written[before], rules)
        return {offer.key: phrase_of(rules, ledger, offer) for offer in rules.offers(ledger)}
    except Exception as fault:  # whatever changed rules make of an old ledger
        log_fault("old ledger cannot be read", fault)
        return {}


def link_facts(link: Link, phrase: Phrase | None) -> LinkFacts:
    return LinkFacts(
        link.number,
        link.attempt,
        link.offer,
        link.players,
        link.fate,
        link.begun,
        phrase,
        link.ended,
        link.results,
        link.table,
    )
