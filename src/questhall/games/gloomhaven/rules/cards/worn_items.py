"""What worn items change by themselves (GH-1.3.5): no player has to use them."""

from questhall.kernel.decisions import NOTHING

from ...printed.cards import printed_key
from ...printed.items import Window
from ...state.figures import Condition, Figure, FigureKind
from ...state.scene import Scene
from ...state.turn import Turn
from .items import count_use, ready_items

PACK = "medical_pack"  # and the large ones


def worn_shield(scene: Scene, figure: Figure) -> int:
    """The Shield that items give a character where it stands."""
    hero = scene.heroes[figure.owner]
    total = 0
    for place in ready_items(scene, hero, Window.PASSIVE):
        total += hero.items[place].kind.effect.shields(scene, figure)
    return total


def count_worn_shield(scene: Scene, figure: Figure) -> None:
    """An attack has met the Shield of these items."""
    if figure.kind != FigureKind.CHARACTER:
        return
    hero = scene.heroes[figure.owner]
    for place in ready_items(scene, hero, Window.PASSIVE):
        if hero.items[place].kind.effect.shields(scene, figure):
            count_use(scene, hero, place)


def is_sure_footed(scene: Scene, figure: Figure) -> bool:
    """Is difficult terrain like any other to the figure?"""
    if figure.kind != FigureKind.CHARACTER or figure.has(Condition.STUN):  # GH-3.10.17
        return False
    return any(item.kind.sure_footed for item in scene.heroes[figure.owner].items)


def is_fireproof(scene: Scene, figure: Figure) -> bool:
    """Does hazardous terrain do nothing to the figure?"""
    if figure.kind != FigureKind.CHARACTER or figure.has(Condition.STUN):  # GH-3.10.17
        return False
    return any(item.kind.fireproof for item in scene.heroes[figure.owner].items)


def withstand_hazard(scene: Scene, figure: Figure) -> bool:
    """The figure has entered hazardous terrain; True if items keep it from harm."""
    if not is_fireproof(scene, figure):
        return False
    hero = scene.heroes[figure.owner]
    for place in range(len(hero.items)):
        if hero.items[place].kind.fireproof:
            count_use(scene, hero, place)
    return True


def is_focused_last(scene: Scene, figure: Figure) -> bool:
    """Do enemies that choose a focus take its initiative for 99?"""
    if figure.kind != FigureKind.CHARACTER or figure.has(Condition.STUN):  # GH-3.10.17
        return False
    return any(item.kind.focused_last for item in scene.heroes[figure.owner].items)


def received_instead(scene: Scene, figure: Figure, condition: int) -> int:
    """The condition that a figure receives, which an item may exchange for another."""
    if condition != Condition.MUDDLE or figure.kind != FigureKind.CHARACTER:
        return condition
    hero = scene.heroes[figure.owner]
    for place in ready_items(scene, hero, Window.PASSIVE):
        if hero.items[place].kind.muddle_strengthens:
            count_use(scene, hero, place)
            return Condition.STRENGTHEN
    return condition


def allies_add_to_pack(scene: Scene, healer: Figure, turn: Turn) -> int:
    """What items of allies add to the Heal of a Medical Pack."""
    if turn.card == NOTHING or not printed_key(scene.card(turn.card).key).endswith(PACK):
        return 0
    total = 0
    for hero in scene.heroes:
        figure = scene.figure_of(hero)
        if figure.gone or not scene.are_allies(healer, figure):
            continue
        for place in ready_items(scene, hero, Window.PASSIVE):
            amount = hero.items[place].kind.packs_heal_more
            if amount:
                count_use(scene, hero, place)
                total += amount
    return total


def rejoice_at_kill(scene: Scene, seat: int) -> None:
    """A character has killed an enemy; some items do something if that was on its own turn."""
    hero = scene.heroes[seat]
    figure = scene.figure_of(hero)
    if scene.acting != figure.id or figure.gone:
        return
    for place in ready_items(scene, hero, Window.AT_KILL):
        hero.items[place].kind.effect.felled(scene, figure)
        count_use(scene, hero, place)
