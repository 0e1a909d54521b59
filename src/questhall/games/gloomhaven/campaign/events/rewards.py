"""Rewards of scenarios: the same effects as those of events (GH-10.1.1)."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow
from questhall.kernel.language.expressions import parse_expression

from ...library.library import library
from ..ledger import Chronicle
from ..town import Town
from .cards import EventEffect
from .effects import Choose, GainItem, GoldTogether
from .words import EFFECTS


def needs_players(reward: EventEffect) -> bool:
    """Do they have to decide who gets it, or what it is (GH-10.1.5, GH-9.2.8)?"""
    return isinstance(reward, GoldTogether | GainItem | Choose)


def apply_quietly(ledger: Chronicle, reward: EventEffect, chance: Chance) -> None:
    """A reward about which there is nothing to decide."""
    for _ in reward.happen(Town(chance, "", "", ledger)):
        raise AssertionError("a reward asks something although nobody is there")


def _reward(text: str) -> EventEffect:
    return EFFECTS.read(parse_expression(text), library())


def hand_out(town: Town) -> Flow[None]:
    """The rewards that waited for the players."""
    while town.ledger.rewards_due:
        yield from _reward(town.ledger.rewards_due[0]).happen(town)
        town.ledger.rewards_due.pop(0)
