"""Words for what battle goals require: `killed_at_least(5)`, `coins_at_most(0)` (RULES 1.6)."""

from functools import partial

from questhall.kernel.language.parameters import Given, Number
from questhall.kernel.language.words import Among, Language, Several, Word

from ..printed.goals import GoalCondition
from ..rules.round import battle_goals as judges
from ..rules.round.battle_goals import ANY_NUMBER, Tally
from ..state import heroes

JUDGES: Language[GoalCondition] = Language("battle goal")
LEVELS: Language[int] = Language("level")
NO_TALLY = 0
COUNTED: dict[str, tuple[type[Tally], int]] = {
    "cards_left": (judges.CardsLeft, NO_TALLY),
    "experience": (judges.ExperienceGained, NO_TALLY),
    "coins": (judges.CoinsLooted, NO_TALLY),
    "hit_points": (judges.HitPoints, NO_TALLY),
    "traps": (Tally, heroes.Feat.TRAPS),
    "treasures": (Tally, heroes.Feat.TREASURES),
    "rooms_opened": (Tally, heroes.Feat.ROOMS_OPENED),
    "killed": (Tally, heroes.Feat.KILLS),
    "elites_killed": (Tally, heroes.Feat.ELITE_KILLS),
    "items_used": (Tally, heroes.Feat.ITEMS_USED),
    "overkill": (Tally, heroes.Feat.MOST_OVERKILL),
    "short_rests": (Tally, heroes.Feat.SHORT_RESTS),
    "long_rests": (Tally, heroes.Feat.LONG_RESTS),
}


LEVELS.declare(Word("level_plus", Number(), make=int))


def _at_least(make: type[Tally], tally: int, least: int, by_level: list[int]) -> GoalCondition:
    """The count must be at least this when the scenario ends; it may depend on the level."""
    judge = make(tally, least + sum(by_level), ANY_NUMBER)
    judge.by_level = bool(by_level)
    return judge


def _at_most(make: type[Tally], tally: int, most: int) -> GoalCondition:
    """The count must be at most this when the scenario ends."""
    return make(tally, -ANY_NUMBER, most)


def _at_least_once(tally: int) -> GoalCondition:
    """It must have happened: the first kill of the scenario, a kill by a single attack."""
    return Tally(tally, 1, ANY_NUMBER)


def _never(tally: int) -> GoalCondition:
    """No round may begin without monsters on the map."""
    return Tally(tally, 0, 0)


LEAST = (Number("amount", 0), Among(LEVELS, "[level_plus]"))

for _what, _counted in COUNTED.items():
    JUDGES.declare(
        Word(f"{_what}_at_least", *LEAST, make=partial(_at_least, *_counted)),
        Word(f"{_what}_at_most", Number(), make=partial(_at_most, *_counted)),
    )

JUDGES.declare(
    Word("hit_points_full", make=judges.Unhurt),
    Word("never_below_half", make=judges.NeverBelowHalf),
    Word("no_other_exhausted", make=judges.NoOtherExhausted),
    Word("first_kill", Given(heroes.Feat.FIRST_KILLS), make=_at_least_once),
    Word("one_attack_kill", Given(heroes.Feat.ONE_ATTACK_KILLS), make=_at_least_once),
    Word("monsters_every_round", Given(heroes.Feat.CALM_ROUNDS), make=_never),
    Word("all_of", Several(JUDGES, "goals"), make=judges.AllOf),
)
