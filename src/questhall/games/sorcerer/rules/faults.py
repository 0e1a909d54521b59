"""What must hold in every position (for tests)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, wrong_length
from questhall.kernel.zones import lying_twice

from ..state.arena import BLOOD_LIMIT, DEFENCE, ENERGY_LIMIT, Arena, Phase
from .numbers import life_of

SKILLS = 3


def faults(arena: Arena) -> list[str]:
    """Every impossible thing on the table, in words; what is not built as it must be comes first,
    as the rest cannot be checked without it."""
    found = _shape(arena)
    if found:
        return found
    found = [*_cards(arena), *_boards(arena), *_battlefields(arena)]
    if arena.phase != Phase.CREATION and not 1 <= len(arena.fate) <= 3:
        found.append(f"there are {len(arena.fate)} fate counters")
    return found


def _shape(arena: Arena) -> list[str]:
    """Lists that belong together are equally long, and whoever knows a place is in it."""
    found = not_in_order("player", [player.seat for player in arena.players])
    if len(arena.players) < 2:
        found.append("nobody plays against anybody")
    found += wrong_length("the box", [len(arena.owners), len(arena.known)], len(arena.cards))
    for player in arena.players:
        if arena.format != "team" and player.team != player.seat:
            found.append(f"player {player.seat} fights for another")
        if arena.cards:  # once the grimoires are built
            parts = [len(player.packs), len(player.skills), len(player.skill_ready)]
            found += wrong_length(f"the board of {player.seat}", parts, SKILLS)
    for field in arena.fields:
        found += wrong_length("a battlefield", [len(field.sides)], 2)
        if field.sides[0].team == field.sides[-1].team:
            found.append(f"only one side fights for {field.name}")
    if arena.battle_order:
        found += wrong_length("the battle", [len(arena.battle_first)], len(arena.fields))
    return found


def _cards(arena: Arena) -> list[str]:
    """SO-6.3.1: each card is in one place, and a player's zones hold only that player's cards."""
    found = lying_twice(arena.zones())
    placed: set[int] = set()
    for zone in arena.zones():
        kind, _, seat = zone.name.partition(":")
        for card in zone.cards:
            placed.add(card)
            if seat and arena.owners[card] != int(seat):
                found.append(f"card {card} lies in the {kind} of another player")
    if sorted(placed) != list(range(len(arena.cards))):
        found.append(f"{len(arena.cards) - len(placed)} cards are missing")
    return found


def _boards(arena: Arena) -> list[str]:
    found: list[str] = []
    for player in arena.players:
        if not 0 <= player.energy <= ENERGY_LIMIT:
            found.append(f"seat {player.seat} has {player.energy} energy")
        if not 0 <= player.blood <= BLOOD_LIMIT:
            found.append(f"seat {player.seat} has {player.blood} blood")
        if player.actions < 0 or player.omens < 0:
            found.append(f"seat {player.seat} has fewer than no actions or omens")
        if player.avatar != NOTHING and player.avatar not in player.fields:
            found.append(f"the avatar of seat {player.seat} is out of reach")
    return found


def _battlefields(arena: Arena) -> list[str]:
    found: list[str] = []
    for number, field in enumerate(arena.fields):
        for side in field.sides:
            if len(side.minions) > arena.room:
                found.append(f"{len(side.minions)} minions on one side of {field.name}")
            if not 0 <= side.track <= DEFENCE:
                found.append(f"the track of {field.name} is at {side.track}")
            if side.track == DEFENCE and field.conquered_by < 0 and not arena.over:
                found.append(f"{field.name} has fallen and is not conquered")
            for minion in side.minions:
                if minion.field != number or minion.team != side.team:
                    found.append(f"minion {minion.card} does not know where it stands")
                if minion.damage >= life_of(arena, minion) and not arena.over:
                    found.append(f"minion {minion.card} should be destroyed")
                if minion.arthropods < minion.followers:
                    found.append(f"minion {minion.card} has too few arthropod counters")
    return found
