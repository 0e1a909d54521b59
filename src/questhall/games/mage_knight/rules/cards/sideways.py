"""Cards played sideways (MK-4.1.7): which points they give, and how skills add to them."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option
from questhall.kernel.kinds import names_in

from ...printed.cards import Play
from ...printed.kinds import NO_COLOUR, Element, Range
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase
from .gaining import lay_out_card
from .points import gain_attack, gain_block, gain_influence, gain_move
from .uses_of_points import influence_helps, move_helps


class Point:
    """What a card played sideways may give."""

    MOVE: Final = 0
    INFLUENCE: Final = 1
    ATTACK: Final = 2
    BLOCK: Final = 3


POINTS = tuple(names_in(Point))


def points_of_use(realm: Realm, hero: Hero) -> list[int]:
    """The points a card may give now, the phase's own first. Never ranged or siege attack
    (MK-4.1.8, MK-8.4.7); movement and influence whenever they help (MK-5.5.3)."""
    found: list[int] = []
    if realm.turn.phase == Phase.BLOCK:
        found.append(Point.BLOCK)
    elif realm.turn.phase == Phase.ATTACK:
        found.append(Point.ATTACK)
    if move_helps(realm):
        found.append(Point.MOVE)
    if influence_helps(realm, hero):
        found.append(Point.INFLUENCE)
    return found


def choose_point(realm: Realm, hero: Hero, card: int, points: list[int]) -> Flow[int]:
    """Choose one of the points that are of use."""
    if len(points) == 1:
        return points[0]
    options = [Option("give-point", point) for point in points]
    answer = yield Decision([hero.seat], "which-point", options, "MK-4.1.7", card)
    return answer.what


def lay_sideways(realm: Realm, hero: Hero, card: int, amount: int) -> Flow[None]:
    """Play a card sideways; a skill may make it more than 1."""
    points = points_of_use(realm, hero)
    lay_out_card(realm, hero, card)
    play = Play(card, NO_COLOUR)
    play.sideways = True
    realm.tell("plays-sideways", "MK-4.1.7", hero.seat, card)
    point = yield from choose_point(realm, hero, card, points)
    gain_point(realm, hero, play, point, amount, Element.PHYSICAL)


def gain_point(realm: Realm, hero: Hero, play: Play, point: int, amount: int, element: int) -> None:
    if point == Point.MOVE:
        gain_move(realm, hero, play, amount)
    elif point == Point.INFLUENCE:
        gain_influence(realm, hero, play, amount)
    elif point == Point.ATTACK:
        gain_attack(realm, hero, play, amount, Range.MELEE, element)
    else:
        gain_block(realm, hero, play, amount, element)
