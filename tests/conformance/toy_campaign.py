"""The lantern road: evenings of Lanterns that follow on one another, and a shop between them.

The party owns lanterns, which are the pile of each evening; the rest stand in the shop. Coins
that are won buy more. An evening on which too little was earned is lost.
"""

from collections.abc import Callable
from typing import ClassVar

import msgspec

from questhall.kernel.acts import Act
from questhall.kernel.campaigns import Campaigns, Ledger, News, Offer, with_number
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Flow, Option, ask
from questhall.kernel.games import Format, Game, Setup, TableOption, Why
from questhall.kernel.kinds import Name, counted
from questhall.kernel.match import Match
from questhall.kernel.state import State
from questhall.kernel.zones import Zone

from .toy import BOX, LANTERNS, Evening, Lantern, Lanterns

OWNED = 14
PRICE = 2
EVENINGS = 3
FEAST = 1000
ENOUGH = 8
SHOP_PHRASES = {"browse": "", "buy": "card", "go": "", "bought": "seat card", "shut": ""}
SHOP_ACTS = {"bought": Act("gain", who="seat", by="card"), "shut": Act("moment")}


class Traveller:
    """One of the party; who plays it may change from evening to evening."""

    def __init__(self, number: int, coins: int = 0) -> None:
        self.number = number
        self.coins = coins


class Road(Ledger):
    """What the party has between two evenings."""

    def __init__(self, evenings: int = 0) -> None:
        self.evenings = evenings
        self.defeats = 0
        self.party: list[Traveller] = []
        self.lanterns: list[int] = []
        self.shelf: list[int] = []


# -- the shop, a match like any other ------------------------------------------


class Customer:
    """A traveller in the shop."""

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins
        self.bag: list[int] = []

    def clone(self) -> "Customer":
        copy = Customer(self.seat, self.coins)
        copy.bag = self.bag[:]
        return copy


class Shop(State):
    """What stands in the shop, and who has come."""

    SHARED = ("box",)

    def __init__(self, chance: Chance, box: list[Lantern], shelf: list[int]) -> None:
        super().__init__(chance, "browse")
        self.box = box
        self.shelf = shelf
        self.customers: list[Customer] = []

    def clone(self) -> "Shop":
        copy = Shop(self.chance.clone(), self.box, self.shelf[:])
        self.copy_kernel_part_to(copy)
        copy.next_step = self.next_step
        copy.customers = [customer.clone() for customer in self.customers]
        return copy

    def zones(self) -> list[Zone]:
        bags = [Zone(f"bag:{customer.seat}", customer.bag) for customer in self.customers]
        return [Zone("shelf", self.shelf), *bags]


def browse(shop: Shop) -> Flow[None]:
    """Everybody buys as long as there is money."""
    for customer in shop.customers:
        yield from buy(shop, customer)
    shop.results = [1.0 for _ in shop.customers]
    shop.tell("shut", "LA-8")


def buy(shop: Shop, customer: Customer) -> Flow[None]:
    while customer.coins >= PRICE and shop.shelf:
        options = [Option("buy", card) for card in shop.shelf]
        answer = yield ask(customer.seat, "browse", [*options, Option("go")], "LA-8")
        if answer.verb == "go":
            return
        shop.shelf.remove(answer.what)
        customer.bag.append(answer.what)
        customer.coins -= PRICE
        shop.tell("bought", "LA-8", customer.seat, answer.what)


class ShopView(msgspec.Struct):
    shelf: list[int]
    coins: list[int]


# -- the campaign --------------------------------------------------------------


class RoadView(msgspec.Struct):
    evenings: int
    coins: list[int]
    lanterns: int


class LanternRoad(Campaigns[Road]):
    """The chain of evenings."""

    classes: tuple[type, ...] = (Road, Traveller)
    formats = (Format("road", (2, 3)),)
    options = (TableOption("purse", (0, 3), "LA-9"),)
    phrases: ClassVar[dict[str, str]] = {"evening": "number", "shop": "", "feast": "coins=number"}

    def begin(self, setup: Setup, chance: Chance) -> Road:
        road = Road()
        cards = list(range(LANTERNS))
        chance.shuffle("lanterns", cards)
        road.lanterns, road.shelf = sorted(cards[:OWNED]), sorted(cards[OWNED:])
        purse = int(setup.options["purse"])
        road.party = [Traveller(number, purse) for number in range(setup.seats)]
        return road

    def offers(self, ledger: Road) -> list[Offer]:
        if ledger.evenings == EVENINGS:
            return []
        seats = (len(ledger.party),)
        short = Why("LA-9", "why-too-poor", {"coins": FEAST})
        evening = ledger.evenings + 1
        return [
            Offer(f"evening:{evening}", Option("evening", evening), "short", seats, again=True),
            Offer("shop", Option("shop"), "shop", seats),
            Offer("feast", Option("feast", FEAST), "long", seats, why=short),
        ]

    def setup(self, ledger: Road, offer: Offer, seats: int) -> Setup:
        if offer.key == "shop":
            return Setup("shop", seats)
        return super().setup(ledger, offer, seats)

    def deal(self, ledger: Road, offer: Offer, setup: Setup, chance: Chance) -> State:
        if offer.key == "shop":
            shop = Shop(chance, BOX, ledger.shelf[:])
            shop.customers = [Customer(each.number, each.coins) for each in ledger.party]
            return shop
        evening = self.game.deal(setup, chance)
        assert isinstance(evening, Evening)
        evening.pile = ledger.lanterns[:]
        chance.shuffle("pile", evening.pile)
        return evening

    def close(self, ledger: Road, offer: Offer, match: Match) -> Road:
        state = match.state
        if isinstance(state, Shop):
            ledger.shelf = state.shelf[:]
            for customer in state.customers:
                ledger.lanterns.extend(customer.bag)
                ledger.party[customer.seat].coins = customer.coins
            ledger.lanterns.sort()
        elif self.lost(offer, match):
            ledger.defeats += 1
        else:
            assert isinstance(state, Evening)
            ledger.evenings += 1
            for guest in state.guests:
                ledger.party[guest.seat].coins += guest.coins
        return ledger

    def lost(self, offer: Offer, match: Match) -> bool:
        state = match.state
        return isinstance(state, Evening) and sum(each.coins for each in state.guests) < ENOUGH

    def news(self, before: Road, after: Road) -> list[News]:
        changes = [
            new.coins - old.coins for old, new in zip(before.party, after.party, strict=True)
        ]
        found = [News("gained", "coins", with_number("coins", each)) for each in changes if each]
        lanterns = len(after.lanterns) - len(before.lanterns)
        if lanterns > 0:
            found.append(News("opened", "lanterns", with_number("lanterns", lanterns)))
        return found

    def lasts(self, offer: Offer) -> bool:
        return offer.key == "shop"

    def view(self, ledger: Road) -> object:
        coins = [traveller.coins for traveller in ledger.party]
        return RoadView(ledger.evenings, coins, len(ledger.lanterns))

    def name(self, ledger: Road, kind: str, value: int) -> Name:
        return Name(str(value), "", "", value)

    def faults(self, ledger: Road) -> list[str]:
        found = [f"traveller {each.number} owes coins" for each in ledger.party if each.coins < 0]
        if sorted([*ledger.lanterns, *ledger.shelf]) != list(range(LANTERNS)):
            found.append("lanterns are lost or doubled")
        return found


def _seats(state: State) -> int:
    if isinstance(state, Shop):
        return len(state.customers)
    assert isinstance(state, Evening)
    return len(state.guests)


SHOP_KINDS = {"seat": counted(Lanterns.kinds["seat"].name, _seats)}


class RoadGame(Lanterns):
    """Lanterns with a road to walk."""

    state_classes = (*Lanterns.state_classes, Shop, Customer)

    def __init__(self, road: Callable[[Game], Campaigns[Road]] = LanternRoad) -> None:
        super().__init__(browse=browse)
        self.phrases = Lanterns.phrases | SHOP_PHRASES
        self.acts = Lanterns.acts | SHOP_ACTS
        self.kinds = Lanterns.kinds | SHOP_KINDS
        self.road = road

    def campaigns(self) -> Campaigns[Road]:
        return self.road(self)

    def view(self, state: State, seat: int) -> object:
        if isinstance(state, Shop):
            return ShopView(state.shelf, [each.coins for each in state.customers])
        return super().view(state, seat)

    def judge(self, state: State, seat: int) -> float:
        return 0.5 if isinstance(state, Shop) else super().judge(state, seat)

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        return None if isinstance(state, Shop) else super().why_not(state, seat, thing)

    def impossible(self, state: State) -> list[str]:
        if isinstance(state, Shop):
            return [f"seat {each.seat} owes coins" for each in state.customers if each.coins < 0]
        return super().impossible(state)


GAME = RoadGame()
