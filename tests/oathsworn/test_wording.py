"""Card texts are made from the cards' expressions and say what the cards do."""

import re
from pathlib import Path

import pytest
import yaml

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.speech.made_texts import told as told_cards
from questhall.games.oathsworn.speech.wording.attacks import outcome
from questhall.games.oathsworn.speech.wording.speaker import Speaker
from questhall.games.oathsworn.words.amounts import AMOUNTS
from questhall.games.oathsworn.words.conditions import CONDITIONS
from questhall.games.oathsworn.words.effects import EFFECTS
from questhall.games.oathsworn.words.figures import FIGURES
from questhall.games.oathsworn.words.moments import MOMENT_WORDS
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.language.speaking import message
from questhall.kernel.language.words import Language
from questhall.kernel.text import LANGUAGES, Texts
from tests.oathsworn.card_texts import ENGLISH
from tests.oathsworn.card_texts_ru import RUSSIAN
from tests.texts import assert_russian, assert_tidy, told

NUMBERS: dict[str, list[int]] = yaml.safe_load(
    (Path(__file__).parent / "card_numbers.yaml").read_text(encoding="utf-8")
)
EN = GAME.texts("en")
RU = GAME.texts("ru")


def made(texts: Texts) -> dict[str, str]:
    """The text of every card by the key of its name."""
    return {name: texts.say(f"{name}.text") for name, _ in told_cards(texts)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_a_row_of_clean_sentences(language: str) -> None:
    for text in made(GAME.texts(language)).values():
        assert_tidy(text)
        assert re.match(r"(\(\d\) )?[A-ZА-ЯЁ+−«\d]", text), text
        assert text.endswith("."), text
        assert not re.search(r"\. [a-zа-яё]|[;:,][;:,.]|\(\)", text), text


def test_russian_texts_are_russian() -> None:
    for text in made(RU).values():
        assert_russian(text.replace("N", "5"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_a_card_is_named(language: str) -> None:
    texts = made(GAME.texts(language))
    for key, numbers in NUMBERS.items():
        said = {int(each) for each in re.findall(r"\d+", texts[key])}
        assert said >= set(numbers), f"{key}: {texts[key]}"


def test_both_languages_name_the_same_numbers() -> None:
    english, russian = made(EN), made(RU)
    for key in english:
        numbers = [sorted(re.findall(r"\d+", text)) for text in (english[key], russian[key])]
        assert numbers[0] == numbers[1], f"{english[key]} / {russian[key]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_without_its_numbers(language: str) -> None:
    texts = made(GAME.texts(language))
    assert [key for key in texts if re.search(r"\d", texts[key]) and key not in NUMBERS] == []


# -- in print ----------------------------------------------------------------------


@pytest.mark.parametrize(("key", "lines"), told(ENGLISH).items())
def test_cards_in_english(key: str, lines: list[str]) -> None:
    assert [EN.say(f"{key}.text")] == lines


@pytest.mark.parametrize(("key", "lines"), told(RUSSIAN).items())
def test_cards_in_russian(key: str, lines: list[str]) -> None:
    assert [RU.say(f"{key}.text")] == lines


# -- words -------------------------------------------------------------------------

# Words that are said by what they join, by the head of an attack or by the noun of a group.
SAID_OTHERWISE = {
    *("then", "choose", "when", "may", "for_each", "both", "either", "not_so"),
    *("plus", "given", "number", "each", "up_to"),
}


@pytest.mark.parametrize(
    ("language", "prefixes"),
    [
        (EFFECTS, ("word", "head", "thing")),
        (FIGURES, ("who", "noun")),
        (AMOUNTS, ("per",)),
        (CONDITIONS, ("if",)),
        (MOMENT_WORDS, ("moment",)),
    ],
)
@pytest.mark.parametrize("texts", [EN, RU])
def test_every_word_has_its_phrase(
    language: Language[object], prefixes: tuple[str, ...], texts: Texts
) -> None:
    said = {
        word
        for word in language
        if any(texts.has(message(prefix, word)) for prefix in prefixes) or word in SAID_OTHERWISE
    }
    assert set(language) - said == set()


@pytest.mark.parametrize(
    ("written", "english", "russian"),
    [
        (
            "drive(2, N, target)",
            "push the target by 2 hexes north",
            "оттолкните цель на 2 клетки на север",
        ),
        ("redraw_colour(red)", "redraw all red cards", "замените все красные карты"),
        (
            "then(attack, attack)",
            "twice: attack (the targets may differ)",
            "дважды: атакуйте (цели могут быть разными)",
        ),
        (
            "choose(move(1), heal(1))",
            "either move 1, or heal 1 HP",
            "либо переместитесь на 1, либо восстановите 1 ОЗ",
        ),
        (
            "then(heal(1, friend(other)), token(redraw, this))",
            "another friendly character heals 1 HP and gains 1 Redraw token",
            "другой дружественный персонаж восстанавливает 1 ОЗ и получает 1 жетон замены",
        ),
        (
            "attack(bonus=given(aims_at(tusks), 1))",
            "attack; +1 damage if it aims at Tusks",
            "атакуйте; +1 к урону, если она направлена в часть тела «Клыки»",
        ),
    ],
)
def test_words_that_few_cards_use(written: str, english: str, russian: str) -> None:
    expression = parse_expression(written)
    assert Speaker(EN).inline(expression) == english
    assert Speaker(RU).inline(expression) == russian


@pytest.mark.parametrize(
    ("written", "english"),
    [
        ("on_kill(move(2))", "if the target is killed, move 2"),
        (
            "on_miss(when(near_obstacle, move(2)))",
            "on a miss, if you are next to an obstacle, move 2",
        ),
        (
            "on_hp_lost(when(lost_hp(2), heal(1)))",
            "if the target loses HP and you have lost 2 or more HP, heal 1 HP",
        ),
    ],
)
def test_what_follows_from_an_attack(written: str, english: str) -> None:
    assert outcome(Speaker(EN), parse_expression(written)) == english
