"""Every package that speaks has the same texts in English and in Russian."""

import pytest

from questhall.kernel.text import LANGUAGES
from tests.texts import all_messages, folder_of, messages, text_files

HOUSE = folder_of("questhall")
SPEAKERS = sorted(
    ".".join(("questhall", *folder.parent.relative_to(HOUSE).parts))
    for folder in HOUSE.rglob("text")
    if any(folder.glob("*.ftl"))
)


def test_the_kernel_the_terminal_and_the_games_speak() -> None:
    games = {
        f"questhall.games.{name}"
        for name in ("gloomhaven", "mage_knight", "oathsworn", "sorcerer", "sword_and_sorcery")
    }
    assert {"questhall.kernel", "questhall.terminal"} | games <= set(SPEAKERS)


@pytest.mark.parametrize(
    ("owner", "file"), [(owner, file) for owner in SPEAKERS for file in text_files(owner)]
)
def test_both_languages_have_the_same_texts(owner: str, file: str) -> None:
    english, russian = (messages(owner, file, language) for language in LANGUAGES)
    assert set(english) == set(russian)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", SPEAKERS)
def test_no_text_stands_in_two_files(owner: str, language: str) -> None:
    assert all_messages(owner, text_files(owner), language)
