"""Words of bosses' special abilities (RULES 4.9), and what monsters do when they die."""

from questhall.kernel.language.expressions import Expression

from ..effects.bosses import AttackBonus, ScenarioSpecial, Special
from ..printed.cards import Action
from .reader import ActionMaker, Reader, Vocabulary


def special(reader: Reader) -> Action:
    return Special(reader.number())


def scenario_word(reader: Reader) -> Action:
    """What only the scenario can explain: its script gets the whole expression."""
    arguments: list[str] = []
    while reader.left:
        arguments.append(str(reader.next()))
    if reader.has_named("ranks"):
        arguments.append(reader.named_word("ranks"))
    return ScenarioSpecial(reader.word, arguments)


def attack_bonus(reader: Reader) -> Action:
    return AttackBonus(reader.number(), reader.who())


SCENARIO_WORDS = (
    "open_next_door",
    "all_act",
    "move_throne",
    "summon_throne_demon",
    "summon_zephyrs",
    "fly_to_next_perch",
    "fear",
    "mind_control",
    "hatch_eggs",
    "lay_eggs",
    "jump_to_next_mark",
)

BOSS_ACTIONS: dict[str, ActionMaker] = {"special": special, "attack_bonus": attack_bonus}
BOSS_ACTIONS.update(dict.fromkeys(SCENARIO_WORDS, scenario_word))


def on_death_of(expression: Expression, vocabulary: Vocabulary) -> Action:
    """`on_death(attack(2, area=ring))`"""
    reader = Reader(expression, vocabulary)
    action = reader.action()
    reader.finish()
    return action
