"""Words for actions of monsters and bosses (RULES 4.9)."""

from functools import partial
from typing import Any

from questhall.kernel.language.parameters import Flag, Given, Named, Number, Parameter
from questhall.kernel.language.words import Language, Word

from ..effects import bosses, helping, monsters, summoning
from ..printed.cards import Action
from .actions import OF_ALL
from .elements import SOME_USES
from .figures import Whom, itself
from .parameters import MONSTER, RANK_MARKS, Behind, Ranks
from .values import Amount

MONSTER_ACTIONS: Language[Action] = Language("action of monsters")


def _summon(type: str, ranks: str, beside_focus: bool, own_hit_points: bool) -> Action:
    numbers = [RANK_MARKS[mark] for mark in ranks]
    return summoning.SummonMonster(type, numbers, beside_focus, own_hit_points)


GUARDED = (Whom(itself, after="who"), SOME_USES)

MONSTER_ACTIONS.declare(
    *OF_ALL,
    Word("shield", Amount(), Given(False), Given(1), *GUARDED, make=helping.GuardAction),
    Word(
        "retaliate",
        Amount(),
        Given(True),
        Behind(Named("range", 1), "part-range"),
        *GUARDED,
        make=helping.GuardAction,
    ),
    Word(
        "summon",
        *(MONSTER, Ranks(), Flag("adjacent_to_target"), Flag("own_hit_points")),
        make=_summon,
    ),
    Word("attackers_disadvantage", make=monsters.AttackersDisadvantage),
    Word("special", Number(), make=bosses.Special),
    Word("attack_bonus", Number(), Whom(), make=bosses.AttackBonus),
)

# -- specials that only a scenario's rules describe --------------------------------


def _scenario_special(word: str, *arguments: object) -> Action:
    return bosses.ScenarioSpecial(word, [str(each) for each in arguments])


def _of_scenario(word: str, *parameters: Parameter[Any]) -> Word[Action]:
    return Word(word, *parameters, make=partial(_scenario_special, word))


MONSTER_ACTIONS.declare(
    _of_scenario("open_next_door"),
    _of_scenario("all_act", MONSTER),
    _of_scenario("move_throne"),
    _of_scenario("summon_throne_demon", Ranks()),
    _of_scenario("summon_zephyrs", Number()),
    _of_scenario("fly_to_next_perch"),
    _of_scenario("fear", Number()),
    _of_scenario("mind_control"),
    _of_scenario("hatch_eggs"),
    _of_scenario("lay_eggs"),
    _of_scenario("jump_to_next_mark"),
)
