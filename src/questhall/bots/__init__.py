"""Players that are not people: random, greedy, information-set tree search."""

from .bot import Bot, RandomBot
from .greedy import GreedyBot
from .search import SearchBot

LEVELS = ("easy", "normal", "hard")
HARD_ITERATIONS = 300
HARD_SECONDS = 1.8
BOT_NAMES = ("random", "greedy", "search", *LEVELS)


def make_bot(name: str, seed: str) -> Bot:
    """A bot by name: a kind (random, greedy, search) or a level (easy, normal, hard).

    `search:400` searches for 400 iterations, however long they take.
    """
    kind, _, amount = name.partition(":")
    if kind in ("random", "easy"):
        return RandomBot(seed)
    if kind in ("greedy", "normal"):
        return GreedyBot(seed, samples=int(amount or 1))
    if kind in ("search", "hard"):
        seconds = 600.0 if amount else HARD_SECONDS
        iterations = int(amount or HARD_ITERATIONS)
        return SearchBot(seed, iterations, seconds, depth=5, candidates=8)
    raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOT_NAMES)}")
