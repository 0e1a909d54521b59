"""One way to play a game: a match played at random to its end, and places to look at."""

from collections.abc import Callable, Iterator
from functools import cached_property

from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.games import Game, Setup
from questhall.kernel.match import Choice, Match

SPECTATOR = -1
MOST_CHOICES = 20_000
POINTS = 8

Asked = tuple[tuple[object, ...], ...]


class Unlawful(AssertionError):
    """A game breaks a law; says which one, where, and how to see it again."""

    def __init__(self, law: str, case: "Case", choice: int | None, what: str) -> None:
        place = f" at choice {choice}" if choice is not None else ""
        super().__init__(f"{case} breaks the law {law!r}{place}: {what}")
        self.law = law
        self.game = case.game.id
        self.format = case.setup.format
        self.seats = case.setup.seats
        self.seed = case.seed
        self.choice = choice
        self.what = what


class Law:
    """A law, as one case is held to it."""

    def __init__(self, name: str, case: "Case") -> None:
        self.name = name
        self.case = case

    def broken(self, choice: int | None, what: str) -> Unlawful:
        """To be raised."""
        return Unlawful(self.name, self.case, choice, what)

    def same(self, choice: int | None, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            raise self.broken(choice, f"{what}: {_differing(found, wanted)}")


class Position:
    """What can be compared of a match at one moment."""

    def __init__(self, match: Match) -> None:
        self.hash = state_hash(match.state)
        self.asked = asked(match)
        self.events = len(match.journal.events) if match.journal is not None else 0


class Case:
    """A game, a set-up and a seed. The match is played when it is first needed."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: str,
        points: int = POINTS,
        most_choices: int = MOST_CHOICES,
    ) -> None:
        self.game = game
        self.setup = game.checked(setup)
        self.seed = seed
        self.most_choices = most_choices
        self._wanted_points = points
        self._asked: list[Asked] = []

    def __str__(self) -> str:
        setup = self.setup
        agreed = ", ".join(
            f"{option.name}={setup.options[option.name]}"
            for option in self.game.options
            if setup.options[option.name] != option.default
        )
        with_options = f", {agreed}" if agreed else ""
        return (
            f"{self.game.id} ({setup.format}, {setup.seats} seats{with_options}, "
            f"seed {self.seed!r})"
        )

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [*range(self.setup.seats), SPECTATOR]

    def chance(self, purpose: str) -> Chance:
        """Random numbers of our own, always the same for the same purpose."""
        return Chance(f"conformance/{self.seed}/{purpose}")

    def start(self, listen: bool = True) -> Match:
        return Match.start(self.game, self.setup, self.seed, listen=listen)

    @cached_property
    def match(self) -> Match:
        """The whole match, with its past."""
        match = self.start()
        chance = self.chance("player")
        law = Law("options", self)
        self._asked = [asked(match)]
        while not match.over:
            now = len(match.choices)
            if now >= self.most_choices:
                raise Unlawful("ends", self, now, "it is still not over")
            answer_at_random(match, chance, law)
            self._asked.append(asked(match))
        return match

    @property
    def asked(self) -> list[Asked]:
        """What was asked in each position of the match."""
        return self._asked if self.match.over else []

    @cached_property
    def recorded(self) -> dict[int, Position]:
        """The points and the end, from a second run with the same choices."""
        wanted = {*self.points, len(self.match.choices)}
        return {now: Position(match) for now, match in self.positions(True) if now in wanted}

    @cached_property
    def points(self) -> list[int]:
        """Some positions with an open question: those with rare prompts, and any others."""
        by_prompt: dict[str, list[int]] = {}
        for now, questions in enumerate(self.asked[:-1]):
            partly = len(questions) < len(self.asked[now - 1]) if now else False
            prompts = ", ".join(str(question[1]) for question in questions)
            by_prompt.setdefault(f"{prompts} {partly}", []).append(now)
        chance = self.chance("points")
        rare = sorted(by_prompt.values(), key=len)[: self._wanted_points // 2]
        found = {places[chance.below("rare", len(places))] for places in rare}
        total = len(self.match.choices)
        while len(found) < min(self._wanted_points, total):
            found.add(chance.below("any", total))
        return sorted(found)

    def at(self, point: int) -> Match:
        """A copy of the match as it stood then."""
        return self.match.at(point)

    def positions(self, listen: bool = False) -> Iterator[tuple[int, Match]]:
        """The match once more from its seed: each of its positions, to its end."""
        match = self.start(listen)
        yield 0, match
        for number, choice in enumerate(self.match.choices):
            repeat(match, choice, Law("determinism", self))
            yield number + 1, match


class Check:
    """A law as something that a case can be held to; its text says what it demands."""

    def __init__(self, name: str, hold: Callable[[Law], None]) -> None:
        self.name = name
        self.text = hold.__doc__ or ""
        self._hold = hold

    def __call__(self, case: Case) -> None:
        """Raises Unlawful if anything goes wrong."""
        law = Law(self.name, case)
        try:
            self._hold(law)
        except Unlawful:
            raise
        except Exception as fault:
            raise law.broken(None, f"{type(fault).__name__}: {fault}") from fault


def law_called(name: str) -> Callable[[Callable[[Law], None]], Check]:
    def named(hold: Callable[[Law], None]) -> Check:
        return Check(name, hold)

    return named


def answer_at_random(match: Match, chance: Chance, law: Law) -> None:
    """Any option of any question, chosen by any seat that may."""
    part = chance.below("question", len(match.pending))
    decision = match.pending[part]
    index = chance.below("option", len(decision.options))
    option = decision.options[index]
    seat = option.seat
    if seat == NOTHING:
        seat = decision.seats[chance.below("seat", len(decision.seats))]
    answer(match, part, index, seat, law)


def answer(match: Match, part: int, index: int, seat: int, law: Law) -> None:
    """Choose what is offered: that must always work."""
    now = len(match.choices)
    option = match.pending[part].options[index]
    try:
        match.answer(part, index, seat)
    except Exception as fault:
        kind = type(fault).__name__
        what = f"seat {seat} chose {option!r}, which was offered, and got {kind}: {fault}"
        raise law.broken(now, what) from fault


def repeat(match: Match, choice: Choice, law: Law) -> None:
    """Give an answer of an earlier run: it must be offered again, in the same place."""
    for part, decision in enumerate(match.pending):
        there = decision.options[choice.index : choice.index + 1]
        if choice.seat in decision.seats and there and there[0].same_as(choice.option):
            answer(match, part, choice.index, choice.seat, law)
            return
    what = f"seat {choice.seat} chose {choice.option!r}, which is not offered this time"
    raise law.broken(len(match.choices), what)


def play_on(match: Match, chance: Chance, choices: int, law: Law) -> None:
    """Play at random for so many choices, or to the end."""
    for _ in range(choices):
        if match.over:
            return
        answer_at_random(match, chance, law)


def asked(match: Match) -> Asked:
    """All open questions with their options, as values that can be compared."""
    return tuple(
        (
            tuple(decision.seats),
            decision.prompt,
            (decision.what, decision.where, decision.amount),
            decision.rule,
            tuple(
                (option.verb, option.what, option.where, option.amount, option.seat)
                for option in decision.options
            ),
        )
        for decision in match.pending
    )


def told(event: Event) -> tuple[object, ...]:
    """An event as a value that can be compared."""
    numbers = (event.what, event.where, event.amount)
    values = tuple(event.values) if event.values is not None else None
    return (event.key, event.rule, numbers, values, event.chooser, event.forced)


def events_of(match: Match) -> list[Event]:
    return match.journal.events if match.journal is not None else []


def _differing(found: object, wanted: object) -> str:
    """Two values side by side; of two long ones the first place where they part."""
    if isinstance(found, list | tuple) and isinstance(wanted, list | tuple):
        for place, (one, other) in enumerate(zip(found, wanted, strict=False)):
            if one != other:
                return f"number {place} is {_differing(one, other)}"
        return f"{len(found)} of them instead of {len(wanted)}"
    if isinstance(found, str | bytes) and isinstance(wanted, str | bytes) and len(found) > 80:
        place = next((i for i, (a, b) in enumerate(zip(found, wanted, strict=False)) if a != b), 0)
        begin = max(0, place - 40)
        return f"...{found[begin : place + 40]!r}... instead of {wanted[begin : place + 40]!r}"
    return f"{found!r} instead of {wanted!r}"
