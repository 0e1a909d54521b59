"""Rows, rings and teams: who reaches what, who opposes whom, who goes first (RULES 16, 22)."""

from ..state.arena import Arena, Battlefield


def are_adjacent(arena: Arena, a: int, b: int) -> bool:
    """SO-4.1.2; in a ring a player's two battlefields are adjacent (SO-22.2.5)."""
    if arena.ring:
        return a != b
    return a - b == 1 or b - a == 1


def opponents(arena: Arena, seat: int) -> list[int]:
    """The players whom this player's effects may name (SO-18.7.1, SO-22.2.15)."""
    players = arena.players
    if not arena.ring:
        return [other.seat for other in players if other.team != players[seat].team]
    count = len(players)
    left = (seat + 1) % count
    right = (seat - 1) % count
    return [left, right]


def is_contested(arena: Arena, field: Battlefield) -> bool:
    """May battles take place here (SO-4.4.4, SO-18.8.2)?"""
    return field.conquered_by < 0 and not field.exhausted


def team_count(arena: Arena) -> int:
    return 2 if arena.format == "team" else len(arena.players)


def teams_from_first(arena: Arena) -> list[int]:
    """The teams (or single players) clockwise from the first player (SO-20.1.1)."""
    count = team_count(arena)
    return [(arena.first + i) % count for i in range(count)]


def order_of_play(arena: Arena) -> list[list[int]]:
    """Groups of seats, the first player's first; a team is one group (SO-20.1.3)."""
    return [arena.members(team) for team in teams_from_first(arena)]


def battle_order(arena: Arena) -> list[int]:
    """The battlefields in the order of this Battle Phase."""
    count = len(arena.fields)
    if not arena.ring:  # SO-16.1.1, SO-16.1.2, SO-22.3.14
        row = list(range(count))
        return row if arena.first == 0 else row[::-1]
    if arena.round % 2 == 1:  # SO-22.2.13
        return [(arena.first - i) % count for i in range(count)]
    return [(arena.first - 1 + i) % count for i in range(count)]


def first_attacker(arena: Arena, field: int) -> int:
    """The team that attacks first in a battlefield."""
    if not arena.ring:  # SO-16.2.1, SO-16.2.2
        centre = len(arena.fields) // 2
        return arena.first if field == centre else 1 - arena.first
    if arena.round % 2 == 1:  # SO-22.2.12
        return field
    return (field + 1) % len(arena.players)
