"""Everything that is printed has a name and a text, in both languages."""

import pytest

from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.speech.kinds import area_message
from questhall.games.sword_and_sorcery.speech.phrases import PHRASES
from questhall.kernel.language.speaking import message
from questhall.kernel.text import LANGUAGES
from tests.texts import all_messages, text_files

PACKAGE = "questhall.games.sword_and_sorcery"


def printed() -> list[str]:
    """The keys of all texts that content needs."""
    box = library()
    found = [message("class", key) for key in box.classes]
    found += [key.replace("_", "-") for key in box.scrolls]
    kinds = (
        *(box.enemies, box.enemy_powers, box.encounters, box.traps),
        *(box.events, box.criticals, box.shadows, box.loot, box.chests, box.searches),
    )
    for things in kinds:
        for key in things:
            found += [message("card", key), f"{message('card', key)}.text"]
    made: list[str] = []
    for card in box.classes.values():
        made += [message("innate", use.key) for use in card.innate_uses]
        made += [message("innate", trait.key) for trait in card.traits]
        made += [message("innate", rule.key) for rule in card.innate_rules]
        made += [message("scream", card.scream.key)]
    made += [message("card", key) for key in [*box.powers, *box.items]]
    found += [*made, *[f"text-{key}" for key in made]]
    sides = [side for item in box.items.values() for side in item.sides]
    found += [message("card", side.key) for side in sides]
    for quest in box.quests.values():
        found += [area_message(area.key) for area in quest.areas]
        found += [message("deed", action.key) for action in quest.actions]
        found += [message("script", script.key) for script in quest.scripts]
        found += [message("story", script.key) for script in quest.scripts if script.told]
        found += [message("deed-story", action.key) for action in quest.actions if action.told]
        found += [message("answer", key) for key in quest.answers]
        found += [message("intro", quest.key), message("goal", quest.key)]
    found += [message("companion", key) for key in box.companions]
    for scroll in box.scrolls.values():
        found += [message("foe-power", rule.key) for rule in scroll.rules]
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
        key.replace("-", ".", 1) if key.startswith("sum-") else key.split("-", 1)[1]
        for key in all_messages(PACKAGE, text_files(PACKAGE), "en")
        if key.startswith(("option-", "prompt-", "event-", "sum-"))
    }
    assert said == {key for key in PHRASES if not key.endswith(".values")}
