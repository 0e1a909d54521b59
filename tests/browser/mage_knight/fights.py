"""Fights about to be fought, as save files."""

from questhall.games.mage_knight import GAME
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.mage_knight.bench import Bench

SETUP = GAME.checked(Setup("quest", 1, {"scenario": "first_reconnaissance"}))
SEED = "a fight"


def against_prowlers() -> bytes:
    """Attack 4, armour 3; there are cards against both, and archers for the ranged phase."""
    bench = Bench()
    bench.hand("determination", "determination", "rage", "rage")
    bench.unit("utem_crossbowmen")
    bench.fight("prowlers")
    return _saved(bench)


def against_two_at_once() -> bytes:
    """In the attack phase, with enough for both: armour 3 and 4 against 7, of it 2 fire."""
    bench = Bench()
    bench.hand("march")
    bench.fight("prowlers", "wolf_riders")
    bench.phase("attack")
    melee = bench.combat.attack[0]
    melee[0], melee[1] = 5, 2
    return _saved(bench)


def unblocked_poison() -> bytes:
    """Attack 3 with poison, and peasants with armour 3 who could take it; others attack too."""
    bench = Bench()
    bench.hand("march")
    bench.unit("peasants")
    bench.fight("cursed_hags", "prowlers")
    bench.phase("damage")
    return _saved(bench)


def _saved(bench: Bench) -> bytes:
    return save(Match.resume(GAME, SETUP, SEED, bench.realm.clone()))
