"""A workbench with a spell or an artifact in hand, its mana, and an empty Source."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import DeedDef
from questhall.games.mage_knight.printed.kinds import COLOURS
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.rules.foes import armour
from questhall.games.mage_knight.state.combat import Foe
from questhall.games.mage_knight.state.heroes import Hero, Unit

from ..bench import Bench


def caster(spell: str, strong: bool = False) -> Bench:
    """A caster with exactly the mana that the spell needs, by night for the strong effect."""
    bench = Bench(day=not strong)
    bench.source()
    bench.hand(spell)
    kind = library().find(spell)
    assert isinstance(kind, DeedDef)
    bench.mana(COLOURS[kind.colour])
    if strong:
        bench.mana("black")
    return bench


def owner(*artifacts: str, day: bool = True) -> Bench:
    bench = Bench(day=day)
    bench.source()
    bench.hand(*artifacts)
    return bench


def rival(bench: Bench, *hand: str) -> Hero:
    """Another hero at the table."""
    realm = bench.realm
    other = Hero(len(realm.heroes), library().heroes[-1])
    realm.heroes.append(other)
    realm.order.append(other.seat)
    bench._deeds(hand, other.hand)
    return other


def unit_of(bench: Bench, hero: Hero, name: str) -> Unit:
    kind = bench._unit_kind(name)
    unit = Unit(bench.realm.new_card(kind), kind)
    hero.units.append(unit)
    return unit


def wounds(bench: Bench, hero: Hero) -> int:
    return len(wounds_in(bench.realm, hero.hand))


def armour_of(bench: Bench, foe: Foe) -> int:
    return armour(bench.realm, bench.combat, foe)
