"""A plan of the lab: which games are played, how, by whom and how often; read from a YAML file.

Every entry under `games` and `campaigns` is multiplied out: formats x seats x options x bots. What
comes of it are cases, each played as often as the plan says. The seed of a case follows from the
plan's seed and from what is played, not from its place: a plan that grows keeps the games that it
had.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec

from questhall.bots import fault_of, thinks_by_the_clock
from questhall.kernel.campaigns import campaigns_of
from questhall.kernel.content import BadContent, Entry, read_entry
from questhall.kernel.games import (
    BadSetup,
    Format,
    Game,
    OptionValue,
    Setup,
    TableOption,
    find_game,
    game_names,
)
from questhall.kernel.language.arguments import did_you_mean

from .simulation import Plan, wins_together

MOST_REPETITIONS = 1_000_000
MOST_DECISIONS = 100_000
MOST_EVENINGS = 1000
DEFAULT_SEED = "lab"

Agreed = dict[str, OptionValue]


class Journey(msgspec.Struct, frozen=True):
    """Evenings of a campaign, at most so many. `counted` and `others`: see CampaignPlan."""

    evenings: int
    counted: tuple[str, ...]
    others: str


class Case(msgspec.Struct, frozen=True):
    """One thing to play so and so often. `agreed`: options as the plan says them; the rest is as
    usual. `edition`: the rules and the content of today. A `journey` is no single match."""

    plan: Plan
    agreed: tuple[str, ...]
    together: bool
    edition: str
    journey: Journey | None = None

    @property
    def heading(self) -> str:
        """All of it but the bots, as a reader sees it."""
        seats = "1 seat" if self.plan.seats == 1 else f"{self.plan.seats} seats"
        packs = [f"+{pack}" for pack in self.plan.packs]
        what = [self.plan.game, *(["campaign"] if self.journey else []), self.plan.format]
        return " · ".join([*what, seats, *self.agreed, *packs])

    @property
    def lineup(self) -> str:
        """Who plays: one name if all seats have the same bot."""
        return ", ".join(dict.fromkeys(self.plan.bots) if self.alike else self.plan.bots)

    @property
    def alike(self) -> bool:
        return len(set(self.plan.bots)) == 1


class Job(msgspec.Struct, frozen=True):
    """One game of a case, or one campaign."""

    case: Case
    number: int

    @property
    def key(self) -> str:
        """Its seed, by which it is found among the results."""
        return self.case.plan.seed_of(self.number)


class LabPlan(msgspec.Struct, frozen=True):
    """All cases, in the order in which the file names them."""

    title: str
    seed: str
    cases: list[Case]

    def jobs(self) -> list[Job]:
        """The first game of every case, then all the second ones: a run that is stopped early has
        a little of everything."""
        most = max((case.plan.games for case in self.cases), default=0)
        return [
            Job(case, number)
            for number in range(most)
            for case in self.cases
            if number < case.plan.games
        ]


def read_plan(path: Path) -> LabPlan:
    """The plan in a file; BadContent says what is wrong with it, and where."""
    entry = read_entry(path)
    title = entry.text("title", path.stem)
    seed = entry.text("seed", DEFAULT_SEED)
    repetitions = entry.number("repetitions", 1, MOST_REPETITIONS, 1)
    limit = entry.number("max_decisions", 1, MOST_DECISIONS * 100, MOST_DECISIONS)
    cases: dict[str, Case] = {}
    for field, reader in (("games", _Reader), ("campaigns", _JourneyReader)):
        for each in entry.entries(field, needed=False):
            for case in reader(each, seed, repetitions, limit).cases():
                if case.plan.seed in cases:
                    raise BadContent(path.name, each.line, f"{case.plan.seed!r} stands twice")
                cases[case.plan.seed] = case
    entry.finish()
    if not cases:
        raise entry.fault("games", "is empty: there is nothing to play")
    return LabPlan(title, seed, list(cases.values()))


class _Reader:
    """Reads one entry under `games`, and multiplies it out."""

    kind = ""  # a word in the seed, that campaigns are not dealt as matches are

    def __init__(self, entry: Entry, seed: str, repetitions: int, limit: int) -> None:
        self._entry = entry
        self._seed = seed
        self._game = self._read_game()
        self._packs = tuple(entry.words("packs"))
        self._formats = self._read_formats()
        self._seats = self._read_seats()
        self._agreed = list(self._read_options())
        self._lineups = self._read_lineups()
        self._swap = entry.flag("swap", True)
        self._cards = self._reads_cards()
        self._games = entry.number("repetitions", 1, MOST_REPETITIONS, repetitions)
        self._limit = limit
        entry.finish()

    def cases(self) -> Iterator[Case]:
        for format, seats, agreed, lineup in product(
            self._formats, self._seats, self._agreed, self._lineups
        ):
            yield self._case(format, seats, agreed, lineup)

    def _read_game(self) -> Game:
        return find_game(self._entry.one_of("game", game_names()))

    def _read_formats(self) -> list[Format]:
        known = {format.name: format for format in self._known_formats()}
        for name in self._entry.words("formats"):
            if name not in known:
                raise self._not_one_of("formats", name, list(known))
        return [known[name] for name in self._entry.words("formats")] or [*known.values()][:1]

    def _read_seats(self) -> list[int]:
        """Numbers of seats; 0 where the plan leaves them open."""
        words = self._entry.words("seats")
        for word in words:
            if not (word.isdecimal() and 0 < int(word) < 100):
                raise self._entry.fault("seats", f"{word!r} is no number of seats")
        return [int(word) for word in words] or [0]

    def _read_options(self) -> Iterator[Agreed]:
        entry = self._entry.entry("options", needed=False)
        if entry is None:
            yield {}
            return
        choices: list[list[tuple[str, OptionValue]]] = []
        for option in self._known_options():
            known = {str(choice).lower(): choice for choice in option.choices}
            words = entry.words(option.name)
            for word in words:
                if word.lower() not in known:
                    raise _not_one_of(entry, option.name, word, list(known))
            if words:
                choices.append([(option.name, known[word.lower()]) for word in words])
        entry.finish()
        for agreed in product(*choices):
            yield dict(agreed)

    def _read_lineups(self) -> list[list[str]]:
        words = self._entry.words("bots")
        if not words:
            raise self._entry.fault("bots", "is missing: a list such as [random, greedy]")
        lineups = [[name.strip() for name in word.split(",")] for word in words]
        for name in (name for lineup in lineups for name in lineup):
            self._need_bot("bots", name)
        return lineups

    def _need_bot(self, field: str, name: str) -> None:
        if reason := fault_of(name):
            raise self._entry.fault(field, reason)
        if thinks_by_the_clock(name):
            reason = f"{name!r} thinks by the clock, and its games cannot be played again"
            raise self._entry.fault(field, f"{reason}; say how much: {name}:300")

    def _case(self, format: Format, seats: int, agreed: Agreed, lineup: list[str]) -> Case:
        setup = self._setup(format, seats, agreed, lineup)
        if len(lineup) not in (1, setup.seats):
            reason = f"{', '.join(lineup)}: {len(lineup)} bots for {setup.seats} seats"
            raise self._entry.fault("bots", f"{reason}; name one for all seats, or one each")
        bots = lineup * setup.seats if len(lineup) == 1 else lineup
        said = self._said(agreed)
        packs = [f"+{pack}" for pack in setup.packs]
        what = [self._game.id, *([self.kind] if self.kind else []), format.name]
        place = [self._seed, *what, str(setup.seats), *said, *packs]
        fixed = [] if self._swap else ["fixed"]
        plan = Plan(
            game=self._game.id,
            format=format.name,
            seats=setup.seats,
            bots=bots,
            games=self._games,
            seed="/".join([*place, ",".join(bots), *fixed]),
            options=setup.options,
            packs=setup.packs,
            swap=self._swap,
            max_decisions=self._limit,
            cards=self._cards,
        )
        edition = str(self._game.edition(setup.packs))
        return Case(plan, said, self._together(plan), edition, self._journey())

    def _setup(self, format: Format, seats: int, agreed: Agreed, lineup: list[str]) -> Setup:
        """With the seats that are said, or as many as there are bots, or the fewest that fit."""
        said = [seats] if seats else [len(lineup)] if len(lineup) > 1 else list(format.seats)
        reason = ""
        for count in said:
            try:
                return self._checked(Setup(format.name, count, agreed, self._packs))
            except BadSetup as fault:
                reason = reason or str(fault)
        blamed = "seats" if seats else "bots" if len(lineup) > 1 else "game"
        raise self._entry.fault(blamed, reason)

    def _not_one_of(self, field: str, word: str, known: list[str]) -> BadContent:
        return _not_one_of(self._entry, field, word, known)

    # -- in which matches and campaigns differ ---------------------------------

    def _reads_cards(self) -> bool:
        return self._entry.flag("cards")

    def _known_formats(self) -> tuple[Format, ...]:
        return self._game.formats

    def _known_options(self) -> tuple[TableOption, ...]:
        return self._game.options_with(self._packs)

    def _checked(self, setup: Setup) -> Setup:
        return self._game.checked(setup)

    def _said(self, agreed: Agreed) -> tuple[str, ...]:
        return tuple(f"{name}={str(value).lower()}" for name, value in agreed.items())

    def _together(self, plan: Plan) -> bool:
        return wins_together(plan)

    def _journey(self) -> Journey | None:
        return None


class _JourneyReader(_Reader):
    """Reads one entry under `campaigns`."""

    kind = "campaign"

    def __init__(self, entry: Entry, seed: str, repetitions: int, limit: int) -> None:
        others = entry.text("others", "")
        counted = tuple(entry.words("counted"))
        self._whole = Journey(entry.number("evenings", 1, MOST_EVENINGS), counted, others)
        super().__init__(entry, seed, repetitions, limit)
        if others:
            self._need_bot("others", others)

    def _read_game(self) -> Game:
        game = super()._read_game()
        if game.campaigns() is None:
            raise self._entry.fault("game", f"{game.id} has no campaigns")
        return game

    def _reads_cards(self) -> bool:
        return False

    def _known_formats(self) -> tuple[Format, ...]:
        return campaigns_of(self._game).formats

    def _known_options(self) -> tuple[TableOption, ...]:
        return campaigns_of(self._game).options

    def _checked(self, setup: Setup) -> Setup:
        return campaigns_of(self._game).checked(setup)

    def _said(self, agreed: Agreed) -> tuple[str, ...]:
        """What is played on the way belongs to the case as options do."""
        whole = self._whole
        counted = [f"counted={','.join(whole.counted)}"] if whole.counted else []
        others = [f"others={whole.others}"] if whole.others else []
        return (*super()._said(agreed), f"evenings={whole.evenings}", *counted, *others)

    def _together(self, plan: Plan) -> bool:
        """The report tells of evenings that are won or lost, and of no seat."""
        return True

    def _journey(self) -> Journey:
        return self._whole


def _not_one_of(entry: Entry, field: str, word: str, known: list[str]) -> BadContent:
    meant = did_you_mean(word, known)
    return entry.fault(field, f"{word!r} is not one of {', '.join(known)}{meant}")
