"""Founding a party (RULES 8.2)."""

from questhall.kernel.decisions import Flow

from .creating_characters import create_character
from .town import Town


def found(town: Town) -> Flow[None]:
    """Each seat creates a character (GH-9.5.1)."""
    for seat in range(town.size):
        sheet = yield from create_character(town, seat)
        town.sheets.append(sheet)
    town.next_step = "train"
