"""What is printed on dice, hero cards, powers and goods fits together."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.items import SymbolEffect
from questhall.games.sword_and_sorcery.printed.kinds import (
    ANY_NATURE,
    NO_TYPE,
    Hands,
    HeroNature,
    ItemDeck,
    ItemKind,
    Slot,
)
from questhall.games.sword_and_sorcery.printed.symbols import DICE, Colour, Symbol, shown
from tests.marks import rule

CLASSES = list(library().classes)
CATEGORIES = {
    *("sword", "axe", "hammer", "flail", "dagger", "spear", "bow", "crossbow", "staff", "wand"),
    *("shield", "exotic"),
}


@rule("SS-6.2.0.1")
def test_ten_faces_with_at_most_two_symbols() -> None:
    expected = {
        Colour.RED: {
            Symbol.HIT: 9,
            Symbol.SKILL: 4,
            Symbol.MAGIC: 1,
            Symbol.SHIELD: 0,
            Symbol.LEGEND: 1,
            Symbol.MISS: 1,
        },
        Colour.BLUE: {
            Symbol.HIT: 3,
            Symbol.SKILL: 3,
            Symbol.MAGIC: 1,
            Symbol.SHIELD: 5,
            Symbol.LEGEND: 0,
            Symbol.MISS: 1,
        },
    }
    for colour, counts in expected.items():
        faces = [shown(colour, face) for face in DICE[colour].sides]
        assert len(faces) == 10
        assert all(1 <= len(face) <= 2 for face in faces)
        for symbol, count in counts.items():
            assert sum(face.count(symbol) for face in faces) == count


@pytest.mark.parametrize("key", CLASSES)
def test_enough_powers_for_every_soulrank(key: str) -> None:
    card = library().classes[key]
    fitting = (ANY_NATURE, card.nature)
    own = [
        power
        for power in library().powers.values()
        if power.owner == card.hero
        and (power.nature in fitting or card.nature == HeroNature.NEUTRAL)
    ]
    assert len(own) >= 6
    for soulrank in range(1, 8):
        ready = [power for power in own if power.lowest <= soulrank]
        assert len(ready) >= card.line(soulrank).powers


@pytest.mark.parametrize("key", CLASSES)
def test_the_starting_set_fits_its_hero(key: str) -> None:
    card = library().classes[key]
    for slot, name in enumerate(card.slots):
        if not name:
            continue
        item = library().items[name]
        side = item.sides[0]
        assert item.deck == ItemDeck.STASH
        assert set(side.styles) & set(card.styles)
        if slot == Slot.MAIN:
            assert side.hands != Hands.OFF
            assert side.hands != Hands.TWO or not card.slots[Slot.OFF]
        elif slot == Slot.OFF:
            assert side.hands in (Hands.OFF, Hands.VERSATILE)
    assert len(card.inventory) <= card.capacity


def test_every_group_of_five_finds_its_starting_sets() -> None:
    for item in library().items.values():
        if item.deck != ItemDeck.STASH:
            continue
        most: dict[str, int] = {}
        for card in library().classes.values():
            wanted = [*card.slots, *card.inventory].count(item.key)
            most[card.hero] = max(most.get(card.hero, 0), wanted)
        assert sum(most.values()) <= item.copies, item.key


def _paid_with_red(effects: list[SymbolEffect], red: int) -> bool:
    """Only a red die shows the symbol of legend."""
    return red > 0 or all(Symbol.LEGEND not in effect.cost.symbols for effect in effects)


@pytest.mark.parametrize(
    "key", [k for k, i in library().items.items() if i.kind == ItemKind.WEAPON]
)
def test_the_values_of_weapons_are_within_bounds(key: str) -> None:
    for side in library().items[key].sides:
        blow = side.blow
        assert blow is not None
        assert blow.category in CATEGORIES
        assert blow.type != NO_TYPE
        assert blow.fixed <= 2
        assert blow.red <= 2
        assert 1 <= blow.red + blow.blue <= 5
        assert _paid_with_red(blow.effects, blow.red)


@pytest.mark.parametrize(
    "key", [k for k, i in library().items.items() if i.kind == ItemKind.ARMOUR]
)
def test_the_values_of_armour_are_within_bounds(key: str) -> None:
    for side in library().items[key].sides:
        assert side.armour <= 2
        assert side.shields <= 2
        assert 1 <= side.defence <= 4
        assert _paid_with_red(side.effects, 0)


def test_an_improved_side_is_never_worse() -> None:
    for item in library().items.values():
        if item.kind == ItemKind.WEAPON and len(item.sides) == 2:
            front, back = (side.blow for side in item.sides)
            assert front is not None
            assert back is not None
            assert back.fixed + back.red + back.blue >= front.fixed + front.red + front.blue
            assert len(back.effects) >= len(front.effects)
        elif item.kind == ItemKind.ARMOUR and len(item.sides) == 2:
            worn = [side.armour + side.shields + side.defence for side in item.sides]
            assert worn[1] > worn[0] or len(item.sides[1].effects) > len(item.sides[0].effects)
