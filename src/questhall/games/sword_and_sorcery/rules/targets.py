"""Whom or what an item or a power may be used on (SS-6.5.0.3, SS-6.1.1.2)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.heroes import UseTarget
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from .control import engaged
from .sight import attack_distance, seen_by


def in_reach(adventure: Adventure, figure: Figure, other: Figure, range: int) -> bool:
    return len(all_in_reach(adventure, figure, [other], range)) == 1


def all_in_reach(
    adventure: Adventure, figure: Figure, others: list[Figure], range: int
) -> list[Figure]:
    """Of the others those in sight, near enough, and in the own area for whoever is engaged and
    aims at an enemy."""
    found: list[Figure] = []
    if not others:
        return found
    held = engaged(adventure, figure)
    seen = seen_by(adventure, figure)
    passages = adventure.passages
    for other in others:
        if other.side == Side.ENEMIES and held and other.area != figure.area:
            continue
        if range != NOTHING and passages.attack_distance(figure.area, other.area) > range:
            continue
        if seen >> other.area & 1 and not (other.hidden and other.side != figure.side):
            found.append(other)
    return found


def targets_for(adventure: Adventure, deed: Deed, kind: int, range: int) -> list[Option]:
    """What may be chosen; one option without a choice where the card has no target."""
    figure = adventure.figures[deed.actor]
    if kind in (UseTarget.HERO, UseTarget.ENEMY):
        side = Side.HEROES if kind == UseTarget.HERO else Side.ENEMIES
        near = all_in_reach(adventure, figure, adventure.characters(side), range)
        return [Option("figure", other.id) for other in near]
    if kind == UseTarget.AREA:
        areas = places_in(adventure.passages.everywhere)
        seen = seen_by(adventure, figure)
        return [
            Option("area", area)
            for area in areas
            if seen >> area & 1 and attack_distance(adventure, figure.area, area) <= max(range, 0)
        ]
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
