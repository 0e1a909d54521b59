"""An encounter or a chapter that is played alone, with a ready company (OS-11.5.2)."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library, names_of_companies
from questhall.games.oathsworn.printed.encounter import EncounterDef
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import rule

ENCOUNTERS = list(library().encounters.values())


@rule("OS-3.1.8", "OS-11.4.1")
@pytest.mark.parametrize("encounter", ENCOUNTERS, ids=lambda encounter: encounter.key)
def test_the_company_has_the_level_of_the_chapter_unless_another_is_chosen(
    encounter: EncounterDef,
) -> None:
    key = encounter.key
    setup = Setup("encounter", 1, {"encounter": key})
    battle = Match.start(GAME, setup, "skirmish").state
    assert isinstance(battle, Battle)
    assert {each.level for each in battle.company} == {battle.encounter.chapter}
    higher = Setup("encounter", 1, {"encounter": key, "level": 12})
    battle = Match.start(GAME, higher, "skirmish").state
    assert isinstance(battle, Battle)
    assert {each.level for each in battle.company} == {12}


@rule("OS-3.1.1")
@pytest.mark.parametrize("company", names_of_companies())
def test_a_ready_made_company_is_taken_as_it_is(company: str) -> None:
    classes = library().campaign.companies[company]
    fight = Match.start(GAME, Setup("encounter", 2, {"company": company}), "ready").state
    assert isinstance(fight, Battle)
    assert [each.board.key for each in fight.company] == classes
    assert GAME.faults(fight) == []
    tale = Match.start(GAME, Setup("story", 2, {"company": company}), "ready").state
    assert isinstance(tale, Story)
    assert [each.board.key for each in tale.company] == classes
    assert GAME.faults(tale) == []


def test_four_classes_are_in_every_ready_made_company() -> None:
    for classes in library().campaign.companies.values():
        assert len(set(classes)) == 4
