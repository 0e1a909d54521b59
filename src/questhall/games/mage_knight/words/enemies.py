"""Words for effects aimed at enemies: `target(no_attack, armour(-3))`, `all_enemies(...)`."""

from collections.abc import Callable

from questhall.kernel.language.expressions import Expression

from ..effects.enemies import (
    Aim,
    AllEnemies,
    ArmourByResistances,
    ArmourChange,
    ArmourIsOne,
    Change,
    Destroyed,
    LoseResistances,
    LoseWalls,
    NoAttack,
    Possessed,
    Target,
    WeakerAttack,
)
from ..printed.cards import Effect
from ..printed.kinds import RESISTANCES, RESISTS_ALL
from .reader import MAKERS, Reader

RESISTANCE_NUMBERS = {name: number for number, name in enumerate(RESISTANCES)}


def no_attack(reader: Reader) -> Change:
    return NoAttack()


def armour(reader: Reader) -> Change:
    """`armour(-3, fortified=-6)`"""
    amount = reader.number()
    return ArmourChange(amount, reader.named_number("fortified", amount))


def armour_per_resistance(reader: Reader) -> Change:
    return ArmourByResistances(reader.number())


def armour_one(reader: Reader) -> Change:
    return ArmourIsOne()


def no_resistances(reader: Reader) -> Change:
    """All of them, or the one that is named."""
    if not reader.left:
        return LoseResistances(RESISTS_ALL)
    return LoseResistances(1 << reader.key(RESISTANCE_NUMBERS))


def no_walls(reader: Reader) -> Change:
    return LoseWalls()


def weaken(reader: Reader) -> Change:
    return WeakerAttack(reader.number())


def possess(reader: Reader) -> Change:
    return Possessed()


def destroy(reader: Reader) -> Change:
    return Destroyed()


CHANGES: dict[str, Callable[[Reader], Change]] = {
    "no_attack": no_attack,
    "armour": armour,
    "armour_per_resistance": armour_per_resistance,
    "armour_one": armour_one,
    "no_resistances": no_resistances,
    "no_walls": no_walls,
    "weaken": weaken,
    "destroy": destroy,
    "possess": possess,
}


def changes_in(reader: Reader) -> list[Change]:
    return [_change(each) for each in reader.take(frozenset(CHANGES))]


def _change(expression: Expression) -> Change:
    inner = Reader(expression)
    change = CHANGES[expression.word](inner)
    inner.finish()
    return change


def aim_in(reader: Reader) -> Aim:
    """Bare words say who may be chosen: `unfortified`, `blocked`, `in_attack_phase`."""
    aim = Aim()
    aim.unfortified = reader.flag("unfortified")
    aim.unfortified_at_range = reader.flag("unfortified_at_range")
    aim.blocked = reader.flag("blocked")
    aim.attack_phase = reader.flag("in_attack_phase")
    return aim


def target(reader: Reader) -> Effect:
    """`target(destroy, in_attack_phase, others(armour(-1)))`, `target(no_attack, most=3)`"""
    aim = aim_in(reader)
    others: Effect | None = None
    for each in reader.take(frozenset(["others"])):
        others = all_enemies(Reader(each))
    return Target(changes_in(reader), aim, reader.named_number("most", 1), others)


def all_enemies(reader: Reader) -> Effect:
    aim = aim_in(reader)
    return AllEnemies(changes_in(reader), aim)


MAKERS.update({"target": target, "all_enemies": all_enemies})
