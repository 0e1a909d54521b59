"""What bots reckon with: a quick estimate of a draw, from the odds that everybody knows."""

from typing import Final

from ..printed.might import BLANK_KIND, COLOURS, CRITICALS, VALUES, Colour, Side
from ..rules.might.odds import DICE, Pool, blanks_among, company_pool, joined, pool_of
from ..state.company import CompanyState


class Faces:
    """What comes next of a colour: the chance of a blank, and what another card is worth."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        values, criticals = VALUES[pool.colour], CRITICALS[pool.colour]
        size = total = followed = 0
        cards = pool.next_ones()
        for kind in range(len(cards)):
            size += cards[kind]
            total += cards[kind] * values[kind]
            followed += cards[kind] if criticals[kind] else 0
        whole = max(1, size - cards[BLANK_KIND])
        self.blank: float = cards[BLANK_KIND] / max(1, size)
        self.average: float = total / max(1, size)
        # A critical brings one more card, whose blank does no harm.
        self.mean: float = total / whole + followed / whole * self.average


FULL: Final = [Faces(pool) for pool in DICE]


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
        self.faces: list[Faces] = [
            Faces(company_pool(state, colour)) for colour in range(len(COLOURS))
        ]

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
            spread = joined(spread, blanks_among(faces.pool, count))
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
        return self.worth_of(colour + 1) - self.worth_of(colour)

    def worth_of(self, colour: int) -> float:
        """What a card of it brings, less what its blanks spoil."""
        faces = self.faces[colour]
        return (1 - faces.blank) * faces.mean - faces.blank

    def raised(self, wanted: list[int], points: int) -> list[int]:
        """The cards after empowering, as it serves best."""
        cards = wanted[:]
        for _ in range(points):
            open_ones = [colour for colour in range(Colour.BLACK) if cards[colour]]
            if not open_ones:
                break
            best = open_ones[0]
            for colour in open_ones:
                if self.gain_of_raising(colour) > self.gain_of_raising(best):
                    best = colour
            cards[best] -= 1
            cards[best + 1] += 1
        return cards


def mean_of_foes(state: CompanyState, might: list[int]) -> float:
    """What enemies draw on average: blanks count nothing, criticals only their number."""
    total = 0.0
    for colour in range(len(COLOURS)):
        if might[colour]:
            pool = pool_of(state, Side.FOES, colour, state.rules.foes_use_dice)
            total += might[colour] * Faces(pool).average
    return total
