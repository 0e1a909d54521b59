"""The report of a run: one page that needs nothing beside it, in light and in dark."""

from collections import Counter
from collections.abc import Iterator
from html import escape
from importlib.resources import files

from questhall import __version__

from . import summing
from .cards import card_section, names_in
from .drawing import point_plot
from .plans import LabPlan
from .reckoning import ratings
from .roads import road
from .rows import Game
from .tables import length, percent, share_plot, share_rows, table

REPORT = "report.html"
STYLE = "report.css"


def report_page(plan: LabPlan, games: list[Game]) -> str:
    """The whole page."""
    style = files(__package__).joinpath(STYLE).read_text(encoding="utf-8")
    body = [_head(plan, games), *_ratings(games)]
    for heading, own in summing.by_heading(games).items():
        body += _section(heading, own) if own[0].job.case.journey is None else road(heading, own)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(plan.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(plan: LabPlan, games: list[Game]) -> str:
    matches = [game for game in games if game.job.case.journey is None]
    ended = len(summing.finished(matches))
    told = [f"{ended} of {len(matches)} games finished"] if matches else []
    if len(matches) < len(games):
        told.append(f"evenings of {len(games) - len(matches)} campaigns")
    return (
        f"<h1>{escape(plan.title)}</h1>\n"
        f"<p>{', '.join(told)}, seed <code>{escape(plan.seed)}</code>, "
        f"Questhall {escape(__version__)}. Bounds are those of 95 percent by Wilson; a draw is no "
        "win. Only finished games are counted.</p>"
    )


def _ratings(games: list[Game]) -> Iterator[str]:
    """How strong bots are, in every game in which they met."""
    for name, own in summing.by_game(games).items():
        met = list(summing.meetings(own))
        if not met:
            continue
        points = ratings(met)
        count = Counter(bot for each in met for bot in (each.bot, each.other))
        rows = [[bot, f"{value:+.0f}", str(count[bot])] for bot, value in points.items()]
        yield f"<h2>{escape(name)}: rating of bots</h2>"
        yield (
            "<p>By Bradley and Terry in Elo's points, 0 on average: 200 points more win three of "
            "four games.</p>"
        )
        yield point_plot(f"rating of bots in {name}", points)
        yield table(["bot", "points", "met others"], rows)


def _section(heading: str, games: list[Game]) -> Iterator[str]:
    yield f"<section>\n<h2>{escape(heading)}</h2>"
    unfinished = len(games) - len(summing.finished(games))
    if unfinished:
        yield f"<p>{unfinished} of {len(games)} games were not finished.</p>"
    if games[0].job.case.together:
        yield from _together(games)
    else:
        yield from _against(games)
        yield from _first(games)
        yield from _seats(games)
    yield from _brought(games)
    yield from card_section(games)
    lineups = summing.by_lineup(games)
    yield from length("rounds", {each: summing.rounds(own) for each, own in lineups.items()})
    yield from length("decisions", {each: summing.decisions(own) for each, own in lineups.items()})
    yield "</section>"


def _together(games: list[Game]) -> Iterator[str]:
    shares = {lineup: summing.together_won(own) for lineup, own in summing.by_lineup(games).items()}
    yield "<h3>Games won, by bots</h3>"
    yield share_plot("games won, by bots", shares)
    yield share_rows(["bots"], [[lineup] for lineup in shares], list(shares.values()))


def _against(games: list[Game]) -> Iterator[str]:
    shares = summing.won_by_bot_and_seat(games)
    yield "<h3>Games won, by bot and seat</h3>"
    named = {
        f"{sat.bot}, seat {sat.seat}" + (f" ({sat.lineup})" if sat.lineup != sat.bot else ""): each
        for sat, each in shares.items()
    }
    yield share_plot("games won, by bot and seat", named)
    names = [[sat.lineup, sat.bot, str(sat.seat)] for sat in shares]
    yield share_rows(["bots", "bot", "seat"], names, list(shares.values()))


def _first(games: list[Game]) -> Iterator[str]:
    """What it is worth to begin."""
    first, even = summing.won_by_first(games)
    if not first.of:
        return
    sure = not first.low <= even <= first.high
    verdict = "that is more than chance explains" if sure else "chance may explain the difference"
    yield "<h3>Games won by who went first</h3>"
    yield f"<p>{percent(first)}; {even:.1%} would be even: {verdict}.</p>"
    yield share_plot("games won by who went first", {"went first": first}, even)


def _seats(games: list[Game]) -> Iterator[str]:
    shares, even = summing.won_by_seat(games)
    if not shares:
        return
    yield "<h3>Games won, by seat</h3>"
    yield f"<p>Where bots sat in all seats, at once or by turns; {even:.1%} would be even.</p>"
    yield share_plot(
        "games won, by seat", {f"seat {seat}": each for seat, each in enumerate(shares)}, even
    )


def _brought(games: list[Game]) -> Iterator[str]:
    """Heroes, classes, decks: what a seat played with."""
    shares = summing.won_by_brought(games)
    if not shares:
        return
    say = names_in(games)
    named = {say(key): each for key, each in shares.items()}
    yield "<h3>Games won, by what a seat played with</h3>"
    yield share_plot("games won, by what a seat played with", named)
    yield share_rows(["played with"], [[name] for name in named], list(named.values()))
