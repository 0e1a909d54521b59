"""Loot (RULES 3.16): coins and treasure tiles."""

from .scenario_end import settle
from .scenarios.script import script_of
from .state import TILE_TREASURE, TREASURES, Figure, Hero, Scene


def loot_hex(scene: Scene, hero: Hero, cell: int, by_standing: bool) -> int:
    """Pick up what lies on the hex; how many tokens it was."""
    taken = scene.coins[cell]
    if taken:
        scene.coins[cell] = 0
        hero.coins += taken
        scene.tell("loots", "GH-3.16.1", hero.seat, cell, taken)
    tile = scene.tile(cell)
    if tile is not None and tile.kind == TILE_TREASURE:
        script = script_of(scene)
        if not by_standing or script.loots_by_standing(scene, tile.number, tile.goal):
            scene.take_away(tile)
            hero.treasures.append(tile.number)
            hero.tally[TREASURES] += 1
            taken += 1
            scene.tell("treasure", "GH-3.16.4", hero.seat, cell, tile.number)
            script.looted(scene, hero, tile.number, tile.goal)
            settle(scene)
    return taken


def lootable(scene: Scene, cell: int) -> bool:
    tile = scene.tile(cell)
    return scene.coins[cell] > 0 or (tile is not None and tile.kind == TILE_TREASURE)


def cells_to_loot(scene: Scene, figure: Figure, range: int) -> list[int]:
    """Within range and in sight, the own hex included (GH-3.16.2)."""
    board = scene.board
    return [
        cell
        for cell in board_cells(scene)
        if lootable(scene, cell) and board.within(figure.cell, cell, range)
    ]


def board_cells(scene: Scene) -> list[int]:
    closed = scene.board.closed
    return [cell for cell in range(len(closed)) if not closed[cell]]
