"""Words that only monster cards use."""

from ..effects import monsters
from ..printed.cards import NORMAL, Rider
from ..rules.selecting import EVERYONE
from .acting import RANK_WORDS
from .reader import ActionMaker, Reader, RiderMaker


def summon_beside(reader: Reader) -> Rider:
    """`summon(deep_terror, normal, adjacent_to_target)`"""
    type = reader.expression().word
    reader.flag("adjacent_to_target")
    rank = reader.key(RANK_WORDS) if reader.left else NORMAL
    return monsters.SummonBeside(type, rank)


def splash(reader: Reader) -> Rider:
    """`damage(2, each(everyone(adjacent_to_target)))`"""
    amount = reader.number()
    reader.expression()
    return monsters.splash(amount, EVERYONE)


MONSTER_RIDERS: dict[str, RiderMaker] = {
    "summon": summon_beside,
    "damage": splash,
    "all_at_one": lambda reader: monsters.AllAtOne(),
    "per_target_damaged": lambda reader: monsters.PerTargetDamaged(reader.action()),
}

MONSTER_ONLY: dict[str, ActionMaker] = {
    "attackers_disadvantage": lambda reader: monsters.AttackersDisadvantage(),
}
