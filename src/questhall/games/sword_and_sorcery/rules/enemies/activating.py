"""An enemy acts (SS-15.7, SS-15.11)."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.kinds import Condition, Moment
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.enemies import Enemy
from ..attack.harm import cure
from ..moments import at_moment
from ..reactions import react
from .choosing import choose
from .masters import pass_token_on


def activate(adventure: Adventure, enemy: Enemy, otherwise: bool = False) -> Flow[None]:
    """One behaviour, carried out completely (SS-15.7.1.9); `otherwise`: the last one, whatever the
    distance."""
    figures = [adventure.figures[number] for number in enemy.figures]
    if enemy.held:
        adventure.tell("held", "SS-2.0.0.3", enemy.figures[0])
        return
    adventure.tell("activated", "SS-15.7.0.3", enemy.figures[0])
    stunned = [figure for figure in figures if figure.has(Condition.STUN)]
    for figure in figures:  # SS-15.11.1.2
        if figure.has(Condition.KNOCKED_DOWN) and not figure.has(Condition.STUN):
            cure(adventure, figure, Condition.KNOCKED_DOWN)
    if len(stunned) < len(figures) and adventure.goes_deeper():
        yield from _behave(adventure, enemy, otherwise)
        adventure.comes_back()
    for figure in stunned:  # SS-15.11.6.1
        cure(adventure, figure, Condition.STUN)
    for figure in figures:
        for condition in (Condition.BLIND, Condition.SLOW):
            cure(adventure, figure, condition)
    if enemy.in_play and not adventure.over:
        deed = Deed(enemy.figures[0])
        deed.enemy = enemy.id
        yield from at_moment(
            adventure, adventure.figures[enemy.figures[0]], Moment.ACTIVATION_END, deed
        )


def _behave(adventure: Adventure, enemy: Enemy, otherwise: bool) -> Flow[None]:
    if adventure.is_master(enemy):
        yield from pass_token_on(adventure)
    yield from react(adventure, Moment.TARGET_CHOICE, adventure.figures[enemy.figures[0]])
    choice = yield from choose(adventure, enemy, otherwise)
    enemy.taunted_by = NOTHING
    if choice is None:  # SS-15.7.1.8
        adventure.tell("stays", "SS-15.7.1.8", enemy.figures[0])
        return
    lines = adventure.scroll(enemy).behaviours
    line = lines.index(choice.behaviour) + 1
    adventure.tell("follows-line", "SS-15.7.1.1", enemy.figures[0], NOTHING, line)
    sentences = choice.behaviour.sentences
    if any(adventure.figures[number].has(Condition.SLOW) for number in enemy.figures):
        sentences = sentences[:1]  # SS-15.11.3.1
    for sentence in sentences:
        if not enemy.in_play or adventure.over or _all_stunned(adventure, enemy):
            return  # SS-15.11.6.2
        deed = Deed(enemy.figures[0])
        deed.enemy = enemy.id
        deed.target = choice.target
        if choice.target != NOTHING:
            deed.area = adventure.figures[choice.target].area
        yield from sentence.resolve(adventure, deed)


def _all_stunned(adventure: Adventure, enemy: Enemy) -> bool:
    return all(adventure.figures[number].has(Condition.STUN) for number in enemy.figures)
