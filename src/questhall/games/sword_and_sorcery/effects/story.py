"""What quests remember, change on the map and decide."""

from typing import Final

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, no_decisions

from ..printed.effects import Amount, Effect, Test
from ..printed.quests import ANSWERS_OF_CARDS
from ..rules.ending import end_quest
from ..rules.numbers import lent_shields, most_shields
from ..rules.scripts import call
from ..state.adventure import Adventure
from ..state.attacks import Deed
from .structure import seat_of

HERE: Final = "here"  # the area that the script speaks of


def place_of(adventure: Adventure, deed: Deed, key: str) -> int:
    """A script that speaks of no area speaks of the one where the quest starts."""
    if key == HERE:
        return adventure.quest.start[0] if deed.area == NOTHING else deed.area
    return adventure.quest.area(key)


class SetFlag(Effect):
    """The quest remembers something."""

    def __init__(self, name: str) -> None:
        self.name = name

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        if self.name not in adventure.flags:
            adventure.flags.append(self.name)
        return no_decisions()


class Count(Effect):
    """A counter of the quest goes up, or with `count_down` down, but not below the least."""

    def __init__(self, sign: int, name: str, amount: Amount, least: int) -> None:
        self.sign = sign
        self.name = name
        self.amount = amount
        self.least = least

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        before = adventure.counters.get(self.name, 0)
        after = before + self.sign * self.amount.value(adventure, deed)
        if after < before:
            after = max(after, min(before, self.least))
        adventure.counters[self.name] = after
        for enemy in adventure.enemies_in_play():
            if adventure.scroll(enemy).shields_by == self.name:
                for number in enemy.figures:
                    figure = adventure.figures[number]
                    most = most_shields(adventure, figure) + lent_shields(adventure, figure)
                    figure.shields = min(figure.shields, most)
        return no_decisions()


class SetGate(Effect):
    """A spawn gate becomes active or inactive (SS-15.5.0.1)."""

    def __init__(self, name: str, active: bool) -> None:
        self.name = name
        self.active = active

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for place, gate in enumerate(adventure.quest.gates):
            if gate.key == self.name:
                adventure.gates[place] = self.active
        return no_decisions()


class SetShrine(Effect):
    """The shrine in an area becomes active or inactive (SS-11.3.0.4)."""

    def __init__(self, area: str, active: bool) -> None:
        self.area = area
        self.active = active

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        place = adventure.quest.shrines.index(adventure.quest.area(self.area))
        adventure.shrines[place] = self.active
        return no_decisions()


class RemoveWaypoint(Effect):
    """A waypoint goes from the map."""

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.waypoints[self.number - 1] = False
        return no_decisions()


class MarkAreas(Effect):
    """The quest marks areas, perhaps with all that are adjacent to them."""

    def __init__(self, name: str, around: bool, areas: list[str]) -> None:
        self.name = name
        self.around = around
        self.areas = areas

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        # Areas on both sides of a door are adjacent (SS-3.3.0.1).
        neighbours = adventure.quest.map.passages(0).in_the_air
        mask = adventure.marks_of_areas.get(self.name, 0)
        for key in self.areas:
            area = place_of(adventure, deed, key)
            mask |= 1 << area
            if self.around:
                for each in places_in(neighbours[area]):
                    mask |= 1 << each
        adventure.marks_of_areas[self.name] = mask
        return no_decisions()


class PlaceToken(Effect):
    """A token of the quest is put in the area of the script."""

    def __init__(self, name: str) -> None:
        self.name = name

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.tokens.append(self.name)
        adventure.token_areas.append(place_of(adventure, deed, HERE))
        return no_decisions()


class RunScript(Effect):
    """Another script of the quest is read."""

    def __init__(self, key: str) -> None:
        self.key = key

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from call(adventure, self.key, deed)


class Win(Effect):
    """The quest is won (SS-4.4.0.2)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from end_quest(adventure, True, "quest-won", "SS-4.4.0.2")


class Lose(Effect):
    """The quest is lost (SS-4.4.0.1)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from end_quest(adventure, False, "quest-lost", "SS-4.4.0.1")


class Answer:
    """One answer to a question of the story: who may give it, and what follows."""

    def __init__(self, key: str, test: Test, effect: Effect) -> None:
        self.key = key
        self.test = test
        self.effect = effect


class Decide(Effect):
    """Whoever acts gives one of several answers; some fit certain natures only (SS-5.1.0.2)."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        open_ones = [each for each in self.answers if each.test.holds(adventure, deed)]
        if not open_ones:
            return
        options = [Option("answer", self._number(adventure, each)) for each in open_ones]
        chosen = yield ask(seat_of(adventure, deed), "decide", options, "SS-5.1.0.2", deed.actor)
        numbers = [option.what for option in options]
        answer = open_ones[numbers.index(chosen.what)]
        adventure.tell("decides", "SS-5.1.0.2", deed.actor, chosen.what)
        if answer.key not in ANSWERS_OF_CARDS:  # SS-18.0.0.3: the Book of Secrets goes on
            adventure.turn_page()
        yield from answer.effect.resolve(adventure, deed)

    def _number(self, adventure: Adventure, answer: Answer) -> int:
        known = adventure.quest.answers
        own = f"{adventure.quest.key}_{answer.key}"
        return known.index(own if own in known else answer.key)
