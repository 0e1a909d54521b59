"""Revealing and populating a room (RULES 2.1, 3.5), and monsters that spawn (GH-7.1.1)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ...printed.monsters import Rank
from ...printed.scenario import MonsterPlace, OverlayDef
from ...state.figures import CONDITIONS, Figure, FigureKind, Side
from ...state.heroes import Feat
from ...state.scene import KINDS_OF_TILES, TYPES_FROM, Phase, Scene, Tile, TileKind
from ..cards.ability_decks import reveal_card
from ..round.initiative import enter_queue, takes_part
from ..round.scenario_end import settle
from ..scenario import HIT_POINTS, SpecialRule, stat_bonus
from .terrain import nearest_empty

MOST_LEVEL = 7
RANKS = {"n": Rank.NORMAL, "e": Rank.ELITE, "b": Rank.BOSS}


def open_door(scene: Scene, joint: int, opener: Figure) -> Flow[None]:
    """The door opens and the room behind it is revealed at once (GH-3.5.1)."""
    for rule in scene.scenario.audience.at(SpecialRule.before_opening):
        rule.before_opening(scene, joint)
    scene.opened |= 1 << joint
    scene.known_board = None
    scene.mark_information()
    scene.tell("door", "GH-3.5.1", opener.id, scene.scenario.joints[joint].cells[0])
    areas = [scene.scenario.area_of[room] for room in scene.scenario.joints[joint].rooms]
    for area in areas:
        if not scene.revealed >> area & 1:
            if opener.owner != NOTHING and opener.id == scene.acting:
                scene.heroes[opener.owner].tally[Feat.ROOMS_OPENED] += 1
            yield from reveal(scene, area, opener.cell)
    for rule in scene.scenario.audience.at(SpecialRule.door_opened):
        yield from rule.door_opened(scene, joint, opener)
    settle(scene)


def reveal(scene: Scene, area: int, near: int) -> Flow[None]:
    """Place the coins, tiles and monsters of a room (GH-3.5.2)."""
    scene.revealed |= 1 << area
    _open_corridors(scene)
    scene.known_board = None
    places: list[MonsterPlace] = []
    for number in range(len(scene.scenario.rooms)):
        if scene.scenario.area_of[number] == area:
            room = scene.scenario.rooms[number]
            for overlay in room.overlays:
                _lay(scene, overlay)
            places.extend(room.monsters)
    yield from _place_monsters(scene, places, near)
    for rule in scene.scenario.audience.at(SpecialRule.room_revealed):
        yield from rule.room_revealed(scene, area)
    if scene.phase == Phase.TURNS:
        yield from reveal_cards(scene)


def _open_corridors(scene: Scene) -> None:
    """Tiles joined by a corridor are one room (GH-2.2.8), so the corridor opens with them."""
    for number in range(len(scene.scenario.joints)):
        joint = scene.scenario.joints[number]
        if joint.kind == "corridor":
            for room in joint.rooms:
                if scene.revealed >> scene.scenario.area_of[room] & 1:
                    scene.opened |= 1 << number


def _lay(scene: Scene, overlay: OverlayDef) -> None:
    if overlay.kind == "coin":
        for cell in overlay.cells:
            scene.coins[cell] += overlay.amount
        return
    kind = KINDS_OF_TILES.index(overlay.kind) if overlay.kind in KINDS_OF_TILES else TileKind.MARK
    tile = Tile(kind, overlay.look, overlay.cells)
    for word in overlay.gives:
        if word == "damage":
            tile.damage = -1
        else:
            tile.conditions.append(CONDITIONS.index(word))
    tile.number = overlay.number
    tile.goal = overlay.goal
    if overlay.number and overlay.number in scene.rules.looted:  # GH-2.2.29
        tile.number = 0
        if not overlay.goal:
            return
    scene.lay(tile)


def _place_monsters(scene: Scene, places: list[MonsterPlace], near: int) -> Flow[None]:
    """Place monsters by the marks for the number of characters (GH-2.1.4); if standees run out,
    those nearest to the figure that opened the room come first (GH-3.5.5)."""
    wanted: list[MonsterPlace] = []
    for place in places:
        if place.ranks[scene.characters - 2] != "-" and not _waits(scene, place):
            wanted.append(place)
    by_type: dict[str, list[MonsterPlace]] = {}
    for place in wanted:
        by_type.setdefault(place.type, []).append(place)
    for name, group in by_type.items():
        type = type_number(scene, name)
        while len(group) > len(scene.types[type].standees):
            farthest = yield from _farthest(scene, group, near)
            group.remove(farthest)
        for place in group:
            rank = RANKS[place.ranks[scene.characters - 2]]
            put_monster(scene, type, rank, place.cell, place.name)


def _waits(scene: Scene, place: MonsterPlace) -> bool:
    """Does a special rule leave the monster out for now?"""
    for rule in scene.scenario.audience.at(SpecialRule.holds_back):
        if rule.holds_back(scene, place):
            return True
    return False


def _farthest(scene: Scene, group: list[MonsterPlace], near: int) -> Flow[MonsterPlace]:
    distances = scene.board.distances(near)
    equal = narrow(group, [[-distances[place.cell] for place in group]])
    options = [Option("leave-out", NOTHING, place.cell) for place in equal]
    answer = yield from choose_one(scene.everybody(), options, "leave-out", "GH-3.5.5")
    return next(place for place in equal if place.cell == answer.where)


def type_number(scene: Scene, name: str) -> int:
    for number in range(len(scene.types)):
        if scene.types[number].kind.key == name:
            return number
    raise LookupError(f"{name} is no monster of this scenario")


def put_monster(scene: Scene, type: int, rank: int, cell: int, name: str = "") -> Figure:
    """Place a standee with a random number (GH-2.1.7), perhaps with a name of its own."""
    kind = scene.types[type]
    if kind.kind.boss:
        rank = Rank.BOSS
    kind.standees.sort()
    place = scene.chance.below("standees", len(kind.standees))
    number = kind.standees.pop(place)
    scene.mark_information()
    level = min(MOST_LEVEL, monster_level(scene) + kind.level_bonus)
    figure = Figure(
        len(scene.figures), FigureKind.MONSTER, Side.PARTY if kind.allied else Side.FOES, cell, 1
    )
    figure.type = type
    figure.name = name
    figure.rank = rank
    figure.number = number
    figure.level = level
    figure.flying = kind.kind.flying
    scene.add(figure)
    hit_points = scene.stats(figure).hit_points
    hit_points += stat_bonus(scene, figure, HIT_POINTS)
    figure.hp = hit_points
    figure.max_hp = hit_points
    figure.drops_coin = not kind.allied  # GH-3.6.26
    scene.tell("appears", "GH-3.5.2", figure.id, cell)
    return figure


def monster_level(scene: Scene) -> int:
    """GH-1.4.2, GH-2.4.2"""
    return min(MOST_LEVEL, scene.level + (1 if scene.rules.harder else 0))


def spawn(scene: Scene, kind: str, rank: int, cell: int, name: str = "") -> Flow[Figure | None]:
    """GH-7.1.1: on the hex or the nearest empty one; the monster drops no coin (GH-3.6.26)."""
    type = type_number(scene, kind)
    if not scene.types[type].standees:
        return None
    where = cell
    if not scene.is_empty(cell):
        choices = nearest_empty(scene, cell)
        if not choices:
            return None
        options = [Option("place", NOTHING, each) for each in choices]
        answer = yield Decision(scene.everybody(), "spawn", options, "GH-7.1.1")
        where = answer.where
    figure = put_monster(scene, type, rank, where, name)
    figure.drops_coin = False
    if scene.phase == Phase.TURNS:  # GH-7.1.4
        yield from reveal_cards(scene)
    return figure


def reveal_cards(scene: Scene) -> Flow[None]:
    """Reveal a card for every type on the map that has none this round (GH-3.5.6)."""
    for type in types_on_map(scene):
        reveal_card(scene, type)
        yield from enter_queue(scene, TYPES_FROM + type)


def types_on_map(scene: Scene) -> list[int]:
    found: list[int] = []
    for figure in scene.figures:
        if (
            figure.kind == FigureKind.MONSTER
            and figure.type not in found
            and takes_part(scene, figure)
        ):
            found.append(figure.type)
    found.sort()
    return found
