"""The Beast Tyrant and its bear on the field."""

from questhall.games.gloomhaven.state.figures import Figure
from tests.gloomhaven.bench import RADIUS, Bench


def with_bear(
    bear: str = "0,0", tyrant: str = "-3,0", level: int = 1, **others: str
) -> tuple[Bench, Figure]:
    """The bear stands in the middle, its master in the west, others where they are put."""
    places = {"beast_tyrant": tyrant, **others}
    bench = Bench(level, RADIUS, None, None, **places)
    return bench, bench.summon("bear", bear)
