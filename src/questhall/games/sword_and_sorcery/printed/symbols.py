"""The two dice and the symbols they show."""

from questhall.kernel.dice import Die

SYMBOLS = ("hit", "skill", "magic", "shield", "legend", "miss")
HIT = 0
SKILL = 1
MAGIC = 2
SHIELD = 3
LEGEND = 4
MISS = 5

# SS-6.2.0.1: what pays for effects; a cost of `pay` takes any of these.
PAYMENT = (SKILL, MAGIC, LEGEND)

RED = 0
BLUE = 1
COLOURS = ("red", "blue")
RED_DIE = Die(
    "red",
    [
        *("hit hit", "hit hit", "hit skill", "hit skill", "hit magic"),
        *("hit", "hit", "skill skill", "legend", "miss"),
    ],
)
BLUE_DIE = Die(
    "blue",
    [
        *("hit", "hit", "hit skill", "shield", "shield"),
        *("shield skill", "shield shield", "skill", "magic", "miss"),
    ],
)
DICE = (RED_DIE, BLUE_DIE)


def shown(colour: int, face: int) -> list[int]:
    """The symbols of a face."""
    return [SYMBOLS.index(name) for name in DICE[colour].symbols(face)]


FACES_OF_A_COLOUR = 100


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
