"""Answers to a blow: when it strikes several, all are settled first (SS-10.4.0.2, SS-9.0.0.12)."""

from questhall.kernel.decisions import Flow, no_decisions

from ..printed.effects import Rule
from ..printed.kinds import Moment
from ..state.adventure import Adventure
from ..state.attacks import Answer, Deed
from ..state.figures import Figure
from .moments import use_all
from .numbers import rules_of
from .trophies import gain_shards


def hold(adventure: Adventure) -> None:
    """Something strikes: whoever answers waits until everybody was struck."""
    adventure.answers.append([])


def release(adventure: Adventure) -> Flow[None]:
    """Everybody was struck."""
    yield from give(adventure, adventure.answers.pop())


def give(adventure: Adventure, answers: list[Answer]) -> Flow[None]:
    """In the order in which they came up; in the midst of another blow they wait for that too."""
    if adventure.answers:
        adventure.answers[-1].extend(answers)
        return
    for each in answers:
        if not _is_still_there(adventure, each):
            continue
        if each.attack is not None:  # cards may ask how it was made
            adventure.attacks.append(each.attack)
        figure = adventure.figures[each.figure]
        rules = each.rules
        if each.moment != Moment.DEATH:
            rules = rules_of(adventure, figure, each.moment)
        yield from use_all(adventure, figure, rules, each.deed)
        if each.attack is not None:
            adventure.attacks.pop()
        if each.moment == Moment.DEATH:
            gain_shards(adventure, adventure.enemies[each.deed.enemy])


def answer(adventure: Adventure, figure: Figure, moment: int, deed: Deed) -> Flow[None]:
    """Something happened to a character whose cards may have an answer."""
    rules = rules_of(adventure, figure, moment)
    return answer_with(adventure, figure, moment, rules, deed) if rules else no_decisions()


def answer_with(
    adventure: Adventure, figure: Figure, moment: int, rules: list[Rule], deed: Deed
) -> Flow[None]:
    """With these rules, which the dead no longer have."""
    if rules:
        attack = adventure.attacks[-1] if adventure.attacks else None
        yield from give(adventure, [Answer(figure.id, moment, rules, deed, attack)])


def _is_still_there(adventure: Adventure, answer: Answer) -> bool:
    figure = adventure.figures[answer.figure]
    if answer.moment == Moment.DEATH:
        return True
    if answer.moment != Moment.ENTER:
        return figure.on_map
    comer = adventure.figures[answer.deed.target]
    return figure.on_map and comer.area == figure.area and not adventure.is_ghost(comer)
