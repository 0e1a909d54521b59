"""Whom or what an item or a power may be used on (SS-6.5.0.3, SS-6.1.1.2)."""

from questhall.boards.areas import Passages
from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.heroes import UseTarget
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from .control import engaged
from .sight import attack_distance, seen_by


class Outlook:
    """Whom a character can reach just now: only in the own area whoever is engaged and aims at an
    enemy."""

    def __init__(self, adventure: Adventure, figure: Figure) -> None:
        self.adventure = adventure
        self.figure = figure
        self.held: bool = engaged(adventure, figure)
        self.passages: Passages = adventure.passages
        self._seen = -1
        self._enemies: list[Figure] | None = None

    def sees(self, area: int) -> bool:
        if self._seen < 0:
            self._seen = seen_by(self.adventure, self.figure)
        return self._seen >> area & 1 == 1

    def reaches(self, other: Figure, range: int) -> bool:
        """In sight and near enough."""
        here = self.figure.area
        if other.area != here:
            if self.held and other.side == Side.ENEMIES:
                return False
            if range != NOTHING and self.passages.attack_distance(here, other.area) > range:
                return False
        if other.side != self.figure.side and other.hidden:
            return False
        return self.sees(other.area)

    def all_reached(self, side: int, range: int) -> list[Figure]:
        found: list[Figure] = []
        for each in self._characters(side):
            if self.reaches(each, range):
                found.append(each)
        return found

    def _characters(self, side: int) -> list[Figure]:
        if side != Side.ENEMIES:
            return self.adventure.characters(side)
        if self._enemies is None:
            self._enemies = self.adventure.characters(side)
        return self._enemies


def in_reach(adventure: Adventure, figure: Figure, other: Figure, range: int) -> bool:
    return Outlook(adventure, figure).reaches(other, range)


def targets_for(
    adventure: Adventure, deed: Deed, kind: int, range: int, outlook: Outlook | None = None
) -> list[Option]:
    """What may be chosen; one option without a choice where the card has no target."""
    figure = adventure.figures[deed.actor]
    if kind in (UseTarget.HERO, UseTarget.ENEMY):
        side = Side.HEROES if kind == UseTarget.HERO else Side.ENEMIES
        near = (outlook or Outlook(adventure, figure)).all_reached(side, range)
        return [Option("figure", other.id, meant=other) for other in near]
    if kind == UseTarget.AREA:
        areas = places_in(adventure.passages.everywhere)
        seen = seen_by(adventure, figure)
        return [
            Option("area", area)
            for area in areas
            if seen >> area & 1 and attack_distance(adventure, figure.area, area) <= max(range, 0)
        ]
    return [Option("figure", deed.actor, meant=figure)]


def pick_target(adventure: Adventure, deed: Deed, options: list[Option]) -> Flow[None]:
    """The choice is kept in the deed."""
    seat = adventure.heroes[adventure.figures[deed.actor].owner].seat
    answer = yield from choose_one([seat], options, "target", "SS-6.5.0.3", deed.card)
    target = answer.meant
    if isinstance(target, Figure):
        deed.target = target.id
        deed.area = target.area
    else:
        deed.area = answer.what
