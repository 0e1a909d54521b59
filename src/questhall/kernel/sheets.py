"""Sheets: a situation that somebody describes in JSON and asks a tool of a game about."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

Tool = Callable[[bytes], dict[str, Any]]
Sheet = TypeVar("Sheet", bound=msgspec.Struct)


class BadSheet(ValueError):
    """What is wrong with the input, and where."""


def read_sheet(text: bytes, sheet: type[Sheet]) -> Sheet:
    try:
        return msgspec.json.decode(text, type=sheet)
    except msgspec.ValidationError as fault:
        problem, _, where = str(fault).replace("`", "").partition(" - at $.")
        raise BadSheet(f"{where}: {problem}" if where else problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadSheet(f"this is no JSON: {fault}") from None
