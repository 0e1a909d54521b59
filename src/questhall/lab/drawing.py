"""Plots as SVG, drawn by hand: a page that needs nothing else, today and in ten years."""

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import NamedTuple

WIDTH = 760
LABELS = 250  # the column of names
FIGURES = 120  # the column of figures on the right
ROW = 28
AXIS = 30
LONGEST_LABEL = 34
DOT = 5
BOX = 12
TICKS = 4
ROUND_PARTS = (1.0, 1.2, 1.6, 2.0, 2.4, 3.2, 4.0, 6.0, 8.0, 10.0)
LEAST_POINTS = 100.0  # of a rating, so that small differences look small


class Interval(NamedTuple):
    """A value and its bounds; `even`: what it would be if nothing made a difference."""

    label: str
    low: float
    value: float
    high: float
    figure: str
    even: float | None = None


class Range(NamedTuple):
    """Five marks from least to most."""

    label: str
    marks: tuple[float, float, float, float, float]
    figure: str


def interval_plot(title: str, rows: Sequence[Interval]) -> str:
    """Dots with whiskers on a scale from 0 to 100 percent."""
    scale = _Scale(0.0, 1.0)
    parts = [_interval(row, _middle(number), scale) for number, row in enumerate(rows)]
    ticks = [(place, f"{place:.0%}") for place in scale.ticks()]
    return _plot(title, len(rows), scale, ticks, parts)


def range_plot(title: str, rows: Sequence[Range]) -> str:
    """Boxes of the middle half, lines from least to most."""
    scale = _Scale(0.0, _round_number(max(TICKS, *(row.marks[4] for row in rows))))
    parts = [_range(row, _middle(number), scale) for number, row in enumerate(rows)]
    ticks = [(place, f"{place:g}") for place in scale.ticks()]
    return _plot(title, len(rows), scale, ticks, parts)


def point_plot(title: str, points: dict[str, float]) -> str:
    """Dots on a scale with 0 in the middle."""
    reach = _round_number(max(LEAST_POINTS, *(abs(value) for value in points.values())))
    scale = _Scale(-reach, reach)
    parts = [
        _label(name, _middle(number))
        + _line("whisker", scale.at(0), scale.at(value), _middle(number), _middle(number))
        + _dot(scale.at(value), _middle(number))
        + _figure(f"{value:+.0f}", _middle(number))
        for number, (name, value) in enumerate(points.items())
    ]
    ticks = [(place, f"{place:+.0f}" if place else "0") for place in scale.ticks()]
    return _plot(title, len(points), scale, ticks, parts)


class _Scale:
    """From values to places on the paper."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high

    def at(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return LABELS + part * (WIDTH - LABELS - FIGURES)

    def ticks(self) -> list[float]:
        return [self.low + (self.high - self.low) * number / TICKS for number in range(TICKS + 1)]


def _round_number(at_least: float) -> float:
    """The next number that can be cut into four without splinters."""
    size = 10.0 ** floor(log10(at_least))
    return next(part * size for part in ROUND_PARTS if part * size >= at_least)


def _plot(
    title: str, rows: int, scale: _Scale, ticks: list[tuple[float, str]], parts: list[str]
) -> str:
    height = rows * ROW + AXIS
    grid = [
        _line("grid", scale.at(place), scale.at(place), 0, rows * ROW)
        + f'<text class="tick" x="{scale.at(place):.1f}" y="{height - 8}">{escape(text)}</text>'
        for place, text in ticks
    ]
    return (
        f'<div class="plot"><svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img"><title>{escape(title)}</title>'
        f"{''.join(grid)}{''.join(parts)}</svg></div>"
    )


def _interval(row: Interval, y: float, scale: _Scale) -> str:
    even = "" if row.even is None else _upright("even", scale.at(row.even), y)
    whisker = _line("whisker", scale.at(row.low), scale.at(row.high), y, y)
    return (
        _label(row.label, y)
        + even
        + whisker
        + _dot(scale.at(row.value), y)
        + _figure(row.figure, y)
    )


def _range(row: Range, y: float, scale: _Scale) -> str:
    low, quarter, middle, three_quarters, high = map(scale.at, row.marks)
    wide = max(three_quarters - quarter, 1.0)
    box = (
        f'<rect class="box" x="{quarter:.1f}" y="{y - BOX / 2:.1f}" width="{wide:.1f}" '
        f'height="{BOX}"/>'
    )
    whisker = _line("whisker", low, high, y, y)
    return (
        _label(row.label, y) + whisker + box + _upright("mark", middle, y) + _figure(row.figure, y)
    )


def _middle(row: int) -> float:
    return row * ROW + ROW / 2


def _line(kind: str, left: float, right: float, top: float, bottom: float) -> str:
    return (
        f'<line class="{kind}" x1="{left:.1f}" x2="{right:.1f}" y1="{top:.1f}" y2="{bottom:.1f}"/>'
    )


def _upright(kind: str, x: float, y: float) -> str:
    return _line(kind, x, x, y - BOX / 2 - 2, y + BOX / 2 + 2)


def _dot(x: float, y: float) -> str:
    return f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{DOT}"/>'


def _label(text: str, y: float) -> str:
    short = text if len(text) <= LONGEST_LABEL else f"{text[: LONGEST_LABEL - 1]}…"
    whole = "" if short == text else f"<title>{escape(text)}</title>"
    return f'<text x="{LABELS - 14}" y="{y + 4:.1f}" class="label">{whole}{escape(short)}</text>'


def _figure(text: str, y: float) -> str:
    return f'<text x="{WIDTH - FIGURES + 14}" y="{y + 4:.1f}">{escape(text)}</text>'
