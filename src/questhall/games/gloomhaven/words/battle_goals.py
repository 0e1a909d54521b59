"""Words for what battle goals ask: `killed_at_least(5)`, `coins_at_most(0)` (RULES 1.6)."""

from functools import partial
from typing import Any

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Given, Number, Parameter
from questhall.kernel.language.words import Language, Several, Word

from ..printed.cards import Judge
from ..rules.round import battle_goals as judges
from ..rules.round.battle_goals import ANY_NUMBER, Tally
from ..state import heroes

JUDGES: Language[Judge] = Language("battle goal")
BY_LEVEL: Word[int] = Word("level_plus", Number(), make=int)
NO_TALLY = 0
COUNTED: dict[str, tuple[type[Tally], int]] = {
    "cards_left": (judges.CardsLeft, NO_TALLY),
    "experience": (judges.ExperienceGained, NO_TALLY),
    "coins": (judges.CoinsLooted, NO_TALLY),
    "hit_points": (judges.HitPoints, NO_TALLY),
    "traps": (Tally, heroes.TRAPS),
    "treasures": (Tally, heroes.TREASURES),
    "rooms_opened": (Tally, heroes.ROOMS_OPENED),
    "killed": (Tally, heroes.KILLS),
    "elites_killed": (Tally, heroes.ELITE_KILLS),
    "items_used": (Tally, heroes.ITEMS_USED),
    "overkill": (Tally, heroes.MOST_OVERKILL),
    "short_rests": (Tally, heroes.SHORT_RESTS),
    "long_rests": (Tally, heroes.LONG_RESTS),
}


class Least(Parameter[int | Expression]):
    """A number, or `level_plus(2)`: the level of the character and so many."""

    def take(self, arguments: Arguments) -> int | Expression:
        return arguments.expression() if arguments.has(BY_LEVEL.name) else arguments.number()

    def meaning(self, taken: int | Expression, context: Any) -> tuple[int, bool]:
        if isinstance(taken, int):
            return taken, False
        return BY_LEVEL.read(taken, context), True

    def signature(self) -> str:
        return "amount|level_plus(amount)"


def _at_least(make: type[Tally], tally: int, least: tuple[int, bool]) -> Judge:
    """There must be so many or more when the scenario ends."""
    judge = make(tally, least[0], ANY_NUMBER)
    judge.by_level = least[1]
    return judge


def _at_most(make: type[Tally], tally: int, most: int) -> Judge:
    """There must be so many or fewer when the scenario ends."""
    return make(tally, -ANY_NUMBER, most)


def _at_least_once(tally: int) -> Judge:
    """It must have happened: the first kill of the scenario, a kill by a single attack."""
    return Tally(tally, 1, ANY_NUMBER)


def _never(tally: int) -> Judge:
    """There must have been no round without monsters on the map."""
    return Tally(tally, 0, 0)


for _what, _counted in COUNTED.items():
    JUDGES.declare(
        Word(f"{_what}_at_least", Least(), make=partial(_at_least, *_counted)),
        Word(f"{_what}_at_most", Number(), make=partial(_at_most, *_counted)),
    )

JUDGES.declare(
    Word("hit_points_full", make=judges.Unhurt),
    Word("never_below_half", make=judges.NeverBelowHalf),
    Word("no_other_exhausted", make=judges.NoOtherExhausted),
    Word("first_kill", Given(heroes.FIRST_KILLS), make=_at_least_once),
    Word("one_attack_kill", Given(heroes.ONE_ATTACK_KILLS), make=_at_least_once),
    Word("monsters_every_round", Given(heroes.CALM_ROUNDS), make=_never),
    Word("all_of", Several(JUDGES, "goals"), make=judges.AllOf),
)
