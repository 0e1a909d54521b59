"""Words about energy, omens, blood and cards in hand."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..rules import resources
from ..rules.formats import opponents
from ..state.table import Source, Table


class Draw(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, source: Source) -> bool:
        player = table.players[source.seat]
        return resources.draw(table, player, self.amount) == self.amount


class Discard(Effect):
    """The discarding player chooses the card (SO-18.4.2)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, table: Table, source: Source) -> Flow[bool]:
        player = table.players[source.seat]
        for done in range(self.amount):
            if not player.hand:
                return done == self.amount
            options = [Option("card", card) for card in player.hand]
            answer = yield ask(source.seat, "discard", options, "SO-18.4.2", source.card)
            resources.discard(table, player, answer.what)
        return True

    def payable(self, table: Table, source: Source) -> bool:
        return len(table.players[source.seat].hand) >= self.amount


class GainEnergy(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, source: Source) -> bool:
        resources.gain_energy(table, table.players[source.seat], self.amount)
        return True


class GainEnergyPerBurning(Effect):
    """1 energy for each enemy minion with a flame counter here."""

    def do(self, table: Table, source: Source) -> bool:
        player = table.players[source.seat]
        enemies = table.fields[source.field].opposite(player.team).minions
        burning = len([minion for minion in enemies if minion.flame > 0])
        if burning:
            resources.gain_energy(table, player, burning)
        return True


class SpendEnergy(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, source: Source) -> bool:
        if not self.payable(table, source):
            return False
        resources.pay_energy(table, table.players[source.seat], self.amount)
        return True

    def payable(self, table: Table, source: Source) -> bool:
        return table.players[source.seat].energy >= self.amount


class GainOmen(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, source: Source) -> bool:
        resources.gain_omen(table, table.players[source.seat], self.amount)
        return True


class GainBlood(Effect):
    """An amount of 0 means: as much as the minion destroyed for it had cost."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, source: Source) -> bool:
        player = table.players[source.seat]
        if player.blood_pool is None:  # SO-21.0.1: only the Bloodlord uses blood
            return False
        resources.gain_blood(table, player, self.amount or source.cost_destroyed)
        return True


class SpendBlood(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, table: Table, source: Source) -> bool:
        if not self.payable(table, source):
            return False
        resources.pay_blood(table, table.players[source.seat], self.amount)
        return True

    def payable(self, table: Table, source: Source) -> bool:
        return table.players[source.seat].blood >= self.amount


class LookAtHand(Effect):
    """Look at an opponent's hand."""

    def resolve(self, table: Table, source: Source) -> Flow[bool]:
        opponent = yield from choose_opponent(table, source)
        look_at_hand(table, source.seat, opponent)
        return True


def look_at_hand(table: Table, seat: int, opponent: int) -> None:
    hand = table.players[opponent].hand
    for card in hand:
        table.show(card, seat)
        table.tell("saw-card", "SO-6.3.5", opponent, card, seen_by=seat)
    table.tell("looked", "SO-6.3.5", seat, opponent)
    table.mark_information()


def choose_opponent(table: Table, source: Source) -> Flow[int]:
    """Which opponent: in a Battle Royale one of the two neighbours (SO-22.2.15)."""
    options = [Option("opponent", seat) for seat in opponents(table, source.seat)]
    answer = yield ask(source.seat, "opponent", options, "SO-22.2.15", source.card)
    return answer.what
