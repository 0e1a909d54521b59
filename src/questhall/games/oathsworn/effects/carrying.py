"""People who are put somewhere without walking there."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ..printed.cards import Who
from ..printed.clearing import BOARD
from ..rules.board.numbers import may_move
from ..rules.turn.moving import land_on
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure
from .gaining import ForSome


class Carry(ForSome):
    """To an empty hex, perhaps not too far from where he stands, or on or next to the tile just
    laid; the player of the card chooses it. Nobody carries himself while crippled (OS-12.2.3)."""

    prompt = "carry-whom"

    def __init__(self, who: Who, within: int, to_tile: bool) -> None:
        super().__init__(who)
        self.within = within
        self.to_tile = to_tile

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        hexes = self._hexes(battle, deed, figure)
        if not hexes:
            return
        options = [Option("to-hex", place) for place in places_in(hexes)]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "move-to", options, "OS-7.5.3", deed.card)
        land_on(battle, figure, answer.what)

    def _hexes(self, battle: Battle, deed: Deed, figure: Figure) -> int:
        if figure.id == deed.figure and not may_move(figure):
            return 0
        hexes = battle.free()
        if self.to_tile:
            hexes &= 0 if deed.hex == NOTHING else BOARD.within(deed.hex, 1)
        if self.within:
            hexes &= BOARD.within(figure.place, self.within)
        return hexes

    def possible(self, battle: Battle, deed: Deed) -> bool:
        if self.to_tile:
            return super().possible(battle, deed)
        found = self.candidates(battle, deed)
        return any(self._hexes(battle, deed, figure) for figure in found)
