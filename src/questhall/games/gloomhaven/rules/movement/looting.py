"""Loot (RULES 3.16): coins and treasure tiles."""

from questhall.kernel.decisions import Flow

from ...state.figures import Figure
from ...state.heroes import Feat, Hero
from ...state.scene import Scene, Tile, TileKind
from ..round.scenario_end import settle
from ..scenario import SpecialRule
from .treasures import give_treasure


def loot_hex(scene: Scene, hero: Hero, cell: int, by_standing: bool) -> Flow[int]:
    """Pick up everything on the hex; return the number of tokens."""
    taken = scene.coins[cell]
    if taken:
        take_coins(scene, hero, cell, taken)
    tile = treasure_on(scene, cell)
    if tile is not None and _may_take(scene, hero, tile, by_standing):
        yield from take_treasure(scene, hero, cell)
        taken += 1
    for rule in scene.scenario.audience.at(SpecialRule.loot):
        yield from rule.loot(scene, hero, cell, by_standing)
    return taken


def _may_take(scene: Scene, hero: Hero, tile: Tile, by_standing: bool) -> bool:
    if by_standing:
        for rule in scene.scenario.audience.at(SpecialRule.loots_by_standing):
            if not rule.loots_by_standing(scene, tile.number, tile.goal):
                return False
    for rule in scene.scenario.audience.at(SpecialRule.may_loot):
        if not rule.may_loot(scene, hero):
            return False
    return True


def take_coins(scene: Scene, hero: Hero, cell: int, amount: int) -> None:
    scene.coins[cell] -= amount
    hero.coins += amount
    scene.tell("loots", "GH-3.16.1", hero.seat, cell, amount)


def treasure_on(scene: Scene, cell: int) -> Tile | None:
    tile = scene.tile(cell)
    return tile if tile is not None and tile.kind == TileKind.TREASURE else None


def take_treasure(scene: Scene, hero: Hero, cell: int) -> Flow[None]:
    """Its reward is given at once (GH-3.16.4)."""
    tile = treasure_on(scene, cell)
    assert tile is not None
    scene.take_away(tile)
    hero.treasures.append(tile.number)
    hero.tally[Feat.TREASURES] += 1
    scene.tell("treasure", "GH-3.16.4", hero.seat, cell, tile.number)
    for rule in scene.scenario.audience.at(SpecialRule.looted):
        yield from rule.looted(scene, hero, tile.number, tile.goal)
    settle(scene)
    yield from give_treasure(scene, hero, tile.number)


def lootable(scene: Scene, cell: int) -> bool:
    return scene.coins[cell] > 0 or treasure_on(scene, cell) is not None


def cells_to_loot(scene: Scene, figure: Figure, range: int) -> list[int]:
    """The hexes within range and in sight, including the figure's own (GH-3.16.2)."""
    board = scene.board
    return [
        cell
        for cell in board_cells(scene)
        if _lootable_by(scene, figure, cell) and board.within(figure.cell, cell, range)
    ]


def _lootable_by(scene: Scene, figure: Figure, cell: int) -> bool:
    if lootable(scene, cell):
        return True
    hero = scene.hero_of(figure)
    if hero is not None:
        for rule in scene.scenario.audience.at(SpecialRule.has_loot):
            if rule.has_loot(scene, hero, cell):
                return True
    return False


def board_cells(scene: Scene) -> list[int]:
    closed = scene.board.closed
    return [cell for cell in range(len(closed)) if not closed[cell]]
