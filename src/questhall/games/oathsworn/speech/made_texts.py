"""Generated texts: what each card says, made from what it does.

The name of a card is a term of the text files (`-card-warden-taunt`); the message that the rest of
the game knows has that name, and the text made for it beside.
"""

from collections.abc import Iterator

from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.cards import ClassDef
from .phrases import message
from .wording.cards import (
    ability_text,
    ally_text,
    archetype_text,
    counter_text,
    curative_text,
    injury_text,
    item_text,
    special_text,
)

Told = tuple[str, str]  # the key of a card's name, and its text


def source(texts: Texts) -> str:
    """Fluent messages in the language of the texts."""
    lines = [f"{name} = {{ -{name} }}\n    .text = {text}" for name, text in told(texts)]
    return "\n".join(lines)


def told(texts: Texts) -> Iterator[Told]:
    """Every card of the box with its text."""
    box = library()
    for board in box.classes.values():
        yield from _of_class(board, texts)
    for companion in box.companions.values():
        for side in companion.sides:
            for ability in side.abilities:
                yield message("special", ability.key), archetype_text(ability, texts)
    for item in box.items.values():
        yield message("card", item.key), item_text(item, texts)
    for injury in box.injuries.values():
        yield message("card", injury.key), injury_text(injury, texts)
    for curative in box.curatives.values():
        yield message("card", curative.key), curative_text(curative, texts)
    for ally in box.allies.values():
        yield message("ally", ally.key), ally_text(ally, texts)


def _of_class(board: ClassDef, texts: Texts) -> Iterator[Told]:
    yield message("special", board.special.key), special_text(board.special, texts)
    for card in board.cards:
        yield message("card", card.key), ability_text(card, texts)
    for guardian in board.guardians.values():
        yield message("ally", guardian.key), ally_text(guardian, texts)
    if board.counter is not None:
        yield message("counter", board.counter.key), counter_text(board.counter, texts)
