"""The rooms of a random dungeon as everybody sees them (RULES 12.3)."""

import msgspec

from questhall.kernel.language.speaking import message
from questhall.kernel.text import Texts

from ..library.dungeon import room_cards
from ..printed.scenario import ScenarioDef
from ..scenarios.dungeon_map import penalty_level
from ..speech.wording import penalty_text

PENALTY_NAMES = ("dungeon-no-penalty", "dungeon-penalty-minor", "dungeon-penalty-major")


class RoomView(msgspec.Struct, omit_defaults=True):
    """A room that has been created: its two cards, and its penalty: none, minor or major."""

    room: str
    foes: str
    penalty: int = 0


def rooms_of(dungeon: ScenarioDef) -> list[RoomView]:
    return [
        RoomView(laid.room.key, laid.foes.key, penalty_level(dungeon, place))
        for place, laid in enumerate(dungeon.laid)
    ]


def room_line(view: RoomView, texts: Texts) -> str:
    """Its name and what its penalty is."""
    halves = {
        "room": texts.say(message("dungeon", view.room)),
        "foes": texts.say(message("dungeon", view.foes)),
    }
    line = f"{texts.say('dungeon-name', halves)}. {texts.say(PENALTY_NAMES[view.penalty])}"
    if not view.penalty:
        return f"{line}."
    card = room_cards()[view.room.removeprefix("room_")]
    return f"{line}: {penalty_text(card.penalties[view.penalty - 1], texts)}"
