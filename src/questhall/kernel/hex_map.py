"""A map of hexes in a terminal."""

from rich.text import Text

MARGIN = 6  # the number of the row and the line beside it


def hex_map(cells: dict[tuple[int, int], Text], half_width: int) -> Text:
    """Hexes by their axial coordinates, each row below the one before and shifted by half a hex;
    rows are numbered on the left. `half_width` is that of a hex, in letters."""
    left = min(2 * q + r for q, r in cells)
    lines: list[Text] = []
    for row in sorted({r for _, r in cells}):
        line = Text(f"{row:>4} │", "dim")
        for q in sorted(q for q, r in cells if r == row):
            place = MARGIN + half_width * (2 * q + row - left)
            line.append(" " * (place - len(line)))
            line.append_text(cells[q, row])
        lines.append(line)
    return Text("\n").join(lines)


def column_map(cells: dict[tuple[int, int], Text], half_width: int) -> Text:
    """Hexes with flat tops: north is a step of the second coordinate, each column stands half a hex
    lower than its neighbours. The hexes themselves say how they are called."""
    left = min(q for q, _ in cells)
    lines: list[Text] = []
    for height in sorted({2 * r + q for q, r in cells}):
        line = Text()
        for q, r in sorted(cell for cell in cells if 2 * cell[1] + cell[0] == height):
            line.append(" " * (half_width * (q - left) - len(line)))
            line.append_text(cells[q, r])
        lines.append(line)
    return Text("\n").join(lines)
