"""Battle goals judge themselves when the scenario ends (RULES 1.6)."""

from collections.abc import Callable

from questhall.kernel.content import Entry
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import BadExpression, Expression, parse_expression

from ...printed.cards import GoalDef, Judge
from ...state.heroes import (
    CALM_ROUNDS,
    ELITE_KILLS,
    FIRST_KILLS,
    ITEMS_USED,
    KILLS,
    LONG_RESTS,
    LOWEST_HP,
    MOST_OVERKILL,
    ONE_ATTACK_KILLS,
    ROOMS_OPENED,
    SHORT_RESTS,
    TRAPS,
    TREASURES,
    Hero,
)
from ...state.scene import Scene
from ..attack.damage import discards_of

ANY_NUMBER = 1 << 30


class Tally(Judge):
    """Was something counted often enough, and not too often?"""

    def __init__(self, tally: int, least: int, most: int) -> None:
        self.tally = tally
        self.least = least
        self.most = most
        self.by_level = False  # the level of the character is added to the least

    def met(self, scene: Scene, hero: Hero) -> bool:
        least = self.least + (hero.level if self.by_level else 0)
        return least <= self.count(scene, hero) <= self.most

    def count(self, scene: Scene, hero: Hero) -> int:
        return hero.tally[self.tally]


class CardsLeft(Tally):
    """In hand and discard pile, to which active cards without the lost symbol belong
    (GH-3.12.10)."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return len(hero.hand) + len(discards_of(scene, hero))


class ExperienceGained(Tally):
    def count(self, scene: Scene, hero: Hero) -> int:
        return hero.xp


class CoinsLooted(Tally):
    """Tokens, whatever they are worth; gold from treasures is none."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return hero.coins


class HitPoints(Tally):
    """As the scenario ended; those of an exhausted character stay as they were."""

    def count(self, scene: Scene, hero: Hero) -> int:
        return scene.figure_of(hero).hp


class Unhurt(Judge):
    def met(self, scene: Scene, hero: Hero) -> bool:
        figure = scene.figure_of(hero)
        return figure.hp == figure.max_hp


class NeverBelowHalf(Judge):
    """Half the maximum, rounded up."""

    def met(self, scene: Scene, hero: Hero) -> bool:
        return 2 * hero.tally[LOWEST_HP] >= scene.figure_of(hero).max_hp


class NoOtherExhausted(Judge):
    def met(self, scene: Scene, hero: Hero) -> bool:
        return not [each for each in scene.heroes if each is not hero and each.exhausted]


class AllOf(Judge):
    def __init__(self, judges: list[Judge]) -> None:
        self.judges = judges

    def met(self, scene: Scene, hero: Hero) -> bool:
        return all(judge.met(scene, hero) for judge in self.judges)


NO_TALLY = 0
COUNTED: dict[str, tuple[type[Tally], int]] = {
    "cards_left": (CardsLeft, NO_TALLY),
    "experience": (ExperienceGained, NO_TALLY),
    "coins": (CoinsLooted, NO_TALLY),
    "hit_points": (HitPoints, NO_TALLY),
    "traps": (Tally, TRAPS),
    "treasures": (Tally, TREASURES),
    "rooms_opened": (Tally, ROOMS_OPENED),
    "killed": (Tally, KILLS),
    "elites_killed": (Tally, ELITE_KILLS),
    "items_used": (Tally, ITEMS_USED),
    "overkill": (Tally, MOST_OVERKILL),
    "short_rests": (Tally, SHORT_RESTS),
    "long_rests": (Tally, LONG_RESTS),
}
PLAIN: dict[str, Callable[[], Judge]] = {
    "hit_points_full": Unhurt,
    "never_below_half": NeverBelowHalf,
    "no_other_exhausted": NoOtherExhausted,
    "first_kill": lambda: Tally(FIRST_KILLS, 1, ANY_NUMBER),
    "one_attack_kill": lambda: Tally(ONE_ATTACK_KILLS, 1, ANY_NUMBER),
    "monsters_every_round": lambda: Tally(CALM_ROUNDS, 0, 0),
}


def judge_of(expression: Expression) -> Judge:
    """`killed_at_least(5)`, `all_of(coins_at_most(0), treasures_at_most(0))`"""
    words = Arguments(expression)
    judge: Judge
    if words.word == "all_of":
        judges: list[Judge] = []
        while words.left:
            judges.append(judge_of(words.expression()))
        judge = AllOf(judges)
    elif words.word in PLAIN:
        judge = PLAIN[words.word]()
    else:
        judge = _tally_of(words)
    words.finish()
    return judge


def _tally_of(words: Arguments) -> Judge:
    what, at, bound = words.word.partition("_at_")
    if not at or what not in COUNTED or bound not in ("least", "most"):
        raise words.fault("judges nothing")
    make, tally = COUNTED[what]
    if bound == "most":
        return make(tally, -ANY_NUMBER, words.number())
    if not words.has("level_plus"):
        return make(tally, words.number(), ANY_NUMBER)
    inner = Arguments(words.expression())
    judge = make(tally, inner.number(), ANY_NUMBER)
    judge.by_level = True
    inner.finish()
    return judge


def read_goal(entry: Entry) -> GoalDef:
    try:
        judge = judge_of(parse_expression(entry.text("judge")))
    except BadExpression as fault:
        raise entry.fault("judge", str(fault)) from None
    goal = GoalDef(
        entry.text("id"), entry.number("number", 1, 999), entry.number("checks", 1, 2), judge
    )
    entry.finish()
    return goal


def goal_met(scene: Scene, hero: Hero, goal: GoalDef) -> bool:
    return goal.judge.met(scene, hero)
