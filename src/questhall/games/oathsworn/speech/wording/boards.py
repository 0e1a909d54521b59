"""The texts of Stage Cards and Special Rules Boards."""

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.language.parameters import Said, signed
from questhall.kernel.language.speaking import message
from questhall.kernel.packs import pack_of
from questhall.kernel.text import Texts

from ...printed.cards import LIMITS
from ...printed.encounter import (
    ICONS,
    NO_ICON,
    AbilityOfBoard,
    Aura,
    BoardAction,
    EncounterDef,
    MinionDef,
    PartDef,
    StageDef,
)
from ...printed.tokens import STATS
from .clauses import sentences_of
from .joining import BOSS_DOES
from .speaker import Speaker, full


def stage_text(card: StageDef, encounter: EncounterDef, texts: Texts) -> str:
    """Its target if it names one, then its steps."""
    speaker = _speaker(encounter, texts)
    found: list[str] = []
    if card.target_written:
        target = speaker.figures.name(parse_expression(card.target_written), "nom")
        found.append(texts.say("stage-target", {"who": target}))
    clauses = [clause for step in _steps(card) for clause in speaker.clauses(step)]
    found += sentences_of(clauses, speaker)
    if card.stays:
        found.append(texts.say("stage-stays"))
    return full(found)


def _steps(card: StageDef) -> list[Expression]:
    """What several bosses do alike, one after the other, is said once."""
    found: list[Expression] = []
    for step in [parse_expression(text) for text in card.written]:
        before = found[-1] if found else step
        alike = step.word == before.word == BOSS_DOES
        if found and alike and str(before.arguments[-1]) == str(step.arguments[-1]):
            found[-1] = Expression(BOSS_DOES, [*before.arguments[:-1], *step.arguments], {})
        else:
            found.append(step)
    return found


def board_ability_text(ability: AbilityOfBoard, encounter: EncounterDef, texts: Texts) -> str:
    """What it does; N is the number printed after its name, or what it says without one."""
    speaker = _speaker(encounter, texts)
    does = parse_expression(ability.written)
    if does.word != "for_each" and "this" in does.words():  # whoever is caged or consumed
        speaker.figures.this = Expression("held", [], {})
    found = speaker.sentences(does)
    if ability.number_written and not ability.number_written.isdigit():
        number = speaker.amounts.said(parse_expression(ability.number_written), with_sign=False)
        found.append(speaker.say("ability-number", number))
    return full(found)


def action_text(action: BoardAction, encounter: EncounterDef, texts: Texts) -> str:
    """How often, for how much, on what condition, then what it does."""
    said: Said = {"limit": LIMITS[action.limit], "cost": action.line.cost}
    said["companion"] = action.companion if action.companion != action.line.cost else 0
    terms = [texts.say("action-limit", said), texts.say("action-cost", said)]
    line = action.line.written
    speaker = Speaker(texts)
    speaker.abilities = _written(encounter)
    if line.needs:
        condition = speaker.conditions.text(parse_expression(line.needs))
        terms.append(texts.say("special-if", {"condition": condition}))
    effect = speaker.sentences(parse_expression(line.do))
    joined = {"terms": ", ".join(terms), "text": effect[0]}
    return full([texts.say("special-line", joined), *effect[1:]])


def minion_text(minion: MinionDef, texts: Texts) -> str:
    """The framed box in words."""
    said: Said = {"hp": minion.hp, "defense": minion.defense, "move": minion.move}
    said |= {"range": minion.range, "dry": minion.dry, "supply": minion.supply}
    found = [texts.say("minion-body", said), texts.say("minion-deeds", said)]
    if minion.mob:
        found.append(texts.say("minion-mob"))
    if minion.rooted:
        found.append(texts.say("minion-rooted"))
    if minion.dry:
        found.append(texts.say("minion-dry", said))
    sentences = [", ".join(found)]
    if minion.supply:
        sentences.append(texts.say("minion-supply", said))
    return full(sentences)


def part_text(part: PartDef, encounter: EncounterDef, texts: Texts) -> str:
    """What breaking it does: to attacks with its symbol, to numbers, to abilities of the board."""
    found: list[str] = []
    if part.icon != NO_ICON:
        icon = texts.say(message("icon", ICONS[part.icon]))
        found.append(texts.say("part-symbol", {"icon": icon}))
    for aura in encounter.auras:
        if _speaks_of(part, aura.written):
            found.append(_changed(aura, texts))
    for ability in encounter.abilities.values():
        if _speaks_of(part, ability.written) or _speaks_of(part, ability.number_written):
            found.append(_weakened(part, ability, texts))
    told = "; ".join(found) or texts.say("part-nothing")
    return full([texts.say("part-broken", {"text": told})])


def _changed(aura: Aura, texts: Texts) -> str:
    """What becomes of a number once the part is broken."""
    by = aura.amount.known(0)
    name = message("part", STATS[aura.stat])
    if texts.has(name):
        return texts.say(name, {"less": -by, "least": aura.least})
    stat = texts.say(message("stat", STATS[aura.stat]))
    return texts.say("part-number", {"stat": stat, "more": signed(by)})


def _weakened(part: PartDef, ability: AbilityOfBoard, texts: Texts) -> str:
    """What becomes of an ability once the part is broken."""
    said: Said = {"ability": texts.say(message("name-ability", ability.key))}
    does = parse_expression(ability.written)
    if does.word == "when" and len(does.inside()) == 2:
        return texts.say("part-stops", said)
    for each in _inside(does):
        if each.word == "given" and str(each.arguments[0]) == f"not_so({_whole(part)})":
            return texts.say("part-less", said | {"number": -int(str(each.arguments[1]))})
    return texts.say("part-changes", said)


def _speaks_of(part: PartDef, written: str) -> bool:
    if not written or written.isdigit():
        return False
    return any(str(each) == _whole(part) for each in _inside(parse_expression(written)))


def _whole(part: PartDef) -> str:
    name = part.key if pack_of(part.key) else Expression(part.key, [], {})
    return str(Expression("part_whole", [name], {}))


def _inside(expression: Expression) -> list[Expression]:
    """The expression and all that is in its brackets."""
    return [expression, *[each for inner in expression.inside() for each in _inside(inner)]]


def _speaker(encounter: EncounterDef, texts: Texts) -> Speaker:
    speaker = Speaker(texts, foe=True)
    speaker.abilities = _written(encounter)
    return speaker


def _written(encounter: EncounterDef) -> dict[str, str]:
    return {key: ability.written for key, ability in encounter.abilities.items()}
