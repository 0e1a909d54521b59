"""Shares, spreads and ratings, held against numbers that are known."""

import pytest

from questhall.lab.reckoning import Meeting, ratings, share, spread


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_bounds_are_wilsons(won: int, of: int, low: float, high: float) -> None:
    found = share(won, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
    assert found.value == won / of


def test_of_nothing_nothing_is_known() -> None:
    assert share(0, 0)[2:] == (0.0, 1.0)


def test_a_spread_has_quarters() -> None:
    assert spread([4, 1, 3, 2, 10]) == (1, 2, 3, 4, 10, 4.0)
    assert spread([7]) == (7, 7, 7, 7, 7, 7.0)


def test_three_of_four_are_two_hundred_points() -> None:
    met = [Meeting("strong", "weak", 1.0)] * 3000 + [Meeting("strong", "weak", 0.0)] * 1000
    points = ratings(met)
    assert list(points) == ["strong", "weak"]
    assert points["strong"] - points["weak"] == pytest.approx(190.85, abs=1.0)
    assert sum(points.values()) == pytest.approx(0.0, abs=1e-6)


def test_who_never_met_is_compared_through_others() -> None:
    met = [Meeting("a", "b", 1.0), Meeting("b", "c", 1.0)] * 50
    points = ratings(met)
    assert list(points) == ["a", "b", "c"]
    assert all(abs(value) < 2000 for value in points.values())


def test_draws_make_equals() -> None:
    points = ratings([Meeting("a", "b", 0.5)] * 9)
    assert points["a"] == pytest.approx(points["b"])
