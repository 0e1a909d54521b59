"""Fire and water that the company lays and takes away (OS-7.6)."""

from typing import Final

from questhall.boards.masks import mask_of, places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal
from questhall.kernel.kinds import names_in

from ..printed.cards import Amount, Condition, Effect, Who
from ..printed.clearing import BOARD
from ..rules.selecting import Filtered
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, Tile
from .foes import lay_tile


class TilePlace:
    """Where a tile may be laid."""

    NEAR: Final = 0
    ON_TARGET: Final = 1
    BY_TARGET: Final = 2
    AT_CENTRE: Final = 3
    SAME_HEX: Final = 4


PLACES: Final = {name: number for number, name in enumerate(names_in(TilePlace))}


class PlaceTile(Effect):
    """Tiles on hexes that the player chooses, occupied or not, never on obstacles; where several
    may be laid as many as he likes."""

    def __init__(self, kind: int, count: int, where: int, within: int) -> None:
        self.kind = kind
        self.count = count
        self.where = where
        self.within = within

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        laid: list[int] = []
        while len(laid) < self.count:
            hexes = self._hexes(battle, deed) & ~mask_of(laid)
            if not hexes:
                return
            options = [Option("to-hex", place) for place in places_in(hexes)]
            if self.count > 1:
                options.append(refusal("no-more"))
            seat = battle.company[deed.fighter].seat
            answer = yield ask(seat, "lay-tile", options, "OS-7.6.5", self.kind)
            if answer.declines:
                return
            laid.append(answer.what)
            deed.hex = answer.what
            lay_tile(battle, self.kind, answer.what)

    def _hexes(self, battle: Battle, deed: Deed) -> int:
        return self._meant(battle, deed) & ~battle.obstacle_mask()

    def _meant(self, battle: Battle, deed: Deed) -> int:
        if self.where == TilePlace.NEAR:
            return BOARD.within(battle.figures[deed.figure].place, self.within)
        if self.where == TilePlace.SAME_HEX:
            return 0 if deed.hex == NOTHING else 1 << deed.hex
        if deed.attack is None:
            return 0
        if self.where == TilePlace.AT_CENTRE:
            return 1 << deed.attack.centre
        target = battle.figures[deed.target]
        if self.where == TilePlace.BY_TARGET:
            return BOARD.beside(target.mask()) if target.on_board else 0
        return deed.attack.aimed_at[target.id]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return self._hexes(battle, deed) != 0


class RemoveTile(Effect):
    """Tiles near who acts go; as a cost all of them must be there, or at least one with
    `or_fewer`, else as many as one likes."""

    def __init__(self, kind: int, count: int, within: int, or_fewer: bool) -> None:
        self.kind = kind
        self.count = count
        self.within = within
        self.or_fewer = or_fewer

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        deed.number = 0
        while deed.number < self.count:
            tiles = self._tiles(battle, deed)
            if not tiles:
                return
            options = [Option("tile-at", tile.cells[0]) for tile in tiles]
            if deed.number >= self._least():
                options.append(refusal("no-more"))
            seat = battle.company[deed.fighter].seat
            answer = yield ask(seat, "remove-tile", options, "OS-7.6.5", self.kind)
            if answer.declines:
                return
            gone = next(tile for tile in tiles if tile.cells[0] == answer.what)
            battle.tiles = [tile for tile in battle.tiles if tile is not gone]
            battle.tell("tile-removed", "OS-7.6.5", self.kind, answer.what)
            deed.hex = answer.what
            deed.number += 1

    def _least(self) -> int:
        return 1 if self.or_fewer or self.count == 1 else 0

    def _tiles(self, battle: Battle, deed: Deed) -> list[Tile]:
        near = BOARD.within(battle.figures[deed.figure].place, self.within)
        return [t for t in battle.tiles if t.kind == self.kind and mask_of(t.cells) & near]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._tiles(battle, deed))

    def payable(self, battle: Battle, deed: Deed) -> bool:
        return len(self._tiles(battle, deed)) >= (1 if self.or_fewer else self.count)


def reach_of_tile(figure: Figure) -> int:
    """The hexes under it and next to it."""
    mask = figure.mask()
    return mask | BOARD.beside(mask) if mask else 0


class NearTile(Condition):
    """Somebody stands on a tile of a kind or next to one."""

    def __init__(self, kind: int, who: Who) -> None:
        self.kind = kind
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        tiles = battle.tile_mask(self.kind)
        return any(reach_of_tile(each) & tiles for each in self.who.candidates(battle, deed))


class TilesNear(Amount):
    """How many tiles of a kind lie under somebody or next to him, at most so many."""

    def __init__(self, kind: int, who: Who, most: int) -> None:
        self.kind = kind
        self.who = who
        self.most = most

    def of(self, battle: Battle, deed: Deed) -> int:
        found = 0
        for figure in self.who.candidates(battle, deed):
            near = reach_of_tile(figure)
            found += len([t for t in battle.tiles if t.kind == self.kind and self._at(t, near)])
        return min(found, self.most) if self.most else found

    def _at(self, tile: Tile, hexes: int) -> bool:
        return tile.mask & hexes != 0


class OnTile(Filtered):
    """Those who stand on a tile of a kind."""

    def __init__(self, kind: int, who: Who) -> None:
        super().__init__(who)
        self.kind = kind

    def fits(self, battle: Battle, deed: Deed, figure: Figure) -> bool:
        return figure.mask() & battle.tile_mask(self.kind) != 0
