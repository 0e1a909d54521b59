"""Lanterns, a toy: everybody plays a lantern face down, the brightest takes the purse.

It is small, and has everything the kernel must handle: hidden hands and a hidden pile,
secret answers at the same time, dice, looks at hidden cards, questions to several seats,
forced answers, nested state, shared content, and a shuffle in the middle.
"""

from typing import Annotated

import msgspec

from questhall.kernel.acts import Act
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, ask, together
from questhall.kernel.games import Format, Game, Setup, Step, TableOption, Why
from questhall.kernel.kinds import NUMBERS, Listed, Name, Of, counted
from questhall.kernel.state import Content, State
from questhall.kernel.zones import NOBODY, Zone

LANTERNS = 18
SIDES = 6


class Lantern(Content):
    """What is printed on a card."""

    def __init__(self, brightness: int) -> None:
        super().__init__(f"lantern-{brightness}")
        self.brightness = brightness


BOX = [Lantern(number % 6 + 1) for number in range(LANTERNS)]


SIDE_NAMES = ("one", "two", "three", "four", "five", "six")

CardNo = Annotated[int, Of("card")]
SeatNo = Annotated[int, Of("seat")]


class Guest:
    """A player at the table."""

    def __init__(self, seat: SeatNo) -> None:
        self.seat = seat
        self.coins = 0
        self.hand: list[CardNo] = []

    def clone(self) -> "Guest":
        copy = Guest(self.seat)
        copy.coins = self.coins
        copy.hand = self.hand[:]
        return copy


class Evening(State):
    """The table. Cards are numbers; `box[number]` is what is printed on a card."""

    SHARED = ("box",)

    def __init__(self, chance: Chance, box: list[Lantern], hand: int, rounds: int) -> None:
        super().__init__(chance, "draw")
        self.box = box
        self.hand = hand
        self.rounds = rounds
        self.guests: list[Guest] = []
        self.pile: list[CardNo] = []
        self.burnt: list[CardNo] = []
        self.seen: dict[str, list[int]] = {}
        self.winner = -1

    def clone(self) -> "Evening":
        copy = type(self)(self.chance.clone(), self.box, self.hand, self.rounds)
        self.copy_kernel_part_to(copy)
        copy.next_step = self.next_step
        copy.guests = [guest.clone() for guest in self.guests]
        copy.pile = self.pile[:]
        copy.burnt = self.burnt[:]
        copy.seen = {card: seats[:] for card, seats in self.seen.items()}
        copy.winner = self.winner
        return copy

    def zones(self) -> list[Zone]:
        hands = [Zone(f"hand:{guest.seat}", guest.hand, [guest.seat]) for guest in self.guests]
        return [*hands, Zone("pile", self.pile, NOBODY), Zone("burnt", self.burnt)]

    def knows(self, seat: int, card: int) -> bool:
        return seat in self.seen.get(str(card), [])

    def forget(self, card: int) -> None:
        self.seen.pop(str(card), None)


# -- the rules -----------------------------------------------------------------


def draw(table: Evening) -> Flow[None]:
    """Everybody draws up to a full hand; burnt lanterns are relit when the pile is empty."""
    for guest in table.guests:
        while len(guest.hand) < table.hand:
            if not table.pile:
                relight(table)
            card = table.pile.pop()
            table.forget(card)
            guest.hand.append(card)
            table.mark_information()
            table.tell("drew-card", "LA-1", guest.seat, card, seen_by=guest.seat)
        table.tell("drew", "LA-1", guest.seat)
    table.next_step = "play"
    yield from ()


def relight(table: Evening) -> None:
    table.pile = table.burnt
    table.burnt = []
    table.chance.shuffle("pile", table.pile)
    table.tell("relit", "LA-2", len(table.pile))


def play(table: Evening) -> Flow[None]:
    """All at once and face down; the brightest lantern wins, the first of equals."""
    answers = yield from together([choose_lantern(guest) for guest in table.guests])
    show(table, [answer.what for answer in answers])


def show(table: Evening, cards: list[int]) -> None:
    table.mark_information()
    for guest, card in zip(table.guests, cards, strict=True):
        guest.hand.remove(card)
        table.burnt.append(card)
        table.tell("played", "LA-3", guest.seat, card)
    lights = [table.box[card].brightness for card in cards]
    table.winner = lights.index(max(lights))
    table.tell("won", "LA-3", table.winner)
    table.next_step = "purse"


def choose_lantern(guest: Guest) -> Decision:
    options = [Option("play", card) for card in guest.hand]
    return Decision([guest.seat], "play", options, "LA-3", always_ask=True, secret=True)


def purse(table: Evening) -> Flow[None]:
    """The winner dares the dice or not, looks at the next lantern or not; somebody sings."""
    guest = table.guests[table.winner]
    answer = yield ask(guest.seat, "dare", [Option("roll"), Option("rest")], "LA-4")
    if answer.verb == "rest":
        pay(table, guest, 1)
    else:
        roll(table, guest)
    if table.pile:
        yield from look(table, guest)
    yield from sing(table)
    table.rounds -= 1
    table.next_step = "draw"
    if table.rounds == 0:
        finish(table)


def pay(table: Evening, guest: Guest, coins: int) -> None:
    guest.coins += coins
    table.tell("paid", "LA-4", guest.seat, coins)


def roll(table: Evening, guest: Guest) -> None:
    dice = [table.chance.below("dice", SIDES) for _ in range(2)]
    table.mark_information()
    table.tell_values("rolled", "LA-4", dice, guest.seat)
    pay(table, guest, 2 if sum(dice) >= SIDES else 0)


def look(table: Evening, guest: Guest) -> Flow[None]:
    answer = yield ask(guest.seat, "look", [Option("look"), Option("rest")], "LA-5")
    if answer.verb == "rest":
        return
    top = table.pile[-1]
    table.seen.setdefault(str(top), []).append(guest.seat)
    table.mark_information()
    table.tell("saw-card", "LA-5", guest.seat, top, seen_by=guest.seat)
    answer = yield ask(guest.seat, "bury", [Option("leave"), Option("bury")], "LA-5")
    if answer.verb == "bury":
        table.pile.insert(0, table.pile.pop())
        table.tell("buried", "LA-5", guest.seat)


def sing(table: Evening) -> Flow[None]:
    """Any one of the poorest sings for a coin; a single one must."""
    least = min(guest.coins for guest in table.guests)
    poor = [guest.seat for guest in table.guests if guest.coins == least]
    options = [Option("sing", amount=1, seat=seat if len(poor) > 1 else -1) for seat in poor]
    answer = yield Decision(poor, "sing", options, "LA-6", amount=len(poor))
    singer = answer.seat if answer.seat >= 0 else poor[0]
    pay(table, table.guests[singer], answer.amount)


def finish(table: Evening) -> None:
    most = max(guest.coins for guest in table.guests)
    richest = [guest for guest in table.guests if guest.coins == most]
    table.results = [1 / len(richest) if guest in richest else 0.0 for guest in table.guests]
    table.tell("over", "LA-7")


# -- the game ------------------------------------------------------------------


class GuestView(msgspec.Struct):
    coins: int
    hand: list[int]
    hand_size: int


class EveningView(msgspec.Struct):
    rounds: int
    guests: list[GuestView]
    pile: int
    top: int | None
    burnt: list[int]


def _card(table: Evening, value: int) -> Name:
    return Name(str(value), f"card:{value}", table.box[value].key)


def _seat(table: Evening, value: int) -> Name:
    return Name(str(value), f"seat:{value}", "", value + 1)


def _side(table: Evening, value: int) -> Name:
    return Name(SIDE_NAMES[value], "", f"side-{value + 1}")


KINDS = {
    **NUMBERS,
    "card": counted(_card, lambda table: len(table.box)),
    "seat": counted(_seat, lambda table: len(table.guests)),
    "side": Listed(_side, lambda: SIDE_NAMES),
}


class Lanterns(Game):
    """The toy as the kernel sees it."""

    id = "lanterns"
    version = "1"
    package = "tests.conformance"
    formats = (Format("short", (2, 3)), Format("long", (2,)))
    options = (TableOption("hand", (3, 2, 4), "LA-1"), TableOption("box", ("full", "half"), "LA-1"))
    phrases = {  # noqa: RUF012 - nobody writes to it
        "play": "card",
        "ready": "",
        "roll": "",
        "rest": "",
        "look": "",
        "leave": "",
        "bury": "",
        "sing": "_=none _=none coins=number",
        "dare": "",
        "drew": "seat",
        "drew-card": "seat card",
        "relit": "count=number",
        "played": "seat card",
        "won": "seat",
        "paid": "seat coins=number",
        "rolled": "seat",
        "rolled.values": "side",
        "saw-card": "seat card",
        "buried": "seat",
        "over": "",
        "whispered": "seat",
    }
    acts = {  # noqa: RUF012 - likewise
        "drew": Act("draw", who="seat"),
        "drew-card": Act("draw", who="seat", by="card"),
        "relit": Act("round", amount="count"),
        "played": Act("play", who="seat", by="card"),
        "won": Act("moment", who="seat"),
        "paid": Act("lose", who="seat", amount="coins"),
        "rolled": Act("roll", who="seat"),
        "saw-card": Act("draw", who="seat", by="card"),
        "buried": Act("note", who="seat"),
        "over": Act("moment"),
        "whispered": Act("note", who="seat"),
    }
    kinds = KINDS
    state_classes: tuple[type, ...] = (Evening, Guest)

    def __init__(self, **other_steps: Step) -> None:
        self.steps = {"draw": draw, "play": play, "purse": purse, **other_steps}

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        rounds = {"short": 4, "long": 9}[setup.format]
        table = Evening(chance, BOX, int(setup.options["hand"]), rounds)
        table.guests = [Guest(seat) for seat in range(setup.seats)]
        table.pile = list(range(LANTERNS if setup.options["box"] == "full" else 13))
        chance.shuffle("pile", table.pile)
        return table

    def content(self, key: str) -> object:
        return next(lantern for lantern in BOX if lantern.key == key)

    def view(self, state: State, seat: int) -> object:
        assert isinstance(state, Evening)
        return EveningView(
            rounds=state.rounds,
            guests=[
                GuestView(guest.coins, guest.hand if guest.seat == seat else [], len(guest.hand))
                for guest in state.guests
            ],
            pile=len(state.pile),
            top=state.pile[-1] if state.pile and state.knows(seat, state.pile[-1]) else None,
            burnt=state.burnt,
        )

    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Evening)
        total = sum(guest.coins for guest in state.guests)
        return state.guests[seat].coins / total if total else 0.5

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        assert isinstance(state, Evening)
        card = int(thing.partition(":")[2])
        return Why("LA-3", "why-burnt") if card in state.burnt else None

    def impossible(self, state: State) -> list[str]:
        assert isinstance(state, Evening)
        return [f"seat {guest.seat} owes coins" for guest in state.guests if guest.coins < 0]


GAME = Lanterns()
