"""The Battle Phase: battlefield after battlefield, attack after attack (RULES 16.1, 16.2)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..state.arena import Arena, Battlefield, Minion, Phase
from .attack import attack
from .formats import battle_order, first_attacker, is_contested


def battle(arena: Arena) -> Flow[None]:
    """Fix the order of the battlefields and who is opposed where."""
    yield from ()
    arena.phase = Phase.BATTLE
    arena.battle_order = battle_order(arena)
    arena.battle_first = [first_attacker(arena, field) for field in range(len(arena.fields))]
    arena.battle_turn = NOTHING
    for field in arena.fields:
        for side in field.sides:
            side.had_minion = len(side.minions) > 0  # SO-18.20.1
    arena.next_step = "fight"


def fight(arena: Arena) -> Flow[None]:
    """The next attack of the phase."""
    while arena.battle_order:
        number = arena.battle_order[0]
        attackers = next_attackers(arena, number)
        if not attackers:  # SO-16.2.6, SO-16.1.3
            arena.battle_order.pop(0)
            arena.battle_turn = NOTHING
            continue
        team = attackers[0].team
        options = [Option("attack", minion.card, number) for minion in attackers]
        answer = yield Decision(arena.members(team), "attacker", options, "SO-16.2.5", number)
        for minion in attackers:
            if minion.card == answer.what:
                yield from attack(arena, minion)
                break
        arena.battle_turn = arena.fields[number].opposite(team).team  # SO-16.2.3
        return
    arena.next_step = "end"


def next_attackers(arena: Arena, number: int) -> list[Minion]:
    """The ready minions of the side whose turn it is; a side without any skips (SO-16.2.4)."""
    field = arena.fields[number]
    if not is_contested(arena, field):  # SO-16.1.4, SO-16.1.5, SO-18.8.6
        return []
    if arena.battle_turn < 0:
        arena.battle_turn = arena.battle_first[number]
    attackers = ready_minions(field, arena.battle_turn)
    if attackers:
        return attackers
    return ready_minions(field, field.opposite(arena.battle_turn).team)  # SO-16.2.7


def ready_minions(field: Battlefield, team: int) -> list[Minion]:
    return [minion for minion in field.side_of(team).minions if minion.ready]
