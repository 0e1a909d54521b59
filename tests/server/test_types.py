"""The client's generated types match the server."""

from pathlib import Path

import pytest

from questhall.server.schema import generated

FOLDER = Path(__file__).parents[2] / "web" / "src" / "generated"


@pytest.mark.parametrize("name", ["messages.ts", "sorcerer.ts"])
def test_the_generated_types_are_up_to_date(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == generated()[name], "run tools/types"


def test_every_message_is_in_them() -> None:
    text = generated()["messages.ts"]
    for line in (
        'type: "choose";',
        "at: number;",
        "export type ClientMessage =",
        "export type ServerMessage =",
        "views: Record<string, unknown>;",
        "undo?: UndoPolicy | null;",
        "options: OfferedOption[];",
    ):
        assert line in text
    assert "hand: CardView[];" in generated()["sorcerer.ts"]
