"""Cards that pay for effects, cards that are gained, and cards that play others (MK-4.6)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import Effect, Play
from ..printed.kinds import BASIC_COLOURS
from ..rules.cards.gaining import choose_card, lay_out_card, non_wounds, throw_away
from ..rules.cards.mana import can_pay, gain_crystal, pay
from ..rules.cards.playing import useful_without
from ..rules.cards.tactics import draw_cards
from ..rules.cards.wounds import take_wound, wound_to_discard, wounds_in
from ..state.boons import add_boon
from ..state.heroes import Hero
from ..state.realm import Realm
from . import boons_of_cards
from .chosen_cards import (
    NeedsCard,
    actions_in_hand,
    choose_offered,
    colours_of,
    discard_one,
    discard_or_not,
    of_colours,
    take_action,
    take_spell,
    throw_one_away,
)


class Draw(Effect):
    def __init__(self, count: int) -> None:
        self.count = count

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(hero.deck) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from draw_cards(realm, hero, self.count)


class DiscardFor(Effect):
    """Discard another card from the hand to pay for it (MK-4.1.11)."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(non_wounds(realm, hero)) > 0 and self.effect.useful(realm, hero)

    def asks_mana(self) -> bool:
        return self.effect.asks_mana()

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from discard_one(realm, hero, non_wounds(realm, hero), play.card)
        yield from self.effect.play(realm, hero, play)


class DiscardToRaise(Effect):
    """Cards may be discarded to make an effect stronger; at most one of them a wound."""

    def __init__(self, effect: Effect, by: int, any_cards: bool) -> None:
        self.effect = effect
        self.by = by
        self.any_cards = any_cards

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        wound_left = True
        while True:
            cards = wounds_in(realm, hero.hand)[:1] if wound_left else []
            wound = cards[0] if cards else -1
            if self.any_cards:
                cards.extend(non_wounds(realm, hero))
            card = yield from discard_or_not(realm, hero, cards, "raise", play.card)
            if card == NOTHING:
                break
            wound_left = wound_left and card != wound
            play.plus += self.by
        yield from self.effect.play(realm, hero, play)


class ThrowAwayFor(NeedsCard):
    """Throw an action card of the colour away to pay for it."""

    def __init__(self, colour: int, effect: Effect) -> None:
        self.colour = colour
        self.effect = effect

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return of_colours(realm, actions_in_hand(realm, hero), [self.colour])

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return super().useful(realm, hero) and self.effect.useful(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        yield from throw_one_away(realm, hero, self.cards(realm, hero), play.card)
        yield from self.effect.play(realm, hero, play)


class Decompose(NeedsCard):
    """An action card becomes two crystals of its colour, or one of each other colour."""

    SAME = 2

    def __init__(self, others: bool) -> None:
        self.others = others

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return actions_in_hand(realm, hero)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from throw_one_away(realm, hero, self.cards(realm, hero), play.card)
        if not self.others:
            for _ in range(self.SAME):
                gain_crystal(realm, hero, colour)
            return
        for other in range(BASIC_COLOURS):
            if other != colour:
                gain_crystal(realm, hero, other)


# -- gaining cards -----------------------------------------------------------------


class Training(NeedsCard):
    """Throw an action card away for one of its colour in the offer."""

    def __init__(self, to_hand: bool) -> None:
        self.to_hand = to_hand

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        offered = colours_of(realm, realm.action_offer)
        return of_colours(realm, actions_in_hand(realm, hero), offered)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from throw_one_away(realm, hero, self.cards(realm, hero), play.card)
        offered = of_colours(realm, realm.action_offer, [colour])
        gained = yield from choose_offered(realm, hero, offered, play.card)
        take_action(realm, gained, hero.hand if self.to_hand else hero.discard)


def payable_cards(realm: Realm, hero: Hero, offer: list[int]) -> list[int]:
    """The cards for which the hero can pay one mana of their colour."""
    return [card for card in offer if can_pay(realm, hero, realm.deed(card).colour)]


class BuyAction(NeedsCard):
    """Take a wound and pay a mana of its colour for an advanced action into the hand."""

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return payable_cards(realm, hero, realm.action_offer)

    def asks_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        take_wound(realm, hero, "MK-10.1.1")
        card = yield from choose_offered(realm, hero, self.cards(realm, hero), play.card)
        yield from pay(realm, hero, realm.deed(card).colour, "MK-4.1.10", play.card)
        take_action(realm, card, hero.hand)


class BuySpell(NeedsCard):
    """Pay a mana of its colour for a spell into the discard pile."""

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return payable_cards(realm, hero, realm.spell_offer)

    def asks_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        card = yield from choose_offered(realm, hero, self.cards(realm, hero), play.card)
        yield from pay(realm, hero, realm.deed(card).colour, "MK-4.1.10", play.card)
        take_spell(realm, card, hero.discard)


class BorrowSpell(NeedsCard):
    """Discard a card; a spell of its colour in the offer may be played this turn."""

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        offered = colours_of(realm, realm.spell_offer)
        return of_colours(realm, non_wounds(realm, hero), offered)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from discard_one(realm, hero, self.cards(realm, hero), play.card)
        add_boon(realm, boons_of_cards.SpellFromOffer, play.card).colour = colour


# -- cards that play others (MK-4.6) -------------------------------------------------


def choose_to_play(realm: Realm, hero: Hero, cards: list[int], play: Play) -> Flow[int]:
    """Choose the card whose effect is played along with this one (MK-4.6.1)."""
    card = yield from choose_card(realm, hero, cards, "play-with", "MK-4.6.1", play.card)
    return card


class WithAction(NeedsCard):
    """Play another action card's strong effect for free, with more points (MK-4.6.2)."""

    def __init__(self, plus: int) -> None:
        self.plus = plus

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return [
            card
            for card in actions_in_hand(realm, hero)
            if useful_without(realm, hero, card, realm.deed(card).strong)
        ]

    def asks_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        card = yield from choose_to_play(realm, hero, self.cards(realm, hero), play)
        deed = realm.deed(card)
        lay_out_card(realm, hero, card)
        inner = Play(card, deed.colour)  # MK-4.6.3
        inner.plus = play.plus + self.plus
        yield from deed.strong.play(realm, hero, inner)


class Repeat(NeedsCard):
    """Play another action card's effect several times, then throw that card away."""

    def __init__(self, strong: bool, times: int) -> None:
        self.strong = strong
        self.times = times

    def _effect(self, realm: Realm, card: int) -> Effect:
        deed = realm.deed(card)
        return deed.strong if self.strong else deed.basic

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        return [
            card
            for card in actions_in_hand(realm, hero)
            if useful_without(realm, hero, card, self._effect(realm, card))
        ]

    def asks_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        card = yield from choose_to_play(realm, hero, self.cards(realm, hero), play)
        effect = self._effect(realm, card)
        lay_out_card(realm, hero, card)
        inner = Play(card, realm.deed(card).colour)
        inner.plus = play.plus
        for _ in range(self.times):
            if effect.useful(realm, hero):
                yield from effect.play(realm, hero, inner)
        if card in hero.played:
            throw_away(realm, hero, hero.played, card)


class OfferedAction(NeedsCard):
    """Take a wound to use the strong effect of a card in the offer, which stays there."""

    def cards(self, realm: Realm, hero: Hero) -> list[int]:
        found: list[int] = []
        for card in realm.action_offer:
            effect = realm.deed(card).strong
            if effect is not self and effect.useful(realm, hero):
                found.append(card)
        return found

    def asks_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [Option("wound-to-hand", meant=True), Option("wound-to-discard")]
        answer = yield Decision([hero.seat], "wound-where", options, "MK-10.1.1", play.card)
        if answer.meant is True:
            take_wound(realm, hero, "MK-10.1.1")
        else:
            wound_to_discard(realm, hero)
        cards = self.cards(realm, hero)
        if not cards:
            return  # a knocked-out hero can no longer pay for it
        card = yield from choose_to_play(realm, hero, cards, play)
        deed = realm.deed(card)
        inner = Play(card, deed.colour)
        inner.plus = play.plus
        yield from deed.strong.play(realm, hero, inner)
