"""Nobody fishes: whoever looks, takes back and does the same again sees something else."""

import pytest

from questhall.conformance import Case
from questhall.conformance.case import Law, answer_at_random, events_of, told
from questhall.kernel.games import Setup, find_game
from questhall.kernel.match import Match

CASTS = 20
MOST_CHOICES = 2000
COMES = [
    ("sorcerer", Setup("duel", 2), "drew-card", 12),
    ("gloomhaven", Setup("party", 2), "reveals", 4),
    ("gloomhaven", Setup("party", 2), "draws", 4),
    ("gloomhaven", Setup("party", 2, {"scenario": "dungeon"}), "room-created", 4),
    ("mage_knight", Setup("quest", 1), "dummy-turn", 4),
    ("oathsworn", Setup("encounter", 2), "drew", 4),
    ("oathsworn", Setup("encounter", 2), "turned-up", 4),
    ("oathsworn", Setup("story", 2), "drew", 4),
    ("sword_and_sorcery", Setup("quest", 3), "attack-roll", 4),
    ("sword_and_sorcery", Setup("quest", 2), "event", 3),
    ("mage_knight", Setup("quest", 2, {"scenario": "full_conquest"}), "turns-up", 4),
]


def caught(match: Match, key: str, since: int) -> tuple[object, ...]:
    """The first of all that happened in this way since; nothing if it did not."""
    for event in events_of(match)[since:]:
        if event.key == key:
            return told(event)
    return ()


def played_to(match: Match, key: str, law: Law) -> int:
    """Play at random until it happens; the number of events before the choice that led to it."""
    chance = law.case.chance("fishing")
    for _ in range(MOST_CHOICES):
        before = len(events_of(match))
        answer_at_random(match, chance, law)
        if caught(match, key, before):
            return before
    raise AssertionError(f"{key} never happened")


@pytest.mark.parametrize(("name", "setup", "key", "kinds"), COMES)
def test_what_comes_is_not_known_from_what_was_taken_back(
    name: str, setup: Setup, key: str, kinds: int
) -> None:
    case = Case(find_game(name), setup, "fishing")
    match = case.start()
    before = played_to(match, key, Law("fishing", case))
    last = match.choices[-1]
    here = len(match.choices) - 1
    comes = []
    for _ in range(CASTS):
        comes.append(caught(match, key, before))
        match.undo(here)
        match.take(last.seat, last.option)
    assert len(set(comes)) >= kinds
