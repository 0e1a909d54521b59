"""A check or a Round of Combat while it is made (OS-3.5, OS-3.6)."""

from ..printed.might import COLOURS, MISSING_BLANKS
from .oathsworn import Oathsworn


class Check:
    """What a check asks for. `holders` may spend tokens on it, the first of them decides."""

    def __init__(self, difficulty: int, holders: list[Oathsworn]) -> None:
        self.difficulty = difficulty
        self.holders = holders
        self.added = 0  # to the total (OS-3.5.9)
        self.missing = MISSING_BLANKS  # so many blanks fail (OS-3.6.5)
        self.free_redraws = 0  # of traits (OS-3.5.8)
        self.cubes = [0] * len(COLOURS)  # in a Might Check (OS-3.5.15)
        self.wanted: list[int] = []  # by colour, as far as it is declared
        self.declared = False
        self.might = False  # a Might Check: Empowered tokens work (OS-3.5.6)
        self.criticals = 0  # that were drawn (OS-3.6.5)
        self.missed = False  # by blanks
        self.tokens_spent: list[tuple[int, int]] = []  # by whom, and the kind
