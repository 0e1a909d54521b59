"""Monsters that enter by a scenario's rules (GH-7.1.1 to GH-7.1.4), and when they do."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ..printed.hexes import FAR
from ..printed.monsters import Rank
from ..printed.scenario import FEWEST_CHARACTERS
from ..rules.movement.rooms import put_monster, spawn, type_number
from ..rules.scenario import SpecialRule
from ..state.figures import Figure, FigureKind, Side
from ..state.scene import Scene
from .landing import next_in_turn
from .places import area_at, is_revealed

RANKS = {"n": Rank.NORMAL, "e": Rank.ELITE}
EVERY_ROUND = 0
ODD_ROUNDS = 1
EVEN_ROUNDS = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Spawn:
    """A monster on a hex, with a rank for the number of characters; it may be none."""

    def __init__(self, type: str, cell: int, ranks: str) -> None:
        self.type = type
        self.cell = cell
        self.ranks = ranks

    def happen(self, scene: Scene) -> Flow[None]:
        mark = self.ranks[scene.characters - FEWEST_CHARACTERS]
        if mark != "-" and is_revealed(scene, area_at(scene.scenario, self.cell)):
            yield from spawn(scene, self.type, RANKS[mark], self.cell)


class NamedSpawn(Spawn):
    """A monster with a name, neither normal nor elite (GH-7.1.10); there is only one."""

    def __init__(self, name: str, type: str, cell: int) -> None:
        super().__init__(type, cell, "")
        self.name = name

    def happen(self, scene: Scene) -> Flow[None]:
        for figure in scene.figures:
            if figure.kind == FigureKind.MONSTER and figure.name == self.name:
                return
        yield from spawn(scene, self.type, Rank.BOSS, self.cell, self.name)


class Until:
    """A rule that ends as soon as one of these doors is open."""

    def __init__(self, doors: list[int]) -> None:
        self.doors = doors

    def over(self, scene: Scene) -> bool:
        for door in self.doors:
            if scene.opened >> door & 1:
                return True
        return False


class InRounds(SpecialRule):
    """Spawn in every round, or in odd or even ones."""

    def __init__(self, spawns: list[Spawn], rounds: int, until: Until) -> None:
        self.spawns = spawns
        self.rounds = rounds
        self.until = until

    def spawn_now(self, scene: Scene) -> Flow[None]:
        fits = self.rounds == EVERY_ROUND or scene.round % 2 == self.rounds % 2
        if fits and not self.until.over(scene):
            for each in self.spawns:
                yield from each.happen(scene)


class AtRoundEnd(InRounds):
    """Spawn at the ends of rounds."""

    def round_ends(self, scene: Scene) -> Flow[None]:
        yield from self.spawn_now(scene)


class AtRoundStart(InRounds):
    """Spawn before cards are chosen."""

    def round_begins(self, scene: Scene) -> Flow[None]:
        yield from self.spawn_now(scene)


class InTurn(SpecialRule):
    """At the end of each round one of these spawns, one after the other and then anew."""

    def __init__(self, spawns: list[Spawn]) -> None:
        self.spawns = spawns

    def round_ends(self, scene: Scene) -> Flow[None]:
        place = next_in_turn(scene, f"in-turn-{self.spawns[0].cell}", len(self.spawns))
        yield from self.spawns[place].happen(scene)


class OnOpening(SpecialRule):
    """Spawn once, when the first of these doors is opened."""

    def __init__(self, doors: list[int], spawns: list[Spawn]) -> None:
        self.doors = doors
        self.spawns = spawns

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        others = [door for door in self.doors if door != joint and scene.opened >> door & 1]
        if joint in self.doors and not others:
            for each in self.spawns:
                yield from each.happen(scene)


def summon_beside(scene: Scene, type: str, rank: int, body: list[int]) -> Flow[Figure | None]:
    """Something on these hexes summons a monster on an adjacent empty hex, as near to an enemy
    of the monsters as possible (GH-4.7.3 to GH-4.7.5)."""
    number = type_number(scene, type)
    around = [each for cell in body for each in scene.board.neighbours[cell]]
    empty = [cell for cell in dict.fromkeys(around) if scene.is_empty(cell)]
    cells = _nearest_to_party(scene, empty)
    if not cells or not scene.types[number].standees:
        return None
    options = [Option("place", NOTHING, each) for each in cells]
    answer = yield from choose_one(scene.everybody(), options, "spawn", "GH-4.8.1")
    figure = put_monster(scene, number, rank, answer.where)
    figure.summoned = scene.round
    figure.drops_coin = False
    return figure


def _nearest_to_party(scene: Scene, cells: list[int]) -> list[int]:
    party = [figure.cell for figure in scene.living(Side.PARTY)]
    distances: list[int] = []
    for cell in cells:
        far = scene.board.distances(cell)
        distances.append(min([far[other] for other in party], default=FAR))
    return narrow(cells, [distances])
