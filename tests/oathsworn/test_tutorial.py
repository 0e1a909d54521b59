"""The tutorial: every learner meets the same cards with the same company."""

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.games import Setup
from questhall.kernel.match import Match


def battle(seed: str, tutorial: bool) -> Battle:
    state = Match.start(GAME, Setup("encounter", 1, {"tutorial": tutorial}), seed).state
    assert isinstance(state, Battle)
    return state


def decks(seed: str, tutorial: bool) -> list[list[int]]:
    dealt = battle(seed, tutorial)
    return [*(deck.draw for deck in dealt.might), *dealt.stage_piles]


def test_every_tutorial_begins_alike() -> None:
    assert decks("one", tutorial=True) == decks("another", tutorial=True)


def test_other_tables_are_shuffled_by_their_own_seed() -> None:
    assert decks("one", tutorial=False) != decks("another", tutorial=False)
    assert decks("one", tutorial=False) != decks("one", tutorial=True)


def test_a_learner_leads_the_company_of_a_first_game() -> None:
    company = [each.board.key for each in battle("one", tutorial=True).company]
    assert company == ["warden", "priest", "ranger", "warbear"]
