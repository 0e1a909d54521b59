"""The same games again: `python -m tests.sword_and_sorcery.dealing` prints what came of them."""

from questhall.bots.playing import follow_hunch
from questhall.games.sword_and_sorcery import GAME
from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Setup
from questhall.kernel.match import Match

DECISIONS = 60


def positions() -> list[str]:
    """Every position of some games without packs, from their deal."""
    found: list[str] = []
    for seats, quest in ((2, "q0"), (4, "q1"), (3, "q6")):
        match = Match.start(GAME, Setup("quest", seats, {"quest": quest}), "the same")
        chance = Chance("the same")
        while match.pending and match.decisions < DECISIONS:
            found.append(state_hash(match.state))
            follow_hunch(match, chance)
    return found


if __name__ == "__main__":
    print("\n".join(positions()))
