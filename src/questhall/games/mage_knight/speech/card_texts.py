"""The texts of cards, units, skills, banners and tactics."""

from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.text import Texts

from ..printed.cards import SKILL_USES, Ability, DeedDef, SkillDef, TacticDef, UnitDef
from ..printed.kinds import COLOURS, NO_COLOUR
from .speaker import Speaker


def effect_text(text: str, texts: Texts) -> str:
    """What an expression of the content files does."""
    return Speaker(texts).text(parse_expression(text))


def deed_lines(deed: DeedDef, texts: Texts) -> list[str]:
    """The basic and the strong effect; before them what a banner does for its unit."""
    basic = effect_text(deed.basic_text, texts)
    strong = effect_text(deed.strong_text, texts)
    if deed.banner:
        return [banner_text(deed, texts), basic, strong]
    return [basic, strong]


def banner_text(deed: DeedDef, texts: Texts) -> str:
    return texts.say(message("banner-text", deed.banner))


def ability_text(ability: Ability, texts: Texts) -> str:
    return paid_text(ability.text, ability.cost, texts)


def paid_text(text: str, cost: int, texts: Texts) -> str:
    """`Blue mana: Ice Attack 4 or Ice Block 4`"""
    if cost == NO_COLOUR:
        return effect_text(text, texts)
    speaker = Speaker(texts)
    colour = capital(speaker.tint(COLOURS[cost], "nominative"))
    effect = speaker.text_inside(parse_expression(text))
    return texts.say("ability-for-mana", {"colour": colour, "effect": effect})


def unit_lines(unit: UnitDef, texts: Texts) -> list[str]:
    """Its abilities, then its special rules."""
    lines = [ability_text(ability, texts) for ability in unit.abilities]
    if unit.reputation != 1:
        lines.append(texts.say("unit-reputation", {"times": unit.reputation}))
    if unit.damage_price:
        lines.append(texts.say("unit-damage-price", {"price": unit.damage_price}))
    if unit.assault_price:
        lines.append(texts.say("unit-assault-price", {"price": unit.assault_price}))
    if unit.takes_mana:
        lines.append(texts.say("unit-takes-mana"))
    return lines


def skill_lines(skill: SkillDef, texts: Texts) -> list[str]:
    """When it may be used, and what it does."""
    use = "any-turn" if skill.any_turn else SKILL_USES[skill.use]
    return [texts.say(message("skill-use", use)), effect_text(skill.text, texts)]


def tactic_text(tactic: TacticDef, texts: Texts) -> str:
    return texts.say(message("tactic-text", tactic.key))
