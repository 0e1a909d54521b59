"""Wells, a toy: one of two thirsty friends lowers a bucket, and both drink what is left in it.

Some buckets are fuller than others, and all spill: how much is luck, the same for every bucket
or for each its own. The game writes down what was tried in imagination.
"""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, ask
from questhall.kernel.games import Format, Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.state import State

FULL = 100
WELL = Setup("well", 2)


class Well(State):
    """Nothing lies on the table; the buckets belong to the game."""

    def clone(self) -> "Well":
        copy = Well(self.chance.clone(), self.next_step)
        self.copy_kernel_part_to(copy)
        return copy


class Wells(Game):
    """`buckets`: how full they are, of 100. `spill`: how much may be lost."""

    id = "wells"
    formats = (Format("well", (2,)),)

    def __init__(
        self, buckets: list[int], spill: int = 1, own_luck: bool = True, cooperative: bool = True
    ) -> None:
        self.buckets = buckets
        self.spill = spill
        self.own_luck = own_luck
        self.cooperative = cooperative
        self.likely = list(range(len(buckets)))
        self.favourite = 0
        self.spilled: list[list[int]] = [[] for _ in buckets]
        self.steps = {"lower": self.lower}

    @property
    def tries(self) -> list[int]:
        """How often each bucket was lowered."""
        return [len(each) for each in self.spilled]

    def deal(self, setup: Setup, chance: Chance) -> Well:
        return Well(chance, "lower")

    def lower(self, well: Well) -> Flow[None]:
        options = [Option("bucket", number) for number in range(len(self.buckets))]
        answer = yield ask(0, "bucket", options, "WE-1")
        luck = f"spill {answer.what}" if self.own_luck else "spill"
        spilled = well.chance.below(luck, self.spill)
        self.spilled[answer.what].append(spilled)
        left = max(0, self.buckets[answer.what] - spilled) / FULL
        well.results = [left, left]

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return self.favourite

    def promising(self, state: State, decision: Decision) -> list[int]:
        return self.likely

    def begin(self) -> Match:
        return Match.start(self, WELL, "well")
