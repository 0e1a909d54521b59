"""What is kept is kept by name: positions, choices, and what Questhall 0.1 wrote by number."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import questhall.games.mage_knight as package
from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.effects import (
    boons_of_cards,
    boons_of_combat,
    boons_of_mana,
    boons_of_movement,
    boons_of_points,
)
from questhall.games.mage_knight.effects.boons import word_of
from questhall.games.mage_knight.library.library import library, read_library
from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import (
    COLOURS,
    Element,
    Mana,
    Range,
    Resists,
    Site,
    Terrain,
)
from questhall.games.mage_knight.state.boons import add_boon
from questhall.games.mage_knight.state.combat import Aimed, AttackState
from questhall.games.mage_knight.state.realm import Realm
from questhall.games.mage_knight.state.turn import PHASES, Boon, Phase
from questhall.kernel.checking import need_state
from questhall.kernel.codec import state_hash, to_plain
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.existing import missing
from questhall.kernel.kinds import Listed, UnknownName
from questhall.kernel.records import SavedChoice
from questhall.kernel.scribe import Phrasebook, read, write
from tests.mage_knight.bench import Bench
from tests.mage_knight.duels import AGGRESSOR, Duel
from tests.mage_knight.test_library import copy_of_the_content


def kept(bench: Bench) -> Any:
    """What a save holds of the position; it must come back as it was."""
    plain = write(bench.realm, GAME)
    need_state(plain, GAME)
    assert state_hash(read(plain, GAME)) == state_hash(bench.realm)
    return plain


def written(bench: Bench, *option: Any) -> SavedChoice:
    return SavedChoice.of(0, Option(*option), Phrasebook(GAME, bench.realm))


# -- positions and choices -----------------------------------------------------------


def test_a_position_names_what_is_printed() -> None:
    bench = Bench()
    space = bench.paint(bench.beside(), "hills", Site.MAGE_TOWER)
    bench.source("gold", "red", "black")
    bench.unit("peasants").mana = Mana.GREEN
    plain = kept(bench)
    assert plain["turn"]["phase"] == "moving"
    assert plain["spaces"][space]["terrain"] == "hills"
    assert plain["places"]["held"][plain["places"]["spaces"].index(space)]["site"] == "mage_tower"
    assert [die["colour"] for die in plain["source"]] == ["gold", "red", "black"]
    assert plain["heroes"][0]["kind"] == {"content": "tovak"}
    assert plain["heroes"][0]["units"][0]["mana"] == "green"
    assert plain["turn"]["boons"] == []


def test_a_fight_names_what_happens_in_it() -> None:
    bench = Bench()
    foe = bench.fight("prowlers")[0]
    foe.attacks = [AttackState.BLOCKED]
    foe.lost_abilities = EnemyAbility.SWIFT | EnemyAbility.FORTIFIED
    foe.lost_resistances = Resists.ICE
    foe.aimed = [Aimed(3, Range.RANGED, Element.COLD_FIRE)]
    boon = add_boon(bench.realm, boons_of_movement.Cheaper, NOTHING, 2)
    boon.terrains = 1 << Terrain.SWAMP | 1 << Terrain.DESERT
    plain = kept(bench)
    [shown] = plain["combat"]["foes"]
    assert plain["turn"]["phase"] == "ranged"
    assert (shown["origin"], shown["attacks"]) == ("rampager", ["blocked"])
    assert (shown["lost_abilities"], shown["lost_resistances"]) == ("fortified+swift", "ice")
    assert shown["aimed"] == [
        {"is": "Aimed", "amount": 3, "range": "ranged", "element": "cold_fire"}
    ]
    [lasting] = plain["turn"]["boons"]
    assert (lasting["is"], lasting["terrains"]) == ("Cheaper", "desert+swamp")
    assert (lasting["colour"], lasting["element"]) == (None, "physical")


def test_choices_name_what_is_printed() -> None:
    bench = Bench()
    hero = [hero.key for hero in library().heroes].index("goldyx")
    assert written(bench, "hero", hero).what == "goldyx"
    assert written(bench, "pay-crystal", Mana.BLUE).what == "blue"
    peasants = bench.unit("peasants")
    abilities = peasants.kind.abilities
    choice = written(bench, "activate", peasants.card, abilities[1].saying, 1)
    assert (choice.what, choice.where, choice.amount) == (peasants.card, "influence(2)", 1)
    again = choice.option(Phrasebook(GAME, bench.realm))
    assert (again.what, again.where, again.amount) == (peasants.card, abilities[1].saying, 1)


# -- what 0.1 wrote by number --------------------------------------------------------


def test_numbers_of_0_1_are_places_in_the_lists_of_its_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A new colour, phase and hero have come in front of all others since."""
    bench = Bench()
    bench.source("gold", "red", "black")
    old = to_plain(bench.realm)
    heroes = [hero.key for hero in library().heroes]
    for kind, names in {"colour": COLOURS, "phase": PHASES, "champion": heroes}.items():
        monkeypatch.setitem(GAME.kinds, kind, with_a_newcomer(kind, names))
    realm = read(old, GAME)
    assert isinstance(realm, Realm)
    assert [die.colour for die in realm.source] == [Mana.GOLD + 1, Mana.RED + 1, Mana.BLACK + 1]
    assert realm.turn.phase == Phase.MOVING + 1
    assert Phrasebook(GAME, realm).numbers("hero", (2, NOTHING, NOTHING))[0] == 3


def with_a_newcomer(kind: str, names: Sequence[str]) -> Listed:
    return Listed(GAME.kinds[kind].name, lambda: ["newcomer", *names])


def test_every_list_of_0_1_has_names_of_today() -> None:
    for kind, listed in GAME.former().lists.items():
        today = GAME.kinds[kind]
        assert isinstance(today, Listed)
        names = listed.values() if isinstance(listed, dict) else listed
        assert set(names) <= set(today.listed.names.values()), kind


NUMBERS = ("amount", "which", "least")
BOONS = [
    (boons_of_movement.Cheaper, (2, 32, 1), {"amount": 2, "terrains": "swamp", "least": 1}),
    (boons_of_movement.Safe, (0, 64, 0), {"terrains": "lake"}),
    (boons_of_mana.Due, (0, 3, 0), {"colour": "white"}),
    (boons_of_combat.LaterAttack, (4, 1, 0), {"amount": 4, "element": "fire", "foe": -1}),
    (boons_of_combat.LaterAttack, (4, 2, 1), {"amount": 4, "element": "ice", "foe": 0}),
    (boons_of_combat.FamePerDefeated, (1, 0, 0), {"amount": 1, "phase": None}),
    (boons_of_combat.FamePerDefeated, (1, 7, 0), {"amount": 1, "phase": "attack"}),
    (boons_of_combat.UnitResists, (6, 5, 0), {"resistances": "fire+ice", "target": 5, "amount": 0}),
    (boons_of_cards.MindRead, (0, 2, 1), {"seat": 0, "colour": "green", "least": 1, "amount": 0}),
    (boons_of_combat.Possessed, (0, 0, 0), {"foe": 0}),
    (boons_of_points.Ambush, (2, 4, 0), {"amount": 2, "which": 4}),
]


def number_then(kind: type[Boon]) -> int:
    """The number of a lasting effect in 0.1."""
    listed = GAME.former().lists["boon"]
    assert isinstance(listed, dict)
    return next(int(number) for number, name in listed.items() if name == word_of(kind))


@pytest.mark.parametrize(("word", "numbers", "wanted"), BOONS)
def test_a_boon_of_0_1_says_what_it_is_about(
    word: type[Boon], numbers: tuple[int, int, int], wanted: dict[str, Any]
) -> None:
    bench = Bench()
    bench.fight("prowlers")
    old = to_plain(bench.realm)
    old["turn"]["boons"] = [
        {
            "is": "Boon",
            "word": number_then(word),
            "card": -1,
            **dict(zip(NUMBERS, numbers, strict=True)),
        }
    ]
    need_state(old, GAME)
    [boon] = write(read(old, GAME), GAME)["turn"]["boons"]
    assert boon["is"] == word.__name__
    assert {field: boon[field] for field in wanted} == wanted
    left = {"amount": 0, "which": 0, "least": 0} | wanted
    assert {field: boon[field] for field in NUMBERS} == {field: left[field] for field in NUMBERS}


def test_rows_of_numbers_have_become_objects() -> None:
    duel = Duel()
    levy = duel.enlist(AGGRESSOR, "peasants")
    duel.open_battle()
    old = to_plain(duel.realm)
    old["battle"]["shares"] = [[levy.card, Range.SIEGE, Element.ICE, 3]]
    old["combat"]["foes"][0]["aimed"] = [[2, Range.MELEE, Element.FIRE]]
    need_state(old, GAME)
    realm = read(old, GAME)
    [share] = realm.battle.shares
    assert (share.card, share.amount) == (levy.card, 3)
    assert (share.range, share.element) == (Range.SIEGE, Element.ICE)
    [aimed] = realm.combat.foes[0].aimed
    assert (aimed.amount, aimed.range, aimed.element) == (2, Range.MELEE, Element.FIRE)
    assert missing(GAME, realm) == []


# -- other names ---------------------------------------------------------------------


def test_an_unknown_name_is_refused_with_what_was_probably_meant() -> None:
    bench = Bench()
    plain = kept(bench)
    plain["turn"]["phase"] = "movin"
    with pytest.raises(UnknownName, match="did you mean 'moving'"):
        read(plain, GAME)
    choice = SavedChoice(0, "hero", "goldix")
    with pytest.raises(UnknownName, match="did you mean 'goldyx'"):
        choice.option(Phrasebook(GAME, bench.realm))


def test_what_has_another_name_now_is_found_by_its_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A unit also where it stands in a battle; a hero also where it is chosen."""
    folder = copy_of_the_content(tmp_path)
    rename(folder / "units.yaml", "peasants", "rustics")
    rename(folder / "heroes.yaml", "tovak", "wyrmstalker")
    box = read_library(folder)
    monkeypatch.setattr(package, "library", lambda: box)
    duel = Duel()
    duel.enlist(AGGRESSOR, "peasants")
    duel.open_battle()
    plain = renamed_in(write(duel.realm, GAME), {"peasants": "rustics", "tovak": "wyrmstalker"})
    assert plain["heroes"][0]["kind"] == {"content": "wyrmstalker"}
    assert plain["combat"]["foes"][0]["kind"] == {"content": "opponent:rustics"}
    need_state(plain, GAME)
    assert state_hash(read(plain, GAME)) == state_hash(duel.realm)
    choice = SavedChoice(0, "hero", "wyrmstalker")
    tovak = [hero.key for hero in library().heroes].index("tovak")
    assert choice.option(Phrasebook(GAME, duel.realm)).what == tovak


def rename(file: Path, key: str, former: str) -> None:
    text = file.read_text(encoding="utf-8")
    line = f"  - id: {key}\n"
    assert line in text
    file.write_text(text.replace(line, f"{line}    formerly: [{former}]\n"), encoding="utf-8")


def renamed_in(plain: Any, names: dict[str, str]) -> Any:
    """The same with content under other names."""
    if isinstance(plain, list):
        return [renamed_in(each, names) for each in plain]
    if not isinstance(plain, dict):
        return plain
    if "content" in plain:
        prefix, colon, key = plain["content"].rpartition(":")
        return plain | {"content": f"{prefix}{colon}{names.get(key, key)}"}
    return {field: renamed_in(each, names) for field, each in plain.items()}
