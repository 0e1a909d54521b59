"""Free Company Traits in encounters (OS-11.3)."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.campaign.ledger import CompanySheet
from questhall.games.oathsworn.printed.story import TRAIT_NAMES, TRAITS
from questhall.kernel.chance import Chance
from tests.marks import rule, ruling

from .company import Evening, before_encounter


def with_trait(name: str, ticks: int = 1) -> CompanySheet:
    ledger = before_encounter()
    ledger.traits[TRAIT_NAMES.index(name)] = ticks
    return ledger


@rule("OS-7.20.9", "OS-11.3.1")
@pytest.mark.parametrize("ticks", [0, 1, 3])
def test_comradery_comes_along(ticks: int) -> None:
    evening = Evening(with_trait("comradery", ticks), "encounter:2")
    assert evening.battle.comradery == ticks


@rule("OS-3.5.8", "OS-3.5.11", "OS-11.3.1")
@pytest.mark.parametrize("name", TRAIT_NAMES)
def test_only_bushcraft_helps_in_survival_checks_of_an_encounter(name: str) -> None:
    ticks = TRAITS[name]
    evening = Evening(with_trait(name, ticks), "encounter:2")
    assert evening.battle.survival_redraws == (ticks if name == "bushcraft" else 0)
    assert evening.battle.clone().survival_redraws == evening.battle.survival_redraws


def tough(*hps: int) -> Evening:
    """A company with these HP that is about to roll."""
    ledger = with_trait("tough_as_nails")
    for sheet, hp in zip(ledger.characters, hps, strict=True):
        sheet.hp = hp
    evening = Evening(ledger, "encounter:2")
    evening.first_of_each("tough-as-nails")
    return evening


def hps_of(evening: Evening) -> list[int]:
    battle = evening.battle
    return [battle.figure_of(each).hp for each in battle.the_four()]


@rule("OS-4.2.16", "OS-11.3.1")
def test_the_highest_roll_regains_one_hp() -> None:
    evening = tough(3, 6, 4, 6)
    evening.battle.chance.rig("hp die", [2, 4])
    evening.take("roll-hp-die", "do-without", "roll-hp-die", "do-without")
    assert hps_of(evening) == [3, 6, 5, 6]


@rule("OS-4.2.16")
def test_who_is_unhurt_may_roll_too_and_win_nothing() -> None:
    evening = tough(3, 6, 4, 0)
    evening.battle.chance.rig("hp die", [2, 5, 4])
    evening.take("roll-hp-die")
    asked = evening.asked()
    warned = [GAME.warning(evening.battle, 0, asked, option) for option in asked.options]
    assert [why.message for why in warned if why] == ["warning-rolls-unhurt"]
    assert asked.options[GAME.promising(evening.battle, asked)[0]].verb == "do-without"
    evening.take("roll-hp-die", "roll-hp-die")
    assert hps_of(evening) == [3, 6, 4, 0]
    assert evening.asked().prompt == "deploy"


@rule("OS-4.2.16")
def test_nobody_rolls_if_no_hp_is_lost() -> None:
    ledger = with_trait("tough_as_nails")
    evening = Evening(ledger, "encounter:2")
    evening.first_of_each("deploy")
    assert evening.asked().prompt == "deploy"


@rule("OS-4.2.16")
@ruling("OS-R30")
def test_ties_are_rolled_again() -> None:
    evening = tough(3, 5, 4, 6)
    evening.battle.chance.rig("hp die", [4, 1, 4, 3, 0])
    evening.take("roll-hp-die", "roll-hp-die", "roll-hp-die", "do-without")
    assert hps_of(evening) == [4, 5, 4, 6]


@rule("OS-4.2.16")
def test_nobody_has_to_roll() -> None:
    evening = tough(3, 6, 4, 6)
    evening.take("do-without", "do-without", "roll-hp-die", "do-without")
    assert hps_of(evening) == [3, 6, 5, 6]


def test_without_the_trait_nobody_is_asked() -> None:
    ledger = before_encounter()
    ledger.characters[0].hp = 3
    evening = Evening(ledger, "encounter:2")
    evening.first_of_each("deploy")
    assert evening.asked().prompt == "deploy"
    assert isinstance(evening.battle.chance, Chance)
