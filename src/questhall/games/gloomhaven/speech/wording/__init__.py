"""The texts of cards in one language, made from the expressions that the rules carry out."""

from .dungeon import chest_text, penalty_text
from .goals import goal_text
from .items import item_lines, slot_name
from .modifiers import modifier_text, perk_text
from .printed import (
    card_lines,
    half_lines,
    immunity_line,
    monster_card_lines,
    monster_card_texts,
    monster_lines,
    special_lines,
    summon_line,
)
from .reminders import KEYWORDS, keywords_of
from .speaker import Speaker

__all__ = [
    "KEYWORDS",
    "Speaker",
    "card_lines",
    "chest_text",
    "goal_text",
    "half_lines",
    "immunity_line",
    "item_lines",
    "keywords_of",
    "modifier_text",
    "monster_card_lines",
    "monster_card_texts",
    "monster_lines",
    "penalty_text",
    "perk_text",
    "slot_name",
    "special_lines",
    "summon_line",
]
