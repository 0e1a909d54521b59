"""Words for attack effects: on all cards, and on those of characters, monsters and modifiers."""

from questhall.kernel.language.parameters import Flag, Given, Key, Named, NamedKey, Number, NumberOr
from questhall.kernel.language.words import Language, Word

from ..effects import monsters, riders
from ..printed.cards import Rider
from ..rules.selecting import ENEMIES, EVERYONE, PERS, WHENS
from .parameters import (
    ACTION,
    CONDITION,
    CONDITION_NUMBERS,
    ELEMENT,
    MONSTER,
    RANK_MARKS,
    Ranks,
)

HERO_RIDERS: Language[Rider] = Language("effect of an attack")
MONSTER_RIDERS: Language[Rider] = Language("effect of a monster's attack")
MODIFIER_RIDERS: Language[Rider] = Language("effect of a modifier card")


def _splash(amount: int, everyone: bool, target_too: bool) -> Rider:
    return riders.Splash(amount, EVERYONE if everyone else ENEMIES, amount == 0, target_too)


def _summon_beside(type: str, ranks: str, beside: bool) -> Rider:
    return monsters.SummonBeside(type, RANK_MARKS[ranks[0]])


WHEN = NamedKey("when", WHENS)

OF_ALL: list[Word[Rider]] = [
    Word("push", Number(), make=riders.Push),
    Word("pull", Number(), make=riders.Pull),
    Word("pierce", Number(), make=riders.Pierce),
    Word("ignore_shield", make=riders.Pierce),
    Word("plus", Number(), WHEN, Named("xp"), make=riders.Plus),
    Word("per", Key("per", PERS), Number(), Named("xp"), make=riders.Per),
    Word("add", CONDITION, WHEN, Named("xp"), make=riders.Inflict),
    Word("double", WHEN, make=riders.Double),
    Word("advantage", make=riders.Advantage),
    Word("disadvantage", make=riders.Disadvantage),
    Word("xp_each", Number(), make=riders.XpEach),
    Word("charge", ELEMENT, make=riders.Charge),
    Word("splash", NumberOr("as_dealt"), Flag("everyone"), Flag("target_too"), make=_splash),
]
OF_ALL += [
    Word(name, Given(number), make=riders.Inflict) for name, number in CONDITION_NUMBERS.items()
]
ADD_TARGET: Word[Rider] = Word("add_target", Number("amount", 1), make=riders.AddTarget)
SELF_HELP: list[Word[Rider]] = [
    Word("shield_self", Number(), make=riders.GuardSelf),
    Word("heal_self", Number(), make=riders.HealSelf),
]
SUFFER_EACH: Word[Rider] = Word("suffer_each", Number(), make=riders.SufferEach)

HERO_RIDERS.declare(*OF_ALL, *SELF_HELP, ADD_TARGET, SUFFER_EACH)
MONSTER_RIDERS.declare(
    *OF_ALL,
    ADD_TARGET,
    Word("summon", MONSTER, Ranks(), Flag("adjacent_to_target"), make=_summon_beside),
    Word("all_at_one", make=monsters.AllAtOne),
    Word("per_target_damaged", ACTION, make=monsters.PerTargetDamaged),
)
MODIFIER_RIDERS.declare(
    *OF_ALL,
    *SELF_HELP,
    Word("add_target", Number("amount", 1), make=riders.AddTargetNow),
    Word("gain", CONDITION, make=riders.Gain),
)
