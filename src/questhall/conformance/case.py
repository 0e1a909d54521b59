"""One way to play a game: a match played at random to its end, and places to look at."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial

from questhall.kernel.campaigns import start_link
from questhall.kernel.chance import Chance
from questhall.kernel.choices import Beginning, Choice
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING
from questhall.kernel.events import Event
from questhall.kernel.games import Game, Setup, TableOption
from questhall.kernel.match import Match

SPECTATOR = -1
MOST_CHOICES = 20_000
POINTS = 8

Asked = tuple[tuple[object, ...], ...]


class Trial:
    """A game, a set-up with these options, and a seed."""

    def __init__(
        self, game: Game, setup: Setup, seed: str, options: tuple[TableOption, ...]
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.options = options

    def __str__(self) -> str:
        setup = self.setup
        usual = {option.name: option.default for option in self.options}
        agreed = "".join(
            f", {name}={value}"
            for name, value in setup.options.items()
            if value != usual.get(name, "")
        )
        return f"{self.game.id} ({setup.format}, {setup.seats} seats{agreed}, seed {self.seed!r})"

    def chance(self, purpose: str) -> Chance:
        """Random numbers of our own, always the same for the same purpose."""
        return Chance(f"conformance/{self.seed}/{purpose}")


class Unlawful(AssertionError):
    """A game breaks a law; says which one, where, and how to see it again."""

    def __init__(self, law: str, trial: Trial, choice: int | None, what: str) -> None:
        place = f" at choice {choice}" if choice is not None else ""
        super().__init__(f"{trial} breaks the law {law!r}{place}: {what}")
        self.law = law
        self.game = trial.game.id
        self.format = trial.setup.format
        self.seats = trial.setup.seats
        self.seed = trial.seed
        self.choice = choice
        self.what = what


class AnyLaw:
    """A law, as one trial is held to it."""

    def __init__(self, name: str, trial: Trial) -> None:
        self.name = name
        self.trial = trial

    def broken(self, choice: int | None, what: str) -> Unlawful:
        """To be raised."""
        return Unlawful(self.name, self.trial, choice, what)

    def same(self, choice: int | None, what: str, found: object, wanted: object) -> None:
        if found != wanted:
            raise self.broken(choice, f"{what}: {_differing(found, wanted)}")

    def hold(self, demand: Callable[[], None]) -> None:
        """Whatever goes wrong breaks the law."""
        try:
            demand()
        except Unlawful:
            raise
        except Exception as fault:
            raise self.broken(None, f"{type(fault).__name__}: {fault}") from fault


class Law(AnyLaw):
    """A law of matches, as one case is held to it."""

    def __init__(self, name: str, case: "Case") -> None:
        super().__init__(name, case)
        self.case = case


class Position:
    """What can be compared of a match at one moment."""

    def __init__(self, match: Match) -> None:
        self.hash = state_hash(match.state)
        self.asked = asked(match)
        self.events = len(match.journal.events) if match.journal is not None else 0


class Case(Trial):
    """A way to play a game. The match is played when it is first needed.

    With a `beginning` it is a match of a campaign, and the set-up what its ledger leads to.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: str,
        points: int = POINTS,
        most_choices: int = MOST_CHOICES,
        beginning: Beginning | None = None,
    ) -> None:
        full = game.checked(setup) if beginning is None else setup
        super().__init__(game, full, seed, game.options)
        self.most_choices = most_choices
        self.beginning = beginning
        self._wanted_points = points
        self._asked: list[Asked] = []
        self._in_secret: list[list[str]] = []

    @property
    def viewers(self) -> list[int]:
        """Every seat, and a spectator."""
        return [*range(self.setup.seats), SPECTATOR]

    def start(self, listen: bool = True, keep: bool = True) -> Match:
        return self.start_with(self.game, listen, keep)

    def start_with(self, game: Game, listen: bool = True, keep: bool = True) -> Match:
        """The match from its deal, with the steps of that game."""
        if self.beginning is None:
            return Match.start(game, self.setup, self.seed, keep, listen)
        return start_link(game, self.beginning, self.setup, self.seed, listen, keep)

    @cached_property
    def match(self) -> Match:
        """The whole match, with its past."""
        match = self.start()
        chance = self.chance("player")
        law = Law("options", self)
        self._asked = [asked(match)]
        self._in_secret = [in_secret(match)]
        while not match.over:
            now = len(match.choices)
            if now >= self.most_choices:
                raise Unlawful("ends", self, now, "it is still not over")
            answer_at_random(match, chance, law)
            self._asked.append(asked(match))
            self._in_secret.append(in_secret(match))
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
        """Some positions with an open question: those with rare prompts, those in which somebody
        sees for once what others do not, and any others."""
        by_prompt: dict[str, list[int]] = {}
        for now, questions in enumerate(self.asked[:-1]):
            partly = len(questions) < len(self.asked[now - 1]) if now else False
            prompts = ", ".join(str(question[1]) for question in questions)
            by_prompt.setdefault(f"{prompts} {partly}", []).append(now)
        chance = self.chance("points")
        rare = sorted(by_prompt.values(), key=len)[: self._wanted_points // 2]
        total = len(self.match.choices)
        rare += sorted(self._rare_secrets(total), key=len)[: self._wanted_points // 4]
        found = {places[chance.below("rare", len(places))] for places in rare}
        while len(found) < min(self._wanted_points, total):
            found.add(chance.below("any", total))
        return sorted(found)

    def _rare_secrets(self, total: int) -> list[list[int]]:
        """The positions of each secret that is not there most of the time, as hands are."""
        by_zone: dict[str, list[int]] = {}
        for now, zones in enumerate(self._in_secret[:total]):
            for zone in zones:
                by_zone.setdefault(zone, []).append(now)
        return [places for places in by_zone.values() if 2 * len(places) < total]

    def at(self, point: int) -> Match:
        """A copy of the match as it stood then."""
        return self.match.at(point)

    def positions(self, listen: bool = False, keep: bool = True) -> Iterator[tuple[int, Match]]:
        """The match once more from its seed: each of its positions, to its end. A law that asks
        for no past keeps none: that is quicker."""
        match = self.start(listen, keep)
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
        law.hold(partial(self._hold, law))


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
    now = _choices_made(match)
    option = match.pending[part].options[index]
    try:
        match.answer(part, index, seat)
    except Exception as fault:
        kind = type(fault).__name__
        what = f"seat {seat} chose {option!r}, which was offered, and got {kind}: {fault}"
        raise law.broken(now, what) from fault


def in_secret(match: Match) -> list[str]:
    """Where cards lie that some seats see and others do not."""
    return [zone.name for zone in match.state.zones() if zone.cards and zone.seen_by]


def repeat(match: Match, choice: Choice, law: Law) -> None:
    """Give an answer of an earlier run: it must be offered again, in the same place."""
    for part, decision in enumerate(match.pending):
        there = decision.options[choice.index : choice.index + 1]
        if choice.seat in decision.seats and there and there[0].same_as(choice.option):
            answer(match, part, choice.index, choice.seat, law)
            return
    what = f"seat {choice.seat} chose {choice.option!r}, which is not offered this time"
    raise law.broken(_choices_made(match), what)


def _choices_made(match: Match) -> int:
    return len(match.choices) if match.keep else match.decisions


def play_on(match: Match, chance: Chance, choices: int, law: Law) -> None:
    """Play at random for so many choices, or to the end; a thought may end before (`Unread`)."""
    for _ in range(choices):
        if not match.pending:
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
