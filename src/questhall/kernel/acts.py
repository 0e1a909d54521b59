"""How a table shows what happens: a declaration for every event, beside its phrase.

    PHRASES = {"attacks": "figure target=figure value=number", ...}
    ACTS = {"attacks": Act("strike", who="figure", whom="target", amount="value"), ...}

An act says which kind of thing is to be seen, and which arguments of the phrase tell who does it,
to whom, where, with which means, and how much. Log, stage, sound and statistics read it.
"""

from typing import Literal

from .decisions import NOTHING
from .events import Event
from .games import Game
from .kinds import Name
from .phrases import phrase_names
from .state import State

ActKind = Literal[
    "turn",  # somebody's turn, or activation, begins
    "round",  # a round or a phase begins
    "choice",  # a seat has answered
    "walk",  # a figure goes one step, or is moved
    "aim",  # somebody has chosen whom to attack, and has a reason
    "strike",  # somebody attacks somebody
    "roll",  # dice have been rolled
    "draw",  # cards come from a deck, before all eyes or those of their owner
    "play",  # a card is played, an ability or an item used
    "flip",  # a card is turned over for everybody: an event, a trap, a treasure
    "sum",  # an amount has come about, line by line, before anybody loses it
    "hurt",  # somebody loses health
    "heal",  # somebody gets health back
    "mark",  # somebody gets a condition
    "unmark",  # a condition leaves
    "fall",  # a figure dies or leaves
    "appear",  # a figure comes
    "open",  # land, a room, a door comes to light
    "gain",  # somebody gets something
    "lose",  # somebody loses or pays something
    "moment",  # something that everybody stops for: a level, an unlocked thing, the end
    "note",  # worth a line, and no time
    "quiet",  # neither: another act says it
]


class Act:
    """How an event is shown. The roles name arguments of its phrase; what an event leaves open
    stays open. `announced`: it is told before it is done, so that what changes next is its doing.
    """

    def __init__(
        self,
        kind: ActKind,
        who: str = "",
        whom: str = "",
        place: str = "",
        by: str = "",
        amount: str = "",
        announced: bool = False,
    ) -> None:
        self.kind = kind
        roles = {"who": who, "whom": whom, "place": place, "by": by, "amount": amount}
        self.roles = {role: argument for role, argument in roles.items() if argument}
        self.announced = announced


CHOICE = Act("choice")
NOTE = Act("note")


class Cast:
    """Who takes part in an act, by their things on the table, and how much it is about."""

    def __init__(self, names: dict[str, Name]) -> None:
        self._names = names

    def thing(self, role: str) -> str:
        name = self._names.get(role)
        return "" if name is None else name.thing

    @property
    def amount(self) -> int | None:
        name = self._names.get("amount")
        return None if name is None else name.number


def is_told(event: Event, *keys: str) -> bool:
    """Is it one of these, and not the option of that name, which somebody chose?"""
    return event.chooser == NOTHING and event.key in keys


def act_of(game: Game, event: Event) -> Act:
    """How an event is shown; one that nobody has declared is a line."""
    return CHOICE if event.chooser != NOTHING else game.acts.get(event.key, NOTE)


def cast_of(game: Game, state: State, event: Event) -> Cast:
    """Who takes part in the act of an event."""
    roles = act_of(game, event).roles
    names = dict(phrase_names(game, state, event.key, event.what, event.where, event.amount))
    return Cast({role: names[argument] for role, argument in roles.items() if argument in names})
