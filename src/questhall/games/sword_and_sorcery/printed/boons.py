"""What lasts beyond the deed that made it and helps attacks or defences: next attacks, blessings,
marks, tokens of powers on the map."""

from typing import Final

from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .effects import Effect, Test
from .items import SymbolEffect
from .kinds import Until


class BoonRole:
    """Which attacks a boon has to do with."""

    ATTACKS: Final = 0  # the bearer attacks
    ATTACKED: Final = 1  # a hero attacks the bearer
    DEFENCES: Final = 2  # the bearer defends
    NEAR_ATTACKS: Final = 3  # a hero near the bearer attacks
    NEAR_DEFENCES: Final = 4  # a hero near the bearer defends


class PowerToken:
    """Tokens of powers on the map (SS-7.0.0.5)."""

    ILLUSION: Final = 0  # the next enemy attack at a hero in its area is cancelled
    RUNE_OF_ATTACK: Final = 1  # heroes attack from its area
    RUNE_OF_DEFENCE: Final = 2  # heroes defend in its area
    SNARE: Final = 3  # an enemy enters its area


TOKENS: Final = tuple(names_in(PowerToken))
TOKEN_SUPPLY: Final = (2, 1, 1, 1)  # how many of each there are
RUNES: Final = (PowerToken.RUNE_OF_ATTACK, PowerToken.RUNE_OF_DEFENCE)
NO_TOKEN: Final = -1


class BoonDef(Content):
    """Its key is the expression that makes it, so that it can be read again from a save."""

    def __init__(self, key: str, role: int, effects: list[Effect]) -> None:
        super().__init__(key)
        self.role = role
        self.effects = effects
        self.paid: list[SymbolEffect] = []  # what symbols of the attack may pay for
        self.test = Test()
        self.until = Until.TIME
        self.uses = 0  # 0: any number
        self.within = 0
        self.token = NO_TOKEN

    @property
    def for_each(self) -> bool:
        """Are uses counted for each hero whom it helps?"""
        return self.role in (BoonRole.NEAR_ATTACKS, BoonRole.NEAR_DEFENCES)


def token_lasts(token: int) -> int:
    return Until.QUEST if token == PowerToken.SNARE else Until.TIME
