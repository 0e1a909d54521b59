"""The characters that words mean."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, refusal
from questhall.kernel.ties import choose_one, narrow

from ..printed.effects import Whom
from ..printed.kinds import Condition
from ..rules.control import engaged
from ..rules.numbers import hp_left, rank_of
from ..rules.sight import attack_distance, sees, walking_distance
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side


def decider(adventure: Adventure, deed: Deed) -> int:
    """Who chooses: for an enemy its controller, else the active player (SS-18.0.0.5)."""
    figure = adventure.figures[deed.actor]
    if figure.side == Side.ENEMIES:
        return adventure.seat_of(adventure.controller(adventure.enemy_of(figure)))
    return adventure.active_seat


class Actor(Whom):
    """Whoever uses the card."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [deed.actor]


class Target(Whom):
    """Whoever it is used on."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [deed.target] if deed.target != NOTHING else []

    @property
    def is_target(self) -> bool:
        return True


class Opener(Whom):
    """Who opened what was trapped."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [deed.opener] if deed.opener != NOTHING else []


class ActiveHero(Whom):
    """The hero whose turn it is."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [adventure.active]


class Same(Whom):
    """Those whom the word before meant."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [n for n in deed.found if adventure.figures[n].on_map]


class Master(Whom):
    """The master enemy."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [number for enemy in adventure.masters() for number in enemy.figures]


FIRST: Final[tuple[str, ...]] = ("", "nearest", "most_wounded", "priority", "highest_rank")
FIRST_NEAREST: Final = 1
FIRST_MOST_WOUNDED: Final = 2
FIRST_BY_PRIORITY: Final = 3
FIRST_HIGHEST_RANK: Final = 4


class Those(Whom):
    """All of a side who are near enough, or some that somebody chooses among them."""

    def __init__(
        self,
        side: int,
        within: int,
        of_target: bool,
        in_sight: bool,
        others: bool,
        not_engaged: bool,
        wounded: bool,
        knocked_down: bool,
        on_path: bool,
        here: bool,
        up_to: bool,
        kind: str,
        race: str,
        tile: str,
        first: int,
        count: int,
    ) -> None:
        self.side = side
        self.within = within  # NOTHING: anywhere
        self.of_target = of_target
        self.in_sight = in_sight
        self.others = others
        self.not_engaged = not_engaged
        self.wounded = wounded
        self.knocked_down = knocked_down
        self.on_path = on_path
        self.here = here  # counted from the area that the card speaks of
        self.up_to = up_to  # fewer may be chosen
        self.kind = kind
        self.race = race
        self.tile = tile
        self.first = first  # who is taken before the others
        self.count = count  # 0: all of them

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        figures = adventure.characters(self.side)
        return [
            figure.id
            for figure in figures
            if self._is_such(adventure, deed, figure) and self._is_there(adventure, deed, figure)
        ]

    def _is_such(self, adventure: Adventure, deed: Deed, figure: Figure) -> bool:
        if self.others and self._is_actor(adventure, deed, figure):
            return False
        aims = self.count and figure.side != adventure.figures[deed.actor].side
        if aims and figure.hidden:  # SS-15.7.1.14
            return False
        if self.not_engaged and engaged(adventure, figure):
            return False
        if self.wounded and figure.wounds == 0:
            return False
        if self.knocked_down and not figure.has(Condition.KNOCKED_DOWN):
            return False
        if not self.kind and not self.race:
            return True
        scroll = adventure.scroll(adventure.enemy_of(figure))
        return self.kind in ("", scroll.kind) and self.race in ("", scroll.race)

    def _is_actor(self, adventure: Adventure, deed: Deed, figure: Figure) -> bool:
        """All figures of a horde act together."""
        actor = adventure.figures[deed.actor]
        return figure.side == actor.side and figure.owner == actor.owner

    def _is_there(self, adventure: Adventure, deed: Deed, figure: Figure) -> bool:
        if self.on_path and figure.area not in deed.path:
            return False
        if self.tile and figure.area not in adventure.quest.on_tile(self.tile):
            return False
        centre = adventure.figures[deed.target if self.of_target else deed.actor]
        # Whoever has died acts from where that was.
        area = centre.area if centre.on_map and not self.here else deed.area
        if self.within != NOTHING and attack_distance(adventure, area, figure.area) > self.within:
            return False
        return not self.in_sight or sees(adventure, centre, figure)

    def _best(self, adventure: Adventure, deed: Deed, left: list[int]) -> list[int]:
        """Those among whom somebody chooses."""
        keys = [self._keys(adventure, deed, adventure.figures[number]) for number in left]
        columns = [list(column) for column in zip(*keys, strict=True)]
        return narrow(left, columns) if columns else left

    def _keys(self, adventure: Adventure, deed: Deed, figure: Figure) -> list[int]:
        """The smaller, the better."""
        way = walking_distance(adventure, adventure.figures[deed.actor], figure.area)
        if self.first == FIRST_NEAREST:
            return [way, -figure.wounds, hp_left(adventure, figure)]
        if self.first == FIRST_MOST_WOUNDED:
            return [-figure.wounds, hp_left(adventure, figure)]
        if self.first == FIRST_BY_PRIORITY:  # SS-15.7.1.6
            return [-figure.wounds, hp_left(adventure, figure), way]
        if self.first == FIRST_HIGHEST_RANK:
            return [-rank_of(adventure, adventure.enemy_of(figure))]
        return []

    def chosen(self, adventure: Adventure, deed: Deed) -> Flow[list[int]]:
        left = self.found(adventure, deed)
        deed.found = left
        if self.count == 0 or (len(left) <= self.count and not self.up_to):
            return left
        taken: list[int] = []
        deed.found = taken
        while left and len(taken) < self.count:
            best = self._best(adventure, deed, left)
            options = [Option("figure", number) for number in best]
            if self.up_to and taken:
                options.append(refusal("no-more"))
            seats = [decider(adventure, deed)]
            answer = yield from choose_one(seats, options, "whom", "SS-18.0.0.5", deed.card)
            if answer.declines:
                break
            left.remove(answer.what)
            taken.append(answer.what)
        return taken
