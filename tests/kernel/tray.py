"""A game of counters on a tray; each test writes its own steps."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Option
from questhall.kernel.games import Format, Game, Setup, Step, TableOption
from questhall.kernel.kinds import Name
from questhall.kernel.match import Match
from questhall.kernel.state import State
from questhall.kernel.zones import NOBODY, Zone


class Tray(State):
    """Counters, a hand for each seat, and a pile."""

    def __init__(self, chance: Chance, next_step: str, seats: int) -> None:
        super().__init__(chance, next_step)
        self.seats = seats
        self.counters: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.pile: list[int] = []

    def clone(self) -> "Tray":
        copy = Tray(self.chance.clone(), self.next_step, self.seats)
        self.copy_kernel_part_to(copy)
        copy.counters = self.counters[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.pile = self.pile[:]
        return copy

    def zones(self) -> list[Zone]:
        hands = [Zone(f"hand:{seat}", hand, [seat]) for seat, hand in enumerate(self.hands)]
        return [*hands, Zone("pile", self.pile, NOBODY)]


class TrayGame(Game):
    """A game that begins with the first of the given steps."""

    id = "tray"
    package = "tests.conformance"
    formats = (Format("free", (1, 2, 3)), Format("pairs", (2, 4)))
    options = (
        TableOption("cards", (6, 12), "TR-1"),
        TableOption("loud", (False, True), "TR-2"),
        TableOption("name", ("tin", "wood"), "TR-3"),
    )
    phrases = {  # noqa: RUF012 - nobody writes to it
        "put": "number",
        "take": "card",
        "stop": "",
        "go": "",
        "move": "card place=field",
        "pay": "card place=field coins=number",
    }
    state_classes = (Tray,)

    def __init__(self, **steps: Step) -> None:
        self.steps = dict(steps)

    def deal(self, setup: Setup, chance: Chance) -> Tray:
        tray = Tray(chance, next(iter(self.steps)), setup.seats)
        tray.pile = list(range(int(setup.options["cards"])))
        chance.shuffle("pile", tray.pile)
        for hand in tray.hands:
            hand.extend([tray.pile.pop(), tray.pile.pop()])
        return tray

    def name(self, state: State, kind: str, value: int) -> Name:
        if kind == "field":
            return Name(("north", "south")[value], f"field:{value}", f"side-{value + 1}")
        return Name(str(value), f"{kind}:{value}", "", value)


def start(seats: int = 2, seed: str = "tray", **steps: Step) -> Match:
    return Match.start(TrayGame(**steps), Setup("free", seats), seed)


def tray_of(match: Match) -> Tray:
    assert isinstance(match.state, Tray)
    return match.state


def puts(*numbers: int) -> list[Option]:
    return [Option("put", number) for number in numbers]


def told_keys(match: Match) -> list[str]:
    assert match.journal is not None
    return [event.key for event in match.journal.events]
