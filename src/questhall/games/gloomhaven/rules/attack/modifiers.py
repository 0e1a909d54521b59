"""Attack modifier decks (RULES 1.7) and drawing with Advantage and Disadvantage (RULES 3.7)."""

from ...printed.cards import ModifierDef, ModifierKind, ModifierMark
from ...state.heroes import ModifierDeck
from ...state.scene import Scene

MODIFIER_STREAM = "modifiers"

FIRST = 0
SECOND = 1
UNCLEAR = 2


class Draw:
    """The cards of one draw: all that were drawn, and those that count."""

    def __init__(self, drawn: list[int], counting: list[ModifierDef]) -> None:
        self.drawn = drawn
        self.counting = counting


def shuffle_in(scene: Scene, deck: ModifierDeck, card: int) -> None:
    """Shuffle cards into the remaining draw pile; the discard pile stays (GH-3.10.20)."""
    deck.shuffle_in(scene, MODIFIER_STREAM, [card])


def reshuffle(scene: Scene, deck: ModifierDeck) -> None:
    """Shuffle all played cards back into the deck (GH-1.7.9)."""
    deck.shuffle_due = False
    deck.reshuffle(scene, MODIFIER_STREAM)


def draw_one(scene: Scene, deck: ModifierDeck) -> int:
    """Draw the top card. It goes to the discard pile, a BLESS or CURSE to its supply (GH-1.7.6)."""
    card = deck.take_or_reshuffle(scene, MODIFIER_STREAM)  # GH-1.7.10
    kind = scene.modifier(card)
    if kind.mark == ModifierMark.BLESSING:
        scene.bless.append(card)
    elif kind.mark == ModifierMark.CURSING:
        supply = scene.monster_curses if deck is scene.monster_deck else scene.hero_curses
        supply.append(card)
    else:
        deck.discard.append(card)
        if kind.shuffles:  # GH-3.7.14: being drawn is enough, used or not
            deck.shuffle_due = True
    return card


def draw(scene: Scene, deck: ModifierDeck, value: int, advantage: int) -> Draw:
    """Draw for an attack of this value; advantage is 1, 0 or -1."""
    if advantage > 0:
        return _with_advantage(scene, deck, value)
    if advantage < 0:
        return _with_disadvantage(scene, deck, value)
    drawn: list[int] = []
    _until_not_rolling(scene, deck, drawn)  # GH-1.7.5
    return Draw(drawn, [scene.modifier(card) for card in drawn])


def _until_not_rolling(scene: Scene, deck: ModifierDeck, drawn: list[int]) -> None:
    while True:
        card = draw_one(scene, deck)
        drawn.append(card)
        if not scene.modifier(card).rolling:
            return


def _with_advantage(scene: Scene, deck: ModifierDeck, value: int) -> Draw:
    drawn = [draw_one(scene, deck), draw_one(scene, deck)]
    one, two = scene.modifier(drawn[0]), scene.modifier(drawn[1])
    if one.rolling and two.rolling:  # GH-3.7.3
        _until_not_rolling(scene, deck, drawn)
        return Draw(drawn, [scene.modifier(card) for card in drawn])
    if one.rolling or two.rolling:  # GH-3.7.2
        return Draw(drawn, [one, two])
    better = compare(one, two, value, scene.rules.reduced_randomness)
    return Draw(drawn, [two if better == SECOND else one])  # GH-3.7.8: unclear, so the first


def _with_disadvantage(scene: Scene, deck: ModifierDeck, value: int) -> Draw:
    drawn = [draw_one(scene, deck), draw_one(scene, deck)]
    one, two = scene.modifier(drawn[0]), scene.modifier(drawn[1])
    if one.rolling and two.rolling:  # GH-3.7.7
        _until_not_rolling(scene, deck, drawn)
        return Draw(drawn, [scene.modifier(drawn[-1])])
    if one.rolling or two.rolling:  # GH-3.7.6
        return Draw(drawn, [two if one.rolling else one])
    better = compare(one, two, value, scene.rules.reduced_randomness)
    return Draw(drawn, [two if better == FIRST else one])


def compare(one: ModifierDef, two: ModifierDef, value: int, reduced: bool) -> int:
    """Which of two cards is better for an attack of this value (GH-3.7.9 to GH-3.7.11)?"""
    first, second = _standing(one, value, reduced), _standing(two, value, reduced)
    if one.riders and two.riders:
        if one.texts != two.texts:  # different effects are not compared, whatever the numbers
            return UNCLEAR
    elif one.riders:
        return FIRST if first >= second else UNCLEAR
    elif two.riders:
        return SECOND if second >= first else UNCLEAR
    if first == second:
        return UNCLEAR
    return FIRST if first > second else SECOND


def _standing(card: ModifierDef, value: int, reduced: bool) -> int:
    """What the card makes of the value; null is the lowest of all (GH-3.7.11)."""
    kind, plus = face(card, reduced)
    if kind == ModifierKind.NULL:
        return -1000
    return 2 * value if kind == ModifierKind.DOUBLE else value + plus


def face(card: ModifierDef, reduced: bool) -> tuple[int, int]:
    """The kind and number of a card; with reduced randomness x2 is +2, null is -2 (GH-12.1.1)."""
    if (
        reduced
        and card.kind != ModifierKind.PLUS
        and card.mark in (ModifierMark.STANDARD, ModifierMark.BLESSING, ModifierMark.CURSING)
    ):
        return ModifierKind.PLUS, 2 if card.kind == ModifierKind.DOUBLE else -2
    return card.kind, card.value
