"""Scenario 26, Ancient Cistern: water pumps that must be cleansed."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS, CardHalf
from ...printed.monsters import Rank
from ...rules.round.abilities import InsteadOfHalf
from ...rules.scenario import SpecialRule
from ...state.heroes import Hero
from ...state.scene import Scene, Tile
from ..goals import CLEANSED, is_cleansed, remember
from ..places import Places, area_at, is_revealed
from ..spawning import summon_beside
from ..words.parameters import TYPE, Hexes
from ..words.rules import RULES

PUMP = "pump"
WATER = "water"


def relay(scene: Scene, cell: int, look: str) -> None:
    """The water hex shows whether it holds a foul pump."""
    tile = scene.tile(cell)
    if tile is not None:
        scene.take_away(tile)
        scene.lay(Tile(tile.kind, look, tile.cells))


class CleansePump(InsteadOfHalf):
    """The pump on the chosen hex is foul no more."""

    def act(self, option: Option) -> Flow[None]:
        remember(self.scene, f"{CLEANSED}-{option.where}")
        relay(self.scene, option.where, WATER)
        self.scene.tell("cleansed", "GH-7.1.12", self.hero.seat, option.where)
        yield from NO_DECISIONS


class Pumps(SpecialRule):
    """A character beside a pump may give up a bottom action to cleanse it. At the end of each
    round, every pump not cleansed summons a monster."""

    def __init__(self, monster: str, places: Places) -> None:
        self.monster = monster
        self.places = places

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for cell in self.places.cells(scene):
            if area_at(scene.scenario, cell) == area:
                relay(scene, cell, PUMP)
        yield from NO_DECISIONS

    def foul(self, scene: Scene) -> list[int]:
        """The pumps on the map that are not cleansed yet."""
        return [
            cell
            for cell in self.places.cells(scene)
            if is_revealed(scene, area_at(scene.scenario, cell)) and not is_cleansed(scene, cell)
        ]

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        if CardHalf.BOTTOM not in halves:
            return []
        here = scene.figure_of(hero).cell
        beside = [cell for cell in self.foul(scene) if scene.board.adjacent(here, cell)]
        meant = CleansePump(scene, hero, CardHalf.BOTTOM)
        return [
            Option("cleanse", card, cell, meant=meant) for card in hero.chosen for cell in beside
        ]

    def round_ends(self, scene: Scene) -> Flow[None]:
        for cell in self.foul(scene):
            yield from summon_beside(scene, self.monster, Rank.NORMAL, [cell])


RULES.declare(Word("pumps", TYPE, Hexes(), make=Pumps))
