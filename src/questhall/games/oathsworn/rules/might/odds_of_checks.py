"""How likely a check succeeds, with cards for criticals and free redraws (OS-3.5)."""

from functools import lru_cache

from ...printed.might import BLANK, BLANK_KIND, COLOURS, CRITICALS, MISSING_BLANKS, VALUES, Colour
from ...state.company import CompanyState
from ...state.draws import Draw, Drawn
from ...state.house_rules import WHITE_DICE
from .odds import Chances, Pile, Pool, company_pool, of_colour, percent, together, with_one

# Criticals of dice could go on for ever; what so many more cards could bring hardly ever happens.
MOST_BONUS = 12


class Goal:
    """What a check asks for: a total, and fewer blanks than miss (OS-3.5.3, OS-3.6.5)."""

    def __init__(self, total: int, redraws: int = 0, missing: int = MISSING_BLANKS) -> None:
        self.total = total
        self.redraws = redraws
        self.missing = missing


def success(state: CompanyState, wanted: list[int], goal: Goal) -> int:
    """In percent, with so many cards by colour."""
    if goal.total <= 0 and not sum(wanted):
        return 100
    coloured = [colour for colour in range(len(COLOURS)) if wanted[colour]]
    if goal.redraws and coloured == [Colour.WHITE]:
        pool = company_pool(state, Colour.WHITE)
        cards = wanted[Colour.WHITE]
        return percent(_with_redraws(pool, cards, goal.total, goal.redraws, goal.missing))
    found: Chances = {(0, 0): 1.0}
    for colour in coloured:
        more = _of_colour(company_pool(state, colour), wanted[colour], goal.missing)
        found = together(found, more, goal.missing)
    chance = 0.0
    for (blanks, total), likely in found.items():
        if blanks < goal.missing and total >= goal.total:
            chance += likely
    return percent(chance)


def by_white_cards(
    state: CompanyState, cubes: list[int], goal: Goal, most: int = WHITE_DICE
) -> list[int]:
    """In percent, for none, one, two … white cards beside those of the cubes (OS-3.5.2)."""
    return [success(state, _with_white(cubes, count), goal) for count in range(most + 1)]


def _with_white(cubes: list[int], count: int) -> list[int]:
    wanted = cubes[:]
    wanted[Colour.WHITE] += count
    return wanted


def by_redraw(state: CompanyState, draw: Draw, card: Drawn, needed: int) -> int:
    """In percent, if that card of a draw is drawn anew and nothing else."""
    values, criticals = VALUES[card.colour], CRITICALS[card.colour]
    rest = [each for each in draw.cards if each is not card]
    blanks = len([each for each in rest if each.value == BLANK and not each.bonus])
    total = sum([each.value for each in rest if not each.ignored])
    pool = company_pool(state, card.colour).with_discarded(_kind(card))
    chance = 0.0
    for new, share, left in pool.next():
        worse = blanks + (values[new] == BLANK and not card.bonus)
        if worse >= draw.missing:
            continue
        for (_, bonus), likely in _for_criticals(left, int(criticals[new])).items():
            if total + values[new] + bonus >= needed:
                chance += share * likely
    return percent(chance)


def _kind(card: Drawn) -> int:
    faces = list(zip(VALUES[card.colour], CRITICALS[card.colour], strict=True))
    return faces.index((card.value, card.critical))


@lru_cache(maxsize=4096)
def _of_colour(pool: Pool, cards: int, missing: int) -> Chances:
    return of_colour(pool, cards, missing=missing)


# -- redraws -----------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _with_redraws(pool: Pool, cards: int, needed: int, redraws: int, missing: int) -> float:
    """Cards of one colour; blanks are drawn anew first, then the lowest card."""
    chance = 0.0
    for (left, hand), likely in _hands(pool, cards).items():
        for (rest, bonus), share in _for_criticals(left, _criticals(pool.colour, hand)).items():
            chance += likely * share * _redrawn(rest, hand, needed - bonus, redraws, missing)
    return chance


@lru_cache(maxsize=4096)
def _hands(pool: Pool, cards: int) -> dict[tuple[Pool, Pile], float]:
    """So many cards: what is left, and which kinds were drawn."""
    if cards == 0:
        return {(pool, (0,) * len(pool.left)): 1.0}
    found: dict[tuple[Pool, Pile], float] = {}
    for (left, hand), likely in _hands(pool, cards - 1).items():
        following = left.next()
        for kind, share, rest in following:
            key = (rest, with_one(hand, kind, 1))
            found[key] = found.get(key, 0.0) + likely * share
        if not following:  # there are no more cards
            found[(left, hand)] = found.get((left, hand), 0.0) + likely
    return found


@lru_cache(maxsize=8192)
def _for_criticals(
    pool: Pool, criticals: int, most: int = MOST_BONUS
) -> dict[tuple[Pool, int], float]:
    """What the cards for so many criticals bring, and what is left (OS-3.5.4)."""
    if criticals == 0 or most == 0:
        return {(pool, 0): 1.0}
    found: dict[tuple[Pool, int], float] = {}
    for kind, share, rest in pool.next():
        more = criticals - 1 + CRITICALS[pool.colour][kind]
        for (left, total), likely in _for_criticals(rest, more, most - 1).items():
            key = (left, total + VALUES[pool.colour][kind])
            found[key] = found.get(key, 0.0) + share * likely
    return found or {(pool, 0): 1.0}


def _total(colour: int, hand: Pile) -> int:
    return sum([VALUES[colour][kind] * count for kind, count in enumerate(hand)])


def _criticals(colour: int, hand: Pile) -> int:
    return sum([count for kind, count in enumerate(hand) if CRITICALS[colour][kind]])


@lru_cache(maxsize=16384)
def _redrawn(pool: Pool, hand: Pile, needed: int, redraws: int, missing: int) -> float:
    """How likely these cards succeed if some may still be drawn anew."""
    if hand[BLANK_KIND] < missing and _total(pool.colour, hand) >= needed:
        return 1.0
    held = [kind for kind, count in enumerate(hand) if count]
    if not redraws or not held:
        return 0.0
    worst = held[0]
    for kind in held:
        if VALUES[pool.colour][kind] < VALUES[pool.colour][worst]:
            worst = kind
    return _after_redraw(pool, hand, worst, needed, redraws - 1, missing)


def _after_redraw(
    pool: Pool, hand: Pile, gone: int, needed: int, redraws: int, missing: int
) -> float:
    rest = with_one(hand, gone, -1)
    chance = 0.0
    for kind, share, left in pool.with_discarded(gone).next():
        new = with_one(rest, kind, 1)
        criticals = int(CRITICALS[pool.colour][kind])
        for (after, bonus), likely in _for_criticals(left, criticals).items():
            chance += share * likely * _redrawn(after, new, needed - bonus, redraws, missing)
    return chance
