"""Wounds, healing, conditions, fire and criticals (chapters 10 and 11)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.events import Part

from ...printed.cards import CriticalColour, CriticalDef
from ...printed.kinds import CONDITIONS, Condition, Moment, stat_against
from ...state.adventure import Adventure, Phase, Pile
from ...state.attacks import Deed
from ...state.figures import Figure, Side
from ..answers import answer
from ..drawing import discard, draw
from ..enemies.masters import token_after_damage
from ..moments import by_the_event
from ..numbers import change, flies, most_hp
from ..staying_alive import before_death
from .death import die


def can_be_harmed(adventure: Adventure, figure: Figure) -> bool:
    """SS-11.1.0.14"""
    return figure.on_map and not adventure.is_ghost(figure) and not adventure.over


UNEXPLAINED: Final[list[Part]] = []


def hurt(
    adventure: Adventure,
    figure: Figure,
    amount: int,
    by: int = NOTHING,
    attack: bool = False,
    parts: list[Part] = UNEXPLAINED,
) -> Flow[None]:
    """Wounds that nothing prevents any more (SS-9.0.0.21, SS-2.0.0.7), by the sum of `parts`."""
    if amount <= 0 or not can_be_harmed(adventure, figure):
        return
    figure.wounds += amount
    _tell_wounds(adventure, figure, amount, by, parts)
    token_after_damage(adventure, figure, by)
    if figure.wounds >= most_hp(adventure, figure):
        yield from _die_or_not(adventure, figure, by)
    elif attack or adventure.rules.damage_includes_hp_loss:  # SS-R51
        deed = Deed(figure.id)
        deed.target = by
        deed.damage = amount
        yield from answer(adventure, figure, Moment.DAMAGE_TAKEN, deed)
        if attack:
            yield from by_the_event(adventure, Moment.DAMAGE_TAKEN, deed)


def _tell_wounds(
    adventure: Adventure, figure: Figure, amount: int, by: int, parts: list[Part]
) -> None:
    """The sum of an attack begins with the hits of whoever struck; else it is said by whom."""
    if parts:
        adventure.tell_sum("wounded", "SS-11.0.0.2", figure.id, NOTHING, amount, parts)
    elif by in (NOTHING, figure.id):
        adventure.tell("wounded", "SS-11.0.0.2", figure.id, NOTHING, amount)
    else:
        adventure.tell("wounded-by", "SS-11.0.0.2", figure.id, by, amount)


def can_be_healed(adventure: Adventure, figure: Figure) -> bool:
    """An event may forbid it to all heroes, an enemy to those in its area."""
    if figure.side != Side.HEROES:
        return True
    if figure.companion is not None:  # SS-7.2.0.17
        return False
    event = adventure.top_event()
    if event is not None and event.no_healing:
        return False
    for each in adventure.in_area(Side.ENEMIES, figure.area):
        if any(power.no_healing for power in adventure.powers_of(adventure.enemy_of(each))):
            return False
    return True


def _die_or_not(adventure: Adventure, figure: Figure, by: int) -> Flow[None]:
    """Something may still keep a hero alive."""
    yield from before_death(adventure, figure)
    if figure.wounds >= most_hp(adventure, figure):
        yield from die(adventure, figure, by)


def heal(adventure: Adventure, figure: Figure, amount: int) -> None:
    """SS-11.0.0.4"""
    healed = min(amount, figure.wounds)
    allowed = can_be_harmed(adventure, figure) and can_be_healed(adventure, figure)
    if healed > 0 and allowed:
        figure.wounds -= healed
        figure.scars = min(figure.scars, figure.wounds)
        adventure.tell("healed", "SS-11.0.0.4", figure.id, NOTHING, healed)


# -- conditions ---------------------------------------------------------------------------


def immunity(adventure: Adventure, figure: Figure, condition: int) -> str:
    """The rule by which a condition does nothing to somebody; empty if it does."""
    if condition == Condition.KNOCKED_DOWN and flies(adventure, figure):
        return "SS-6.1.3.3"
    if change(adventure, figure, stat_against(condition)) > 0:
        return "SS-2.0.0.3"
    if figure.side != Side.ENEMIES:
        return ""
    scroll = adventure.scroll(adventure.enemy_of(figure))
    return "SS-16.0.0.7" if condition in scroll.immune else ""


def afflict(
    adventure: Adventure, figure: Figure, condition: int, level: int, by: int = NOTHING
) -> Flow[None]:
    """SS-10.6.0.2: never two of a kind; the second costs a health point instead."""
    if not can_be_harmed(adventure, figure):
        return
    rule = immunity(adventure, figure, condition)
    if rule:
        adventure.tell("immune", rule, figure.id, condition)
        return
    if figure.side == Side.ENEMIES and condition == Condition.POISON:
        figure.harmed_by = by
    held = figure.conditions[condition]
    if held == 0:
        _put(adventure, figure, condition, level)
        return
    if condition == Condition.POISON and level > held:  # SS-10.6.3.3
        figure.conditions[condition] = level
    adventure.tell("condition-again", "SS-10.6.0.3", figure.id, condition)
    yield from hurt(adventure, figure, 1, by)


def _put(adventure: Adventure, figure: Figure, condition: int, level: int) -> None:
    figure.conditions[condition] = level
    own_turn = figure.side == Side.HEROES and figure.owner == adventure.active
    own_turn = (
        own_turn and adventure.phase == Phase.BATTLE and not adventure.heroes[figure.owner].acted
    )
    figure.fresh[condition] = own_turn  # SS-R58
    adventure.tell("condition", "SS-10.6.0.2", figure.id, condition, level)
    if condition == Condition.STUN and own_turn and figure.companion is None:
        lose_the_turn(adventure, figure.owner)
    if figure.side == Side.HEROES and condition == Condition.KNOCKED_DOWN:
        figure.hidden = False


def lose_the_turn(adventure: Adventure, place: int) -> None:
    """SS-R58: a stun in one's own turn ends it."""
    hero = adventure.heroes[place]
    hero.moves = hero.combats = hero.specials = hero.points = 0
    hero.moving = False


def cure(adventure: Adventure, figure: Figure, condition: int) -> None:
    if figure.has(condition):
        figure.drop(condition)
        adventure.tell("cured", "SS-10.6.0.4", figure.id, condition)


def cure_injury(adventure: Adventure, figure: Figure, token: int) -> None:
    """SS-10.6.2.1: removed like a condition."""
    figure.injuries.remove(token)
    adventure.decks[Pile.CRITICAL].discard.append(token)
    adventure.tell("injury-cured", "SS-10.6.2.1", figure.id, token)


# -- fire ---------------------------------------------------------------------------------


def set_on_fire(adventure: Adventure, figure: Figure, level: int, by: int = NOTHING) -> None:
    """SS-10.3.0.3: it stacks."""
    if can_be_harmed(adventure, figure):
        figure.fire.append(level)
        figure.harmed_by = by
        adventure.tell("fire", "SS-10.3.0.3", figure.id, NOTHING, level)


def light(adventure: Adventure, area: int, level: int) -> None:
    """A fire token in an area (SS-10.3.0.4)."""
    adventure.grounds[area].fire.append(level)
    adventure.tell("area-fire", "SS-10.3.0.4", area, NOTHING, level)
    for figure in adventure.figures:
        if figure.area == area:
            set_on_fire(adventure, figure, level)


def burn_down(tokens: list[int]) -> list[int]:
    """SS-10.3.0.1, SS-10.3.0.2: a token of level II turns to I, one of level I goes."""
    return [level - 1 for level in tokens if level > 1]


# -- criticals ----------------------------------------------------------------------------


def draw_critical(adventure: Adventure, figure: Figure, by: int) -> Flow[None]:
    """One token, before the defence (SS-10.1.0.2)."""
    token = draw(adventure, Pile.CRITICAL)
    if token == NOTHING:
        return
    printed = adventure.printed(token, CriticalDef)
    adventure.tell("critical", "SS-10.1.0.2", figure.id, token)
    if printed.colour == CriticalColour.RED:
        adventure.in_hand[Pile.CRITICAL].remove(token)
        yield from _injure(adventure, figure, token, printed, by)
        return
    stronger = 0 < figure.conditions[Condition.POISON] < printed.strength
    if printed.group == CONDITIONS[Condition.POISON] and stronger:
        figure.conditions[Condition.POISON] = printed.strength  # SS-R89
    elif printed.effect is not None:
        deed = Deed(by)
        deed.target = figure.id
        yield from printed.effect.resolve(adventure, deed)
    discard(adventure, Pile.CRITICAL, [token])  # SS-10.1.0.4: applied, then discarded


def _injure(
    adventure: Adventure, figure: Figure, token: int, printed: CriticalDef, by: int
) -> Flow[None]:
    discard = adventure.decks[Pile.CRITICAL].discard
    for held in figure.injuries:
        other = adventure.printed(held, CriticalDef)
        if other.group != printed.group:
            continue
        if other.strength >= printed.strength:  # SS-10.1.0.6, SS-R48
            discard.append(token)
            yield from hurt(adventure, figure, 1, by)
            return
        figure.injuries.remove(held)  # SS-10.1.0.7
        discard.append(held)
        break
    figure.injuries.append(token)
    if figure.wounds >= most_hp(adventure, figure):  # SS-10.6.2.3
        yield from _die_or_not(adventure, figure, by)
