"""Commands of single games: a module for each game that has some, found by itself."""

from importlib import import_module
from pkgutil import iter_modules

import typer


def commands_of_games() -> list[typer.Typer]:
    """The `commands` of each module here."""
    found = iter_modules(__path__, f"{__name__}.")
    return [import_module(module.name).commands for module in found]
