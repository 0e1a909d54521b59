"""What stands on a card, a creature or an item, as the catalogue says it."""

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.cards import CardDef, SummonDef
from questhall.games.gloomhaven.printed.items import ItemDef
from questhall.games.gloomhaven.printed.monsters import MonsterCard, MonsterDef
from questhall.games.gloomhaven.speech.wording import (
    card_lines,
    item_lines,
    monster_card_lines,
    special_lines,
    summon_line,
)
from questhall.kernel.text import Texts
from tests.texts import told


def said(key: str, texts: Texts) -> list[str]:
    """All lines of a piece of content; a line of dashes separates the halves of a card."""
    content = library().find(key)
    if isinstance(content, CardDef):
        top, bottom = card_lines(content, texts)
        return [*top, "---", *bottom]
    if isinstance(content, MonsterCard):
        return monster_card_lines(content, texts)
    if isinstance(content, MonsterDef):
        return special_lines(content, texts)
    if isinstance(content, ItemDef):
        return item_lines(content, texts)
    assert isinstance(content, SummonDef)
    return [summon_line(content, texts)]


def check_texts(english: str, russian: str) -> None:
    """Two tables like those of `card_texts`: the same cards in both languages."""
    assert list(told(english)) == list(told(russian))
    for language, table in (("en", english), ("ru", russian)):
        texts = GAME.texts(language)
        for key, lines in told(table).items():
            assert said(key, texts) == lines, key
