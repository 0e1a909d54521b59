"""Scenario 74, Merchant Ship: water that rises in the hold, and whoever bails it out."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.words import Among, Language, Word

from ...printed.cards import NO_DECISIONS
from ...printed.scenario import FEWEST_CHARACTERS
from ...rules.movement.rooms import put_monster, reveal_cards, spawn, type_number
from ...rules.scenario import SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Phase, Scene, Tile, TileKind
from ...words.parameters import Ranks
from ..landing import choose_hex
from ..places import Places
from ..spawning import RANKS, Spawn
from ..words.parameters import HEX, TYPE, Hexes
from ..words.rules import RULES, SPAWNS

WATER = "water"
HELD = "holds-water"  # in the memory of the scene, with a seat appended
SUNK = "sunk"
HURRIED = 3  # from so many characters on, water rises in every round

OVERBOARD: Language[Places] = Language("where water is got rid of")
DRY: Language[Places] = Language("hexes that are dry for three characters")


def is_water(scene: Scene, cell: int) -> bool:
    tile = scene.tile(cell)
    return tile is not None and tile.look == WATER


class Leak(SpecialRule):
    """After every even round for two characters, after every round for more, a water tile comes to
    the hold beside another. The scenario is lost if there is no room. Characters take water up by
    looting, one tile at a time, and get rid of it where they end a turn on certain hexes."""

    def __init__(self, hold: Places, overboard: Places, dry: Places) -> None:
        self.hold = hold
        self.overboard = overboard
        self.dry = dry

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        if scene.characters == HURRIED and scene.round == 0:
            for cell in self.dry.cells(scene):
                self._bail(scene, cell)
        yield from NO_DECISIONS

    def _bail(self, scene: Scene, cell: int) -> None:
        tile = scene.tile(cell)
        if tile is not None and is_water(scene, cell):
            scene.take_away(tile)

    def round_ends(self, scene: Scene) -> Flow[None]:
        if scene.characters < HURRIED and scene.round % 2:
            return
        dry = [cell for cell in self.hold.cells(scene) if scene.tile(cell) is None]
        beside = [cell for cell in dry if self._is_beside_water(scene, cell)]
        cell = yield from choose_hex(scene, beside or dry)
        if cell < 0:
            scene.memory[SUNK] = 1
            return
        scene.lay(Tile(TileKind.DIFFICULT, WATER, [cell]))

    def _is_beside_water(self, scene: Scene, cell: int) -> bool:
        return any(is_water(scene, other) for other in scene.board.neighbours[cell])

    def lost(self, scene: Scene) -> bool:
        return SUNK in scene.memory

    # -- bailing -------------------------------------------------------------------

    def _holds(self, scene: Scene, hero: Hero) -> bool:
        return f"{HELD}-{hero.seat}" in scene.memory

    def has_loot(self, scene: Scene, hero: Hero, cell: int) -> bool:
        return is_water(scene, cell) and not self._holds(scene, hero)

    def loot(self, scene: Scene, hero: Hero, cell: int, by_standing: bool) -> Flow[None]:
        if self.has_loot(scene, hero, cell):
            self._bail(scene, cell)
            scene.memory[f"{HELD}-{hero.seat}"] = 1
            scene.tell("bails", "GH-7.1.12", hero.seat, cell)
        yield from NO_DECISIONS

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.kind == FigureKind.CHARACTER and figure.cell in self.overboard.cells(scene):
            scene.memory.pop(f"{HELD}-{figure.owner}", None)
        yield from NO_DECISIONS

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        hero = scene.hero_of(figure)
        holds = hero is not None and self._holds(scene, hero)
        return self.overboard.cells(scene) if holds else []


class Rise(Spawn):
    """A monster that rises from the very hex, whatever lies there, unless somebody stands there."""

    def happen(self, scene: Scene) -> Flow[None]:
        mark = self.ranks[scene.characters - FEWEST_CHARACTERS]
        if mark == "-":
            return
        type = type_number(scene, self.type)
        if not scene.is_unoccupied(self.cell) or not scene.types[type].standees:
            yield from spawn(scene, self.type, RANKS[mark], self.cell)
            return
        put_monster(scene, type, RANKS[mark], self.cell).drops_coin = False
        if scene.phase == Phase.TURNS:  # GH-7.1.4
            yield from reveal_cards(scene)


def _leak(places: Places, overboard: list[Places], dry: list[Places]) -> SpecialRule:
    """Water rises on these hexes; characters bail it out."""
    return Leak(places, overboard[0], dry[0])


def _places(places: Places) -> Places:
    """Marked hexes."""
    return places


OVERBOARD.declare(Word("overboard", Hexes(), make=_places))
DRY.declare(Word("dry_for_three", Hexes(), make=_places))
SPAWNS.declare(Word("rise", TYPE, HEX, Ranks(), make=Rise))
RULES.declare(
    Word(
        "leak",
        *(Hexes(), Among(OVERBOARD, "overboard"), Among(DRY, "dry_for_three")),
        make=_leak,
    )
)
