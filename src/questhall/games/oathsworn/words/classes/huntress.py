"""Words of the Huntress: `send_falcon(enemy(in_sight))`, `falcon_attack(bonus=1)`."""

from questhall.kernel.language.parameters import Flag, Named, Number
from questhall.kernel.language.words import Among, One, Word

from ...effects.attacking import MakeAttack
from ...effects.classes import huntress
from ...printed.cards import Amount, Effect
from ...rules.attack import plan
from ...rules.attack.plan import Plan, Rider
from ...rules.selecting import Group
from ..amounts import AMOUNTS, NamedMuch
from ..attacks import RIDERS
from ..conditions import CONDITIONS
from ..effects import EFFECTS
from ..figures import FIGURES, Whom


def _falcon_attack(
    bonus: Amount, empower: Amount, chain: int, targets: int, riders: list[Rider]
) -> Effect:
    """An attack of hers on an enemy that carries a falcon, wherever it is."""
    made = Plan()
    made.aim = huntress.FalconAim()
    made.bonus, made.empower = bonus, empower
    if chain:
        made.shape, made.chain_range, made.size = plan.Shape.CHAIN, chain, targets
    made.riders = riders
    return MakeAttack(made)


def _spotted_attack(bonus: Amount, empower: Amount) -> Effect:
    """An attack with her weapon; she chooses the part of a target that carries a falcon."""
    made = Plan()
    made.aim = huntress.SpottedAim()
    made.bonus, made.empower = bonus, empower
    return MakeAttack(made)


EFFECTS.declare(
    Word(
        "falcon_attack",
        *(NamedMuch("bonus"), NamedMuch("empower"), Named("chain"), Named("targets")),
        Among(RIDERS, "outcomes"),
        make=_falcon_attack,
    ),
    Word("attack_with_each", make=huntress.AttackWithEach),
    Word("spotted_attack", NamedMuch("bonus"), NamedMuch("empower"), make=_spotted_attack),
    Word("send_falcon", Number(default=1), Whom(), Flag("both"), make=huntress.SendFalcon),
    Word("call_back", Number(default=1), Whom(Group.ANYBODY), make=huntress.CallBack),
    Word("falcon_lands", make=huntress.FalconLands),
)
CONDITIONS.declare(
    Word("falcons_on", Number("least", 1), Whom(), Flag("together"), make=huntress.FalconsOn),
)
AMOUNTS.declare(Word("falcons", Whom(), Named("each", 1), make=huntress.Falcons))
FIGURES.declare(Word("with_falcon", One(FIGURES, "figures"), make=huntress.WithFalcon))
