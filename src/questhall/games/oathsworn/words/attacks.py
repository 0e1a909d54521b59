"""The attack of a card and the strike of an enemy: `attack(bonus=1, on_hit(knockback(2)))`."""

from functools import partial

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.parameters import Flag, Key, Named
from questhall.kernel.language.words import Among, Language, One, Word

from ..effects.attacking import GrantAttack, MakeAttack
from ..effects.foes import MakeStrike
from ..printed.cards import ZERO, Amount, Effect, Who
from ..printed.encounter import ICONS, NO_ICON
from ..printed.might import Colour
from ..rules.attack.plan import MELEE, OUTCOMES, Plan, Rider, Shape
from ..rules.boss.striking import Strike
from .amounts import NamedMuch
from .effects import EFFECTS
from .figures import Whom

RIDERS: Language[Rider] = Language("outcome of an attack")

RIDERS.declare(
    *[
        Word(name, One(EFFECTS), make=partial(Rider, outcome))
        for outcome, name in enumerate(OUTCOMES)
    ]
)

# -- of the company -------------------------------------------------------------

AREAS = {
    "single": Shape.SINGLE,
    "arc": Shape.ARC,
    "circle": Shape.CIRCLE,
    "adjacent": Shape.ADJACENT,
}


def _attack(
    melee: bool,
    range: int,
    bonus: Amount,
    empower: Amount,
    redraws: Amount,
    area: int,
    chain: int,
    targets: int,
    line: int,
    cone: int,
    charge: int,
    foes_only: bool,
    unseen: bool,
    any_part: bool,
    unarmed: bool,
    at_attacker: bool,
    at_target: bool,
    at_this: bool,
    sure: bool,
    counters_worth: int,
    straight: bool,
    blank_as: int,
    most_white: int,
    riders: list[Rider],
) -> Effect:
    """An attack by OS-7.9 to OS-7.15, on one enemy or on an area."""
    made = Plan()
    if melee or charge:
        made.range = MELEE
    elif range:
        made.range = range
    made.bonus, made.empower, made.redraws = bonus, empower, redraws
    made.shape = area
    if chain:
        made.shape, made.chain_range, made.size = Shape.CHAIN, chain, targets
    for shape, size in ((Shape.LINE, line), (Shape.CONE, cone), (Shape.CHARGE, charge)):
        if size:
            made.shape, made.size = shape, size
    made.foes_only = foes_only
    made.needs_sight = not unseen
    made.any_part = any_part
    made.unarmed = unarmed
    made.target_only = at_attacker or at_target
    made.this_only = at_this
    made.counters_worth = counters_worth
    made.sure = sure
    made.most_white = most_white or NOTHING
    made.straight = straight
    made.blank_as = blank_as
    made.riders = riders
    return MakeAttack(made)


EFFECTS.declare(
    Word(
        "attack",
        *(Flag("melee"), Named("range")),
        *(NamedMuch("bonus"), NamedMuch("empower"), NamedMuch("redraws")),
        *(Key("area", AREAS, "single"), Named("chain"), Named("targets")),
        *(Named("line"), Named("cone"), Named("charge")),
        *(Flag("foes_only"), Flag("unseen"), Flag("any_part"), Flag("unarmed")),
        *(Flag("at_attacker"), Flag("at_target"), Flag("at_this"), Flag("sure")),
        *(Named("counters_worth", 1), Flag("straight"), Named("blank_as"), Named("most_white")),
        Among(RIDERS, "outcomes"),
        make=_attack,
    )
)


def _grant(
    bonus: Amount, empower: Amount, redraws: Amount, who: Who, riders: list[Rider]
) -> Effect:
    """Somebody else attacks at once with his own weapon, without cost."""
    made = Plan()
    made.bonus, made.empower, made.redraws = bonus, empower, redraws
    made.riders = riders
    return GrantAttack(made, who)


EFFECTS.declare(
    Word(
        "grant_attack",
        *(NamedMuch("bonus"), NamedMuch("empower"), NamedMuch("redraws"), Whom()),
        Among(RIDERS, "outcomes"),
        make=_grant,
    )
)

# -- of enemies -----------------------------------------------------------------

ICON_NAMES = {name: number for number, name in enumerate(ICONS)} | {"plain": NO_ICON}
STRIKES = {
    "single": Shape.SINGLE,
    "circle": Shape.CIRCLE,
    "adjacent": Shape.ADJACENT,
    "wave": Shape.WAVE,
}


def _strike(
    icon: int,
    range: int,
    shape: int,
    within: int,
    cone: int,
    charge: Amount,
    chain: int,
    targets: int,
    bonus: int,
    black: int,
    from_rear: bool,
    unseen: bool,
    at_this: bool,
    spares_folk: bool,
    riders: list[Rider],
) -> Effect:
    """An attack of an enemy (OS-8.8) that the icon of a broken part weakens."""
    made = Strike(icon)
    made.range = range
    made.shape = shape
    if within:
        made.shape, made.size = Shape.WITHIN, within
    if cone:
        made.shape, made.size = Shape.CONE, cone
    if charge is not ZERO:
        made.shape, made.steps = Shape.CHARGE, charge
    if chain:
        made.shape, made.chain_range, made.size = Shape.CHAIN, chain, targets
    made.from_rear = from_rear
    made.unseen = unseen
    made.at_this = at_this
    made.bonus = bonus
    made.cards[Colour.BLACK] = black
    made.spares_folk = spares_folk
    made.riders = riders
    return MakeStrike(made)


EFFECTS.declare(
    Word(
        "strike",
        *(Key("icon", ICON_NAMES), Named("range"), Key("area", STRIKES, "single")),
        *(Named("within"), Named("cone"), NamedMuch("charge"), Named("chain")),
        *(Named("targets"), Named("bonus"), Named("black"), Flag("from_rear")),
        *(Flag("unseen"), Flag("at_this"), Flag("spares_folk"), Among(RIDERS, "outcomes")),
        make=_strike,
    )
)
