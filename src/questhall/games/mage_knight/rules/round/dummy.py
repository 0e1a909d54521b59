"""The dummy player (MK-13.2)."""

from ...printed.kinds import BASIC_COLOURS
from ...state.heroes import Dummy
from ...state.realm import Realm
from ..cards.gaining import refill

TURNED = 3  # cards (MK-13.2.6)


def dummy_turn(realm: Realm) -> bool:
    """MK-13.2.5 to MK-13.2.8; True if it announces the end of the round."""
    dummy = realm.dummy
    assert dummy is not None
    if not dummy.deck:
        return True
    _turn_over(dummy, TURNED)
    last = dummy.discard[-1]
    colour = realm.deed(last).colour
    more = dummy.crystals[colour] if 0 <= colour < BASIC_COLOURS else 0
    realm.mark_information()
    realm.tell("dummy-turn", "MK-13.2.6", last, amount=min(more, len(dummy.deck)))
    _turn_over(dummy, more)
    return False


def _turn_over(dummy: Dummy, count: int) -> None:
    """As many cards as there are (MK-13.2.8)."""
    for _ in range(min(count, len(dummy.deck))):
        dummy.discard.append(dummy.deck.pop())


def prepare_dummy(realm: Realm) -> None:
    """MK-13.2.11: shuffle all its cards, with the lowest advanced action."""
    dummy = realm.dummy
    assert dummy is not None
    dummy.deck.extend(dummy.discard)
    dummy.discard.clear()
    realm.chance.shuffle("dummy", dummy.deck)
    for card in dummy.deck:
        realm.forget(card)


def refresh_offers(realm: Realm) -> None:
    """MK-3.2.9, MK-3.2.10; with a dummy, MK-13.2.11 and MK-13.2.12."""
    if realm.action_offer:
        card = realm.action_offer.pop()
        if realm.dummy is None:
            realm.actions.insert(0, card)
            realm.all_remember(card)
        else:
            realm.dummy.deck.append(card)
        refill(realm.action_offer, realm.actions)
    if realm.spell_offer:
        card = realm.spell_offer.pop()
        realm.spells.insert(0, card)
        realm.all_remember(card)
        if realm.dummy is not None:
            realm.dummy.crystals[realm.deed(card).colour] += 1
        refill(realm.spell_offer, realm.spells)
