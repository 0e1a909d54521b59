"""Tokens that the Oathsworn spend in their own turns (OS-12.1.2, OS-12.1.5)."""

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.offers import Offer

from ...printed.tokens import Token
from ...state.battle import Battle
from ...state.oathsworn import Oathsworn
from ..purse import spend_animus_token
from .cooldown import may_spend_battleflow, spend_battleflow


class OwnToken(Offer):
    """One of his own, for himself."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.oathsworn = oathsworn

    def take(self, option: Option) -> Flow[None]:
        if option.what == Token.ANIMUS:
            spend_animus_token(self.battle, self.oathsworn)
        else:
            yield from spend_battleflow(self.battle, self.oathsworn)


def own_token_options(battle: Battle, oathsworn: Oathsworn) -> list[Option]:
    """A companion and an ally have no use for animus of a token; other actions of theirs do."""
    options: list[Option] = []
    token = OwnToken(battle, oathsworn)
    if oathsworn.tokens[Token.ANIMUS] and oathsworn.reserve and not oathsworn.acts_by_card:
        options.append(Option("token", Token.ANIMUS, meant=token))
    if may_spend_battleflow(oathsworn):
        options.append(Option("token", Token.BATTLEFLOW, meant=token))
    return options
