"""Players that are not people: random, greedy, information-set tree search."""

from .bot import Bot, RandomBot
from .greedy import GreedyBot
from .search import SearchBot

LEVELS = ("easy", "normal", "hard")
BOT_NAMES = ("random", "greedy", "search", *LEVELS)


def make_bot(name: str, seed: str) -> Bot:
    """A bot by name: a kind (random, greedy, search) or a level (easy, normal, hard).

    `search:400` searches for so many iterations instead of a time.
    """
    kind, _, amount = name.partition(":")
    if kind in ("random", "easy"):
        return RandomBot(seed)
    if kind in ("greedy", "normal"):
        return GreedyBot(seed, samples=int(amount or 1))
    if kind in ("search", "hard"):
        if amount:
            return SearchBot(seed, int(amount), seconds=600.0, depth=12, candidates=8)
        return SearchBot(seed, iterations=3000, seconds=1.5, depth=12, candidates=8)
    raise ValueError(f"no bot is called {name!r}; there are {', '.join(BOT_NAMES)}")
