"""Re-rolls with omens and fate, back and forth until both sides pass (RULES 16.5, 22.3.9)."""

from typing import Final

from questhall.kernel.decisions import (
    NOTHING,
    Decision,
    Flow,
    Option,
    ask,
    ending,
    no_decisions,
    refusal,
)
from questhall.kernel.offers import Deal, carry_out

from ..state.arena import Arena, Attack
from .dice import reroll, roll


class Window:
    """The exchange of re-rolls over one battle roll."""

    def __init__(self, attack: Attack, team: int) -> None:
        self.attack = attack
        self.team = team
        self.passes = 0
        self.fate_refused = False


def exchange_rerolls(arena: Arena, attack: Attack) -> Flow[None]:
    """Attacker first; the exchange ends when both pass in succession (SO-16.5.3, SO-16.5.7)."""
    if not attack.dice:
        return
    window = Window(attack, attack.attacker.team)
    while window.passes < 2:
        options = reroll_options(arena, window)
        if len(options) == 1:  # nothing to re-roll with
            answer = options[0]
        else:
            seats = arena.members(window.team)
            answer = yield Decision(seats, "reroll", options, "SO-16.5.4", attack.attacker.card)
        yield from carry_out(arena, window, answer)


def reroll_options(arena: Arena, window: Window) -> list[Option]:
    """One omen for one die, or fate for all dice (SO-16.5.4, SO-9.3.1, SO-10.1.5)."""
    options = [ending("pass", meant=PASS)]
    team_game = arena.format == "team"
    for seat in arena.members(window.team):
        if arena.players[seat].omens > 0:
            for die in range(len(window.attack.dice)):
                options.append(
                    Option("reroll", die, seat=seat if team_game else NOTHING, meant=SPEND_OMEN)
                )
    if arena.first == window.team and not window.fate_refused:
        for seat in fate_holders(arena):
            options.append(Option("fate", seat=seat if team_game else NOTHING, meant=USE_FATE))
    return options


def fate_holders(arena: Arena) -> list[int]:
    """Who may empty a full fate counter (SO-10.1.6, SO-22.3.4, SO-22.3.6)."""
    members = arena.members(arena.first)
    if len(arena.fate) == 1:
        return members if arena.fate[0] else []
    return [seat for place, seat in enumerate(members) if arena.fate[place]]


def spend_omen(arena: Arena, window: Window, answer: Option) -> None:
    seat = answer.seat if answer.seat >= 0 else arena.members(window.team)[0]
    player = arena.players[seat]
    player.omens -= 1  # SO-9.3.2
    arena.tell("omens", "SO-9.3.1", seat, player.omens)
    reroll(arena, window.attack, answer.what)
    window.passes = 0


def use_fate(arena: Arena, window: Window, seat: int) -> Flow[None]:
    """Empty the fate counter and re-roll everything; a team must agree (SO-22.3.5)."""
    members = arena.members(window.team)
    place = 0
    if len(arena.fate) > 1:
        place = members.index(seat)
    else:
        for member in members:
            if member == seat or len(members) == 1:
                continue
            options = [Option("agree"), refusal("refuse")]
            answer = yield ask(member, "agree-fate", options, "SO-22.3.5")
            if answer.declines:
                window.fate_refused = True
                return
    arena.fate[place] = False
    arena.tell("fate-used", "SO-10.1.5", window.team)
    roll(arena, window.attack, len(window.attack.dice))
    window.passes = 0
    window.fate_refused = False


class Pass(Deal[Arena, Window]):
    def carry_out(self, arena: Arena, window: Window, option: Option) -> Flow[None]:
        window.passes += 1
        field = arena.fields[window.attack.field]
        window.team = field.opposite(window.team).team  # SO-16.5.6
        window.fate_refused = False
        return no_decisions()


class UseFate(Deal[Arena, Window]):
    def carry_out(self, arena: Arena, window: Window, option: Option) -> Flow[None]:
        return use_fate(arena, window, option.seat)


class SpendOmen(Deal[Arena, Window]):
    def carry_out(self, arena: Arena, window: Window, option: Option) -> Flow[None]:
        spend_omen(arena, window, option)
        return no_decisions()


PASS: Final = Pass()
USE_FATE: Final = UseFate()
SPEND_OMEN: Final = SpendOmen()
