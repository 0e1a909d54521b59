"""Data for a state is checked against the declarations of its classes."""

from typing import Any

import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.games.sorcerer.printed.cards import CardDef
from questhall.games.sorcerer.state.arena import Arena, Minion
from questhall.games.sorcerer.state.references import SeatNo
from questhall.kernel.chance import Chance
from questhall.kernel.checking import NotAState, need_state
from questhall.kernel.codec import saved_classes, to_plain
from questhall.kernel.declarations import fields_of, unsavable
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Match
from questhall.kernel.state import State


def dealt() -> dict[str, Any]:
    """A duel with hands and minions' places, as plain data."""
    match = Match.start(SORCERER, SORCERER.checked(Setup("duel", 2)), "checked")
    plain: dict[str, Any] = to_plain(match.state)
    return plain


def test_fields_and_their_types_are_those_that_the_class_declares() -> None:
    fields = fields_of(Minion)
    assert fields is not None
    assert (fields["kind"], fields["seat"], fields["ready"]) == (CardDef, SeatNo, bool)
    fields = fields_of(Arena)
    assert fields is not None
    assert fields["owners"] == list[SeatNo]
    assert "attack" not in fields, "what exists only inside a step is not saved"
    assert "marks" in fields, "what every state has"


def test_a_written_state_passes_the_check() -> None:
    need_state(dealt(), SORCERER)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("round", "1", "state.round is of another kind"),
        ("round", True, "state.round is of another kind"),
        ("round", 2**260, "state.round is too large"),
        ("ring", 0, "state.ring is of another kind"),
        ("owners", [0, "1"], "state.owners[1]: '1' is no number"),
        ("owners", {"0": 1}, "state.owners is no list"),
        ("cards", [{"content": "a card that nobody printed"}], "nothing that lies in the box"),
        ("cards", [17], "nothing that lies in the box"),
        ("players", [{"is": "Minion"}], "state.players[0] is no Player"),
        ("players", [{"is": "Palace"}], "holds a 'Palace', which sorcerer does not know"),
        ("chance", None, "state.chance is no Chance"),
        ("attack", None, "state has a field too many"),
        ("treasure", 1, "state has a field too many"),
    ],
)
def test_a_fault_is_reported_with_its_place(field: str, value: object, told: str) -> None:
    plain = dealt()
    plain[field] = value
    with pytest.raises(NotAState) as wrong:
        need_state(plain, SORCERER)
    assert told in str(wrong.value)


class Coat:
    """Something in a cloakroom."""

    def __init__(self, colour: str) -> None:
        self.colour = colour


class Cloakroom(State):
    """A state whose fields are of every kind that can be saved."""

    def __init__(self) -> None:
        super().__init__(Chance("cloakroom"), "open")
        self.hooks: dict[int, list[Coat]] = {}
        self.tickets: dict[str, str | int | bool] = {}
        self.newest: Coat | None = None


class Theatre(Game):
    id = "theatre"
    state_classes: tuple[type, ...] = (Cloakroom, Coat)


def test_values_by_number_or_of_several_kinds_pass_the_check() -> None:
    room = Cloakroom()
    room.hooks = {7: [Coat("green")], -1: []}
    room.tickets = {"a": "row 3", "b": 12, "c": True}
    need_state(to_plain(room), Theatre())
    need_state(to_plain(Cloakroom()), Theatre())


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("hooks", {"7": []}, "state.hooks is no table by number"),
        ("hooks", {"by number": {"07": []}}, "state.hooks is no table by number"),
        ("hooks", {"by number": {"9" * 5000: []}}, "state.hooks is no table by number"),
        ("hooks", {"by number": []}, "state.hooks is no table by number"),
        ("hooks", {"by number": {"7": []}, "more": 1}, "state.hooks is no table by number"),
        ("hooks", {"by number": {"7": [3]}}, "state.hooks[7][0] is no Coat"),
        ("tickets", {"a": None}, "state.tickets[a] is of another kind"),
        ("tickets", {"a": 2.5}, "state.tickets[a] is of another kind"),
    ],
)
def test_a_table_is_held_against_its_keys_and_values(field: str, value: object, told: str) -> None:
    plain = to_plain(Cloakroom())
    plain[field] = value
    with pytest.raises(NotAState) as wrong:
        need_state(plain, Theatre())
    assert told in str(wrong.value)


class Attic:
    """Declares much that no save can hold."""

    def __init__(self, owner: Coat) -> None:
        self.owner = owner
        self.boxes: dict[tuple[int, int], int] = {}
        self.shelves: list[set[int]] = []
        self.heir: Coat | Cloakroom | None = None
        self.name = owner.colour
        self.dust = 3


def test_what_a_class_declares_must_be_savable() -> None:
    assert unsavable(saved_classes(Theatre())) == []
    assert unsavable((Attic,)) == [
        f"Attic.owner is of type {Coat}, which no save can hold",
        "Attic.boxes has keys of type tuple[int, int]: only names and whole numbers can be keys",
        "Attic.shelves is of type set[int], which no save can hold",
        "Attic.heir may be of several types that a save cannot tell apart",
        "Attic.name does not tell its type: declare it",
    ]
