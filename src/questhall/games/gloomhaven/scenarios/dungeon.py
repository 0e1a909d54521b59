"""Random dungeons (RULES 12.3): rooms are drawn as their doors open, and cost a penalty."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.dungeon import ROOMS, DungeonDoor
from ..printed.hexes import DIRECTIONS, FAR
from ..printed.scenario import ScenarioDef
from ..rules.cards.ability_decks import add_type
from ..rules.round.scenario_end import settle
from ..rules.scenario import Goal, SpecialRule
from ..state.dungeon import DungeonDecks
from ..state.figures import Figure, FigureKind
from ..state.heroes import Hero
from ..state.scene import Phase, Scene
from .dungeon_map import penalty_level, penalty_of, with_first_room, with_next_room
from .goals import GOALS_LOOTED, Enemies, so_far
from .penalties import STOOD, Penalty
from .places import closeness, party_cells

ENTRANCE: Final = "entrance"  # in the memory of the scene: by which the party came
ROOM_STREAM: Final = "dungeon-rooms"
FOES_STREAM: Final = "dungeon-foes"
NEAR_ENTRANCE: Final = 2  # GH-12.3.7


def deal_decks(scene: Scene) -> None:
    """Both decks are shuffled (GH-12.3.3)."""
    plan = scene.scenario.plan
    if plan is None:
        return
    decks = DungeonDecks()
    decks.rooms.draw = [scene.new_card(card) for card in plan.rooms]
    decks.rooms.shuffle(scene, ROOM_STREAM)
    decks.foes.draw = [scene.new_card(card) for card in plan.foes]
    decks.foes.shuffle(scene, FOES_STREAM)
    scene.dungeon = decks


class Descent(SpecialRule):
    """The rules of every random dungeon."""

    # -- rooms are drawn ---------------------------------------------------------------

    def set_up(self, scene: Scene) -> None:
        decks = _decks(scene)
        room = decks.rooms.take(scene)
        foes = decks.foes.take(scene)
        larger = with_first_room(scene.scenario, scene.room_card(room), scene.foes_card(foes))
        self._enter(scene, larger, room, foes)

    def before_opening(self, scene: Scene, joint: int) -> None:
        """Draw until a room card has an entrance of the exit's type (GH-12.3.9). One that would
        lie on another room is discarded too; if all are, they are shuffled."""
        decks = _decks(scene)
        if len(scene.scenario.joints[joint].rooms) > 1:
            return
        foes = decks.foes.take(scene)
        larger: ScenarioDef | None = None
        while larger is None:
            room = decks.rooms.take_or_reshuffle(scene, ROOM_STREAM)
            larger = with_next_room(
                scene.scenario, joint, scene.room_card(room), scene.foes_card(foes)
            )
            if larger is None:
                decks.rooms.discard.append(room)
                scene.tell("room-discarded", "GH-12.3.9", room)
        self._enter(scene, larger, room, foes)

    def _enter(self, scene: Scene, larger: ScenarioDef, room: int, foes: int) -> None:
        scene.unfold(larger)
        _decks(scene).laid.extend([room, foes])
        scene.tell("room-created", "GH-12.3.3", room, foes)
        laid = larger.laid[-1].foes
        for place in range(len(laid.kinds)):
            add_type(scene, laid.kinds[place], laid.decks[place])

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        for place in scene.scenario.rooms[area].monsters:
            figure = scene.figure_on(place.cell)
            if figure is not None:
                scene.memory[f"{STOOD}-{figure.id}"] = place.cell
        if scene.phase == Phase.PREPARING:
            yield from self._choose_entrance(scene)

    # -- the first room ----------------------------------------------------------------

    def _choose_entrance(self, scene: Scene) -> Flow[None]:
        """GH-12.3.7: with several entrances the players choose one."""
        entrances = scene.scenario.laid[0].room.entrances
        options: list[Option] = []
        for place in range(len(entrances)):
            others = [door for door in entrances if door is not entrances[place]]
            cell = _beside_only(scene.scenario, entrances[place], others)
            options.append(Option("enter-by", NOTHING, cell, place + 1))
        answer = yield Decision(scene.everybody(), "enter-by", options, "GH-12.3.7")
        scene.memory[ENTRANCE] = answer.amount - 1

    def may_start(self, scene: Scene, cell: int) -> bool:
        """On empty hexes within 2 hexes of the entrance (GH-12.3.7); where these are too few, on
        the nearest ones."""
        if not _is_free(scene, cell):
            return False
        far = _from_entrance(scene, entrance_of(scene))
        free = [far[each] for each in scene.scenario.rooms[0].cells if _is_free(scene, each)]
        free.sort()
        enough = free[min(scene.characters, len(free)) - 1]
        return far[cell] <= max(NEAR_ENTRANCE, enough)

    def begin(self, scene: Scene) -> Flow[None]:
        penalty = penalty_of(scene.scenario, 0)
        if isinstance(penalty, Penalty):
            opener: Hero | None = None
            if penalty.wants_opener:  # GH-12.3.12
                options = [Option("bears-penalty", hero.figure) for hero in scene.heroes]
                answer = yield Decision(scene.everybody(), "bears-penalty", options, "GH-12.3.12")
                opener = scene.hero_of(scene.figures[answer.what])
            yield from self._punish(scene, penalty, 0, opener)

    # -- penalties and treasure --------------------------------------------------------

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        area = len(scene.scenario.laid) - 1
        penalty = penalty_of(scene.scenario, area)
        if area in scene.scenario.joints[joint].rooms and isinstance(penalty, Penalty):
            yield from self._punish(scene, penalty, area, scene.hero_of(opener))

    def _punish(self, scene: Scene, penalty: Penalty, area: int, opener: Hero | None) -> Flow[None]:
        card = _decks(scene).laid[2 * area]
        scene.tell("penalty", "GH-12.3.11", card, NOTHING, penalty_level(scene.scenario, area))
        yield from penalty.befall(scene, area, opener)
        settle(scene)

    def loots_by_standing(self, scene: Scene, number: int, goal: bool) -> bool:
        """A treasure that is the goal takes a Loot action."""
        return not goal


def _decks(scene: Scene) -> DungeonDecks:
    assert scene.dungeon is not None
    return scene.dungeon


def entrance_of(scene: Scene) -> DungeonDoor:
    """By which the party came into the first room."""
    return scene.scenario.laid[0].room.entrances[scene.memory.get(ENTRANCE, 0)]


def _beside(dungeon: ScenarioDef, entrance: DungeonDoor) -> list[int]:
    """The hexes of the first room beside an entrance, which is no hex of the map itself."""
    room = dungeon.rooms[0].cells
    around = [dungeon.cell_at((entrance.hex[0] + q, entrance.hex[1] + r)) for q, r in DIRECTIONS]
    return [cell for cell in around if cell in room]


def _beside_only(dungeon: ScenarioDef, entrance: DungeonDoor, others: list[DungeonDoor]) -> int:
    """A hex beside this entrance and no other."""
    shared = [cell for other in others for cell in _beside(dungeon, other)]
    return next(cell for cell in _beside(dungeon, entrance) if cell not in shared)


def _from_entrance(scene: Scene, entrance: DungeonDoor) -> list[int]:
    """How far each hex is from an entrance."""
    nearest = [FAR] * scene.board.size
    for cell in _beside(scene.scenario, entrance):
        far = scene.board.distances(cell)
        nearest = [min(nearest[each], far[each] + 1) for each in range(scene.board.size)]
    return nearest


def _is_free(scene: Scene, cell: int) -> bool:
    """Is the hex empty but for a character?"""
    figure = scene.figure_on(cell)
    if figure is not None:
        return figure.kind == FigureKind.CHARACTER
    return scene.is_empty(cell)


# -- goals -------------------------------------------------------------------------


class ClearRooms(Goal):
    """Kill all monsters in all rooms (GH-12.3.2)."""

    def __init__(self) -> None:
        self.enemies = Enemies([], [])

    def met(self, scene: Scene) -> bool:
        return len(scene.scenario.laid) == ROOMS and not self.enemies.living(scene)

    def progress(self, scene: Scene) -> float:
        return self.enemies.share_killed(scene, 0) * len(scene.scenario.laid) / ROOMS


class LootLastRoom(Goal):
    """Loot the goal treasure of the last room."""

    def met(self, scene: Scene) -> bool:
        return GOALS_LOOTED in scene.memory

    def progress(self, scene: Scene) -> float:
        done = len(scene.scenario.laid) - 1
        close = closeness(scene, party_cells(scene), self._prize(scene))
        return 1.0 if self.met(scene) else so_far(done, ROOMS, close)

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        return self._prize(scene)

    def _prize(self, scene: Scene) -> list[int]:
        return [tile.cells[0] for tile in scene.tiles if tile.goal]
