"""Information-set Monte-Carlo tree search: the same code for every game.

Each iteration imagines the hidden cards anew, walks down one shared tree along options that are
legal in this world, adds a node, plays on by hunch for a while and asks the judge. (Cowling,
Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012.)
"""

from math import ceil, log, log2, sqrt
from time import monotonic

from questhall.kernel.decisions import Decision, Option, as_kept
from questhall.kernel.match import Match

from .bot import Perspective
from .greedy import NOT_TRIED, GreedyBot, Trial
from .playing import calm_down, play_by_hunch, take

EXPLORATION = 0.35
WIDTH = 1.0
CALM_LIMIT = 120
COOPERATIVE_SHARE = 3  # a try plays on to a quiet position and takes as long as three iterations


class Node:
    """A choice in the tree: how often it was taken, how often it was possible, and its results."""

    def __init__(self, option: Option | None, seats: int) -> None:
        self.option = None if option is None else as_kept(option)
        self.visits = 0
        self.chances = 0
        self.totals = [0.0] * seats
        self.children: list[Node] = []

    def child(self, option: Option) -> "Node | None":
        for child in self.children:
            if child.option is not None and child.option.same_as(option):
                return child
        return None

    def value(self, seat: int) -> float:
        return self.totals[seat] / self.visits


class SearchBot(GreedyBot):
    """Searches for a number of iterations or seconds, whichever ends first.

    At the root it first tries all options greedily, then searches among the best.
    """

    def __init__(
        self, seed: str, iterations: int, seconds: float, depth: int, candidates: int
    ) -> None:
        super().__init__(seed, samples=1)
        self.iterations = iterations
        self.seconds = seconds
        self.depth = depth
        self.candidates = candidates

    def think(self, perspective: Perspective) -> Option:
        if perspective.wins_together:
            return self._best_in_common_worlds(perspective)
        end = monotonic() + self.seconds
        root = self._root(perspective)
        for left in range(self.iterations, 0, -1):
            if monotonic() > end or self._is_settled(root, left):
                break
            self._iterate(perspective, root)
        best = root.children[0]
        for child in root.children:
            if child.visits > best.visits:
                best = child
        assert best.option is not None
        return best.option

    def _best_in_common_worlds(self, perspective: Perspective) -> Option:
        """Choose by sequential halving: options meet the same luck, and the worse half drops out.
        Where all win or lose together, no opponent's answer calls for a tree, and luck matters
        most. (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits, 2013.)"""
        end = monotonic() + self.seconds
        trial = Trial(self, perspective)
        halvings = max(1, ceil(log2(len(trial.left))))
        tries = self.iterations * perspective.game.luck // COOPERATIVE_SHARE // halvings
        while len(trial.left) > 1:
            worlds = max(1, tries // len(trial.left))
            for _ in range(worlds):
                trial.try_all()
                if monotonic() > end:
                    break
            trial.keep_best(1 if monotonic() > end else (len(trial.left) + 1) // 2)
        return perspective.options[trial.left[0]]

    def _is_settled(self, root: Node, left: int) -> bool:
        """Is it impossible for another option to catch up in the remaining iterations?"""
        first = 0
        second = 0
        for child in root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def _root(self, perspective: Perspective) -> Node:
        """The most promising options, each with its greedy value as a first visit."""
        seats = perspective.game_seats
        root = Node(None, seats)
        values = self.values(perspective, self.samples)
        tried = [i for i in range(len(values)) if values[i] > NOT_TRIED]
        order = sorted(tried, key=lambda i: -values[i])
        for i in order[: self.candidates]:
            child = Node(perspective.options[i], seats)
            child.visits = 1
            child.chances = 1
            child.totals[perspective.seat] = values[i]
            root.children.append(child)
        root.visits = len(root.children)
        return root

    def _iterate(self, perspective: Perspective, root: Node) -> None:
        match = perspective.imagine(self.next_thought())
        path = [root]
        node = self._best_child(root, root.children, perspective.seat)
        assert node.option is not None
        match.take(perspective.seat, node.option)
        path.append(node)
        while match.pending and node.visits > 0:
            decision = match.pending[0]
            child = self._descend(match, node, decision)
            assert child.option is not None
            take(match, child.option)
            path.append(child)
            node = child
        play_by_hunch(match, match.state.chance, self.depth)
        calm_down(match, match.state.chance, CALM_LIMIT)
        self._learn(perspective, match, path)

    def _descend(self, match: Match, node: Node, decision: Decision) -> Node:
        """Add a child by hunch while the node is narrow; otherwise take the best legal one."""
        legal: list[Node] = []
        for child in node.children:
            for option in decision.options:
                if child.option is not None and child.option.same_as(option):
                    legal.append(child)
                    break
        if len(legal) < len(decision.options) and len(legal) <= WIDTH * sqrt(node.visits):
            index = match.game.hunch(match.state, decision, match.state.chance)
            option = decision.options[index]
            found = node.child(option)
            if found is None:
                found = Node(option, len(node.totals))
                node.children.append(found)
                return found
            if not legal:
                return found
        seat = decision.seats[0]
        return self._best_child(node, legal, seat)

    def _best_child(self, node: Node, legal: list[Node], seat: int) -> Node:
        """The best child by UCB1 among those that were possible this time."""
        best = legal[0]
        best_score = -1.0
        for child in legal:
            child.chances += 1
            if child.visits == 0:
                return child
            score = child.value(seat) + EXPLORATION * sqrt(log(child.chances) / child.visits)
            if score > best_score:
                best = child
                best_score = score
        return best

    def _learn(self, perspective: Perspective, match: Match, path: list[Node]) -> None:
        state = match.state
        game = perspective.game
        for seat in range(len(path[0].totals)):
            value = state.results[seat] if state.over else game.judge(state, seat)
            for node in path:
                node.totals[seat] += value
        for node in path:
            node.visits += 1
