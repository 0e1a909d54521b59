"""An encounter or a chapter that is played alone, with a ready company (OS-11.5.2)."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library, names_of_companies
from questhall.games.oathsworn.printed.encounter import EncounterDef
from questhall.games.oathsworn.state.battle import Battle
from questhall.games.oathsworn.state.story import Story
from questhall.kernel.games import OptionValue, Setup
from questhall.kernel.match import Match
from questhall.kernel.phrases import option_id
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


@rule("OS-4.2.13")
@pytest.mark.parametrize("encounter", ENCOUNTERS, ids=lambda encounter: encounter.key)
def test_what_a_story_leaves_behind_is_switched_on_one_by_one(encounter: EncounterDef) -> None:
    options: dict[str, OptionValue] = {"encounter": encounter.key, "company": "first_game"}
    match = Match.start(GAME, Setup("encounter", 2, {**options, "aftermath": "chosen"}), "ready")
    for variant in encounter.variants:
        decision = match.pending[0]
        assert (decision.prompt, decision.rule) == ("aftermath", "OS-4.2.13")
        offered = [option_id(GAME, match.state, option) for option in decision.options]
        match.answer(0, offered.index(f"variant:{variant.key}"), 0)
        assert GAME.faults(match.state) == []
    assert isinstance(match.state, Battle)
    assert match.state.flags == sorted(variant.flag for variant in encounter.variants)
    assert all(each.prompt != "aftermath" for each in match.pending)


@rule("OS-4.2.13")
def test_without_it_the_board_is_as_printed() -> None:
    options: dict[str, OptionValue] = {"encounter": "uprooter", "company": "first_game"}
    usual = Match.start(GAME, Setup("encounter", 2, options), "ready").state
    asked = Match.start(GAME, Setup("encounter", 2, {**options, "aftermath": "chosen"}), "ready")
    asked.answer(0, len(asked.pending[0].options) - 1, 0)
    assert isinstance(usual, Battle)
    assert isinstance(asked.state, Battle)
    assert [each.cells for each in asked.state.tiles] == [each.cells for each in usual.tiles]
    assert asked.state.next_step == usual.next_step


def test_four_classes_are_in_every_ready_made_company() -> None:
    for classes in library().campaign.companies.values():
        assert len(set(classes)) == 4
