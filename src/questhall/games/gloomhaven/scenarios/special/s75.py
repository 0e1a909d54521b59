"""Scenario 75, Overgrown Graveyard: graves that are dug up by movement."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.language.parameters import NamedWord
from questhall.kernel.language.words import Word

from ...printed.monsters import Rank
from ...printed.scenario import FEWEST_CHARACTERS
from ...rules.movement.rooms import RANKS, spawn
from ...rules.movement.walking import WayToSpend
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.scene import Scene, Tile
from ...words.parameters import Ranks
from ..goals import CLEANSED, Cleanse, remember
from ..objects import hit_points_of
from ..places import Places, area_at, is_revealed
from ..words.goals import GOALS
from ..words.parameters import TYPE, Hexes, formula_named
from ..words.rules import RULES

DUG = "dug"  # in the memory of the scene, with a cell appended: the movement spent on the grave


class Graves(SpecialRule):
    """A character may spend movement beside a grave to dig. After so many points the grave is
    gone and a monster comes out of it; one with a name is neither normal nor elite."""

    def __init__(self, type: str, places: Places, depth: str, ranks: str, name: str) -> None:
        self.type = type
        self.places = places
        self.depth = depth
        self.ranks = ranks
        self.name = name

    def _graves(self, scene: Scene) -> list[int]:
        """The graves on the map that are not open yet."""
        return [
            cell
            for cell in self.places.cells(scene)
            if is_revealed(scene, area_at(scene.scenario, cell))
            and f"{CLEANSED}-{cell}" not in scene.memory
        ]

    def _is_beside(self, scene: Scene, figure: Figure, grave: int) -> bool:
        tile = scene.tile(grave)
        cells = [grave] if tile is None else tile.cells
        return any(scene.board.adjacent(figure.cell, cell) for cell in cells)

    def move_options(self, scene: Scene, figure: Figure) -> list[Option]:
        if figure.kind != FigureKind.CHARACTER:
            return []
        near = [grave for grave in self._graves(scene) if self._is_beside(scene, figure, grave)]
        meant = Dig(scene, figure, self)
        return [Option("dig", figure.id, grave, meant=meant) for grave in near]

    def dig(self, scene: Scene, figure: Figure, grave: int) -> Flow[None]:
        remember(scene, f"{DUG}-{grave}")
        scene.tell("digs", "GH-7.1.12", figure.owner, grave)
        if scene.memory[f"{DUG}-{grave}"] >= hit_points_of(scene, self.depth):
            remember(scene, f"{CLEANSED}-{grave}")
            tile = scene.tile(grave)
            if tile is not None:
                scene.take_away(tile)
            yield from self._rise(scene, grave)

    def _rise(self, scene: Scene, grave: int) -> Flow[None]:
        rank = RANKS[self.ranks[scene.characters - FEWEST_CHARACTERS]]
        yield from spawn(scene, self.type, Rank.BOSS if self.name else rank, grave, self.name)

    def can_destroy(self, scene: Scene, tile: Tile) -> bool:
        return not any(cell in self.places.cells(scene) for cell in tile.cells)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        found: list[int] = []
        for grave in self._graves(scene):
            found.extend(scene.board.neighbours[grave])
        return found


class Dig(WayToSpend):
    """Dig at a grave."""

    def __init__(self, scene: Scene, figure: Figure, graves: Graves) -> None:
        super().__init__(scene, figure)
        self.graves = graves

    def take(self, option: Option) -> Flow[None]:
        yield from self.graves.dig(self.scene, self.figure, option.where)

    def serves_goal(self) -> bool:
        return True


GOALS.declare(Word("dig_up", Hexes(), make=Cleanse))
RULES.declare(
    Word(
        "graves",
        *(TYPE, Hexes(), formula_named("depth"), Ranks(), NamedWord("name")),
        make=Graves,
    )
)
