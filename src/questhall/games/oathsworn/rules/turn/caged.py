"""Caged: held until an escape succeeds, or until the end of the next round (OS-13.2)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ending
from questhall.kernel.offers import Offer

from ...printed.clearing import BOARD
from ...state.battle import Battle
from ...state.checks import Check
from ...state.deeds import Deed
from ...state.figures import Figure, FigureKind
from ...state.oathsworn import Cage, Oathsworn
from ..might.checks import FAILED, make_check
from ..purse import pay_animus
from .tokens import own_token_options

PRICE_OF_AN_ESCAPE: Final = 3  # OS-13.2.2
PRICE_FOR_A_COMPANION: Final = 1
HELP_OF_A_FRIEND: Final = 2  # OS-13.2.4


def put_into_cage(battle: Battle, oathsworn: Oathsworn, cage: Cage) -> None:
    """A new cage takes the place of an old one."""
    if oathsworn.cage is not None:
        release(battle, oathsworn)
    oathsworn.cage = cage
    battle.tell("caged", "OS-13.2.1", oathsworn.place, cage.difficulty)


def release(battle: Battle, oathsworn: Oathsworn) -> None:
    """OS-13.2.7: the Stage Card is discarded, unless somebody else is still held by it."""
    assert oathsworn.cage is not None
    card = oathsworn.cage.card
    oathsworn.cage = None
    battle.tell("freed", "OS-13.2.5", oathsworn.place)
    held = [each for each in battle.company if each.cage is not None and each.cage.card == card]
    if card in battle.cage_cards and not held:
        battle.cage_cards.remove(card)
        battle.stage_discard.append(card)


def price_of_an_escape(oathsworn: Oathsworn) -> int:
    return PRICE_FOR_A_COMPANION if oathsworn.acts_by_card else PRICE_OF_AN_ESCAPE


def caged_options(battle: Battle, oathsworn: Oathsworn) -> list[Option]:
    """OS-13.2.1: nothing but escaping, tokens and passing; one attempt a turn (OS-13.2.3)."""
    options: list[Option] = []
    if not battle.has_played and oathsworn.animus >= price_of_an_escape(oathsworn):
        options.append(Option("escape", meant=Escape(battle, oathsworn)))
    options += own_token_options(battle, oathsworn)
    options.append(ending("end-turn" if battle.has_acted else "pass"))
    return options


class Escape(Offer):
    """OS-13.2.5: who is free acts at once."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.oathsworn = oathsworn

    def take(self, option: Option) -> Flow[None]:
        yield from escape(self.battle, self.oathsworn)
        self.battle.has_played = self.oathsworn.cage is not None


def escape(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """A Survival Check, with the help of neighbours (OS-13.2.2, OS-13.2.4, OS-13.2.5)."""
    assert oathsworn.cage is not None
    battle.has_played = True
    pay_animus(oathsworn, price_of_an_escape(oathsworn))
    check = Check(oathsworn.cage.difficulty, battle.token_holders(oathsworn))
    check.free_redraws = battle.survival_redraws
    check.added = HELP_OF_A_FRIEND * _helpers(battle, battle.figure_of(oathsworn))
    total = yield from make_check(battle, check)
    if total == FAILED:
        yield from _suffer(battle, oathsworn, oathsworn.cage)
    else:
        release(battle, oathsworn)


def _helpers(battle: Battle, figure: Figure) -> int:
    """OS-13.2.4: Oathsworn and allies, neither Sentinels nor civilians."""
    around = BOARD.beside(figure.mask())
    near = [each for each in battle.standing() if each.mask() & around]
    return len([each for each in near if each.kind in (FigureKind.OATHSWORN, FigureKind.ALLY)])


def _suffer(battle: Battle, oathsworn: Oathsworn, cage: Cage) -> Flow[None]:
    """The failure named on the card."""
    deed = Deed(cage.boss, card=cage.card)
    deed.this = oathsworn.figure
    deed.subject = oathsworn.figure
    deed.target = oathsworn.figure
    yield from battle.encounter.abilities[cage.failure].effect.resolve(battle, deed)


def open_cages(battle: Battle) -> Flow[None]:
    """OS-13.2.6: at the end of the round after, the failure and freedom."""
    for oathsworn in battle.company:
        cage = oathsworn.cage
        if cage is None:
            continue
        if oathsworn.fallen:
            release(battle, oathsworn)
        elif cage.round < battle.round:
            yield from _suffer(battle, oathsworn, cage)
            release(battle, oathsworn)


def cage_of(difficulty: int, failure: str, battle: Battle, deed: Deed) -> Cage:
    assert deed.card != NOTHING, "only a Stage Card cages"
    return Cage(difficulty, failure, battle.round, deed.figure, deed.card)
