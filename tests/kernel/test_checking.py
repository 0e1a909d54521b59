"""Data for a state is checked against the declarations of its classes."""

from typing import Any

import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.games.sorcerer.printed.cards import CardDef
from questhall.games.sorcerer.state.arena import Arena, Minion
from questhall.kernel.checking import NotAState, fields_of, need_state
from questhall.kernel.codec import to_plain
from questhall.kernel.games import Setup
from questhall.kernel.match import Match


def dealt() -> dict[str, Any]:
    """A duel with hands and minions' places, as plain data."""
    match = Match.start(SORCERER, SORCERER.checked(Setup("duel", 2)), "checked")
    plain: dict[str, Any] = to_plain(match.state)
    return plain


def test_fields_and_their_types_are_those_that_the_class_declares() -> None:
    fields = fields_of(Minion)
    assert fields is not None
    assert (fields["kind"], fields["seat"], fields["ready"]) == (CardDef, int, bool)
    fields = fields_of(Arena)
    assert fields is not None
    assert fields["owners"] == list[int]
    assert "attack" not in fields, "what exists only inside a step is not saved"
    assert "marks" in fields, "what every state has"


def test_a_written_state_passes_the_check() -> None:
    need_state(dealt(), SORCERER)


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("round", "1", "state.round is of another kind"),
        ("round", True, "state.round is of another kind"),
        ("round", 2**60, "state.round is too large"),
        ("ring", 0, "state.ring is of another kind"),
        ("owners", [0, "1"], "state.owners[1] is of another kind"),
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
