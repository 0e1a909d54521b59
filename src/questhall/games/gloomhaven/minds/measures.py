"""What a hint compares: health, enemies, cards and the goal."""

from questhall.kernel.measures import Measure

from ..rules.scenario import progress
from ..state.figures import FigureKind, Side
from ..state.scene import Phase, Scene
from .judge import turns_left

PERCENT = 100.0


def measures(scene: Scene, seat: int) -> list[Measure]:
    if scene.phase == Phase.PREPARING:
        return []
    own = 0.0
    party = 0.0
    foes = 0.0
    standing = 0.0
    for figure in scene.figures:
        if figure.gone:
            continue
        if figure.side == Side.FOES:
            foes += figure.hp
            standing += 1
        elif figure.kind == FigureKind.CHARACTER and figure.owner == seat:
            own += figure.hp
        else:
            party += figure.hp
    hero = scene.heroes[seat]
    return [
        Measure("foes-health", foes, -1.0),
        Measure("foes-left", standing, -2.0),
        Measure("own-health", own, 1.2),
        Measure("party-health", party, 0.8),
        Measure("turns", turns_left(hero), 1.0),
        Measure("coins", float(hero.coins), 0.3),
        Measure("goal", PERCENT * progress(scene), 0.3),
    ]
