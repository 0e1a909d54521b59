"""Invocation: a card becomes mana that must be spent at once."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..boons import DUE, add_boon, boons_of, drop_boon
from ..cards import Effect, Play
from ..gaining import discard
from ..heroes import Hero
from ..mana import gain_mana
from ..playing import card_options, costs_mana, perform, unit_options
from ..state import Realm
from ..wounds import is_wound


class Invocation(Effect):
    def __init__(self, for_wound: list[int], for_other: list[int]) -> None:
        self.for_wound = for_wound
        self.for_other = for_other

    def _offers(self, realm: Realm, hero: Hero, card: int) -> list[Option]:
        """The colours for which this card could be given with something to pay for."""
        colours = self.for_wound if is_wound(realm, card) else self.for_other
        options: list[Option] = []
        place = hero.hand.index(card)
        del hero.hand[place]
        for colour in colours:
            hero.mana[colour] += 1
            add_boon(realm, DUE, card, 0, colour)
            if paid_plays(realm, hero):
                options.append(Option("invoke", card, colour))
            for boon in boons_of(realm, DUE):
                drop_boon(realm, boon)
            hero.mana[colour] -= 1
        hero.hand.insert(place, card)
        return options

    def _options(self, realm: Realm, hero: Hero) -> list[Option]:
        options: list[Option] = []
        seen: list[str] = []
        for card in hero.hand[:]:
            key = realm.cards[card].key
            if key not in seen:
                seen.append(key)
                options.extend(self._offers(realm, hero, card))
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._options(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._options(realm, hero)
        answer = yield Decision([hero.seat], "invoke", options, "MK-4.3.5", play.card)
        discard(realm, hero, answer.what)
        gain_mana(realm, hero, answer.where)
        add_boon(realm, DUE, play.card, 0, answer.where)
        plays = paid_plays(realm, hero)
        chosen = yield Decision([hero.seat], "spend-at-once", plays, "MK-4.3.5", play.card)
        yield from perform(realm, hero, chosen)


def paid_plays(realm: Realm, hero: Hero) -> list[Option]:
    """Cards and units that the mana just gained could pay for."""
    options = card_options(realm, hero) + unit_options(realm, hero)
    return [option for option in options if costs_mana(realm, hero, option)]
