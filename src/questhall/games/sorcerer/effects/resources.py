"""Words about energy, omens, blood and cards in hand."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..rules import resources
from ..rules.formats import opponents
from ..state.arena import Arena, Source


class Draw(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        player = arena.players[source.seat]
        return resources.draw(arena, player, self.amount) == self.amount


class Discard(Effect):
    """The discarding player chooses the card (SO-18.4.2)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        player = arena.players[source.seat]
        for done in range(self.amount):
            if not player.hand:
                return done == self.amount
            options = [Option("card", card) for card in player.hand]
            answer = yield ask(source.seat, "discard", options, "SO-18.4.2", source.card)
            resources.discard(arena, player, answer.what)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return len(arena.players[source.seat].hand) >= self.amount


class GainEnergy(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        resources.gain_energy(arena, arena.players[source.seat], self.amount)
        return True


class GainEnergyPerBurning(Effect):
    """Gain 1 energy for each enemy minion with a flame counter here."""

    def do(self, arena: Arena, source: Source) -> bool:
        player = arena.players[source.seat]
        enemies = arena.fields[source.field].opposite(player.team).minions
        burning = len([minion for minion in enemies if minion.flame > 0])
        if burning:
            resources.gain_energy(arena, player, burning)
        return True


class SpendEnergy(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        if not self.payable(arena, source):
            return False
        resources.pay_energy(arena, arena.players[source.seat], self.amount)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return arena.players[source.seat].energy >= self.amount


class GainOmen(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        resources.gain_omen(arena, arena.players[source.seat], self.amount)
        return True


class GainBlood(Effect):
    """Gain blood; an amount of 0 means the cost of the minion destroyed for it."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        player = arena.players[source.seat]
        if player.blood_pool is None:  # SO-21.0.1: only the Bloodlord uses blood
            return False
        resources.gain_blood(arena, player, self.amount or source.cost_destroyed)
        return True


class SpendBlood(Effect):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        if not self.payable(arena, source):
            return False
        resources.pay_blood(arena, arena.players[source.seat], self.amount)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return arena.players[source.seat].blood >= self.amount


class LookAtHand(Effect):
    """Look at an opponent's hand."""

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        opponent = yield from choose_opponent(arena, source)
        look_at_hand(arena, source.seat, opponent)
        return True


def look_at_hand(arena: Arena, seat: int, opponent: int) -> None:
    hand = arena.players[opponent].hand
    for card in hand:
        arena.show(card, seat)
        arena.tell("saw-card", "SO-6.3.5", opponent, card, seen_by=seat)
    arena.tell("looked", "SO-6.3.5", seat, opponent)
    arena.mark_information()


def choose_opponent(arena: Arena, source: Source) -> Flow[int]:
    """Choose an opponent; in a Battle Royale one of the two neighbours (SO-22.2.15)."""
    options = [Option("opponent", seat) for seat in opponents(arena, source.seat)]
    answer = yield ask(source.seat, "opponent", options, "SO-22.2.15", source.card)
    return answer.what
