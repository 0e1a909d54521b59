"""Cards that a player picks for an effect: to discard, to throw away, to take from an offer."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ..printed.cards import Effect
from ..rules.cards.gaining import choose_card, discard, one_of_each, take_from_offer, throw_away
from ..state.heroes import Hero
from ..state.realm import Realm


def actions_in_hand(realm: Realm, hero: Hero) -> list[int]:
    return [card for card in hero.hand if realm.deed(card).is_action]


def of_colours(realm: Realm, cards: list[int], colours: list[int]) -> list[int]:
    return [card for card in cards if realm.deed(card).colour in colours]


def colours_of(realm: Realm, cards: list[int]) -> list[int]:
    return [realm.deed(card).colour for card in cards]


def discard_one(realm: Realm, hero: Hero, cards: list[int], what: int) -> Flow[int]:
    """Discard a card to pay for the effect of `what`; returns its colour (MK-4.1.11)."""
    card = yield from choose_card(realm, hero, cards, "discard-for", "MK-4.1.11", what)
    discard(realm, hero, card)
    return realm.deed(card).colour


def discard_or_not(realm: Realm, hero: Hero, cards: list[int], prompt: str, what: int) -> Flow[int]:
    """Returns the discarded card (MK-4.8.1), or NOTHING if the player stops."""
    if not cards:
        return NOTHING
    options = [Option("discard-for", card) for card in one_of_each(realm, cards)]
    options.append(refusal("enough"))
    answer = yield Decision([hero.seat], prompt, options, "MK-4.8.1", what)
    if answer.declines:
        return NOTHING
    discard(realm, hero, answer.what)
    return answer.what


def throw_one_away(realm: Realm, hero: Hero, cards: list[int], what: int) -> Flow[int]:
    """Throw a card away for the effect of `what`; returns its colour (MK-4.8.2)."""
    card = yield from choose_card(realm, hero, cards, "throw-away", "MK-4.8.2", what)
    throw_away(realm, hero, hero.hand, card)
    return realm.deed(card).colour


def choose_offered(realm: Realm, hero: Hero, cards: list[int], what: int) -> Flow[int]:
    """Choose which card of an offer is taken (MK-4.7.3)."""
    card = yield from choose_card(realm, hero, cards, "take-card", "MK-4.7.3", what)
    return card


def take_action(realm: Realm, card: int, to: list[int]) -> None:
    take_from_offer(realm, realm.action_offer, realm.actions, card, to)


def take_spell(realm: Realm, card: int, to: list[int]) -> None:
    take_from_offer(realm, realm.spell_offer, realm.spells, card, to)


class NeedsCard(Effect):
    """An effect that needs a fitting card: without one it is not offered."""

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        raise TypeError(f"{type(self).__name__} fits no card")

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self.cards(realm, hero)) > 0
