"""What a draw may bring, exactly: from the cards that are known to be left, never from their order
(OS-1.4.4). Views, warnings and bots all ask here."""

from typing import Final

from ...printed.might import (
    BLANK,
    BLANK_KIND,
    COLOURS,
    CRITICALS,
    FACES,
    KINDS,
    MISSING_BLANKS,
    SIDES,
    VALUES,
    Side,
)
from ...state.company import CompanyState
from ...state.house_rules import BY_DICE

# Criticals of dice could go on for ever; what is less likely than this is left out.
TINY: Final = 1e-7

# How many cards of each kind of face lie in a pile.
Pile = tuple[int, ...]
# How likely it is to have so many blanks that count (more than miss are as bad) and such a sum.
Chances = dict[tuple[int, int], float]


class Pool:
    """The cards of one colour that may come next, and those that are shuffled back when they are
    used up; a die has all its faces always."""

    def __init__(self, colour: int, left: Pile, discard: Pile, dice: bool = False) -> None:
        self.colour = colour
        self.left = left
        self.discard = discard
        self.dice = dice

    def __hash__(self) -> int:
        return hash((self.colour, self.left, self.discard, self.dice))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pool):
            return False
        mine = (self.colour, self.left, self.discard, self.dice)
        return mine == (other.colour, other.left, other.discard, other.dice)

    def next_ones(self) -> Pile:
        """OS-7.11.17: once there is no card left the discard is shuffled in."""
        return self.left if any(self.left) else self.discard

    def next(self) -> list[tuple[int, float, "Pool"]]:
        """Each kind that may come next, how likely it is, and what is left then."""
        cards = self.next_ones()
        discard = self.discard if any(self.left) else (0,) * len(cards)
        found: list[tuple[int, float, Pool]] = []
        for kind, count in enumerate(cards):
            if count:
                left = cards if self.dice else with_one(cards, kind, -1)
                rest = Pool(self.colour, left, discard, self.dice)
                found.append((kind, count / sum(cards), rest))
        return found

    def with_discarded(self, kind: int) -> "Pool":
        if self.dice:
            return self
        return Pool(self.colour, self.left, with_one(self.discard, kind, 1))


def with_one(pile: Pile, kind: int, by: int) -> Pile:
    return (*pile[:kind], pile[kind] + by, *pile[kind + 1 :])


def pool_of_dice(colour: int) -> Pool:
    faces = FACES[colour]
    left = tuple([faces.count(kind) for kind in KINDS[colour]])
    return Pool(colour, left, (0,) * len(left), True)


DICE = [pool_of_dice(colour) for colour in range(len(COLOURS))]


def pool_of(state: CompanyState, side: int, colour: int, dice: bool = False) -> Pool:
    """What is left of a deck. Cards that lie face down, or that somebody looks at in secret, may
    still be any of those that are not seen (OS-1.4.2)."""
    if dice:
        return DICE[colour]
    deck = state.might_deck(side, colour)
    left = [0] * len(KINDS[colour])
    for card in [*deck.draw, *_face_down(state, side, colour)]:
        left[state.might_card(card).kind] += 1
    discard = [0] * len(left)
    for card in deck.discard:
        discard[state.might_card(card).kind] += 1
    return Pool(colour, tuple(left), tuple(discard))


def _face_down(state: CompanyState, side: int, colour: int) -> list[int]:
    found = [card for draw in state.draws if draw.side == side for card in draw.hidden[colour]]
    looking = state.looking
    if looking is not None and looking.pool == f"{SIDES[side]} {COLOURS[colour]}":
        found += looking.cards + looking.ordered
    return found


def company_pool(state: CompanyState, colour: int) -> Pool:
    """What the company draws from, as the table has agreed."""
    return pool_of(state, Side.COMPANY, colour, state.rules.might == BY_DICE)


def percent(chance: float) -> int:
    """In whole numbers; neither certain nor hopeless unless it is."""
    if 0.0 < chance < 1.0:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


# -- blanks alone ------------------------------------------------------------------------


def blanks_among(pool: Pool, count: int) -> list[float]:
    """The chances of 0, 1, 2 ... blanks among so many cards."""
    if pool.dice:
        share = pool.left[BLANK_KIND] / sum(pool.left)
        spread = [1.0]
        for _ in range(count):
            spread = joined(spread, [1.0 - share, share])
        return spread
    first = min(count, sum(pool.left))
    spread = _blanks_of_pile(pool.left, first)
    if first < count:  # OS-7.11.17
        again = min(count - first, sum(pool.discard))
        spread = joined(spread, _blanks_of_pile(pool.discard, again))
    return spread


def _blanks_of_pile(pile: Pile, count: int) -> list[float]:
    """The blanks of a pile become fewer as they are drawn."""
    size, blanks = sum(pile), pile[BLANK_KIND]
    spread = [1.0]
    for drawn in range(count):
        after = [0.0] * (len(spread) + 1)
        for found in range(len(spread)):
            blank = max(0, blanks - found) / (size - drawn)
            after[found] += spread[found] * (1.0 - blank)
            after[found + 1] += spread[found] * blank
        spread = after
    return spread


def joined(one: list[float], other: list[float]) -> list[float]:
    """Blanks of two draws that do not touch each other."""
    found = [0.0] * (len(one) + len(other) - 1)
    for some in range(len(one)):
        for more in range(len(other)):
            found[some + more] += one[some] * other[more]
    return found


def chance_to_miss(state: CompanyState, wanted: list[int], missing: int = MISSING_BLANKS) -> int:
    """In percent, of a draw of so many cards of each colour before anything is redrawn."""
    spread = [1.0]
    for colour in range(len(COLOURS)):
        if wanted[colour]:
            spread = joined(spread, blanks_among(company_pool(state, colour), wanted[colour]))
    return percent(sum(spread[missing:]))


# -- blanks and sums ---------------------------------------------------------------------

# What is still to be drawn of a colour: cards left and their second life, cards due for criticals,
# blanks that count, the sum.
Moment = tuple[Pile, Pile, int, int, int]


def of_colour(
    pool: Pool, plain: int, bonus: int = 0, follow: bool = True, missing: int = MISSING_BLANKS
) -> Chances:
    """So many cards of a colour, and more for criticals, whose blanks do not count (OS-7.11.10)."""
    now: dict[Moment, float] = {(pool.left, pool.discard, bonus, 0, 0): 1.0}
    for _ in range(plain):
        now = _one_more(pool, now, False, follow, missing)
    done: Chances = {}
    while now:
        due: dict[Moment, float] = {}
        for moment, chance in now.items():
            if moment[2] == 0 or chance < TINY:
                key = (moment[3], moment[4])
                done[key] = done.get(key, 0.0) + chance
            else:
                due[moment] = chance
        now = _one_more(pool, due, True, follow, missing)
    return done


def _one_more(
    pool: Pool, now: dict[Moment, float], bonus: bool, follow: bool, missing: int
) -> dict[Moment, float]:
    values, criticals = VALUES[pool.colour], CRITICALS[pool.colour]
    found: dict[Moment, float] = {}
    for (left, discard, due, blanks, total), chance in now.items():
        cards, rest = (left, discard) if sum(left) else (discard, (0,) * len(discard))
        owed = due - 1 if bonus else due
        size = sum(cards)
        if size == 0:  # OS-7.11.17: there is no card left anywhere
            _add(found, (left, discard, owed, blanks, total), chance)
            continue
        for kind, count in enumerate(cards):
            if not count:
                continue
            after = cards if pool.dice else with_one(cards, kind, -1)
            more = 1 if follow and criticals[kind] else 0
            counts = 1 if values[kind] == BLANK and not bonus else 0
            spoilt = min(missing, blanks + counts)
            key = (after, rest, owed + more, spoilt, total + values[kind])
            _add(found, key, chance * count / size)
    return found


def _add(found: dict[Moment, float], key: Moment, chance: float) -> None:
    found[key] = found.get(key, 0.0) + chance


def together(one: Chances, other: Chances, missing: int = MISSING_BLANKS) -> Chances:
    """Two draws that do not touch each other."""
    found: Chances = {}
    for (blanks, total), chance in one.items():
        for (more, value), likely in other.items():
            key = (min(missing, blanks + more), total + value)
            found[key] = found.get(key, 0.0) + chance * likely
    return found


def of_cards(state: CompanyState, side: int, wanted: list[int], dice: list[bool]) -> Chances:
    """A whole draw: so many cards of each colour. Enemies draw nothing for criticals (OS-8.8.6)."""
    found: Chances = {(0, 0): 1.0}
    for colour in range(len(COLOURS)):
        if wanted[colour]:
            pool = pool_of(state, side, colour, dice[colour])
            found = together(found, of_colour(pool, wanted[colour], follow=side == Side.COMPANY))
    return found
