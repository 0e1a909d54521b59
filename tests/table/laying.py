"""Tables without a server: made, played at random, and reopened from what was written."""

from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision
from questhall.kernel.games import Game
from questhall.kernel.phrases import option_id
from questhall.table import acts
from questhall.table.opening import lay
from questhall.table.records import (
    HOST,
    Entry,
    Facts,
    Line,
    Position,
    Seat,
    SeatKind,
    Stored,
    UndoPolicy,
)
from questhall.table.table import Table
from questhall.table.tokens import token_hash
from tests.conformance.toy import Lanterns

NOW = 1_700_000_000.0


def facts(
    *kinds: SeatKind,
    undo: UndoPolicy = "mark",
    game: Game = SORCERER,
    format: str = "duel",
    id: str = "table",
    seed: str = "soot",
) -> Facts:
    """A table with a seat of each kind; people hold the tokens `token 0`, `token 1`, …"""
    seats = [
        Seat(kind, f"Player {number}" if kind == "person" else "", "easy" if kind == "bot" else "")
        for number, kind in enumerate(kinds)
    ]
    held = {
        token_hash(f"token {number}"): number
        for number, kind in enumerate(kinds)
        if kind == "person"
    }
    return Facts(
        id=id,
        created=NOW,
        game=game.id,
        version=str(game.edition()),
        format=format,
        options={},
        seed=seed,
        undo=undo,
        name="An evening",
        seats=seats,
        tokens={token_hash("host"): HOST, **held},
    )


class Party(Lanterns):
    """A game in which all who carry a lantern win or lose together."""

    cooperative = True


class Desk:
    """A table and everything written down about it."""

    def __init__(self, facts: Facts, game: Game = SORCERER) -> None:
        self.table: Table = lay(facts, game)
        self.lines: list[Line] = []
        self.positions: list[Position] = []
        self._written_with: list[int] = []
        self._chance = Chance("desk")

    def do(self, entries: list[Entry]) -> None:
        write = self.table.add(entries, NOW + self.table.seq + 1)
        self.lines.extend(write.lines)
        if write.position is not None:
            self.positions.append(write.position)
            self._written_with.append(len(self.lines))

    def stored(self, length: int | None = None) -> Stored:
        """Everything, or what was there when the log had this many lines."""
        lines = self.lines[:length]
        written = [number for number in self._written_with if number <= len(lines)]
        return Stored(self.table.facts, lines, self.positions[: len(written)])

    def question(self) -> tuple[int, Decision]:
        """Who is asked first, and what."""
        decision = self.table.pending[0]
        return decision.seats[0], decision

    def ids(self, seat: int) -> list[str]:
        decision = self.table.owed_by(seat)
        assert decision is not None
        options = decision.options_for(seat)
        return [option_id(self.table.game, self.table.match.state, each) for each in options]

    def choose(self, seat: int, number: int = 0) -> None:
        option = self.ids(seat)[number]
        self.do(acts.choose(self.table, seat, option, self.table.count))

    def choose_at_random(self) -> None:
        decision = self.table.pending[0]
        able = [seat for seat in decision.seats if decision.options_for(seat)]
        seat = able[self._chance.below("seat", len(able))]
        self.choose(seat, self._chance.below("option", len(self.ids(seat))))

    def play(self, choices: int) -> None:
        """Make this many random choices, or play to the end."""
        for _ in range(choices):
            if self.table.over:
                return
            self.choose_at_random()
