"""Rampaging enemies that return (MK-14.6.1 to MK-14.6.4)."""

from questhall.kernel.decisions import NOTHING

from ...printed.kinds import RAMPAGING, Mana, Token
from ...state.house_rules import MORE_RAMPAGE, NO_RAMPAGE, RAMPAGE
from ...state.realm import Place, Realm
from ..cards.mana import roll
from .exploring import TOKEN_OF
from .tokens import put_token

STARTING_REPUTATION = {RAMPAGE: -2, MORE_RAMPAGE: -4}
WARM = (Mana.RED, Mana.GREEN, Mana.GOLD)
COLD = (Mana.WHITE, Mana.BLUE, Mana.BLACK)


def rampagers_return(realm: Realm) -> None:
    """At the end of each day and night, roll for every space where they were defeated."""
    if realm.rules.rampage == NO_RAMPAGE:
        return
    for space, place in realm.places.items():
        if place.site in RAMPAGING and not place.tokens and not _is_trodden(realm, space):
            _roll_for(realm, space, place)


def _is_trodden(realm: Realm, space: int) -> bool:
    """None returns to a space with a hero."""
    return any(hero.space == space for hero in realm.heroes)


def _roll_for(realm: Realm, space: int, place: Place) -> None:
    face = roll(realm)
    fits = face in (WARM if realm.day else COLD)
    if realm.rules.rampage == MORE_RAMPAGE:
        returns = True
        brings = fits
    else:
        returns = fits
        brings = face == (Mana.GOLD if realm.day else Mana.BLACK)
    realm.mark_information()
    if returns:
        put_token(realm, place, TOKEN_OF[place.site], True)
        realm.tell("rampage", "MK-14.6.2", NOTHING, space, face)
    if brings:
        put_token(realm, place, Token.BROWN, True)
