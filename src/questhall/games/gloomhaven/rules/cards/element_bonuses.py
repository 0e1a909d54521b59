"""What use effects add to an action (GH-3.11.8)."""

from questhall.kernel.decisions import Flow

from ...printed.cards import ElementUse
from ...printed.lasting import Lasting
from ...state.figures import Figure
from ...state.heroes import Hero
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..selecting import Who
from .elements import offer


def after_using(scene: Scene, hero: Hero, turn: Turn, before: int) -> Flow[None]:
    """What lasting bonuses do after an action of their owner in which elements were used; `before`
    is how many had been used before it."""
    if scene.underway.elements_used == before:
        return
    for active in [each for each in scene.actives if each.seat == hero.seat]:
        for bonus in scene.bonuses_at(active, Lasting.used_elements):
            if not hero.exhausted:
                yield from bonus.used_elements(scene, active, turn)


class Purchase:
    """What the elements that a player used made of an action: its number and whom it affects."""

    def __init__(self, who: Who) -> None:
        self.plus = 0
        self.who = who


def bought(scene: Scene, actor: Figure, turn: Turn, uses: list[ElementUse]) -> Flow[int]:
    """Offer each use effect; return the sum of those that the player pays for."""
    plus = 0
    for use in uses:
        used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
        if used:
            plus += use.plus
            turn.earned += use.xp
    return plus


def buy(
    scene: Scene, actor: Figure, turn: Turn, uses: list[ElementUse], who: Who
) -> Flow[Purchase]:
    """Offer each use effect; those that are paid for can also change whom the action affects, and
    bring actions of their own."""
    purchase = Purchase(who)
    for use in uses:
        used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
        if not used:
            continue
        purchase.plus += use.plus
        turn.earned += use.xp
        if use.who is not None:
            purchase.who = use.who
        if use.targets:
            purchase.who = purchase.who.up_to_number(use.targets)
        if use.range_plus:
            purchase.who = purchase.who.farther(use.range_plus)
        for action in use.actions:
            yield from action.perform(scene, actor, turn)
    return purchase
