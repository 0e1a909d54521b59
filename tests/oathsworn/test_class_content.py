"""Counts, levels, cooldowns and costs of every class, and numbers in both languages."""

import re
from collections import Counter

import pytest
from fluent.syntax.ast import Pattern, TextElement

from questhall.games.oathsworn.effects.gaining import RefreshMight
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.cards import HAND_OF, AbilityDef, ClassDef, ItemDef
from questhall.games.oathsworn.printed.encounter import CARDS_OF_A_STAGE, FULL_DIE, STAGES
from questhall.games.oathsworn.rules.equipment import may_equip
from tests.marks import rule
from tests.texts import all_messages, text_files

PACKAGE = "questhall.games.oathsworn"
LEVELS = {
    "huntress": {1: 7, 2: 3, 5: 3, 10: 3, 15: 4},
    "witch": {1: 11, 2: 3, 5: 3, 10: 3, 15: 3},
}
USUAL_LEVELS = {1: 7, 2: 2, 5: 2, 10: 2, 15: 2}
HIGHEST_DEFENSE = 8

CLASSES = pytest.mark.parametrize("key", list(library().classes))


def starting_hands(board: ClassDef) -> list[list[AbilityDef]]:
    """One, or one for each element."""
    cards = board.unlocked(1)
    elements = {card.element for card in cards if card.element >= 0}
    if not elements:
        return [cards]
    return [[card for card in cards if card.element in (-1, element)] for element in elements]


@rule("OS-4.2.5", "OS-4.2.6", "OS-11.2.1")
@CLASSES
def test_a_class_has_its_cards_of_every_level(key: str) -> None:
    board = library().classes[key]
    levels = Counter(card.level for card in board.cards)
    assert dict(levels) == LEVELS.get(key, USUAL_LEVELS)
    for hand in starting_hands(board):
        cooldowns = [card.cooldown for card in hand]
        assert [cooldowns.count(each) for each in range(4)] == list(HAND_OF)


@CLASSES
def test_a_class_is_printed_whole(key: str) -> None:
    board = library().classes[key]
    assert 1 <= board.complexity <= 5
    for card in board.cards:
        assert card.key.startswith(f"{key}_")
        assert 0 <= card.defense <= 3
        assert card.lines
        assert all(0 <= line.cost <= board.max_animus for line in card.lines)


@rule("OS-7.17.4")
@CLASSES
def test_a_card_of_cooldown_0_can_refresh_might(key: str) -> None:
    for card in library().classes[key].cards:
        if card.cooldown == 0:
            assert any(_refreshes(line.effect) for line in card.lines), card.key


def _refreshes(effect: object) -> bool:
    """Is it, or does it contain, the word that refreshes?"""
    if isinstance(effect, RefreshMight):
        return True
    return any(_refreshes(part) for part in getattr(effect, "parts", []))


@rule("OS-3.7.6", "OS-3.12.1")
@CLASSES
def test_a_class_may_use_what_it_begins_with(key: str) -> None:
    board = library().classes[key]
    worn: list[ItemDef] = []
    for item in [library().items[each] for each in board.starting_items]:
        assert may_equip(board, worn, item), item.key
        worn.append(item)


@rule("OS-4.2.3", "OS-4.2.4")
@pytest.mark.parametrize("key", list(library().encounters))
def test_an_encounter_is_printed_whole(key: str) -> None:
    made = library().encounters[key]
    stages = Counter(card.stage for card in made.stage_cards)
    assert stages == {stage + 1: CARDS_OF_A_STAGE for stage in range(STAGES)}
    for boss in made.bosses:
        assert 1 <= boss.defense <= HIGHEST_DEFENSE
        assert all(1 <= part.die <= FULL_DIE for part in boss.parts)
    assert len(made.stage_at) == STAGES - 1
    assert made.stage_at == sorted(made.stage_at)


# -- texts -----------------------------------------------------------------------------


def written(language: str) -> dict[str, str]:
    """Everything that is said, by message and attribute, without what is put into it."""
    found: dict[str, str] = {}
    for key, entry in all_messages(PACKAGE, text_files(PACKAGE), language).items():
        found[key] = _plain(entry.value)
        found |= {f"{key}.{each.id.name}": _plain(each.value) for each in entry.attributes}
    return found


def _plain(pattern: Pattern | None) -> str:
    elements = [] if pattern is None else pattern.elements
    return "".join(each.value for each in elements if isinstance(each, TextElement))


def test_both_languages_say_the_same_numbers() -> None:
    english, russian = written("en"), written("ru")
    assert english.keys() == russian.keys()
    different = [
        key
        for key, text in english.items()
        if sorted(re.findall(r"\d+", text)) != sorted(re.findall(r"\d+", russian[key]))
    ]
    assert different == []


def test_english_is_written_in_latin_letters() -> None:
    assert [key for key, text in written("en").items() if re.search("[а-яё]", text)] == []
