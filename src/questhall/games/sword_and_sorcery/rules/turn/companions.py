"""Companions: summoned, and activated in the turn of their owner (SS-7.2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import Flow, Option, ask, ending, meant_by, no_decisions

from ...printed.companions import CompanionDef
from ...printed.kinds import Condition
from ...state.adventure import Adventure
from ...state.attacks import Attack
from ...state.figures import Figure, Side
from ...state.heroes import Hero
from ..attack.harm import cure
from ..attack.saves import saves
from ..attack.strike import strike
from ..control import engaged
from ..movement.entering import enter
from ..movement.walking import can_leave, evade, steps
from ..numbers import most_shields
from ..targets import in_reach
from .goods import gain_item


class Activation:
    """What a companion may still do: one movement and one attack (SS-R31)."""

    def __init__(self, points: int) -> None:
        self.points = points
        self.has_moved = False
        self.has_attacked = False
        self.handled = False  # something was picked up or handed over


def summon(adventure: Adventure, hero: Hero, card: CompanionDef, level: int) -> Figure:
    """SS-7.2.0.2: in the hero's area; the same figure each time."""
    for figure in adventure.figures:
        if figure.companion is not None and figure.owner == hero.place:
            break
    else:
        figure = Figure(len(adventure.figures), Side.HEROES, hero.place)
        adventure.figures.append(figure)
    figure.companion = card
    figure.summoned_at = level
    figure.area = adventure.figure_of(hero).area
    figure.came_from = NOWHERE
    figure.shields = most_shields(adventure, figure)
    adventure.tell("summons", "SS-7.2.0.2", hero.place, figure.id)
    return figure


def activate_companion(adventure: Adventure, hero: Hero, figure: Figure) -> Flow[None]:
    """SS-7.2.0.8, SS-7.2.0.20: to its end, without anything in between."""
    assert figure.companion is not None
    activation = Activation(figure.companion.move)
    while figure.on_map and not adventure.over:
        options = _options(adventure, figure, activation)
        if not options:
            return
        options.append(ending("companion-done"))
        answer = yield ask(hero.seat, "companion", options, "SS-7.2.0.8", figure.id)
        if answer.ends:
            return
        yield from meant_by(answer, Errand).run(adventure, figure, activation, answer)


def _options(adventure: Adventure, figure: Figure, activation: Activation) -> list[Option]:
    """SS-7.2.0.13: neither SPECIAL nor FREE actions. Whoever is slowed does one thing only."""
    options: list[Option] = []
    slowed = figure.has(Condition.SLOW) and (activation.has_moved or activation.has_attacked)
    moving = activation.has_moved and not activation.has_attacked
    if activation.points > 0 and (moving or not slowed) and not _broken_off(activation):
        if figure.has(Condition.KNOCKED_DOWN):
            options.append(Option("companion-stands", meant=STANDING_UP))
        else:
            found = steps(adventure, figure, activation.points)
            for area, cost in found:
                options.append(Option("companion-move", area, amount=cost, meant=MOVING))
    if not activation.has_attacked and not slowed and not figure.has(Condition.KNOCKED_DOWN):
        for enemy in adventure.characters(Side.ENEMIES):
            if in_reach(adventure, figure, enemy, 0):
                options.append(Option("companion-attack", enemy.id, meant=ATTACKING))
    return [*options, *_errands(adventure, figure, activation)]


def _broken_off(activation: Activation) -> bool:
    """A movement that an attack has ended is not taken up again."""
    return activation.has_moved and activation.has_attacked


def _errands(adventure: Adventure, figure: Figure, activation: Activation) -> list[Option]:
    """What the card allows beyond the rules (SS-7.2.0.24, SS-R32)."""
    assert figure.companion is not None
    if engaged(adventure, figure) or not figure.companion.carries:
        return []
    options: list[Option] = []
    if not figure.carried:
        ground = adventure.grounds[figure.area]
        options += [Option("companion-takes", card, meant=TAKING) for card in ground.items]
    for hero in adventure.living():
        if figure.carried and adventure.figure_of(hero).area == figure.area:
            options.append(Option("companion-gives", hero.place, meant=GIVING))
    return [] if activation.handled and not figure.carried else options


def _finds_its_way(adventure: Adventure, figure: Figure) -> Flow[bool]:
    """SS-10.6.4.1, SS-7.2.0.15: a blinded one saves with its owner's value."""
    if not figure.has(Condition.BLIND):
        return True
    saved = yield from saves(adventure, adventure.hero_of(figure))
    return saved


@mypyc_attr(allow_interpreted_subclasses=True)
class Errand:
    """One kind of thing that a companion does."""

    def run(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")


class Taking(Errand):
    """It picks a card up."""

    def run(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        activation.handled = True
        adventure.grounds[figure.area].items.remove(option.what)
        figure.carried.append(option.what)
        return no_decisions()


class Giving(Errand):
    """It gives the card to a hero."""

    def run(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        gain_item(adventure, adventure.heroes[option.what], figure.carried.pop())
        return no_decisions()


class Attacking(Errand):
    """It attacks an enemy."""

    def run(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        activation.has_attacked = True
        finds = yield from _finds_its_way(adventure, figure)
        if finds:
            assert figure.companion is not None
            yield from strike(adventure, Attack(figure.id, option.what, figure.companion.blow))


class Moving(Errand):
    """SS-7.2.0.11: by the rules of heroes, evading too (SS-R31)."""

    def run(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        if not activation.has_moved:
            activation.has_moved = True
            finds = yield from _finds_its_way(adventure, figure)
            if not finds:
                activation.points = 0
                return
        yield from self.step(adventure, figure, activation, option)

    def step(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        before = figure.area
        yield from evade(adventure, figure)
        if not can_leave(figure) or figure.area != before or adventure.over:
            return
        activation.points -= option.amount
        adventure.tell("moves", "SS-7.2.0.11", figure.id, option.what)
        yield from enter(adventure, figure, option.what)


class StandingUp(Moving):
    """It gets up."""

    def step(
        self, adventure: Adventure, figure: Figure, activation: Activation, option: Option
    ) -> Flow[None]:
        activation.points -= 1
        cure(adventure, figure, Condition.KNOCKED_DOWN)
        return no_decisions()


TAKING: Final = Taking()
GIVING: Final = Giving()
ATTACKING: Final = Attacking()
MOVING: Final = Moving()
STANDING_UP: Final = StandingUp()
