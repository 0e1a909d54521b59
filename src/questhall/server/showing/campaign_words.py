"""In which words the matches of a campaign are and were offered."""

import msgspec

from questhall.kernel.campaigns import AnyCampaigns, Ledger, Offer, offer_names, read_ledger
from questhall.kernel.chain import Chain

from ..logs import log_fault
from ..protocol.campaign_facts import OfferFacts
from ..protocol.messages import Phrase, Warned
from .telling import argument_of


def offer_facts(rules: AnyCampaigns, ledger: Ledger, offer: Offer) -> OfferFacts:
    why = offer.why
    blocked = Warned(why.rule, why.message, why.numbers) if why is not None else None
    phrase = phrase_of(rules, ledger, offer)
    return OfferFacts(offer.key, phrase, list(offer.seats), blocked, offer.again)


def phrase_of(rules: AnyCampaigns, ledger: Ledger, offer: Offer) -> Phrase:
    names = offer_names(rules, ledger, offer)
    return Phrase(offer.phrase.verb, {name: argument_of(thing) for name, thing in names})


def phrases_of_links(chain: Chain, kept: list[str]) -> list[Phrase | None]:
    """Of each link the words that were kept, or those which its ledger gives. Attempts share a
    ledger; rules of today may know nothing of an old one."""
    offered: dict[str, dict[str, Phrase]] = {}
    found: list[Phrase | None] = []
    for link, text in zip(chain.links, kept, strict=True):
        if text:
            found.append(msgspec.json.decode(text, type=Phrase))
            continue
        if link.before not in offered:
            offered[link.before] = _phrases(chain, link.before)
        found.append(offered[link.before].get(link.offer))
    return found


def phrases_to_keep(chain: Chain) -> list[str]:
    """The words of all links, to be kept with a campaign that comes from elsewhere."""
    return [written(phrase) for phrase in phrases_of_links(chain, [""] * len(chain.links))]


def written(phrase: Phrase | None) -> str:
    return msgspec.json.encode(phrase).decode() if phrase is not None else ""


def _phrases(chain: Chain, before: str) -> dict[str, Phrase]:
    """The words of all that was offered from a ledger; none if it cannot be read any more."""
    rules = chain.campaigns
    try:
        ledger = read_ledger(chain.written[before], rules)
        return {offer.key: phrase_of(rules, ledger, offer) for offer in rules.offers(ledger)}
    except Exception as fault:  # whatever changed rules make of an old ledger
        log_fault("old ledger cannot be read", fault)
        return {}
