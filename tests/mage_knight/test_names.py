"""Everything in the box, and everything a table agrees on, has a name in both languages."""

import re

import pytest

from questhall.games.mage_knight import GAME
from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import (
    ABILITIES,
    DEED_KINDS,
    TILE_KINDS,
    DeedDef,
    DeedKind,
    EnemyDef,
    HeroDef,
    RuinDef,
    SkillDef,
    TacticDef,
    TileDef,
    UnitDef,
)
from questhall.games.mage_knight.printed.kinds import (
    BASIC_COLOURS,
    COLOURS,
    ELEMENTS,
    RANGES,
    RESISTANCES,
    SITES,
    TERRAINS,
    TOKEN_COLOURS,
)
from questhall.games.mage_knight.rules.scoring import CATEGORIES
from questhall.games.mage_knight.scenarios.book import SCENARIOS
from questhall.kernel.text import LANGUAGES, Texts
from tests.texts import all_messages, assert_russian, assert_tidy

PACKAGE = "questhall.games.mage_knight"
EN = GAME.texts("en")
RU = GAME.texts("ru")
TEXTS = (EN, RU)
FILES = ("names", "cards", "enemies", "map", "agreement")
NAMES = {language: all_messages(PACKAGE, FILES, language) for language in LANGUAGES}

PREFIXES = {
    HeroDef: "hero",
    DeedDef: "card",
    UnitDef: "unit",
    SkillDef: "skill",
    TacticDef: "tactic",
    EnemyDef: "enemy",
    RuinDef: "ruin",
    TileDef: "tile",
}
SCENARIO_TITLES = ("city_conqueror", "liberator", "dungeon_crawler")
PRINTED = {  # what cards, tokens and tiles show
    "deed": DEED_KINDS,
    "token": (*TOKEN_COLOURS, "ruin"),
    "ability": (*ABILITIES, "summon", "defend"),
    "resistance": RESISTANCES,
    "site": SITES,
    "city": COLOURS[:BASIC_COLOURS],
    "mine": COLOURS[:BASIC_COLOURS],
    "terrain": TERRAINS,
    "tile-kind": TILE_KINDS,
    "colour": (*COLOURS, "any", "any_basic"),
    "element": ELEMENTS,
    "range": RANGES,
    "scenario": SCENARIOS,
    "achievement": (*CATEGORIES, *SCENARIO_TITLES),
    "title": (*CATEGORIES, *SCENARIO_TITLES),
}
FORMS = {  # what Russian sentences need besides the name
    "hero": {"genitive", "accusative"},
    "unit": {"accusative"},
    "enemy": {"accusative"},
    "site": {"accusative"},
    "token": {"genitive"},
    "colour": {
        *("mana", "mana-accusative", "mana-genitive", "mana-instrumental"),
        *("crystal", "crystal-instrumental"),
    },
    "element": {"attack", "block"},
}
SHARED = {"Motivation", "Regenerate"}  # several heroes have a skill of this name


def message(prefix: str, key: str) -> str:
    return f"{prefix}-{key.replace('_', '-')}"


def things() -> dict[str, list[str]]:
    """The keys of all names, by their prefix."""
    found: dict[str, list[str]] = {prefix: [] for prefix in PREFIXES.values()}
    for content in library().by_key.values():
        prefix = PREFIXES[type(content)]
        found[prefix].append(message(prefix, content.key))
    for prefix, keys in PRINTED.items():
        found[prefix] = [message(prefix, key) for key in keys]
    return found


def options() -> list[str]:
    """The keys of all table options and their choices."""
    found: list[str] = []
    for option in GAME.options:
        name = message("table-option", option.name)
        found += [name, *(message(name, str(choice).lower()) for choice in option.choices)]
    return found


THINGS = things()


@pytest.mark.parametrize("language", LANGUAGES)
def test_exactly_the_things_of_the_box_and_the_table_have_names(language: str) -> None:
    wanted = {key for keys in THINGS.values() for key in keys} | set(options())
    assert set(NAMES[language]) == wanted


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_a_spell_has_a_second_name_for_its_strong_effect(texts: Texts) -> None:
    named = {key for key in THINGS["card"] if texts.has(f"{key}.strong")}
    spells = [deed.key for deed in library().deeds.values() if deed.kind == DeedKind.SPELL]
    assert named == {message("card", key) for key in spells}
    assert len(named) == 24


@pytest.mark.parametrize("prefix", sorted(FORMS))
def test_russian_names_have_their_forms(prefix: str) -> None:
    for key in THINGS[prefix]:
        assert set(RU.attributes(key)) == FORMS[prefix], key


@pytest.mark.parametrize("texts", TEXTS, ids=LANGUAGES)
def test_table_options_are_explained(texts: Texts) -> None:
    for option in GAME.options:
        name = message("table-option", option.name)
        assert texts.has(f"{name}.help"), name
        assert not texts.say(f"{name}.help").endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_are_tidy(language: str) -> None:
    texts = GAME.texts(language)
    for key in NAMES[language]:
        said = [texts.say(key), *(texts.say(f"{key}.{form}") for form in texts.attributes(key))]
        for text in said:
            assert_tidy(text)
            assert language != "en" or not re.search("[а-яё]", text, re.IGNORECASE), text
            if language == "ru" and re.search("[^0-9+]", text):
                assert_russian(text)


# -- no two things share a name ------------------------------------------------------


def namesakes(texts: Texts, prefix: str) -> dict[str, list[str]]:
    """The keys of one kind that share a name; a spell has both of its names."""
    found: dict[str, list[str]] = {}
    for key in THINGS[prefix]:
        said = [key, f"{key}.strong"] if texts.has(f"{key}.strong") else [key]
        for each in said:
            found.setdefault(texts.say(each).casefold(), []).append(each)
    return {name: keys for name, keys in found.items() if len(keys) > 1}


@pytest.mark.parametrize("prefix", sorted(THINGS))
def test_two_things_of_one_kind_have_different_names(prefix: str) -> None:
    english = namesakes(EN, prefix)
    shared = {name.casefold() for name in SHARED} if prefix == "skill" else set()
    assert set(english) == shared
    assert sorted(namesakes(RU, prefix).values()) == sorted(english.values())


def test_units_that_are_also_enemies_keep_their_name() -> None:
    """Units that are also on tokens have the same name in both languages."""
    units = {EN.say(key): RU.say(key) for key in THINGS["unit"]}
    both = [key for key in THINGS["enemy"] if EN.say(key) in units]
    assert len(both) == 11
    for key in both:
        assert RU.say(key) == units[EN.say(key)], key


@pytest.mark.parametrize(
    ("key", "english", "russian"),
    [
        ("card-space-bending.strong", "Time Bending", "Изгибы времени"),
        ("card-underground-travel.strong", "Underground Attack", "Подкоп"),
        ("card-energy-flow", "Energy Flow", "Поток энергии"),
        ("card-magic-talent", "Magic Talent", "Волшебный дар"),
        ("tactic-sparing-power", "Sparing Power", "Сбережение сил"),
        ("site-spawning-grounds", "spawning grounds", "проклятые земли"),
        ("ability-paralyze", "Paralyze", "Парализующая"),
        ("title-knowledge", "Greatest Knowledge", "Великий мудрец"),
        ("colour-blue.mana", "blue mana", "синяя мана"),
        ("table-option-scenario-druid-nights", "Druid Nights", "Ночи друидов"),
    ],
)
def test_names_are_those_of_the_rulebook(key: str, english: str, russian: str) -> None:
    assert (EN.say(key), RU.say(key)) == (english, russian)
