"""What all classes have in common: they are complete, named, and ready to start."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.discoveries import LOCKED_CLASSES
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import ClassDef
from questhall.games.gloomhaven.setup.characters import fits_equipment, starting_gold
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

CLASSES = library().classes
HANDS = {
    "brute": 10,
    "tinkerer": 12,
    "spellweaver": 8,
    "scoundrel": 9,
    "cragheart": 11,
    "mindthief": 10,
}


@rule("GH-1.1.2")
def test_six_classes_are_open_in_a_new_game() -> None:
    assert {kind.key: kind.hand for kind in CLASSES if not kind.locked} == HANDS
    assert {kind.key for kind in CLASSES if kind.locked} <= set(LOCKED_CLASSES)


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.key)
def test_cards_of_all_levels(kind: ClassDef) -> None:
    """As many of level 1 as the hand holds, three of level X, two of each other level."""
    levels = [card.level for card in kind.cards]
    higher = [level for level in range(2, 10) for _ in range(2)]
    assert sorted(levels) == [0] * 3 + [1] * kind.hand + higher


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.key)
def test_fifteen_perks(kind: ClassDef) -> None:
    assert sum(perk.boxes for perk in kind.perks) == 15


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.key)
def test_everything_has_a_name_in_every_language(kind: ClassDef) -> None:
    names = [f"class-{kind.key}"]
    names.extend(f"card-{card.key}" for card in [*kind.cards, *kind.supplies])
    names.extend(f"summon-{creature.key}" for creature in kind.summons)
    for language in LANGUAGES:
        texts = GAME.texts(language)
        assert [name for name in names if not texts.has(name.replace("_", "-"))] == []


@pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.key)
def test_suggested_items_fit_and_can_be_paid(kind: ClassDef) -> None:
    items = [item for item in library().items if item.key in kind.starting_items]
    assert len(items) == len(kind.starting_items)
    assert sum(item.price for item in items) <= starting_gold(1)
    for place, item in enumerate(items):
        assert fits_equipment(items[:place], item, 1)
