"""How good a position is for a seat: tracks, minions and resources, against the others'."""

from math import exp

from ..rules.formats import team_count
from ..rules.numbers import attack_of, life_of
from ..state.table import DEFENCE, Battlefield, Minion, Side, Table

CONQUERED = 15.0
POINT = 13.0
SHARPNESS = 7.0


def judge(table: Table, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    mine = table.players[seat].team
    if table.over:
        return table.results[seat]
    others = 0.0
    for team in range(team_count(table)):
        if team != mine:
            others += strength(table, team)
    lead = strength(table, mine) - others / (team_count(table) - 1)
    return 1.0 / (1.0 + exp(-lead / SHARPNESS))


def strength(table: Table, team: int) -> float:
    """What a side has in battlefields, minions and resources."""
    total = 0.0
    for field in table.fields:
        if field.sides[0].team == team or field.sides[1].team == team:
            total += _in_field(table, field, team)
    for seat in table.members(team):
        player = table.players[seat]
        total += POINT * player.points
        total += 0.45 * player.energy + 0.45 * player.omens + 0.25 * player.blood
        total += 0.9 * min(len(player.hand), 7) + 0.02 * len(player.grimoire)
        total += 0.8 * player.actions
    if table.first == team and table.fate[0]:
        total += 0.8
    return total


def _in_field(table: Table, field: Battlefield, team: int) -> float:
    if field.conquered_by == team:
        return CONQUERED
    if field.conquered_by >= 0:
        return 0.15 * _minions(table, field.side_of(team))
    enemy = field.opposite(team)
    dealt = enemy.track / DEFENCE
    return 8.0 * dealt * (0.55 + 0.45 * dealt) + _minions(table, field.side_of(team))


def _minions(table: Table, side: Side) -> float:
    total = 0.0
    for minion in side.minions:
        total += worth(table, minion)
    return total


def worth(table: Table, minion: Minion) -> float:
    """A minion's dice and what it can still take; burning ones are as good as wounded."""
    attack = min(attack_of(table, minion), 7)
    left = life_of(table, minion) - minion.damage - 0.8 * minion.flame
    if left < 0.3:
        left = 0.3
    value = 0.62 * attack * (1.0 if left >= 1.0 else 0.6) + 0.5 * min(left, 6.0)
    if minion.ready:
        value += 0.25 * attack
    return value
