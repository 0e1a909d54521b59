"""Drawings from strangers: of an SVG file only its lines are kept, never what it could do.

The lines come out in the units of one square, on which clients draw all icons.
"""

import re
from xml.etree.ElementTree import Element

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

SIDE = 192
LARGEST = 60_000  # letters of the lines of one drawing
MOST_LINES = 64
FARTHEST = 100 * SIDE  # from the middle; nothing out there is seen

_NUMBER = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[\s,]*([01])")
_END = re.compile(r"[\s,]*\Z")
_COMMAND = re.compile(r"[\s,]*([MmLlHhVvCcSsQqTtAaZz])")

# What each command takes: a place along (x) and down (y), a length (l), an angle (a), a flag (f).
_TAKES = {
    "M": "xy",
    "L": "xy",
    "H": "x",
    "V": "y",
    "C": "xyxyxy",
    "S": "xyxy",
    "Q": "xyxy",
    "T": "xy",
    "A": "llaffxy",
    "Z": "",
}
_FURTHER = {"M": "L", "m": "l"}  # what follows without a letter of its own


class BadDrawing(ValueError):
    """It is no drawing that can be shown; the text says why."""


def read_drawing(data: bytes) -> str:
    """The lines of an SVG file. Whatever else is in it is left out."""
    try:
        root = fromstring(data, forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError) as fault:
        raise BadDrawing(f"is no SVG: {fault or type(fault).__name__}") from None
    if _tag(root) != "svg":
        raise BadDrawing("is no SVG")
    lines = [each.get("d", "") for each in root.iter() if _tag(each) == "path"]
    if not any(lines):
        raise BadDrawing("has no <path>: only paths are drawn")
    if len(lines) > MOST_LINES or sum(map(len, lines)) > LARGEST:
        raise BadDrawing(f"has more than {MOST_LINES} paths, or {LARGEST} letters in them")
    square = _Square(root.get("viewBox", "0 0 512 512"))
    return "".join(map(square.fit, lines))


def _tag(element: Element) -> str:
    return str(element.tag).rpartition("}")[2]


class _Square:
    """Puts what was drawn in a box into the middle of our square, as large as it can be."""

    def __init__(self, box: str) -> None:
        try:
            left, top, width, height = map(float, re.split("[ ,]+", box.strip()))
        except ValueError:
            raise BadDrawing("has a viewBox that is none") from None
        longer = max(width, height)
        if not (min(width, height) > 0 and longer < 1e6 and abs(left) + abs(top) < 1e6):
            raise BadDrawing("has a viewBox that is none")
        self.scale = SIDE / longer
        self.x = SIDE / 2 - (left + width / 2) * self.scale
        self.y = SIDE / 2 - (top + height / 2) * self.scale

    def fit(self, path: str) -> str:
        """The path in our units, command by command."""
        found: list[str] = []
        command = ""
        at = 0
        while not _END.match(path, at):
            letter = _COMMAND.match(path, at)
            if letter:
                command, at = letter[1], letter.end()
            if not (letter or _TAKES.get(command.upper())) or not (found or command in "Mm"):
                raise BadDrawing("has a path that is none")
            said = command if found else "M"
            values, at = self._values(path, at, said)
            found.append(said + " ".join(values))
            command = _FURTHER.get(command, command)
        return "".join(found)

    def _values(self, path: str, at: int, command: str) -> tuple[list[str], int]:
        values: list[str] = []
        for sort in _TAKES[command.upper()]:
            said = (_FLAG if sort == "f" else _NUMBER).match(path, at)
            if not said:
                raise BadDrawing("has a path that is none")
            values.append(said[1] if sort == "f" else self._value(sort, said[1], command.isupper()))
            at = said.end()
        return values, at

    def _value(self, sort: str, said: str, absolute: bool) -> str:
        value = float(said)
        if sort != "a":
            value *= self.scale
        if absolute and sort in "xy":
            value += self.x if sort == "x" else self.y
        if not abs(value) < FARTHEST:
            raise BadDrawing("has a path that leads too far away")
        return f"{value:.2f}".rstrip("0").rstrip(".")
