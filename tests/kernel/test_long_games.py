"""Only some states of a long game are kept, even while it is being opened."""

from typing import ClassVar
from weakref import WeakSet

from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import Flow, ask
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.saves import load, save

from .tray import Tray, TrayGame, puts

CHOICES = 8_000


class CountedTray(Tray):
    """A tray that counts how many trays there are, and how many there were at most."""

    alive: ClassVar[WeakSet["CountedTray"]] = WeakSet()
    most: ClassVar[int] = 0

    def __init__(self, chance: Chance, next_step: str, seats: int) -> None:
        super().__init__(chance, next_step, seats)
        CountedTray.alive.add(self)
        CountedTray.most = max(CountedTray.most, len(CountedTray.alive))

    def clone(self) -> "CountedTray":
        copy = CountedTray(self.chance.clone(), self.next_step, self.seats)
        self.copy_kernel_part_to(copy)
        copy.counters = self.counters[:]
        return copy


def put(tray: Tray) -> Flow[None]:
    answer = yield ask(0, "put", puts(1, 2), "TR-1")
    tray.counters = [tray.chance.below("counter", 100), answer.what]


class CountingGame(TrayGame):
    state_classes = (CountedTray,)

    def deal(self, setup: Setup, chance: Chance) -> CountedTray:
        return CountedTray(chance, "put", setup.seats)


GAME = CountingGame(put=put)


def test_few_states_are_kept_while_a_long_game_is_opened() -> None:
    match = Match.start(GAME, Setup("free", 1), "long")
    for number in range(CHOICES):
        match.answer(0, number % 2, 0)
        if number % 100 == 0:
            match.thin_out()
    data, half = save(match), state_hash(match.at(CHOICES // 2).state)
    before = CountedTray.most = len(CountedTray.alive)
    opened = load(data, GAME)
    assert CountedTray.most - before < 300
    assert len(opened.choices) == CHOICES
    assert state_hash(opened.at(CHOICES // 2).state) == half
