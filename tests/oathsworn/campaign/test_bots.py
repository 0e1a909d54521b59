"""What bots decide for a company: whom they take, that they stay together, which trait."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.rules.story.progress import choose_trait
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.chance import Chance
from questhall.kernel.phrases import option_id
from tests.oathsworn.story.bench import StoryBench

from .company import FIRST_GAME, Evening, begun, company


def chosen(evening: Evening) -> str:
    decision = evening.asked()
    place = GAME.hunch(evening.match.state, decision, Chance("bots"))
    return option_id(GAME, evening.match.state, decision.options[place])


@pytest.mark.parametrize("seed", range(5))
def test_bots_found_a_company_that_goes_well_together(seed: int) -> None:
    evening = Evening(begun(), "story:1")
    chance = Chance(f"founding {seed}")
    while evening.asked().prompt == "muster":
        place = GAME.hunch(evening.match.state, evening.asked(), chance)
        evening.match.answer(0, place, evening.asked().seats[0])
    found = {each.board.key for each in evening.story.company}
    assert found in [set(classes) for classes in library().campaign.companies.values()], seed
    assert all(each.companion is None for each in evening.story.company)


def test_a_company_of_bots_stays_as_it_is() -> None:
    evening = Evening(company(), "story:2")
    assert chosen(evening) == "begin-chapter:2"
    (place,) = GAME.promising(evening.story, evening.asked())
    assert evening.options()[place] == "begin-chapter:2"


def test_a_dead_one_is_replaced_by_somebody_who_fits() -> None:
    ledger = company("witch", *FIRST_GAME[1:], hardcore=True)
    ledger.characters[0].fallen = True
    ledger.characters[0].hp = 0
    ledger.characters[0].items = []
    ledger.dead = ["witch"]
    evening = Evening(ledger, "story:2")
    assert (evening.asked().prompt, chosen(evening)) == ("who-comes", "class:warden")


def test_bots_know_a_useful_trait() -> None:
    bench = StoryBench()
    decision = next(choose_trait(bench.story))
    assert isinstance(bench.story, Story)
    place = GAME.hunch(bench.story, decision, Chance("bots"))
    assert option_id(GAME, bench.story, decision.options[place]) == "trait:scavenger"
