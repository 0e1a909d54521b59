"""The monster types on the map: stat cards, and what their ability cards of the round come to."""

from questhall.kernel.decisions import NOTHING

from ..effects.attacking import AttackAction
from ..effects.moving import MoveAction
from ..library.library import library
from ..printed.cards import Action
from ..printed.monsters import NO_VALUE, Stats
from ..rules.movement.rooms import monster_level
from ..state.figures import CONDITIONS, Figure, FigureKind
from ..state.scene import Scene, TypeInPlay
from .pieces import LineView, StatsView, TypeView

RANKS = (0, 1)
BOSS_RANKS = (2,)


def types_of(scene: Scene) -> list[TypeView]:
    """The types with figures on the map."""
    monsters = [
        figure for figure in scene.figures if figure.kind == FigureKind.MONSTER and not figure.gone
    ]
    found: list[TypeView] = []
    for number, type in enumerate(scene.types):
        present = [figure for figure in monsters if figure.type == number]
        if present:
            found.append(_type(scene, number, type, present))
    return found


def _type(scene: Scene, number: int, type: TypeInPlay, present: list[Figure]) -> TypeView:
    card = scene.monster_card(number)
    kind = type.kind
    level = min(7, monster_level(scene) + type.level_bonus)
    ranks = BOSS_RANKS if kind.boss else RANKS
    actions = [] if card is None else card.actions
    return TypeView(
        type=kind.key,
        deck=kind.deck,
        stats=[_stats(kind.stats_of(rank, level, scene.characters), rank) for rank in ranks],
        flying=kind.flying,
        allied=type.allied,
        card="" if card is None else card.key,
        initiative=0 if card is None else card.initiative,
        immune=[CONDITIONS[each] for each in kind.immune],
        lines=[_line(scene, action, present, ranks) for action in actions],
    )


def _line(scene: Scene, action: Action, present: list[Figure], ranks: tuple[int, ...]) -> LineView:
    """The numbers of the first figure of each rank."""
    line = LineView()
    if not isinstance(action, (AttackAction, MoveAction)):
        return line
    for rank in ranks:
        figure = next((each for each in present if each.rank == rank), None)
        if isinstance(action, MoveAction):
            line.jump = action.jumps
            line.values.append(NOTHING if figure is None else action.points_of(scene, figure))
        else:
            plan = None if figure is None else action.monster_plan(scene, figure)
            if figure is not None:
                line.targets = action.targets_of(scene, figure)
            line.area = _shape(action)
            line.values.append(NOTHING if plan is None else max(0, plan.value))
            line.ranges.append(NOTHING if plan is None else plan.range)
    return line


def _shape(action: AttackAction) -> str:
    areas = library().areas
    return next((name for name, area in areas.items() if area is action.area), "")


def _stats(stats: Stats, rank: int) -> StatsView:
    return StatsView(
        rank=rank,
        hit_points=stats.hit_points,
        attack=stats.attack,
        move=max(stats.move, NO_VALUE),
        range=stats.range,
        shield=stats.shield,
        retaliate=stats.retaliate,
        pierce=stats.pierce,
        targets=stats.targets,
        conditions=[CONDITIONS[each] for each in stats.conditions],
        advantage=stats.advantage,
        attackers_disadvantage=stats.attackers_disadvantage,
    )
