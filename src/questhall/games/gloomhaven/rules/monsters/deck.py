"""Monster ability decks (RULES 1.5): revealing a card, and shuffling at the end of the round."""

from questhall.kernel.decisions import NOTHING

from ...printed.cards import MonsterCard
from ...state.scene import AbilityDeck, Scene


def reveal_card(scene: Scene, type: int) -> None:
    """One card for the deck of the type, unless it has one this round (GH-1.5.1)."""
    deck = scene.decks[scene.types[type].deck]
    if deck.revealed != NOTHING:
        return
    if not deck.draw:
        _shuffle(scene, deck)
    card = deck.draw.pop()
    deck.revealed = card
    deck.discard.append(card)
    scene.mark_information()
    scene.tell("reveals", "GH-3.2.1", type, card)


def shuffle_played(scene: Scene) -> None:
    """Decks whose card has the shuffle symbol take their discard back (GH-5.1.2)."""
    for deck in scene.decks:
        if deck.revealed == NOTHING:
            continue
        card = scene.cards[deck.revealed]
        assert isinstance(card, MonsterCard)
        deck.revealed = NOTHING
        if card.shuffle:
            _shuffle(scene, deck)


def _shuffle(scene: Scene, deck: AbilityDeck) -> None:
    deck.draw.extend(deck.discard)
    deck.discard.clear()
    deck.draw.sort()
    scene.chance.shuffle("abilities", deck.draw)
    scene.mark_information()
