"""The Ancient Guardian: an ally that is there from the start and can rise again (OS-14.2)."""

from typing import Final

from questhall.boards.masks import NOWHERE, places_in
from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.offers import Offer

from ...printed.cards import ANIMUS_OF_AN_ALLY, AllyDef
from ...printed.clearing import BOARD
from ...state.battle import Battle
from ...state.figures import Figure, FigureKind
from ...state.oathsworn import Oathsworn
from ..board.trampling import tread
from ..purse import pay_animus

PRICE_OF_REJUVENATION: Final = 6  # OS-14.2.3
PRICE_FOR_A_COMPANION: Final = 2
HP_OF_REJUVENATION: Final = 6


def add_guardian(battle: Battle) -> None:
    """OS-4.2.18: it takes part if the Grove Maiden does."""
    for oathsworn in battle.the_four():
        printed = _of_level(oathsworn)
        if printed is None or oathsworn.fallen:
            continue
        guardian = Oathsworn(len(battle.company), oathsworn.seat)
        guardian.ally = printed
        guardian.serves = oathsworn.place
        guardian.reserve = ANIMUS_OF_AN_ALLY
        guardian.figure = len(battle.figures)
        figure = Figure(guardian.figure, FigureKind.ALLY, NOWHERE, 0, battle.rules.most_hp)
        figure.owner = guardian.place
        battle.company.append(guardian)
        battle.figures.append(figure)


def _of_level(oathsworn: Oathsworn) -> AllyDef | None:
    """The strongest that her level allows."""
    levels = [level for level in oathsworn.board.guardians if level <= oathsworn.level]
    return oathsworn.board.guardians[max(levels)] if levels else None


def price_of_rejuvenation(oathsworn: Oathsworn) -> int:
    return PRICE_FOR_A_COMPANION if oathsworn.companion is not None else PRICE_OF_REJUVENATION


def may_rejuvenate(battle: Battle, oathsworn: Oathsworn) -> bool:
    guardian = battle.guardian_of(oathsworn)
    if (
        guardian is None
        or not guardian.fallen
        or oathsworn.animus < price_of_rejuvenation(oathsworn)
    ):
        return False
    return _beside(battle, oathsworn) != 0


def _beside(battle: Battle, oathsworn: Oathsworn) -> int:
    return BOARD.beside(battle.figure_of(oathsworn).mask()) & battle.free()


class Rejuvenation(Offer):
    """OS-14.2.3: in place of a card."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.oathsworn = oathsworn

    def take(self, option: Option) -> Flow[None]:
        self.battle.has_played = True
        yield from _rejuvenate(self.battle, self.oathsworn)


def rejuvenation_options(battle: Battle, oathsworn: Oathsworn) -> list[Option]:
    if battle.has_played or not may_rejuvenate(battle, oathsworn):
        return []
    return [Option("rejuvenate", meant=Rejuvenation(battle, oathsworn))]


def _rejuvenate(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """OS-14.2.3: on an empty hex beside her, with its animus at once."""
    guardian = battle.guardian_of(oathsworn)
    assert guardian is not None
    options = [Option("to-hex", place) for place in places_in(_beside(battle, oathsworn))]
    answer = yield ask(oathsworn.seat, "rejuvenate-where", options, "OS-14.2.3")
    pay_animus(oathsworn, price_of_rejuvenation(oathsworn))
    figure = battle.figure_of(guardian)
    figure.place = answer.what
    figure.hp = min(HP_OF_REJUVENATION, battle.rules.most_hp)  # OS-R29
    tread(battle, figure, figure.mask())
    guardian.fallen = False
    guardian.animus, guardian.reserve = ANIMUS_OF_AN_ALLY, 0
    battle.tell("rejuvenated", "OS-14.2.3", figure.id, figure.place)
