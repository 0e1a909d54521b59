"""The Ready Phase: fate, ready, energy, actions, omens, avatars (RULES 14)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, ask, refusal
from questhall.kernel.dice import Die

from ..state.arena import Arena, Phase
from .formats import team_count
from .order import next_member
from .reinforce import avatar_places, place_avatar
from .resources import gain_energy, gain_omen

ACTIONS = 6
ENERGY_DIE: Final = Die("energy", ["1", "2", "3", "4", "5", "6", "7", "8"])
ENERGY_WITHOUT_ROLL = 4


def ready_phase(arena: Arena) -> Flow[None]:
    """Carry out the six steps in order."""
    arena.phase = Phase.READY
    pass_fate(arena)
    ready_everything(arena)
    energy = yield from choose_energy(arena)
    for player in arena.players:
        gain_energy(arena, player, energy)  # SO-14.3.2, SO-14.3.3
        player.actions = ACTIONS  # SO-14.4.1
        gain_omen(arena, player, 1)  # SO-14.5.1
    yield from place_avatars(arena)  # SO-14.6.1
    arena.phase = Phase.ACTION
    arena.turn = arena.first
    arena.next_step = "action"


def pass_fate(arena: Arena) -> None:
    """Pass fate to the left, or to the other team, full side up (SO-14.1.1, SO-22.3.12)."""
    arena.first = (arena.first + 1) % team_count(arena)
    fill_fate(arena)
    arena.tell("first-player", "SO-14.1.1", arena.first)


def fill_fate(arena: Arena) -> None:
    """Turn fate full side up; by the optional team rule each member has one (SO-22.3.6)."""
    each = arena.rules.team_fate_each and arena.format == "team"
    arena.fate = [True] * (len(arena.members(arena.first)) if each else 1)


def ready_everything(arena: Arena) -> None:
    """Ready all cards of all players and all battlefields (SO-14.2.1, SO-14.2.2)."""
    for field in arena.fields:
        field.exhausted = False
        for side in field.sides:
            for minion in side.minions:
                minion.ready = True
    for player in arena.players:
        player.skill_ready = [True] * len(player.skills)  # SO-6.2.6
    arena.tell("all-ready", "SO-14.2.1")


def choose_energy(arena: Arena) -> Flow[int]:
    """The first player rolls for all or lets all take 4 (SO-14.3.1).

    A team must agree on the roll (A-39).
    """
    seats = arena.members(arena.first)
    options = [Option("roll-energy"), Option("take-energy", meant=ENERGY_WITHOUT_ROLL)]
    answer = yield Decision(seats[:1], "energy", options, "SO-14.3.1")
    if answer.meant is not None:
        return ENERGY_WITHOUT_ROLL
    for seat in seats[1:]:
        agreed = yield ask(seat, "agree-energy", [Option("agree"), refusal("refuse")], "SO-14.3.1")
        if agreed.declines:
            return ENERGY_WITHOUT_ROLL
    rolled = ENERGY_DIE.roll(arena) + 1
    arena.tell("energy-rolled", "SO-14.3.2", rolled)
    return rolled


def place_avatars(arena: Arena) -> Flow[None]:
    """Each player in turn places an avatar in any battlefield in reach (SO-14.6.1, SO-22.2.6)."""
    done: list[int] = []
    while True:
        seat = yield from next_member(arena, done)
        if seat < 0:
            return
        player = arena.players[seat]
        options = [Option("avatar", field) for field in avatar_places(arena, player)]
        answer = yield Decision([seat], "avatar", options, "SO-14.6.1")
        place_avatar(arena, player, answer.what)
