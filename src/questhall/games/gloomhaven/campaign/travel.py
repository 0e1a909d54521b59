"""Where the party can go (RULES 8.0, 9.1): open scenarios and the town."""

from questhall.kernel.campaigns import Offer
from questhall.kernel.decisions import Option
from questhall.kernel.games import Why

from ..library.scenarios import campaign_scenarios, scenario
from .achievements import meets_requirements
from .ledger import IN_TOWN, Chronicle
from .levelling_up import perks_due
from .town import CAMP, FOUNDING, VISIT

SCENARIO = "scenario"
FIRST_SCENARIO = 1
FORMAT = "party"


def offers(ledger: Chronicle) -> list[Offer]:
    """What can be played next; nothing once the campaign has no scenario left."""
    seats = (ledger.size,)
    if not ledger.characters:
        return [Offer(FOUNDING, Option(FOUNDING), FOUNDING, seats)]
    waiting = [number for number in ledger.opened if number not in ledger.done]  # GH-8.0.2
    if not [number for number in waiting if blocked(ledger, number) is None]:
        return []
    found: list[Offer] = []
    for number in waiting:
        why = blocked(ledger, number) or _perk_waits(ledger)
        found.append(scenario_offer(ledger, number, why))
    if ledger.location != IN_TOWN:  # GH-9.1.1, GH-9.1.5
        found.append(Offer(VISIT, Option(VISIT), VISIT, seats))
    if _perk_waits(ledger) is not None:
        found.append(Offer(CAMP, Option(CAMP), CAMP, seats))
    return found


def scenario_offer(ledger: Chronicle, number: int, why: Why | None) -> Offer:
    """A scenario, with the options that the party has agreed on."""
    options = ledger.options | {"scenario": number}
    phrase = Option(SCENARIO, number, number)
    return Offer(f"scenario:{number}", phrase, FORMAT, (ledger.size,), options, why)


def blocked(ledger: Chronicle, number: int) -> Why | None:
    """Why a scenario on the board cannot be played by this party."""
    if number not in campaign_scenarios():
        return Why("GH-2.1.1", "why-page-not-written")
    page = scenario(number).page
    assert page is not None
    if not meets_requirements(ledger, page):
        return Why("GH-8.0.1", "why-achievements")
    return None


def _perk_waits(ledger: Chronicle) -> Why | None:
    """A perk for checks is gained at once (GH-9.9.2), in town or on the road."""
    if any(perks_due(sheet) > 0 for sheet in ledger.characters):
        return Why("GH-9.9.2", "why-perk-waits")
    return None


def is_linked(ledger: Chronicle, number: int) -> bool:
    """Is there a link to it from the party's location (GH-9.1.3)?"""
    if number not in campaign_scenarios():
        return False
    page = scenario(number).page
    return page is not None and ledger.location in page.links
