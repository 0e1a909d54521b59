"""Cards of an Oathsworn that come back earlier, and turns in which more of them are played."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.oathsworn import Oathsworn


class LowerCard(Effect):
    """One Ability Card on cooldown moves down by one position, from 0 to the hand, without
    battleflow (OS-7.8.4)."""

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        oathsworn = battle.company[deed.fighter]
        cards = self._cards(battle, oathsworn)
        if not cards:
            return
        options = [Option("card", card) for card in cards]
        answer = yield ask(oathsworn.seat, "move-card", options, "OS-7.8.4", deed.card)
        position = next(n for n, pile in enumerate(oathsworn.cooldown) if answer.what in pile)
        oathsworn.cooldown[position].remove(answer.what)
        lower = oathsworn.hand if position == 0 else oathsworn.cooldown[position - 1]
        lower.append(answer.what)

    def _cards(self, battle: Battle, oathsworn: Oathsworn) -> list[int]:
        return [card for pile in oathsworn.cooldown for card in battle.abilities_in(pile)]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._cards(battle, battle.company[deed.fighter]))


class PlayAgain(Effect):
    """One more Ability Card may be played this turn, which costs at most so much (OS-7.1.3)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def do(self, battle: Battle, deed: Deed) -> None:
        battle.second_play = self.most
