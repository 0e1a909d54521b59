"""What lies before a hero, as save files."""

from questhall.games.mage_knight import GAME
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import save
from tests.mage_knight.bench import Bench

SETUP = GAME.checked(Setup("quest", 1, {"scenario": "first_reconnaissance"}))
SEED = "an own board"
HAND = (
    "march",
    "rage",
    "ice_bolt",
    "fireball",
    "banner_of_courage",
    "wound",
    "pure_magic",
    "magic_talent",
    "swiftness",
)
SKILLS = ("freezing_power", "flight", "potion_making", "motivation", "glittering_fortune")
FAME = 66
LEVEL = 8


def red_mana_three_times() -> bytes:
    """Two equal cards in the attack phase; red lies there as a token, a crystal and a die."""
    bench = Bench()
    bench.hand("rage", "march", "rage")
    bench.mana("red")
    bench.crystals("red")
    bench.source("red", "blue", "blue")
    bench.fight("prowlers")
    bench.phase("attack")
    return _saved(bench)


def peasants_in_movement() -> bytes:
    """A unit of three abilities, one of which moves."""
    bench = Bench()
    bench.hand("rage")
    bench.unit("peasants")
    return _saved(bench)


def as_much_as_there_can_be() -> bytes:
    """Nine cards, four units and five skills."""
    bench = Bench(hero="goldyx")
    bench.hand(*HAND)
    bench.crystals("red", "green", "green", "blue", "blue", "blue")
    bench.mana("red", "gold", "white")
    bench.hero.level, bench.hero.fame = LEVEL, FAME
    bench.unit("peasants")
    bench.unit("thugs", wounds=1)
    bench.unit("altem_mages")
    bench.unit("fire_golems", ready=False)
    for skill in SKILLS:
        bench.skill(f"goldyx_{skill}")
    return _saved(bench)


def _saved(bench: Bench) -> bytes:
    return save(Match.resume(GAME, SETUP, SEED, bench.realm.clone()))
