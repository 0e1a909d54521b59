"""What a report tells of campaigns: how often each evening was won, and how long it took."""

from collections.abc import Iterator
from html import escape

from . import summing
from .rows import Game
from .tables import length, share_plot, share_rows


def road(heading: str, games: list[Game]) -> Iterator[str]:
    """A section of the report, for campaigns of one kind."""
    yield f"<section>\n<h2>{escape(heading)}</h2>"
    broken = summing.broken_off(games)
    if broken:
        yield f"<p>{broken} of {len(games)} campaigns could not be played on.</p>"
    fought = summing.by_offer(games)
    shares = {_named(each): summing.evenings_won(own) for each, own in fought.items()}
    if shares:
        yield "<h3>Evenings won, by what was played</h3>"
        yield share_plot("evenings won, by what was played", shares)
        names = [[each.offer, each.lineup] for each in fought]
        yield share_rows(["evening", "bots"], names, list(shares.values()))
    rounds = {_named(each): summing.rounds_of(own) for each, own in fought.items()}
    decisions = {_named(each): summing.decisions_of(own) for each, own in fought.items()}
    yield from length("rounds", rounds, "evening")
    yield from length("decisions", decisions, "evening")
    lineups = summing.by_lineup(games)
    played = {lineup: summing.evenings_played(own) for lineup, own in lineups.items()}
    yield from length("evenings", played)
    yield "</section>"


def _named(fought: summing.Fought) -> str:
    return f"{fought.offer} ({fought.lineup})"
