"""What only companions do."""

from questhall.boards.arcs import REAR
from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ..printed.cards import Effect, Who
from ..printed.clearing import ARCS, BOARD
from ..printed.might import COMPANY, RED
from ..rules.board.harm import lose_hp
from ..rules.board.numbers import may_move
from ..rules.boss.stage_deck import turn_up
from ..rules.might.drawing import begin, draw_list, finish
from ..rules.turn.moving import land_on
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure
from .gaining import ForSome


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


class TakeTiles(Effect):
    """Up to so many tiles near who acts go, at least one."""

    def __init__(self, kind: str, count: int, within: int) -> None:
        self.kind = kind
        self.count = count
        self.within = within

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        seat = battle.company[deed.fighter].seat
        for number in range(self.count):
            options = [Option("to-hex", place) for place in places_in(self._hexes(battle, deed))]
            if not options:
                return
            if number:
                options.append(Option("no-more"))
            answer = yield ask(seat, "take-tile", options, "OS-7.6.5", deed.card)
            if answer.verb == "no-more":
                return
            kind = battle.encounter.tile(self.kind)
            battle.tiles = [
                tile for tile in battle.tiles if tile.kind != kind or answer.what not in tile.cells
            ]

    def _hexes(self, battle: Battle, deed: Deed) -> int:
        tiles = battle.tile_mask(battle.encounter.tile(self.kind))
        return tiles & BOARD.within(battle.figures[deed.figure].place, self.within)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return self._hexes(battle, deed) != 0

    def payable(self, battle: Battle, deed: Deed) -> bool:
        return self.possible(battle, deed)


class Swarm(ForSome):
    """Red cards are drawn; somebody loses 1 HP for each blank. It is no attack (OS-7.14.8)."""

    def __init__(self, cards: int, who: Who) -> None:
        super().__init__(who)
        self.cards = cards

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        draw = begin(battle, COMPANY)
        wanted = [0, 0, 0, 0]
        wanted[RED] = self.cards
        draw_list(battle, draw, wanted)
        blanks = draw.blanks()
        finish(battle, draw)
        yield from lose_hp(battle, figure, blanks, deed.figure)


class BuryNext(Effect):
    """The open Stage Card goes to the bottom of its stage, and the next one is turned up."""

    def do(self, battle: Battle, deed: Deed) -> None:
        card = battle.face_up
        stage = battle.stage_card(card).stage
        battle.face_up = NOTHING
        battle.stage_piles[stage - 1].insert(0, card)
        battle.tell("buried", "OS-8.2.5", card)
        turn_up(battle)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        if battle.face_up == NOTHING:
            return False
        return bool(battle.stage_piles[battle.stage_card(battle.face_up).stage - 1])
