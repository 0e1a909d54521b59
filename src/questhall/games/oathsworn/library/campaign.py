"""Reads what ties the chapters together."""

from questhall.kernel.content import Entry

from ..printed.campaign import CampaignDef
from ..printed.cards import ClassDef

MOST_MARKS = 999


def read_campaign(entry: Entry, classes: dict[str, ClassDef]) -> CampaignDef:
    made = CampaignDef()
    for each in entry.entries("companies"):
        company = each.words("classes")
        for key in company:
            if key not in classes:
                raise each.fault("classes", f"there is no class {key!r}")
        made.companies[each.text("id")] = company
        each.finish()
    for each in entry.entries("score"):
        made.tiers.append((each.text("id"), each.number("most", 0, MOST_MARKS)))
        each.finish()
    made.endings = entry.words("endings")
    entry.finish()
    return made
