"""What pages of a report are made of: shares and lengths, as plots and as tables."""

from collections.abc import Iterator, Sequence
from html import escape

from .drawing import Interval, Range, interval_plot, range_plot
from .reckoning import Share, Spread


def length(what: str, spreads: dict[str, Spread | None], of: str = "bots") -> Iterator[str]:
    """From least to most, a line for each of those that are told apart."""
    known = {name: each for name, each in spreads.items() if each is not None}
    if not known:
        return
    yield f"<h3>Length in {what}</h3>"
    ranges = [
        Range(name, (each[0], each[1], each[2], each[3], each[4]), f"{each.mean:.1f}")
        for name, each in known.items()
    ]
    yield range_plot(f"length in {what}", ranges)
    heading = [of, "least", "a quarter", "middle", "three quarters", "most", "mean"]
    yield table(heading, [[name, *[f"{x:.1f}" for x in each]] for name, each in known.items()])


def share_plot(title: str, shares: dict[str, Share], even: float | None = None) -> str:
    return interval_plot(
        title,
        [
            Interval(label, each.low, each.value, each.high, f"{each.value:.1%} of {each.of}", even)
            for label, each in shares.items()
        ],
    )


def share_rows(heading: list[str], names: list[list[str]], shares: list[Share]) -> str:
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
    return table([*heading, "games", "won", "share", "at least", "at most"], rows)


def percent(each: Share) -> str:
    return f"{each.value:.1%} ({each.low:.1%} to {each.high:.1%}) of {each.of} games"


def table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in heading)
    lines = [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows]
    body = "\n".join(lines)
    return (
        f'<div class="plot"><table>\n<thead><tr>{head}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )
