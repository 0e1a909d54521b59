"""How likely a check succeeds. Of what is left in a deck only the order is hidden (OS-1.4.4), so
everybody at the table can work it out."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ..printed.might import BLANK, COLOURS, COMPANY, FACES, MISSING_BLANKS, WHITE, value_of
from ..state.company import CompanyState
from ..state.draws import Draw, Drawn
from ..state.house_rules import BY_DICE, WHITE_DICE
from .chances import Chances, Pool, of_colour, pool_of, together

# How many cards of each kind of face a pile holds.
Pile = tuple[int, ...]

KINDS: Final = tuple(tuple(dict.fromkeys(faces)) for faces in FACES)
VALUES: Final = tuple(tuple(value_of(face) for face in kinds) for kinds in KINDS)
CRITICALS: Final = tuple(tuple(face.endswith("c") for face in kinds) for kinds in KINDS)
NO_CARDS: Final[tuple[Pile, ...]] = tuple((0,) * len(kinds) for kinds in KINDS)
# Criticals of dice could go on for ever; what so many more cards could bring hardly ever happens.
MOST_BONUS: Final = 12


class Stock:
    """The cards of a colour, in the deck and in the discard. Dice never run out."""

    def __init__(self, colour: int, deck: Pile, discard: Pile, dice: bool) -> None:
        self.colour = colour
        self.deck = deck
        self.discard = discard
        self.dice = dice

    def __hash__(self) -> int:
        return hash((self.colour, self.deck, self.discard, self.dice))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stock) and self._parts() == other._parts()

    def _parts(self) -> tuple[int, Pile, Pile, bool]:
        return self.colour, self.deck, self.discard, self.dice

    def next(self) -> Iterator[tuple[int, float, "Stock"]]:
        """Each kind that may come next, how likely it is, and what is left then."""
        refilled = self.dice or any(self.deck)  # OS-7.11.17: else the discard is shuffled in
        deck = self.deck if refilled else self.discard
        discard = self.discard if refilled else NO_CARDS[self.colour]
        count = sum(deck)
        for kind, copies in enumerate(deck):
            if copies:
                left = deck if self.dice else with_one(deck, kind, -1)
                yield kind, copies / count, Stock(self.colour, left, discard, self.dice)

    def with_discarded(self, kind: int) -> "Stock":
        if self.dice:
            return self
        return Stock(self.colour, self.deck, with_one(self.discard, kind, 1), self.dice)


def with_one(pile: Pile, kind: int, by: int) -> Pile:
    return (*pile[:kind], pile[kind] + by, *pile[kind + 1 :])


def _stock(state: CompanyState, colour: int) -> Stock:
    pool = pool_of(state, COMPANY, colour, state.rules.might == BY_DICE)
    return Stock(pool.colour, pool.left, pool.discard, pool.dice)


# -- what may be drawn ----------------------------------------------------------------


@lru_cache(maxsize=4096)
def _hands(stock: Stock, cards: int) -> dict[tuple[Stock, Pile], float]:
    """So many cards: what is left of the stock, and which kinds were drawn."""
    if cards == 0:
        return {(stock, NO_CARDS[stock.colour]): 1.0}
    found: dict[tuple[Stock, Pile], float] = {}
    for (left, hand), likely in _hands(stock, cards - 1).items():
        drawn = False
        for kind, share, rest in left.next():
            drawn = True
            key = (rest, with_one(hand, kind, 1))
            found[key] = found.get(key, 0.0) + likely * share
        if not drawn:  # there are no more cards
            found[(left, hand)] = found.get((left, hand), 0.0) + likely
    return found


@lru_cache(maxsize=8192)
def _for_criticals(
    stock: Stock, criticals: int, most: int = MOST_BONUS
) -> dict[tuple[Stock, int], float]:
    """What the cards for so many criticals bring, and what is left (OS-3.5.4)."""
    if criticals == 0 or most == 0:
        return {(stock, 0): 1.0}
    found: dict[tuple[Stock, int], float] = {}
    for kind, share, rest in stock.next():
        more = criticals - 1 + CRITICALS[stock.colour][kind]
        for (left, total), likely in _for_criticals(rest, more, most - 1).items():
            key = (left, total + VALUES[stock.colour][kind])
            found[key] = found.get(key, 0.0) + share * likely
    return found or {(stock, 0): 1.0}


def _total(colour: int, hand: Pile) -> int:
    return sum(VALUES[colour][kind] * count for kind, count in enumerate(hand))


def _criticals(colour: int, hand: Pile) -> int:
    return sum(count for kind, count in enumerate(hand) if CRITICALS[colour][kind])


def _blanks(hand: Pile) -> int:
    return hand[0]  # the first face of every die is a blank


# -- how a check ends -------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _of_colour(stock: Stock, cards: int) -> Chances:
    return of_colour(Pool(stock.colour, stock.deck, stock.discard, stock.dice), cards)


def _success(stocks: list[tuple[Stock, int]], needed: int) -> float:
    """Cards of several colours, without redraws."""
    found: Chances = {(0, 0): 1.0}
    for stock, cards in stocks:
        found = together(found, _of_colour(stock, cards))
    return sum(
        likely
        for (blanks, total), likely in found.items()
        if blanks < MISSING_BLANKS and total >= needed
    )


@lru_cache(maxsize=1024)
def _success_with_redraws(stock: Stock, cards: int, needed: int, redraws: int) -> float:
    """Cards of one colour; blanks are drawn anew first, then the lowest card."""
    chance = 0.0
    for (left, hand), likely in _hands(stock, cards).items():
        for (rest, bonus), share in _for_criticals(left, _criticals(stock.colour, hand)).items():
            chance += likely * share * _redrawn(rest, hand, needed - bonus, redraws)
    return chance


@lru_cache(maxsize=16384)
def _redrawn(stock: Stock, hand: Pile, needed: int, redraws: int) -> float:
    """How likely these cards succeed if some may still be drawn anew."""
    if _blanks(hand) < MISSING_BLANKS and _total(stock.colour, hand) >= needed:
        return 1.0
    held = [kind for kind, count in enumerate(hand) if count]
    if not redraws or not held:
        return 0.0
    worst = min(held, key=VALUES[stock.colour].__getitem__)
    return _after_redraw(stock, hand, worst, needed, redraws - 1)


def _after_redraw(stock: Stock, hand: Pile, gone: int, needed: int, redraws: int) -> float:
    rest = with_one(hand, gone, -1)
    chance = 0.0
    for kind, share, left in stock.with_discarded(gone).next():
        new = with_one(rest, kind, 1)
        criticals = int(CRITICALS[stock.colour][kind])
        for (after, bonus), likely in _for_criticals(left, criticals).items():
            chance += share * likely * _redrawn(after, new, needed - bonus, redraws)
    return chance


# -- what a table shows -----------------------------------------------------------------


def percent(chance: float) -> int:
    """In whole numbers; neither certain nor hopeless unless it is."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def success(state: CompanyState, wanted: list[int], needed: int, redraws: int) -> int:
    """In percent, with so many cards by colour."""
    if needed <= 0 and not sum(wanted):
        return 100
    coloured = [colour for colour in range(len(COLOURS)) if wanted[colour]]
    if redraws and coloured == [WHITE]:
        stock = _stock(state, WHITE)
        return percent(_success_with_redraws(stock, wanted[WHITE], needed, redraws))
    stocks = [(_stock(state, colour), wanted[colour]) for colour in coloured]
    return percent(_success(stocks, needed))


def by_white_cards(
    state: CompanyState, cubes: list[int], needed: int, redraws: int, most: int = WHITE_DICE
) -> list[int]:
    """In percent, for none, one, two … white cards beside those of the cubes (OS-3.5.2)."""
    return [success(state, _with_white(cubes, count), needed, redraws) for count in range(most + 1)]


def _with_white(cubes: list[int], count: int) -> list[int]:
    wanted = cubes[:]
    wanted[WHITE] += count
    return wanted


def by_redraw(state: CompanyState, draw: Draw, card: Drawn, needed: int) -> int:
    """In percent, if that card of a draw is drawn anew and nothing else."""
    rest = [each for each in draw.cards if each is not card]
    blanks = len([each for each in rest if each.value == BLANK and not each.bonus])
    total = sum([each.value for each in rest if not each.ignored])
    kind = KINDS[card.colour].index(_face(card))
    stock = _stock(state, card.colour).with_discarded(kind)
    chance = 0.0
    for new, share, left in stock.next():
        worse = blanks + (VALUES[card.colour][new] == BLANK and not card.bonus)
        if worse >= MISSING_BLANKS:
            continue
        so_far = total + VALUES[card.colour][new]
        criticals = int(CRITICALS[card.colour][new])
        for (_, bonus), likely in _for_criticals(left, criticals).items():
            if so_far + bonus >= needed:
                chance += share * likely
    return percent(chance)


def _face(card: Drawn) -> str:
    if card.value == BLANK:
        return "blank"
    return f"{card.value}{'c' if card.critical else ''}"
