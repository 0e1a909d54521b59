"""The Russian texts are spelt in one way, and each game has one word for one thing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.glossary import COMMENT, Glossary, strays
from tests.texts import folder_of

HOUSE = folder_of("questhall")
CLIENT = Path(__file__).resolve().parent.parent / "web" / "src" / "text"
WORD = re.compile(r"[а-яё]+")
# A hyphen before a number that is no minus: places of a map are given as (-2,5).
HYPHEN = re.compile(r"(?:^|[ (—:«])-(?=\d|\{ ?\$)(?!\d+, ?-?\d)")
# Words that mean something else without the dots.
TWO_WORDS = {"все", "чем", "всем", "озера", "узнает", "узнаете", "колеса", "жены", "ведра"}

GLOSSARIES: dict[str, Glossary] = {
    "sorcerer": {
        "приспешник": ("миньон", "прислужник"),
        "поле битвы": ("боевое поле", "поле боя", "поле сражен"),
        "боевой кубик": (r"кубик\w* битвы",),
        "довесок": ("насадк",),
        "сущность": ("жизн",),
    },
    "gloomhaven": {
        "навык": (r"\bперк",),
        "ОЗ": (r"\bхит(ы|ов)\b",),
        "клетка": ("гекс",),
        "стихия": (r"\bэлемент(ы|ов|а|ам)?\b",),
        "боевое задание": (r"боев\w+ цел",),
    },
    "oathsworn": {
        "ранение": ("травм",),
        "столкновение": ("энкаунтер", "стычк"),
        "анима": ("анимус",),
        "боевой азарт": ("боевой поток",),
        "замена": ("перебро",),
        "клетка": ("гекс",),
    },
    "sword_and_sorcery": {
        "битва": ("вне боя", "бой {"),
        "ключевая точка": (r"путев\w+ точ", r"контрольн\w+ точ"),
        "частица души": ("осколков души", "осколок души"),
        "умение": ("способност",),
        "критическое попадание": (r"\bкрит\b", r"\bкриты\b"),
        "ОЗ": ("здоровь", r"\bхиты\b"),
    },
}


def _texts(language: str) -> Iterator[tuple[str, str]]:
    for path in [*HOUSE.rglob(f"*.{language}.ftl"), *CLIENT.rglob(f"*{language}.ftl")]:
        yield path.name, COMMENT.sub("", path.read_text(encoding="utf-8"))


@cache
def _words() -> dict[str, str]:
    """Every word of all Russian texts, with a file in which it stands."""
    return {
        word: name for name, text in sorted(_texts("ru")) for word in WORD.findall(text.lower())
    }


def test_a_word_has_its_dots_everywhere_or_nowhere() -> None:
    words = _words()
    dotted = {word.replace("ё", "е"): word for word in words if "ё" in word}
    bare = (dotted.keys() & words.keys()) - TWO_WORDS
    assert not bare, {f"{words[word]}: {word}": dotted[word] for word in sorted(bare)}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_minus_is_a_minus(language: str) -> None:
    found = [
        f"{name}: {line.strip()}"
        for name, text in _texts(language)
        for line in text.splitlines()
        if not re.match(r"\s*\*?\[", line) and HYPHEN.search(line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GLOSSARIES)
def test_one_word_for_one_thing(game: str) -> None:
    found = strays(game, GLOSSARIES[game])
    assert not found, "\n".join(found)
