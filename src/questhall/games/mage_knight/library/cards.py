"""Cards and skills read from content/*.yaml."""

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression

from ..printed.cards import (
    ARTIFACT,
    ICONS,
    SKILL_USES,
    Ability,
    DeedDef,
    Effect,
    SkillDef,
    TacticDef,
    UnitDef,
)
from ..printed.fields import bits_of, number_of, numbers_of, set_of
from ..printed.kinds import BASIC_COLOURS, COLOURS, NO_COLOUR, RESISTANCES, SITES
from ..printed.sayings import saying_of
from ..words.effects import EFFECTS


def effect_in(entry: Entry, field: str, colour: int) -> tuple[Effect, str]:
    """Read an effect on a card of a colour, and how it is written."""
    expression = entry.expression(field)
    if expression is None:
        raise entry.fault(field, "is missing")
    try:
        return EFFECTS.read(expression, colour), str(expression)
    except BadExpression as fault:
        raise entry.bad_expression(field, fault) from None


def read_deed(entry: Entry, kind: int, heroes: list[str]) -> DeedDef:
    colour = NO_COLOUR if kind == ARTIFACT else number_of(entry, "colour", COLOURS[:BASIC_COLOURS])
    basic, basic_text = effect_in(entry, "basic", colour)
    strong, strong_text = effect_in(entry, "strong", colour)
    deed = DeedDef(entry.text("id"), kind, colour, basic, strong)
    deed.basic_text = basic_text
    deed.strong_text = strong_text
    deed.icons = bits_of(entry, "icons", ICONS)
    deed.number = entry.number("number", 1, 400, 0)
    deed.set = set_of(entry)
    deed.banner = entry.text("banner", "")
    deed.hero = entry.one_of("hero", heroes) if entry.has("hero") else ""
    deed.interactive = entry.flag("interactive")
    entry.finish()
    return deed


def read_unit(entry: Entry) -> UnitDef:
    unit = UnitDef(
        entry.text("id"),
        entry.number("level", 1, 4),
        entry.number("cost", 1, 20),
        entry.number("armour", 1, 10),
    )
    unit.elite = entry.flag("elite")
    unit.resistances = bits_of(entry, "resistances", RESISTANCES)
    unit.sites = numbers_of(entry, "sites", SITES)
    unit.abilities = [_read_ability(each) for each in entry.entries("abilities")]
    unit.reputation = entry.number("reputation", -1, 2, 1)
    unit.damage_price = entry.number("damage_price", 1, 5, 0)
    unit.assault_price = entry.number("assault_price", 1, 5, 0)
    unit.takes_mana = entry.flag("takes_mana")
    unit.copies = entry.number("copies", 1, 4)
    unit.set = set_of(entry)
    entry.finish()
    return unit


def _read_ability(entry: Entry) -> Ability:
    cost = number_of(entry, "cost", COLOURS) if entry.has("cost") else NO_COLOUR
    effect, text = effect_in(entry, "effect", cost)
    ability = Ability(cost, effect, text, saying_of(text, cost))
    entry.finish()
    return ability


def read_skill(entry: Entry, heroes: list[str]) -> SkillDef:
    use = number_of(entry, "use", SKILL_USES)
    hero = entry.one_of("hero", heroes)
    effect, text = effect_in(entry, "effect", NO_COLOUR)
    skill = SkillDef(entry.text("id"), hero, use, effect)
    skill.competitive = entry.flag("competitive")
    skill.cooperative = entry.flag("cooperative")
    skill.any_turn = entry.flag("any_turn")
    skill.text = text
    entry.finish()
    return skill


def read_tactic(entry: Entry) -> TacticDef:
    day = entry.one_of("time", ("day", "night")) == "day"
    tactic = TacticDef(entry.text("id"), day, entry.number("number", 1, 6))
    entry.finish()
    return tactic
