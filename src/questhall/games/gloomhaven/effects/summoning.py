"""Summon (RULES 3.14 by characters, GH-4.7.2 to GH-4.7.5 by monsters)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ..printed.cards import Action, SummonDef
from ..printed.hexes import FAR
from ..printed.monsters import Rank
from ..rules.cards.active_area import put_in_active_area
from ..rules.monsters.acting import Activation, deciders
from ..rules.movement.rooms import put_monster, reveal_cards, type_number
from ..rules.movement.terrain import nearest_empty
from ..rules.scenario import SpecialRule
from ..rules.selecting import choose_or_skip
from ..state.figures import Figure, FigureKind, Side
from ..state.heroes import Hero
from ..state.scene import Scene
from ..state.turn import Turn, seat_for


class SummonAction(Action):
    """One or several creatures on empty hexes beside the summoner; their card stays active
    (GH-3.14.3)."""

    def __init__(self, creature: SummonDef, count: int) -> None:
        self.creature = creature
        self.count = count

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(empty_beside(scene, actor))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        any_summoned = False
        for _ in range(self.count):
            summoned = yield from self._summon(scene, actor, turn)
            any_summoned = any_summoned or summoned
        return any_summoned

    def _summon(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        cells = empty_beside(scene, actor)
        options = [Option("summon", actor.id, cell) for cell in cells]
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, options, "summon", "GH-3.14.1", actor.id)
        if answer is None:
            return False
        figure = bring_in(scene, self.creature, seat, answer.where)
        hero = scene.heroes[seat]
        if turn.card != NOTHING:
            active = put_in_active_area(scene, hero, turn.card, turn.half)
            active.figures.append(figure.id)
            figure.name = scene.card(turn.card).key
        return True


def bring_in(scene: Scene, creature: SummonDef, seat: int, cell: int) -> Figure:
    """A summon never acts in its first round (GH-3.14.7)."""
    hit_points = creature.hit_points_at(scene.heroes[seat].level)
    figure = Figure(len(scene.figures), FigureKind.SUMMON, Side.PARTY, cell, hit_points)
    figure.owner = seat
    figure.summon = creature
    figure.flying = creature.flying
    figure.summoned = scene.round
    figure.drops_coin = False
    scene.add(figure)
    scene.tell("summons", "GH-3.14.1", figure.id, cell)
    return figure


def bring_companion(scene: Scene, hero: Hero) -> Flow[None]:
    """A class with a companion begins with it beside the character, or as near as can be; start
    effects of the scenario do not concern it."""
    creature = hero.kind.companion
    if creature is None or hero.exhausted:
        return
    figure = scene.figure_of(hero)
    cells = empty_beside(scene, figure) or nearest_empty(scene, figure.cell)
    if cells:
        options = [Option("summon", figure.id, cell) for cell in cells]
        answer = yield Decision([hero.seat], "companion", options, "GH-3.14.1", figure.id)
        bring_in(scene, creature, hero.seat, answer.where)


def empty_beside(scene: Scene, figure: Figure) -> list[int]:
    return [cell for cell in scene.board.neighbours[figure.cell] if scene.is_empty(cell)]


class SummonMonster(Action):
    """A monster of a type and rank, beside the summoner or its focus (GH-4.7.3).

    `ranks` are for 2, 3 and 4 characters; -1 is none.
    """

    def __init__(
        self, type: str, ranks: list[int], beside_focus: bool = False, own_hit_points: bool = False
    ) -> None:
        self.type = type
        self.ranks = ranks
        self.beside_focus = beside_focus
        self.own_hit_points = own_hit_points

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        printed = self.type, self.ranks[scene.characters - 2]
        for rule in scene.scenario.audience.at(SpecialRule.summoned_by):
            printed = rule.summoned_by(scene, actor, printed)
        name, rank = printed
        if rank == NOTHING:
            return
        type = type_number(scene, name)
        if not scene.types[type].standees:  # GH-4.7.4
            return
        beside = actor
        if self.beside_focus and activation is not None and activation.focus is not None:
            beside = activation.focus
        cells = nearest_to_enemies(scene, actor, empty_beside(scene, beside))
        if not cells:
            return
        options = [Option("place", actor.id, each) for each in cells]
        seats = deciders(scene, actor)
        answer = yield from choose_one(seats, options, "monster-summon", "GH-4.8.1", actor.id)
        figure = put_monster(scene, type, rank if rank != Rank.BOSS else Rank.BOSS, answer.where)
        figure.summoned = scene.round  # GH-4.7.5
        figure.drops_coin = False
        if self.own_hit_points:
            figure.hp = min(figure.max_hp, actor.hp)
        yield from reveal_cards(scene)


def nearest_to_enemies(scene: Scene, actor: Figure, cells: list[int]) -> list[int]:
    """The hexes as near to an enemy as possible (GH-4.7.3)."""
    enemies = [
        figure.cell
        for figure in scene.figures
        if not figure.gone and scene.are_enemies(actor, figure)
    ]
    nearest: list[int] = []
    for cell in cells:
        far = scene.board.distances(cell)
        nearest.append(min([far[enemy] for enemy in enemies], default=FAR))
    return narrow(cells, [nearest])
