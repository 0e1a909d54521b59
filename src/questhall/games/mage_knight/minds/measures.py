"""What a hint compares: fame, wounds, cards, units, crystals and the goal."""

from questhall.kernel.measures import Measure

from ..rules.cards.wounds import wounds_in
from ..rules.scenario import scenario_of
from ..state.realm import Realm

PERCENT = 100.0


def measures(realm: Realm, seat: int) -> list[Measure]:
    hero = realm.heroes[seat]
    cards = hero.hand + hero.deck + hero.discard
    return [
        Measure("fame", float(hero.fame), 1.0),
        Measure("wounds", float(len(wounds_in(realm, cards))), -2.0),
        Measure("crystals", float(sum(hero.crystals)), 0.6),
        Measure("units", float(len([unit for unit in hero.units if unit.ready])), 1.5),
        Measure("hand", float(len(hero.hand)), 0.4),
        Measure("deeds", float(len(cards)), 0.8),
        Measure("goal", PERCENT * scenario_of(realm).progress(realm, seat), 0.5),
    ]
