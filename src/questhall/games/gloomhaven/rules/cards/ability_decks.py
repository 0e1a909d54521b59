"""Monster ability decks (RULES 1.5): revealing a card, and shuffling at the end of the round."""

from questhall.kernel.decisions import NOTHING

from ...printed.monsters import DeckDef, MonsterCard, MonsterDef
from ...state.scene import AbilityDeck, Scene, TypeInPlay


def add_type(scene: Scene, kind: MonsterDef, cards: DeckDef) -> None:
    """Set out a monster type with its ability deck (GH-2.0.1), unless it is there."""
    for type in scene.types:
        if type.kind is kind:
            return
    scene.types.append(TypeInPlay(kind, _deck_number(scene, cards)))


def _deck_number(scene: Scene, kind: DeckDef) -> int:
    for number in range(len(scene.decks)):
        if scene.decks[number].kind is kind:
            return number
    deck = AbilityDeck(kind)
    deck.draw = [scene.new_card(card) for card in kind.cards]
    scene.chance.shuffle("abilities", deck.draw)
    scene.decks.append(deck)
    return len(scene.decks) - 1


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
