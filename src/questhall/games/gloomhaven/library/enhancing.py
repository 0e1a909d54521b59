"""Cards with stickers (RULES 9.13): they are read anew, with some of their lines changed.

A sticker is written as its half, its dot and what it shows: `t0 plus_1`. The key of a card with
stickers holds them all, so that it is found again in every save: `trample+t0 plus_1+b0 jump`.
"""

from functools import lru_cache

from questhall.kernel.language.expressions import Expression, parse_expression
from questhall.kernel.moments import Audience

from ..printed.areas import Area
from ..printed.cards import STICKER, CardDef, CardHalf, ClassDef, Half, SummonDef
from ..printed.hexes import Hex
from ..printed.lasting import Lasting
from ..words.context import Context
from ..words.parameters import ELEMENT_NUMBERS
from ..words.sides import HEROES
from .actions import read_lines
from .classes import bonuses_of
from .hexes import hexes_of
from .library import library

MOST_REMEMBERED = 5000  # cards that were read; files from outside may name any
PLUS_1 = "plus_1"
HEX = "hex"
JUMP = "jump"
HARMFUL = ("poison", "wound", "muddle", "immobilize", "disarm", "curse")
HELPFUL = ("strengthen", "bless")
ELEMENTS = tuple(ELEMENT_NUMBERS)
HALVES = {"t": CardHalf.TOP, "b": CardHalf.BOTTOM}
LETTERS = {half: letter for letter, half in HALVES.items()}

# What a line is called on a dot, and the words that may stand for it in the card's text.
WORDS = {
    "attack": ("attack", "chain_attack"),
    "move": ("move",),
    "heal": ("heal", "heal_self", "heal_near"),
    "shield": ("shield", "shield_self"),
    "retaliate": ("retaliate", "retaliate_self"),
    "push": ("push", "push_against_obstacles", "push_through_obstacles"),
    "pull": ("pull", "pull_to_hex"),
    "pierce": ("pierce",),
}
SUMMON = "summon_"
FORCING = ("push", "pull")


class Dot:
    """A place for a sticker beside a line of a half (GH-9.13.14)."""

    def __init__(self, half: int, place: int, text: str) -> None:
        line, shape, *where = text.split()
        name, _, number = line.rpartition("_")
        self.half = half
        self.place = place
        self.line, self.nth = (name, int(number) - 1) if number.isdecimal() else (line, 0)
        self.shape = shape
        self.hex: Hex | None = hexes_of(where[0])[0] if where else None

    @property
    def name(self) -> str:
        return f"{LETTERS[self.half]}{self.place}"


def dots_of(card: CardDef) -> list[Dot]:
    return [
        Dot(half, place, text)
        for half in (CardHalf.TOP, CardHalf.BOTTOM)
        for place, text in enumerate(card.halves[half].slots)
    ]


def stickers_for(card: CardDef, dot: Dot) -> list[str]:
    """What may be stuck on this dot (GH-9.13.4 to GH-9.13.9)."""
    if dot.shape == HEX:
        return [HEX]
    if dot.line.startswith(SUMMON):
        return [PLUS_1]
    lines = _lines(card.halves[dot.half].texts)
    line = find_line(lines, dot)
    found = [PLUS_1] if _value_of(line, dot) is not None else []
    if dot.shape == "diamond" and line.word != "pull_to_hex":
        found += [each for each in HARMFUL if each not in line.words()]
    if dot.shape == "diamond_plus":
        found += [each for each in HELPFUL if each not in line.words()]
    if dot.line == "move" and JUMP not in line.words():
        found.append(JUMP)
    if dot.shape != "square":
        found += ELEMENTS
    return found


# -- the lines of a half ---------------------------------------------------------


def _lines(texts: list[str]) -> list[Expression]:
    return [parse_expression(text) for text in texts]


def _all(lines: list[Expression]) -> list[Expression]:
    """Every word of the text, in the order in which it is read."""
    found: list[Expression] = []
    for line in lines:
        found.append(line)
        inner = [each for each in line.named.values() if isinstance(each, Expression)]
        found += _all(line.inside() + inner)
    return found


def find_line(lines: list[Expression], dot: Dot) -> Expression:
    """The words of the line beside which the dot is printed."""
    fit = [each for each in _all(lines) if _is_beside(each, dot.line)]
    if dot.nth >= len(fit):
        raise LookupError(f"there is no line for the dot {dot.line} in {lines}")
    return fit[dot.nth]


def _is_beside(line: Expression, name: str) -> bool:
    if name in WORDS:
        return line.word in WORDS[name]
    if name == "targets":
        return line.word == "up_to" or bool({"targets", "add_targets"} & set(line.named))
    if name in ("range", "area"):
        return name in line.named
    return line.word == "inflict" and name in line.words()


def _value_of(line: Expression, dot: Dot) -> int | None:
    """The number that a +1 sticker raises, if the line has one (GH-9.13.4)."""
    value = line.named.get(_named(line, dot)) if _named(line, dot) else _first(line)
    return value if isinstance(value, int) else None


def _named(line: Expression, dot: Dot) -> str:
    if dot.line == "range":
        return "range"
    if dot.line == "targets" and line.word != "up_to":
        return "targets" if "targets" in line.named else "add_targets"
    return ""


def _first(line: Expression) -> object:
    return line.arguments[0] if line.arguments else None


# -- stickers --------------------------------------------------------------------


def enhanced(card: CardDef, stickers: list[str]) -> CardDef:
    """The card with its stickers; itself if it has none."""
    return _enhanced(card.key + "".join(f"{STICKER}{each}" for each in sorted(stickers)))


def printed(card: CardDef) -> CardDef:
    """The card without its stickers."""
    return _enhanced(card.key.partition(STICKER)[0])


def find_enhanced(key: str) -> object:
    """A card with stickers, or the creature that such a card summons. The key may come from a
    file: a KeyError says that no such card can be."""
    key, _, creature = key.partition("/")
    card, stickers = _parted(key)
    name = STICKER.join([card.key, *stickers])
    if faults_of_stickers(card, stickers):
        raise KeyError(f"no card can be called {key!r}")
    return _creatures(name)[library().of_today(creature)] if creature else _enhanced(name)


def faults_of_stickers(card: CardDef, stickers: list[str]) -> list[str]:
    """Stickers that cannot be on this card, or not together (GH-9.13.4 to GH-9.13.9,
    GH-9.13.14)."""
    dots = {dot.name: dot for dot in dots_of(card)}
    parted = [each.partition(" ") for each in stickers]
    found = [
        f"{card.key} cannot have the sticker '{name} {what}'"
        for name, _, what in parted
        if name not in dots or what not in stickers_for(card, dots[name])
    ]
    taken = [name for name, _, _ in parted]
    doubled = len(set(taken)) != len(taken)
    return [*found, f"{card.key} has two stickers on a dot"] if doubled else found


def _parted(key: str) -> tuple[CardDef, list[str]]:
    """A card as it is printed, and its stickers."""
    name, *stickers = key.split(STICKER)
    card = library().find(library().of_today(name))
    if not isinstance(card, CardDef):
        raise KeyError(f"{name!r} is no ability card")
    return card, stickers


@lru_cache(MOST_REMEMBERED)
def _enhanced(key: str) -> CardDef:
    card, stickers = _parted(key)
    if not stickers:
        return card
    halves = [_half(card, half, key, stickers) for half in (CardHalf.TOP, CardHalf.BOTTOM)]
    return CardDef(
        key, card.level, card.initiative, halves[CardHalf.TOP], halves[CardHalf.BOTTOM], card.number
    )


def _half(card: CardDef, number: int, key: str, stickers: list[str]) -> Half:
    """The half read anew. It keeps its printed text: stickers are shown beside it."""
    old = card.halves[number]
    lines = _lines(old.texts)
    areas = dict(library().areas)
    charges = old.charges[:]
    for dot, what in _stuck(card, stickers):
        if dot.half != number or dot.line.startswith(SUMMON):
            continue
        if what in ELEMENT_NUMBERS:
            charges.append(ELEMENT_NUMBERS[what])  # GH-9.13.8
        elif what == HEX:
            _widen(find_line(lines, dot), dot, areas)
        else:
            _change(lines, find_line(lines, dot), dot, what)
    context = Context(HEROES, areas, list(_creatures(key).values()))
    half = Half(read_lines(lines, context))
    half.texts, half.slots, half.charges = old.texts, old.slots, charges
    half.bonuses = Audience(Lasting, bonuses_of(half.actions))
    half.xp, half.lost, half.stays = old.xp, old.lost, old.stays
    half.circles, half.unrecoverable, half.augment = old.circles, old.unrecoverable, old.augment
    return half


def _stuck(card: CardDef, stickers: list[str]) -> list[tuple[Dot, str]]:
    dots = {dot.name: dot for dot in dots_of(card)}
    return [(dots[name], what) for name, _, what in (each.partition(" ") for each in stickers)]


def _change(lines: list[Expression], line: Expression, dot: Dot, what: str) -> None:
    condition = Expression(what, [], {})
    if what == PLUS_1:
        _raise(line, dot)
    elif what in HARMFUL:
        _harm(lines, line, condition)
    elif line.word in ("move", "inflict", "heal"):
        line.arguments.insert(_place_for(line), condition)  # GH-9.13.6, GH-9.13.7
    else:
        lines.append(Expression("inflict", [condition, Expression("self", [], {})], {}))


def _harm(lines: list[Expression], line: Expression, condition: Expression) -> None:
    """All enemies that the line targets get the condition (GH-9.13.5)."""
    attacks = [each for each in _all(lines) if each.word == "attack" and line in _all([each])]
    if attacks:
        attacks[-1].arguments.insert(1, condition)
    elif line.word in FORCING:
        _harm_moved(lines, line, condition)
    else:
        line.arguments.insert(_place_for(line), condition)


def _harm_moved(lines: list[Expression], line: Expression, condition: Expression) -> None:
    """PUSH and PULL without an attack."""
    whom = next(each for each in line.inside() if each.word != "use")
    if whom.word == "each":
        lines.insert(lines.index(line), Expression("inflict", [condition, whom], {}))
    else:
        moved = Expression(line.word, line.arguments[:1], {})
        line.word, line.arguments = "affect", [whom, moved, condition]


def _place_for(line: Expression) -> int:
    """Where a further condition or trait stands: after the number, before whom it concerns."""
    return 0 if line.word == "inflict" else 1


def _raise(line: Expression, dot: Dot) -> None:
    """GH-9.13.4"""
    name = _named(line, dot)
    value = _value_of(line, dot)
    assert value is not None
    if name:
        line.named[name] = value + 1
    else:
        line.arguments[0] = value + 1


def _widen(line: Expression, dot: Dot, areas: dict[str, Area]) -> None:
    """GH-9.13.9"""
    shape = line.named["area"]
    assert isinstance(shape, Expression)
    assert dot.hex is not None
    base = shape.word.partition("__")[0]
    hexes = [*_hexes(shape.word), dot.hex]
    name = "__".join([base, *(f"{q}_{r}".replace("-", "m") for q, r in hexes)])
    _SHAPES[name] = hexes
    areas[name] = Area(hexes, library().areas[base].melee)
    line.named["area"] = Expression(name, [], {})


_SHAPES: dict[str, list[Hex]] = {}  # areas with further hexes


def _hexes(name: str) -> list[Hex]:
    return _SHAPES[name] if name in _SHAPES else library().area_hexes[name]


# -- summons ---------------------------------------------------------------------


@lru_cache(MOST_REMEMBERED)
def _creatures(key: str) -> dict[str, SummonDef]:
    """The creatures of the card's class, changed by the stickers on the card."""
    card, stickers = _parted(key)
    raised = [dot.line for dot, _ in _stuck(card, stickers) if dot.line.startswith(SUMMON)]
    creatures = {each.key: each for each in _class_of(card).summons}
    return {name: _raised(key, each, raised) for name, each in creatures.items()}


def _class_of(card: CardDef) -> ClassDef:
    return next(kind for kind in library().classes if card in kind.cards)


def _raised(key: str, creature: SummonDef, lines: list[str]) -> SummonDef:
    if not lines:
        return creature
    copy = SummonDef(
        f"{key}/{creature.key}",
        creature.hit_points + lines.count("summon_hit_points"),
        creature.attack + lines.count("summon_attack"),
        creature.move + lines.count("summon_move"),
        creature.range + lines.count("summon_range"),
    )
    copy.flying, copy.targets, copy.pierce = creature.flying, creature.targets, creature.pierce
    copy.shield, copy.retaliate = creature.shield, creature.retaliate
    copy.stands_in = creature.stands_in
    copy.retaliate_range = creature.retaliate_range
    copy.riders, copy.charges = creature.riders, creature.charges
    copy.spurs, copy.levels = creature.spurs, creature.levels
    copy.actions, copy.on_death, copy.texts = creature.actions, creature.on_death, creature.texts
    return copy
