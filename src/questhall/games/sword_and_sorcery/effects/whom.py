"""The characters that words mean."""

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.ties import choose_one

from ..printed.effects import Whom
from ..rules.control import engaged
from ..rules.sight import attack_distance, sees
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure


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


class Same(Whom):
    """Those whom the word before meant."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [n for n in deed.found if adventure.figures[n].on_map]


class ActiveHero(Whom):
    """The hero whose turn it is."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        return [adventure.active]


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
        here: bool,
        up_to: bool,
        count: int,
    ) -> None:
        self.side = side
        self.within = within  # NOTHING: anywhere
        self.of_target = of_target
        self.in_sight = in_sight
        self.others = others
        self.not_engaged = not_engaged
        self.here = here  # counted from the area that the card speaks of
        self.up_to = up_to  # fewer may be chosen
        self.count = count  # 0: all of them

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        figures = adventure.characters(self.side)
        return [figure.id for figure in figures if self._fits(adventure, deed, figure)]

    def _fits(self, adventure: Adventure, deed: Deed, figure: Figure) -> bool:
        if self.others and figure.id == deed.actor:
            return False
        if self.not_engaged and engaged(adventure, figure):
            return False
        centre = adventure.figures[deed.target if self.of_target else deed.actor]
        area = deed.area if self.here else centre.area
        distance = attack_distance(adventure, area, figure.area)
        if self.within != NOTHING and distance > self.within:
            return False
        return not self.in_sight or sees(adventure, centre, figure)

    def chosen(self, adventure: Adventure, deed: Deed) -> Flow[list[int]]:
        left = self.found(adventure, deed)
        deed.found = left
        if self.count == 0 or (len(left) <= self.count and not self.up_to):
            return left
        taken: list[int] = []
        deed.found = taken
        while left and len(taken) < self.count:
            options = [Option("figure", number) for number in left]
            if self.up_to and taken:
                options.append(Option("no-more"))
            seats = [adventure.active_seat]
            answer = yield from choose_one(seats, options, "whom", "SS-18.0.0.5", deed.card)
            if answer.verb == "no-more":
                break
            left.remove(answer.what)
            taken.append(answer.what)
        return taken
