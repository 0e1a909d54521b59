"""Bots in an encounter: they beat chance clearly, with every class and on every board."""

import pytest

from questhall.bots import make_bot
from questhall.bots.playing import follow_hunch
from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.minds.odds import FULL, Might
from questhall.games.oathsworn.printed.might import COLOURS, Side
from questhall.games.oathsworn.setup.setup import classes
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.lab.playing import play_out
from tests.oathsworn.bench import Bench

FIRST = "grain_mother"
SEEDS = ("ash", "birch")
MOST_DECISIONS = 5000
COMPANIES = [tuple(range(first, 12, 3)) for first in range(3)]  # every class once


def played_by(bot: str, seed: str) -> Battle:
    setup = Setup("encounter", 4, {"encounter": FIRST})
    match = Match.start(GAME, setup, seed, listen=False)
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(4)]
    assert play_out(match, bots, MOST_DECISIONS)
    assert isinstance(match.state, Battle)
    return match.state


@pytest.mark.parametrize("seed", SEEDS)
def test_the_normal_bot_wins_where_chance_loses(seed: str) -> None:
    assert played_by("normal", seed).results == [1.0] * 4
    assert played_by("easy", seed).results == [0.0] * 4


def mustered(company: tuple[int, ...], seed: str) -> Match:
    """A company of these classes, with whatever else they take by hunch."""
    match = Match.start(GAME, Setup("encounter", 1, {"encounter": FIRST}), seed, listen=False)
    for number in company:
        options = match.pending[0].options
        wanted = [n for n, o in enumerate(options) if o.verb == "class" and o.what == number]
        match.answer(0, wanted[0], 0)
    return match


@pytest.mark.parametrize("company", COMPANIES, ids=str)
def test_every_class_knows_how_to_fight(company: tuple[int, ...]) -> None:
    match = mustered(company, "every-class")
    assert isinstance(match.state, Battle)
    assert [each.board for each in match.state.company[:4]] == [classes()[n] for n in company]
    chance = Chance("every-class")
    while match.pending and match.decisions < MOST_DECISIONS:
        follow_hunch(match, chance)
    assert match.state.results == [1.0]


def test_the_companies_have_every_class() -> None:
    assert sorted([n for company in COMPANIES for n in company]) == list(range(len(classes())))
    assert len(classes()) == len(library().classes)


@pytest.mark.parametrize("encounter", sorted(library().encounters))
def test_a_thinking_bot_tries_only_a_few_things(encounter: str) -> None:
    setup = Setup("encounter", 2, {"encounter": encounter})
    match = Match.start(GAME, setup, "few", listen=False)
    chance = Chance("few")
    while match.pending and match.decisions < MOST_DECISIONS:
        decision = match.pending[0]
        tried = GAME.promising(match.state, decision)
        assert 1 <= len(set(tried)) <= 5
        assert all(0 <= place < len(decision.options) for place in tried)
        follow_hunch(match, chance)
    assert match.over


def test_odds_are_those_of_the_cards_that_are_left() -> None:
    bench = Bench()
    might = Might(bench.battle)
    assert might.odds([0, 0, 0, 0], 0).total == 0
    assert might.odds([1, 0, 0, 0], 0).chance == 1.0
    two = might.odds([2, 0, 0, 0], 0).chance
    assert two == pytest.approx(1 - 6 / 18 * 5 / 17)
    deck = bench.battle.might_deck(Side.COMPANY, 0)
    blanks = [card for card in deck.draw if bench.battle.might_card(card).value == 0]
    for card in blanks:
        deck.draw.remove(card)
        deck.discard.append(card)
    assert Might(bench.battle).odds([4, 0, 0, 0], 0).chance == 1.0


def test_stronger_colours_are_worth_more_and_redraws_help() -> None:
    bench = Bench()
    might = Might(bench.battle)
    totals = [
        might.odds([2 if n == colour else 0 for n in range(4)], 0).total for colour in range(4)
    ]
    assert totals == sorted(totals)
    assert might.odds([3, 0, 0, 0], 1).chance > might.odds([3, 0, 0, 0], 0).chance
    assert might.raised([2, 0, 0, 0], 3) != [2, 0, 0, 0]
    assert len(FULL) == len(COLOURS)
