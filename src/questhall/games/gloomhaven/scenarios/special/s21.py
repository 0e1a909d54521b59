"""Scenario 21, Infernal Throne: the Prime Demon depends on its altar, which keeps moving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.words import Language, Several, Word

from ...effects.summoning import SummonMonster
from ...printed.cards import NO_DECISIONS
from ...rules.attack.damage import die
from ...rules.movement.rooms import RANKS, reveal, type_number
from ...rules.movement.terrain import nearest_empty, put_on
from ...rules.round.initiative import initiative_of
from ...rules.scenario import LATE, SpecialRule
from ...state.figures import Figure, FigureKind
from ...state.heroes import NO_INITIATIVE
from ...state.scene import TYPES_FROM, Scene, Tile
from ..landing import choose_hex, move_aside
from ..objects import place_object
from ..places import area_at, is_revealed
from ..words.parameters import HEX, TYPE
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

ALTAR = "altar"
PLACE = "altar-place"


class Throne(SpecialRule):
    """The altar shares hit points, initiative and immunities with the boss. It starts on the
    last of its hexes, keeps jumping to the next one, and summons the demon that belongs there."""

    def __init__(self, boss: str, cells: list[int], demons: list[str]) -> None:
        self.boss = boss
        self.cells = cells
        self.demons = demons

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        if PLACE in scene.memory or area_at(scene.scenario, self.cells[-1]) != area:
            return
        boss = self._find(scene, FigureKind.MONSTER)
        if boss is not None:
            scene.memory[PLACE] = len(self.cells) - 1
            altar = place_object(scene, ALTAR, self.cells[-1], boss.hp)
            altar.type = boss.type
        yield from NO_DECISIONS

    def _find(self, scene: Scene, kind: int) -> Figure | None:
        """The boss or its altar."""
        type = type_number(scene, self.boss)
        for figure in scene.figures:
            if figure.kind == kind and figure.type == type and not figure.gone:
                return figure
        return None

    def initiative(self, scene: Scene, figure: Figure) -> int:
        if figure.kind != FigureKind.OBJECT or figure.name != ALTAR:
            return LATE
        boss = initiative_of(scene, TYPES_FROM + figure.type)
        return LATE if boss == NO_INITIATIVE else boss

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.MONSTER and figure.type == type_number(scene, self.boss)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        """The boss shows the hit points that it shares with the altar."""
        boss, altar = self._find(scene, FigureKind.MONSTER), self._find(scene, FigureKind.OBJECT)
        if boss is not None and altar is not None:
            boss.hp = altar.hp
        yield from NO_DECISIONS

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        boss = self._find(scene, FigureKind.MONSTER)
        if figure.kind == FigureKind.OBJECT and figure.name == ALTAR and boss is not None:
            yield from die(scene, boss)

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        altar = self._find(scene, FigureKind.OBJECT)
        if altar is None:
            return
        if word == "move_throne":
            yield from self._jump(scene, altar)
        elif word == "summon_throne_demon":
            demon = self.demons[scene.memory[PLACE]]
            ranks = [RANKS[mark] for mark in arguments[0]]
            yield from SummonMonster(demon, ranks).act(scene, altar, None)

    def _jump(self, scene: Scene, altar: Figure) -> Flow[None]:
        place = (scene.memory[PLACE] + 1) % len(self.cells)
        scene.memory[PLACE] = place
        cell = self.cells[place]
        area = area_at(scene.scenario, cell)
        if not is_revealed(scene, area):
            open_doors_of(scene, area)
            yield from reveal(scene, area, altar.cell)
        yield from move_aside(scene, cell)
        tile = scene.tile(cell)
        if tile is not None:
            scene.take_away(tile)
        put_on(scene, altar, cell)
        scene.tell("moves", "GH-4.9.3", altar.id, cell)
        if tile is not None:
            where = yield from choose_hex(scene, nearest_empty(scene, cell))
            if where != NOTHING:
                scene.lay(_copy(tile, where))


def open_doors_of(scene: Scene, area: int) -> None:
    """Open every door between this room and revealed rooms."""
    joints = scene.scenario.joints
    for number in range(len(joints)):
        areas = [scene.scenario.area_of[room] for room in joints[number].rooms]
        hidden = [each for each in areas if each != area and not is_revealed(scene, each)]
        if area in areas and not hidden:
            scene.opened |= 1 << number


def _copy(tile: Tile, cell: int) -> Tile:
    moved = Tile(tile.kind, tile.look, [cell])
    moved.damage = tile.damage
    moved.conditions = tile.conditions
    moved.number = tile.number
    moved.goal = tile.goal
    moved.maker = tile.maker
    moved.maker_xp = tile.maker_xp
    moved.around = tile.around
    moved.spreads = tile.spreads
    return moved


ALTARS: Language[tuple[int, str]] = Language("place of the altar")


def _at(cell: int, demon: str) -> tuple[int, str]:
    return cell, demon


def _throne(boss: str, altars: list[tuple[int, str]]) -> SpecialRule:
    """The boss depends on an altar that jumps from hex to hex and summons the demon of each."""
    return Throne(boss, [cell for cell, _ in altars], [demon for _, demon in altars])


ALTARS.declare(Word("at", HEX, TYPE, make=_at))
RULES.declare(Word("throne", TYPE, Several(ALTARS, "at(hex, monster)"), make=_throne))
