"""Which texts a client loads when: those of events only where events are drawn."""

from questhall.kernel.text import messages_in

EVENTS = "events"  # the book
OF_EVENTS = ("tale-", "outcome-")
# How outcomes are put into words; the book has them ready made.
OF_WORDS = ("start-", "when-", "reward-")


def every_table(sources: list[str]) -> list[str]:
    """What is said at all tables."""
    unsaid = (*OF_EVENTS, *OF_WORDS)
    said = [each for source in sources for each in messages_in(source)]
    return [each for each in said if not each.startswith(unsaid)]


def events(sources: list[str]) -> str:
    """The stories of all events, and what they bring."""
    said = [each for source in sources for each in messages_in(source)]
    return "".join([f"{each.rstrip()}\n" for each in said if each.startswith(OF_EVENTS)])
