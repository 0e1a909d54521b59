"""Fights about to be fought, as save files."""

from tests.mage_knight.bench import Bench

from .saving import saved


def against_prowlers() -> bytes:
    """Attack 4, armour 3; there are cards against both, and archers for the ranged phase."""
    bench = Bench()
    bench.hand("determination", "determination", "rage", "rage")
    bench.unit("utem_crossbowmen")
    bench.fight("prowlers")
    return saved(bench)


def against_summoners() -> bytes:
    """Nobody knows whom they will summon; archers keep the ranged phase open."""
    bench = Bench()
    bench.hand("determination", "rage")
    bench.unit("utem_crossbowmen")
    bench.fight("orc_summoners")
    return saved(bench)


def against_two_at_once() -> bytes:
    """In the attack phase, with enough for both: armour 3 and 4 against 7, of it 2 fire."""
    bench = Bench()
    bench.hand("march")
    bench.fight("prowlers", "wolf_riders")
    bench.phase("attack")
    melee = bench.combat.attack[0]
    melee[0], melee[1] = 5, 2
    return saved(bench)


def unblocked_poison() -> bytes:
    """Attack 3 with poison, and peasants with armour 3 who could take it; others attack too."""
    bench = Bench()
    bench.hand("march")
    bench.unit("peasants")
    bench.fight("cursed_hags", "prowlers")
    bench.phase("damage")
    return saved(bench)


def against_a_keep() -> bytes:
    """Two defenders behind walls, and a hand that may reach them."""
    bench = Bench(hero="tovak")
    bench.hero.level, bench.hero.fame = 5, 26
    bench.hand("rage", "determination", "swiftness", "stamina", "fireball")
    bench.crystals("red", "blue", "white")
    bench.source("red", "green", "gold")
    bench.unit("utem_crossbowmen")
    bench.unit("peasants")
    bench.fight("guardsmen", "crossbowmen", keep=True)
    return saved(bench)
