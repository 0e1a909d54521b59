"""Whole games with a pack, played by somebody who is curious about what is new in it."""

from collections.abc import Iterator

from questhall.conformance.case import Case, Unlawful
from questhall.conformance.gambling import RandomGame
from questhall.conformance.setups import any_setup
from questhall.kernel.chance import Chance
from questhall.kernel.codec import field_names
from questhall.kernel.decisions import NOTHING, Option
from questhall.kernel.games import BadSetup, Game, OptionValue, Setup
from questhall.kernel.packs import BETWEEN
from questhall.kernel.phrases import option_id
from questhall.kernel.state import Content

EVERY = 4  # choices: to look through a whole position takes its time


class Trial:
    """What came of the games so far. `new`: everything that the pack has printed; `met`: what of it
    lay on a table; `faults`: where the rules broke, each with set-up and seed."""

    def __init__(self, game: Game, pack: str, seed: str) -> None:
        self.game = game
        self.pack = pack
        self.seed = seed
        self.games = 0
        self.choices = 0
        self.new = {key for key in game.things() if key.startswith(f"{pack}{BETWEEN}")}
        self.met: set[str] = set()
        self.faults: list[str] = []

    def play(self) -> None:
        """One more game, of any format."""
        chance = Chance(f"try/{self.pack}/{self.seed}/{self.games}")
        setup = any_setup(self.game, chance, f"{self.seed}/{self.games}")
        agreed = self._agreed(setup, chance)
        case = Case(self.game, agreed, f"{self.seed}/{self.games}")
        self.games += 1
        try:
            self.choices += _CuriousGame(case, self).play()
        except Unlawful as fault:
            self.faults.append(str(fault))

    def _agreed(self, setup: Setup, chance: Chance) -> Setup:
        """What is new is played; of the rest of the set-up whatever goes with it."""
        options = self._wished()
        seats = self._seats(setup, options, chance)
        for name, value in setup.options.items():
            more = {name: value, **options}
            if _fits(self.game, Setup(setup.format, seats, more, (self.pack,))):
                options = more
        return Setup(setup.format, seats, options, (self.pack,))

    def _wished(self) -> dict[str, OptionValue]:
        """If something new can be played (a scenario, a quest), it is, game by game."""
        wished: dict[str, OptionValue] = {}
        for option in self.game.options_with((self.pack,)):
            own = [each for each in option.choices if str(each).startswith(f"{self.pack}{BETWEEN}")]
            if own:
                wished[option.name] = own[self.games % len(own)]
        return wished

    def _seats(self, setup: Setup, options: dict[str, OptionValue], chance: Chance) -> int:
        """As many as drawn by lot, or as many as can play what is wished."""
        others = [
            seats for each in self.game.formats if each.name == setup.format for seats in each.seats
        ]
        chance.shuffle("seats", others)
        for seats in [setup.seats, *others]:
            if _fits(self.game, Setup(setup.format, seats, options, (self.pack,))):
                return seats
        return setup.seats


def _fits(game: Game, setup: Setup) -> bool:
    try:
        game.checked(setup)
    except BadSetup:
        return False
    return True


class _CuriousGame(RandomGame):
    """Takes whatever is of the pack, where it is offered."""

    def __init__(self, case: Case, trial: Trial) -> None:
        super().__init__(case)
        self.trial = trial

    def _choose(self) -> None:
        if self.made % EVERY == 0:
            self.trial.met.update(
                key for key in _keys_in(self.match.state) if key in self.trial.new
            )
        for part, decision in enumerate(self.match.pending):
            for index, option in enumerate(decision.options):
                if self._is_new(option):
                    seat = option.seat if option.seat != NOTHING else decision.seats[0]
                    self.made += 1
                    self.match.answer(part, index, seat)
                    return
        super()._choose()

    def _is_new(self, option: Option) -> bool:
        name = option_id(self.case.game, self.match.state, option)
        return f"{self.trial.pack}{BETWEEN}" in name


def _keys_in(thing: object) -> Iterator[str]:
    """The keys of all content that lies in a state."""
    if isinstance(thing, Content):
        yield thing.key
    elif isinstance(thing, list):
        for each in thing:
            yield from _keys_in(each)
    elif isinstance(thing, dict):
        for each in thing.values():
            yield from _keys_in(each)
    elif not isinstance(thing, bool | int | float | str | None):
        for name in field_names(thing):
            yield from _keys_in(getattr(thing, name))
