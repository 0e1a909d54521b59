"""The state check, conquest and the end of the game (SO-24.1, RULES 4.4, 22.2, 23)."""

from ..state.arena import DEFENCE, Arena, Battlefield, Minion, Side
from .in_play import destroy_together, is_doomed, track_is_open

BATTLEFIELDS_TO_WIN = 2
POINTS_TO_WIN = 3


def settle(arena: Arena) -> None:
    """After every change: destroy the doomed, conquer the fallen, check for a winner."""
    while arena.unsettled and not arena.over:
        unsettled = arena.unsettled
        arena.unsettled = []
        for number in sorted(set(unsettled)):
            _settle_field(arena, number)
            if arena.over:  # SO-24.1.2
                return


def _settle_field(arena: Arena, number: int) -> None:
    field = arena.fields[number]
    doomed: list[Minion] = []
    for side in field.sides:
        for minion in side.minions:
            if is_doomed(arena, minion):
                doomed.append(minion)
    if doomed:
        destroy_together(arena, doomed)
    if field.conquered_by < 0:
        for side in field.sides:
            if side.track >= DEFENCE:
                _conquer(arena, number, field, side)
                return


def damage_side(arena: Arena, number: int, side: Side) -> bool:
    """Deal one point of damage to a side of a battlefield (SO-4.3.3)."""
    field = arena.fields[number]
    if not track_is_open(arena, field) or side.track >= DEFENCE:
        return False
    side.track += 1
    arena.unsettled.append(number)
    arena.tell("side-damaged", "SO-4.3.3", number, side.team, side.track)
    return True


def _conquer(arena: Arena, number: int, field: Battlefield, fallen: Side) -> None:
    """SO-4.4.1: the side opposite the fallen one conquers the battlefield at once."""
    conqueror = field.opposite(fallen.team).team
    arena.tell("conquered", "SO-4.4.1", number, conqueror)
    if arena.ring:
        _score_and_reset(arena, field, conqueror)
        return
    field.conquered_by = conqueror  # SO-4.4.2
    held = [other for other in arena.fields if other.conquered_by == conqueror]
    if len(held) >= BATTLEFIELDS_TO_WIN:  # SO-4.4.3, SO-23.1.1
        win(arena, conqueror)


def _score_and_reset(arena: Arena, field: Battlefield, conqueror: int) -> None:
    """In a Battle Royale: score a victory point, then empty the battlefield (SO-22.2.9,
    SO-22.2.10)."""
    player = arena.players[conqueror]
    player.points += 1
    if arena.attack is not None and arena.fields[arena.attack.field] is field:
        arena.attack.reset = True  # SO-22.2.18
    if player.points >= POINTS_TO_WIN:  # SO-22.2.11
        win(arena, conqueror)
        return
    destroy_together(arena, field.sides[0].minions + field.sides[1].minions)
    field.sides[0].track = 0
    field.sides[1].track = 0


def win(arena: Arena, team: int) -> None:
    arena.results = [1.0 if player.team == team else 0.0 for player in arena.players]
    arena.tell("won", "SO-23.1.1", team)


def declare_draw(arena: Arena) -> None:
    """A-41: nothing has changed for too many rounds."""
    arena.results = [0.5] * len(arena.players)
    arena.tell("drawn", "SO-23.1.3")
