"""Movement of characters (RULES 3.4): the player chooses a goal, the figure takes the cheapest
clean path.

A path never crosses a negative hex: a player who wants to enter one chooses it as the next goal,
then moves on with the points left (GH-3.4.16). The same goes for a closed door.
"""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meaning, refusal
from questhall.kernel.offers import Offer

from ...printed.cards import NO_DECISIONS
from ...printed.hexes import DIRECTIONS, FAR
from ...printed.items import Window
from ...printed.terrain import Terrain
from ...state.figures import Condition, Figure, FigureKind, Side
from ...state.heroes import Hero
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..cards.freely import Freely, take_freely
from ..cards.items import ItemOffer, count_flight, item_number, ready_items, use_item
from ..cards.worn_items import is_fireproof, is_sure_footed
from ..round.at_any_time import free_options
from ..round.scenario_end import settle
from ..scenario import SpecialRule, come_to_rest, feared, lets_pass, ways_to_spend
from .rooms import open_door
from .terrain import can_enter_door, meet, nearest_empty, put_on


def can_move(scene: Scene, figure: Figure) -> bool:
    """GH-3.10.15, GH-3.10.17; an object never moves (GH-7.1.7), nor does a figure of several hexes
    by anything but its own special rule (GH-7.1.12)."""
    if figure.gone or figure.kind == FigureKind.OBJECT or len(scene.cells_of(figure)) > 1:
        return False
    return not figure.has(Condition.IMMOBILIZE) and not figure.has(Condition.STUN)


class Ways:
    """The hexes that a figure can reach with its points, and the step before each."""

    def __init__(self, size: int) -> None:
        self.costs = [FAR] * size
        self.before = [NOTHING] * size
        self.goals: list[int] = []

    def path(self, goal: int) -> list[int]:
        return path_to(goal, self.before)


def path_to(goal: int, before: list[int]) -> list[int]:
    """The hexes to enter, in order."""
    cells: list[int] = []
    while goal != NOTHING:
        cells.append(goal)
        goal = before[goal]
    cells.reverse()
    return cells[1:]


def step_cost(scene: Scene, cell: int) -> int:
    """GH-2.2.21"""
    return 2 if scene.terrain[cell] & Terrain.DIFFICULT else 1


def is_forced(figure: Figure) -> bool:
    """An enemy that a player controls is moved by force (GH-3.4.7)."""
    return figure.side == Side.FOES


def _cost(scene: Scene, figure: Figure, cell: int, free: bool) -> int:
    return 1 if free or _is_unslowed(scene, figure) else step_cost(scene, cell)


def _is_unslowed(scene: Scene, figure: Figure) -> bool:
    return is_forced(figure) or is_sure_footed(scene, figure)


def ways_of(scene: Scene, figure: Figure, points: int, jump: bool) -> Ways:
    """The hexes that the figure can reach with these points."""
    board = scene.board
    flying = scene.flies(figure)
    free = jump or flying
    smooth = free or _is_unslowed(scene, figure)
    ways = Ways(board.size)
    costs = ways.costs
    costs[figure.cell] = 0
    edges: list[list[int]] = [[] for _ in range(points + 1)]
    edges[0].append(figure.cell)
    for cost in range(points):
        for cell in edges[cost]:
            if costs[cell] != cost or not _goes_on(scene, figure, cell, free):
                continue
            for onward in board.beside[cell]:
                if costs[onward] <= cost + 1 or not _can_enter(scene, figure, onward, free):
                    continue
                there = cost + (1 if smooth else step_cost(scene, onward))
                if there <= points and there < costs[onward]:
                    costs[onward] = there
                    ways.before[onward] = cell
                    edges[there].append(onward)
    for cell in range(board.size):
        if cell == figure.cell or costs[cell] >= FAR:
            continue
        lands = _landing(scene, figure, ways, cell, points, jump and not flying)
        if lands and may_stop(scene, figure, cell, flying):
            ways.goals.append(cell)
    return ways


def _can_enter(scene: Scene, figure: Figure, cell: int, free: bool) -> bool:
    if scene.board.closed[cell]:
        return figure.kind == FigureKind.CHARACTER and can_enter_door(scene, cell)
    return free or _enters(scene, figure, cell)


def straight_ways(scene: Scene, figure: Figure, journey: "Journey") -> Ways:
    """The same for movement in a straight line: along the line already begun, or any of the six."""
    free = journey.jump or scene.flies(figure)
    ways = Ways(scene.board.size)
    ways.costs[figure.cell] = 0
    lines = (
        range(6)
        if journey.direction == NOTHING
        else range(journey.direction, journey.direction + 1)
    )
    for direction in lines:
        _extend_line(scene, figure, journey, ways, direction, free)
    return ways


def _extend_line(
    scene: Scene, figure: Figure, journey: "Journey", ways: Ways, direction: int, free: bool
) -> None:
    flying = scene.flies(figure)
    cell = figure.cell
    while _goes_on(scene, figure, cell, free):
        onward = _next_in_line(scene, cell, direction)
        if onward == NOTHING or not _can_enter(scene, figure, onward, free):
            return
        cost = ways.costs[cell] + _cost(scene, figure, onward, free)
        if cost > journey.points:
            return
        ways.costs[onward] = cost
        ways.before[onward] = cell
        cell = onward
        jumps = journey.jump and not flying
        lands = _landing(scene, figure, ways, cell, journey.points, jumps)
        if lands and may_stop(scene, figure, cell, flying):
            ways.goals.append(cell)


def _next_in_line(scene: Scene, cell: int, direction: int) -> int:
    for other in scene.board.beside[cell]:
        if _direction(scene, cell, other) == direction:
            return other
    return NOTHING


def _direction(scene: Scene, here: int, there: int) -> int:
    book = scene.scenario
    return DIRECTIONS.index((book.qs[there] - book.qs[here], book.rs[there] - book.rs[here]))


def _goes_on(scene: Scene, figure: Figure, cell: int, free: bool) -> bool:
    """A path does not continue through a negative hex or a closed door; such a hex is a goal
    itself."""
    if cell == figure.cell:
        return True
    if scene.board.closed[cell]:
        return False
    return free or not is_negative(scene, figure, cell)


def is_negative(scene: Scene, figure: Figure, cell: int) -> bool:
    """Is it a hex that the figure does not enter lightly?"""
    terrain = scene.terrain[cell]
    if terrain & Terrain.TRAP or (terrain & Terrain.HAZARDOUS and not is_fireproof(scene, figure)):
        return True
    return terrain & Terrain.DIFFICULT > 0 and cell in feared(scene, figure)


def _enters(scene: Scene, figure: Figure, cell: int) -> bool:
    """GH-3.4.2, GH-3.4.3: through allies, but not through enemies or obstacles."""
    other = scene.figure_on(cell)
    if other is None:
        return not scene.terrain[cell] & Terrain.OBSTACLE
    if scene.bars_the_way(cell):
        return False
    return not scene.are_enemies(figure, other) or lets_pass(scene, other)


def may_stop(scene: Scene, figure: Figure, cell: int, flying: bool) -> bool:
    """GH-3.4.5, GH-2.2.24"""
    if scene.figure_at[cell] != NOTHING and scene.figure_at[cell] != figure.id:
        return False
    return flying or not scene.terrain[cell] & Terrain.OBSTACLE


def _landing(scene: Scene, figure: Figure, ways: Ways, cell: int, points: int, jump: bool) -> bool:
    """The last hex of a jump is ordinary movement (GH-3.4.9)."""
    if not jump:
        return True
    return ways.costs[cell] - 1 + _cost(scene, figure, cell, False) <= points


class Journey:
    """One Move action in progress."""

    def __init__(self, points: int, jump: bool, straight: bool = False) -> None:
        self.points = max(0, points)  # what slows a figure never makes it less than 0
        self.jump = jump
        self.straight = straight
        self.direction = NOTHING  # of the straight line, once begun
        self.beside_obstacle = False  # must it end beside an obstacle?
        self.moved = False
        self.stepwise = False


@mypyc_attr(allow_interpreted_subclasses=True)
class WayToSpend(Offer):
    """What a special rule lets a figure do for 1 movement, besides entering hexes."""

    def __init__(self, scene: Scene, figure: Figure) -> None:
        self.scene = scene
        self.figure = figure

    def serves_goal(self) -> bool:
        """Is it always worth the movement (for bots)?"""
        return False


class StepByStep(Freely):
    """Choose each hex of the way."""

    def __init__(self, journey: Journey) -> None:
        self.journey = journey

    def take(self, option: Option) -> Flow[None]:
        self.journey.stepwise = True
        yield from NO_DECISIONS


def move(
    scene: Scene, figure: Figure, turn: Turn, points: int, jump: bool, stepwise: bool = False
) -> Flow[bool]:
    """Move up to this many hexes; True if the figure moved (GH-3.4.1)."""
    journey = Journey(points, jump)
    journey.stepwise = stepwise
    yield from travel(scene, figure, turn, journey)
    return journey.moved


def travel(scene: Scene, figure: Figure, turn: Turn, journey: Journey) -> Flow[None]:
    turn.path = []
    turn.passed = []
    turn.straight = True
    turn.begun_at = figure.cell
    if not can_move(scene, figure):
        return
    while not figure.gone and can_move(scene, figure):
        done = yield from _stretch(scene, figure, turn, journey)
        if done:
            break
    if not figure.gone:
        _come_to_rest(scene, figure, turn)
        if journey.moved:
            yield from come_to_rest(scene, figure)
    if journey.moved and figure.lifted:
        count_flight(scene, figure)
    scene.underway.points = 0
    scene.underway.goals = []


def _stretch(scene: Scene, figure: Figure, turn: Turn, journey: Journey) -> Flow[bool]:
    """One choice: a goal, an item, step by step, or stop. True if the movement is over."""
    seat = seat_for(scene, figure, turn)
    scene.underway.points = journey.points
    scene.underway.jump = journey.jump
    scene.underway.travelled = journey.moved
    options: list[Option] = []
    if journey.straight:
        ways = straight_ways(scene, figure, journey)
    else:
        ways = ways_of(scene, figure, journey.points, journey.jump)
    if journey.stepwise:
        options.extend(_steps(scene, figure, journey, ways))
    else:
        goals = [cell for cell in ways.goals if _is_goal(scene, figure, journey, ways, cell)]
        options.extend([Option("move", figure.id, cell) for cell in goals])
        if journey.points > 1 and goals and not journey.straight:
            options.append(Option("walk", meant=StepByStep(journey)))
    scene.underway.goals = [] if journey.stepwise else ways.goals
    scene.underway.before = ways.before
    stuck = not options
    if journey.points > 0:
        options.extend(ways_to_spend(scene, figure))
    options.extend(_item_options(scene, figure, turn, journey))
    if not options:
        yield from _land(scene, figure, turn, journey)
        return True
    options.extend(free_options(scene, figure, turn))
    ends_well = not journey.moved or stuck or _ends_well(scene, journey, figure.cell)
    if ends_well and may_stop(scene, figure, figure.cell, scene.flies(figure)):
        options.append(refusal("stay"))
    answer = yield Decision([seat], "move", options, "GH-3.4.1", figure.id, NOTHING, journey.points)
    if answer.declines:
        yield from _land(scene, figure, turn, journey)
        return True
    free = yield from take_freely(answer)
    if free:
        return False
    otherwise = meaning(answer, WayToSpend)
    if otherwise is not None:
        yield from otherwise.take(answer)
        settle(scene)
        journey.points -= 1
        return False
    over = yield from _go(scene, figure, turn, journey, ways, answer.where)
    return over


def _ends_well(scene: Scene, journey: Journey, cell: int) -> bool:
    """Some movements must end beside an obstacle (Rocky End)."""
    if not journey.beside_obstacle:
        return True
    return any(scene.terrain[other] & Terrain.OBSTACLE for other in scene.board.neighbours[cell])


def _is_goal(scene: Scene, figure: Figure, journey: Journey, ways: Ways, cell: int) -> bool:
    """A movement that must end beside an obstacle may pause elsewhere only to move on."""
    if _ends_well(scene, journey, cell):
        return True
    left = journey.points - ways.costs[cell]
    if scene.board.closed[cell]:
        return left > 0
    if not is_negative(scene, figure, cell):
        return False
    return _comes_to_rest_from(scene, figure, journey, cell, left)


def _steps(scene: Scene, figure: Figure, journey: Journey, ways: Ways) -> list[Option]:
    """Adjacent hexes on which the figure can stop, or from which it can go on to such a hex."""
    found: list[Option] = []
    for cell in scene.board.beside[figure.cell]:
        cost = ways.costs[cell]
        if cost > journey.points:
            continue
        stops = may_stop(scene, figure, cell, scene.flies(figure))
        stops = stops and _ends_well(scene, journey, cell)
        if stops and journey.jump:
            stops = _cost(scene, figure, cell, scene.flies(figure)) <= journey.points
        if stops or _comes_to_rest_from(scene, figure, journey, cell, journey.points - cost):
            found.append(Option("step", figure.id, cell))
    return found


def _comes_to_rest_from(
    scene: Scene, figure: Figure, journey: Journey, cell: int, points: int
) -> bool:
    """Could the figure go on from this hex to one where it may stop?"""
    if points <= 0:
        return False
    here = figure.cell
    figure.cell = cell
    ways = ways_of(scene, figure, points, journey.jump)
    figure.cell = here
    return any(_ends_well(scene, journey, goal) for goal in ways.goals)


def _go(
    scene: Scene, figure: Figure, turn: Turn, journey: Journey, ways: Ways, goal: int
) -> Flow[bool]:
    """Enter the hexes of the path to the goal. True if the movement ends there."""
    path = ways.path(goal)
    free = journey.jump or scene.flies(figure)
    for cell in path:
        left = figure.cell
        journey.direction = _direction(scene, left, cell)
        _leave_and_enter(scene, figure, turn, cell)
        journey.moved = True
        journey.points -= _cost(scene, figure, cell, free)
        if scene.board.closed[cell]:
            yield from open_door(scene, scene.scenario.joint_of[cell], figure)
            return False  # GH-3.5.4: it may go on
        changed = False
        for rule in scene.scenario.audience.at(SpecialRule.stepped_off):
            here = yield from rule.stepped_off(scene, figure, left)
            changed = changed or here
        if not free:
            met = yield from meet(scene, figure, _forcing_seat(figure, turn))
            changed = changed or met
        if changed:
            return journey.points <= 0
    if journey.stepwise:
        if journey.points <= 0:
            yield from _land(scene, figure, turn, journey)
            return True
        return False
    yield from _land(scene, figure, turn, journey)
    return True


def _leave_and_enter(scene: Scene, figure: Figure, turn: Turn, cell: int) -> None:
    other = scene.figure_at[cell]
    if other != NOTHING and other != figure.id and other not in turn.passed:
        turn.passed.append(other)
    if turn.path:
        turn.straight = turn.straight and _in_line(scene, turn, figure.cell, cell)
    turn.path.append(cell)
    put_on(scene, figure, cell)
    hero = scene.hero_of(figure)
    if hero is not None and figure.kind == FigureKind.CHARACTER:
        hero.moved += 1
    scene.tell("moves", "GH-3.4.1", figure.id, cell)


def _in_line(scene: Scene, turn: Turn, here: int, there: int) -> bool:
    before = turn.path[-2] if len(turn.path) > 1 else turn.begun_at
    book = scene.scenario
    return (
        book.qs[here] - book.qs[before] == book.qs[there] - book.qs[here]
        and book.rs[here] - book.rs[before] == book.rs[there] - book.rs[here]
    )


def _forcing_seat(figure: Figure, turn: Turn) -> int:
    """The seat that forces the figure to enter a hex, if any."""
    return turn.seat if is_forced(figure) else NOTHING


def _land(scene: Scene, figure: Figure, turn: Turn, journey: Journey) -> Flow[None]:
    """GH-3.4.9: a jump triggers only what is on its last hex."""
    if journey.jump and journey.moved and not scene.flies(figure):
        yield from meet(scene, figure, _forcing_seat(figure, turn))


def _come_to_rest(scene: Scene, figure: Figure, turn: Turn) -> None:
    """A figure stopped on another's hex goes back to the last unoccupied one (GH-3.4.16), or to the
    nearest if it has filled its way with creatures."""
    if scene.figure_at[figure.cell] == figure.id:
        return
    back = [turn.begun_at, *turn.path]
    for cell in reversed(back):
        if scene.figure_at[cell] in (NOTHING, figure.id):
            put_on(scene, figure, cell)
            return
    for cell in nearest_empty(scene, figure.cell)[:1]:
        put_on(scene, figure, cell)


def _item_options(scene: Scene, figure: Figure, turn: Turn, journey: Journey) -> list[Option]:
    if figure.kind != FigureKind.CHARACTER:
        return []
    hero = scene.heroes[figure.owner]
    return [
        Option("item", item_number(hero, place), meant=MoveItem(scene, turn, journey, hero, place))
        for place in ready_items(scene, hero, Window.IN_MOVE)
    ]


class MoveItem(ItemOffer):
    """Use an item for the movement (GH-3.20.1)."""

    def __init__(self, scene: Scene, turn: Turn, journey: Journey, hero: Hero, place: int) -> None:
        super().__init__(hero, place)
        self.scene = scene
        self.turn = turn
        self.journey = journey

    def take(self, option: Option) -> Flow[None]:
        turn, journey = self.turn, self.journey
        turn.move_plus = 0
        turn.add_jump = False
        self.kind.effect.moving(turn)
        use_item(self.scene, self.hero, self.place)
        journey.points += turn.move_plus
        journey.jump = journey.jump or turn.add_jump
        yield from NO_DECISIONS
