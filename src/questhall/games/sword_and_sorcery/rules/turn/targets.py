"""Whom or what an item or a power may be used on (SS-6.5.0.3, SS-6.1.1.2)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ...printed.heroes import A_HERO, AN_AREA, AN_ENEMY
from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.figures import ENEMIES, HEROES, Figure
from ..control import engaged
from ..sight import attack_distance, sees, sees_area


def in_reach(adventure: Adventure, figure: Figure, other: Figure, range: int) -> bool:
    """In sight, near enough, and in the own area for whoever is engaged and aims at an enemy."""
    if other.side == ENEMIES and engaged(adventure, figure) and other.area != figure.area:
        return False
    if range != NOTHING and attack_distance(adventure, figure.area, other.area) > range:
        return False
    return sees(adventure, figure, other) and not (other.hidden and other.side != figure.side)


def targets_for(adventure: Adventure, deed: Deed, kind: int, range: int) -> list[Option]:
    """What may be chosen; one option without a choice where the card has no target."""
    figure = adventure.figures[deed.actor]
    if kind in (A_HERO, AN_ENEMY):
        side = HEROES if kind == A_HERO else ENEMIES
        others = adventure.characters(side)
        return [Option("figure", o.id) for o in others if in_reach(adventure, figure, o, range)]
    if kind == AN_AREA:
        areas = places_in(adventure.passages.everywhere)
        near = [a for a in areas if attack_distance(adventure, figure.area, a) <= max(range, 0)]
        return [Option("area", area) for area in near if sees_area(adventure, figure, area)]
    return [Option("figure", deed.actor)]


def pick_target(adventure: Adventure, deed: Deed, options: list[Option]) -> Flow[None]:
    """The choice is kept in the deed."""
    seat = adventure.heroes[adventure.figures[deed.actor].owner].seat
    answer = yield from choose_one([seat], options, "target", "SS-6.5.0.3", deed.card)
    if answer.verb == "area":
        deed.area = answer.what
    else:
        deed.target = answer.what
        deed.area = adventure.figures[answer.what].area
