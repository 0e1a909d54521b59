"""Seats, cards and battlefields that are named must be there (for saves from elsewhere)."""

from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length

from ..state.table import END_PHASE, Player, Table
from .formats import team_count

SKILLS = 3


def outside_the_table(table: Table) -> list[str]:
    """Every number that names nothing, in words."""
    return [*_seats(table), *_cards(table), *_battlefields(table), *_battle(table)]


def _seats(table: Table) -> list[str]:
    count = len(table.players)
    found = not_in_order("player", [player.seat for player in table.players])
    if count < 2:
        found.append("nobody plays against anybody")
    found += outside("seat", [table.first, *table.owners, *table.battle_first], count)
    found += outside("phase", [table.phase], END_PHASE + 1)
    found += outside_or_nothing("seat", [table.turn, table.picker, table.battle_turn], count)
    for player in table.players:
        found += _board(table, player)
    return found


def _board(table: Table, player: Player) -> list[str]:
    found = outside("battlefield", player.fields, len(table.fields))
    found += outside("team", [player.team], team_count(table))
    if table.format != "team" and player.team != player.seat:
        found.append(f"player {player.seat} fights for another")
    if table.cards:  # the grimoires are built
        parts = [len(player.packs), len(player.skills), len(player.skill_ready)]
        found += wrong_length(f"the board of {player.seat}", parts, SKILLS)
    return found


def _cards(table: Table) -> list[str]:
    lengths = [len(table.owners), len(table.known)]
    found = wrong_length("the box", lengths, len(table.cards))
    for zone in table.zones():
        found += outside("card", zone.cards, len(table.cards))
    for minion in table.minions():
        for attached in minion.attachments:
            found += outside("seat", [attached.owner, attached.controller], len(table.players))
    return found


def _battlefields(table: Table) -> list[str]:
    found: list[str] = []
    for field in table.fields:
        found += wrong_length("a battlefield", [len(field.sides)], 2)
        found += outside("team", [side.team for side in field.sides], team_count(table))
        found += outside_or_nothing("team", [field.conquered_by], team_count(table))
        if field.sides[0].team == field.sides[-1].team:
            found.append(f"only one side fights for {field.name}")
    for minion in table.minions():
        found += outside("seat", [minion.seat], len(table.players))
    return found


def _battle(table: Table) -> list[str]:
    count = len(table.fields)
    found = outside("battlefield", table.battle_order, count)
    if table.battle_order:
        found += wrong_length("the battle", [len(table.battle_first)], count)
    for effect in table.end_effects:
        found += outside("seat", [effect.seat], len(table.players))
    return found
