"""What only companions do."""

from questhall.boards.arcs import REAR
from questhall.boards.masks import places_in
from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..printed.clearing import ARCS, BOARD
from ..rules.board.numbers import may_move
from ..rules.turn.moving import land_on
from ..state.battle import Battle
from ..state.deeds import Deed


class Vault(Effect):
    """To an empty hex near who acts, next to an enemy and in its rear arc; that enemy is the
    target from then on."""

    def __init__(self, within: int) -> None:
        self.within = within

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        hexes = self._hexes(battle, deed)
        if not hexes:
            return
        figure = battle.figures[deed.figure]
        options = [Option("to-hex", place) for place in hexes]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "move-to", options, "OS-7.5.3", deed.card)
        land_on(battle, figure, answer.what)
        deed.target = hexes[answer.what]

    def _hexes(self, battle: Battle, deed: Deed) -> dict[int, int]:
        """Each with the enemy behind which it lies."""
        figure = battle.figures[deed.figure]
        found: dict[int, int] = {}
        if not figure.on_board or not may_move(figure):
            return found
        near = BOARD.within(figure.place, self.within) & battle.free()
        for enemy in battle.enemies_of(figure):
            behind = ARCS.arc(enemy.place, enemy.facing, REAR) & BOARD.beside(enemy.mask())
            for place in places_in(near & behind):
                found.setdefault(place, enemy.id)
        return found

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._hexes(battle, deed))
