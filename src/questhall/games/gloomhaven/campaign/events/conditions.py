"""The conditions of outcomes (GH-9.2.3 to GH-9.2.5)."""

from questhall.kernel.decisions import Flow

from ..sharing import give_away, owners, pay_together
from ..town import Town
from .cards import EventCondition


class ReputationAbove(EventCondition):
    """The party is better known than this (GH-9.2.4)."""

    def __init__(self, reputation: int) -> None:
        self.reputation = reputation

    def met(self, town: Town) -> bool:
        return town.ledger.reputation > self.reputation


class ReputationBelow(EventCondition):
    """The party is less liked than this (GH-9.2.4)."""

    def __init__(self, reputation: int) -> None:
        self.reputation = reputation

    def met(self, town: Town) -> bool:
        return town.ledger.reputation < self.reputation


class HasClass(EventCondition):
    """One of these classes is in the party (GH-9.2.3)."""

    def __init__(self, classes: list[str]) -> None:
        self.classes = classes

    def met(self, town: Town) -> bool:
        return any(sheet.kind.key in self.classes for sheet in town.sheets)


class PayTogether(EventCondition):
    """The party pays if it can (GH-9.2.5); one that is well known pays less."""

    def __init__(self, gold: int, less: int, above: int) -> None:
        self.gold = gold
        self.less = less
        self.above = above

    def met(self, town: Town) -> bool:
        return sum(sheet.gold for sheet in town.sheets) >= self._price(town)

    def pay(self, town: Town) -> Flow[None]:
        yield from pay_together(town, self._price(town))

    def _price(self, town: Town) -> int:
        return self.less if self.less and town.ledger.reputation > self.above else self.gold


class PayEach(EventCondition):
    """Every character pays, if all of them can."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def met(self, town: Town) -> bool:
        return all(sheet.gold >= self.gold for sheet in town.sheets)

    def pay(self, town: Town) -> Flow[None]:
        for sheet in town.sheets:
            sheet.gold -= self.gold
        yield from ()


class PayItem(EventCondition):
    """Somebody gives an item away."""

    def __init__(self, number: int) -> None:
        self.number = number

    def met(self, town: Town) -> bool:
        return bool(owners(town, self.number))

    def pay(self, town: Town) -> Flow[None]:
        yield from give_away(town, self.number)
