"""The page of a campaign: how it stands, what can be played next, and what has been."""

import msgspec

from questhall.kernel.campaigns import Offer
from questhall.kernel.chain import Chain, Link
from questhall.table.campaigns import Campaign

from .campaign_facts import CampaignPage, LinkFacts
from .campaign_words import offer_facts, phrases_of_links
from .lending import shown
from .messages import Phrase
from .seal import Seal


def page_of(campaign: Campaign, seal: Seal) -> CampaignPage:
    """As its members see it, but for their invitation."""
    chain = campaign.chain
    ledger = chain.ledger
    return CampaignPage(
        campaign.summary(),
        chain.facts.format,
        chain.facts.seats,
        chain.facts.options,
        shown(chain.campaigns.view(ledger), chain.game.id, seal),
        [offer_facts(chain.campaigns, ledger, offer) for offer in _suggested_first(chain)],
        _links(campaign),
        chain.lost_link.offer if chain.lost_link is not None else "",
        campaign.members.get(campaign.giving_up, ""),
    )


def without_places(page: CampaignPage) -> CampaignPage:
    """For who is no member: the id of a table is the right to come to it."""
    summary = msgspec.structs.replace(page.campaign, table="")
    links = [msgspec.structs.replace(link, table="") for link in page.links]
    return msgspec.structs.replace(page, campaign=summary, links=links)


def _suggested_first(chain: Chain) -> list[Offer]:
    """What can be played next; first what a sensible group would play."""
    offers = chain.offers()
    playable = [offer for offer in offers if offer.why is None]
    if not playable:
        return offers
    first = chain.campaigns.suggested(chain.ledger, playable)
    return [first, *[offer for offer in offers if offer.key != first.key]]


def _links(campaign: Campaign) -> list[LinkFacts]:
    links = campaign.chain.links
    phrases = phrases_of_links(campaign.chain, campaign.offered)
    return [_link(link, phrase) for link, phrase in zip(links, phrases, strict=True)]


def _link(link: Link, phrase: Phrase | None) -> LinkFacts:
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
