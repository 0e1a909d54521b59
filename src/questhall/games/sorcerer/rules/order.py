"""Whose turn it is: clockwise from the first player; the members of a team as they agree."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ..state.arena import Arena
from .formats import order_of_play, team_count


def next_member(arena: Arena, done: list[int]) -> Flow[int]:
    """The next player who has not had a turn yet, noted in `done`; -1 if all have.

    Players go clockwise from the first player (SO-14.6.1); a whole team comes before the next, its
    members in an order of their choice (SO-22.3.15).
    """
    for seats in order_of_play(arena):
        waiting = [seat for seat in seats if seat not in done]
        if waiting:
            seat = yield from _choose_member(waiting, waiting, "member", "SO-22.3.15")
            done.append(seat)
            return seat
    return -1


def _choose_member(deciders: list[int], seats: list[int], prompt: str, rule: str) -> Flow[int]:
    """Choose one of these seats, as their team decides."""
    options = [Option("member", seat) for seat in seats]
    answer = yield from choose_one(deciders, options, prompt, rule)
    return answer.what


def next_to_act(arena: Arena) -> int:
    """The next team clockwise with actions left, or -1 (SO-15.1.4, SO-15.1.5, A-40)."""
    count = team_count(arena)
    for step in range(1, count + 1):
        team = (arena.turn + step) % count
        for seat in arena.members(team):
            if arena.players[seat].actions > 0:
                return team
    return -1


def acting_member(arena: Arena) -> Flow[int]:
    """The member with the most actions left; on a tie the team chooses (SO-22.3.7)."""
    seats = arena.members(arena.turn)
    fit = narrow(seats, [[-arena.players[seat].actions for seat in seats]])
    return (yield from _choose_member(seats, fit, "acting-member", "SO-22.3.7"))
