"""A map of hexes as text."""

from rich.text import Text

from questhall.kernel.hex_map import column_map, hex_map


def test_rows_are_numbered_and_shifted_by_half_a_hex() -> None:
    cells = {(0, 0): Text("a"), (1, 0): Text("b"), (0, 1): Text("c"), (-1, 2): Text("d")}
    assert hex_map(cells, 2).plain.splitlines() == [
        "   0 │a   b",
        "   1 │  c",
        "   2 │d",
    ]


def test_columns_are_shifted_by_half_a_hex() -> None:
    cells = {(0, 0): Text("a"), (1, 0): Text("b"), (0, 1): Text("c"), (2, -1): Text("d")}
    assert column_map(cells, 2).plain.splitlines() == [
        "a   d",
        "  b",
        "c",
    ]
