"""Rows, rings and teams: who reaches what, who opposes whom, who goes first (RULES 16, 22)."""

from ..state.table import Battlefield, Table


def adjacent(table: Table, a: int, b: int) -> bool:
    """SO-4.1.2; in a ring a player's two battlefields are adjacent (SO-22.2.5)."""
    if table.ring:
        return a != b
    return a - b == 1 or b - a == 1


def opponents(table: Table, seat: int) -> list[int]:
    """The players whom this player's effects may name (SO-18.7.1, SO-22.2.15)."""
    players = table.players
    if not table.ring:
        return [other.seat for other in players if other.team != players[seat].team]
    count = len(players)
    left = (seat + 1) % count
    right = (seat - 1) % count
    return [left, right]


def contested(table: Table, field: Battlefield) -> bool:
    """May battles take place here (SO-4.4.4, SO-18.8.2)?"""
    return field.conquered_by < 0 and not field.exhausted


def team_count(table: Table) -> int:
    return 2 if table.format == "team" else len(table.players)


def teams_from_first(table: Table) -> list[int]:
    """The teams (or single players) clockwise from the first player (SO-20.1.1)."""
    count = team_count(table)
    return [(table.first + i) % count for i in range(count)]


def order_of_play(table: Table) -> list[list[int]]:
    """Groups of seats, the first player's first; a team is one group (SO-20.1.3)."""
    return [table.members(team) for team in teams_from_first(table)]


def battle_order(table: Table) -> list[int]:
    """The battlefields in the order of this Battle Phase."""
    count = len(table.fields)
    if not table.ring:  # SO-16.1.1, SO-16.1.2, SO-22.3.14
        row = list(range(count))
        return row if table.first == 0 else row[::-1]
    if table.round % 2 == 1:  # SO-22.2.13
        return [(table.first - i) % count for i in range(count)]
    return [(table.first - 1 + i) % count for i in range(count)]


def first_attacker(table: Table, field: int) -> int:
    """The team that attacks first in a battlefield."""
    if not table.ring:  # SO-16.2.1, SO-16.2.2
        centre = len(table.fields) // 2
        return table.first if field == centre else 1 - table.first
    if table.round % 2 == 1:  # SO-22.2.12
        return field
    return (field + 1) % len(table.players)
