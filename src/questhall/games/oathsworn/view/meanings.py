"""What options mean to a table that draws them."""

from questhall.kernel.decisions import Option

from ..printed.cards import ABILITIES_OF_A_SIDE


def parts(option: Option) -> list[int]:
    """The effect of a card, the ability of an Archetype Card, the one of several things to do."""
    if option.verb == "play":
        return [option.where]
    if option.verb == "ability":
        return [option.what % ABILITIES_OF_A_SIDE]
    return [option.what - 1] if option.verb == "choice" else []
