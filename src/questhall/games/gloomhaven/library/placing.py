"""What is written of monsters and traps wherever they are placed."""

from questhall.kernel.content import Entry

from ..printed.scenario import FEWEST_CHARACTERS, MOST_CHARACTERS, RANKS, TRAP_EFFECTS


def read_ranks(entry: Entry) -> str:
    """The marks for 2, 3 and 4 characters (GH-2.1.4)."""
    ranks = entry.text("ranks")
    if len(ranks) != MOST_CHARACTERS - FEWEST_CHARACTERS + 1 or not set(ranks) <= set(RANKS):
        raise entry.fault("ranks", f"is {ranks!r}; must be three marks out of {' '.join(RANKS)}")
    return ranks


def read_gives(entry: Entry) -> list[str]:
    """What a trap does."""
    gives = entry.text("gives").split()
    for each in gives:
        if each not in TRAP_EFFECTS:
            raise entry.fault("gives", f"a trap cannot give {each!r}")
    return gives
