"""What a draw may bring, exactly: from the cards that are known to be left, never from their order
(OS-1.4.4)."""

from collections import Counter

from ..printed.might import BLANK, COLOURS, COMPANY, FACES, MISSING_BLANKS, value_of
from ..state.company import CompanyState

# Criticals of dice could go on for ever; what is less likely than this is left out.
TINY = 1e-7

# How likely it is to have so many blanks that count (two are as bad as more) and such a sum.
Chances = dict[tuple[int, int], float]
Faces = tuple[int, ...]


def kinds_of(colour: int) -> list[str]:
    """The different faces of a colour, in their order."""
    return list(dict.fromkeys(FACES[colour]))


class Pool:
    """The cards of one colour that may come next, how many of each face, and those that are
    shuffled back when they are used up; a die has all its faces always."""

    def __init__(self, colour: int, left: Faces, discard: Faces, dice: bool = False) -> None:
        self.colour = colour
        self.left = left
        self.discard = discard
        self.dice = dice
        self.kinds = kinds_of(colour)
        self.values = [value_of(kind) for kind in self.kinds]
        self.critical = [kind.endswith("c") for kind in self.kinds]


def pool_of(state: CompanyState, side: int, colour: int, dice: bool = False) -> Pool:
    """What is left of a deck. Cards that lie face down may still be any of those that are not
    seen."""
    kinds = kinds_of(colour)
    if dice:
        return Pool(colour, _counted(kinds, list(FACES[colour])), (0,) * len(kinds), True)
    deck = state.might_deck(side, colour)
    hidden = [card for draw in state.draws if draw.side == side for card in draw.hidden[colour]]
    left = [state.might_card(card).face for card in deck.draw + hidden]
    gone = [state.might_card(card).face for card in deck.discard]
    return Pool(colour, _counted(kinds, left), _counted(kinds, gone))


def _counted(kinds: list[str], faces: list[str]) -> Faces:
    found = Counter(faces)
    return tuple(found[kind] for kind in kinds)


# What is still to be drawn of a colour: cards left and their second life, cards due for criticals,
# blanks that count, the sum.
Moment = tuple[Faces, Faces, int, int, int]


def of_colour(pool: Pool, plain: int, bonus: int = 0, follow: bool = True) -> Chances:
    """So many cards of a colour, and more for criticals, whose blanks do not count (OS-7.11.10)."""
    now: dict[Moment, float] = {(pool.left, pool.discard, bonus, 0, 0): 1.0}
    for _ in range(plain):
        now = _one_more(pool, now, False, follow)
    done: Chances = {}
    while now:
        due: dict[Moment, float] = {}
        for moment, chance in now.items():
            if moment[2] == 0 or chance < TINY:
                key = (moment[3], moment[4])
                done[key] = done.get(key, 0.0) + chance
            else:
                due[moment] = chance
        now = _one_more(pool, due, True, follow)
    return done


def _one_more(
    pool: Pool, now: dict[Moment, float], bonus: bool, follow: bool
) -> dict[Moment, float]:
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
            value = pool.values[kind]
            after = cards if pool.dice else (*cards[:kind], count - 1, *cards[kind + 1 :])
            more = 1 if follow and pool.critical[kind] else 0
            counts = 1 if value == BLANK and not bonus else 0
            key = (
                after,
                rest,
                owed + more,
                min(MISSING_BLANKS, blanks + counts),
                total + value,
            )
            _add(found, key, chance * count / size)
    return found


def _add(found: dict[Moment, float], key: Moment, chance: float) -> None:
    found[key] = found.get(key, 0.0) + chance


def together(one: Chances, other: Chances) -> Chances:
    """Two draws that do not touch each other."""
    found: Chances = {}
    for (blanks, total), chance in one.items():
        for (more, value), likely in other.items():
            key = (min(MISSING_BLANKS, blanks + more), total + value)
            found[key] = found.get(key, 0.0) + chance * likely
    return found


def of_cards(state: CompanyState, side: int, wanted: list[int], dice: list[bool]) -> Chances:
    """A whole draw: so many cards of each colour. Enemies draw nothing for criticals (OS-8.8.6)."""
    found: Chances = {(0, 0): 1.0}
    for colour in range(len(COLOURS)):
        if wanted[colour]:
            pool = pool_of(state, side, colour, dice[colour])
            found = together(found, of_colour(pool, wanted[colour], follow=side == COMPANY))
    return found
