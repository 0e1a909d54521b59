"""Invocation: a card becomes mana that must be spent at once."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import DeedKind, Effect, Play
from ..printed.kinds import NO_COLOUR
from ..rules.cards.gaining import discard, one_of_each, unit_named
from ..rules.cards.mana import gain_mana
from ..rules.cards.playing import card_options, perform, skill_options, unit_options
from ..rules.cards.skills import skill_named
from ..rules.cards.wounds import is_wound
from ..rules.map.altars import ALTAR, can_pray, pray
from ..rules.map.interaction import buy, purchases
from ..state.boons import BoonWord, add_boon, boons_of, drop_boon, has_boon
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Phase


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
            add_boon(realm, BoonWord.DUE, card).colour = colour
            if paid_plays(realm, hero):
                options.append(Option("invoke", card, colour))
            for boon in boons_of(realm, BoonWord.DUE):
                drop_boon(realm, boon)
            hero.mana[colour] -= 1
        hero.hand.insert(place, card)
        return options

    def _options(self, realm: Realm, hero: Hero) -> list[Option]:
        options: list[Option] = []
        for card in one_of_each(realm, hero.hand):
            options.extend(self._offers(realm, hero, card))
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        if has_boon(realm, BoonWord.DUE):
            return False
        return len(self._options(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._options(realm, hero)
        answer = yield Decision([hero.seat], "invoke", options, "MK-4.3.5", play.card)
        discard(realm, hero, answer.what)
        gain_mana(realm, hero, answer.where)
        add_boon(realm, BoonWord.DUE, play.card).colour = answer.where
        plays = paid_plays(realm, hero)
        chosen = yield Decision([hero.seat], "spend-at-once", plays, "MK-4.3.5", play.card)
        if chosen.verb == ALTAR:
            yield from pray(realm, hero)
            return
        done = yield from perform(realm, hero, chosen)
        if not done:
            yield from buy(realm, hero, chosen)


def paid_plays(realm: Realm, hero: Hero) -> list[Option]:
    """All plays that the mana just gained could pay for."""
    options = card_options(realm, hero) + unit_options(realm, hero) + skill_options(realm, hero)
    phase = realm.turn.phase
    if phase == Phase.TALKING:
        options.extend(purchases(realm, hero))
    paid = [option for option in options if costs_mana(realm, hero, option)]
    if phase == Phase.ACTING and _altar_takes(realm, hero):
        paid.append(Option(ALTAR, NOTHING, hero.space))
    return paid


def costs_mana(realm: Realm, hero: Hero, option: Option) -> bool:
    """Does this play or purchase cost mana?"""
    verb = option.verb
    if verb == "basic":
        deed = realm.deed(option.what)
        return deed.kind == DeedKind.SPELL or deed.basic.spends_mana()
    if verb == "strong":
        deed = realm.deed(option.what)
        return deed.kind != DeedKind.ARTIFACT or deed.strong.spends_mana()
    if verb == "activate":
        ability = unit_named(hero, option.what).kind.abilities[option.amount]
        return ability.cost != NO_COLOUR or ability.effect.spends_mana()
    if verb == "skill":
        return skill_named(hero, option.what).kind.effect.spends_mana()
    if verb in ("recruit", "bond"):
        return realm.unit_card(option.what).takes_mana
    return verb in ("pay-skill-up", "buy-spell")


def _altar_takes(realm: Realm, hero: Hero) -> bool:
    if not can_pray(realm, hero):
        return False
    price = realm.ruin(realm.places[hero.space].ruin).price
    for boon in boons_of(realm, BoonWord.DUE):
        if boon.colour < len(price) and price[boon.colour]:
            return True
    return False
