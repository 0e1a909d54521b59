"""Monster ability decks (RULES 1.5): revealing a card, and shuffling at the end of the round."""

from questhall.kernel.decisions import NOTHING

from ...printed.cards import MonsterCard
from ...state.scene import Scene


def reveal_card(scene: Scene, type: int) -> None:
    """Reveal a card for the type's deck, unless it has one this round (GH-1.5.1)."""
    deck = scene.decks[scene.types[type].deck]
    if deck.revealed != NOTHING:
        return
    card = deck.take_or_reshuffle(scene, "abilities")
    deck.revealed = card
    deck.discard.append(card)
    scene.tell("reveals", "GH-3.2.1", type, card)


def shuffle_played(scene: Scene) -> None:
    """Reshuffle the decks whose card shows the shuffle symbol (GH-5.1.2)."""
    for deck in scene.decks:
        if deck.revealed == NOTHING:
            continue
        card = scene.cards[deck.revealed]
        assert isinstance(card, MonsterCard)
        deck.revealed = NOTHING
        if card.shuffle:
            deck.reshuffle(scene, "abilities")
