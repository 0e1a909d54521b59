"""Counters: of a class on its board, of an encounter on the Special Rules Board."""

from questhall.kernel.decisions import NOTHING, Flow

from ..printed.cards import Amount, Condition, Effect
from ..printed.encounter import BoardMoment
from ..rules.boss.passives import happen
from ..rules.boss.stage_deck import change_stage
from ..state.battle import Battle
from ..state.deeds import Deed


def counters_of(battle: Battle, deed: Deed, of_board: bool) -> dict[str, int]:
    """Who acts for the company has counters of his own, unless those of the board are meant, which
    enemies always use."""
    if deed.fighter == NOTHING or of_board:
        return battle.counters
    return battle.company[deed.fighter].counters


class Count(Effect):
    """Up or down, never below 0 and not above the most."""

    def __init__(self, name: str, amount: Amount, most: int, of_board: bool) -> None:
        self.name = name
        self.amount = amount
        self.most = most
        self.of_board = of_board

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        counters = counters_of(battle, deed, self.of_board)
        counters[self.name] = self._value(battle, deed)
        battle.tell("counted", "OS-2.1.2", deed.figure, counters[self.name])
        if counters is battle.counters:
            change_stage(battle)
            yield from happen(battle, BoardMoment.COUNTED)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        """It changes something."""
        held = counters_of(battle, deed, self.of_board).get(self.name, 0)
        return self._value(battle, deed) != held

    def _value(self, battle: Battle, deed: Deed) -> int:
        held = counters_of(battle, deed, self.of_board).get(self.name, 0)
        value = max(0, held + self.amount.of(battle, deed))
        most = self._most(battle, deed)
        return min(value, most) if most else value

    def _most(self, battle: Battle, deed: Deed) -> int:
        """As the word says, or as the board of the class does."""
        if self.most or self.of_board or deed.fighter == NOTHING:
            return self.most
        kind = battle.company[deed.fighter].kind
        counter = None if kind is None else kind.counter
        return counter.most if counter is not None and counter.key == self.name else 0

    def payable(self, battle: Battle, deed: Deed) -> bool:
        value = counters_of(battle, deed, self.of_board).get(self.name, 0)
        return value + self.amount.of(battle, deed) >= 0


class SetCounter(Count):
    """A counter of the board shows just so many."""

    def __init__(self, name: str, amount: Amount) -> None:
        super().__init__(name, amount, 0, True)

    def _value(self, battle: Battle, deed: Deed) -> int:
        return self.amount.of(battle, deed)


class Counted(Amount):
    """What a counter shows."""

    def __init__(self, name: str, of_board: bool) -> None:
        self.name = name
        self.of_board = of_board

    def of(self, battle: Battle, deed: Deed) -> int:
        return counters_of(battle, deed, self.of_board).get(self.name, 0)


class AtLeast(Condition):
    """A counter shows at least so many."""

    def __init__(self, name: str, least: int, of_board: bool) -> None:
        self.name = name
        self.least = least
        self.of_board = of_board

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return counters_of(battle, deed, self.of_board).get(self.name, 0) >= self.least
