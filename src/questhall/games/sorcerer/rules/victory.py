"""The state check, conquest and the end of the game (SO-24.1, RULES 4.4, 22.2, 23)."""

from ..state.table import DEFENCE, Battlefield, Minion, Side, Table
from .in_play import destroy_together, is_doomed, track_is_open

BATTLEFIELDS_TO_WIN = 2
POINTS_TO_WIN = 3


def settle(table: Table) -> None:
    """After every change: destroy the doomed, conquer the fallen, see who has won."""
    while table.unsettled and not table.over:
        unsettled = table.unsettled
        table.unsettled = []
        for number in sorted(set(unsettled)):
            _settle_field(table, number)
            if table.over:  # SO-24.1.2
                return


def _settle_field(table: Table, number: int) -> None:
    field = table.fields[number]
    doomed: list[Minion] = []
    for side in field.sides:
        for minion in side.minions:
            if is_doomed(table, minion):
                doomed.append(minion)
    if doomed:
        destroy_together(table, doomed)
    if field.conquered_by < 0:
        for side in field.sides:
            if side.track >= DEFENCE:
                _conquer(table, number, field, side)
                return


def damage_side(table: Table, number: int, side: Side) -> bool:
    """One point of damage to a side of a battlefield (SO-4.3.3)."""
    field = table.fields[number]
    if not track_is_open(table, field) or side.track >= DEFENCE:
        return False
    side.track += 1
    table.unsettled.append(number)
    table.tell("side-damaged", "SO-4.3.3", number, side.team, side.track)
    return True


def _conquer(table: Table, number: int, field: Battlefield, fallen: Side) -> None:
    """SO-4.4.1: the side opposite the fallen one conquers the battlefield at once."""
    conqueror = field.opposite(fallen.team).team
    table.tell("conquered", "SO-4.4.1", number, conqueror)
    if table.ring:
        _score_and_reset(table, field, conqueror)
        return
    field.conquered_by = conqueror  # SO-4.4.2
    held = [other for other in table.fields if other.conquered_by == conqueror]
    if len(held) >= BATTLEFIELDS_TO_WIN:  # SO-4.4.3, SO-23.1.1
        win(table, conqueror)


def _score_and_reset(table: Table, field: Battlefield, conqueror: int) -> None:
    """Battle Royale: a victory point, then an empty battlefield (SO-22.2.9, SO-22.2.10)."""
    player = table.players[conqueror]
    player.points += 1
    if table.attack is not None and table.fields[table.attack.field] is field:
        table.attack.reset = True  # SO-22.2.18
    if player.points >= POINTS_TO_WIN:  # SO-22.2.11
        win(table, conqueror)
        return
    destroy_together(table, field.sides[0].minions + field.sides[1].minions)
    field.sides[0].track = 0
    field.sides[1].track = 0


def win(table: Table, team: int) -> None:
    table.results = [1.0 if player.team == team else 0.0 for player in table.players]
    table.tell("won", "SO-23.1.1", team)


def declare_draw(table: Table) -> None:
    """A-41: nothing has changed for too many rounds."""
    table.results = [0.5] * len(table.players)
    table.tell("drawn", "SO-23.1.3")
