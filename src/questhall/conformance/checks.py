"""All laws, and how to hold a game to them."""

from collections.abc import Iterable

from questhall.kernel.chance import Chance
from questhall.kernel.games import BadSetup, Game, OptionValue, Setup

from . import beside, branching, choosing, playing, returning, secrets, speaking, tables
from .campaigns import CAMPAIGN_CHECKS, Journey, different_matches, journeys
from .case import Case, Check

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
        secrets.views,
        secrets.leaks,
        secrets.imagination,
        speaking.texts,
        speaking.rules,
    )
}


def setups(game: Game) -> list[Setup]:
    """Every format with every number of seats, and all options as usual."""
    return [Setup(each.name, seats) for each in game.formats for seats in each.seats]


def with_random_options(game: Game, setup: Setup, seed: str) -> Setup:
    """The same set-up with any of the options that players can agree on together."""
    chance = Chance(f"options/{seed}")
    agreed: dict[str, OptionValue] = {}
    for option in game.options:
        wish = option.choices[chance.below(option.name, len(option.choices))]
        if _fits(game, Setup(setup.format, setup.seats, agreed | {option.name: wish})):
            agreed[option.name] = wish
    return Setup(setup.format, setup.seats, agreed)


def _fits(game: Game, setup: Setup) -> bool:
    try:
        game.checked(setup)
    except BadSetup:
        return False
    return True


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
