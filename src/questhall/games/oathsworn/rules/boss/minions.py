"""Minions: all move, then all attack, a mob as one (OS-8.9 to OS-8.11)."""

from questhall.kernel.decisions import Flow

from ...printed.encounter import MinionDef
from ...printed.might import COLOURS
from ...state.battle import Battle
from ...state.deeds import Blow
from ...state.figures import Figure, apart
from ..board.numbers import might_of, movement_of
from ..turn.interrupts import enemy_stopped
from .attacking import attack_is_over, deliver
from .moving import advance, face
from .stage_cards import react_now
from .targeting import Reach, Ways, choose_target, choose_with_rule, sees


def activate_minions(battle: Battle) -> Flow[None]:
    battle.minions_acted = True
    targets: dict[int, int] = {}
    chosen: dict[int, Figure] = {}
    moved = False
    for minion in _in_order(battle, chosen):
        if battle.over or not minion.on_board:
            continue
        target: Figure | None = chosen[minion.id]
        if moved:
            target = choose_target(battle, minion, _reach(battle, minion), None, None)
        if target is not None:
            targets[minion.id] = target.id
            before = minion.place
            advance(battle, minion, target, _box(minion).move)
            moved = moved or minion.place != before
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


def _reach(battle: Battle, minion: Figure) -> Reach:
    """OS-8.10.1: a minion looks for its own target."""
    box = _box(minion)
    return Reach(movement_of(battle, minion, box.move), box.range)


def _in_order(battle: Battle, chosen: dict[int, Figure]) -> list[Figure]:
    """OS-8.6.4: in order of closeness to their target, then North then West. Whom each of them
    would attack if nobody moved is noted."""
    found: list[tuple[int, int, int]] = []
    ground = battle.open_ground()
    for minion in battle.minions():
        ways = Ways(battle, minion, ground)
        target = choose_with_rule(ways, _reach(battle, minion), None, None).figure
        if target is not None:
            chosen[minion.id] = target
            found.append((ways.steps_to(target, 1), minion.place, minion.id))
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
    away = apart(minion, target)
    reach = _box(minion).range
    return away <= 1 or (away <= reach and sees(battle, minion, target))


def _sum(one: list[int], other: list[int]) -> list[int]:
    return [one[colour] + other[colour] for colour in range(len(COLOURS))]
