"""What has to be played on the bench: each level of each power, each innate power and scream of the
heroes, each side of each item, and each word of quests, scrolls, drawn cards and tokens."""

from collections.abc import Iterator

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import ItemKind

from .words import WORDS


def everything() -> list[str]:
    """In the words in which the bench and the tests note it."""
    wanted = (*_of_heroes(), *_of_goods(), *WORDS, *_of_encounters())
    return [f"sword_and_sorcery {each}" for each in wanted]


def _of_heroes() -> Iterator[str]:
    box = library()
    for power in box.powers.values():
        yield from [f"power {power.key} {level.level}" for level in power.levels]
    for card in box.classes.values():
        yield f"scream {card.key}"
        yield from [f"innate {use.key}" for use in card.innate_uses]
        yield from [f"innate {rule.key}" for rule in card.innate_rules]
        yield from [f"innate {trait.key}" for trait in card.traits]


def _of_goods() -> Iterator[str]:
    for item in library().items.values():
        if item.kind in (ItemKind.CROWNS, ItemKind.BUILDING):
            yield f"item {item.key}"
        yield from [f"item {item.key} {side}" for side in range(len(item.sides))]


def _of_encounters() -> Iterator[str]:
    for card in library().encounters.values():
        yield f"encounter {card.key} main"
        if card.otherwise is not None:
            yield f"encounter {card.key} otherwise"
