"""Can the card of a stranger be put into words? What cannot must not lie among those that can."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from questhall.kernel.content import Entry
from questhall.kernel.state import Content
from questhall.kernel.text import LANGUAGES, Texts, read_sources

from ...printed.enemies import ScrollDef
from ...printed.heroes import HeroDef, PowerDef
from ...printed.items import ItemDef
from . import class_lines, item_lines, power_lines
from .behaviours import behaviour_text

PACKAGE = "questhall.games.sword_and_sorcery"
OF_A_PACK = "--"  # in the keys of its texts


class _WithoutNames(Texts):
    """The words of the game; what things of packs are called is another question."""

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        return key if OF_A_PACK in key else super().say(key, arguments)


@cache
def _words(language: str) -> Texts:
    return _WithoutNames(language, read_sources(PACKAGE, language))


def need_words(entry: Entry, thing: Content) -> None:
    """Raises BadContent if the game has no words for what a card does."""
    for language in LANGUAGES:
        try:
            _say(thing, _words(language))
        except (LookupError, ValueError, TypeError) as fault:
            raise entry.fault("id", f"cannot be put into words: {fault}") from None


def _say(thing: Content, texts: Texts) -> None:
    if isinstance(thing, HeroDef):
        class_lines(thing, texts)
    elif isinstance(thing, PowerDef):
        power_lines(thing, texts)
    elif isinstance(thing, ItemDef):
        item_lines(thing, texts)
    elif isinstance(thing, ScrollDef):
        for line in thing.behaviours:
            behaviour_text(line, texts)
