"""Might cards that come next, by their faces: "y:b w:2c w:1"."""

from questhall.bench import RiggedPiles
from questhall.games.oathsworn.printed.might import COLOURS, SIDES
from questhall.games.oathsworn.state.company import CompanyState

COLOUR_LETTERS = {"w": 0, "y": 1, "r": 2, "k": 3}


class RiggedMight:
    """The might decks of a bench."""

    def __init__(self) -> None:
        self._piles = RiggedPiles()

    def stack(self, table: CompanyState, side: int, faces: str) -> None:
        """The first one first in each colour, and then what was stacked before."""
        keys: list[list[str]] = [[] for _ in COLOURS]
        for word in faces.split():
            letter, _, face = word.partition(":")
            colour = COLOUR_LETTERS[letter]
            keys[colour].append(f"might_{COLOURS[colour]}_{'blank' if face == 'b' else face}")
        for colour, wanted in enumerate(keys):
            pile = table.might_deck(side, colour).draw
            name = f"the {COLOURS[colour]} deck of the {SIDES[side]}"
            self._piles.stack(name, pile, table.cards, wanted)
