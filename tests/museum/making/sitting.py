"""A table of the room: laid, played at, and written down as a server writes it."""

from questhall.kernel.games import Game, Setup
from questhall.table import acts
from questhall.table.opening import lay, open_table
from questhall.table.records import (
    HOST,
    Entry,
    Facts,
    Position,
    Seat,
    SeatKind,
    Stored,
    UndoPolicy,
)
from questhall.table.table import Table
from questhall.table.tokens import new_seed, new_table_id, new_token, token_hash

from ..playing import WHIM, answer
from ..sights import sights_of_table
from .clerk import Clerk

NAMES = ("Ada", "Béla", "Вера", "Dorothea", "Émile", "Фёдор")
LEVELS = ("easy", "normal", "hard")


def seat_of(kind: SeatKind, number: int) -> Seat:
    if kind == "bot":
        return Seat("bot", "", LEVELS[number % len(LEVELS)])
    return Seat(kind, NAMES[number % len(NAMES)] if kind == "person" else "")


class Company:
    """Who sits down, and with which tokens."""

    def __init__(self, kinds: list[SeatKind]) -> None:
        self.seats = [seat_of(kind, number) for number, kind in enumerate(kinds)]
        self.host = new_token()
        self.tokens = {number: new_token() for number, kind in enumerate(kinds) if kind == "person"}

    @property
    def hashes(self) -> dict[str, int]:
        held = {token_hash(token): seat for seat, token in self.tokens.items()}
        return {token_hash(self.host): HOST, **held}


class Sitting:
    """A table and the people at it; each act is carried out and kept."""

    def __init__(self, clerk: Clerk, table: Table, company: Company, whim: int = WHIM) -> None:
        self.whim = whim
        self.clerk = clerk
        self.table = table
        self.company = company
        self.chance = clerk.chance(table.facts.id)

    def do(self, entries: list[Entry]) -> None:
        if entries:
            self.clerk.store.append([self.table.add(entries, self.clerk.tick())])

    def play(self, choices: int) -> None:
        """So many choices, or to the end."""
        for _ in range(choices):
            if self.table.over:
                return
            self.do(answer(self.table, self.chance, self.whim))

    def persons(self) -> list[int]:
        return [
            seat for seat in self.table.people.persons() if seat not in self.table.people.resigned
        ]

    def say(self, text: str) -> None:
        self.do(acts.talk(self.table, self.persons()[0], "", text))

    def sit(self, seat: int, name: str) -> None:
        token = new_token()
        self.do(acts.sit(self.table, seat, name, token_hash(token)))
        self.company.tokens[seat] = token

    def pause(self) -> None:
        """The evening ends here, with the position as it stands."""
        said = acts.talk(self.table, None, "Passer-by", "and this is how they left it")
        write = self.table.add(said, self.clerk.tick())
        write.position = self.table.position()
        self.clerk.store.append([write])

    def label(self, name: str, about: str) -> None:
        facts = self.table.facts
        asks = sorted({decision.prompt for decision in self.table.match.pending})
        self.clerk.tables[name] = {
            "id": facts.id,
            "game": facts.game,
            "about": about,
            "asks": asks,
            "host": self.company.host,
            "tokens": {str(seat): token for seat, token in self.company.tokens.items()},
            "campaign": facts.place.campaign if facts.place is not None else "",
            "sees": sights_of_table(self.table),
        }


def new_facts(
    clerk: Clerk, game: Game, setup: Setup, company: Company, undo: UndoPolicy, name: str
) -> Facts:
    agreed = game.checked(setup)
    return Facts(
        id=new_table_id(),
        created=clerk.tick(),
        game=game.id,
        version=str(game.edition()),
        format=agreed.format,
        options=agreed.options,
        seed=new_seed(),
        undo=undo,
        name=name,
        seats=company.seats,
        tokens=company.hashes,
    )


def sit_down(
    clerk: Clerk,
    facts: Facts,
    game: Game,
    company: Company,
    positions: list[Position] | None = None,
) -> Sitting:
    """Lay the table, from the positions of a save if it goes on from one, and keep it."""
    kept = positions or []
    table = open_table(Stored(facts, [], kept), game) if kept else lay(facts, game)
    clerk.store.create(facts, table.summary(), kept)
    return Sitting(clerk, table, company)
