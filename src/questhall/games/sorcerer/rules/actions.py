"""The Action Phase: one action after another (RULES 15)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, no_decisions
from questhall.kernel.offers import Deal, carry_out

from ..state.arena import Arena, Player
from .casting import is_affordable, placements
from .order import acting_member, next_to_act
from .powers import power_options
from .reinforce import avatar_moves, moves, swaps
from .resources import draw, gain_energy
from .simultaneous import resolve_due
from .victory import settle

CHANNELLED = 2
MEDITATED = 2


def action(arena: Arena) -> Flow[None]:
    """One action of the player whose turn it is; passing is not allowed (SO-15.1.2)."""
    seat = yield from acting_member(arena)
    player = arena.players[seat]
    chosen = yield ask(seat, "action", action_options(arena, player), "SO-15.1.6")
    player.actions -= 1  # SO-15.1.3
    yield from carry_out(arena, player, chosen)
    settle(arena)
    yield from resolve_due(arena)  # SO-15.1.7
    arena.turn = next_to_act(arena)
    arena.next_step = "battle" if arena.turn < 0 else "action"


def action_options(arena: Arena, player: Player) -> list[Option]:
    """Everything the player may do with an action (SO-15.1.6)."""
    options = [
        Option("channel", meant=CHANNEL),
        Option("meditate", meant=MEDITATE),
    ]  # always legal: A-15
    for card in player.hand:
        if is_affordable(arena, player, card, 0):
            options.extend(placements(arena, player, card, NOTHING))
    options.extend(power_options(arena, player))
    minions = arena.minions_of(player.seat)
    options.extend(moves(arena, player, minions))
    options.extend(swaps(arena, minions))
    options.extend(avatar_moves(arena, player))
    return options


class Channel(Deal[Arena, Player]):
    def carry_out(self, arena: Arena, player: Player, option: Option) -> Flow[None]:
        gain_energy(arena, player, CHANNELLED)  # SO-15.2.1
        return no_decisions()


class Meditate(Deal[Arena, Player]):
    def carry_out(self, arena: Arena, player: Player, option: Option) -> Flow[None]:
        draw(arena, player, MEDITATED)  # SO-15.3.1, SO-15.3.2
        return no_decisions()


CHANNEL: Final = Channel()
MEDITATE: Final = Meditate()
