"""Mana, crystals and the dice of the Source (MK-4.4), as cards give and take them."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions

from ..printed.cards import Effect, Play
from ..printed.kinds import ANY_BASIC, ANY_COLOUR, BASIC_COLOURS, COLOURS, Mana
from ..rules.cards.mana import can_pay, gain_crystal, gain_mana, pay, roll
from ..rules.cards.playing import ask_colour
from ..state.boons import add_boon
from ..state.heroes import Hero
from ..state.realm import Realm
from . import boons_of_mana


def colours_meant(colours: list[int]) -> list[int]:
    """What "any" and "basic" stand for."""
    if ANY_COLOUR in colours:
        return list(range(len(COLOURS)))
    if ANY_BASIC in colours:
        return list(range(BASIC_COLOURS))
    return colours


class GainMana(Effect):
    """Gain tokens, each of a colour that the player chooses among these."""

    def __init__(self, colours: list[int], count: int) -> None:
        self.colours = colours_meant(colours)
        self.count = count

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for _ in range(self.count):
            colour = yield from ask_colour(realm, hero, self.colours, "MK-4.7.1", play.card)
            gain_mana(realm, hero, colour)


class GainCrystal(Effect):
    def __init__(self, colours: list[int]) -> None:
        self.colours = colours_meant(colours)

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from ask_colour(realm, hero, self.colours, "MK-4.7.2", play.card)
        gain_crystal(realm, hero, colour)


class GainOwnedCrystal(Effect):
    """Gain a crystal of a colour that the hero already has a crystal of."""

    def _owned(self, hero: Hero) -> list[int]:
        return [colour for colour in range(BASIC_COLOURS) if hero.crystals[colour]]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._owned(hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colour = yield from ask_colour(realm, hero, self._owned(hero), "MK-4.7.2", play.card)
        gain_crystal(realm, hero, colour)


class SpellCrystals(Effect):
    """Gain crystals of the colours of different spells in the offer."""

    def __init__(self, count: int) -> None:
        self.count = count

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(realm.spell_offer) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        colours = [realm.deed(card).colour for card in realm.spell_offer]
        for _ in range(min(self.count, len(colours))):
            different = sorted(set(colours))
            colour = yield from ask_colour(realm, hero, different, "MK-4.7.2", play.card)
            colours.remove(colour)
            gain_crystal(realm, hero, colour)


class Crystallize(Effect):
    """Turn one basic mana into a crystal of its colour."""

    def _payable(self, realm: Realm, hero: Hero) -> list[int]:
        return [colour for colour in range(BASIC_COLOURS) if can_pay(realm, hero, colour)]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._payable(realm, hero)) > 0

    def asks_mana(self) -> bool:
        return True

    def spends_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        payable = self._payable(realm, hero)
        if not payable:
            return
        colour = yield from ask_colour(realm, hero, payable, "MK-4.4.4", play.card)
        yield from pay(realm, hero, colour, "MK-4.4.11", play.card)
        gain_crystal(realm, hero, colour)


class Pay(Effect):
    """An effect that costs one more mana (MK-4.1.10)."""

    def __init__(self, colour: int, effect: Effect) -> None:
        self.colour = colour
        self.effect = effect

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return can_pay(realm, hero, self.colour) and self.effect.useful(realm, hero)

    def asks_mana(self) -> bool:
        return True

    def spends_mana(self) -> bool:
        return True

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        if not can_pay(realm, hero, self.colour):
            return  # the mana went for something else
        yield from pay(realm, hero, self.colour, "MK-4.1.10", play.card)
        yield from self.effect.play(realm, hero, play)


# -- dice --------------------------------------------------------------------------


def dice_at_hand(realm: Realm) -> list[int]:
    """The dice now in the Source, whatever they show."""
    found = [
        place
        for place in range(len(realm.source))
        if not realm.source[place].used and realm.source[place].owner == NOTHING
    ]
    if realm.rules.friendly_mana and realm.day:  # MK-14.5.4
        return [place for place in found if realm.source[place].colour != Mana.GOLD] or found
    return found


class ExtraDice(Effect):
    """More dice of the Source may be used this turn; one of them, if black, as any colour."""

    def __init__(self, count: int, black_as_any: bool) -> None:
        self.count = count
        self.black_as_any = black_as_any

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        realm.turn.dice_left += self.count
        if self.black_as_any:
            add_boon(realm, boons_of_mana.BlackDieAsAny, play.card)
        realm.tell("more-dice", "MK-4.4.7", hero.seat, amount=self.count)
        return no_decisions()


class SetDice(Effect):
    """Set dice to a colour other than gold and gain tokens; they return as they lie."""

    def __init__(self, dice: int, tokens: int) -> None:
        self.dice = dice
        self.tokens = tokens

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(dice_at_hand(realm)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        for _ in range(self.dice):
            options = [
                Option("take-die", realm.source[place].colour, place)
                for place in dice_at_hand(realm)
            ]
            if not options:
                return
            answer = yield Decision([hero.seat], "which-die", options, "MK-4.4.7", play.card)
            colours = [colour for colour in range(len(COLOURS)) if colour != Mana.GOLD]
            colour = yield from ask_colour(realm, hero, colours, "MK-4.4.7", play.card)
            die = realm.source[answer.where]
            die.colour = colour
            die.used = True
            die.user = hero.seat
            die.kept = True
            realm.turn.die_used = True
            gain_mana(realm, hero, colour, self.tokens)


class DieCrystal(Effect):
    """A crystal of the basic colour that a die shows; the die is rerolled at once."""

    def _dice(self, realm: Realm) -> list[int]:
        return [
            place for place in dice_at_hand(realm) if realm.source[place].colour < BASIC_COLOURS
        ]

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._dice(realm)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = [
            Option("take-die", realm.source[place].colour, place) for place in self._dice(realm)
        ]
        answer = yield Decision([hero.seat], "which-die", options, "MK-4.4.7", play.card)
        gain_crystal(realm, hero, answer.what)
        reroll(realm, [answer.where])


class ManaStorm(Effect):
    """Reroll all dice of the Source; more of them may be used, gold and black as any colour."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        reroll(realm, dice_at_hand(realm))
        realm.turn.dice_left += self.dice
        add_boon(realm, boons_of_mana.DieAsAny, play.card)
        return no_decisions()


def reroll(realm: Realm, places: list[int]) -> None:
    realm.mark_information()
    for place in places:
        realm.source[place].colour = roll(realm)
        realm.tell("rerolls", "MK-2.0.2", realm.source[place].colour)
