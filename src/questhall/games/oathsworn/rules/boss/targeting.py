"""Whom an enemy attacks (OS-8.3, OS-8.10)."""

from questhall.boards.floods import FAR, steps_to_any
from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING

from ...printed.cards import Who
from ...printed.clearing import BOARD, SIGHT
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import OATHSWORN, SENTINEL, Figure


class Reach:
    """How far a card or a box lets an enemy go before it attacks, and how far that attack goes.

    A range of NOTHING is no attack: then everybody can be reached.
    """

    def __init__(self, movement: int, range: int) -> None:
        self.movement = movement
        self.range = range
        self.unseen = False  # whom the card names need not be in sight


def steps_to(battle: Battle, enemy: Figure, target: Figure, range: int) -> int:
    """The steps to a hex from which the target can be attacked (OS-8.3.10); FAR if none is."""
    near = max(1, range)
    if enemy.large:  # OS-8.7.2: through everything
        return max(0, BOARD.distance_between(enemy.mask(), target.mask()) - near)
    passable = battle.free() | enemy.mask()
    goals = within(target.mask(), near)
    return steps_to_any(BOARD.neighbours, enemy.mask(), goals, passable)


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
    return SIGHT.seen_of(enemy.front(), target.mask(), battle.obstacle_mask()) != 0


def reachable(battle: Battle, enemy: Figure, target: Figure, reach: Reach) -> bool:
    """OS-8.3.9: in range and in line of sight."""
    return sees(battle, enemy, target) and _in_range(battle, enemy, target, reach)


def _in_range(battle: Battle, enemy: Figure, target: Figure, reach: Reach) -> bool:
    if reach.range == NOTHING:
        return True
    away = BOARD.distance_between(enemy.mask(), target.mask())
    if away - max(1, reach.range) > reach.movement:
        return False
    return steps_to(battle, enemy, target, reach.range) <= reach.movement


def _may_be_named(battle: Battle, enemy: Figure, target: Figure, reach: Reach) -> bool:
    if reach.unseen:
        return _in_range(battle, enemy, target, reach)
    return reachable(battle, enemy, target, reach)


class Chosen:
    """A target, and the rule that chose it; nobody may be left."""

    def __init__(self, figure: Figure | None, rule: str) -> None:
        self.figure = figure
        self.rule = rule


def choose_target(
    battle: Battle, enemy: Figure, reach: Reach, special: Who | None, breaker: Figure | None
) -> Figure | None:
    return choose_with_rule(battle, enemy, reach, special, breaker).figure


def choose_with_rule(
    battle: Battle, enemy: Figure, reach: Reach, special: Who | None, breaker: Figure | None
) -> Chosen:
    """The steps of OS-8.3 in their order."""
    if breaker is not None and _fair_game(breaker) and reachable(battle, enemy, breaker, reach):
        return Chosen(breaker, "OS-7.15.4")  # OS-8.3.2
    if enemy.taunted_by != NOTHING:
        taunter = battle.figures[enemy.taunted_by]
        if taunter.on_board:
            return Chosen(taunter, "OS-8.3.11")
    prey = prey_of(battle, enemy)
    fit = [figure for figure in prey if reachable(battle, enemy, figure, reach)]
    if special is not None:  # OS-8.3.3
        named = special.candidates(battle, Deed(enemy.id))
        named_fit = [each for each in named if _may_be_named(battle, enemy, each, reach)]
        chosen = named_fit if all(figure.hidden for figure in fit) else _in_the_open(named_fit)
        if chosen:
            return Chosen(nearest(battle, enemy, chosen), "OS-8.3.3")
    if fit:
        return Chosen(nearest(battle, enemy, _in_the_open(fit) or fit), "OS-8.3.4")
    if not prey:
        return Chosen(None, "OS-8.3.7")
    return Chosen(nearest(battle, enemy, _in_the_open(prey) or prey), "OS-8.3.7")


def _in_the_open(figures: list[Figure]) -> list[Figure]:
    """OS-R74: who hides is chosen only if nobody else can be."""
    return [figure for figure in figures if not figure.hidden]


def _fair_game(breaker: Figure) -> bool:
    return breaker.on_board and breaker.kind == OATHSWORN


def prey_of(battle: Battle, enemy: Figure) -> list[Figure]:
    """Bosses look for Oathsworn, minions for all friends of theirs (OS-8.3.1, OS-8.10.1); nobody
    looks for civilians."""
    if enemy.boss is not None:
        return battle.oathsworn_on_board()
    return [each for each in battle.enemies_of(enemy) if each.kind != SENTINEL]  # OS-14.3.5


def nearest(battle: Battle, enemy: Figure, candidates: list[Figure]) -> Figure:
    """The fewest steps, then whom another of the mob is already at, then North then West
    (OS-8.3.4 to OS-8.3.6). The candidates come in the order of the board."""
    best, least = candidates[0], (FAR, FAR, True, FAR)
    for figure in candidates:
        away = BOARD.distance_between(enemy.mask(), figure.mask())
        if away - 1 > least[0]:  # no way is shorter than that
            continue
        steps = steps_to(battle, enemy, figure, 1)
        alone = enemy.mob and not beside_a_mob(battle, enemy, figure)
        key = (steps, away if steps == FAR else 0, alone, figure.place)
        if key < least:
            best, least = figure, key
    return best


def beside_a_mob(battle: Battle, enemy: Figure, target: Figure) -> bool:
    """OS-8.3.5, OS-8.10.2"""
    around = BOARD.beside(target.mask())
    for other in battle.of_side(enemy.side):
        if other.id != enemy.id and other.mob and other.mask() & around:
            return True
    return False
