"""What a hero may do: whoever makes an option also says what happens when it is chosen."""

from mypy_extensions import mypyc_attr

from questhall.kernel import offers
from questhall.kernel.decisions import Option

from ..printed.cards import Effect
from ..state.heroes import Hero
from ..state.realm import Realm


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(offers.Deal[Realm, Hero]):
    """One thing that a hero may do."""

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        """Must mana be paid for it?"""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Deal):
    """A card, a unit or a skill is used."""

    def effect(self, realm: Realm, hero: Hero, option: Option) -> Effect | None:
        """What it does; nothing for a card laid sideways."""
        return None
