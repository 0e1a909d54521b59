"""Whom an enemy attacks (OS-8.3, OS-8.10)."""

from mypy_extensions import mypyc_attr

from questhall.boards.floods import FAR
from questhall.boards.masks import places_in
from questhall.boards.paths import Ground, Steps
from questhall.kernel.decisions import NOTHING

from ...printed.cards import Who
from ...printed.clearing import BOARD
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure, FigureKind, apart, beside


@mypyc_attr(acyclic=True)
class Reach:
    """How far a card or a box lets an enemy go before it attacks, and how far that attack goes.

    A range of NOTHING is no attack: then everybody can be reached.
    """

    def __init__(self, movement: int, range: int) -> None:
        self.movement = movement
        self.range = range
        self.unseen = False  # whom the card names need not be in sight


@mypyc_attr(acyclic=True)
class Ways:
    """How far everybody is from an enemy as all stand now."""

    def __init__(self, battle: Battle, enemy: Figure, ground: Ground | None = None) -> None:
        self.battle = battle
        self.enemy = enemy
        self._ground = ground
        self._steps: Steps | None = None

    def steps_to(self, target: Figure, range: int, most: int = FAR) -> int:
        """The steps to a hex from which the target can be attacked (OS-8.3.10); FAR if none is, at
        least not within `most` steps."""
        near = max(1, range)
        if self.enemy.large:  # OS-8.7.2: through everything
            return max(0, apart(self.enemy, target) - near)
        if 0 < apart(self.enemy, target) <= near:  # where it stands
            return 0
        if self._steps is None:
            ground = self._ground or self.battle.open_ground()
            start, far = self.enemy.place, BOARD.far[target.place]
            straight = ground.straight_way(start, far, target.radius + near)
            if straight:
                return len(straight)
            self._steps = Steps(ground, start)
        if near == 1 and target.radius == 0:
            return self._steps.to_any(BOARD.near[target.place], most)
        return self._steps.to_any(places_in(within(target.mask(), near)), most)


def within(mask: int, range: int) -> int:
    """The hexes up to a distance from a set of hexes, without these."""
    found = 0
    for place in places_in(mask):
        found |= BOARD.within(place, range)
    return found & ~mask


def sees(battle: Battle, enemy: Figure, target: Figure) -> bool:
    """From where it stands before it moves, a large one from its front (OS-8.3.8, OS-7.10.6). In
    its lair it hears them all."""
    if enemy.lurking:
        return True
    return battle.sees(enemy.front(), target)


def reachable(ways: Ways, target: Figure, reach: Reach) -> bool:
    """OS-8.3.9: in range and in line of sight."""
    if _too_far(ways, target, reach) or not sees(ways.battle, ways.enemy, target):
        return False
    return _in_range(ways, target, reach)


def _too_far(ways: Ways, target: Figure, reach: Reach) -> bool:
    """Even if nothing were in the way."""
    if reach.range == NOTHING:
        return False
    return apart(ways.enemy, target) - max(1, reach.range) > reach.movement


def _in_range(ways: Ways, target: Figure, reach: Reach) -> bool:
    if reach.range == NOTHING:
        return True
    if _too_far(ways, target, reach):
        return False
    return ways.steps_to(target, reach.range, reach.movement) <= reach.movement


def _may_be_named(ways: Ways, target: Figure, reach: Reach) -> bool:
    if reach.unseen:
        return _in_range(ways, target, reach)
    return reachable(ways, target, reach)


@mypyc_attr(acyclic=True)
class Chosen:
    """A target, and the rule that chose it; nobody may be left."""

    def __init__(self, figure: Figure | None, rule: str) -> None:
        self.figure = figure
        self.rule = rule


def choose_target(
    battle: Battle, enemy: Figure, reach: Reach, special: Who | None, breaker: Figure | None
) -> Figure | None:
    return choose_with_rule(Ways(battle, enemy), reach, special, breaker).figure


def choose_with_rule(
    ways: Ways, reach: Reach, special: Who | None, breaker: Figure | None
) -> Chosen:
    """The steps of OS-8.3 in their order."""
    battle, enemy = ways.battle, ways.enemy
    # An ally or the Guardian too (OS-8.3.2), but nobody who is inside a boss (OS-13.5.3).
    if breaker is not None and breaker.on_board and reachable(ways, breaker, reach):
        return Chosen(breaker, "OS-7.15.4")  # OS-8.3.2
    if enemy.taunted_by != NOTHING:
        taunter = battle.figures[enemy.taunted_by]
        if taunter.on_board:
            return Chosen(taunter, "OS-8.3.11")
    prey = prey_of(battle, enemy)
    fit = [figure for figure in prey if reachable(ways, figure, reach)]
    if special is not None:  # OS-8.3.3
        named = special.candidates(battle, Deed(enemy.id))
        named_fit = [each for each in named if _may_be_named(ways, each, reach)]
        chosen = named_fit if all(figure.hidden for figure in fit) else _in_the_open(named_fit)
        if chosen:
            return Chosen(nearest(ways, chosen), "OS-8.3.3")
    if fit:
        return Chosen(nearest(ways, _in_the_open(fit) or fit), "OS-8.3.4")
    if not prey:
        return Chosen(None, "OS-8.3.7")
    return Chosen(nearest(ways, _in_the_open(prey) or prey), "OS-8.3.7")


def _in_the_open(figures: list[Figure]) -> list[Figure]:
    """OS-R74: who hides is chosen only if nobody else can be."""
    return [figure for figure in figures if not figure.hidden]


def prey_of(battle: Battle, enemy: Figure) -> list[Figure]:
    """Bosses look for Oathsworn, minions for all friends of theirs (OS-8.3.1, OS-8.10.1); nobody
    looks for civilians."""
    if enemy.boss is not None:
        return battle.oathsworn_on_board()
    enemies = battle.enemies_of(enemy)
    return [each for each in enemies if each.kind != FigureKind.SENTINEL]  # OS-14.3.5


def nearest(ways: Ways, candidates: list[Figure]) -> Figure:
    """The fewest steps, then whom another of the mob is already at, then North then West
    (OS-8.3.4 to OS-8.3.6). The candidates come in the order of the board."""
    enemy = ways.enemy
    best, fewest, least = candidates[0], FAR, NOTHING
    for figure in candidates:
        away = apart(enemy, figure)
        if away - 1 > fewest:  # no way is shorter than that
            continue
        steps = ways.steps_to(figure, 1, fewest)
        if steps > fewest:
            continue
        alone = enemy.mob and not beside_a_mob(ways.battle, enemy, figure)
        # Steps count most, then the distance if there is no way, then company, then the place.
        order = steps * BOARD.size + (away if steps == FAR else 0)
        order = (order * 2 + int(alone)) * BOARD.size + figure.place
        if least == NOTHING or order < least:
            best, fewest, least = figure, steps, order
    return best


def beside_a_mob(battle: Battle, enemy: Figure, target: Figure) -> bool:
    """OS-8.3.5, OS-8.10.2"""
    for other in battle.figures:
        if other.mob and other.id != enemy.id and beside(other, target):
            return True
    return False
