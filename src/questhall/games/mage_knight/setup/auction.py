"""Heroes by auction (MK-14.1)."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ..library.library import library
from ..state.heroes import Hero
from ..state.realm import Realm

MOST_FAME = 21  # spaces in the last row of the fame track (MK-14.1.5)


def sell_heroes(realm: Realm, seats: list[int], free: list[int]) -> Flow[None]:
    """`seats` is the order of selection; heroes that nobody took stay in `free`."""
    waiting = seats[:]
    while waiting:
        picker = waiting[0]
        options = [Option("hero", number) for number in free]
        answer = yield Decision([picker], "hero", options, "MK-14.1.1")
        wanted = answer.what
        winner, price = yield from _sell(realm, waiting, wanted)
        waiting.remove(winner)
        free.remove(wanted)
        realm.heroes[winner] = Hero(winner, library().heroes[wanted])
        realm.heroes[winner].fame = -price  # MK-14.1.4
        realm.tell("wins-hero", "MK-14.1.4", winner, winner, price)


def _sell(realm: Realm, waiting: list[int], wanted: int) -> Flow[tuple[int, int]]:
    """Bids go round until one player is left (MK-14.1.2, MK-14.1.3)."""
    winner = waiting[0]
    price = 0
    bidding = waiting[1:]  # in the order of bidding
    while bidding:
        seat = bidding.pop(0)
        earlier = waiting.index(seat) < waiting.index(winner)
        least = price if earlier else price + 1
        options = [refusal("no-bid", wanted)]
        for amount in range(least, MOST_FAME + 1):
            options.append(Option("bid", wanted, amount=amount))
        answer = yield Decision([seat], "auction", options, "MK-14.1.2", wanted, amount=price)
        if not answer.declines:
            bidding.append(winner)
            winner = seat
            price = answer.amount
            realm.tell("bids", "MK-14.1.2", seat, wanted, price)
    return winner, price
