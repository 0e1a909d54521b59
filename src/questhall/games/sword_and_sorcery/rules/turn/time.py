"""The Time phase (SS-4.1)."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.kinds import Condition, Moment, Until
from ...state.adventure import Adventure, Phase
from ...state.attacks import Deed
from ...state.figures import Figure, Side
from ..attack.harm import burn_down, cure, hurt
from ..attack.saves import saves
from ..boons import lapse
from ..moments import at_moment
from ..movement.shadows import look_around
from ..numbers import most_shields, rank_of
from ..scripts import check_goals
from .cooldown import refresh_and_recharge
from .empowering import turn_back


def time_phase(adventure: Adventure) -> Flow[None]:
    adventure.round += 1
    adventure.phase = Phase.TIME
    if adventure.active == NOTHING:
        adventure.active = 0
    adventure.tell("round", "SS-4.0.0.1", adventure.round)
    yield from look_around(adventure)
    for figure in _in_order(adventure):  # SS-R9
        yield from _burn(adventure, figure)
    for figure in _in_order(adventure):
        deed = Deed(figure.id)
        if figure.on_map and not adventure.over:
            yield from at_moment(adventure, figure, Moment.TIME_PHASE, deed)
    if adventure.over:
        return
    _reset(adventure)
    for hero in adventure.heroes:  # SS-11.1.0.11: ghosts too
        refresh_and_recharge(hero)
    yield from check_goals(adventure)
    adventure.next_step = "souls"


def _in_order(adventure: Adventure) -> list[Figure]:
    """Heroes by their seats, then enemies by rank."""
    heroes = adventure.characters(Side.HEROES)
    order = sorted([(-rank_of(adventure, e), e.id) for e in adventure.enemies_in_play()])
    numbers = [number for _, enemy in order for number in adventure.enemies[enemy].figures]
    return [*heroes, *[adventure.figures[number] for number in numbers]]


def _burn(adventure: Adventure, figure: Figure) -> Flow[None]:
    """Fire, then poison, then the save against it (SS-10.3.0.1, SS-10.6.3.2, SS-15.11.4.1)."""
    burning = len(figure.fire)
    if burning and not adventure.over:
        figure.fire = burn_down(figure.fire)
        adventure.tell("burns", "SS-10.3.0.1", figure.id)
        if (
            figure.side == Side.ENEMIES
            and adventure.scroll(adventure.enemy_of(figure)).burns_for_good
        ):
            figure.scars += burning
        yield from hurt(adventure, figure, burning, _culprit(adventure, figure))
    if figure.has(Condition.POISON) and not adventure.over:
        poison = figure.conditions[Condition.POISON]
        adventure.tell("poison-works", "SS-10.6.3.2", figure.id)
        yield from hurt(adventure, figure, poison, _culprit(adventure, figure))
        alive = figure.has(Condition.POISON) and not adventure.over
        if alive and figure.side == Side.HEROES:
            saved = yield from saves(adventure, adventure.hero_of(figure))
            if saved:
                cure(adventure, figure, Condition.POISON)


def _culprit(adventure: Adventure, figure: Figure) -> int:
    """Whose damage it is for the priority token: nobody's, unless agreed otherwise (SS-R81)."""
    return figure.harmed_by if adventure.rules.delayed_damage_moves_token else NOTHING


def _reset(adventure: Adventure) -> None:
    """SS-4.1.0.1 (c), (d)"""
    lapse(adventure, Until.TURN, Until.TIME)
    turn_back(adventure)
    for figure in adventure.figures:
        if figure.on_map and not adventure.is_ghost(figure):
            figure.shields = most_shields(adventure, figure)
        figure.veiled = False
    for ground in adventure.grounds:  # SS-10.3.0.6
        if ground.fire:
            ground.fire = burn_down(ground.fire)
    for hero in adventure.heroes:
        hero.acted = False
        hero.used_this_round = []
    adventure.deeds_this_round = []
    adventure.struck_this_round = []
    for enemy in adventure.enemies:
        enemy.used_this_round = []
        enemy.held = False
