"""The greedy bot: try every option in imagination and take the one that looks best afterwards."""

from questhall.kernel.decisions import Decision, Option
from questhall.kernel.match import Match

from .bot import Bot, Perspective
from .playing import finish_step

STEP_LIMIT = 120
HUNCH = 1e-6
NOT_TRIED = -1.0


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
        """What each option leads to, averaged over imagined copies.

        All options are tried in the same imagined worlds, so that luck cancels out. Where only
        one is promising, there is nothing to try.
        """
        trial = Trial(self, perspective)
        for _ in range(samples if len(trial.left) > 1 else 0):
            trial.try_all()
        values = [NOT_TRIED] * len(perspective.options)
        for place in trial.left:
            values[place] = trial.totals[place] / samples
        return values


class Trial:
    """The options of a decision still in the running, and what they have led to so far."""

    def __init__(self, bot: Bot, perspective: Perspective) -> None:
        self.bot = bot
        self.perspective = perspective
        match = perspective.imagine(bot.next_thought())
        decision = match.owed_by(perspective.seat)
        assert decision is not None
        self.left = self._found(decision, perspective.game.promising(match.state, decision))
        self.totals = [0.0] * len(perspective.options)
        # The game's hunch breaks ties.
        index = perspective.game.hunch(match.state, decision, match.state.chance)
        for place in self._found(decision, [index]):
            self.totals[place] = HUNCH

    def _found(self, decision: Decision, places: list[int]) -> list[int]:
        """The real options that match options of an imagined copy; all of them if none match."""
        options = self.perspective.options
        found: list[int] = []
        for place in range(len(options)):
            for index in places:
                if decision.options[index].same_as(options[place]):
                    found.append(place)
                    break
        return found or list(range(len(options)))

    def try_all(self) -> None:
        """Try each remaining option in the same imagined world."""
        thought = self.bot.next_thought()
        for place in self.left:
            self.totals[place] += self._try(self.perspective.options[place], thought)

    def _try(self, option: Option, thought: str) -> float:
        match = self.perspective.imagine(thought)
        match.take(self.perspective.seat, option)
        finish_step(match, match.state.chance, STEP_LIMIT)
        return outcome(self.perspective, match)

    def keep_best(self, count: int) -> None:
        ranking = sorted([(-self.totals[place], place) for place in self.left])
        self.left = [place for _, place in ranking[:count]]


def outcome(perspective: Perspective, match: Match) -> float:
    """The result for the seat, or the judge's opinion while the game goes on."""
    if match.state.over:
        return match.state.results[perspective.seat]
    return perspective.game.judge(match.state, perspective.seat)
