"""Generated texts: what each card says, made from what it does.

The name of a card stands in the text files (`name-card-warden-taunt`); the message that the rest of
the game knows (`card-warden-taunt`) has that name, and the text made for it beside.
"""

from collections.abc import Callable, Iterator
from functools import partial

from questhall.kernel.language.parameters import dashed
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import BETWEEN, pack_of
from questhall.kernel.text import Texts

from ..effects.structure import ALTERNATIVES
from ..library.library import library
from ..printed.cards import ClassDef
from ..printed.encounter import EncounterDef
from .alternatives import alternative_message, alternative_text
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

OF_A_PACK = dashed(BETWEEN)

Told = tuple[str, Callable[[], str]]  # the key of a card's name, and how its text is made


def source(texts: Texts) -> str:
    """Fluent messages in the language of the texts. What a pack has not named is left out."""
    lines = [
        f"{name} = {{ name-{name} }}\n    .text = {text}"
        for name, text in said(texts)
        if texts.has(f"name-{name}")
    ]
    return "\n".join([*lines, *_choices(texts), *_alternatives(texts)])


def said(texts: Texts) -> Iterator[tuple[str, str]]:
    """Every card with its text, but for those of packs that cannot be put into words."""
    for name, make in told(texts):
        try:
            text = make()
        except Exception:  # whatever a stranger's sentence makes of our wording
            if OF_A_PACK not in name:
                raise
            continue
        yield name, text


def _alternatives(texts: Texts) -> Iterator[str]:
    """What is chosen on a card, each thing once."""
    library()
    for written in ALTERNATIVES:
        yield f"{alternative_message(written)} = {alternative_text(written, texts)}"


def _choices(texts: Texts) -> Iterator[str]:
    """What packs bring to play is called at the table as it is on its own page."""
    chapters = [chapter.key for chapter in library().chapters.values()]
    for kind, keys in (("encounter", [*library().encounters]), ("chapter", chapters)):
        for key in keys:
            name = message(kind, key)
            if pack_of(key) and texts.has(name):
                yield f"{message(f'table-option-{kind}', key)} = {{ {name} }}"


def told(texts: Texts) -> Iterator[Told]:
    """Every card, and how its text is made."""
    box = library()
    for board in box.classes.values():
        yield from _of_class(board, texts)
    for companion in box.companions.values():
        for side in companion.sides:
            for ability in side.abilities:
                yield message("special", ability.key), partial(archetype_text, ability, texts)
    for item in box.items.values():
        yield message("card", item.key), partial(item_text, item, texts)
    for injury in box.injuries.values():
        yield message("card", injury.key), partial(injury_text, injury, texts)
    for curative in box.curatives.values():
        yield message("card", curative.key), partial(curative_text, curative, texts)
    for ally in box.allies.values():
        yield message("ally", ally.key), partial(ally_text, ally, texts)
    for encounter in box.encounters.values():
        yield from _of_encounter(encounter, texts)


def _of_encounter(encounter: EncounterDef, texts: Texts) -> Iterator[Told]:
    for key, ability in encounter.abilities.items():
        yield message("ability", key), partial(board_ability_text, ability, encounter, texts)
    for action in encounter.actions:
        yield message("action", action.key), partial(action_text, action, encounter, texts)
    for minion in encounter.minions:
        yield message("figure", minion.key), partial(minion_text, minion, texts)
    for boss in encounter.bosses:
        for part in boss.parts:
            yield message("part", part.key), partial(part_text, part, encounter, texts)
    cards = {card.name: card for card in encounter.stage_cards}  # some are there twice
    for name, card in cards.items():
        yield message("stage-card", name), partial(stage_text, card, encounter, texts)


def _of_class(board: ClassDef, texts: Texts) -> Iterator[Told]:
    yield message("special", board.special.key), partial(special_text, board.special, texts)
    for card in board.cards:
        yield message("card", card.key), partial(ability_text, card, texts)
    for guardian in board.guardians.values():
        yield message("ally", guardian.key), partial(ally_text, guardian, texts)
    if board.counter is not None:
        yield message("counter", board.counter.key), partial(counter_text, board.counter, texts)
