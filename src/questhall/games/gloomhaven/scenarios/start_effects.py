"""Negative effects with which the characters begin (GH-2.0.3)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ..printed.cards import NO_DECISIONS
from ..printed.items import Slot
from ..printed.modifier_cards import SCENARIO_MINUS_1
from ..rules.attack.conditions import give
from ..rules.attack.modifiers import shuffle_in
from ..rules.cards.items import SEAT_ITEMS
from ..rules.scenario import SpecialRule
from ..state.figures import Condition
from ..state.heroes import Feat, Hero, ItemState
from ..state.scene import Scene


def affected(scene: Scene) -> list[Hero]:
    """All characters except those with a perk to ignore such effects."""
    return [hero for hero in scene.heroes if not hero.ignores_scenario]


class StartEffect(SpecialRule):
    """What befalls every character, or the one that it was brought upon."""

    def begin(self, scene: Scene) -> Flow[None]:
        for hero in affected(scene):
            yield from self.befall(scene, hero)

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        raise NotImplementedError


class Curses(SpecialRule):
    """CURSE cards for each character, spread evenly if there are too few (GH-3.10.25)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, scene: Scene) -> Flow[None]:
        yield from deal_curses(scene, affected(scene), self.count)


def deal_curses(scene: Scene, heroes: list[Hero], count: int) -> Flow[None]:
    if not heroes:
        return
    each = min(count, len(scene.hero_curses) // len(heroes))
    for hero in heroes:
        for _ in range(each):
            give(scene, scene.figure_of(hero), Condition.CURSE)
    if each < count:
        yield from _spread_rest(scene, heroes)


def _spread_rest(scene: Scene, heroes: list[Hero]) -> Flow[None]:
    left = heroes[:]
    while left and scene.hero_curses:
        options = [Option("target", hero.figure) for hero in left]
        answer = yield Decision(scene.everybody(), "extra-curse", options, "GH-3.10.25")
        figure = scene.figures[answer.what]
        give(scene, figure, Condition.CURSE)
        left = [hero for hero in left if hero.figure != figure.id]


class MinusCards(StartEffect):
    """-1 cards for the character's modifier deck."""

    def __init__(self, count: int) -> None:
        self.count = count

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        for _ in range(self.count):
            shuffle_in(scene, hero.deck, scene.new_card(SCENARIO_MINUS_1))
        yield from NO_DECISIONS


class StartCondition(StartEffect):
    """The character begins with a condition."""

    def __init__(self, condition: int) -> None:
        self.condition = condition

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        give(scene, scene.figure_of(hero), self.condition, "GH-2.0.3")
        yield from NO_DECISIONS


class StartDamage(StartEffect):
    """The character begins with less than all its hit points."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        figure = scene.figure_of(hero)
        figure.hp = max(1, figure.hp - self.damage)
        hero.tally[Feat.LOWEST_HP] = min(hero.tally[Feat.LOWEST_HP], figure.hp)
        scene.tell("starts-hurt", "GH-2.0.7", figure.id, NOTHING, self.damage)
        yield from NO_DECISIONS


class StartDiscard(StartEffect):
    """The character begins with cards of its choice in the discard pile."""

    def __init__(self, count: int) -> None:
        self.count = count

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        for left in range(min(self.count, len(hero.hand)), 0, -1):
            options = [Option("discard", card) for card in hero.hand]
            answer = yield Decision(
                [hero.seat], "start-discard", options, "GH-2.0.7", NOTHING, NOTHING, left
            )
            hero.hand.remove(answer.what)
            hero.discard.append(answer.what)


class ConsumeSmallItem(StartEffect):
    """A small item of the character's choice is used up from the start."""

    def befall(self, scene: Scene, hero: Hero) -> Flow[None]:
        small = [
            place
            for place in range(len(hero.items))
            if hero.items[place].kind.slot == Slot.SMALL
            and hero.items[place].state == ItemState.READY
        ]
        if not small:
            return
        options = [Option("use-up", hero.seat * SEAT_ITEMS + place) for place in small]
        answer = yield Decision([hero.seat], "start-use-up", options, "GH-2.0.7")
        hero.items[answer.what % SEAT_ITEMS].state = ItemState.FLIPPED
