"""Scenario 27, Ruinous Rift: demons of all elements come through, round after round."""

from questhall.kernel.decisions import Flow

from ...rules.scenario import Script
from ...state.scene import Scene
from ..spawning import Spawn

CALLED = "rift-demons"


class Rift(Script):
    """One demon in each of the first two rounds, then two: on the later pair of hexes in odd
    rounds, on the first pair in even ones. The types follow each other in a circle."""

    def __init__(self, first: list[int], second: list[int], demons: list[str], ranks: list[str]):
        self.first = first
        self.second = second
        self.demons = demons
        self.ranks = ranks

    def round_ends(self, scene: Scene) -> Flow[None]:
        for cell in self._cells(scene.round):
            place = scene.memory.get(CALLED, 0) % len(self.demons)
            scene.memory[CALLED] = place + 1
            yield from Spawn(self.demons[place], cell, self.ranks[place]).happen(scene)

    def _cells(self, round: int) -> list[int]:
        if round <= len(self.first):
            return [self.first[round - 1]]
        return self.second if round % 2 else self.first
