"""What a report tells of cards: how often those won who drew them, and who played them."""

from collections.abc import Callable, Iterator
from functools import cache

from questhall.kernel.games import find_game
from questhall.kernel.text import Texts

from . import summing
from .reckoning import Share
from .rows import Game
from .summing import CardShares
from .tables import share_plot, table

LANGUAGE = "en"  # of the report
SHOWN = 10  # cards at either end that the plot shows; the table has all


def card_section(games: list[Game]) -> Iterator[str]:
    """The best first; nothing where the plan asks for no cards."""
    counted = summing.by_card([game for game in games if game.job.case.plan.cards])
    if not counted:
        return
    say = names_in(games)
    ordered = sorted(counted.items(), key=_best_first)
    named = [(say(card), each) for card, each in ordered]
    yield "<h3>Cards, by games won</h3>"
    yield (
        "<p>Of the seats that had a card in hand at some time, and of those that played it. Who "
        "plays a card late has lived to do so: compare cards with each other, not with a half.</p>"
    )
    yield from _ends("drawn", [(name, each.drawn) for name, each in named])
    yield from _ends("played", [(name, each.played) for name, each in named])
    heading = ["card", "drawn", "won", "at least", "at most"]
    heading += ["played", "won", "at least", "at most"]
    yield table(
        heading, [[name, *_cells(each.drawn), *_cells(each.played)] for name, each in named]
    )


def names_in(games: list[Game]) -> Callable[[str], str]:
    """How things are called in the game that these are of."""
    return _texts(games[0].job.case.plan.game).say


def _best_first(item: tuple[str, CardShares]) -> tuple[float, str]:
    card, each = item
    return -(each.drawn if each.drawn.of else each.played).value, card


def _ends(what: str, shares: list[tuple[str, Share]]) -> Iterator[str]:
    """The cards of which the numbers speak most clearly, for good or ill."""
    known = [(name, each) for name, each in shares if each.of]
    if not known:
        return
    best = sorted(known, key=lambda item: -item[1].low)[:SHOWN]
    worst = sorted(known, key=lambda item: item[1].high)[:SHOWN]
    ends = dict(sorted({**dict(best), **dict(worst)}.items(), key=lambda item: -item[1].value))
    yield share_plot(f"games won with cards that were {what}", ends)


def _cells(each: Share) -> list[str]:
    if not each.of:
        return ["", "", "", ""]
    return [str(each.of), f"{each.value:.1%}", f"{each.low:.1%}", f"{each.high:.1%}"]


@cache
def _texts(game: str) -> Texts:
    return find_game(game).texts(LANGUAGE)
