"""Abilities that have become due, in the order of RULES 20."""

from questhall.kernel.decisions import Flow, Option, ask, refusal
from questhall.kernel.triggers import Trigger, choose_next

from ..state.arena import Arena, Due, skill_card
from .formats import order_of_play
from .resources import bury
from .victory import settle


def resolve_due(arena: Arena) -> Flow[None]:
    """Resolve batch after batch: what becomes due meanwhile waits for the next batch (A-26)."""
    while arena.due and not arena.over:
        batch = arena.due
        arena.due = []
        while batch and not arena.over:
            due = yield from _next_of(arena, batch)
            if due is None:
                break
            yield from use(arena, due)
    arena.due = []
    bury_sorceries(arena)


def _next_of(arena: Arena, batch: list[Trigger]) -> Flow[Trigger | None]:
    """First player first, then clockwise; players order their own effects (SO-20.1.1,
    SO-20.1.2)."""
    if len(batch) == 1:
        return batch.pop()
    return (yield from choose_next(batch, order_of_play(arena), "order", "SO-20.1.2"))


def use(arena: Arena, due: Trigger) -> Flow[None]:
    """Resolve one ability that is due."""
    assert isinstance(due, Due)
    if due.skill >= 0:
        ready = yield from _ready_skill(arena, due)
        if not ready:
            return
    yield from due.ability.effect.resolve(arena, due.source)
    settle(arena)


def _ready_skill(arena: Arena, due: Due) -> Flow[bool]:
    """The lineage skill, if it is ready: used, and exhausted, at most once a round (SO-6.2.4,
    A-05)."""
    player = arena.players[due.seat]
    if not player.skill_ready[due.skill] or player.avatar != due.source.field:
        return False
    if player.skills[due.skill].optional:
        card = skill_card(due.seat, due.skill)
        options = [Option("use", card), refusal("decline")]
        answer = yield ask(due.seat, "use", options, "SO-6.2.8", card)
        if answer.declines:
            return False
    exhaust_skill(arena, due.seat, due.skill)
    return True


def exhaust_skill(arena: Arena, seat: int, skill: int) -> None:
    arena.players[seat].skill_ready[skill] = False
    arena.tell("skill-used", "SO-6.2.4", skill_card(seat, skill), seat)


def bury_sorceries(arena: Arena) -> None:
    """A sorcery goes to the graveyard after its text and all it triggered (SO-6.5.2, A-16)."""
    for player in arena.players:
        while player.resolving:
            bury(arena, player.resolving.pop(0))
