"""All laws, and how to hold a game to them."""

from collections.abc import Iterable

from questhall.kernel.games import Game

from . import (
    acting,
    beside,
    branching,
    choosing,
    naming,
    playing,
    returning,
    secrets,
    speaking,
    tables,
)
from .campaigns import CAMPAIGN_CHECKS, Journey, different_matches, journeys
from .case import Case, Check
from .setups import setups, with_random_options

CHECKS: dict[str, Check] = {
    check.name: check
    for check in (
        playing.ends,
        playing.results,
        playing.determinism,
        playing.processes,
        playing.judgement,
        returning.history,
        returning.forks,
        returning.saves,
        returning.restored_views,
        returning.old_saves,
        returning.undo,
        branching.marks,
        branching.branches,
        choosing.options,
        choosing.ids,
        choosing.refusals,
        choosing.forced,
        beside.side_by_side,
        tables.cards,
        tables.faults,
        tables.clones,
        tables.declared,
        naming.kinds,
        naming.names,
        secrets.views,
        secrets.leaks,
        secrets.imagination,
        acting.acts,
        speaking.texts,
        speaking.rules,
    )
}


def check_game(game: Game, seeds: Iterable[str] = ("1",)) -> None:
    """Hold a game to all laws in every set-up, with usual and with random options, and its
    campaigns to theirs.

    Raises Unlawful, which names the law, at the first fault.
    """
    for seed in seeds:
        for setup in setups(game):
            cases = [Case(game, setup, seed)]
            if game.options:
                cases.append(Case(game, with_random_options(game, setup, seed), seed))
            for case in cases:
                _check_match(case)
        for journey in journeys(game, seed):
            check_campaign(journey)


def check_campaign(journey: Journey) -> None:
    """Hold a campaign to all its laws, and its matches to theirs."""
    for check in CAMPAIGN_CHECKS.values():
        check(journey)
    for case in different_matches(journey):
        _check_match(case)


def _check_match(case: Case) -> None:
    for check in CHECKS.values():
        check(case)
