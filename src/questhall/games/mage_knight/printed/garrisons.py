"""The tokens that defend a city, as printed on its card; filled when the box is read."""

GARRISONS: dict[int, list[list[int]]] = {}


def garrison(colour: int, level: int) -> list[int]:
    """The colours of a city's tokens; garrisons do not grow above the highest level."""
    rows = GARRISONS[colour]
    return rows[min(level, len(rows)) - 1]
