"""The Ready Phase: fate, ready, energy, actions, omens, avatars (RULES 14)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, ask
from questhall.kernel.dice import Die

from ..state.table import ACTION_PHASE, READY_PHASE, Table
from .formats import team_count
from .order import next_member
from .reinforce import avatar_places, place_avatar
from .resources import gain_energy, gain_omen

ACTIONS = 6
ENERGY_DIE: Final = Die("energy", ["1", "2", "3", "4", "5", "6", "7", "8"])
ENERGY_WITHOUT_ROLL = 4


def ready_phase(table: Table) -> Flow[None]:
    """The six steps in their order."""
    table.phase = READY_PHASE
    pass_fate(table)
    ready_everything(table)
    energy = yield from choose_energy(table)
    for player in table.players:
        gain_energy(table, player, energy)  # SO-14.3.2, SO-14.3.3
        player.actions = ACTIONS  # SO-14.4.1
        gain_omen(table, player, 1)  # SO-14.5.1
    yield from place_avatars(table)  # SO-14.6.1
    table.phase = ACTION_PHASE
    table.turn = table.first
    table.next_step = "action"


def pass_fate(table: Table) -> None:
    """To the left, or to the other team, full side up (SO-14.1.1, SO-22.3.12)."""
    table.first = (table.first + 1) % team_count(table)
    fill_fate(table)
    table.tell("first-player", "SO-14.1.1", table.first)


def fill_fate(table: Table) -> None:
    """Full side up; with the optional team rule one for each member (SO-22.3.6)."""
    each = table.rules.team_fate_each and table.format == "team"
    table.fate = [True] * (len(table.members(table.first)) if each else 1)


def ready_everything(table: Table) -> None:
    """All cards of all players and all battlefields (SO-14.2.1, SO-14.2.2)."""
    for field in table.fields:
        field.exhausted = False
        for side in field.sides:
            for minion in side.minions:
                minion.ready = True
    for player in table.players:
        player.skill_ready = [True] * len(player.skills)  # SO-6.2.6
    table.tell("all-ready", "SO-14.2.1")


def choose_energy(table: Table) -> Flow[int]:
    """The first player rolls for all or lets all take 4 (SO-14.3.1).

    A team must agree on the roll (A-39).
    """
    seats = table.members(table.first)
    options = [Option("roll-energy"), Option("take-energy")]
    answer = yield Decision(seats[:1], "energy", options, "SO-14.3.1")
    if answer.verb == "take-energy":
        return ENERGY_WITHOUT_ROLL
    for seat in seats[1:]:
        agreed = yield ask(seat, "agree-energy", [Option("agree"), Option("refuse")], "SO-14.3.1")
        if agreed.verb == "refuse":
            return ENERGY_WITHOUT_ROLL
    rolled = ENERGY_DIE.roll(table) + 1
    table.tell("energy-rolled", "SO-14.3.2", rolled)
    return rolled


def place_avatars(table: Table) -> Flow[None]:
    """Each player in turn, into any battlefield the player reaches (SO-14.6.1, SO-22.2.6)."""
    done: list[int] = []
    while True:
        seat = yield from next_member(table, done)
        if seat < 0:
            return
        player = table.players[seat]
        options = [Option("avatar", field) for field in avatar_places(table, player)]
        answer = yield Decision([seat], "avatar", options, "SO-14.6.1")
        place_avatar(table, player, answer.what)
