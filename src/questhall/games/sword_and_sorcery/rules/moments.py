"""Rules printed on cards that work by themselves at a certain moment."""

from questhall.kernel.decisions import Flow, no_decisions

from ..printed.effects import Rule
from ..printed.kinds import UseLimit
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from .numbers import rules_of


def uses_left(adventure: Adventure, figure: Figure, key: str, limit: int) -> bool:
    """SS-6.5.0.6"""
    if figure.side == Side.ENEMIES:
        return limit == 0 or key not in adventure.enemy_of(figure).used_this_round
    hero = adventure.hero_of(figure)
    if limit == UseLimit.ROUND:
        return key not in hero.used_this_round
    return limit != UseLimit.QUEST or key not in hero.used_this_quest


def note_use(adventure: Adventure, figure: Figure, key: str, limit: int) -> None:
    if limit == 0:
        return
    if figure.side == Side.ENEMIES:
        adventure.enemy_of(figure).used_this_round.append(key)
    elif limit == UseLimit.ROUND:
        adventure.hero_of(figure).used_this_round.append(key)
    else:
        adventure.hero_of(figure).used_this_quest.append(key)


def usable(adventure: Adventure, figure: Figure, rule: Rule, deed: Deed) -> bool:
    if not uses_left(adventure, figure, rule.key, rule.limit):
        return False
    if figure.side == Side.ENEMIES:
        if rule.key in adventure.forbidden:
            return False
        if adventure.enemy_of(figure).charges < rule.cost_in_charges:
            return False  # SS-15.1.0.8
    return rule.test.holds(adventure, deed)


def at_moment(adventure: Adventure, figure: Figure, moment: int, deed: Deed) -> Flow[None]:
    """All rules of a character for this moment."""
    rules = rules_of(adventure, figure, moment)
    return use_all(adventure, figure, rules, deed) if rules else no_decisions()


def use_all(adventure: Adventure, figure: Figure, rules: list[Rule], deed: Deed) -> Flow[None]:
    """In printed order (SS-19.0.0.2)."""
    for rule in rules:
        if adventure.over:
            return
        if usable(adventure, figure, rule, deed):
            yield from use_rule(adventure, figure, rule, deed)


def use_rule(adventure: Adventure, figure: Figure, rule: Rule, deed: Deed) -> Flow[None]:
    note_use(adventure, figure, rule.key, rule.limit)
    if figure.side == Side.ENEMIES:
        adventure.enemy_of(figure).charges -= rule.cost_in_charges
    deed.power = rule.key
    if adventure.goes_deeper():
        yield from rule.effect.resolve(adventure, deed)
        adventure.comes_back()


def use_named(adventure: Adventure, figure: Figure, key: str, deed: Deed) -> Flow[None]:
    """A power that a sentence of the scroll names, if it can be used (SS-15.1.0.9)."""
    for rule in rules_of(adventure, figure):
        if rule.key == key and usable(adventure, figure, rule, deed):
            adventure.tell("enemy-uses", "SS-15.1.0.9", figure.id, rule.number)
            yield from use_rule(adventure, figure, rule, deed)
            return


def by_the_event(adventure: Adventure, moment: int, deed: Deed) -> Flow[None]:
    """What the event on top of the deck (SS-4.3.0.7) and the quest say for this moment."""
    event = adventure.top_event()
    rules = adventure.quest.rules if event is None else [*event.rules, *adventure.quest.rules]
    for rule in rules:
        if rule.moment != moment or not rule.test.holds(adventure, deed):
            continue
        if adventure.goes_deeper():
            yield from rule.effect.resolve(adventure, deed)
            adventure.comes_back()
