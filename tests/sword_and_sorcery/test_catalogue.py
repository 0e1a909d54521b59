"""Every face of the box, in both languages."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.quests import QuestDef
from questhall.games.sword_and_sorcery.speech.wording.behaviours import behaviour_text
from questhall.kernel.faces import Face
from questhall.kernel.text import LANGUAGES


def faces(language: str) -> dict[str, Face]:
    found = GAME.catalogue(GAME.texts(language))
    by_key = {face.key: face for face in found}
    assert len(by_key) == len(found), "two faces have one key"
    return by_key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_face_with_an_icon(language: str) -> None:
    box = library()
    shown = faces(language)
    wanted = {key for key, each in box.everything.items() if not isinstance(each, QuestDef)}
    assert wanted <= set(shown)
    assert [
        key for key, face in shown.items() if not (face.icon and face.title and face.text)
    ] == []


def test_a_scroll_tells_its_lines_last_with_their_distances() -> None:
    face = faces("en")["scroll_gremlin_green"]
    assert face.marks == ["0", "1 2", "3 4", "+"]
    assert face.text[-4:] == [
        "Attacks with the main weapon.",
        "Moves into the area of its target. Attacks with the main weapon.",
        "Attacks with the off weapon. Moves up to 2 areas towards its target.",
        "Moves up to 2 areas towards its target.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_scroll_is_said(language: str) -> None:
    texts = GAME.texts(language)
    for scroll in library().scrolls.values():
        for behaviour in scroll.behaviours:
            said = behaviour_text(behaviour, texts)
            assert said.endswith("."), said


def test_the_soul_gem_is_told_rank_by_rank() -> None:
    numbers = faces("en")["ecarus_white_rose"].numbers
    assert [numbers[f"hp-{rank}"] for rank in range(1, 8)] == [8, 9, 10, 11, 13, 14, 16]


def test_the_two_sides_of_an_item_have_faces_of_their_own() -> None:
    shown = faces("en")
    assert shown["healing_potion"].numbers == {"price": 15}
    assert shown["great_healing_potion"].title == "Great Healing Potion"
    assert shown["hammer_turned"].epithet == "1 hit + 2 red + 1 blue, Blunt"
    assert shown["scale"].types == ["armour", "Faith", "Strength"]
