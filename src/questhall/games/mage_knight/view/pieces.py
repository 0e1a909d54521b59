"""Cards and tokens as a seat sees them (MK-22)."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.kinds import COLOURS, TOKEN_COLOURS
from ..state.realm import Realm


class CardView(msgspec.Struct):
    id: str
    card: str


class TokenView(msgspec.Struct, omit_defaults=True):
    """An enemy or ruin token; face down only its back is known, except to `secret` scouts."""

    back: str
    id: str = ""
    enemy: str = ""
    secret: bool = False


def cards_view(realm: Realm, cards: list[int]) -> list[CardView]:
    return [CardView(card_id(card), realm.cards[card].key) for card in cards]


def card_id(card: int) -> str:
    return "" if card == NOTHING else f"card:{card}"


def name_of_card(realm: Realm, card: int) -> str:
    return "" if card == NOTHING else realm.cards[card].key


def name_of_colour(colour: int) -> str:
    return COLOURS[colour] if colour >= 0 else ""


def token_view(realm: Realm, token: int, face_up: bool, seat: int) -> TokenView:
    """Scouts see what lies face down (MK-22.2)."""
    enemy = realm.enemy(token)
    back = TOKEN_COLOURS[enemy.colour]
    known = seat >= 0 and realm.knows(seat, token)
    if face_up or known:
        return TokenView(back, card_id(token), enemy.key, not face_up)
    return TokenView(back)


def space_name(realm: Realm, space: int) -> str:
    if space < 0:
        return ""
    here = realm.spaces[space]
    return f"{here.q},{here.r}"


def names_of_bits(bits: int, names: tuple[str, ...]) -> list[str]:
    return [names[number] for number in range(len(names)) if bits >> number & 1]
