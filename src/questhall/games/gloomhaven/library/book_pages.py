"""What a page of the scenario book tells a campaign (GH-2.1.1)."""

from questhall.kernel.content import Entry

from ..printed.scenario import SCENARIOS, BookPage

MOST_GOLD = 100
MOST_PROSPERITY = 10


def read_page(entry: Entry) -> BookPage | None:
    """The `campaign` part of a scenario; None if it is not written yet."""
    part = entry.entry("campaign")
    if part is None:
        return None
    page = BookPage(part.text("location"))
    page.needs_party = part.words("needs_party")
    page.needs_no_global = part.words("needs_no_global")
    page.links = _scenarios(part, "links")
    page.opens = _scenarios(part, "opens")
    rewards = part.entry("rewards")
    if rewards is not None:
        page.party_achievements = rewards.words("party_achievements")
        page.global_achievements = rewards.words("global_achievements")
        page.gold = rewards.number("gold", 0, MOST_GOLD, 0)
        page.prosperity = rewards.number("prosperity", 0, MOST_PROSPERITY, 0)
        rewards.finish()
    part.finish()
    return page


def _scenarios(part: Entry, field: str) -> list[int]:
    found: list[int] = []
    for word in part.words(field):
        if not word.isdecimal() or not 1 <= int(word) <= SCENARIOS:
            raise part.fault(field, f"{word!r} is no scenario")
        found.append(int(word))
    return found
