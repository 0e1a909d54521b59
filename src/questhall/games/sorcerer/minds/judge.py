"""How good a position is for a seat: tracks, minions and resources compared with the others'."""

from math import exp

from ..rules.formats import team_count
from ..rules.numbers import attack_of, life_of
from ..state.arena import DEFENCE, Arena, Battlefield, Minion, Side

CONQUERED = 15.0
POINT = 13.0
SHARPNESS = 7.0
OVERFLOWING = 6  # a new round brings about four more, and the track ends at ten (SO-3.2.2)


def judge(arena: Arena, seat: int) -> float:
    """How good the position is, from 0 (lost) to 1 (won)."""
    mine = arena.players[seat].team
    if arena.over:
        return arena.results[seat]
    others = 0.0
    for team in range(team_count(arena)):
        if team != mine:
            others += strength(arena, team)
    lead = strength(arena, mine) - others / (team_count(arena) - 1)
    return 1.0 / (1.0 + exp(-lead / SHARPNESS))


def strength(arena: Arena, team: int) -> float:
    """What a side has in battlefields, minions and resources."""
    total = 0.0
    for field in arena.fields:
        if field.sides[0].team == team or field.sides[1].team == team:
            total += _in_field(arena, field, team)
    for seat in arena.members(team):
        player = arena.players[seat]
        total += POINT * player.points
        total += _energy(player.energy) + 0.45 * player.omens + 0.25 * player.blood
        total += 0.9 * min(len(player.hand), 7) + 0.02 * len(player.grimoire)
        total += 0.8 * player.actions
    if arena.first == team and arena.fate[0]:
        total += 0.8
    return total


def _energy(energy: int) -> float:
    """What one hoards is soon lost: it should become minions."""
    spare = energy - OVERFLOWING
    return 0.45 * energy if spare <= 0 else 0.45 * OVERFLOWING + 0.15 * spare


def _in_field(arena: Arena, field: Battlefield, team: int) -> float:
    if field.conquered_by == team:
        return CONQUERED
    if field.conquered_by >= 0:
        return 0.15 * _minions(arena, field.side_of(team))
    enemy = field.opposite(team)
    dealt = enemy.track / DEFENCE
    return 8.0 * dealt * (0.55 + 0.45 * dealt) + _minions(arena, field.side_of(team))


def _minions(arena: Arena, side: Side) -> float:
    total = 0.0
    for minion in side.minions:
        total += worth(arena, minion)
    return total


def worth(arena: Arena, minion: Minion) -> float:
    """A minion's dice and remaining Life; flames count almost like damage."""
    attack = min(attack_of(arena, minion), 7)
    left = life_of(arena, minion) - minion.damage - 0.8 * minion.flame
    if left < 0.3:
        left = 0.3
    value = 0.62 * attack * (1.0 if left >= 1.0 else 0.6) + 0.5 * min(left, 6.0)
    if minion.ready:
        value += 0.25 * attack
    return value
