"""The Battle Phase: battlefield after battlefield, attack after attack (RULES 16.1, 16.2)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..state.table import BATTLE_PHASE, Battlefield, Minion, Table
from .attack import attack
from .formats import battle_order, contested, first_attacker


def battle(table: Table) -> Flow[None]:
    """Fix the order of the battlefields and who is opposed where."""
    yield from ()
    table.phase = BATTLE_PHASE
    table.battle_order = battle_order(table)
    table.battle_first = [first_attacker(table, field) for field in range(len(table.fields))]
    table.battle_turn = NOTHING
    for field in table.fields:
        for side in field.sides:
            side.had_minion = len(side.minions) > 0  # SO-18.20.1
    table.next_step = "fight"


def fight(table: Table) -> Flow[None]:
    """The next attack of the phase."""
    while table.battle_order:
        number = table.battle_order[0]
        attackers = next_attackers(table, number)
        if not attackers:  # SO-16.2.6, SO-16.1.3
            table.battle_order.pop(0)
            table.battle_turn = NOTHING
            continue
        team = attackers[0].team
        options = [Option("attack", minion.card, number) for minion in attackers]
        answer = yield Decision(table.members(team), "attacker", options, "SO-16.2.5", number)
        for minion in attackers:
            if minion.card == answer.what:
                yield from attack(table, minion)
                break
        table.battle_turn = table.fields[number].opposite(team).team  # SO-16.2.3
        return
    table.next_step = "end"


def next_attackers(table: Table, number: int) -> list[Minion]:
    """The ready minions of the side whose turn it is; a side without any skips (SO-16.2.4)."""
    field = table.fields[number]
    if not contested(table, field):  # SO-16.1.4, SO-16.1.5, SO-18.8.6
        return []
    if table.battle_turn < 0:
        table.battle_turn = table.battle_first[number]
    attackers = ready_minions(field, table.battle_turn)
    if attackers:
        return attackers
    return ready_minions(field, field.opposite(table.battle_turn).team)  # SO-16.2.7


def ready_minions(field: Battlefield, team: int) -> list[Minion]:
    return [minion for minion in field.side_of(team).minions if minion.ready]
