"""Move (RULES 3.4), by characters and by monsters (RULES 4.3)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.cards import Action, ElementUse, Value
from ..printed.monsters import NO_VALUE
from ..rules.attack.healing_instead import AS_PRINTED, HEALED, heal_instead
from ..rules.cards.elements import offer
from ..rules.monsters.acting import (
    Activation,
    Party,
    attack_after_move,
    deciders,
    ids_of,
    renew_focus,
    situation_of,
)
from ..rules.monsters.mind.focus import Situation
from ..rules.monsters.mind.ways import Move as WaysToAct
from ..rules.monsters.mind.ways import Way, ways_to_act
from ..rules.movement.more_moving import after_moving, more_moving, pay_for_moving
from ..rules.movement.moves_as_attacks import ATTACKED, MOVED, attack_instead
from ..rules.movement.terrain import meet, put_on
from ..rules.movement.walking import Journey, can_move, is_forced, travel
from ..rules.scenario import MOVE, stat_bonus
from ..state.figures import Figure, FigureKind
from ..state.scene import Scene
from ..state.turn import Turn, is_own_turn, seat_for


class MoveAction(Action):
    """Move X, possibly with Jump. A monster adds X to its stat card value (GH-4.3.1)."""

    def __init__(
        self,
        points: Value,
        jump: bool,
        stepwise: bool,
        straight: bool,
        beside_obstacle: bool,
        uses: list[ElementUse],
    ) -> None:
        self.points = points
        self.jumps = jump
        self.stepwise = stepwise
        self.straight = straight
        self.beside_obstacle = beside_obstacle
        self.uses = uses

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return can_move(scene, actor)

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        points = self.points.of(scene, actor, turn) + turn.plus
        turn.path = []
        turn.passed = []
        became = yield from attack_instead(scene, actor, turn, points)
        if became != MOVED:
            return became == ATTACKED
        healing = yield from heal_instead(scene, actor, turn, points)
        if healing != AS_PRINTED:
            return healing == HEALED
        if not can_move(scene, actor):
            return False
        points += yield from more_moving(scene, actor)
        if not is_forced(actor):
            points += stat_bonus(scene, actor, MOVE)
        bought: list[ElementUse] = []
        jump = self.jumps
        for use in self.uses:
            used = yield from offer(scene, seat_for(scene, actor, turn), use, actor.id)
            if used:
                points += use.plus
                jump = jump or use.jump
                bought.append(use)
        if turn.doubles_moves and is_own_turn(actor, turn):
            points *= 2
        if points <= 0:  # GH-3.4.15
            return False
        journey = Journey(points, jump, self.straight)
        journey.stepwise = self.stepwise
        journey.beside_obstacle = self.beside_obstacle
        yield from travel(scene, actor, turn, journey)
        pay_for_moving(scene, journey.moved)
        any_done = journey.moved
        for use in bought:
            turn.earned += use.xp
            for action in use.actions:
                if not actor.gone:
                    done = yield from action.perform(scene, actor, turn)
                    any_done = any_done or done
        if journey.moved:
            yield from after_moving(scene, actor, turn)
        return any_done

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        assert activation is not None
        activation.targets = None
        points = self.points_of(scene, actor)
        if points <= 0 or not can_move(scene, actor):
            return
        points += yield from more_moving(scene, actor)
        before = activation.moved
        yield from renew_focus(scene, activation)
        if activation.focus is not None and points > 0:
            yield from approach(scene, activation, points, self.jumps)
        pay_for_moving(scene, activation.moved > before)

    def be_led(self, scene: Scene, actor: Figure, activation: Activation, turn: Turn) -> Flow[None]:
        points = self.points_of(scene, actor)
        if points <= 0 or not can_move(scene, actor):
            return
        points += yield from more_moving(scene, actor)
        journey = Journey(max(0, points), self.jumps)
        if points > 0:
            yield from travel(scene, actor, turn, journey)
        pay_for_moving(scene, journey.moved)

    def points_of(self, scene: Scene, actor: Figure) -> int:
        base = move_of(scene, actor)
        if base == NO_VALUE:
            return 0
        points = base + self.points.amount
        for use in self.uses:
            if use.number in scene.uses:
                points += use.plus
        return max(0, points)


def move_of(scene: Scene, figure: Figure) -> int:
    """The move value of a monster or summon."""
    if figure.summon is not None:
        return figure.summon.move + stat_bonus(scene, figure, MOVE)
    if figure.kind == FigureKind.ALLY:  # the scenario gives its whole movement
        return 0
    if figure.kind != FigureKind.MONSTER:
        return NO_VALUE
    base = scene.stats(figure).move
    return base if base == NO_VALUE else base + stat_bonus(scene, figure, MOVE)


def approach(scene: Scene, activation: Activation, points: int, jump: bool) -> Flow[None]:
    """Move to the hex with the best attack on the focus, or toward it (GH-4.3, GH-4.4)."""
    figure = activation.figure
    party = Party(scene, figure)
    focus = activation.focus
    assert focus is not None
    if focus.gone or focus not in party.figures:
        return
    attack = attack_after_move(scene, activation)
    situation = situation_of(scene, activation, attack, party, points, jump)
    place = party.figures.index(focus)
    found = ways_to_act(situation, place, activation.through_negative)
    way = yield from _choose_way(scene, figure, party, found)
    yield from _walk(scene, activation, situation, found, way, jump)
    if found.in_reach and not figure.gone and figure.cell == way.stop:
        activation.targets = ids_of(party, way.targets)


def _choose_way(scene: Scene, figure: Figure, party: Party, found: WaysToAct) -> Flow[Way]:
    """The goal first, then the stop, then the targets; the players decide ties (GH-4.8.1)."""
    ways = found.ways
    goal = yield from _choose_hex(scene, figure, [way.goal for way in ways], "monster-goal")
    ways = [way for way in ways if way.goal == goal]
    stop = yield from _choose_hex(scene, figure, [way.stop for way in ways], "monster-stop")
    ways = [way for way in ways if way.stop == stop]
    sets = [ids_of(party, way.targets) for way in ways]
    chosen = yield from choose_set(scene, figure, sets)
    return ways[sets.index(chosen)]


def _choose_hex(scene: Scene, figure: Figure, cells: list[int], prompt: str) -> Flow[int]:
    options = [Option(prompt, figure.id, cell) for cell in dict.fromkeys(cells)]
    seats = deciders(scene, figure)
    answer = yield from choose_one(seats, options, prompt, "GH-4.8.1", figure.id)
    return answer.where


def choose_set(scene: Scene, figure: Figure, sets: list[list[int]]) -> Flow[list[int]]:
    """One of several equal sets of targets, narrowed down target by target."""
    left = sets
    while len(left) > 1:
        first = left[0]
        doubtful = [
            number for each in left for number in each if not all(number in other for other in left)
        ]
        different = list(dict.fromkeys(doubtful))
        if not different:
            return first
        options = [Option("also", number) for number in different]
        answer = yield Decision(deciders(scene, figure), "also", options, "GH-4.8.1", figure.id)
        left = [each for each in left if answer.what in each]
    return left[0]


def _walk(
    scene: Scene,
    activation: Activation,
    situation: Situation,
    found: WaysToAct,
    way: Way,
    jump: bool,
) -> Flow[None]:
    """Take the cheapest route; the players choose among different negative hexes."""
    figure = activation.figure
    if way.stop == figure.cell:
        return
    routes = situation.travel(found.through_negative).routes(way.stop)
    route = routes[0]
    if len(routes) > 1:
        options = [
            Option("route", figure.id, _first_difference(routes, number), number)
            for number in range(len(routes))
        ]
        answer = yield Decision(deciders(scene, figure), "route", options, "GH-4.8.1", figure.id)
        route = routes[answer.amount]
    for cell in route:
        put_on(scene, figure, cell)
        activation.moved += 1
        scene.underway.moved = activation.moved
        scene.tell("moves", "GH-4.3.1", figure.id, cell)
        if not jump or cell == route[-1]:
            yield from meet(scene, figure, NOTHING)
        if figure.gone or not can_move(scene, figure):
            break
    if not figure.gone:
        _settle_down(scene, figure, route)


def _first_difference(routes: list[list[int]], number: int) -> int:
    other = routes[1] if number == 0 else routes[0]
    for cell in routes[number]:
        if cell not in other:
            return cell
    return routes[number][-1]


def _settle_down(scene: Scene, figure: Figure, route: list[int]) -> None:
    """A figure that a trap stops on an ally's hex goes back to the last free hex."""
    if scene.figure_at[figure.cell] == figure.id:
        return
    here = route.index(figure.cell)
    for cell in reversed(route[:here]):
        if scene.figure_at[cell] == NOTHING:
            put_on(scene, figure, cell)
            return
