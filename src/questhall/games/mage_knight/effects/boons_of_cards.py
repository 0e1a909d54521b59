"""What lasting effects change about healing, and cards at the end of a turn."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ..rules.cards.gaining import discard, draw
from ..rules.cards.tracks import gain_fame
from ..rules.cards.wounds import others_in
from ..state.boons import boons_of
from ..state.heroes import Hero, Unit
from ..state.realm import Realm
from ..state.turn import Boon

# -- healing (MK-10.3) -----------------------------------------------------------------


class HealingGift(Boon):
    """More for the next `amount` healing points; a card may give two things for the same points."""

    def wound_healed(
        self, realm: Realm, hero: Hero, points: int, unit: Unit | None, giver: int
    ) -> int:
        if giver not in (NOTHING, self.card):
            return giver
        taken = min(points, self.amount)
        self.amount -= taken
        self.give(realm, hero, taken, unit)
        if not self.amount:
            self.is_spent(realm)
        return self.card

    def give(self, realm: Realm, hero: Hero, points: int, unit: Unit | None) -> None:
        """For this many points."""

    def healing_lost(self, realm: Realm) -> None:
        self.is_spent(realm)


class FamePerHealing(HealingGift):
    def give(self, realm: Realm, hero: Hero, points: int, unit: Unit | None) -> None:
        gain_fame(realm, hero, points, "MK-10.3.3")


class DrawPerHealed(HealingGift):
    def give(self, realm: Realm, hero: Hero, points: int, unit: Unit | None) -> None:
        if unit is None:
            draw(realm, hero, 1)


class ReadyHealed(HealingGift):
    def give(self, realm: Realm, hero: Hero, points: int, unit: Unit | None) -> None:
        if unit is not None:
            unit.ready = True


# -- cards -----------------------------------------------------------------------------


class SpellFromOffer(Boon):
    """One spell of its colour may be played from the offer."""

    def lends_spells(self) -> int:
        return self.colour

    def spell_returns(self, realm: Realm, card: int, colour: int) -> bool:
        """Time Bending sets aside the card that borrowed it (MK-4.6.4)."""
        if self.colour != colour:
            return False
        for other in boons_of(realm, TimeBending):
            other.card = self.card if other.card == card else other.card
        self.is_spent(realm)
        return True


class CommandBanner(Boon):
    """This card may serve as a command token."""

    def command_token(self) -> int:
        return self.card


class MindRead(Boon):
    """Its seat answers for its colour; `least` 1: to be robbed."""


class MindSteal(Boon):
    """The card `target` of its seat may be taken."""


# -- the end of the turn (MK-9) --------------------------------------------------------


class ToDeckTop(Boon):
    def put_away(self, realm: Realm, hero: Hero, card: int) -> Flow[bool]:
        if self.card != card:
            return False
        wanted = yield from _asked_for_deck(hero, card)
        if wanted:
            hero.played.remove(card)
            hero.deck.append(card)
            realm.all_remember(card)
        return wanted


class ToDeckBottom(Boon):
    def put_away(self, realm: Realm, hero: Hero, card: int) -> Flow[bool]:
        if self.card != card or not hero.deck:
            return False
        wanted = yield from _asked_for_deck(hero, card)
        if wanted:
            hero.played.remove(card)
            hero.deck.insert(0, card)
            realm.all_remember(card)
        return wanted


def _asked_for_deck(hero: Hero, card: int) -> Flow[bool]:
    options = [Option("to-deck", card, meant=True), Option("to-discard", card, meant=False)]
    answer = yield Decision([hero.seat], "put-away", options, "MK-9.3.2", card)
    return answer.meant is True


class TakeBack(Boon):
    """Crystal Joy: discard another card to take it back into the hand; `which` 1: or a wound."""

    def put_away(self, realm: Realm, hero: Hero, card: int) -> Flow[bool]:
        """Whoever holds nothing but Wounds is asked as well: else all would know (MK-22.1)."""
        if self.card != card or not hero.hand:
            return False
        others = hero.hand if self.which else others_in(realm, hero.hand)
        options = [Option("discard-for", other) for other in others]
        options.append(refusal("leave-it"))
        answer = yield Decision(
            [hero.seat], "take-back", options, "MK-9.3.2", card, always_ask=True
        )
        if answer.declines:
            return False
        discard(realm, hero, answer.what)
        hero.played.remove(card)
        hero.hand.append(card)
        return True


class HandInHills(Boon):
    """Mountain Lore: more cards on its terrains."""

    def hand_plus(self, terrain: int) -> int:
        return self.amount if self.is_about(terrain) else 0


class TimeBending(Boon):
    def bends_time(self) -> int:
        return self.card


class HealAllWounds(Boon):
    """Throw away the wounds of this turn."""

    def wounds_vanish(self) -> bool:
        return True
