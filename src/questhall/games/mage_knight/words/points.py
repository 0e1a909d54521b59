"""Words for points and for choices."""

from ..effects.points import (
    AllOf,
    AnyOf,
    AttackPoints,
    BlockPoints,
    HealPoints,
    InfluencePoints,
    MovePoints,
    OneOf,
)
from ..printed.cards import Effect
from .reader import MAKERS, Reader


def move(reader: Reader) -> Effect:
    return MovePoints(reader.number())


def influence(reader: Reader) -> Effect:
    return InfluencePoints(reader.number())


def heal(reader: Reader) -> Effect:
    return HealPoints(reader.number())


def attack(reader: Reader) -> Effect:
    """`attack(3, ranged, fire)`"""
    amount = reader.number()
    return AttackPoints(amount, reader.range(), reader.element())


def block(reader: Reader) -> Effect:
    """`block(4, ice, twice_against_swift)`"""
    amount = reader.number()
    return BlockPoints(amount, reader.element(), reader.flag("twice_against_swift"))


def one_of(reader: Reader) -> Effect:
    return OneOf(reader.choices())


def all_of(reader: Reader) -> Effect:
    return AllOf(reader.effects())


def any_of(reader: Reader) -> Effect:
    return AnyOf(reader.effects())


MAKERS.update(
    {
        "move": move,
        "influence": influence,
        "heal": heal,
        "attack": attack,
        "block": block,
        "one_of": one_of,
        "all_of": all_of,
        "any_of": any_of,
    }
)
