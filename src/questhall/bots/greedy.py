"""The greedy bot: try every option in imagination and take what looks best afterwards."""

from questhall.kernel.decisions import Option
from questhall.kernel.match import Match

from .bot import Bot, Perspective
from .playing import finish_step

STEP_LIMIT = 120
HUNCH = 1e-6


class GreedyBot(Bot):
    """Looks one step ahead and asks the game's judge. `samples`: copies tried per option."""

    def __init__(self, seed: str, samples: int) -> None:
        super().__init__(seed)
        self.samples = samples

    def think(self, perspective: Perspective) -> Option:
        values = self.values(perspective, self.samples)
        best = 0
        for i in range(1, len(values)):
            if values[i] > values[best]:
                best = i
        return perspective.options[best]

    def values(self, perspective: Perspective, samples: int) -> list[float]:
        """What each option leads to, on average over imagined copies.

        All options are tried in the same imagined worlds, so that luck cancels out.
        """
        totals = [0.0] * len(perspective.options)
        totals[self._first_hunch(perspective)] = HUNCH
        for _ in range(samples):
            thought = self.next_thought()
            for i in range(len(totals)):
                totals[i] += self._try(perspective, perspective.options[i], thought)
        return [total / samples for total in totals]

    def _first_hunch(self, perspective: Perspective) -> int:
        """What the game's hunch says in an imagined copy: it decides between equals."""
        match = perspective.imagine(self.next_thought())
        decision = match.owed_by(perspective.seat)
        assert decision is not None
        index = perspective.game.hunch(match.state, decision, match.state.chance)
        wanted = decision.options[index]
        for i in range(len(perspective.options)):
            if perspective.options[i].same_as(wanted):
                return i
        return 0

    def _try(self, perspective: Perspective, option: Option, thought: str) -> float:
        match = perspective.imagine(thought)
        match.take(perspective.seat, option)
        finish_step(match, match.state.chance, STEP_LIMIT)
        return outcome(perspective, match)


def outcome(perspective: Perspective, match: Match) -> float:
    """The result for the seat, or the judge's opinion while the game goes on."""
    if match.state.over:
        return match.state.results[perspective.seat]
    return perspective.game.judge(match.state, perspective.seat)
