"""The page of a campaign: how it stands, what can be played next, and what has been."""

import msgspec

from questhall.kernel.campaigns import AnyCampaigns, Ledger, News, Offer, read_ledger
from questhall.kernel.chain import Chain, Link
from questhall.table.campaigns import Campaign

from ..protocol.campaign_facts import CampaignPage, LinkFacts, LinkNews, NewsFacts
from ..protocol.messages import Named, Phrase
from ..seal import Seal
from ..showing.books import shown
from ..showing.campaign_words import offer_facts, phrases_of_links
from ..showing.telling import argument_of


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
        leads=_leads(chain),
        undo=campaign.facts.undo,
    )


def _leads(chain: Chain) -> dict[str, list[list[Named]]]:
    """Whom each seat leads, for every number of seats that can sit down next."""
    offers = chain.campaigns.offers(chain.ledger)
    counts = sorted({count for offer in offers for count in offer.seats})
    return {
        str(count): [
            [Named(name.message, name.thing, name.label) for name in names]
            for names in chain.campaigns.led(chain.ledger, count)
        ]
        for count in counts
    }


def news_of(campaign: Campaign, number: int) -> LinkNews | None:
    """What came of the match of that number at its last end; None if it has none."""
    chain = campaign.chain
    phrases = phrases_of_links(chain, campaign.offered)
    for link, phrase in reversed(list(zip(chain.links, phrases, strict=True))):
        if link.number == number and link.after:
            before = read_ledger(chain.written[link.before], chain.campaigns)
            after = read_ledger(chain.written[link.after], chain.campaigns)
            return LinkNews(_link(link, phrase), _told(chain.campaigns, before, after))
    return None


def _told(rules: AnyCampaigns, before: Ledger, after: Ledger) -> list[NewsFacts]:
    return [_news(told) for told in rules.news(before, after)]


def _news(told: News) -> NewsFacts:
    args = {argument: argument_of(name) for argument, name in told.names}
    who = Named(told.who, "", "") if told.who else None
    return NewsFacts(told.kind, Phrase(told.key, args), who)


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
