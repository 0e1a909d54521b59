"""How far to push one's luck with the cards that lie there: which to draw anew (OS-7.11.6). Every
card for a critical is taken. The chances are exact, by the cards that are left (OS-1.4.4)."""

from functools import lru_cache
from typing import Final

from ...printed.might import BLANK_KIND, CRITICALS, VALUES
from .odds import Pile, Pool, with_one
from .stakes import NOTHING_HIT, Outcome, Stake

# Criticals of dice could go on for ever: so many in a row, and what is less likely, is left out.
MOST_IN_A_ROW: Final = 6
RARE: Final = 1e-7
LITTLE: Final = 1e-9

# A colour of a draw: what is left of it, and which kinds lie there, drawn as declared and for
# criticals. Nobody changes one, so that it can be looked up.
Lot = tuple[Pool, Pile, Pile]
Lots = tuple[Lot, ...]
# Blanks that count, the sum of all numbers, and does any blank lie there?
Sum = tuple[int, int, bool]
# Which colour of a draw, which kind of card, and was it drawn for a critical?
Card = tuple[int, int, bool]


class Redraws:
    """Those that cost nothing, and tokens with what each of them is worth otherwise."""

    def __init__(self, free: int, tokens: int, price: float) -> None:
        self.free = free
        self.tokens = tokens
        self.price = price

    def left(self) -> int:
        return self.free + self.tokens

    def cost(self) -> float:
        return 0.0 if self.free else self.price

    def after_one(self) -> "Redraws":
        if self.free:
            return Redraws(self.free - 1, self.tokens, self.price)
        return Redraws(0, self.tokens - 1, self.price)


# -- cards -------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def sum_of(lot: Lot) -> Sum:
    """OS-7.11.10: blanks that were drawn for criticals do not count."""
    pool, plain, bonus = lot
    values = VALUES[pool.colour]
    total = 0
    for kind in range(len(plain)):
        total += values[kind] * (plain[kind] + bonus[kind])
    return plain[BLANK_KIND], total, bool(plain[BLANK_KIND] + bonus[BLANK_KIND])


@lru_cache(maxsize=16384)
def _drawn(lot: Lot, bonus: bool) -> list[tuple[Lot, float, bool]]:
    """One card more: what may lie there then, how likely, and whether it is a critical."""
    pool, plain, extra = lot
    found: list[tuple[Lot, float, bool]] = []
    for kind, share, rest in pool.next():
        critical = CRITICALS[pool.colour][kind]
        if bonus:
            found.append(((rest, plain, with_one(extra, kind, 1)), share, critical))
        else:
            found.append(((rest, with_one(plain, kind, 1), extra), share, critical))
    return found


@lru_cache(maxsize=16384)
def followed(lot: Lot, criticals: int, most: int = MOST_IN_A_ROW) -> list[tuple[Lot, float]]:
    """The cards for so many criticals, and for those among them (OS-7.11.9)."""
    following = _drawn(lot, True) if criticals and most else []
    if not following:
        return [(lot, 1.0)]
    found: dict[Lot, float] = {}
    for after, share, critical in following:
        for end, likely in followed(after, criticals - 1 + int(critical), most - 1):
            found[end] = found.get(end, 0.0) + share * likely
    return list(found.items())


def cards_of(lots: Lots) -> list[Card]:
    """One of each kind: equal ones are worth the same."""
    found: list[Card] = []
    for place, (_, plain, bonus) in enumerate(lots):
        found += [(place, kind, False) for kind, count in enumerate(plain) if count]
        found += [(place, kind, True) for kind, count in enumerate(bonus) if count]
    return found


def without(lot: Lot, kind: int, bonus: bool) -> Lot:
    """A card is discarded (OS-16.1.2)."""
    pool, plain, extra = lot
    if bonus:
        extra = with_one(extra, kind, -1)
    else:
        plain = with_one(plain, kind, -1)
    return pool.with_discarded(kind), plain, extra


@lru_cache(maxsize=16384)
def _sums_after(lot: Lot, kind: int, bonus: bool) -> list[tuple[Sum, float]]:
    """What lies there once a card was drawn anew for the last time, with what follows it."""
    rest = without(lot, kind, bonus)
    found: dict[Sum, float] = {}
    for after, share, critical in _drawn(rest, bonus) or [(rest, 1.0, False)]:
        for end, likely in followed(after, int(critical)):
            if likely > RARE:
                lies = sum_of(end)
                found[lies] = found.get(lies, 0.0) + share * likely
    return list(found.items())


def put(lots: Lots, place: int, lot: Lot) -> Lots:
    return (*lots[:place], lot, *lots[place + 1 :])


# -- drawing anew ------------------------------------------------------------------------


class Luck:
    """What may be made of the cards of one draw. What it has found out it remembers."""

    def __init__(self, stake: Stake) -> None:
        self.stake = stake
        self._known: dict[tuple[Lots, int], Outcome] = {}

    def left_as_it_is(self, lots: Lots) -> Outcome:
        return self._of_sums([sum_of(lot) for lot in lots])

    def _of_sums(self, sums: list[Sum]) -> Outcome:
        blanks, total = 0, 0
        has_blank = False
        for blanks_there, total_there, has_blank_there in sums:
            blanks += blanks_there
            total += total_there
            has_blank = has_blank or has_blank_there
        if self.stake.blank_as and has_blank:
            blanks, total = max(0, blanks - 1), total + self.stake.blank_as
        return NOTHING_HIT if self.stake.misses(blanks) else self.stake.of(total)

    def best(self, lots: Lots, redraws: Redraws) -> Outcome:
        """Left as they are, or with some drawn anew."""
        if not redraws.left():
            return self.left_as_it_is(lots)
        key = (lots, redraws.left())
        known = self._known.get(key)
        if known is None:
            known = self.left_as_it_is(lots)
            for card in cards_of(lots):
                again = self.redrawn(lots, card, redraws, [0] * len(lots))
                if again.worth > known.worth + LITTLE:
                    known = again
            self._known[key] = known
        return known

    def redrawn(self, lots: Lots, card: Card, redraws: Redraws, due: list[int]) -> Outcome:
        """One card is drawn anew, then the cards that are due for criticals come."""
        if redraws.left() == 1 and not any(due):
            return self._redrawn_at_last(lots, card).for_price(redraws.cost())
        place, kind, bonus = card
        rest = without(lots[place], kind, bonus)
        found = Outcome()
        for lot, share, critical in _drawn(rest, bonus) or [(rest, 1.0, False)]:
            owed = due[:]
            owed[place] += int(critical)
            found.add(self.with_due(put(lots, place, lot), redraws.after_one(), owed), share)
        return found.for_price(redraws.cost())

    def _redrawn_at_last(self, lots: Lots, card: Card) -> Outcome:
        """Nothing is decided any more: equal sums are worth the same."""
        place, kind, bonus = card
        sums = [sum_of(lot) for lot in lots]
        found = Outcome()
        for lies, share in _sums_after(lots[place], kind, bonus):
            sums[place] = lies
            found.add(self._of_sums(sums), share)
        return found

    def with_due(self, lots: Lots, redraws: Redraws, due: list[int]) -> Outcome:
        """After so many cards for criticals of each colour."""
        ways: list[tuple[Lots, float]] = [(lots, 1.0)]
        for place, criticals in enumerate(due):
            ways = [
                (put(each, place, lot), chance * share)
                for each, chance in ways
                for lot, share in followed(each[place], criticals)
                if chance * share > RARE
            ]
        found = Outcome()
        for each, chance in ways:
            found.add(self.best(each, redraws), chance)
        return found
