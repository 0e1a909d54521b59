"""Everything that is printed has a name and a text, in both languages."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.story import TRAIT_NAMES
from questhall.games.oathsworn.speech.story import tale_message
from questhall.kernel.language.speaking import message
from questhall.kernel.text import LANGUAGES
from tests.texts import all_messages, text_files

PACKAGE = "questhall.games.oathsworn"


def printed() -> list[str]:
    """The keys of all texts that content needs."""
    box = library()
    found = [message("class", key) for key in box.classes]
    found += [f"{message('class', key)}.role" for key in box.classes]
    cards = [card.key for board in box.classes.values() for card in board.cards]
    for key in [*cards, *box.items, *box.injuries, *box.curatives]:
        found += [message("card", key), f"{message('card', key)}.text"]
    for board in box.classes.values():
        special = message("special", board.special.key)
        found += [special, f"{special}.text"]
        for piece in board.pieces:
            found += [message("piece", piece), f"{message('piece', piece)}.text"]
        found += [message("ally", each.key) for each in board.guardians.values()]
        if board.counter is not None:
            counter = message("counter", board.counter.key)
            found += [counter, f"{counter}.text"]
    found += [tale_message(beat.key) for beat in box.beats if not beat.wordless]
    for chapter in box.chapters.values():
        found += [f"{tale_message(entry.key)}.text" for entry in chapter.entries]
        found += [f"location-{chapter.key}-{number}" for number in chapter.locations]
        found += [message("chapter", chapter.key), message("map", chapter.map)]
    found += [f"{tale_message(event.key)}.text" for event in box.events]
    found += [message("trait", name) for name in TRAIT_NAMES]
    for companion in box.companions.values():
        found.append(message("companion", companion.owner))
        for side in companion.sides:
            found.append(message("archetype", side.key))
            for ability in side.abilities:
                name = message("special", ability.key)
                found += [name, f"{name}.text"]
    for key in box.allies:
        found += [message("ally", key), f"{message('ally', key)}.text"]
    for encounter in box.encounters.values():
        name = message("encounter", encounter.key)
        attributes = ("text", "asks", "target", "stages", "rewards")
        found += [name, *[f"{name}.{each}" for each in attributes]]
        found += [message("board-rule", key) for key in encounter.rules]
        found += [f"{message('action', each.key)}.text" for each in encounter.actions]
        found += [message("variant", each.key) for each in encounter.variants]
        found += [message("lair", each.key) for each in encounter.lairs]
        found += [message("ability", key) for key in encounter.abilities]
        found += [message("tile", tile.key) for tile in encounter.tiles]
        found += [message("figure", each.key) for each in encounter.bosses]
        found += [message("figure", each.key) for each in encounter.minions]
        found += [message("part", part.key) for each in encounter.bosses for part in each.parts]
        for card in encounter.stage_cards:
            name = message("stage-card", card.name)
            found += [name, f"{name}.text"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_content_can_be_named(language: str) -> None:
    texts = GAME.texts(language)
    assert [key for key in printed() if not texts.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_table_options_can_be_named(language: str) -> None:
    texts = GAME.texts(language)
    for option in GAME.options:
        name = message("table-option", option.name)
        keys = [name, f"{name}.help"]
        keys += [f"{name}-{str(choice).lower().replace('_', '-')}" for choice in option.choices]
        assert [key for key in keys if not texts.has(key)] == []


def test_every_phrase_is_said_and_nothing_else() -> None:
    said = {
        key.split("-", 1)[1]
        for key in all_messages(PACKAGE, text_files(PACKAGE), "en")
        if key.startswith(("option-", "prompt-", "event-"))
    }
    assert said == {key for key in GAME.phrases if not key.endswith(".values")}
