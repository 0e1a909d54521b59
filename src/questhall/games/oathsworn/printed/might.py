"""Might: four colours, the faces of their dice, and the decks that are three dice each."""

from typing import Final

from questhall.kernel.dice import Die
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content


class Colour:
    """The colours of might, by strength (OS-2.1.5)."""

    WHITE: Final = 0
    YELLOW: Final = 1
    RED: Final = 2
    BLACK: Final = 3


COLOURS: Final = tuple(names_in(Colour))

BLANK: Final = 0
MISSING_BLANKS: Final = 2  # OS-7.11.4: so many blanks miss


class Side:
    """Who fights for whom."""

    COMPANY: Final = 0
    FOES: Final = 1
    FOLK: Final = 2  # civilians: nobody's target, hit by areas


SIDES: Final = tuple(names_in(Side)[: Side.FOLK])  # with might of their own

# OS-2.1.7: the six faces of each die; "c" is a critical.
FACES: Final = (
    ("blank", "blank", "1", "1", "2", "2c"),
    ("blank", "blank", "1", "2", "3", "3c"),
    ("blank", "blank", "2", "3", "3", "4c"),
    ("blank", "blank", "3", "3", "4", "5c"),
)
COPIES: Final = 3  # a deck is three copies of the die
DECK_SIZE: Final = 6 * COPIES


def value_of(face: str) -> int:
    return BLANK if face == "blank" else int(face.rstrip("c"))


# The different faces of each colour, a blank first: what they are worth, and which are critical.
KINDS: Final = tuple([tuple(dict.fromkeys(faces)) for faces in FACES])
VALUES: Final = tuple([tuple([value_of(face) for face in kinds]) for kinds in KINDS])
CRITICALS: Final = tuple([tuple([face.endswith("c") for face in kinds]) for kinds in KINDS])
BLANK_KIND: Final = 0


class MightCard(Content):
    """One card of a might deck: its colour, its number, and whether it is critical."""

    def __init__(self, colour: int, face: str) -> None:
        super().__init__(f"might_{COLOURS[colour]}_{face}")
        self.colour = colour
        self.face = face
        self.kind = KINDS[colour].index(face)
        self.value = value_of(face)
        self.critical: bool = face.endswith("c")


def might_deck(colour: int) -> list[MightCard]:
    """The eighteen cards of one deck."""
    return [MIGHT_CARDS[f"might_{COLOURS[colour]}_{face}"] for face in FACES[colour] * COPIES]


MIGHT_CARDS: Final[dict[str, MightCard]] = {
    card.key: card
    for card in [
        MightCard(colour, face) for colour in range(len(COLOURS)) for face in FACES[colour]
    ]
}


def _dice(side: int) -> list[Die]:
    return [
        Die(f"{SIDES[side]} {COLOURS[colour]} die", list(FACES[colour]))
        for colour in range(len(COLOURS))
    ]


# OS-1.3.1: dice may be thrown in place of cards.
MIGHT_DICE: Final[list[list[Die]]] = [_dice(Side.COMPANY), _dice(Side.FOES)]
