"""Scenario 27, Ruinous Rift: demons of all elements arrive round after round."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.words import Language, One, Several, Word

from ...rules.scenario import SpecialRule
from ...state.scene import Scene
from ...words.parameters import Ranks
from ..landing import next_in_turn
from ..spawning import Spawn
from ..words.parameters import HEX, TYPE
from ..words.rules import RULES

CALLED = "rift-demons"


class Rift(SpecialRule):
    """One demon in each of the first two rounds, then two: on the second pair of hexes in odd
    rounds, on the first pair in even ones. The types follow in a cycle."""

    def __init__(self, first: list[int], second: list[int], demons: list[str], ranks: list[str]):
        self.first = first
        self.second = second
        self.demons = demons
        self.ranks = ranks

    def round_ends(self, scene: Scene) -> Flow[None]:
        for cell in self._cells(scene.round):
            place = next_in_turn(scene, CALLED, len(self.demons))
            yield from Spawn(self.demons[place], cell, self.ranks[place]).happen(scene)

    def _cells(self, round: int) -> list[int]:
        if round <= len(self.first):
            return [self.first[round - 1]]
        return self.second if round % 2 else self.first


FIRST: Language[list[int]] = Language("first pair of hexes")
SECOND: Language[list[int]] = Language("second pair of hexes")
CALLS: Language[tuple[str, str]] = Language("call")


def _pair(one: int, other: int) -> list[int]:
    return [one, other]


def _call(demon: str, ranks: str) -> tuple[str, str]:
    return demon, ranks


def _rift(first: list[int], second: list[int], calls: list[tuple[str, str]]) -> SpecialRule:
    """Demons arrive at the end of each round, on the first and the second pair of hexes."""
    return Rift(first, second, [demon for demon, _ in calls], [ranks for _, ranks in calls])


FIRST.declare(Word("first", HEX, HEX, make=_pair))
SECOND.declare(Word("second", HEX, HEX, make=_pair))
CALLS.declare(Word("call", TYPE, Ranks(), make=_call))
RULES.declare(
    Word(
        "rift",
        *(One(FIRST, "first(hex, hex)"), One(SECOND, "second(hex, hex)")),
        Several(CALLS, 'call(monster, ranks="…")'),
        make=_rift,
    )
)
