"""Every face of the box and of the map, in both languages."""

from functools import cache

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import ABILITIES, EnemyDef, UnitDef
from questhall.games.mage_knight.printed.fields import BASE
from questhall.games.mage_knight.printed.kinds import (
    BASIC_COLOURS,
    COLOURS,
    ELEMENTS,
    NO_COLOUR,
    RANGES,
    RESISTANCES,
    SITES,
    TERRAINS,
    TOKEN_COLOURS,
)
from questhall.games.mage_knight.rules.cards.tracks import (
    NO_TALK,
    armour_of,
    command_of,
    hand_limit_of,
    influence_of,
    level_of,
)
from questhall.games.mage_knight.rules.round.end_of_turn import REWARDS
from questhall.games.mage_knight.scenarios.book import BOOK
from questhall.games.mage_knight.view.catalogue import catalogue, icons
from questhall.kernel.faces import Face
from questhall.kernel.language.speaking import message
from questhall.kernel.rulebook import rulebook_of
from questhall.kernel.text import LANGUAGES, Texts
from tests.mage_knight.bench import Bench
from tests.marks import rule
from tests.texts import assert_russian, assert_tidy, messages

PACKAGE = "questhall.games.mage_knight"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)
DEEDS = ("basic_action", "advanced_action", "spell", "artifact")
TRACKS = ("level", "standing")
OWN_ICONS = (*DEEDS, "unit", "skill", "enemy", "site")
ASKED = {  # what a client asks for by the key of its text
    "ability": (*ABILITIES, "summon", "defend"),
    "resistance": RESISTANCES,
    "element": ELEMENTS,
    "range": RANGES,
    "colour": COLOURS,
    "site": SITES[1:],
    "terrain": TERRAINS,
    "back": (*TOKEN_COLOURS, "ruin"),
    "reward": REWARDS,
}


@cache
def faces(texts: Texts) -> dict[str, Face]:
    found = catalogue(texts)
    by_key = {face.key: face for face in found}
    assert len(by_key) == len(found)
    return by_key


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_everything_has_a_face(texts: Texts) -> None:
    found = faces(texts)
    needed = set(library().by_key) | set(SITES[1:])
    needed |= {f"scenario_{script.key}" for script in BOOK}
    needed |= {f"terrain_{terrain}" for terrain in TERRAINS}
    needed |= {f"city_{colour}" for colour in COLOURS[:4]}
    needed |= {f"mana_{colour}" for colour in COLOURS}
    needed |= {f"level_{level}" for level in range(1, 11)}
    needed |= {f"standing_{reputation}" for reputation in range(-7, 8)}
    assert set(found) == needed
    for face in found.values():
        assert face.icon, face.key
        if face.kind in TRACKS:
            continue  # spaces with numbers, no words
        assert face.text or face.kind == "tile", face.key
        for line in (face.title, *face.types, *face.text):
            assert_tidy(line)
            if texts is RU:
                assert_russian(line)


def test_pieces_of_one_kind_have_different_icons() -> None:
    for kind in OWN_ICONS:
        found = [face.icon for face in faces(EN).values() if face.kind == kind]
        assert found
        assert len(found) == len(set(found)), kind


def test_signs_of_the_table_have_icons() -> None:
    for prefix, keys in ASKED.items():
        for key in keys:
            assert message(prefix, key) in icons()
    plain = {key for key in icons() if "-" not in key}
    assert plain <= set(library().by_key)


def test_a_card_says_both_of_its_effects() -> None:
    rage = faces(EN)["rage"]
    assert (rage.kind, rage.family) == ("basic_action", "red")
    assert rage.text == ["Attack 2 or Block 2", "Attack 4"]
    fireball = faces(RU)["fireball"]
    assert (fireball.title, fireball.epithet) == ("Огненный шар", "Огненная буря")
    assert [len(faces(EN)[key].text) for key in ("banner_of_fear", "ruby_ring")] == [3, 2]


def test_a_unit_says_what_it_costs_and_where_it_is_recruited() -> None:
    face = faces(EN)["utem_guardsmen"]
    assert face.numbers == {"cost": 5, "level": 2, "armour": 5, "abilities": 2}
    assert face.types == ["village", "keep"]
    assert face.marks == []
    golems = faces(EN)["guardian_golems"]
    assert golems.marks == golems.keywords == ["resists-physical"]
    for key, face in faces(EN).items():
        unit = library().by_key.get(key)
        if isinstance(unit, UnitDef):
            assert len(face.text) >= face.numbers["abilities"] == len(unit.abilities)


def test_an_enemy_explains_all_that_its_token_shows() -> None:
    face = faces(EN)["orc_summoners"]
    assert face.text == ["Summons: brown token"]
    assert face.keywords == ["summon"]
    assert "attack" not in face.numbers
    vampire = faces(EN)["vampire"]
    assert (vampire.numbers["armour"], vampire.numbers["low_armour"]) == (10, 5)
    assert vampire.keywords == ["element-physical", "vampiric", "elusive"]
    assert faces(EN)["hydra"].text.count("Physical attack 2") == 3
    for key, face in faces(EN).items():
        enemy = library().by_key.get(key)
        if isinstance(enemy, EnemyDef):
            summons = any(attack.summons != NO_COLOUR for attack in enemy.attacks)
            assert ("summon" in face.keywords) == summons, key
            assert face.numbers["fame"] == enemy.fame


def test_an_enemy_of_another_box_says_so() -> None:
    for enemy in library().all_enemies:
        sets = [mark for mark in faces(EN)[enemy.key].marks if not mark.startswith("resists-")]
        assert sets == ([] if enemy.set == BASE else [enemy.set]), enemy.key


def test_ruins_say_what_they_ask_and_give() -> None:
    assert faces(EN)["altar_red"].text == ["As an action pay red mana ×3: Fame +7"]
    enemies, reward = faces(EN)["ruin_grey_violet"].text
    assert (enemies, reward) == ("Enemies: grey token, violet token", "Reward: Unit")


def test_terrains_say_what_they_cost() -> None:
    assert faces(EN)["terrain_forest"].text == ["Move 3 by day, 5 at night"]
    assert faces(EN)["terrain_mountain"].numbers == {}


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_keywords_and_sites_name_their_rules(texts: Texts) -> None:
    chapters = rulebook_of(PACKAGE, texts.language).chapters
    rules = {rule.id for chapter in chapters for rule in chapter.rules}
    used = {keyword for face in faces(texts).values() for keyword in face.keywords}
    texts_with_rules = set(messages(PACKAGE, "keywords", texts.language))
    assert texts_with_rules == {f"keyword-{keyword}" for keyword in used}
    texts_with_rules |= {message("site-text", site) for site in SITES[1:]}
    texts_with_rules |= {message("city-text", colour) for colour in COLOURS[:BASIC_COLOURS]}
    for key in texts_with_rules:
        assert_tidy(texts.say(key))
        assert texts.say(f"{key}.rule") in rules, key


@rule("MK-20.1.1", "MK-20.2.1", "MK-20.2.2")
def test_the_tracks_are_those_of_the_rules() -> None:
    hero = Bench().hero
    found = [face.numbers for face in faces(EN).values() if face.kind in TRACKS]
    for numbers in found[:10]:
        hero.level = numbers["level"]
        assert level_of(numbers["fame"]) == hero.level
        values = (armour_of(hero), hand_limit_of(hero), command_of(hero))
        assert values == (numbers["armour"], numbers["hand"], numbers["command"])
    for numbers in found[10:]:
        hero.reputation = numbers["reputation"]
        assert influence_of(hero) == numbers.get("influence", NO_TALK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_chooses_a_hero_reads_how_it_plays(language: str) -> None:
    texts = GAME.texts(language)
    for hero in library().heroes:
        (face,) = [each for each in catalogue(texts) if each.key == hero.key]
        role, own, skills = face.text
        assert role == texts.say(message("role", hero.key))
        assert texts.say(message("skill", hero.skills[0])) in skills
        assert role not in own
