"""Card texts are made from the cards' expressions and say what the cards do."""

import re
from pathlib import Path

import pytest
import yaml

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.speech.made_texts import told as told_cards
from questhall.kernel.text import LANGUAGES, Texts
from tests.texts import assert_russian, assert_tidy

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
        assert re.match(r"(\(\d\) )?[A-ZА-ЯЁ+−«]", text), text
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_is_without_its_numbers(language: str) -> None:
    texts = made(GAME.texts(language))
    assert [key for key in texts if re.search(r"\d", texts[key]) and key not in NUMBERS] == []
