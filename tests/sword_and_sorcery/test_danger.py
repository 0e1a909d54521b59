"""The danger that the table tells, and that hints heed: free attacks, and what is foretold."""

from collections.abc import Iterator

import pytest

from questhall.bots import hinting
from questhall.bots.playing import follow_hunch, take
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.minds.hunch import worths
from questhall.games.sword_and_sorcery.state.adventure import Adventure, Phase
from questhall.games.sword_and_sorcery.state.figures import Side
from questhall.games.sword_and_sorcery.view.danger import DEAD, of_all_turns, of_leaving
from questhall.games.sword_and_sorcery.view.view import view
from questhall.kernel.chance import Chance
from questhall.kernel.events import Journal
from questhall.kernel.games import Setup
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match
from tests.marks import rule

from .bench import Bench

MOST_CHOICES = 500
QUESTS = ("q0", "q1", "q3")


def dying() -> Bench:
    """A hero with a last HP beside an enemy who strikes hard."""
    bench = Bench("A B", heroes=("ecarus_white_rose", "thorgar_cleric"))
    bench.adventure.phase = Phase.BATTLE
    bench.hero(1, "B")
    bench.printed("orc_warrior_red_1", "A")
    bench.hero(0).wounds = 7
    return bench


@rule("SS-6.1.2.2")
def test_leaving_costs_what_the_reaction_attacks_take() -> None:
    bench = dying()
    losses = of_leaving(bench.adventure, bench.hero(0))
    assert sum(losses) == pytest.approx(1)
    assert losses[DEAD] > 0.5
    (orc,) = bench.adventure.characters(Side.ENEMIES)
    bench.condition(orc, "stun")
    assert of_leaving(bench.adventure, bench.hero(0))[0] == 1


def test_whoever_has_lost_more_than_he_had_can_still_be_looked_at() -> None:
    """In the middle of a blow."""
    bench = dying()
    bench.hero(0).wounds = 30
    assert of_leaving(bench.adventure, bench.hero(0)) == [1.0]
    assert view(bench.adventure, 0).enemies


@rule("SS-6.1.2.5")
def test_leaving_costs_nothing_where_the_heroes_dominate() -> None:
    bench = dying()
    bench.hero(1, "A")
    assert of_leaving(bench.adventure, bench.hero(0))[0] == 1


@rule("SS-15.7.1.1")
def test_the_forecast_tells_what_its_attack_would_cost() -> None:
    bench = dying()
    (enemy,) = view(bench.adventure, 0).enemies
    assert enemy.foretold is not None
    assert sum(enemy.foretold.losses) == pytest.approx(1, abs=0.01)
    target = bench.adventure.figures[enemy.foretold.target]
    assert enemy.foretold.losses[DEAD] == round(of_all_turns(bench.adventure, target)[DEAD], 3)


# -- positions of real games ---------------------------------------------------------------


def turns(quest: str) -> Iterator[Match]:
    """The questions of turns in which somebody may walk away from enemies."""
    match = Match.start(GAME, GAME.checked(Setup("quest", 2, {"quest": quest})), "danger")
    chance = Chance("danger")
    while match.pending and match.decisions < MOST_CHOICES:
        decision = match.pending[0]
        state = match.state
        assert isinstance(state, Adventure)
        walks = any(option.verb == "move" for option in decision.options)
        if decision.prompt == "act" and walks and not state.heroes[state.active].ghost:
            yield match
        follow_hunch(match, chance)


@rule("SS-6.1.2.2", "SS-6.1.2.5")
@pytest.mark.parametrize("quest", QUESTS)
def test_whoever_is_warned_is_struck_at_and_nobody_else(quest: str) -> None:
    met = set()
    for match in turns(quest):
        decision = match.pending[0]
        move = next(option for option in decision.options if option.verb == "move")
        warned = GAME.warning(match.state, decision.seats[0], decision, move)
        trial = fork_for(match, decision.seats[0], "danger")
        journal = trial.state.journal = Journal()
        take(trial, move)
        struck = any(event.key == "reaction-attack" for event in journal.events)
        struck = struck or [each.prompt for each in trial.pending] == ["who-reacts"]
        assert struck == (warned is not None)
        met.add(struck)
    assert met


@pytest.mark.parametrize("quest", QUESTS)
def test_nobody_walks_to_his_death(quest: str) -> None:
    """What looks best at a glance is no walk into reaction attacks that are likely to kill."""
    for match in turns(quest):
        state = match.state
        assert isinstance(state, Adventure)
        decision = match.pending[0]
        found = worths(state, decision)
        best = decision.options[found.index(max(found))]
        death = of_leaving(state, state.figure_of(state.heroes[state.active]))[DEAD]
        assert best.verb != "move" or death < 0.25


def test_a_hint_stays_with_its_enemy_rather_than_dying_on_the_way() -> None:
    bench = dying()
    setup = GAME.checked(Setup("quest", len(bench.adventure.heroes), {}))
    bench.turn(0)
    match = Match.resume(GAME, setup, "hints", bench.adventure)
    seat = match.pending[0].seats[0]
    assert hinting.hint(match, seat).option.verb != "move"
