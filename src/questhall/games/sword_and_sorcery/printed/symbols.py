"""The two dice and the symbols they show."""

from typing import Final

from questhall.kernel.dice import Die
from questhall.kernel.kinds import names_in


class Symbol:
    """What the dice show."""

    HIT: Final = 0
    SKILL: Final = 1
    MAGIC: Final = 2
    SHIELD: Final = 3
    LEGEND: Final = 4
    MISS: Final = 5


SYMBOLS: Final = tuple(names_in(Symbol))

# SS-6.2.0.1: what pays for effects; a cost of `pay` takes any of these.
PAYMENT: Final = (Symbol.SKILL, Symbol.MAGIC, Symbol.LEGEND)


class Colour:
    """The two dice."""

    RED: Final = 0
    BLUE: Final = 1


COLOURS: Final = tuple(names_in(Colour))

RED_DIE: Final = Die(
    "red",
    [
        *("hit hit", "hit hit", "hit skill", "hit skill", "hit magic"),
        *("hit", "hit", "skill skill", "legend", "miss"),
    ],
)
BLUE_DIE: Final = Die(
    "blue",
    [
        *("hit", "hit", "hit skill", "shield", "shield"),
        *("shield skill", "shield shield", "skill", "magic", "miss"),
    ],
)
DICE: Final = (RED_DIE, BLUE_DIE)


SHOWN: Final[list[list[list[int]]]] = [
    [[SYMBOLS.index(name) for name in die.symbols(face)] for face in range(len(die.faces))]
    for die in DICE
]


def shown(colour: int, face: int) -> list[int]:
    """The symbols of a face."""
    return SHOWN[colour][face]


FACES_OF_A_COLOUR: Final = 100


def face_number(colour: int, face: int) -> int:
    """A face as one number, for phrases."""
    return colour * FACES_OF_A_COLOUR + face


class Cost:
    """Symbols to pay for an effect; `pay` counts those that may be skill, magic or legend."""

    def __init__(self, symbols: list[int], pay: int) -> None:
        self.symbols = symbols
        self.pay = pay

    @property
    def size(self) -> int:
        return len(self.symbols) + self.pay
