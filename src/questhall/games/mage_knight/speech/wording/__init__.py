"""What cards say, in one language, made from the expressions that the rules carry out."""

from .printed import (
    ability_text,
    banner_text,
    deed_lines,
    effect_text,
    paid_text,
    skill_lines,
    tactic_text,
    unit_lines,
)
from .speaker import Speaker

__all__ = [
    "Speaker",
    "ability_text",
    "banner_text",
    "deed_lines",
    "effect_text",
    "paid_text",
    "skill_lines",
    "tactic_text",
    "unit_lines",
]
