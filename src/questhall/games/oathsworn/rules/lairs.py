"""Lairs: in which of them a boss lies is the last card of a pile that lies face down."""

from questhall.boards.masks import NOWHERE

from ..printed.clearing import BOARD
from ..printed.encounter import CommonTile
from ..printed.might import Side
from ..state.battle import Battle
from ..state.figures import Figure, FigureKind


def hexes_of_lair(battle: Battle, card: int) -> int:
    return BOARD.within(battle.lair(card).place, 1)


def open_lairs(battle: Battle) -> list[int]:
    """Without fire and without an Oathsworn or ally in them; a Sentinel is neither."""
    taken = battle.tile_mask(CommonTile.FIRE)
    for figure in battle.of_side(Side.COMPANY):
        if figure.kind != FigureKind.SENTINEL:
            taken |= figure.mask()
    cards = sorted(battle.lair_cards + battle.empty_lairs)
    return [card for card in cards if not hexes_of_lair(battle, card) & taken]


def hide_away(battle: Battle, boss: Figure) -> None:
    """Into one of the open lairs; which one is nobody's knowledge."""
    chosen = open_lairs(battle)
    everything = sorted(battle.lair_cards + battle.empty_lairs)
    battle.empty_lairs = [card for card in everything if card not in chosen]
    battle.chance.shuffle("lair", chosen)
    battle.lair_cards = chosen
    boss.lurking = True
    boss.place = NOWHERE
    battle.tell("vanished", "OS-1.4.1", boss.id)
