"""Conditions (RULES 3.10): how a figure receives, keeps and loses them."""

from ...printed.lasting import Lasting
from ...state.figures import TOKENS, Condition, Figure, Side
from ...state.scene import Scene
from ..cards.active_area import bonuses_on, use_circle
from ..cards.items import keeps_off
from ..cards.worn_items import received_instead
from ..scenario import is_immune, keeps
from .modifiers import shuffle_in

LASTS = 1
LASTS_THROUGH_THE_NEXT_TURN = 2


def is_negative(condition: int) -> bool:
    return (
        condition != Condition.INVISIBLE
        and condition != Condition.STRENGTHEN
        and condition != Condition.BLESS
    )


def give(scene: Scene, figure: Figure, condition: int, rule: str = "GH-3.10.1") -> bool:
    """The figure receives a condition, unless it is immune or gone (GH-3.10.4)."""
    condition = received_instead(scene, figure, condition)
    if figure.gone or keeps_off(scene, figure, condition) or scene.is_immune(figure, condition):
        return False
    for active, bonus in bonuses_on(scene, figure, Lasting.wards_off):
        if bonus.wards_off(scene, active, condition):
            return False
    if is_immune(scene, figure, condition):
        return False
    if condition >= TOKENS:
        return _add_card(scene, figure, condition)
    # GH-3.10.8: in its own turn it lasts through the end of the following one.
    own_turn = scene.acting == figure.id
    figure.conditions[condition] = LASTS_THROUGH_THE_NEXT_TURN if own_turn else LASTS
    scene.tell("gains", rule, figure.id, condition)
    return True


def give_from(
    scene: Scene, giver: Figure, figure: Figure, condition: int, rule: str = "GH-3.10.1"
) -> bool:
    """The figure receives a condition from another, whose bonuses may add to it."""
    if not give(scene, figure, condition, rule):
        return False
    for active, bonus in bonuses_on(scene, giver, Lasting.gave):
        if bonus.gave(scene, active, figure, condition):
            use_circle(scene, active)
    return True


def _add_card(scene: Scene, figure: Figure, condition: int) -> bool:
    """Shuffle a CURSE or BLESS card into the remaining draw pile (GH-3.10.20, GH-3.10.34)."""
    if condition == Condition.BLESS:
        supply = scene.bless
    elif figure.side == Side.PARTY and figure.owner >= 0:
        supply = scene.hero_curses
    else:
        supply = scene.monster_curses
    if not supply:  # GH-3.10.23
        return False
    shuffle_in(scene, scene.deck_of(figure), supply.pop())
    scene.tell(
        "gains",
        "GH-3.10.20" if condition == Condition.CURSE else "GH-3.10.34",
        figure.id,
        condition,
    )
    return True


def remove(scene: Scene, figure: Figure, condition: int, rule: str) -> bool:
    """The figure loses a condition before its time; False if it is there for good."""
    if keeps(scene, figure, condition):
        return False
    figure.conditions[condition] = 0
    scene.tell("loses", rule, figure.id, condition)
    return True


def remove_negative(scene: Scene, figure: Figure, rule: str) -> None:
    """The figure loses all negative conditions."""
    for condition in negative_on(figure):
        remove(scene, figure, condition, rule)


def lose_immune(scene: Scene, figure: Figure) -> None:
    """Remove the conditions that a figure has become immune to (GH-3.10.5)."""
    for condition in range(TOKENS):
        if figure.conditions[condition] and scene.is_immune(figure, condition):
            figure.conditions[condition] = 0
            scene.tell("loses", "GH-3.10.5", figure.id, condition)


def expire(scene: Scene, figure: Figure) -> None:
    """Conditions end with the figure's turn (GH-3.10.8); POISON and WOUND stay until healed."""
    for condition in range(TOKENS):
        if condition <= Condition.WOUND or not figure.conditions[condition]:
            continue
        if keeps(scene, figure, condition):
            continue
        figure.conditions[condition] -= 1
        if not figure.conditions[condition]:
            scene.tell("loses", "GH-3.10.8", figure.id, condition)
    lose_immune(scene, figure)  # items work again once STUN is over


def negative_on(figure: Figure) -> list[int]:
    """The negative conditions that the figure has (tokens only)."""
    return [each for each in range(TOKENS) if figure.has(each) and is_negative(each)]


def count_negative(figure: Figure) -> int:
    return len(negative_on(figure))
