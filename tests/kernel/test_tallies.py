"""The last page counts what happened, for whom, and in which round; for every game."""

import pytest

from questhall.bots.bot import RandomBot
from questhall.kernel.games import Game, Setup, find_game
from questhall.kernel.kinds import NUMBERS
from questhall.kernel.match import Match
from questhall.kernel.phrases import slots_in
from questhall.kernel.tallies import DOER, Counting, count
from tests.sorcerer.bench import quiet

SETUPS = {
    "sorcerer": Setup("duel", 2),
    "gloomhaven": Setup("party", 2, {"scenario": 1}),
    "mage_knight": Setup("quest", 1),
    "oathsworn": Setup("encounter", 1),
    "sword_and_sorcery": Setup("quest", 2),
}
CHOICES = 500


def totals(counted: Counting) -> dict[str, dict[str, int]]:
    """What each has in all, by tally."""
    return {
        sums.tally.key: {who: sum(each.rounds.values()) for who, each in sums.bearers.items()}
        for sums in counted.sums
    }


def played(name: str) -> tuple[Game, Match]:
    game = find_game(name)
    match = Match.start(game, SETUPS[name], "tallies")
    bot = RandomBot("tallies")
    while match.pending and len(match.choices) < CHOICES:
        seat = match.pending[0].seats[0]
        match.take(seat, bot.choose(match, seat))
    return game, match


@pytest.mark.parametrize("name", SETUPS)
def test_it_names_events_and_arguments_that_there_are(name: str) -> None:
    game = find_game(name)
    assert game.tallies
    for tally in game.tallies:
        for key, counts in tally.events.items():
            assert key in game.acts
            slots = dict(slots_in(game.phrases[key]))
            wanted = {counts.who, counts.against} - {DOER, ""}
            assert wanted <= set(slots), (key, slots)
            assert not counts.amount or slots[counts.amount] in NUMBERS


@pytest.mark.parametrize("name", SETUPS)
def test_something_is_counted_for_people_alone(name: str) -> None:
    game, match = played(name)
    counted = count(game, match.setup, match.state, match.past().events)
    found = totals(counted)
    assert sum(sum(each.values()) for each in found.values()) > 0
    for sums in counted.sums:
        for each in sums.bearers.values():
            assert set(each.rounds) <= set(range(1, counted.round + 1))
            assert each.name.message or each.name.thing.startswith("seat:")


def test_an_attack_of_a_duel_point_by_point() -> None:
    bench = quiet()
    fragile = bench.minion(1, life=1)
    bench.set_track(1, 1, 3)
    bench.fight(bench.minion(0, attack=3), "H H H")
    bench.choose(f"damage:{fragile.card}")
    match = bench.playing
    counted = count(bench.game, bench.setup, bench.arena, match.past().events)
    found = totals(counted)
    assert found["dealt"] == {"0": 3}
    assert found["taken"] == {"1": 3}
    assert found["felled"] == {"0": 1}
    assert found["lost"] == {"1": 1}
