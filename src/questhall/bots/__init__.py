"""Players that are not people: random, greedy, information-set tree search."""

from questhall.kernel.language.arguments import did_you_mean

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
    raise ValueError(fault_of(name))


def fault_of(name: str) -> str:
    """What is wrong with the name of a bot, for whoever wrote it; nothing if it is one."""
    kind, colon, amount = name.partition(":")
    if kind not in BOT_NAMES:
        there = ", ".join(BOT_NAMES)
        return f"no bot is called {kind!r}; there are {there}{did_you_mean(kind, BOT_NAMES)}"
    if colon and not (amount.isdecimal() and int(amount) > 0):
        return f"{name!r}: after the colon, say how much it thinks, such as search:400"
    return ""


def thinks_by_the_clock(name: str) -> bool:
    """Does what it chooses hang on how fast the machine is?"""
    kind, colon, _ = name.partition(":")
    return kind in ("search", "hard") and not colon
