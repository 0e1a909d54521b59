"""What lies before a hero, as save files."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.kinds import Site
from tests.mage_knight.bench import Bench

from .saving import saved

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


HERE, FAR, STEPS = (1, -2), "4,-2", 3


def plains_all_around() -> bytes:
    """Nothing but plains and points enough to cross them; `FAR` lies `STEPS` from the hero."""
    bench = Bench()
    bench.hand("rage")
    spaces = bench.realm.spaces
    for number in range(len(spaces)):
        bench.paint(number, "plains")
    bench.hero.space = [(space.q, space.r) for space in spaces].index(HERE)
    bench.turn.move = 10
    return saved(bench)


def red_mana_three_times() -> bytes:
    """Two equal cards in the attack phase; red lies there as a token, a crystal and a die."""
    bench = Bench()
    bench.hand("rage", "march", "rage")
    bench.mana("red")
    bench.crystals("red")
    bench.source("red", "blue", "blue")
    bench.fight("prowlers")
    bench.phase("attack")
    return saved(bench)


def peasants_in_movement() -> bytes:
    """A unit of three abilities, one of which moves."""
    bench = Bench()
    bench.hand("rage")
    bench.unit("peasants")
    return saved(bench)


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
    return saved(bench)


def a_keep_and_wolf_riders() -> bytes:
    """Goldyx can fly, and stands between a keep and roaming orcs."""
    bench = Bench(hero="goldyx")
    bench.hand("march")
    bench.skill("goldyx_flight")
    bench.paint(bench.beside(0), "hills", Site.KEEP)
    lair = bench.realm.places[bench.paint(bench.beside(3), "plains", Site.ORC_MARAUDERS)]
    lair.tokens = [bench.realm.new_card(library().find("wolf_riders"))]
    lair.face_up = [True]
    return saved(bench)


def before_a_turn_in_a_village() -> bytes:
    """Whoever stands there is asked before every turn."""
    bench = Bench()
    bench.hand("march", "rage")
    bench.deck("stamina")
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.realm.next_step = "turn"
    return saved(bench)
