"""What is dealt and played from a seed, whatever packs are installed."""

from questhall.games.gloomhaven import GAME
from questhall.kernel.chain import Chain
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match

PLAYED: list[dict[str, OptionValue]] = [
    {"scenario": 1, "quick_start": False, "all_classes": True},
    {"scenario": 7, "level": 5, "prosperity": 9},
    {"scenario": "dungeon"},
]
CHOICES = 120


def fingerprints() -> list[str]:
    """Of tables and of a campaign without any pack."""
    found: list[str] = []
    for options in PLAYED:
        match = Match.start(GAME, GAME.checked(Setup("party", 3, options)), "prints")
        found.append(_played(match))
    chain = Chain.begin(GAME, Setup("party", 2), "prints", 0.0)
    found.append(chain.facts.ledger)
    chain.add(chain.open("found", ["a", "b"]), 0.0)
    link = chain.open_link
    assert link is not None
    return [*found, _played(chain.match(link))]


def _played(match: Match) -> str:
    chance = Chance("prints")
    for _ in range(CHOICES):
        if match.over:
            break
        decision = match.pending[0]
        place = chance.below("choice", len(decision.options))
        seat = decision.options[place].seat
        match.answer(0, place, decision.seats[0] if seat == NOTHING else seat)
    return state_hash(match.state)
