"""How a game asks: decisions, their options, and what the words in them stand for.

Options, prompts and events are *phrases*: a key and up to three whole numbers. What the
numbers name (a card, a seat, a die) is said once per key in the game's vocabulary, so a
phrase costs nothing until somebody wants to read it.
"""

from collections.abc import Generator
from typing import Final, TypeVar, cast

from mypy_extensions import mypyc_attr

NOTHING: Final = -1

T = TypeVar("T")


@mypyc_attr(acyclic=True)
class Option:
    """One thing that a seat may answer. `seat` narrows it to one of several deciders.

    `meant` is what it was made from: it is never saved, since a step that is played again makes
    it again, and it must not lead back to the option. `declines`: it says no to what is asked.
    `ends`: it ends a turn, a phase or whatever goes on.
    """

    def __init__(
        self,
        verb: str,
        what: int = NOTHING,
        where: int = NOTHING,
        amount: int = NOTHING,
        seat: int = NOTHING,
        meant: object = None,
    ) -> None:
        self.verb = verb
        self.what = what
        self.where = where
        self.amount = amount
        self.seat = seat
        self.meant = meant
        self.declines = False
        self.ends = False

    def __repr__(self) -> str:
        return f"Option({self.verb!r}, {self.what}, {self.where}, {self.amount})"

    def same_as(self, other: "Option") -> bool:
        return (
            self.verb == other.verb
            and self.what == other.what
            and self.where == other.where
            and self.amount == other.amount
            and self.seat == other.seat
        )


def refusal(
    verb: str,
    what: int = NOTHING,
    where: int = NOTHING,
    amount: int = NOTHING,
    seat: int = NOTHING,
    meant: object = None,
) -> Option:
    """An option that says no to what is asked, or no more of it."""
    option = Option(verb, what, where, amount, seat, meant)
    option.declines = True
    return option


def ending(
    verb: str,
    what: int = NOTHING,
    where: int = NOTHING,
    amount: int = NOTHING,
    seat: int = NOTHING,
    meant: object = None,
) -> Option:
    """An option that ends a turn, a phase or whatever goes on."""
    option = Option(verb, what, where, amount, seat, meant)
    option.ends = True
    return option


def as_kept(option: Option) -> Option:
    """The option without what it was made from, for whoever keeps it: that belongs to a position,
    which would be kept with it."""
    if option.meant is None:
        return option
    kept = Option(option.verb, option.what, option.where, option.amount, option.seat)
    kept.declines = option.declines
    kept.ends = option.ends
    return kept


def meant_by(option: Option, kind: type[T]) -> T:
    """What the option was made from, which the rule that offered it knows the kind of."""
    meant = option.meant
    assert isinstance(meant, kind), f"{option!r} does not mean a {kind.__name__}"
    return meant


def meaning(option: Option, kind: type[T]) -> T | None:
    """What the option was made from if it is of this kind, where others are offered too."""
    meant = option.meant
    return meant if isinstance(meant, kind) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question to one seat, or to several of which any one may answer.

    A secret answer is told to nobody else, an unwatched one to all seats but to no spectator.
    """

    def __init__(
        self,
        seats: list[int],
        prompt: str,
        options: list[Option],
        rule: str,
        what: int = NOTHING,
        where: int = NOTHING,
        amount: int = NOTHING,
        always_ask: bool = False,
        secret: bool = False,
        unwatched: bool = False,
    ) -> None:
        self.seats = seats
        self.prompt = prompt
        self.listed = options  # as far as they have been put together
        self.rule = rule
        self.what = what
        self.where = where
        self.amount = amount
        self.always_ask = always_ask
        self.secret = secret
        self.unwatched = unwatched
        self.answer: Option | None = None

    @property
    def options(self) -> list[Option]:
        """All that any of the seats may answer."""
        return self.listed

    @options.setter
    def options(self, options: list[Option]) -> None:
        self.listed = options

    @property
    def leaves_a_choice(self) -> bool:
        """Is there more than one option?"""
        assert self.listed, f"{self.prompt} has no option"
        return len(self.listed) > 1

    def options_for(self, seat: int) -> list[Option]:
        """What this seat may answer."""
        if seat not in self.seats:
            return []
        if len(self.seats) == 1:
            return self.listed
        return [option for option in self.listed if option.seat in (NOTHING, seat)]

    def asks(self, seat: int) -> bool:
        """Is there anything that this seat may answer?"""
        if seat not in self.seats:
            return False
        for option in self.listed:
            if option.seat == seat or option.seat == NOTHING:
                return True
        return False

    def chosen(self) -> Option:
        assert self.answer is not None, "asked for an answer before it was given"
        return self.answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """What each of several seats may answer."""

    def options_of(self, seat: int) -> list[Option]:
        """At least one, and always the same as long as the question is open."""
        raise NotImplementedError


class Apart(Decision):
    """A question to several seats, of which any one may answer, each with options of its own. They
    are put together when somebody asks for them: who plays on fast asks for those of one seat."""

    def __init__(
        self, seats: list[int], prompt: str, menu: Menu, rule: str, what: int = NOTHING
    ) -> None:
        super().__init__(seats, prompt, [], rule, what)
        self._menu = menu
        self._own: list[list[Option] | None] = [None] * len(seats)

    @property
    def options(self) -> list[Option]:
        if not self.listed:
            for seat in self.seats:
                self.listed += self.options_for(seat)
        return self.listed

    @options.setter
    def options(self, options: list[Option]) -> None:
        raise TypeError(f"{self.prompt} has the options of its menu")

    @property
    def leaves_a_choice(self) -> bool:
        return len(self.seats) > 1 or len(self.options_for(self.seats[0])) > 1

    def options_for(self, seat: int) -> list[Option]:
        if seat not in self.seats:
            return []
        place = self.seats.index(seat)
        own = self._own[place]
        if own is None:
            own = self._menu.options_of(seat)
            self._own[place] = own
        return own

    def asks(self, seat: int) -> bool:
        return seat in self.seats


class Together(Decision):
    """Several decisions owed at the same time; the flow goes on when all are answered."""

    def __init__(self, parts: list[Decision]) -> None:
        super().__init__([], "", [], "")
        self.parts = parts


Flow = Generator[Decision, Option, T]


class SideBySide(Decision):
    """Flows that go on at the same time; the flow that put them waits until all have ended."""

    def __init__(self, flows: list[Flow[None]]) -> None:
        super().__init__([], "", [], "")
        self.flows = flows


def ask(seat: int, prompt: str, options: list[Option], rule: str, what: int = NOTHING) -> Decision:
    """A question to one seat."""
    return Decision([seat], prompt, options, rule, what)


# Not a generator, which would have to be a new one each time: nothing goes through this one and so
# nothing is ever over. Whoever goes on with it (`yield from`) sees no difference.
NO_DECISIONS: Final = cast(Flow[None], iter(()))


def no_decisions() -> Flow[None]:
    """A flow that asks nothing, for a rule that just does something where others may ask."""
    return NO_DECISIONS


def side_by_side(flows: list[Flow[None]]) -> Flow[None]:
    """Let several seats go through questions of their own, each at its own pace.

    Nobody waits for anybody else; this returns when all flows have ended. A flow touches only
    what belongs to its own seat, so that the order in which they are answered does not matter,
    and each seat may take back its own answers as long as one of the flows is open.
    """
    if flows:
        yield SideBySide(flows)


def together(parts: list[Decision]) -> Flow[list[Option]]:
    """Ask several seats at once and return their answers in the order of the questions.

    Where their options follow from hidden cards, let a step begin with it: a copy in which
    one of them thinks then offers the others what follows from imagined cards.
    """
    if parts:
        yield Together(parts)
    return [part.chosen() for part in parts]
