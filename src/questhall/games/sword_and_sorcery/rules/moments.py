"""Rules printed on cards that work by themselves at a certain moment."""

from typing import Final

from questhall.kernel.decisions import Flow

from ..printed.effects import Rule
from ..printed.enemies import EnemyDef
from ..printed.kinds import ONCE_A_QUEST, ONCE_A_ROUND
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import ENEMIES, Figure
from .numbers import rules_of

RULES_OF_AN_ENEMY: Final = 100  # so that one number says which enemy and which of its rules


def uses_left(adventure: Adventure, figure: Figure, key: str, limit: int) -> bool:
    """SS-6.5.0.6"""
    if figure.side == ENEMIES:
        return limit == 0 or key not in adventure.enemy_of(figure).used_this_round
    hero = adventure.hero_of(figure)
    if limit == ONCE_A_ROUND:
        return key not in hero.used_this_round
    return limit != ONCE_A_QUEST or key not in hero.used_this_quest


def note_use(adventure: Adventure, figure: Figure, key: str, limit: int) -> None:
    if limit == 0:
        return
    if figure.side == ENEMIES:
        adventure.enemy_of(figure).used_this_round.append(key)
    elif limit == ONCE_A_ROUND:
        adventure.hero_of(figure).used_this_round.append(key)
    else:
        adventure.hero_of(figure).used_this_quest.append(key)


def usable(adventure: Adventure, figure: Figure, rule: Rule, deed: Deed) -> bool:
    if not uses_left(adventure, figure, rule.key, rule.limit):
        return False
    if figure.side == ENEMIES:
        if rule.key in adventure.forbidden:
            return False
        if adventure.enemy_of(figure).charges < rule.cost_in_charges:
            return False  # SS-15.1.0.8
    return rule.test.holds(adventure, deed)


def at_moment(adventure: Adventure, figure: Figure, moment: int, deed: Deed) -> Flow[None]:
    """All rules of a character for this moment, in printed order (SS-19.0.0.2)."""
    for rule in rules_of(adventure, figure, moment):
        if adventure.over:
            return
        if usable(adventure, figure, rule, deed):
            yield from use_rule(adventure, figure, rule, deed)


def use_rule(adventure: Adventure, figure: Figure, rule: Rule, deed: Deed) -> Flow[None]:
    note_use(adventure, figure, rule.key, rule.limit)
    if figure.side == ENEMIES:
        adventure.enemy_of(figure).charges -= rule.cost_in_charges
    yield from rule.effect.resolve(adventure, deed)


def rules_on_the_card(adventure: Adventure, enemy: int) -> list[Rule]:
    """The rules of both sides, whichever lies up: the same as long as the quest lasts."""
    card = adventure.printed(adventure.enemies[enemy].card, EnemyDef)
    other = [] if card.other_side is None else card.other_side.scroll.rules
    return [*card.scroll.rules, *other]


def use_named(adventure: Adventure, figure: Figure, key: str, deed: Deed) -> Flow[None]:
    """A power that a sentence of the scroll names, if it can be used (SS-15.1.0.9)."""
    for rule in rules_of(adventure, figure):
        if rule.key == key and usable(adventure, figure, rule, deed):
            keys = [each.key for each in rules_on_the_card(adventure, figure.owner)]
            number = figure.owner * RULES_OF_AN_ENEMY + keys.index(key)
            adventure.tell("enemy-uses", "SS-15.1.0.9", figure.id, number)
            yield from use_rule(adventure, figure, rule, deed)
            return


def by_the_event(adventure: Adventure, moment: int, deed: Deed) -> Flow[None]:
    """What the event on top of the deck (SS-4.3.0.7) and the quest say for this moment."""
    event = adventure.top_event()
    rules = adventure.quest.rules if event is None else [*event.rules, *adventure.quest.rules]
    for rule in rules:
        if rule.moment == moment and rule.test.holds(adventure, deed):
            yield from rule.effect.resolve(adventure, deed)
