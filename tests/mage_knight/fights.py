"""Fights at the workbench: points, sites with enemies, damage."""

from questhall.games.mage_knight.printed.cards import AttackDef, EnemyDef, Play, UnitDef
from questhall.games.mage_knight.printed.kinds import NO_COLOUR, Element, Range, Token
from questhall.games.mage_knight.rules.cards.points import gain_attack, gain_block
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.state.realm import Place
from tests.mage_knight.bench import Bench, enemy


def gather(
    bench: Bench, amount: int, range_: int = Range.MELEE, element: int = Element.PHYSICAL
) -> None:
    """Gain attack points, as if from a card."""
    gain_attack(bench.realm, bench.hero, Play(-1, NO_COLOUR), amount, range_, element)


def shield(bench: Bench, amount: int, element: int = Element.PHYSICAL) -> None:
    """Gain block points."""
    gain_block(bench.realm, bench.hero, Play(-1, NO_COLOUR), amount, element)


def soldier(armour: int, resistances: int = 0, level: int = 1) -> UnitDef:
    kind = UnitDef("soldier", level, 5, armour)
    kind.resistances = resistances
    return kind


def wounds(bench: Bench) -> int:
    return len(wounds_in(bench.realm, bench.hero.hand))


def suffer(bench: Bench, armour: int = 2) -> None:
    """Go to the damage phase and suffer the only attack; the test sets the hero's armour."""
    bench.hero.level = {2: 1, 3: 3, 4: 7}[armour]
    bench.phase("damage")
    bench.play("suffer")


def put_site(bench: Bench, site: int, *kinds: EnemyDef, number: int = 0) -> int:
    """Put a site beside the hero with these tokens, face up."""
    space = bench.paint(bench.beside(number), "plains", site)
    place = bench.realm.places[space]
    place.tokens = [bench.realm.new_card(kind) for kind in kinds]
    place.face_up = [True] * len(kinds)
    return space


def stack(bench: Bench, colour: int, *kinds: EnemyDef) -> list[int]:
    """Make these tokens the whole pile; the last one is drawn first."""
    for kind in kinds:
        kind.colour = colour
    bench.realm.piles[colour] = [bench.realm.new_card(kind) for kind in kinds]
    return bench.realm.piles[colour]


def stand_on(bench: Bench, site: int, *kinds: EnemyDef) -> Place:
    """Put the hero on such a site, choosing its action."""
    bench.paint(bench.hero.space, "plains", site)
    place = bench.realm.places[bench.hero.space]
    place.tokens = [bench.realm.new_card(kind) for kind in kinds]
    place.face_up = [True] * len(kinds)
    bench.phase("acting")
    return place


def summoner(armour_: int = 4, fame: int = 4) -> EnemyDef:
    kind = enemy(armour=armour_, fame=fame, key="summoner")
    kind.attacks = [AttackDef(0, Element.PHYSICAL, Token.BROWN)]
    return kind
