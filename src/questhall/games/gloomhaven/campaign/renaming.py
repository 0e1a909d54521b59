"""What had another name once: a ledger that speaks of it is read all the same."""

from functools import cache
from typing import Any

from questhall.kernel.packs import pack_of

from ..library.classes import perks_of
from ..library.dungeon import dungeon_card, foes_cards, room_cards
from ..library.library import library
from ..library.monsters import deck_key
from ..library.scenarios import scenario_list
from ..printed.cards import ClassDef
from .quests.reading import personal_quests

# What holds names as texts, or as keys of a table.
HOLD_NAMES = {
    "Chronicle": ("stock", "quests", "classes", "retired", "enhancements"),
    "Sheet": ("quest",),
    "Earnings": ("who",),
}


@cache
def renamed() -> dict[str, str]:
    """Names of today by former ones, of everything in the box and of parts called after it."""
    for read in (room_cards, foes_cards, personal_quests, scenario_list):
        read()
    box = library()
    found = dict(box.source.renamed)
    for old, new in box.source.renamed.items():
        found |= _perks(old, new) | _cards_of_dungeons(old, new)
        found |= _deck(old, new) if pack_of(new) else {}
    for old, new in box.source_of_decks.renamed.items():
        found |= _deck(old, new)
    return found


def _deck(old: str, new: str) -> dict[str, str]:
    """A deck, if it is one, and its cards."""
    deck = library().decks.get(new)
    if deck is None:
        return {}
    cards = [card.key for card in deck.cards]
    return {deck_key(old): deck_key(new)} | _called_after(cards, old, new)


def _perks(old: str, new: str) -> dict[str, str]:
    """The perks of a class and the modifier cards that they add."""
    kind = library().by_key.get(new)
    perks = kind.perks if isinstance(kind, ClassDef) else []
    keys = [key for perk in perks for key in (perk.key, *(card.key for card in perk.added))]
    return _called_after(keys, perks_of(old), perks_of(new))


def _called_after(keys: list[str], old: str, new: str) -> dict[str, str]:
    return {key.replace(new, old, 1): key for key in keys}


def _cards_of_dungeons(old: str, new: str) -> dict[str, str]:
    keys = [f"{kind}_{new}" for kind in ("room", "foes")]
    return _called_after([key for key in keys if dungeon_card(key) is not None], old, new)


def follow_names(plain: dict[str, Any]) -> None:
    """In a part of a ledger, still as data, things get their names of today."""
    names = renamed()
    for field in HOLD_NAMES.get(str(plain["is"]), ()) if names else ():
        if field in plain:
            plain[field] = _of_today(plain[field], names)


def _of_today(held: Any, names: dict[str, str]) -> Any:
    if isinstance(held, str):
        return names.get(held, held)
    if isinstance(held, list):
        return [_of_today(each, names) for each in held]
    if isinstance(held, dict):
        return {names.get(key, key): each for key, each in held.items()}
    return held
