"""What is printed in the story books: chapters, maps, Time Tracks, entries and Event Cards.

An entry is a beat: a text, what it brings, and how the story goes on from it. The answers,
successes and failures of an entry are beats too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from questhall.kernel.decisions import NOTHING, Decision, Flow
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content

from .might import MISSING_BLANKS

if TYPE_CHECKING:
    from ..state.story import Frame, Story

NO_DECISIONS: Final[tuple[Decision, ...]] = ()

# OS-3.5.1
BASIC: Final = "basic"
MIGHT_CHECK: Final = "might"
SURVIVAL: Final = "survival"
CHECKS: Final = (
    *("basic", "survival", "spot", "search", "listening", "barter", "threaten", "reasoning"),
    *("might", "speed", "sneak", "stealth", "stamina", "sanity", "chase"),
)

# Who checks or fights.
COMPANY_CHECKS: Final = "company"
ONE_CHECKS: Final = "one"
EACH_CHECKS: Final = "each"
CHECKERS: Final = (COMPANY_CHECKS, ONE_CHECKS, EACH_CHECKS)


class EventDeck:
    """The two decks of Event Cards."""

    CITY: Final = 0
    DEEPWOOD: Final = 1


EVENT_DECKS: Final = tuple(names_in(EventDeck))
FIRST_EVENTS: Final = 6  # OS-3.13.5

PATHS: Final = ("A", "B")
MAP_KINDS: Final = ("city", "village", "journey", "abbey")
RUNNER_MAPS: Final = ("city", "village")  # OS-3.8.2


class SpaceKind:
    """Kinds of spaces of the Time Track (OS-3.15.4)."""

    IMMEDIATE: Final = 0
    END_OF_STORY: Final = 1
    END_OF_ENCOUNTER: Final = 2


SPACE_KINDS: Final = tuple(names_in(SpaceKind))

# OS-11.3.1: how often each may be taken.
TRAITS: Final = {
    "bushcraft": 3,
    "keen_eyed": 3,
    "quick_witted": 3,
    "endurance": 1,
    "quartermaster": 1,
    "scavenger": 1,
    "herbalist": 1,
    "tough_as_nails": 1,
    "field_medic": 1,
    "true_grit": 1,
    "comradery": 3,
    "well_connected": 1,
}
TRAIT_NAMES: Final = tuple(TRAITS)


class StoryEffect:
    """A word of the story that does something. `frame` is the beat that says it."""

    def resolve(self, story: Story, frame: Frame) -> Flow[None]:
        """Carry it out; what cannot be done is skipped."""
        yield from NO_DECISIONS
        self.do(story, frame)

    def do(self, story: Story, frame: Frame) -> None:
        """The same for a word that asks nothing."""
        raise TypeError(f"{type(self).__name__} has nothing to do without asking")


class StoryCondition:
    """Something that holds in the story or not."""

    def holds(self, story: Story) -> bool:
        raise TypeError(f"{type(self).__name__} does not say when it holds")


class BeatFlow:
    """How the story goes on from a beat."""


class GoTo(BeatFlow):
    """Another entry."""

    def __init__(self, entry: str) -> None:
        self.entry = entry


class GoBack(BeatFlow):
    """Back to what was interrupted."""


class ChooseLocation(BeatFlow):
    """The company chooses where to go (OS-3.14.3)."""


class GoThere(BeatFlow):
    """A Location Token is placed, and the company goes there (OS-3.14.5)."""

    def __init__(self, location: int) -> None:
        self.location = location


class Choices(BeatFlow):
    """The company chooses one of several beats whose condition holds."""

    def __init__(self, beats: list[BeatDef]) -> None:
        self.beats = beats


class Branch(BeatFlow):
    """The first entry whose condition holds."""

    def __init__(self, ways: list[tuple[StoryCondition | None, str]]) -> None:
        self.ways = ways


class CheckFlow(BeatFlow):
    """A check (OS-3.5). When each Oathsworn checks, `then` follows on all of them."""

    def __init__(self, kind: str, difficulty: int, who: str) -> None:
        self.kind = kind
        self.difficulty = difficulty
        self.who = who
        self.bonuses: list[tuple[StoryCondition, int]] = []
        self.most_iron = 0  # each lowers the difficulty by 1 (OS-3.5.13)
        self.passed: BeatDef | None = None
        self.failed: BeatDef | None = None
        self.then: BeatDef | None = None


class FightFlow(BeatFlow):
    """A Round of Combat (OS-3.6)."""

    def __init__(self, defense: int, who: str, then: BeatDef) -> None:
        self.defense = defense
        self.who = who
        self.then = then
        self.failed: list[StoryEffect] = []
        self.on_critical: list[StoryEffect] = []
        self.steady: dict[str, int] = {}  # who fails by other than two blanks only (OS-3.6.5)

    def missing_blanks(self, kind: str) -> int:
        """How many blanks fail for somebody of a class."""
        return self.steady.get(kind, MISSING_BLANKS)


class SecretFlow(BeatFlow):
    """A Secret Decision by majority; a tie is broken as the entry says (OS-3.21)."""

    def __init__(self, beats: list[BeatDef], tie: int) -> None:
        self.beats = beats
        self.tie = tie


class Then(BeatFlow):
    """A beat that follows at once."""

    def __init__(self, beat: BeatDef) -> None:
        self.beat = beat


class ToEncounter(BeatFlow):
    """The Story ends (OS-3.4.10)."""


class ChapterEnd(BeatFlow):
    """The epilogue ends."""


class BeatDef(Content):
    """One beat. `number` is its place in the box, by which phrases name it."""

    def __init__(self, key: str, effects: list[StoryEffect], flow: BeatFlow) -> None:
        super().__init__(key)
        self.effects = effects
        self.flow = flow
        self.needs: StoryCondition | None = None
        self.wordless = False
        self.number = NOTHING
        self.deck = NOTHING  # of an Event Card
        self.event = 0

    def answers(self) -> list[BeatDef]:
        """What it lets the company choose from; they stand below its text."""
        return self.flow.beats if isinstance(self.flow, (Choices, SecretFlow)) else []

    def beats(self) -> list[BeatDef]:
        """Itself and all beats inside it."""
        found = [self]
        for inner in inner_beats(self.flow):
            found += inner.beats()
        return found


def inner_beats(flow: BeatFlow) -> list[BeatDef]:
    if isinstance(flow, (Choices, SecretFlow)):
        return flow.beats
    if isinstance(flow, CheckFlow):
        return [beat for beat in (flow.passed, flow.failed, flow.then) if beat is not None]
    if isinstance(flow, FightFlow):
        return [flow.then]
    return [flow.beat] if isinstance(flow, Then) else []


class LocationDef:
    """A place on the map; its number is that of its Location Token (OS-3.14)."""

    def __init__(self, number: int, key: str, time: int, entries: list[str]) -> None:
        self.number = number
        self.key = key
        self.time = time
        self.entries = entries  # on Path A and on Path B (OS-3.14.6)
        self.at = (0, 0)  # on the map, in percent


class SpaceDef:
    """A space of the Time Track with an effect."""

    def __init__(self, number: int, kind: int, beat: BeatDef) -> None:
        self.number = number
        self.kind = kind
        self.beat = beat


class ChapterDef(Content):
    """A chapter of the story with its map and its Time Track; it leads to the encounter of the same
    chapter."""

    def __init__(self, key: str, chapter: int) -> None:
        super().__init__(key)
        self.chapter = chapter
        self.start = ""
        self.instant = ""  # the first entry of the short page (OS-3.22.1)
        self.won = ""
        self.lost = ""
        self.number = chapter  # its place among all chapters; that in the campaign for the box
        self.encounter = ""  # to which it leads, if not to that of the same chapter
        self.map = ""
        self.map_kind = "city"
        self.marker = NOTHING
        self.no_location = ""
        self.locations: dict[int, LocationDef] = {}
        self.rows: list[int] = []
        self.spaces: dict[int, SpaceDef] = {}
        self.entries: list[BeatDef] = []

    @property
    def track(self) -> int:
        """How many spaces the Time Track has."""
        return sum(self.rows)
