"""Actions that a Special Rules Board offers in one's own turn."""

from typing import Final

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.offers import Offer

from ...printed.cards import UseLimit
from ...printed.encounter import BoardAction
from ...state.battle import Battle
from ...state.oathsworn import Oathsworn
from ..boss.stage_cards import react_now
from ..purse import pay_animus
from .playing import Use, allowed, deed_of

NO_CARD: Final = -3


def board_options(battle: Battle, fighter: Oathsworn) -> list[Option]:
    found: list[Option] = []
    acting = ActionOfBoard(battle, fighter)
    for place, action in enumerate(battle.encounter.actions):
        if price(action, fighter) > fighter.animus:
            continue
        if action.limit != UseLimit.NONE and place in battle.board_actions[action.limit]:
            continue
        use = Use(NO_CARD, 0, action.line)
        if allowed(battle, fighter, use, deed_of(fighter)):
            found.append(Option("board-action", place, meant=acting))
    return found


class ActionOfBoard(Offer):
    """What the board offers, by its place there."""

    def __init__(self, battle: Battle, fighter: Oathsworn) -> None:
        self.battle = battle
        self.fighter = fighter

    def take(self, option: Option) -> Flow[None]:
        yield from act_by_board(self.battle, self.fighter, option.what)


def price(action: BoardAction, fighter: Oathsworn) -> int:
    return action.line.cost if fighter.ally is None else action.companion


def act_by_board(battle: Battle, fighter: Oathsworn, place: int) -> Flow[None]:
    action = battle.encounter.actions[place]
    for used in battle.board_actions:
        used.append(place)
    pay_animus(fighter, price(action, fighter))
    deed = deed_of(fighter)
    if action.line.pay is not None:
        yield from action.line.pay.resolve(battle, deed)
    yield from action.line.effect.resolve(battle, deed)
    yield from react_now(battle)


def forget_actions(battle: Battle, limit: int) -> None:
    """A new turn or a new round: what is limited by it is open again."""
    assert limit < UseLimit.ENCOUNTER
    battle.board_actions[limit] = []
