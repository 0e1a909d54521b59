"""What the people of a place sell, whoever has the influence for it (MK-7.3)."""

import msgspec

from ..printed.kinds import Mana, Site
from ..rules.map.cities import colours_of
from ..rules.map.interaction import (
    ARTIFACT_PRICE,
    HEALING_PRICE,
    SPELL_PRICE,
    TRAINING_PRICE,
    is_hired_here,
    price_of,
)
from ..state.realm import Place, Realm
from .pieces import card_id

SELLERS = (Site.VILLAGE, Site.MONASTERY, Site.KEEP, Site.MAGE_TOWER, Site.CITY)


class WareView(msgspec.Struct):
    """A card of the offers, and its price in influence."""

    id: str
    card: str
    price: int


class WaresView(msgspec.Struct, omit_defaults=True):
    """The cards that are sold on a space; what a point of healing and an artifact cost there."""

    cards: list[WareView] = []
    healing: int = 0
    artifact: int = 0


def wares_of(realm: Realm, place: Place) -> WaresView | None:
    if place.site not in SELLERS:
        return None
    cities = colours_of(realm, place)
    found = WaresView(healing=HEALING_PRICE.get(place.site, 0))
    hired = [card for card in realm.unit_offer if is_hired_here(realm, place, card)]
    found.cards = [_ware(realm, card, price_of(realm, card)) for card in hired]
    if place.site == Site.MONASTERY:
        found.cards += [_ware(realm, card, TRAINING_PRICE) for card in realm.monastery_offer]
    if place.site == Site.MAGE_TOWER or Mana.BLUE in cities:
        found.cards += [_ware(realm, card, SPELL_PRICE) for card in realm.spell_offer]
    if Mana.GREEN in cities:
        found.cards += [_ware(realm, card, TRAINING_PRICE) for card in realm.action_offer]
    if Mana.RED in cities:
        found.artifact = ARTIFACT_PRICE
    return found


def _ware(realm: Realm, card: int, price: int) -> WareView:
    return WareView(card_id(card), realm.cards[card].key, price)
