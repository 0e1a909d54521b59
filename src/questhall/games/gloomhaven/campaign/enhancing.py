"""Enhancing ability cards (RULES 9.13): stickers on their dots, for gold."""

from questhall.kernel.decisions import (
    NOTHING,
    Decision,
    Flow,
    Option,
    meant_by,
    refusal,
    side_by_side,
)
from questhall.kernel.language.expressions import Expression, parse_expression

from ..library.enhancing import (
    ELEMENTS,
    HARMFUL,
    HELPFUL,
    HEX,
    JUMP,
    PLUS_1,
    SUMMON,
    Dot,
    dots_of,
    find_line,
    stickers_for,
)
from ..library.library import library
from ..printed.cards import CardDef, Half
from ..setup.packing import number_in_class
from .ledger import Chronicle, Sheet
from .prosperity import prosperity_level
from .quests.cards import ENHANCED, Deed
from .quests.counting import count_deeds
from .town import Town, class_at

ACHIEVEMENT = "the_power_of_enhancement"  # GH-9.13.1

# GH-9.13.10
FOR_PLUS_1 = {
    "move": 30,
    "attack": 50,
    "range": 30,
    "shield": 100,
    "push": 30,
    "pull": 30,
    "pierce": 30,
    "retaliate": 100,
    "heal": 30,
    "targets": 50,
    "summon_move": 100,
    "summon_attack": 100,
    "summon_range": 50,
    "summon_hit_points": 50,
}
FOR_EFFECTS = {
    "poison": 75,
    "wound": 75,
    "muddle": 50,
    "immobilize": 100,
    "disarm": 150,
    "curse": 75,
    "strengthen": 50,
    "bless": 50,
    JUMP: 50,
    "any": 150,
}
FOR_AN_ELEMENT = 100
FOR_ALL_HEXES = 200
PER_LEVEL = 25
PER_EARLIER_ONE = 75
MOST_ON_A_HALF = 10
PER_LINE = 100  # the number of a dot begins with that of its line

STICKERS = (PLUS_1, HEX, JUMP, *HARMFUL, *HELPFUL, *ELEMENTS)
# What lines with dots are about.
LINES = (
    *(*FOR_PLUS_1, "area", "invisible", "wound", "immobilize", "disarm", "stun", "muddle"),
    *("curse", "strengthen", "bless", "poison"),
)


def enhance(town: Town) -> Flow[None]:
    """Everybody may have cards of the pool enhanced, once the town knows how (GH-9.13.1)."""
    if ACHIEVEMENT in town.ledger.global_achievements:
        yield from side_by_side([_enhance(town, seat) for seat in range(town.size)])
    town.next_step = "sanctuary"


def _enhance(town: Town, seat: int) -> Flow[None]:
    sheet = town.sheets[seat]
    while True:
        spots = [
            Spot(card, dot)
            for card in sheet.pool
            for dot in dots_of(card)
            if affordable(town.ledger, sheet, card, dot)
        ]
        if not spots:
            return
        options = [refusal("enough-stickers")]
        options += [_dot_option(sheet, spot) for spot in spots]
        answer = yield Decision([seat], "enhance", options, "GH-9.13.2", seat)
        if answer.declines:
            return
        yield from _stick(town, seat, meant_by(answer, Spot))


class Spot:
    """A dot on a card, which a sticker may cover."""

    def __init__(self, card: CardDef, dot: Dot) -> None:
        self.card = card
        self.dot = dot


def _dot_option(sheet: Sheet, spot: Spot) -> Option:
    lesson = number_in_class(sheet.kind, sheet.kind.cards.index(spot.card))
    return Option("choose-dot", lesson, dot_number(spot.dot), meant=spot)


def dot_number(dot: Dot) -> int:
    """The line, the half and the place of a dot in one number."""
    return LINES.index(dot.line) * PER_LINE + dot.half * MOST_ON_A_HALF + dot.place


def _stick(town: Town, seat: int, spot: Spot) -> Flow[None]:
    ledger, sheet = town.ledger, town.sheets[seat]
    card, dot = spot.card, spot.dot
    options = [refusal("no-sticker")]
    for sticker in affordable(ledger, sheet, card, dot):
        cost = price(ledger, card, dot, sticker)
        options.append(Option("stick", STICKERS.index(sticker), NOTHING, cost, meant=sticker))
    lesson = _dot_option(sheet, spot)
    answer = yield Decision([seat], "sticker", options, "GH-9.13.2", lesson.what, lesson.where)
    if answer.declines:
        return
    sheet.gold -= answer.amount
    stuck = ledger.enhancements.setdefault(card.key, [])
    stuck.append(f"{dot.name} {meant_by(answer, str)}")  # for all of the class (GH-9.13.13)
    count_deeds(ledger, sheet, [Deed(ENHANCED)])
    town.tell("enhances", "GH-9.13.2", class_at(sheet), lesson.what)


def affordable(ledger: Chronicle, sheet: Sheet, card: CardDef, dot: Dot) -> list[str]:
    """The stickers for a free dot (GH-9.13.14) that the character can pay for."""
    if not may_be_enhanced(ledger, sheet, card) or dot.name in _taken(ledger, card):
        return []
    return [
        sticker
        for sticker in stickers_for(card, dot)
        if price(ledger, card, dot, sticker) <= sheet.gold
    ]


def may_be_enhanced(ledger: Chronicle, sheet: Sheet, card: CardDef) -> bool:
    """No more cards of a class than the prosperity level (GH-9.13.12)."""
    changed = [each for each in sheet.kind.cards if ledger.enhancements.get(each.key)]
    return card in changed or len(changed) < prosperity_level(ledger.prosperity)


def _taken(ledger: Chronicle, card: CardDef) -> list[str]:
    return [each.partition(" ")[0] for each in ledger.enhancements.get(card.key, [])]


# -- prices ----------------------------------------------------------------------


def price(ledger: Chronicle, card: CardDef, dot: Dot, sticker: str) -> int:
    """GH-9.13.10"""
    half = card.halves[dot.half]
    letter = dot.name[0]
    stuck = [each for each in ledger.enhancements.get(card.key, []) if each.startswith(letter)]
    surcharge = PER_LEVEL * (max(1, card.level) - 1) + PER_EARLIER_ONE * len(stuck)
    if sticker == HEX:
        wider = len([each for each in stuck if each.endswith(HEX)])
        return FOR_ALL_HEXES // (_hexes(half, dot) + wider) + surcharge
    base = base_price(dot, sticker)
    return base * (2 if has_several_targets(half, dot) else 1) + surcharge  # GH-9.13.11


def base_price(dot: Dot, sticker: str) -> int:
    if sticker == PLUS_1:
        return FOR_PLUS_1[dot.line]
    return FOR_EFFECTS.get(sticker, FOR_AN_ELEMENT)


def _hexes(half: Half, dot: Dot) -> int:
    """How many hexes the area has before it is enhanced."""
    area = find_line([parse_expression(text) for text in half.texts], dot).named["area"]
    assert isinstance(area, Expression)
    return len(library().area_hexes[area.word])


def has_several_targets(half: Half, dot: Dot) -> bool:
    """Does the action of this line reach several figures?"""
    if dot.line.startswith(SUMMON):
        return False
    for text in half.texts:
        action = parse_expression(text)
        try:
            find_line([action], dot)
        except LookupError:
            continue
        return _reaches_several(action)
    return False


def _reaches_several(action: Expression) -> bool:
    several = {"each", "up_to", "add_target"} & action.words()
    return bool(several) or bool({"area", "targets", "add_targets"} & _names(action))


def _names(action: Expression) -> set[str]:
    found = set(action.named)
    for each in action.inside():
        found |= _names(each)
    return found
