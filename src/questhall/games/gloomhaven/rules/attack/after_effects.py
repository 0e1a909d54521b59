"""Effects of an attack after its damage (GH-3.9): on the target, around it, on the attacker.

Monsters and summons skip nothing. A player is always asked about PUSH and PULL, but about other
effects only when going part by part (GH-3.9.2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal
from questhall.kernel.offers import Offer, taken

from ...printed.cards import Rider
from ...printed.items import Window
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene
from ...state.turn import seat_for
from ..cards.active_area import has_bonus
from ..cards.items import ready_items
from ..movement.forced import push_or_pull
from .conditions import give_from

if TYPE_CHECKING:
    from .strike import AttackPlan, Strike


def may_have_effects(scene: Scene, plan: AttackPlan) -> bool:
    """Could the attack have an effect that the attacker may want to decline?"""
    if plan.turn is None:
        return False
    attacker = plan.attacker
    if plan.conditions or _has_optional(plan.riders) or has_bonus(scene, attacker):
        return True
    if attacker.kind == FigureKind.CHARACTER and ready_items(
        scene, scene.heroes[attacker.owner], Window.IN_ATTACK
    ):
        return True
    deck = scene.deck_of(attacker)
    return any(_has_optional(scene.modifier(card).riders) for card in deck.draw + deck.discard)


def _has_optional(riders: list[Rider]) -> bool:
    for rider in riders:
        if rider.optional:
            return True
    return False


def leader_of(scene: Scene, plan: AttackPlan) -> int:
    """The seat that decides in the attack; NOTHING for monsters and summons, which skip no effect
    (GH-4.6.7)."""
    return NOTHING if plan.turn is None else seat_for(scene, plan.attacker, plan.turn)


def wants(
    scene: Scene, hit: Strike, prompt: str, figure: Figure, condition: int = NOTHING
) -> Flow[bool]:
    """Is the effect applied (GH-3.9.2)? Only a player who goes part by part is asked."""
    turn = hit.plan.turn
    if turn is None or not turn.part_by_part:
        return True
    seat = seat_for(scene, hit.attacker, turn)
    options = [Option("apply"), refusal("decline")]
    answer = yield Decision([seat], prompt, options, "GH-3.9.2", figure.id, condition)
    return not answer.declines


def apply_effects(scene: Scene, hit: Strike) -> Flow[None]:
    """Apply effects to a living target after the damage, even if it was 0 (GH-3.9.1, GH-3.9.11)."""
    target = hit.target
    for condition in hit.conditions:
        if not target.gone:
            wanted = yield from wants(scene, hit, "effect", target, condition)
            if wanted:
                give_from(scene, hit.attacker, target, condition, "GH-3.10.7")
    yield from _effects_on_places(scene, hit)
    for rider in hit.plan.riders:
        if not rider.around_target:
            yield from rider.finish(scene, hit)
    for rider in hit.riders:
        yield from rider.finish(scene, hit)


def _effects_on_places(scene: Scene, hit: Strike) -> Flow[None]:
    """PUSH, PULL and effects around the target depend on each other, so the attacker chooses their
    order (GH-14.5.4)."""
    seat = leader_of(scene, hit.plan)
    seats = scene.everybody() if seat == NOTHING else [seat]
    options: list[Option] = []
    if hit.pushes:
        options.append(Option("push-first", meant=Shove(scene, hit, hit.pushes, True, seat)))
    if hit.pulls:
        options.append(Option("pull-first", meant=Shove(scene, hit, hit.pulls, False, seat)))
    if _splashes(hit):
        options.append(Option("splash-first", meant=SplashNow(scene, hit)))
    while options:
        first = options[0]
        if len(options) > 1 and not hit.target.gone:
            first = yield Decision(seats, "effect-order", options, "GH-14.5.4", hit.target.id)
        options = [option for option in options if option is not first]
        yield from taken(first)


class Shove(Offer):
    """PUSH or PULL the target."""

    def __init__(
        self, scene: Scene, hit: Strike, distances: list[int], away: bool, seat: int
    ) -> None:
        self.scene = scene
        self.hit = hit
        self.distances = distances
        self.away = away
        self.seat = seat

    def take(self, option: Option) -> Flow[None]:
        attacker, target = self.hit.attacker, self.hit.target
        for distance in self.distances:
            yield from push_or_pull(self.scene, attacker, target, distance, self.away, self.seat)


class SplashNow(Offer):
    """The effects around the target."""

    def __init__(self, scene: Scene, hit: Strike) -> None:
        self.scene = scene
        self.hit = hit

    def take(self, option: Option) -> Flow[None]:
        for rider in _splashes(self.hit):
            yield from rider.finish(self.scene, self.hit)


def _splashes(hit: Strike) -> list[Rider]:
    return [rider for rider in hit.plan.riders if rider.around_target]
