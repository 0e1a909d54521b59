"""Minions: all move, then all attack, a mob as one (OS-8.9 to OS-8.11)."""

from questhall.kernel.decisions import Flow

from ...printed.clearing import BOARD
from ...printed.encounter import MinionDef
from ...state.battle import Battle
from ...state.deeds import Blow
from ...state.figures import Figure
from ..board.numbers import might_of, movement_of
from ..turn.interrupts import enemy_stopped
from .attacking import attack_is_over, deliver
from .moving import advance, face
from .stage_cards import react_now
from .targeting import Reach, choose_target, sees, steps_to


def activate_minions(battle: Battle) -> Flow[None]:
    battle.minions_acted = True
    targets: dict[int, int] = {}
    for minion in _in_order(battle):
        if battle.over or not minion.on_board:
            continue
        target = _target(battle, minion)
        if target is not None:
            targets[minion.id] = target.id
            before = minion.place
            advance(battle, minion, target, _box(minion).move)
            yield from enemy_stopped(battle, minion, before)
    for blow in _blows(battle, targets):  # OS-8.9.4
        if battle.over:
            return
        blow.attackers = [each for each in blow.attackers if battle.figures[each].on_board]
        if blow.attackers and battle.figures[blow.targets[0]].on_board:
            yield from deliver(battle, blow)
            yield from attack_is_over(battle, blow)
            yield from react_now(battle)


def _box(minion: Figure) -> MinionDef:
    assert minion.minion is not None
    return minion.minion


def _target(battle: Battle, minion: Figure) -> Figure | None:
    """OS-8.10.1: a minion looks for its own target."""
    box = _box(minion)
    reach = Reach(movement_of(battle, minion, box.move), box.range)
    return choose_target(battle, minion, reach, None, None)


def _in_order(battle: Battle) -> list[Figure]:
    """OS-8.6.4: in order of closeness to their target, then North then West."""
    found: list[tuple[int, int, int]] = []
    for minion in battle.minions():
        target = _target(battle, minion)
        if target is not None:
            found.append((steps_to(battle, minion, target, 1), minion.place, minion.id))
    return [battle.figures[id] for _, _, id in sorted(found)]


def _blows(battle: Battle, targets: dict[int, int]) -> list[Blow]:
    """One attack for each target of a mob, with the might of all together (OS-8.11.1)."""
    blows: list[Blow] = []
    by_target: dict[int, Blow] = {}
    for minion in battle.minions():
        if minion.id not in targets:
            continue
        target = battle.figures[targets[minion.id]]
        if not _reaches(battle, minion, target):
            continue
        face(battle, minion, target)
        known = by_target.get(target.id) if minion.mob else None
        if known is not None:
            known.attackers.append(minion.id)
            known.might = _sum(known.might, might_of(battle, minion))
            continue
        blow = Blow([minion.id], [target.id], might_of(battle, minion))
        blow.range = _box(minion).range
        blows.append(blow)
        if minion.mob:
            by_target[target.id] = blow
    return blows


def _reaches(battle: Battle, minion: Figure, target: Figure) -> bool:
    """OS-8.8.11"""
    if not target.on_board:
        return False
    away = BOARD.distance_between(minion.mask(), target.mask())
    reach = _box(minion).range
    return away <= 1 or (away <= reach and sees(battle, minion, target))


def _sum(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]
