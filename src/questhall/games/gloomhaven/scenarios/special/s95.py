"""Scenario 95, Payment Due: tokens with hidden numbers, some of which open the door."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Word

from ...printed.cards import NO_DECISIONS
from ...rules.scenario import SpecialRule
from ...state.heroes import Hero
from ...state.scene import Scene
from ..triggers import Trigger
from ..words.rules import RULES
from ..words.triggers import TRIGGERS

FOUND = "tokens-found"  # a bit for each number


class Tokens(SpecialRule):
    """The goal treasures are numbered tokens, face down: a number is drawn for each one looted."""

    def __init__(self, count: int) -> None:
        self.count = count

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        found = scene.memory.get(FOUND, 0)
        left = [each for each in range(self.count) if not found >> each & 1]
        if goal and left:
            token = left[scene.chance.below("tokens", len(left))]
            scene.memory[FOUND] = found | 1 << token
            scene.tell("token", "GH-7.1.12", hero.seat, NOTHING, token + 1)
        yield from NO_DECISIONS


class TokensFound(Trigger):
    """The tokens with the lowest numbers, so many, are all looted."""

    def __init__(self, count: int) -> None:
        self.count = count

    def happened(self, scene: Scene) -> bool:
        wanted = (1 << self.count) - 1
        return scene.memory.get(FOUND, 0) & wanted == wanted


RULES.declare(Word("tokens", Number("count"), make=Tokens))
TRIGGERS.declare(Word("tokens_found", Number("count"), make=TokensFound))
