"""Monster stat cards read from content/monsters/*.yaml (RULES 1.4, 4.9)."""

from questhall.kernel.content import Entry
from questhall.kernel.language.expressions import BadExpression, parse_expression

from ..printed.cards import NO_VALUE, MonsterDef, Stats
from ..printed.formulas import formula
from ..state.figures import CONDITIONS
from ..words.context import Context
from ..words.traits import STATS
from .actions import read_actions

LEVELS = 8
PARTIES = (2, 3, 4)
FORCED = ("push", "pull")
TRAITS = "traits"


def read_monster(entry: Entry, context: Context) -> MonsterDef:
    monster = MonsterDef(entry.text("id"), entry.text("deck"), entry.number("standees", 1, 12))
    monster.flying = entry.flag("flying")
    for rank in ("normal", "elite"):
        values = entry.entry(rank)
        if values is None:
            raise entry.fault(rank, "is missing")
        monster.stats.append(_table(values, 2, {}))
        values.finish()
    entry.finish()
    return monster


def read_boss(entry: Entry, context: Context) -> MonsterDef:
    boss = MonsterDef(entry.text("id"), entry.text("deck"), entry.number("standees", 1, 6))
    boss.boss = True
    boss.large = entry.flag("large")
    boss.flying = entry.flag("flying")
    letters = _letters(entry)
    boss.for_party = [_table(entry, count, letters) for count in PARTIES]
    for word in entry.words("immune"):
        if word in FORCED:
            boss.immune_to_force = True
        elif word in CONDITIONS:
            boss.immune.append(CONDITIONS.index(word))
        else:
            raise entry.fault("immune", f"{word!r} is no condition")
    for field in ("special_1", "special_2"):
        boss.special_texts.append(entry.words(field))
        boss.specials.append(read_actions(entry, field, context))
    entry.finish()
    return boss


def _letters(entry: Entry) -> dict[str, str]:
    """What other letters in a boss's formulas count, e.g. `{V: on_map(vermling_scout)}`."""
    found: dict[str, str] = {}
    letters = entry.entry("letters")
    if letters is not None:
        for letter in ("V", "X"):
            if letters.has(letter):
                found[letter] = letters.text(letter)
        letters.finish()
    return found


def _table(entry: Entry, characters: int, letters: dict[str, str]) -> list[Stats]:
    columns = {
        field: _column(entry, field, characters, letters)
        for field in ("hit_points", "move", "attack", "range")
    }
    traits = entry.words(TRAITS) or [""] * LEVELS
    if len(traits) != LEVELS:
        raise entry.fault(TRAITS, f"are {len(traits)}, must be {LEVELS}")
    found: list[Stats] = []
    for level in range(LEVELS):
        stats = Stats(*[columns[field][level] for field in columns])
        stats.counts = letters.get(_letter_in(entry, level), "")
        _read_traits(entry, stats, traits[level], level)
        found.append(stats)
    return found


def _letter_in(entry: Entry, level: int) -> str:
    text = entry.words("attack")[level]
    return "V" if "V" in text else "X" if "X" in text else ""


def _column(entry: Entry, field: str, characters: int, letters: dict[str, str]) -> list[int]:
    texts = entry.words(field)
    if len(texts) != LEVELS:
        raise entry.fault(field, f"has {len(texts)} values, must have {LEVELS}")
    values: list[int] = []
    for level, text in enumerate(texts):
        names = {"C": characters, "L": level} | dict.fromkeys(letters, 0)
        try:
            values.append(NO_VALUE if text in ("null", "-") else formula(text, names))
        except (ValueError, KeyError, SyntaxError):
            raise entry.fault(field, f"{text!r} is no formula over C and L") from None
    return values


def _read_traits(entry: Entry, stats: Stats, text: str, level: int) -> None:
    try:
        for each in parse_expression(f"{TRAITS}({text})").inside():
            STATS.read(each).give(stats)
    except BadExpression as fault:
        moved = BadExpression(str(fault), max(0, fault.column - len(TRAITS) - 1))
        raise entry.bad_expression(TRAITS, moved, level) from None
