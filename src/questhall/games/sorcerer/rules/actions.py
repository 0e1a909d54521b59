"""The Action Phase: one action after the other (RULES 15)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ..state.table import Player, Table
from .casting import affordable, placements, play
from .order import acting_member, next_to_act
from .powers import power_options, use_power
from .reinforce import avatar_moves, moves, reinforce, swaps
from .resources import draw, gain_energy
from .simultaneous import resolve_due
from .victory import settle

CHANNELLED = 2
MEDITATED = 2


def action(table: Table) -> Flow[None]:
    """One action of the player whose turn it is; passing is not allowed (SO-15.1.2)."""
    seat = yield from acting_member(table)
    player = table.players[seat]
    chosen = yield ask(seat, "action", action_options(table, player), "SO-15.1.6")
    player.actions -= 1  # SO-15.1.3
    yield from carry_out(table, player, chosen)
    settle(table)
    yield from resolve_due(table)  # SO-15.1.7
    table.turn = next_to_act(table)
    table.next_step = "battle" if table.turn < 0 else "action"


def action_options(table: Table, player: Player) -> list[Option]:
    """Everything the player may do with an action (SO-15.1.6)."""
    options = [Option("channel"), Option("meditate")]  # always legal: A-15
    for card in player.hand:
        if affordable(table, player, card, 0):
            options.extend(placements(table, player, card, NOTHING))
    options.extend(power_options(table, player))
    minions = table.minions_of(player.seat)
    options.extend(moves(table, player, minions))
    options.extend(swaps(table, minions))
    options.extend(avatar_moves(table, player))
    return options


def carry_out(table: Table, player: Player, chosen: Option) -> Flow[None]:
    verb = chosen.verb
    if verb == "channel":
        gain_energy(table, player, CHANNELLED)  # SO-15.2.1
    elif verb == "meditate":
        draw(table, player, MEDITATED)  # SO-15.3.1, SO-15.3.2
    elif verb == "power":
        yield from use_power(table, player, chosen)
    elif verb == "reinforce" or verb == "swap" or verb == "move-avatar":
        yield from reinforce(table, player.seat, chosen)
    else:
        yield from play(table, player.seat, chosen, 0)
