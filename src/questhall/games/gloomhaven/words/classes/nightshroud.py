"""Words of the Nightshroud's cards."""

from questhall.kernel.language.words import Word

from ...effects.classes import nightshroud
from ..actions import HERO_ACTIONS, lasting

HERO_ACTIONS.declare(
    Word("double_moves", make=nightshroud.DoubleMoves),
    Word("double_attacks", make=nightshroud.DoubleAttacks),
    Word("teleport", make=nightshroud.Teleport),
    Word("see_invisible", make=lasting(nightshroud.SeeInvisible)),
)
