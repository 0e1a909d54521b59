"""The report of a run: one page that needs nothing beside it, in light and in dark."""

from collections import Counter
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from questhall import __version__

from . import summing
from .drawing import Interval, Range, interval_plot, point_plot, range_plot
from .plans import LabPlan
from .reckoning import Share, Spread, ratings
from .rows import Game

REPORT = "report.html"
STYLE = "report.css"


def report_page(plan: LabPlan, games: list[Game]) -> str:
    """The whole page."""
    style = files(__package__).joinpath(STYLE).read_text(encoding="utf-8")
    body = [_head(plan, games), *_ratings(games)]
    body += [
        part
        for heading, own in summing.by_heading(games).items()
        for part in _section(heading, own)
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(plan.title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(plan: LabPlan, games: list[Game]) -> str:
    ended = len(summing.finished(games))
    return (
        f"<h1>{escape(plan.title)}</h1>\n"
        f"<p>{ended} of {len(games)} games finished, seed <code>{escape(plan.seed)}</code>, "
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
        yield _rows(["bot", "points", "met others"], rows)


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
    lineups = summing.by_lineup(games)
    yield from _length("rounds", {each: summing.rounds(own) for each, own in lineups.items()})
    yield from _length("decisions", {each: summing.decisions(own) for each, own in lineups.items()})
    yield "</section>"


def _together(games: list[Game]) -> Iterator[str]:
    shares = {lineup: summing.together_won(own) for lineup, own in summing.by_lineup(games).items()}
    yield "<h3>Games won, by bots</h3>"
    yield _share_plot("games won, by bots", shares)
    yield _share_rows(["bots"], [[lineup] for lineup in shares], list(shares.values()))


def _against(games: list[Game]) -> Iterator[str]:
    shares = summing.won_by_bot_and_seat(games)
    yield "<h3>Games won, by bot and seat</h3>"
    named = {
        f"{sat.bot}, seat {sat.seat}" + (f" ({sat.lineup})" if sat.lineup != sat.bot else ""): each
        for sat, each in shares.items()
    }
    yield _share_plot("games won, by bot and seat", named)
    names = [[sat.lineup, sat.bot, str(sat.seat)] for sat in shares]
    yield _share_rows(["bots", "bot", "seat"], names, list(shares.values()))


def _first(games: list[Game]) -> Iterator[str]:
    """What it is worth to begin."""
    first, even = summing.won_by_first(games)
    if not first.of:
        return
    sure = not first.low <= even <= first.high
    verdict = "that is more than chance explains" if sure else "chance may explain the difference"
    yield "<h3>Games won by who went first</h3>"
    yield f"<p>{_percent(first)}; {even:.1%} would be even: {verdict}.</p>"
    yield _share_plot("games won by who went first", {"went first": first}, even)


def _seats(games: list[Game]) -> Iterator[str]:
    shares, even = summing.won_by_seat(games)
    if not shares:
        return
    yield "<h3>Games won, by seat</h3>"
    yield f"<p>Where bots sat in all seats, at once or by turns; {even:.1%} would be even.</p>"
    yield _share_plot(
        "games won, by seat", {f"seat {seat}": each for seat, each in enumerate(shares)}, even
    )


def _length(what: str, spreads: dict[str, Spread | None]) -> Iterator[str]:
    known = {lineup: each for lineup, each in spreads.items() if each is not None}
    if not known:
        return
    yield f"<h3>Length in {what}</h3>"
    ranges = [
        Range(lineup, (each[0], each[1], each[2], each[3], each[4]), f"{each.mean:.1f}")
        for lineup, each in known.items()
    ]
    yield range_plot(f"length in {what}", ranges)
    heading = ["bots", "least", "a quarter", "middle", "three quarters", "most", "mean"]
    yield _rows(heading, [[lineup, *[f"{x:.1f}" for x in each]] for lineup, each in known.items()])


def _share_plot(title: str, shares: dict[str, Share], even: float | None = None) -> str:
    return interval_plot(
        title,
        [
            Interval(label, each.low, each.value, each.high, f"{each.value:.1%} of {each.of}", even)
            for label, each in shares.items()
        ],
    )


def _share_rows(heading: list[str], names: list[list[str]], shares: list[Share]) -> str:
    rows = [
        [
            *name,
            str(each.of),
            str(each.won),
            f"{each.value:.1%}",
            f"{each.low:.1%}",
            f"{each.high:.1%}",
        ]
        for name, each in zip(names, shares, strict=True)
    ]
    return _rows([*heading, "games", "won", "share", "at least", "at most"], rows)


def _percent(each: Share) -> str:
    return f"{each.value:.1%} ({each.low:.1%} to {each.high:.1%}) of {each.of} games"


def _rows(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heading)
    lines = [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows]
    body = "\n".join(lines)
    return (
        f'<div class="plot"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )
