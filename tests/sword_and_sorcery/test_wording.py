"""The texts of heroes and goods are made from what their cards do, in both languages."""

import re

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.sayings import SAYINGS, saying_message
from questhall.games.sword_and_sorcery.speech.wording import (
    class_lines,
    item_lines,
    power_lines,
    values_line,
)
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

library()
IN_THE_BOX = len(SAYINGS)  # before the tests bring effects of their own

POWERS = {
    ("life_drain", "en"): [
        "COMBAT · an enemy within 1 area",
        "I (⌛2): Attack 1 hit + 1 red + 2 blue, Mystic. [SKILL]: +1 hit; [PAY][PAY]: Lethal III. "
        "You restore HP equal to the damage dealt.",
        "V (⌛3): Attack 1 hit + 2 red + 3 blue, Mystic. [SKILL]: +1 hit; [PAY][PAY]: Lethal III. "
        "You restore HP equal to the damage dealt.",
    ],
    ("life_drain", "ru"): [
        "Битва · враг в пределах 1 зоны",
        "I (⌛2): Атака 1 попадание + 1 красный + 2 синих, Мистика. [SKILL]: +1 попадание; "
        "[PAY][PAY]: фатальный III. Вы восстанавливаете столько ОЗ, сколько урона нанесли.",
        "V (⌛3): Атака 1 попадание + 2 красных + 3 синих, Мистика. [SKILL]: +1 попадание; "
        "[PAY][PAY]: фатальный III. Вы восстанавливаете столько ОЗ, сколько урона нанесли.",
    ],
    ("backstab", "en"): [
        "FREE · an enemy in your area",
        "I (⌛2): Only if you are hidden or heroes dominate the enemy's area. Your next dagger "
        "attack against this enemy this turn gains: +1 hit per soulrank.",
    ],
    ("thorn_crown", "ru"): [
        "Пассивно",
        "II: Раз в раунд при получении урона, если атакует враг в вашей зоне: он теряет 1 ОЗ.",
        "V: Раз в раунд при получении урона, если атакует враг в вашей зоне: он теряет 2 ОЗ.",
    ],
    ("step_between", "ru"): [
        "Быстрое · зона не дальше 2 от вас",
        "II (⌛2): Переставьте себя в выбранную зону без свободных атак.",
        "IV (⌛3) в пределах 3 зон: Переставьте себя или героя из своей зоны в выбранную зону без "
        "свободных атак.",
    ],
    ("second_wind", "en"): [
        "FREE · once per quest",
        "I: You restore 1 HP and 1 HP per soulrank.",
    ],
}

ITEMS = {
    ("elven_arrows", "en"): [
        "FREE: your next bow attack this turn gains: [SKILL]: Lethal I; [SKILL][SKILL]: Lethal.",
        "Silver Elven Arrows:",
        "FREE: your next bow attack this turn gains: +1 hit; [SKILL]: Lethal II; "
        "[SKILL][SKILL]: Lethal.",
    ],
    ("flaming_sword", "ru"): [
        "[SKILL]: горение II.",
        "[SKILL][SKILL]: раз в раунд атакуйте любого врага в пределах дальности этим оружием ещё "
        "раз.",
        "[MAGIC]: игнорирует показатель брони.",
    ],
    ("dusk_leathers", "ru"): [
        "[SKILL]: +1 [SHIELD].",
        "Зелёные враги не проводят по вам свободных атак.",
        "Улучшено:",
        "[SKILL]: +1 [SHIELD].",
        "Зелёные и синие враги не проводят по вам свободных атак.",
    ],
    ("heartglass", "en"): [
        "3 charges.",
        "FREE · 1 charge · a hero within 2 areas: the hero restores 2 HP.",
    ],
    ("travel_robe", "en"): ["No effects."],
    ("barons_ransom", "ru"): ["Получите 50 крон и сбросьте эту карту."],
}


@rule("SS-7.0.0.2")
@pytest.mark.parametrize(("key", "language"), list(POWERS))
def test_powers_say_what_they_do(key: str, language: str) -> None:
    lines = power_lines(library().powers[key], GAME.texts(language))
    assert lines == POWERS[key, language]


@rule("SS-8.2.0.9", "SS-8.4.0.8", "SS-12.0.0.2")
@pytest.mark.parametrize(("key", "language"), list(ITEMS))
def test_items_say_what_they_do(key: str, language: str) -> None:
    lines = item_lines(library().items[key], GAME.texts(language))
    assert lines == ITEMS[key, language]


def test_innate_powers_say_what_they_do() -> None:
    card = library().classes["auriel_wizard"]
    assert class_lines(card, GAME.texts("en")) == {
        "innate-meditation": "SPECIAL · once per round · if you are not engaged: choose one: your "
        "next power attack this turn gains: +1 red die; or rotate one of your used powers forward "
        "by 1.",
        "scream-scream-auriel-wizard": "A hero within 2 areas: the hero gets 1 magic shield.",
    }
    card = library().classes["shae_assassin"]
    assert class_lines(card, GAME.texts("ru"))["innate-dagger-whirl"] == (
        "После вашей атаки, если она проведена основным оружием, она проведена кинжалом и в другой "
        "руке кинжал: атакуйте того же врага дополнительным оружием."
    )


@rule("SS-8.2.0.9", "SS-8.3.0.4")
def test_the_numbers_of_weapons_and_armour() -> None:
    items = library().items
    english, russian = GAME.texts("en"), GAME.texts("ru")
    assert values_line(items["hammer"].sides[1], english) == "1 hit + 2 red + 1 blue, Blunt"
    assert values_line(items["long_knife"].sides[0], russian) == "2 синих, Рубящий"
    assert values_line(items["scale"].sides[1], english) == "Armour 1, magic shields 1, defence 4"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_whole(language: str) -> None:
    """No gaps, no doubled marks, each line with its full stop or colon."""
    texts = GAME.texts(language)
    lines: list[str] = []
    for card in library().classes.values():
        lines += class_lines(card, texts).values()
    for power in library().powers.values():
        lines += power_lines(power, texts)[1:]
    for item in library().items.values():
        lines += item_lines(item, texts)
    assert [line for line in lines if re.search(r"  |\.\.|;\.|: \.| ,|\$", line)] == []
    assert [line for line in lines if not line.endswith((".", ":"))] == []
    assert [line for line in lines if line[0].islower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_face_is_written_in_shorthand(language: str) -> None:
    """Neither {1} for a distance, 2R for dice, nor letters for a formula or a value."""
    shorthand = re.compile(r"[{}]|\d[RBКС]\b|\b(AoE|ОбЭ|LOS|ЛВ|AV|MS|DV|СПАС|Level|Уровень /)\b")
    faces = GAME.catalogue(GAME.texts(language))
    lines = [line for face in faces for line in (face.epithet, *face.text)]
    assert [line for line in lines if shorthand.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_symbols_pay_for_is_said_in_the_option(language: str) -> None:
    texts = GAME.texts(language)
    knife = library().items["crystal_knife"].sides[0].blow
    assert knife is not None
    said = [texts.say(f"does-{effect.saying}") for effect in knife.effects]
    expected = {
        "en": ["Skill: Lethal II", "Skill: +1 hit", "Magic: Blind"],
        "ru": ["Навык: фатальный II", "Навык: +1 попадание", "Магия: ослепление"],
    }
    assert said == expected[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_chosen_or_paid_for_is_said_in_words(language: str) -> None:
    """Not "Choice 52": that number is of no table."""
    texts = GAME.texts(language)
    for number in range(IN_THE_BOX):
        assert texts.say(saying_message(number)) != texts.say("unsaid", {"number": number})
