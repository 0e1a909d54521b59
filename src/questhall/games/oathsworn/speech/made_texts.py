"""Generated texts: what each card says, made from what it does.

The name of a card stands in the text files (`name-card-warden-taunt`); the message that the rest of
the game knows (`card-warden-taunt`) has that name, and the text made for it beside.
"""

from collections.abc import Iterator

from questhall.kernel.text import Texts

from ..library.library import library
from ..printed.cards import ClassDef
from ..printed.encounter import EncounterDef
from .phrases import message
from .wording.boards import action_text, board_ability_text, minion_text, part_text, stage_text
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
    lines = [f"{name} = {{ name-{name} }}\n    .text = {text}" for name, text in told(texts)]
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
    for encounter in box.encounters.values():
        yield from _of_encounter(encounter, texts)


def _of_encounter(encounter: EncounterDef, texts: Texts) -> Iterator[Told]:
    for key, ability in encounter.abilities.items():
        yield message("ability", key), board_ability_text(ability, encounter, texts)
    for action in encounter.actions:
        yield message("action", action.key), action_text(action, encounter, texts)
    for minion in encounter.minions:
        yield message("figure", minion.key), minion_text(minion, texts)
    for boss in encounter.bosses:
        for part in boss.parts:
            yield message("part", part.key), part_text(part, encounter, texts)
    cards = {card.name: card for card in encounter.stage_cards}  # some are there twice
    for name, card in cards.items():
        yield message("stage-card", name), stage_text(card, encounter, texts)


def _of_class(board: ClassDef, texts: Texts) -> Iterator[Told]:
    yield message("special", board.special.key), special_text(board.special, texts)
    for card in board.cards:
        yield message("card", card.key), ability_text(card, texts)
    for guardian in board.guardians.values():
        yield message("ally", guardian.key), ally_text(guardian, texts)
    if board.counter is not None:
        yield message("counter", board.counter.key), counter_text(board.counter, texts)
