"""Words of the Grove Maiden: `create_sentinel(2, within=3)`, `sentinel_attack(within=3)`."""

from questhall.kernel.language.parameters import Flag, Named, Number
from questhall.kernel.language.words import Among, One, Word

from ...effects.attacking import MakeAttack
from ...effects.classes import grove_maiden
from ...printed.cards import Amount, Effect
from ...rules.attack.plan import Plan, Rider
from ..amounts import NamedMuch
from ..attacks import RIDERS
from ..conditions import CONDITIONS
from ..effects import EFFECTS
from ..figures import FIGURES, Whom


def _sentinel_attack(
    within: int, most: int, bonus: Amount, empower: Amount, riders: list[Rider]
) -> Effect:
    """One attack of up to so many Sentinels near the target, which cannot miss (OS-14.3.6)."""
    made = Plan()
    made.aim = grove_maiden.SentinelAim(within, most)
    made.bonus, made.empower = bonus, empower
    made.riders = riders
    return MakeAttack(made)


EFFECTS.declare(
    Word("create_sentinel", Number(), Named("within"), make=grove_maiden.CreateSentinel),
    Word(
        "remove_sentinel",
        *(Number(), Whom(), Named("within"), Flag("or_fewer")),
        make=grove_maiden.RemoveSentinel,
    ),
    Word(
        "sentinel_attack",
        *(Named("within"), Named("most"), NamedMuch("bonus"), NamedMuch("empower")),
        Among(RIDERS, "outcomes"),
        make=_sentinel_attack,
    ),
)
CONDITIONS.declare(
    Word("sentinel_near", Number("within"), Whom(), make=grove_maiden.SentinelNear),
)
FIGURES.declare(
    Word("by_sentinel", One(FIGURES, "figures"), make=grove_maiden.BySentinel),
    Word("guardian", make=grove_maiden.TheGuardian),
)
