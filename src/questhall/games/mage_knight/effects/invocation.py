"""Invocation: a card becomes mana that must be spent at once."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by
from questhall.kernel.offers import carry_out

from ..printed.cards import Effect, Play
from ..rules.cards.gaining import discard, one_of_each
from ..rules.cards.mana import gain_mana
from ..rules.cards.playing import card_options, skill_options, unit_options
from ..rules.cards.wounds import is_wound
from ..rules.deals import Deal
from ..rules.map.altars import PRAY, can_pray
from ..rules.map.interaction import purchases
from ..state.boons import add_boon, boons_of, has_boon
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Phase
from . import boons_of_mana


class Invocation(Effect):
    def __init__(self, for_wound: list[int], for_other: list[int]) -> None:
        self.for_wound = for_wound
        self.for_other = for_other

    def _offers(self, realm: Realm, hero: Hero, card: int) -> list[Option]:
        """The colours this card could give with something to pay for."""
        colours = self.for_wound if is_wound(realm, card) else self.for_other
        options: list[Option] = []
        place = hero.hand.index(card)
        del hero.hand[place]
        for colour in colours:
            hero.mana[colour] += 1
            add_boon(realm, boons_of_mana.Due, card).colour = colour
            if paid_plays(realm, hero):
                options.append(Option("invoke", card, colour))
            for boon in boons_of(realm, boons_of_mana.Due):
                boon.is_spent(realm)
            hero.mana[colour] -= 1
        hero.hand.insert(place, card)
        return options

    def _options(self, realm: Realm, hero: Hero) -> list[Option]:
        options: list[Option] = []
        for card in one_of_each(realm, hero.hand):
            options.extend(self._offers(realm, hero, card))
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if has_boon(realm, boons_of_mana.Due):
            return False
        return len(self._options(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._options(realm, hero)
        answer = yield Decision([hero.seat], "invoke", options, "MK-4.3.5", play.card)
        discard(realm, hero, answer.what)
        gain_mana(realm, hero, answer.where)
        add_boon(realm, boons_of_mana.Due, play.card).colour = answer.where
        plays = paid_plays(realm, hero)
        chosen = yield Decision([hero.seat], "spend-at-once", plays, "MK-4.3.5", play.card)
        yield from carry_out(realm, hero, chosen)


def paid_plays(realm: Realm, hero: Hero) -> list[Option]:
    """All plays that the mana just gained could pay for."""
    options = card_options(realm, hero) + unit_options(realm, hero) + skill_options(realm, hero)
    phase = realm.turn.phase
    if phase == Phase.TALKING:
        options.extend(purchases(realm, hero))
    paid = [each for each in options if meant_by(each, Deal).costs_mana(realm, hero, each)]
    if phase == Phase.ACTING and _altar_takes(realm, hero):
        paid.append(Option("altar", NOTHING, hero.space, meant=PRAY))
    return paid


def _altar_takes(realm: Realm, hero: Hero) -> bool:
    if not can_pray(realm, hero):
        return False
    price = realm.ruin(realm.places[hero.space].ruin).price
    for boon in boons_of(realm, boons_of_mana.Due):
        if boon.colour < len(price) and price[boon.colour]:
            return True
    return False
