"""Boons: what helps attacks and defences to come, and tokens of powers on the map."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.ties import choose_one

from ..printed.boons import RUNES, BoonDef, token_lasts
from ..printed.effects import Effect, Test, Whom
from ..printed.heroes import UseTarget
from ..printed.items import SymbolEffect
from ..rules.boons import end, grant, lay_token
from ..rules.targets import targets_for
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.boons import Boon
from ..state.figures import Side


class Bestow(Effect):
    """Attacks or defences of somebody are helped for a while."""

    def __init__(
        self,
        role: int,
        paid: list[SymbolEffect],
        test: Test,
        whom: Whom,
        until: int,
        uses: int,
        within: int,
        effects: list[Effect],
    ) -> None:
        self.whom = whom
        self.printed = BoonDef("", role, effects)
        self.printed.paid = paid
        self.printed.test = test
        self.printed.until = until
        self.printed.uses = uses
        self.printed.within = within

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            boon = Boon(self.printed, deed.actor, deed.card, deed.level)
            boon.bearer = number
            boon.chosen = deed.target
            grant(adventure, boon)


class Place(Effect):
    """Tokens of the power are put on the map, where they work until they are gone."""

    def __init__(self, token: int, count: int, within: int, effects: list[Effect]) -> None:
        self.count = count
        self.within = within
        self.printed = BoonDef("", NOTHING, effects)
        self.printed.token = token
        self.printed.until = token_lasts(token)

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        area = deed.area
        if area == NOTHING:
            area = adventure.figures[deed.actor].area
        for number in range(self.count):
            if number:  # each further token in an area of its own choice
                area = yield from self._area(adventure, deed)
            boon = Boon(self.printed, deed.actor, deed.card, deed.level)
            boon.area = area
            lay_token(adventure, boon)

    def _area(self, adventure: Adventure, deed: Deed) -> Flow[int]:
        options = targets_for(adventure, deed, UseTarget.AREA, self.within)
        seat = adventure.heroes[adventure.figures[deed.actor].owner].seat
        answer = yield from choose_one([seat], options, "target", "SS-6.5.0.3", deed.card)
        return answer.what


class DiscardRunes(Effect):
    """All runes on the map are discarded."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for boon in list(adventure.boons):
            if boon.printed.token in RUNES:
                end(adventure, boon)
        yield from ()

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        return any(boon.printed.token in RUNES for boon in adventure.boons)


class WithRunes(Whom):
    """All enemies in areas with a rune."""

    def found(self, adventure: Adventure, deed: Deed) -> list[int]:
        areas = [boon.area for boon in adventure.boons if boon.printed.token in RUNES]
        enemies = adventure.characters(Side.ENEMIES)
        return [figure.id for figure in enemies if figure.area in areas]
