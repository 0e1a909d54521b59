"""The adviser in the middle of a fight that a sheet describes."""

import json
from typing import Any

import pytest

from questhall.games.mage_knight.rules.foes import armour, attack_value
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.tools.adviser.adviser import Advice
from questhall.games.mage_knight.tools.adviser.sheet import fight_of, realm_of
from questhall.games.mage_knight.tools.served import TOOLS, AskedSheet
from questhall.kernel.sheets import BadSheet, read_sheet
from tests.mage_knight.bench import Bench

SHEET: dict[str, Any] = {
    "phase": "block",
    "level": 3,
    "site": "keep",
    "hand": ["march", "swiftness", "wound"],
    "units": [{"unit": "peasants"}, {"unit": "utem_crossbowmen", "ready": False}],
    "skills": ["tovak_shield_mastery"],
    "mana": {"crystals": {"red": 1}, "source": ["white", "gold", "black"]},
    "gathered": {"block": {"physical": 2}},
    "enemies": [
        {"enemy": "guardsmen", "attacks": ["blocked"], "values": [3], "armour": 7},
        {"enemy": "crossbowmen", "attacks": ["open"], "values": [4], "resistances": []},
    ],
}


def table() -> Bench:
    """A keep is assaulted; one of its guards was blocked, and two points are gathered."""
    bench = Bench()
    bench.hero.level = 3
    bench.hand("rage", "determination", "march", "swiftness", "wound")
    bench.unit("peasants")
    bench.unit("utem_crossbowmen", ready=False)
    bench.skill("tovak_shield_mastery")
    bench.skill("tovak_double_time").used = True
    bench.mana("blue")
    bench.crystals("red")
    bench.source("white", "gold", "black")
    bench.fight("guardsmen", "crossbowmen", keep=True)
    bench.play("end-phase", "strong:determination", "pay-token", "block:guardsmen", "basic:rage")
    return bench


def sheet() -> AskedSheet:
    return read_sheet(json.dumps(SHEET).encode(), AskedSheet)


def looks(realm: Realm) -> list[object]:
    """Everything that the adviser must know about a fight."""
    combat = realm.combat
    assert combat is not None
    hero = realm.heroes[0]
    foes = [
        (
            foe.kind.key,
            armour(realm, combat, foe),
            foe.attacks,
            [attack_value(combat, foe, number) for number in range(len(foe.attacks))],
            foe.origin,
        )
        for foe in combat.foes
    ]
    return [
        realm.next_step,
        sorted(realm.cards[card].key for card in hero.hand),
        [(unit.kind.key, unit.ready) for unit in hero.units],
        [skill.kind.key for skill in hero.skills if not skill.used],
        hero.mana,
        hero.crystals,
        [die.colour for die in realm.source if not die.used],
        (combat.attack, combat.block, combat.swift_block, combat.walls),
        foes,
    ]


def test_the_sheet_stands_for_the_same_fight() -> None:
    assert looks(realm_of(sheet())) == looks(table().realm)


def test_the_line_continues_from_the_current_phase() -> None:
    answer = Advice(fight_of(sheet()), 60.0).answer()
    assert answer["complete"]
    assert (answer["defeated"], answer["wounds"]) == (["crossbowmen"], 1)
    assert [(play["phase"], play["play"]) for play in answer["plays"]][:2] == [
        ("block", "end-phase"),
        ("damage", "suffer:crossbowmen#0"),
    ]
    assert answer["plays"][-2]["play"] == "strike:crossbowmen"


def test_points_already_gathered_count() -> None:
    fields = {
        "phase": "attack",
        "gathered": {"melee": {"physical": 2}},
        "hand": ["march"],
        "enemies": [{"enemy": "prowlers", "attacks": ["blocked"]}],
    }
    answer = TOOLS["fight"](json.dumps(fields).encode())
    assert [play["play"] for play in answer["plays"]] == ["sideways:march", "strike:prowlers"]


def test_the_answer_speaks_the_language_that_was_asked_for() -> None:
    text = json.dumps(SHEET | {"language": "ru"}).encode()
    answer = TOOLS["fight"](text)
    assert len(answer["steps"]) == len(answer["plays"])
    assert "Закончить фазу" in answer["steps"]


@pytest.mark.parametrize(
    ("enemy", "fault"),
    [
        ({"attacks": ["open", "open"]}, "enemies[0].attacks: guardsmen has 1"),
        ({"summoned_by": 4}, "enemies[0].summoned_by: name the place"),
        ({"attacks": ["gone"]}, "enemies[0].attacks[0]: Invalid enum value"),
    ],
)
def test_an_impossible_fight_is_refused(enemy: dict[str, Any], fault: str) -> None:
    fields = {"phase": "block", "enemies": [{"enemy": "guardsmen", **enemy}]}
    with pytest.raises(BadSheet) as found:
        realm_of(read_sheet(json.dumps(fields).encode(), AskedSheet))
    assert fault in str(found.value)
