"""What words of cards are to the rules: effects, conditions, amounts, and whom they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Flow, no_decisions

if TYPE_CHECKING:
    from ..state.adventure import Adventure
    from ..state.attacks import Deed


class Effect:
    """Something that a card does."""

    saying = -1  # its number in options, if it is one of several choices

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        return no_decisions()

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        """Would it do anything now? Cards that would not are not offered."""
        return True

    def begins_with_attack(self) -> bool:
        """Is an attack the first thing it does (SS-15.7.1.13)?"""
        return False


class Test:
    """A question about the table that is answered with yes or no."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return True


class Amount:
    """A number that may depend on the table."""

    def value(self, adventure: Adventure, deed: Deed) -> int:
        raise NotImplementedError


class Fixed(Amount):
    """Just a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return self.number


class Whom:
    """The characters that a word means."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        """Their numbers: all who could be meant."""
        raise NotImplementedError

    def chosen(self, adventure: Adventure, deed: Deed) -> Flow[list[int]]:
        """Those who are meant; somebody may have to choose among them."""
        yield from ()
        return self.found(adventure, deed)

    @property
    def is_target(self) -> bool:
        """Does it mean whoever the card is used on?"""
        return False


class Rule:
    """Something printed that works by itself at a certain moment."""

    def __init__(self, key: str, moment: int, test: Test, effect: Effect) -> None:
        self.key = key
        self.moment = moment
        self.test = test
        self.effect = effect
        self.limit = 0
        self.cost_in_charges = 0
        self.number = -1  # in events, if it is a power of a scroll
        # As the content writes them, for the text of the card.
        self.text = ""
        self.test_text = ""
