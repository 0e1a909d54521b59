"""A random dungeon whose cards lie in a known order.

    table = Dungeon(rooms=("cave", "altar", "den"), foes=("mangy", "wild"))
    table.open_exit("b")
    assert table.names == ["cave mangy", "altar wild"]

Cards that are not named lie below those that are.
"""

from questhall.games.gloomhaven.printed.hexes import Hex
from questhall.games.gloomhaven.rules.movement.rooms import open_door
from questhall.games.gloomhaven.state.dungeon import DungeonDecks
from questhall.games.gloomhaven.state.figures import Figure
from questhall.games.gloomhaven.view.dungeon import RoomView, rooms_of
from questhall.kernel.decisions import Flow
from questhall.kernel.decks import Deck
from questhall.kernel.events import Journal
from questhall.kernel.games import OptionValue

from .book import Played


class Dungeon(Played):
    ANSWERED = (*Played.ANSWERED, "bears-penalty", "penalty-lose", "promote", "damage")

    def __init__(
        self,
        rooms: tuple[str, ...],
        foes: tuple[str, ...] = ("mangy", "wild", "cutthroat"),
        characters: int = 2,
        penalties: str = "standard",
        scenario: OptionValue = "dungeon",
        entrance: int = 0,
    ) -> None:
        self.entrance = entrance
        self.entrances: list[str] = []
        self.journal = Journal()
        self.stacked = ([f"room_{id}" for id in rooms], [f"foes_{id}" for id in foes])
        super().__init__(scenario, characters, penalties=penalties)

    def play_out(self, flow: Flow[object]) -> None:
        """The party comes by the entrance that the test wants."""
        self.start(flow)
        while self.decision is not None:
            if self.prompt == "enter-by":
                self.entrances = self.places()
            wanted = self.entrance if self.prompt == "enter-by" else 0
            self.choose(self.offered[wanted])

    def prepare(self) -> None:
        self.scene.journal = self.journal
        self._stack(self.decks.rooms, self.stacked[0])
        self._stack(self.decks.foes, self.stacked[1])

    def _stack(self, deck: Deck, keys: list[str]) -> None:
        named = {self.scene.cards[card].key: card for card in deck.draw}
        top = [named[key] for key in reversed(keys)]
        deck.draw[:] = [card for card in deck.draw if card not in top] + top

    @property
    def decks(self) -> DungeonDecks:
        assert self.scene.dungeon is not None
        return self.scene.dungeon

    @property
    def names(self) -> list[str]:
        """The rooms on the table, each by both halves of its name."""
        return [f"{laid.room.id} {laid.foes.id}" for laid in self.scene.scenario.laid]

    @property
    def discarded(self) -> list[str]:
        return [self.scene.room_card(card).id for card in self.decks.rooms.discard]

    @property
    def rooms_seen(self) -> list[RoomView]:
        return rooms_of(self.scene.scenario)

    def told(self, key: str) -> list[int]:
        """The amounts of all events of this kind."""
        return [event.amount for event in self.journal.events if event.key == key]

    def exit(self, type: str) -> int:
        """The door of the last room's exit of this type."""
        return self.joint(f"exit_{len(self.scene.scenario.laid)}_{type}")

    def open_exit(self, type: str, seat: int = 0) -> None:
        """A character opens an exit; questions get their first answers."""
        self.open_door(f"exit_{len(self.scene.scenario.laid)}_{type}", seat)

    def start_opening(self, type: str, seat: int = 0) -> None:
        """A character opens an exit; questions are left to the test."""
        self.scene.acting = self.figure(seat).id
        self.start(open_door(self.scene, self.exit(type), self.figure(seat)))

    def free_places(self) -> list[str]:
        """The empty hexes of the first room."""
        cells = [cell for cell in self.scene.scenario.rooms[0].cells if self.scene.is_empty(cell)]
        return [self._at(self.scene.scenario.hex(cell)) for cell in cells]

    def spot(self, number: int, room: int = 0) -> str:
        """A numbered hex of a room."""
        laid = self.scene.scenario.laid[room]
        return self._at(laid.frame.place(laid.room.spots[number - 1]))

    def _at(self, hex: Hex) -> str:
        return f"{hex[0]},{hex[1]}"

    def in_room(self, room: int) -> list[Figure]:
        """The monsters that stand in a room."""
        book = self.scene.scenario
        return [figure for figure in self.foes() if room in book.rooms_at(figure.cell)]

    def clear(self) -> None:
        """Kill everything on the map."""
        self.kill(*self.foes())
