"""Numbers that depend on something: `attack(hexes_moved)`, `move(own_move(2))`."""

from questhall.kernel.language.amounts import Amounts, Much
from questhall.kernel.language.expressions import BadExpression
from questhall.kernel.language.parameters import Given, Named, Number, Numbers
from questhall.kernel.language.words import Word

from ..effects import values
from ..printed.cards import Value

VALUES: Amounts[Value] = Amounts("number", Value)

LEVELS = 8


def _by_level(amounts: list[int]) -> Value:
    """A number for each monster level."""
    if len(amounts) != LEVELS:
        raise BadExpression(f"by_level: {len(amounts)} numbers, must be {LEVELS}")
    return values.ByLevel(amounts)


VALUES.declare(
    Word("hexes_moved", Given(0), make=values.HexesMoved),
    Word("hexes_of_this_move", Given(0), make=values.HexesOfThisMove),
    Word("damage_dealt", Given(0), make=values.DamageDealt),
    Word("half_of_maximum", Given(0), make=values.HalfOfMaximum),
    Word("maximum", Given(0), make=values.Maximum),
    Word("twice_destroyed", Given(0), make=values.TwiceDestroyed),
    Word("own_move", Number(), make=values.OwnMove),
    Word("own_attack", Number(), make=values.OwnAttack),
    Word("lost_hit_points", Given(0), make=values.LostHitPoints),
    Word("hit_points_left", Given(0), make=values.HitPointsLeft),
    Word("lost_cards", Given(0), make=values.LostCards),
    Word("suffered", Number(), make=values.Suffered),
    Word("hurt_plus", Number(), Named("more"), make=values.HurtPlus),
    Word("by_level", Numbers(), make=_by_level),
)


class Amount(Much[Value]):
    """A number, or a word for one. `relative`: on monster cards it is added to the stat card
    (GH-1.5.4)."""

    def __init__(self, relative: bool = False) -> None:
        super().__init__(VALUES)
        self.relative = relative
