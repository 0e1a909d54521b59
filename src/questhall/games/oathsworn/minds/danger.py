"""How dangerous it is to stand somewhere."""

from typing import Final

from ..printed.clearing import BOARD
from ..printed.encounter import CommonTile
from ..rules.board.numbers import item_defense, weapon_range
from ..state.battle import Battle
from ..state.figures import FigureKind
from ..state.oathsworn import Oathsworn

OF_A_TILE: Final = 0.9  # for each HP that it costs
OF_A_CROWD: Final = 0.05  # for each friend beside whom an area would hit too
BESIDE_A_BOSS: Final = 0.12


def danger_at(battle: Battle, fighter: Oathsworn, place: int) -> float:
    """In HP, roughly: tiles that hurt, the boss near by, friends crowded together."""
    total = 0.0
    for tile in battle.tiles:
        hurts = 1 if tile.kind == CommonTile.FIRE else battle.encounter.tiles[tile.kind].hurts
        if hurts and tile.mask >> place & 1:
            total += OF_A_TILE * hurts
    around = BOARD.neighbours[place]
    figure = battle.figure_of(fighter)
    for other in battle.figures:
        if not other.on_board or other.id == figure.id:
            continue
        if other.kind == FigureKind.BOSS:
            if other.mask() & around:
                total += BESIDE_A_BOSS * frailty(battle, fighter)
        elif other.side == figure.side and other.mask() & around:
            total += OF_A_CROWD
    return total


def frailty(battle: Battle, fighter: Oathsworn) -> float:
    """1 for somebody in good health; the hurt, the unarmoured and archers had better stay away."""
    hp = battle.figure_of(fighter).hp
    frail = 6.0 / (1 + max(0, hp)) + (3 - min(3, item_defense(battle, fighter))) * 0.4
    return frail + (0.8 if weapon_range(battle, fighter) else 0.0)
