"""What a class gathers and spends before it draws for an attack: Lethality, Rhythm."""

from questhall.kernel.decisions import Flow, Option, no_decisions
from questhall.kernel.offers import Offer

from ...state.battle import Battle
from ...state.deeds import Attack
from ...state.oathsworn import Oathsworn


def counter_options(battle: Battle, oathsworn: Oathsworn, attack: Attack) -> list[Option]:
    """Any number of them (OS-12.2.5)."""
    counter = None if oathsworn.kind is None else oathsworn.kind.counter
    if counter is None:
        return []
    held = oathsworn.counters.get(counter.key, 0)
    spending = CountersSpent(battle, oathsworn, attack)
    return [
        Option("spend-counter", number, oathsworn.place, meant=spending)
        for number in range(1, held + 1)
    ]


class CountersSpent(Offer):
    """Some of what the class has gathered, for an attack."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn, attack: Attack) -> None:
        self.battle = battle
        self.oathsworn = oathsworn
        self.attack = attack

    def take(self, option: Option) -> Flow[None]:
        _spend_counters(self.battle, self.oathsworn, self.attack, option.what)
        yield from no_decisions()


def _spend_counters(battle: Battle, oathsworn: Oathsworn, attack: Attack, number: int) -> None:
    counter = oathsworn.board.counter
    assert counter is not None
    oathsworn.counters[counter.key] -= number
    attack.counters_spent += number
    attack.bonus += number * attack.counters_worth
    battle.tell("spent-counter", "OS-12.2.5", oathsworn.place, oathsworn.place, number)


def give_back_counters(oathsworn: Oathsworn, attack: Attack) -> None:
    """After a miss, if they are of that kind (OS-7.11.12)."""
    counter = None if oathsworn.kind is None else oathsworn.kind.counter
    if counter is not None and counter.returns:
        held = oathsworn.counters.get(counter.key, 0)
        oathsworn.counters[counter.key] = min(counter.most, held + attack.counters_spent)
