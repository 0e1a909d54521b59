"""Shapeshift: a basic action gives the same number of points of another kind (MK-4.3.5)."""

from questhall.kernel.decisions import Decision, Flow, Option

from ..printed.cards import DeedDef, DeedKind, Effect, Play
from ..printed.kinds import Element
from ..rules.cards.gaining import lay_out_card, one_of_each
from ..rules.cards.mana import can_pay, pay
from ..rules.cards.sideways import Point, choose_point, gain_point, points_of_use
from ..state.heroes import Hero
from ..state.realm import Realm
from .points import AllOf, AttackPoints, BlockPoints, MovePoints, OneOf

STRONG = 10  # added to the element of a strong effect


class Shape:
    """Move, Attack or Block in an effect, and what else the effect does."""

    def __init__(self, point: int, amount: int, element: int) -> None:
        self.point = point
        self.amount = amount
        self.element = element
        self.rest: list[Effect] = []


def shapes_of(effect: Effect) -> list[Shape]:
    if isinstance(effect, MovePoints):
        return [Shape(Point.MOVE, effect.amount, Element.PHYSICAL)]
    if isinstance(effect, BlockPoints):
        return [Shape(Point.BLOCK, effect.amount, effect.element)]
    if isinstance(effect, AttackPoints):
        return [Shape(Point.ATTACK, effect.amount, effect.element)]
    found: list[Shape] = []
    if isinstance(effect, OneOf):
        for each in effect.effects:
            found.extend(shapes_of(each))
    elif isinstance(effect, AllOf):
        found = shapes_of(effect.effects[0])
        for shape in found:
            shape.rest = shape.rest + effect.effects[1:]
    return found


class Shapeshift(Effect):
    """Any of the three kinds that is of use now, except the one it has."""

    def _options(self, realm: Realm, hero: Hero) -> list[Option]:
        wanted = _wanted(realm, hero)
        options: list[Option] = []
        for card in one_of_each(realm, hero.hand):
            deed = realm.deed(card)
            if deed.kind != DeedKind.BASIC_ACTION:
                continue
            options.extend(self._forms(card, deed.basic, wanted, 0))
            if can_pay(realm, hero, deed.colour):
                options.extend(self._forms(card, deed.strong, wanted, STRONG))
        return options

    def _forms(self, card: int, effect: Effect, wanted: list[int], strong: int) -> list[Option]:
        options: list[Option] = []
        for shape in shapes_of(effect):
            option = Option("shift", card, shape.element + strong, shape.amount)
            changes = [point for point in wanted if point != shape.point]
            if changes and not any(option.same_as(other) for other in options):
                options.append(option)
        return options

    def useful(self, realm: Realm, hero: Hero) -> bool:
        return len(self._options(realm, hero)) > 0

    def play(self, realm: Realm, hero: Hero, play: Play) -> Flow[None]:
        options = self._options(realm, hero)
        answer = yield Decision([hero.seat], "shift", options, "MK-4.3.5", play.card)
        deed = realm.deed(answer.what)
        strong = answer.where >= STRONG
        wanted = _wanted(realm, hero)
        lay_out_card(realm, hero, answer.what)
        if strong:
            yield from pay(realm, hero, deed.colour, "MK-4.1.3", answer.what)
        shapes = _meant(deed, strong, answer)
        points = [each for each in wanted if _changing_to(shapes, each)]
        point = yield from choose_point(realm, hero, answer.what, points)
        inner = Play(answer.what, deed.colour)
        gain_point(realm, hero, inner, point, answer.amount, answer.where % STRONG)
        for effect in _changing_to(shapes, point)[0].rest:
            if effect.useful(realm, hero):
                yield from effect.play(realm, hero, inner)


def _wanted(realm: Realm, hero: Hero) -> list[int]:
    return [point for point in points_of_use(realm, hero) if point != Point.INFLUENCE]


def _changing_to(shapes: list[Shape], point: int) -> list[Shape]:
    return [shape for shape in shapes if shape.point != point]


def _meant(deed: DeedDef, strong: bool, answer: Option) -> list[Shape]:
    """The shapes that look like the chosen one."""
    return [
        shape
        for shape in shapes_of(deed.strong if strong else deed.basic)
        if shape.amount == answer.amount and shape.element == answer.where % STRONG
    ]
