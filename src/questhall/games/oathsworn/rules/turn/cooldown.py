"""Where cards go after they were played, and battleflow (OS-7.7.6, OS-7.8)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ...printed.cards import POSITIONS, AbilityDef, InjuryDef, ItemDef
from ...printed.tokens import Token
from ...state.company import CompanyState
from ...state.oathsworn import Oathsworn
from ..purse import spend


def take_up(oathsworn: Oathsworn, card: int) -> None:
    """From the hand into play, where it lies while it is carried out."""
    oathsworn.hand.remove(card)
    oathsworn.in_play.append(card)


def put_away(state: CompanyState, oathsworn: Oathsworn, card: int) -> int:
    """To its position; an Ability Card causes battleflow there (OS-7.8.1), others never do
    (OS-7.8.4). An item without a cooldown is turned face down (OS-7.16.3). How many cards were
    moved by it."""
    oathsworn.in_play.remove(card)
    position = cooldown_of(state, card)
    if position == NOTHING or oathsworn.companion is not None:  # OS-7.4.6
        oathsworn.face_down.append(card)
        return 0
    moved = 0
    if isinstance(state.cards[card], AbilityDef):
        moved = battleflow(state, oathsworn, position)
    oathsworn.cooldown[position].append(card)
    return moved


def cooldown_of(state: CompanyState, card: int) -> int:
    printed = state.cards[card]
    assert isinstance(printed, (AbilityDef, ItemDef, InjuryDef))
    return printed.cooldown


def battleflow(state: CompanyState, oathsworn: Oathsworn, position: int) -> int:
    """All cards of one position move down by one, from 0 to the hand (OS-7.8.2, OS-7.8.3)."""
    moved = oathsworn.cooldown[position]
    oathsworn.cooldown[position] = []
    if position == 0:
        oathsworn.hand += moved
    else:
        oathsworn.cooldown[position - 1] += moved
    if moved:
        state.tell("battleflow", "OS-7.8.1", oathsworn.place, position, len(moved))
    return len(moved)


def may_spend_battleflow(oathsworn: Oathsworn) -> bool:
    return oathsworn.tokens[Token.BATTLEFLOW] > 0 and any(oathsworn.cooldown)


def cards_within_reach(oathsworn: Oathsworn) -> list[int]:
    """What battleflow tokens can bring back to the hand at any moment (OS-12.1.5)."""
    tokens = oathsworn.tokens[Token.BATTLEFLOW]
    if not tokens:
        return []
    lowest = oathsworn.cooldown[:tokens]
    return [card for cards in lowest for card in cards]


def spend_battleflow(state: CompanyState, oathsworn: Oathsworn) -> Flow[None]:
    """A token moves the cards of a position of choice (OS-12.1.5)."""
    spend(state, oathsworn, Token.BATTLEFLOW)
    options = [Option("position", each) for each in range(POSITIONS) if oathsworn.cooldown[each]]
    answer = yield ask(oathsworn.seat, "which-position", options, "OS-12.1.5", oathsworn.place)
    battleflow(state, oathsworn, answer.what)


def return_refreshed(state: CompanyState, oathsworn: Oathsworn) -> None:
    """OS-6.1.5; items and injuries too, if the table plays so (OS-6.1.6)."""
    staying: list[int] = []
    for card in oathsworn.cooldown[0]:
        if state.rules.refresh_returns_all or isinstance(state.cards[card], AbilityDef):
            oathsworn.hand.append(card)
        else:
            staying.append(card)
    oathsworn.cooldown[0] = staying
