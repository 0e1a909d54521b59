"""Might cards on the table: those drawn for an attack or a check, and those still face down."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING

from ..printed.might import BLANK, COLOURS, MISSING_BLANKS


@mypyc_attr(acyclic=True)
class Drawn:
    """A card or a die of a draw. A bonus card was drawn for a critical (OS-7.11.10)."""

    def __init__(self, colour: int, value: int, critical: bool, card: int, bonus: bool) -> None:
        self.colour = colour
        self.value = value
        self.critical = critical
        self.card = card  # NOTHING is a die
        self.bonus = bonus
        self.followed = False  # its critical card was drawn (OS-7.11.9)
        self.ignored = False  # OS-7.11.14

    @property
    def blank(self) -> bool:
        return self.value == BLANK


@mypyc_attr(acyclic=True)
class Draw:
    """One draw. `hidden` holds the cards that lie face down, by colour (OS-8.8.1)."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.cards: list[Drawn] = []
        self.hidden: list[list[int]] = [[] for _ in COLOURS]
        self.by_dice: list[bool] = [False] * len(COLOURS)  # OS-1.3.2
        self.missing = MISSING_BLANKS  # so many blanks miss
        self.free_redraws = 0  # OS-7.11.8
        self.no_redraws = False  # by an injury
        # Whose and of what kind: they are given back by a miss (OS-7.11.12).
        self.tokens_spent: list[tuple[int, int]] = []

    def blanks(self) -> int:
        """OS-7.11.10: blanks drawn for criticals do not count."""
        return len([card for card in self.cards if card.blank and not card.bonus])

    def total(self) -> int:
        """OS-7.11.5, without what is ignored."""
        return sum([card.value for card in self.cards if not card.ignored])

    def criticals(self) -> int:
        return len([card for card in self.cards if card.critical])

    def numbers(self) -> list[int]:
        """The cards of the draw that are cards, not dice."""
        return [card.card for card in self.cards if card.card != NOTHING]
