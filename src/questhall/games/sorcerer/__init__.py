"""Sorcerer: a duel, a battle royale or a team game of sorcerers over dark London."""

from typing import Any

from questhall.kernel.artists import Artist
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.events import Event
from questhall.kernel.faces import Face
from questhall.kernel.games import Format, Game, Setup, TableOption, Why
from questhall.kernel.kinds import Name
from questhall.kernel.language.reference import Chapter
from questhall.kernel.measures import Measure
from questhall.kernel.packs import Additions, in_play
from questhall.kernel.state import State
from questhall.kernel.text import Texts

from .library.library import ADDITIONS, Library, library
from .minds import hunch, judge, measures
from .rules.actions import action
from .rules.battle import battle, fight
from .rules.end_of_round import end, end_effect
from .rules.faults import faults
from .rules.formats import team_count
from .rules.other_numbers import keep_alive
from .rules.ready import ready_phase
from .setup.creation import create
from .setup.setup import fate, lay_out
from .speech.acts import ACTS, TALLIES
from .speech.bearers import bearer, brought, hand, played
from .speech.kinds import KINDS
from .speech.phrases import PHRASES
from .state.arena import Arena, Attached, Attack, Battlefield, EndEffect, Minion, Player, Side
from .state.house_rules import HouseRules, house_rules
from .view import view, warnings, why_not

FIRST_STEPS = "first spell"  # the tutorial's seed: every learner gets the same decks


class Sorcerer(Game):
    """The game as the kernel sees it."""

    id = "sorcerer"
    version = "1"
    package = __name__
    formats = (
        Format("duel", (2,)),
        Format("royale", (3, 4, 5, 6)),
        Format("team", (4, 6)),
    )
    options = (
        TableOption("creation", ("random", "draft"), "SO-11.1.1", main=True),
        TableOption("partial_mulligan", (True, False), "SO-12.2.1"),
        TableOption("frozen_tracks", (True, False), "SO-4.4.4"),
        TableOption("avatar_on_conquered", (True, False), "SO-5.1.2"),
        TableOption("interrupt_damage", (True, False), "SO-16.6.5"),
        TableOption("distribute_limit", ("remaining", "total"), "SO-18.5.2"),
        TableOption("put_into_play_triggers", (True, False), "SO-18.14.6"),
        TableOption("burning", ("demonologist", "controller"), "SO-21.2.3"),
        TableOption("blood_needs_avatar", (False, True), "SO-21.3.6"),
        TableOption("finish_attack_on_exhaust", (True, False), "SO-18.8.6"),
        TableOption("team_fate_each", (False, True), "SO-22.3.6"),
        TableOption("team_shows_hands", (True, False), "SO-23.3.1"),
        TableOption("idle_rounds", (3, 5, 10, 0), "SO-23.1.3"),
        TableOption("tutorial", (False, True), "SO-11.2.1"),
    )
    steps = {  # noqa: RUF012 - the table of steps is never written to
        "create": create,
        "fate": fate,
        "ready": ready_phase,
        "action": action,
        "battle": battle,
        "fight": fight,
        "end": end,
        "end_effect": end_effect,
    }
    phrases = PHRASES
    acts = ACTS
    tallies = TALLIES
    kinds = KINDS
    state_classes = (
        Arena,
        Player,
        Battlefield,
        Side,
        Minion,
        Attached,
        Attack,
        EndEffect,
        HouseRules,
    )

    def deal(self, setup: Setup, chance: Chance) -> Arena:
        if setup.options["tutorial"] is True:
            chance.reseed(FIRST_STEPS)
        rules = house_rules(setup.options)
        packs = [pack for pack in library().packs if in_play(pack.key, setup.packs)]
        return lay_out(chance, setup.format, setup.seats, rules, packs)

    def content(self, key: str) -> object:
        return library().find(key)

    def renamed(self) -> dict[str, str]:
        return library().renamed

    def additions(self) -> Additions[Library]:
        return ADDITIONS

    def things(self) -> list[str]:
        return library().keys()

    def bearer(self, state: State, kind: str, number: int) -> Name | None:
        return bearer(state, kind, number)

    def hand(self, state: State, seat: int) -> list[int]:
        return hand(state, seat)

    def brought(self, state: State, seat: int) -> list[str]:
        return brought(state, seat)

    def played(self, state: State, event: Event) -> list[tuple[int, int]]:
        return played(state, event)

    def view(self, state: State, seat: int) -> object:
        return view.view(_table(state), seat)

    def judge(self, state: State, seat: int) -> float:
        return judge.judge(_table(state), seat)

    def measures(self, state: State, seat: int) -> list[Measure]:
        return measures.measures(_table(state), seat)

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return hunch.hunch(_table(state), decision, chance)

    def went_first(self, state: State) -> list[int]:
        """Fate has been passed on once a round since (SO-14.1.1)."""
        arena = _table(state)
        return arena.members((arena.first - arena.round + 1) % team_count(arena))

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        return why_not.why_not(_table(state), seat, thing)

    def warning(self, state: State, seat: int, decision: Decision, option: Option) -> Why | None:
        return warnings.warning(_table(state), seat, decision, option)

    def repeatable(self, state: State, decision: Decision) -> bool:
        """Damage is assigned point by point (SO-16.6.1, SO-16.6.2, SO-18.5.1)."""
        return decision.prompt in ("critical", "hit", "distribute") and decision.amount != 1

    def impossible(self, state: State) -> list[str]:
        return faults(_table(state))

    def carry_over(self, state: State) -> None:
        keep_alive(_table(state))

    def view_types(self) -> tuple[type, ...]:
        return (view.TableView,)

    def artist(self) -> Artist[Any]:
        from .view.terminal import TerminalArtist

        return TerminalArtist()

    def languages(self) -> list[Chapter]:
        from .speech.reference import chapters

        return chapters(self.texts("en"))

    def catalogue(self, texts: Texts) -> list[Face]:
        from .view.catalogue import catalogue

        return catalogue(texts)


def _table(state: State) -> Arena:
    assert isinstance(state, Arena)
    return state


GAME = Sorcerer()
