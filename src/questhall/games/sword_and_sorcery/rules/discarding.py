"""Item cards go back to where they come from."""

from ..printed.kinds import ItemDeck
from ..state.adventure import Adventure, Pile


def discard_item(adventure: Adventure, card: int) -> None:
    """SS-2.1.0.8, SS-14.2.0.3, SS-R38: it shows its front again, with all charges."""
    if card in adventure.turned:
        adventure.turned.remove(card)
    adventure.spent.pop(card, None)
    deck = adventure.item(card).deck
    if deck == ItemDeck.STASH:
        adventure.stash.append(card)
    elif deck == ItemDeck.EMPORIUM:
        adventure.shop.append(card)
    elif deck == ItemDeck.SOUL_WEAPON:
        adventure.removed.append(card)
    else:
        adventure.decks[Pile.TREASURE].discard.append(card)


def pile_of(adventure: Adventure, card: int) -> list[int]:
    """Where a discarded item lies."""
    deck = adventure.item(card).deck
    if deck == ItemDeck.STASH:
        return adventure.stash
    if deck == ItemDeck.EMPORIUM:
        return adventure.shop
    if deck == ItemDeck.SOUL_WEAPON:
        return adventure.removed
    return adventure.decks[Pile.TREASURE].discard
