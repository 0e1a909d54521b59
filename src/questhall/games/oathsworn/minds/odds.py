"""What a draw of might will probably bring, by the cards that are left in the decks."""

from ..printed.might import BLACK, COLOURS, COMPANY, COPIES, FACES, value_of
from ..state.company import CompanyState
from ..state.house_rules import BY_DICE

MOST_BLANKS = 4  # more are a miss whatever is drawn anew
DRAWN_AGAIN = 0.5  # how much of its chance an expected redraw really brings


class Faces:
    """A deck, or a die: its cards, the blanks among them, what another card is worth."""

    def __init__(self, values: list[int], criticals: int) -> None:
        self.size = len(values)
        self.blanks = values.count(0)
        whole = self.size - self.blanks
        plain = sum(values) / max(1, whole)
        # A critical brings one more card, whose blank does no harm.
        self.mean: float = plain + criticals / max(1, whole) * sum(values) / max(1, self.size)

    @property
    def blank(self) -> float:
        """The chance of a blank."""
        return self.blanks / self.size


def _printed(colour: int) -> Faces:
    values = [value_of(face) for face in FACES[colour]] * COPIES
    return Faces(values, len([face for face in FACES[colour] if face.endswith("c")]) * COPIES)


FULL = [_printed(colour) for colour in range(len(COLOURS))]


def faces_of(state: CompanyState, colour: int, side: int = COMPANY) -> Faces:
    """As the deck lies now; an empty one is shuffled anew when it is needed."""
    deck = state.might_deck(side, colour).draw
    if not deck or state.rules.might == BY_DICE:
        return FULL[colour]
    values: list[int] = []
    criticals = 0
    for number in deck:
        card = state.might_card(number)
        values.append(card.value)
        criticals += card.critical
    return Faces(values, criticals)


class Odds:
    """The chance that a draw does not miss, and what it totals then."""

    def __init__(self, chance: float, total: float) -> None:
        self.chance = chance
        self.total = total

    def loss(self, bonus: int, defense: int, most: float) -> float:
        """The HP that it probably takes, of a die with so many at most."""
        sure = (self.total + bonus - (defense - 1) / 2) / defense
        return self.chance * min(max(0.0, sure), most)


class Might:
    """The decks of the company at one moment."""

    def __init__(self, state: CompanyState) -> None:
        self.faces: list[Faces] = [faces_of(state, colour) for colour in range(len(COLOURS))]

    def odds(self, wanted: list[int], redraws: int) -> Odds:
        """Of so many cards of each colour, if blanks too many are drawn anew."""
        spread = [1.0]
        blanks = 0.0
        total = 0.0
        for colour in range(len(COLOURS)):
            count = wanted[colour]
            if count == 0:
                continue
            faces = self.faces[colour]
            if count > faces.size:
                faces = FULL[colour]
            spread = _joined(spread, _blanks(count, faces))
            blanks += count * faces.blank
            total += count * (1 - faces.blank) * faces.mean
        cards = sum(wanted)
        if cards == 0:
            return Odds(1.0, 0.0)
        chance = spread[0] + (spread[1] if len(spread) > 1 else 0.0)
        one = 0.0 if chance <= 0 or len(spread) < 2 else spread[1] / chance
        whole = cards - blanks
        if whole > 0:
            total *= (cards - one) / whole
        again = 1.0 - blanks / cards
        for extra in range(1, min(redraws, len(spread) - 2) + 1):
            chance += spread[extra + 1] * again**extra
        return Odds(min(1.0, chance), total)

    def gain_of_raising(self, colour: int) -> float:
        """What the next colour brings more than this one."""
        return self._worth(colour + 1) - self._worth(colour)

    def _worth(self, colour: int) -> float:
        faces = self.faces[colour]
        return (1 - faces.blank) * faces.mean - faces.blank

    def raised(self, wanted: list[int], points: int) -> list[int]:
        """The cards after empowering, as it serves best."""
        cards = wanted[:]
        for _ in range(points):
            open_ones = [colour for colour in range(BLACK) if cards[colour]]
            if not open_ones:
                break
            best = open_ones[0]
            for colour in open_ones:
                if self.gain_of_raising(colour) > self.gain_of_raising(best):
                    best = colour
            cards[best] -= 1
            cards[best + 1] += 1
        return cards


def _blanks(count: int, faces: Faces) -> list[float]:
    """The chances of 0, 1, 2 ... blanks among so many cards of a deck."""
    found = [1.0]
    for drawn in range(count):
        left = faces.size - drawn
        after = [0.0] * (len(found) + 1)
        for blanks in range(len(found)):
            chance = max(0, faces.blanks - blanks) / left
            after[blanks] += found[blanks] * (1 - chance)
            after[blanks + 1] += found[blanks] * chance
        found = after
    return found


def _joined(one: list[float], other: list[float]) -> list[float]:
    found = [0.0] * min(MOST_BLANKS + 1, len(one) + len(other) - 1)
    for a in range(len(one)):
        for b in range(len(other)):
            if a + b < len(found):
                found[a + b] += one[a] * other[b]
    return found


def mean_of_foes(state: CompanyState, might: list[int], side: int) -> float:
    """What enemies draw on average: blanks count nothing, criticals only their number."""
    total = 0.0
    for colour in range(len(COLOURS)):
        if might[colour]:
            faces = faces_of(state, colour, side)
            cards = state.might_deck(side, colour).draw
            values = [state.might_card(card).value for card in cards]
            mean = sum(values) / len(values) if values else (1 - faces.blank) * faces.mean
            total += might[colour] * mean
    return total
