"""The texts of Ability Cards, items, boards, companions, allies and injuries."""

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import Said, yes_no
from questhall.kernel.language.speaking import capital, message
from questhall.kernel.text import Texts

from ...printed.cards import (
    LIMITS,
    AbilityDef,
    AllyDef,
    CounterDef,
    CurativeDef,
    InjuryDef,
    ItemDef,
    SpecialDef,
    UseLimit,
    Written,
)
from ...words.conditions import CONDITIONS
from ...words.figures import FIGURES
from .speaker import Speaker, full

# Moments in somebody else's turn, even of one's own losses.
INTERRUPTS = (
    *("before_damage_drawn", "after_damage_drawn", "attack_end", "would_fall", "on_stage_card"),
)
ENEMIES_ATTACK = INTERRUPTS[:4]


def ability_text(card: AbilityDef, texts: Texts) -> str:
    """Its effects; where they cost differently the cost stands before each."""
    costs = {line.cost for line in card.lines}
    found: list[str] = []
    for number, line in enumerate(card.lines):
        said = line_sentences(line.written, texts)
        if len(costs) > 1:
            said[0] = texts.say("line-cost", {"cost": line.cost, "text": capital(said[0])})
        elif number:
            said[0] = texts.say("line-or", {"text": said[0]})
        found += said
    return full(found)


def item_text(item: ItemDef, texts: Texts) -> str:
    """What it does, and what it does for a companion if that is something else."""
    if item.line is None or item.companion_line is None:
        return full([texts.say("no-ability")])
    found = line_sentences(item.line.written, texts)
    other = item.companion_line.written
    if other is not item.line.written:
        found += _companion(item.line.written, other, texts)
    return full(found)


def _companion(own: Written, other: Written, texts: Texts) -> list[str]:
    """A moment is only named if it is another one."""
    named = moment_text(other, texts) not in ("", moment_text(Written("", own.when), texts))
    if not named and own.when:
        named = other.when == ""
    line = other if named else Written(other.do, "", other.needs, other.pay)
    said = line_sentences(line, texts)
    key = "line-companion-moment" if named and line.when else "line-companion"
    return [texts.say(key, {"text": said[0]}), *said[1:]]


def special_text(special: SpecialDef, texts: Texts) -> str:
    """How often, for how much, when and on what condition, then what it does."""
    line = special.line.written
    limit = texts.say("special-limit", {"limit": LIMITS[special.limit]})
    terms = [texts.say("interrupt")] if is_interrupt(line.when) else []
    terms += [limit] if limit else []
    if special.line.cost:
        terms.append(texts.say("special-cost", {"cost": special.line.cost}))
    if line.when:
        terms.append(_moment(line, texts, _speaker(line.when, texts)))
    if line.needs:
        condition = Speaker(texts).conditions.text(parse_expression(line.needs))
        terms.append(texts.say("special-if", {"condition": condition}))
    said = line_sentences(Written(line.do, "", "", line.pay), texts, of=line.when)
    joined = {"terms": ", ".join(terms), "text": said[0]}
    return full([texts.say("special-line", joined), *said[1:]])


def archetype_text(ability: SpecialDef, texts: Texts) -> str:
    """The same of a companion, where once a round is the rule and the cost stands elsewhere."""
    said = line_sentences(ability.line.written, texts)
    if ability.limit != UseLimit.ROUND:
        limit = texts.say("special-limit", {"limit": LIMITS[ability.limit]})
        said[0] = texts.say("special-line", {"terms": limit, "text": said[0]})
    return full(said)


def ally_text(ally: AllyDef, texts: Texts) -> str:
    """Its ability of once an encounter, and how it helps in the story."""
    found = [texts.say("plain-fighter")]
    if ally.special is not None:
        found = line_sentences(ally.special.line.written, texts)
    if ally.check:
        said: Said = {"signed": f"+{ally.check_bonus}"}
        said["check"] = texts.say(message("check", ally.check))
        found.append(texts.say("line-story", said))
    return full(found)


def counter_text(counter: CounterDef, texts: Texts) -> str:
    """What a class gathers: how much of it, and what it is spent for."""
    found = [
        texts.say("counter-held", {"most": counter.most}),
        texts.say("counter-spent"),
    ]
    if counter.returns:
        found.append(texts.say("counter-returns"))
    return full(found)


def curative_text(curative: CurativeDef, texts: Texts) -> str:
    """What it does beside preventing an injury."""
    found = [texts.say("curative")]
    if curative.archives:
        found.append(texts.say("curative-archives", {"amount": curative.archives}))
    if curative.tokens:
        found.append(texts.say("curative-tokens", {"amount": curative.tokens}))
    if curative.spares:
        found.append(texts.say("curative-spares", {"amount": curative.spares}))
    return full(found)


def injury_text(injury: InjuryDef, texts: Texts) -> str:
    return Speaker(texts).text(parse_expression(injury.written))


# -- lines -------------------------------------------------------------------------


def line_sentences(line: Written, texts: Texts, of: str = "") -> list[str]:
    """When, on what condition, at what price, and what happens; `of` is a moment that was named
    already."""
    speaker = _speaker(line.when or of, texts)
    moment = moment_text(line, texts)
    said = speaker.sentences(parse_expression(line.do))
    if line.pay:
        price = speaker.inline(parse_expression(line.pay))
        if moment:
            said[0] = texts.say("clause-then", {"first": price, "second": said[0]})
        else:
            said[0] = texts.say("line-pay", {"price": price, "effect": said[0]})
    if line.needs:
        condition = speaker.conditions.text(parse_expression(line.needs))
        said[0] = texts.say("line-if", {"condition": condition, "effect": said[0]})
    if moment:
        said[0] = texts.say("line-moment", {"moment": moment, "effect": said[0]})
    return said


def _speaker(when: str, texts: Texts) -> Speaker:
    """One who knows whose attack or draw it is."""
    if not when:
        return Speaker(texts)
    moment = parse_expression(when)
    whose = _whose(moment)
    speaker = Speaker(texts, others=whose is not None, blow=moment.word in ENEMIES_ATTACK)
    speaker.figures.friendly = whose is None or whose.word not in ("enemy", "minion", "boss")
    return speaker


def moment_text(line: Written, texts: Texts) -> str:
    """When an interrupt or an item may be used."""
    if not line.when:
        return ""
    text = _moment(line, texts, _speaker(line.when, texts))
    return texts.say("line-interrupt", {"moment": text}) if is_interrupt(line.when) else text


def is_interrupt(when: str) -> bool:
    """Is it a moment of somebody else?"""
    if not when:
        return False
    moment = parse_expression(when)
    return moment.word in INTERRUPTS or _whose(moment) is not None


def _moment(line: Written, texts: Texts, speaker: Speaker) -> str:
    when = parse_expression(line.when)
    whose = _whose(when)
    said: Said = {"own": yes_no(whose is None)}
    if whose is not None:
        said |= speaker.figures.said(whose)
    text = speaker.say(message("moment", when.word), said)
    for condition in when.inside():
        if condition.word in CONDITIONS and condition is not whose:
            needed = speaker.conditions.text(condition)
            text = texts.say("line-moment-if", {"moment": text, "condition": needed})
    return text


def _whose(when: Expression) -> Expression | None:
    return next((each for each in when.inside() if each.word in FIGURES), None)
