"""Which answers to a question inside a play are worth trying.

An answer that is left out leads to nothing that the kept ones do not.
"""

from questhall.kernel.decisions import Decision, Option

from ...effects import boons_of_movement
from ...printed.kinds import BASIC_COLOURS, Mana
from ...rules.cards.mana import CRYSTAL, TOKEN, gold_works
from ...rules.cards.sideways import Point
from ...state.boons import has_boon
from ...state.realm import Realm
from ...state.turn import Phase
from .bounds import Bounds
from .wants import Wants

SIDEWAYS = ("sideways-as", "sideways-with")
ANY_ORDER = ("discard-any", "offering", "raise", "which-enemy")
MORE_MOVE = (boons_of_movement.NextMovePlus, boons_of_movement.MovesPlus)
GAINS = ("MK-4.7.1", "MK-4.7.2", "MK-4.4.7")  # mana tokens, crystals, dice that are set


class Answers:
    """The questions of one fight."""

    def __init__(self, root: Realm, bounds: Bounds, wants: Wants) -> None:
        self.keeps_crystals = bounds.keeps_crystals
        self.spare = bounds.spare
        self.dull = bounds.dull
        self.vain = bounds.vain
        self.wants = wants
        self.gold = gold_works(root)

    def worthy(
        self, realm: Realm, decision: Decision, before: Decision | None, last: Option | None
    ) -> list[Option]:
        options = decision.options
        if len(options) == 1:
            return options
        if decision.prompt == "pay":
            return self._payments(options)
        if decision.prompt == "discard-for":
            spare = [each for each in options if realm.cards[each.what].key in self.spare]
            return spare[:1] or options
        if decision.prompt == "may" and realm.cards[decision.what].key in self.vain:
            return options[-1:]
        if decision.prompt == "which-point":
            return _points(realm, options)
        if decision.prompt in SIDEWAYS:
            return self._sideways(realm, options)
        if decision.prompt == "which-colour":
            if before is not None and last is not None and before.prompt == decision.prompt:
                options = _after_colour(options, before.options, last)
            if decision.rule in GAINS:
                return self._colours(options, self.wants.colours[realm.turn.phase])
            return options
        if before is not None and last is not None and before.prompt == decision.prompt:
            return _after_thing(options, last) if decision.prompt in ANY_ORDER else options
        return options

    def _sideways(self, realm: Realm, options: list[Option]) -> list[Option]:
        """Among cards that give the same, only one that is good for nothing else."""
        dull: dict[tuple[int, int], Option] = {}
        for option in options:
            if realm.cards[option.what].key in self.dull:
                dull.setdefault((option.where, option.amount), option)
        return [
            option
            for option in options
            if dull.get((option.where, option.amount), option).same_as(option)
        ]

    def _payments(self, options: list[Option]) -> list[Option]:
        """A token is spent before a die or a crystal of its own colour."""
        tokens = [option.what for option in options if option.meant is TOKEN]
        return [
            option
            for option in options
            if option.what not in tokens
            or option.meant is TOKEN
            or (option.meant is CRYSTAL and self.keeps_crystals)
        ]

    def _colours(self, options: list[Option], wanted: list[bool]) -> list[Option]:
        """Gold is as good as every basic colour while it works."""
        colours = [option.what for option in options]
        found: list[Option] = []
        for option in options:
            basic = option.what < BASIC_COLOURS
            if option.what == Mana.GOLD:
                useful = self.gold
            elif basic and Mana.GOLD in colours and self.gold:
                useful = False
            else:
                useful = wanted[option.what]
            if useful:
                found.append(option)
        return found or options[:1]


def _points(realm: Realm, options: list[Option]) -> list[Option]:
    """In the attack phase Move would only be turned into Attack, unless cards add to it."""
    if realm.turn.phase != Phase.ATTACK or any(has_boon(realm, word) for word in MORE_MOVE):
        return options
    return [option for option in options if option.what != Point.MOVE]


def _after_colour(options: list[Option], before: list[Option], last: Option) -> list[Option]:
    """The order of two colours does not matter."""
    colours = [option.what for option in options]
    if colours != [option.what for option in before]:
        return options
    return options[colours.index(last.what) :]


def _after_thing(options: list[Option], last: Option) -> list[Option]:
    """Things are taken in the order of their numbers, if the player may stop here."""
    if all(option.verb == last.verb for option in options):
        return options
    return [option for option in options if option.verb != last.verb or option.what > last.what]
