"""Event cards: two options, and what can come of each (GH-8.7.2, GH-8.7.3)."""

from questhall.kernel.decisions import Flow
from questhall.kernel.language.parameters import dashed

from ..town import Town

OPTIONS = ("a", "b")


class EventEffect:
    """Something that an outcome does to the party."""

    def happen(self, town: Town) -> Flow[None]:
        raise NotImplementedError


class EventCondition:
    """When an outcome applies (GH-9.2.2)."""

    def met(self, town: Town) -> bool:
        raise NotImplementedError

    def pay(self, town: Town) -> Flow[None]:
        """What meeting it costs; nothing, unless it is a price."""
        yield from ()


class Outcome:
    """A part of the back of a card. `texts` are its effects as they are written, to be said."""

    def __init__(self, effects: list[EventEffect], texts: list[str]) -> None:
        self.effects = effects
        self.texts = texts
        self.condition: EventCondition | None = None  # always applies (GH-9.2.7)
        self.condition_text = ""
        self.otherwise = False  # only if no earlier condition was met (GH-9.2.6)
        self.returns = False  # under its deck; other cards leave the game (GH-8.7.4)


class EventCard:
    """A card of the city or the road deck."""

    def __init__(self, deck: str, number: int) -> None:
        self.deck = deck
        self.number = number
        self.key = ""  # of a card in a pack
        self.later = False  # it is in no deck before something puts it there
        self.outcomes: dict[str, list[Outcome]] = {}  # by option

    @property
    def id(self) -> str:
        """How its texts are called: `city-01`, in a pack `frost--wolves`."""
        return dashed(self.key) if self.key else f"{self.deck}-{self.number:02}"
