"""What a game is to the kernel, and how games are found."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from .artists import Artist
from .chance import Chance
from .decisions import Decision, Flow, Option
from .editions import Edition, Former, content_mark, former_of
from .events import Event
from .faces import Face
from .kinds import Kind, Name
from .language.reference import Chapter
from .measures import Measure, Reckoned
from .packs import Additions, shelf
from .sheets import Tool
from .state import State
from .text import Texts, read_sources

if TYPE_CHECKING:
    from .acts import Act
    from .advising import Adviser, Counsel
    from .campaigns import Campaigns
    from .match import Match
    from .tallies import Tally

Step = Callable[[Any], Flow[None]]
OptionValue = str | int | bool


class Format:
    """One way to play a game: its name and how many seats it takes. `plays` names the table option
    that says what is played in it (a scenario, a quest), if there is one."""

    def __init__(self, name: str, seats: tuple[int, ...], plays: str = "") -> None:
        self.name = name
        self.seats = seats
        self.plays = plays


class TableOption:
    """Something the players agree on before they start. The first choice is the default.

    What every table decides anew (a scenario, its difficulty) is a `main` one. `seats` names the
    choices that not every number of seats can make, and the numbers that can.
    """

    def __init__(
        self,
        name: str,
        choices: tuple[OptionValue, ...],
        rule: str,
        main: bool = False,
        seats: dict[OptionValue, tuple[int, ...]] | None = None,
    ) -> None:
        self.name = name
        self.choices = choices
        self.rule = rule
        self.main = main
        self.seats: dict[OptionValue, tuple[int, ...]] = seats or {}

    @property
    def default(self) -> OptionValue:
        return self.choices[0]

    def has(self, value: OptionValue) -> bool:
        """Is it a choice? 1 is not True."""
        return any(choice == value and type(choice) is type(value) for choice in self.choices)


class Setup:
    """What is agreed before the box is opened. `packs`: what is added to it, by name."""

    def __init__(
        self,
        format: str,
        seats: int,
        options: dict[str, OptionValue] | None = None,
        packs: tuple[str, ...] = (),
    ) -> None:
        self.format = format
        self.seats = seats
        self.options: dict[str, OptionValue] = options or {}
        self.packs = packs


class Why:
    """Why something cannot be done, or should be done with care: the rule, and a sentence with
    numbers in it."""

    def __init__(self, rule: str, message: str, numbers: dict[str, int] | None = None) -> None:
        self.rule = rule
        self.message = message
        self.numbers: dict[str, int] = numbers or {}


class BadSetup(ValueError):
    """The game cannot be started like this; the text says why."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything the kernel needs to know of a game. Its package holds the rules."""

    id = ""
    version = "1"
    package = ""
    cooperative = False  # do all seats win or lose together, whatever is played?
    luck = 1  # how many times as many imagined worlds a bot needs to see through it
    formats: tuple[Format, ...] = ()
    options: tuple[TableOption, ...] = ()
    steps: dict[str, Step] = {}  # noqa: RUF012 - a game replaces the table, nobody writes to it
    phrases: dict[str, str] = {}  # noqa: RUF012 - likewise
    kinds: dict[str, Kind] = {}  # noqa: RUF012 - likewise
    acts: "dict[str, Act]" = {}  # noqa: RUF012 - likewise
    tallies: "tuple[Tally, ...]" = ()  # what its last page counts
    state_classes: tuple[type, ...] = ()

    def deal(self, setup: Setup, chance: Chance) -> State:
        """From box to table: the state in front of the first step."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> object:
        """What the seat sees, as plain data. A seat of -1 is a spectator."""
        raise NotImplementedError

    def name(self, state: State, kind: str, value: int) -> Name:
        """How the thing that a phrase's number stands for is called."""
        found = self.kinds.get(kind)
        if found is None:
            raise KeyError(f"nothing of {self.id} is called {kind!r}")
        return found.name(state, value)

    def bearer(self, state: State, kind: str, number: int) -> Name | None:
        """For whom what the number of a phrase stands for is counted: a seat, or one of its heroes;
        None if it is nobody's."""
        return None

    def content(self, key: str) -> object:
        """Shared content (a card's definition) by its key."""
        raise NotImplementedError

    def judge(self, state: State, seat: int) -> float:
        """How good the position is for the seat, from 0 (lost) to 1 (won)."""
        return 0.5

    def measures(self, state: State, seat: int) -> list[Measure]:
        """What the seat counts in the position, so that a hint can say what speaks for it."""
        return []

    def reckoned(self, state: State, seat: int, decision: Decision) -> Reckoned | None:
        """The best answer where the table itself can work it out; a hint says the same."""
        return None

    def counsel(self, match: "Match", seat: int) -> "Counsel | None":
        """What its own adviser would do now, if it has one: a hint then says the same."""
        return None

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        """A quick, sensible choice for play-outs: the index of an option."""
        return chance.below("hunch", len(decision.options))

    def promising(self, state: State, decision: Decision) -> list[int]:
        """The options that a thinking bot tries, by their places: all, or a short list."""
        return list(range(len(decision.options)))

    def quiet(self, state: State) -> bool:
        """Can the position be judged as it stands? Where not, a bot plays on by hunch first."""
        return True

    def wins_together(self, setup: Setup) -> bool:
        """Do all seats win or lose together? A seat that plays alone does."""
        return self.cooperative or setup.seats == 1

    def contested(self, format: str) -> bool:
        """Is there something to win? What only leads from one match of a campaign to the next, such
        as a visit to town, comes to an end and has no winner."""
        return True

    def scores(self, state: State) -> list[int]:
        """The points of each seat when the game is over; empty where none are counted."""
        return []

    def hand(self, state: State, seat: int) -> list[int]:
        """The cards that the seat has in its hand, by their numbers; none where no hand is drawn.
        Asked only where somebody counts cards, as is the next one."""
        return []

    def played(self, state: State, event: Event) -> list[tuple[int, int]]:
        """The seats and the cards that they play, if that is what the event tells."""
        return []

    def brought(self, state: State, seat: int) -> list[str]:
        """What the seat plays with, such as its hero or its decks, by the keys of their names."""
        return []

    def went_first(self, state: State) -> list[int]:
        """The seats that began the match, when it is over; empty where that means nothing."""
        return []

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        """The rule that forbids the seat to act on the thing now."""
        return None

    def warning(self, state: State, seat: int, decision: Decision, option: Option) -> Why | None:
        """What the option would cost the seat that it may not expect. Asked only when the
        decision is put to a person."""
        return None

    # What a table shows of a question besides its words; asked only when it is put to a person.

    def parts(self, state: State, option: Option) -> list[int]:
        """Which parts of its things the option means, counted from 0: an ability of a unit, the
        enemies of a blow, one of several ways to lay an area."""
        return []

    def sensible(self, state: State, decision: Decision) -> Option | None:
        """The answer that nobody would want otherwise, if there is one."""
        return None

    def repeatable(self, state: State, decision: Decision) -> bool:
        """Is the same asked again at once, so that one answer may stand for all the rest?"""
        return False

    def impossible(self, state: State) -> list[str]:
        """What cannot be in this position, though everything exists that it speaks of."""
        return []

    def renamed(self) -> dict[str, str]:
        """What is printed and had another name once: its name of today by the old one."""
        return {}

    def modernise(self, plain: dict[str, Any]) -> None:
        """Bring an object of an older state, still as data, to the shape its class has today."""

    def carry_over(self, state: State) -> None:
        """Make a position of another edition one that can be under the content of today."""

    # -- asked for only where somebody looks: each imports what it needs when it is called ----

    def view_types(self) -> tuple[type, ...]:
        """The classes of what `view` returns, for clients that want to know their fields."""
        return ()

    def artist(self) -> Artist[Any] | None:
        """Who draws the table as text; without one the plain view is printed."""
        return None

    def catalogue(self, texts: Texts) -> list[Face]:
        """Everything that has a face, in the language of the texts."""
        return []

    def tools(self) -> dict[str, Tool]:
        """What answers questions of people at a real table, by name."""
        return {}

    def advisers(self) -> "dict[str, Adviser]":
        """Who answers a player about the match under way, by name."""
        return {}

    def languages(self) -> list[Chapter]:
        """The languages in which its cards are written."""
        return []

    def made_texts(self, texts: Texts) -> str:
        """Texts that are made from others rather than written, in Fluent's syntax."""
        return ""

    def additions(self) -> Additions[Any] | None:
        """How packs are added to its library; nothing for a game that takes none."""
        return None

    def options_with(self, packs: tuple[str, ...]) -> tuple[TableOption, ...]:
        """What players agree on at a table with these packs, which may bring more to play."""
        return self.options

    def things(self) -> list[str]:
        """The keys of everything that is printed, whatever pack it comes from."""
        return []

    def campaigns(self) -> "Campaigns[Any] | None":
        """How its matches follow on one another; nothing for a game of single evenings."""
        return None

    # -- what follows from the rest ------------------------------------------------------------

    def edition(self, packs: Sequence[str] = ()) -> Edition:
        """The rules and the content of today, with these packs."""
        there = shelf().packs
        marks = {name: there[name].mark if name in there else "" for name in packs}
        return Edition(self.version, content_mark(self.package), marks)

    def is_of_today(self, edition: str) -> bool:
        """Can what was dealt from this edition be played again from its seed?"""
        then = Edition.read(edition)
        former = self.former()
        if not then.content and then.rules == former.rules:
            then.content = former.content
        return then == self.edition(tuple(then.packs))

    def former(self) -> Former:
        """What Questhall 0.1 did not write down."""
        return former_of(self.package)

    def options_of_today(
        self, agreed: dict[str, OptionValue], packs: tuple[str, ...] = ()
    ) -> dict[str, OptionValue]:
        """What was agreed on, things that were renamed since under their names of today."""
        found = dict(agreed)
        for option in self.options_with(packs):
            value = agreed.get(option.name)
            if isinstance(value, str) and not option.has(value):
                found[option.name] = self.renamed().get(value, value)
        return found

    def faults(self, state: State) -> list[str]:
        """What is wrong with this position, in words: empty if all is well. Without the things that
        are not there the rest cannot be looked at."""
        from .existing import missing

        return missing(self, state) or self.impossible(state)

    def text_sources(self, language: str) -> list[str]:
        """All texts of the game and of the kernel in Fluent's syntax."""
        return list(_sources(self, language))

    def client_sources(self, language: str) -> list[str]:
        """The texts that a client says at every table; what only stands on faces, or in one of the
        `book`s, may be left out."""
        return self.text_sources(language)

    def books(self) -> list[str]:
        """The names of texts that only some tables need, such as the entries of a story. A view
        that needs some names them in a field `books`."""
        return []

    def book(self, name: str, language: str) -> str:
        """One of the `books`."""
        raise KeyError(name)

    def faces_in(self, book: str, texts: Texts) -> list[Face]:
        """What has its face in one of the `books` and not in the catalogue."""
        return []

    def texts(self, language: str) -> Texts:
        """All texts of the game in a language."""
        return _texts(self, language)

    def checked(self, setup: Setup) -> Setup:
        """The set-up with defaults filled in; says what is wrong with it."""
        packs = found_packs(self, setup.packs)
        return checked_setup(self.id, self.formats, self.options_with(packs), setup, packs)


def found_packs(game: Game, wanted: Sequence[str]) -> tuple[str, ...]:
    """The packs with those that they need, in order; says which is not there for this game."""
    there = {pack.id: pack for pack in shelf().of(game.id)}
    taken = set(wanted)
    for name in wanted:
        if name not in there:
            raise BadSetup(f"the pack {name!r} is not installed here")
    for pack in reversed(there.values()):
        if pack.id in taken:
            taken.update(pack.about.needs)
    return tuple(name for name in there if name in taken)


def checked_setup(
    owner: str,
    formats: tuple[Format, ...],
    options: tuple[TableOption, ...],
    setup: Setup,
    packs: tuple[str, ...] = (),
) -> Setup:
    """The set-up with defaults filled in; says what is wrong with it."""
    chosen = [each for each in formats if each.name == setup.format]
    if not chosen:
        known = ", ".join(each.name for each in formats)
        raise BadSetup(f"{owner} has no format {setup.format!r}; choose one of: {known}")
    if setup.seats not in chosen[0].seats:
        fit = ", ".join(str(count) for count in chosen[0].seats)
        raise BadSetup(f"{setup.format} takes {fit} seats, not {setup.seats}")
    agreed: dict[str, OptionValue] = {each.name: each.default for each in options}
    for name, value in setup.options.items():
        agreed[name] = _option_value(owner, options, name, value)
    return Setup(setup.format, setup.seats, agreed, packs)


def _option_value(
    owner: str, options: tuple[TableOption, ...], name: str, value: OptionValue
) -> OptionValue:
    for option in options:
        if option.name == name:
            if option.has(value):
                return value
            fit = ", ".join(str(choice) for choice in option.choices)
            raise BadSetup(f"option {name} is one of {fit}, not {value!r}")
    raise BadSetup(f"{owner} has no option {name!r}")


@cache
def _texts(game: Game, language: str) -> Texts:
    return Texts(language, game.text_sources(language))


@cache
def _sources(game: Game, language: str) -> tuple[str, ...]:
    """Read and made once: every book of a game asks for them."""
    sources = read_sources(game.package, language)
    for pack in shelf().of(game.id):
        sources += pack.sources(language)
    made = game.made_texts(Texts(language, sources))
    return (*sources, made) if made else tuple(sources)


_GROUP = "questhall.games"


def game_names() -> list[str]:
    """The ids of all installed games, ours and other packages'."""
    return sorted({entry.name for entry in entry_points(group=_GROUP)})


def find_game(name: str) -> Game:
    """The installed game of that id."""
    for entry in entry_points(group=_GROUP):
        if entry.name == name:
            game = entry.load()
            assert isinstance(game, Game), f"{entry.value} is not a Game"
            return game
    known = ", ".join(game_names()) or "none"
    raise LookupError(f"no game called {name!r} is installed (installed: {known})")
