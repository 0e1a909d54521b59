"""The texts of heroes and goods, made from what their cards do."""

from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.language.parameters import Said
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.text import Texts

from ...printed.effects import Rule
from ...printed.heroes import TARGETS, HeroDef, PowerDef, PowerLevel, UseDef
from ...printed.items import Blow, ItemDef, ItemSide
from ...printed.kinds import (
    ACTIONS,
    DAMAGE_TYPES,
    LIMITS,
    MOMENTS,
    NO_TYPE,
    STATS,
    ItemKind,
    Moment,
)
from ...printed.symbols import SYMBOLS
from .speaker import Speaker, roman

DOT = " · "
PAY = "pay"  # any symbol that pays


def saying_text(number: int, text: str, texts: Texts) -> str:
    """What can be chosen: an effect, or what symbols pay for. What quests let one choose is told
    by their story."""
    speaker = Speaker(texts)
    expression = parse_expression(text)
    if not speaker.can_say(expression):
        return speaker.say("unsaid", {"number": number})
    return capital(without_icons(speaker.clause(expression), texts))


def without_icons(text: str, texts: Texts) -> str:
    """The symbols of dice by their names: an option or the log has no pictures."""
    for name in (*SYMBOLS, PAY):
        text = text.replace(f"[{name.upper()}]", f"[{texts.say(message('symbol', name))}]")
    return text.replace("][", ", ").replace("[", "").replace("]", "")


def speaker_for(target: int, texts: Texts) -> Speaker:
    speaker = Speaker(texts)
    speaker.target = TARGETS[target]
    return speaker


# -- powers -------------------------------------------------------------------------------


def power_lines(power: PowerDef, texts: Texts) -> list[str]:
    """How it is used, then its levels."""
    speaker = speaker_for(power.target, texts)
    head = [speaker.say(message("action", ACTIONS[power.action]))]
    if power.moment != Moment.ALWAYS:
        head.append(speaker.say(message("when", MOMENTS[power.moment])))
    first = power.levels[0]
    if power.target or first.range >= 0:
        head.append(_aim(speaker, power.target, first.range))
    if power.limit:
        head.append(speaker.say(message("limit", LIMITS[power.limit])))
    if power.cools_later:
        head.append(speaker.say("cools-later"))
    lines = [capital(DOT.join([each for each in head if each]))]
    for level in power.levels:
        lines.append(f"{_level_head(speaker, level, first)}: {_level_text(speaker, level)}")
    return lines


def _aim(speaker: Speaker, target: int, range: int) -> str:
    kind = TARGETS[target]
    return speaker.say("aim", {"target": kind, "near": range})


def _level_head(speaker: Speaker, level: PowerLevel, first: PowerLevel) -> str:
    said: Said = {"level": roman(level.level), "cooldown": level.cooldown}
    head = speaker.say("level", said)
    if level.range != first.range:
        head += speaker.texts.say("level-range", {"near": level.range})
    return head


def _level_text(speaker: Speaker, level: PowerLevel) -> str:
    parts: list[str] = []
    test = speaker.condition(level.test_text) if level.test_text else ""
    if test:
        parts.append(speaker.say("condition", {"test": test}))
    if level.text:
        parts.append(speaker.text(level.text))
    if level.companion:
        parts.append(speaker.texts.say(f"{message('companion', level.companion)}.text"))
    parts += [stat_line(speaker, stat, amount) for stat, amount in level.stats.items()]
    parts += [rule_line(speaker, rule) for rule in level.rules]
    return " ".join([capital(part) for part in parts])


def stat_line(speaker: Speaker, stat: int, amount: int) -> str:
    sign = f"+{amount}" if amount > 0 else f"−{-amount}"
    return speaker.say(message("stat", STATS[stat]), {"amount": amount, "signed": sign}) + "."


def rule_line(speaker: Speaker, rule: Rule) -> str:
    """When it works, on what condition, how often, and what it does."""
    occasion = speaker.say(message("when", MOMENTS[rule.moment]))
    if rule.test_text:
        test = speaker.condition(rule.test_text)
        occasion = speaker.say("occasion-if", {"occasion": occasion, "test": test})
    effect = speaker.text(rule.text)
    said: Said = {"occasion": occasion, "limit": LIMITS[rule.limit], "effect": lowered(effect)}
    return capital(speaker.say("rule-line", said))


def lowered(text: str) -> str:
    """A sentence after a colon, unless it begins with an abbreviation."""
    second = text[1:2]
    return text if second.isupper() or not second else text[0].lower() + text[1:]


# -- heroes -------------------------------------------------------------------------------


def class_lines(card: HeroDef, texts: Texts) -> dict[str, str]:
    """The text of each innate power and of the scream, by its message."""
    speaker = Speaker(texts)
    found: dict[str, str] = {}
    for trait in card.traits:
        lines = [stat_line(speaker, stat, amount) for stat, amount in trait.stats.items()]
        found[message("innate", trait.key)] = " ".join([capital(line) for line in lines])
    for rule in card.innate_rules:
        found[message("innate", rule.key)] = rule_line(speaker, rule)
    for use in card.innate_uses:
        found[message("innate", use.key)] = use_line(use, texts)
    found[message("scream", card.scream.key)] = use_line(card.scream, texts, ghost=True)
    return found


def use_line(use: UseDef, texts: Texts, ghost: bool = False) -> str:
    """`Special action · once per round: ...`"""
    speaker = speaker_for(use.target, texts)
    head: list[str] = []
    if not ghost:
        head.append(speaker.say(message("action", ACTIONS[use.action])))
    if use.charges:
        head.append(speaker.say("charge-cost", {"charges": use.charges}))
    if use.moment != Moment.ALWAYS:
        head.append(speaker.say(message("when", MOMENTS[use.moment])))
    if use.target > 1 or use.range >= 0:
        head.append(_aim(speaker, use.target, use.range))
    if use.limit:
        head.append(speaker.say(message("limit", LIMITS[use.limit])))
    if use.test_text:
        head.append(speaker.say("head-condition", {"test": speaker.condition(use.test_text)}))
    text = speaker.text(use.text)
    head = [each for each in head if each]
    return f"{capital(DOT.join(head))}: {lowered(text)}" if head else text


# -- items --------------------------------------------------------------------------------


def side_lines(item: ItemDef, side: ItemSide, texts: Texts) -> list[str]:
    """What one side of an item does, beside its numbers."""
    speaker = Speaker(texts)
    lines: list[str] = []
    if side.blow is not None:
        lines += blow_lines(side.blow, speaker)
    lines += [capital(f"{speaker.paid(parse_expression(text))}.") for text in side.effect_texts]
    lines += [capital(stat_line(speaker, *each)) for each in side.stats.items()]
    lines += [rule_line(speaker, rule) for rule in side.rules]
    if side.charges:
        lines.append(speaker.say("charges", {"charges": side.charges}))
    lines += [use_line(use, texts) for use in side.uses]
    if item.empowering:
        lines.append(speaker.say("empowering", {"shards": item.empowering}))
    return lines or [speaker.say("no-effects")]


def blow_lines(blow: Blow, speaker: Speaker) -> list[str]:
    """What all attacks with it have, and what symbols pay for."""
    lines: list[str] = []
    if blow.always_texts:
        clauses = [speaker.clause(parse_expression(text)) for text in blow.always_texts]
        effects = speaker.listed("join-and", clauses)
        lines.append(capital(speaker.say("always", {"effects": effects})))
    paid = [speaker.paid(parse_expression(text)) for text in blow.effect_texts]
    return [*lines, *[capital(f"{each}.") for each in paid]]


def item_lines(item: ItemDef, texts: Texts) -> list[str]:
    """The front, and the other side if it says something else."""
    speaker = Speaker(texts)
    if item.kind == ItemKind.CROWNS:
        return [speaker.say("gain-crowns", {"amount": item.crowns})]
    if not item.sides:
        return [speaker.say("buildings")]
    front = side_lines(item, item.sides[0], texts)
    if len(item.sides) == 1:
        return front
    back = side_lines(item, item.sides[1], texts)
    if back == front:
        return front
    return [*front, f"{_back_name(item, texts)}:", *back]


def _back_name(item: ItemDef, texts: Texts) -> str:
    """Some sides have names; others are improved at the anvil or empowered by shards."""
    key = item.sides[1].key
    if key != item.key:
        return texts.say(message("card", key))
    return texts.say("side-empowered" if item.empowering else "side-improved")


def values_line(side: ItemSide, texts: Texts) -> str:
    """Hits and dice of a weapon, or armour, magic shields and defence."""
    speaker = Speaker(texts)
    blow = side.blow
    if blow is None:
        worn: Said = {"armour": side.armour, "shields": side.shields, "defence": side.defence}
        return speaker.say("armour-values", worn)
    type = "none" if blow.type == NO_TYPE else DAMAGE_TYPES[blow.type]
    said: Said = {"fixed": blow.fixed, "red": blow.red, "blue": blow.blue, "type": type}
    return speaker.say("weapon-values", said)
