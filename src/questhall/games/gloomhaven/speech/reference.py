"""The languages of cards and scenarios, for the reference of those who write them."""

from functools import partial
from typing import Any

from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.reference import Chapter
from questhall.kernel.language.speaking import message
from questhall.kernel.language.words import Language
from questhall.kernel.text import Texts

from ..campaign.events.words import CONDITIONS, EFFECTS
from ..campaign.quests.words import COUNTERS
from ..scenarios.words.changed import AMOUNTS, WHOM
from ..scenarios.words.goals import GOALS, SPARED
from ..scenarios.words.lasting import BESIDES
from ..scenarios.words.penalties import PENALTY_WORDS
from ..scenarios.words.rules import RULES, SETUPS, SPAWNS, WAYS
from ..scenarios.words.triggers import TRIGGERS
from ..words import items, traits
from ..words.battle_goals import JUDGES
from ..words.elements import USES
from ..words.figures import FIGURES
from ..words.modifiers import MODIFIER_CARDS
from ..words.sides import HEROES, MODIFIERS, MONSTERS
from ..words.treasures import REWARDS
from ..words.values import VALUES
from .outcomes import OutcomeSpeaker
from .wording.dungeon import DungeonSpeaker
from .wording.figures import figures_said
from .wording.goals import GoalSpeaker
from .wording.items import gain
from .wording.speaker import Speaker


def chapters(texts: Texts) -> list[Chapter]:
    hero, monster = Speaker(texts, times=2), Speaker(texts, MONSTERS)

    def figures(expression: Expression) -> str:
        return str(figures_said(texts, expression, False)["who"])

    def number(expression: Expression) -> str:
        key = message("x", expression.word)
        if not texts.has(key):
            return hero.value(expression)
        return hero.say(key, hero.said(VALUES.word(expression), expression))

    def stat(expression: Expression) -> str:
        key = message("stat", expression.word)
        if not texts.has(key):
            return monster.trait(expression)
        return monster.say(key, monster.said(traits.STATS.word(expression), expression))

    of_items: list[tuple[str, Language[Any]]] = [
        ("Items in a movement", items.IN_MOVES),
        ("Items in an attack action", items.IN_ATTACK_ACTIONS),
        ("Items in one attack", items.IN_ATTACKS),
        ("Items in every attack", items.IN_EVERY_ATTACK),
        ("Items at the end of a turn", items.AT_TURN_ENDS),
        ("Items after an ability", items.AFTER_ABILITIES),
        ("Items at a kill", items.AT_KILLS),
        ("Items before an attack on their owner", items.BETRAYALS),
        ("Items that defend", traits.DEFENCES),
        ("Properties of items", traits.PROPERTIES),
    ]
    return [
        Chapter("Actions of characters and of items", HEROES.actions, hero.clause),
        Chapter("Actions of monsters", MONSTERS.actions, monster.clause),
        Chapter("Effects of characters' attacks", HEROES.riders, hero.rider),
        Chapter("Effects of monsters' attacks", MONSTERS.riders, monster.rider),
        Chapter("Figures", FIGURES, figures),
        Chapter("Numbers", VALUES, number),
        Chapter("Elements", USES, hero.clause),
        Chapter("In `when_attacked`", traits.GUARDS, hero.line),
        *[
            Chapter(heading, language, partial(gain, language=language, speaker=hero))
            for heading, language in of_items
        ],
        Chapter("Modifier cards", MODIFIER_CARDS),
        Chapter("Effects of modifier cards", MODIFIERS.riders, Speaker(texts, MODIFIERS).rider),
        Chapter("Stat cards", traits.STATS, stat),
        Chapter("Summons", traits.SUMMONED, monster.trait),
        Chapter("Monster cards, beside actions", traits.DEATHS, monster.trait),
        Chapter("Battle goals", JUDGES),
        Chapter("Treasures", REWARDS),
        Chapter("Goals of scenarios", GOALS, GoalSpeaker(texts).goal),
        Chapter("In `kill_all`", SPARED),
        Chapter("Start effects of scenarios", SETUPS),
        Chapter("What events and scenarios bring", EFFECTS, OutcomeSpeaker(texts).effect),
        Chapter("Conditions of events", CONDITIONS, OutcomeSpeaker(texts).condition),
        Chapter("Conditions of personal quests", COUNTERS),
        Chapter("Special rules of scenarios", RULES),
        Chapter("Numbers in special rules", AMOUNTS),
        Chapter("Whom special rules are about", WHOM),
        Chapter("In rules that bring monsters in", SPAWNS),
        Chapter("In rules that wait for something", TRIGGERS),
        Chapter("In `held_back`", BESIDES),
        Chapter("In `protect`", WAYS),
        Chapter("Penalties of dungeon rooms", PENALTY_WORDS, DungeonSpeaker(texts).penalty),
    ]
