"""Cards and skills read from content/*.yaml."""

from questhall.kernel.content import Entry
from questhall.kernel.language.arguments import did_you_mean
from questhall.kernel.language.expressions import Expression
from questhall.kernel.packs import pack_of

from ..printed.cards import (
    ICONS,
    SKILL_USES,
    Ability,
    DeedDef,
    DeedKind,
    Effect,
    SkillDef,
    SkillUse,
    TacticDef,
    UnitDef,
)
from ..printed.fields import bits_of, number_of, numbers_of, set_of
from ..printed.kinds import BASIC_COLOURS, COLOURS, NO_COLOUR, RESISTANCES, SITES
from ..printed.sayings import saying_of
from ..rules.cards.banners import BANNERS
from ..words.effects import EFFECTS
from .usage import ACTION, ALWAYS, ARTIFACT, IN_CENTRE, SKILL, SPELL, UNIT, Usage

MOST_ABILITIES = 6
MOST_CARDS = 3  # or crystals, of a tactic
SORTS = {
    DeedKind.BASIC_ACTION: ACTION,
    DeedKind.ADVANCED_ACTION: ACTION,
    DeedKind.SPELL: SPELL,
    DeedKind.ARTIFACT: ARTIFACT,
}
SORTS_OF_SKILLS = {SkillUse.INTERACTIVE: IN_CENTRE, SkillUse.ALWAYS: ALWAYS}
ONLY_ASSIGNED = "only_assigned"


class EffectReader:
    """Reads effects: what the box says is noted, what a pack says must be like it."""

    def __init__(self, usage: Usage) -> None:
        self.usage = usage

    def effect(self, entry: Entry, field: str, colour: int, sort: str) -> tuple[Effect, str]:
        """The effect on a card of a colour, and how it is written."""

        def read(expression: Expression) -> tuple[Effect, str]:
            effect = EFFECTS.read(expression, colour)
            if entry.source.pack:
                self.usage.check(sort, expression)
            else:
                self.usage.note(sort, expression)
            return effect, str(expression)

        return entry.read(field, read)


def read_deed(entry: Entry, kind: int, reader: EffectReader) -> DeedDef:
    colour = (
        NO_COLOUR
        if kind == DeedKind.ARTIFACT
        else number_of(entry, "colour", COLOURS[:BASIC_COLOURS])
    )
    basic, basic_text = reader.effect(entry, "basic", colour, SORTS[kind])
    strong, strong_text = reader.effect(entry, "strong", colour, SORTS[kind])
    deed = DeedDef(entry.name(), kind, colour, basic, strong)
    deed.basic_text = basic_text
    deed.strong_text = strong_text
    deed.icons = bits_of(entry, "icons", ICONS)
    deed.number = entry.number("number", 1, 400, 0)
    deed.set = set_of(entry)
    deed.banner = entry.one_of("banner", BANNERS) if entry.has("banner") else ""
    deed.hero = entry.text("hero", "") if kind == DeedKind.BASIC_ACTION else ""
    deed.interactive = entry.flag("interactive")
    entry.finish()
    if ONLY_ASSIGNED in (basic_text, strong_text) and not deed.banner:
        raise entry.fault("basic", f"{ONLY_ASSIGNED!r} is for banners")
    if deed.banner and kind != DeedKind.ARTIFACT:
        raise entry.fault("banner", "is for artifacts")
    return deed


def read_unit(entry: Entry, reader: EffectReader) -> UnitDef:
    unit = UnitDef(
        entry.name(),
        entry.number("level", 1, 4),
        entry.number("cost", 1, 20),
        entry.number("armour", 1, 10),
    )
    unit.elite = entry.flag("elite")
    unit.resistances = bits_of(entry, "resistances", RESISTANCES)
    unit.sites = numbers_of(entry, "sites", SITES)
    unit.abilities = [_read_ability(each, reader) for each in entry.entries("abilities")]
    unit.reputation = entry.number("reputation", -1, 2, 1)
    unit.damage_price = entry.number("damage_price", 1, 5, 0)
    unit.assault_price = entry.number("assault_price", 1, 5, 0)
    unit.takes_mana = entry.flag("takes_mana")
    unit.copies = entry.number("copies", 1, 4)
    unit.set = set_of(entry)
    entry.finish()
    if not 0 < len(unit.abilities) <= MOST_ABILITIES:
        raise entry.fault("abilities", f"must be from 1 to {MOST_ABILITIES}")
    return unit


def _read_ability(entry: Entry, reader: EffectReader) -> Ability:
    cost = number_of(entry, "cost", COLOURS) if entry.has("cost") else NO_COLOUR
    effect, text = reader.effect(entry, "effect", cost, UNIT)
    ability = Ability(cost, effect, text, saying_of(text, cost))
    entry.finish()
    return ability


def read_skill(entry: Entry, reader: EffectReader) -> SkillDef:
    """`hero` is the name in the file."""
    use = number_of(entry, "use", SKILL_USES)
    effect, text = reader.effect(entry, "effect", NO_COLOUR, SORTS_OF_SKILLS.get(use, SKILL))
    skill = SkillDef(entry.name(), entry.text("hero"), use, effect)
    skill.competitive = entry.flag("competitive")
    skill.cooperative = entry.flag("cooperative")
    skill.any_turn = entry.flag("any_turn")
    skill.text = text
    entry.finish()
    return skill


def read_tactic(entry: Entry, known: list[TacticDef]) -> TacticDef:
    """`does`: the tactic of the box whose rule it has."""
    day = entry.one_of("time", ("day", "night")) == "day"
    tactic = TacticDef(entry.name(), day, entry.number("number", 1, 6))
    tactic.does = entry.text("does", "" if entry.source.pack else tactic.key)
    rules = [each.key for each in known if not pack_of(each.key)]
    if entry.source.pack and tactic.does and tactic.does not in rules:
        reason = f"there is no tactic {tactic.does!r}{did_you_mean(tactic.does, rules)}"
        raise entry.fault("does", reason)
    tactic.cards = entry.number("cards", 0, MOST_CARDS, 0)
    tactic.crystals = numbers_of(entry, "crystals", COLOURS[:BASIC_COLOURS])
    if len(tactic.crystals) > MOST_CARDS:
        raise entry.fault("crystals", f"must be at most {MOST_CARDS}")
    entry.finish()
    return tactic
