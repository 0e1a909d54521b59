"""One term for one thing: the Russian texts keep to the glossary."""

from pathlib import Path

import pytest

from tests.texts import folder_of

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/src/text"
GAME = folder_of("questhall.games.mage_knight")
FILES = [
    *sorted((GAME / "text").glob("*.ru.ftl")),
    *sorted((GAME / "rulebook/ru").glob("*.md")),
    CLIENT / "mage_knight.ru.ftl",
    CLIENT / "guide/guide.mage_knight.ru.ftl",
]
REPLACED = {
    "фрагмент": "земля",
    "нанима": "вербовать",
    "ранени": "рана",
    "стремительн": "быстрый",
    "лобби": "зал",
    "улучшенн": "особое действие",
    "взяв её": "сразу",
    " линия получше": "вариант",
}


@pytest.mark.parametrize("word", REPLACED)
def test_one_term_for_one_thing(word: str) -> None:
    found = [path.name for path in FILES if word in path.read_text(encoding="utf-8").lower()]
    assert not found, f"{word!r} should be {REPLACED[word]!r}"
