"""Checks that every seat, card and battlefield a save names exists (for saves from elsewhere)."""

from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length

from ..state.arena import END_PHASE, Arena, Player
from .formats import team_count

SKILLS = 3


def outside_the_table(arena: Arena) -> list[str]:
    """Every number that names nothing, in words."""
    return [*_seats(arena), *_cards(arena), *_battlefields(arena), *_battle(arena)]


def _seats(arena: Arena) -> list[str]:
    count = len(arena.players)
    found = not_in_order("player", [player.seat for player in arena.players])
    if count < 2:
        found.append("nobody plays against anybody")
    found += outside("seat", [arena.first, *arena.owners, *arena.battle_first], count)
    found += outside("phase", [arena.phase], END_PHASE + 1)
    found += outside_or_nothing("seat", [arena.turn, arena.picker, arena.battle_turn], count)
    for player in arena.players:
        found += _board(arena, player)
    return found


def _board(arena: Arena, player: Player) -> list[str]:
    found = outside("battlefield", player.fields, len(arena.fields))
    found += outside("team", [player.team], team_count(arena))
    if arena.format != "team" and player.team != player.seat:
        found.append(f"player {player.seat} fights for another")
    if arena.cards:  # once the grimoires are built
        parts = [len(player.packs), len(player.skills), len(player.skill_ready)]
        found += wrong_length(f"the board of {player.seat}", parts, SKILLS)
    return found


def _cards(arena: Arena) -> list[str]:
    lengths = [len(arena.owners), len(arena.known)]
    found = wrong_length("the box", lengths, len(arena.cards))
    for zone in arena.zones():
        found += outside("card", zone.cards, len(arena.cards))
    for minion in arena.minions():
        for attached in minion.attachments:
            found += outside("seat", [attached.owner, attached.controller], len(arena.players))
    return found


def _battlefields(arena: Arena) -> list[str]:
    found: list[str] = []
    for field in arena.fields:
        found += wrong_length("a battlefield", [len(field.sides)], 2)
        found += outside("team", [side.team for side in field.sides], team_count(arena))
        found += outside_or_nothing("team", [field.conquered_by], team_count(arena))
        if field.sides[0].team == field.sides[-1].team:
            found.append(f"only one side fights for {field.name}")
    for minion in arena.minions():
        found += outside("seat", [minion.seat], len(arena.players))
    return found


def _battle(arena: Arena) -> list[str]:
    count = len(arena.fields)
    found = outside("battlefield", arena.battle_order, count)
    if arena.battle_order:
        found += wrong_length("the battle", [len(arena.battle_first)], count)
    for effect in arena.end_effects:
        found += outside("seat", [effect.seat], len(arena.players))
    return found
