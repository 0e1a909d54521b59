"""Turning a figure where it stands (OS-7.5.5)."""

from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.offers import Offer

from ...state.battle import Battle
from ...state.oathsworn import Oathsworn


class Turning(Offer):
    """OS-7.5.5: free, at any moment of the own turn; asked once between two deeds. It changes
    nothing that he could do: where he looks matters only to others."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.oathsworn = oathsworn

    def option(self) -> Option:
        return Option("turn-figure", meant=self)

    def take(self, option: Option) -> Flow[None]:
        oathsworn = self.oathsworn
        ways = [Option("facing", way) for way in range(6)]
        answer = yield ask(oathsworn.seat, "face", ways, "OS-7.5.5", oathsworn.place)
        self.battle.figure_of(oathsworn).facing = answer.what
