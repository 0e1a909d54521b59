"""Conditions (RULES 3.10): how a figure receives, keeps and loses them."""

from ...state.figures import BLESS, CURSE, INVISIBLE, PARTY, STRENGTHEN, TOKENS, WOUND, Figure
from ...state.scene import Scene
from ..cards.items import keeps_off
from .modifiers import shuffle_in

LASTS = 1
LASTS_THROUGH_THE_NEXT_TURN = 2


def is_negative(condition: int) -> bool:
    return condition != INVISIBLE and condition != STRENGTHEN and condition != BLESS


def give(scene: Scene, figure: Figure, condition: int, rule: str = "GH-3.10.1") -> bool:
    """The figure receives a condition, unless it is immune or gone (GH-3.10.4)."""
    if figure.gone or keeps_off(scene, figure, condition) or scene.is_immune(figure, condition):
        return False
    if condition >= TOKENS:
        return _add_card(scene, figure, condition)
    # GH-3.10.8: in its own turn it lasts through the end of the following one.
    own_turn = scene.acting == figure.id
    figure.conditions[condition] = LASTS_THROUGH_THE_NEXT_TURN if own_turn else LASTS
    scene.tell("gains", rule, figure.id, condition)
    return True


def _add_card(scene: Scene, figure: Figure, condition: int) -> bool:
    """Shuffle a CURSE or BLESS card into the remaining draw pile (GH-3.10.20, GH-3.10.34)."""
    if condition == BLESS:
        supply = scene.bless
    elif figure.side == PARTY and figure.owner >= 0:
        supply = scene.hero_curses
    else:
        supply = scene.monster_curses
    if not supply:  # GH-3.10.23
        return False
    shuffle_in(scene, scene.deck_of(figure), supply.pop())
    scene.tell("gains", "GH-3.10.20" if condition == CURSE else "GH-3.10.34", figure.id, condition)
    return True


def lose_immune(scene: Scene, figure: Figure) -> None:
    """Remove the conditions that a figure has become immune to (GH-3.10.5)."""
    for condition in range(TOKENS):
        if figure.conditions[condition] and scene.is_immune(figure, condition):
            figure.conditions[condition] = 0
            scene.tell("loses", "GH-3.10.5", figure.id, condition)


def expire(scene: Scene, figure: Figure) -> None:
    """Conditions end with the figure's turn (GH-3.10.8); POISON and WOUND stay until healed."""
    for condition in range(TOKENS):
        if condition <= WOUND or not figure.conditions[condition]:
            continue
        figure.conditions[condition] -= 1
        if not figure.conditions[condition]:
            scene.tell("loses", "GH-3.10.8", figure.id, condition)
    lose_immune(scene, figure)  # items work again once STUN is over


def count_negative(figure: Figure) -> int:
    """How many negative conditions the figure has (tokens only)."""
    total = 0
    for condition in range(TOKENS):
        if figure.conditions[condition] and is_negative(condition):
            total += 1
    return total
