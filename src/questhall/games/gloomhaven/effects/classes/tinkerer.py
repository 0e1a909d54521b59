"""Effects that only the Tinkerer's cards have."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...printed.areas import Area
from ...printed.cards import Action
from ...rules.attack.aiming import place_area
from ...rules.attack.damage import discards_of, lose_card
from ...rules.attack.strike import AttackPlan
from ...rules.cards.active_area import end_active
from ...rules.cards.recovering import recover, recoverable
from ...rules.selecting import Who, choose, choose_or_skip
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ...state.turn import Turn


class InArea(Action):
    """The player places a target area; the action affects the figures in it that are in sight."""

    def __init__(self, action: Action, area: Area, range: int) -> None:
        self.action = action
        self.area = area
        self.range = range

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        plan = AttackPlan(actor, 0, self.range, [])
        plan.area = self.area
        placement = yield from place_area(scene, plan, self.area, turn)
        if placement is None:
            return False
        sight = scene.board.sight
        turn.area = [cell for cell in placement.cells if sight.sees(actor.cell, cell)]
        done = yield from self.action.perform(scene, actor, turn)
        return done


class RecoverThenLose(Action):
    """A character may recover cards; if it does, it loses cards from its hand or discard pile."""

    def __init__(self, most: int, lost: bool, who: Who, lose: int) -> None:
        self.most = most
        self.lost = lost
        self.who = who
        self.lose = lose

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "recover-for", "GH-3.15.1", True)
        total = 0
        for figure in found:
            hero = scene.heroes[figure.owner]
            count = yield from recover(scene, hero, self.most, self.lost, hero.seat)
            if count:
                yield from lose_cards(scene, hero, self.lose)
            total += count
        return total > 0


def lose_cards(scene: Scene, hero: Hero, count: int) -> Flow[None]:
    """The owner chooses this many cards to go to the lost pile."""
    for _ in range(count):
        options = [Option("lose-hand", card) for card in hero.hand]
        options.extend([Option("lose-discard", card) for card in discards_of(scene, hero)])
        if not options:
            return
        answer = yield Decision([hero.seat], "give-up", options, "GH-3.3.6", hero.figure)
        lose_card(scene, hero, answer.what)


class TakeLostCard(Action):
    """A character may take a lost card of an adjacent ally into its own hand."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        found = yield from choose(scene, self.who, actor, turn, "recover-for", "GH-3.15.1", True)
        total = 0
        for figure in found:
            taken = yield from self._take(scene, figure)
            total += int(taken)
        return total > 0

    def _take(self, scene: Scene, figure: Figure) -> Flow[bool]:
        options: list[Option] = []
        for other in adjacent_characters(scene, figure):
            cards = recoverable(scene, scene.heroes[other.owner], True)
            options.extend([Option("recover", card) for card in cards])
        answer = yield from choose_or_skip(figure.owner, options, "recover", "GH-3.15.1")
        if answer is None:
            return False
        take_over(scene, scene.heroes[figure.owner], answer.what)
        return True


def adjacent_characters(scene: Scene, figure: Figure) -> list[Figure]:
    """The adjacent characters that are allies of the figure."""
    return [
        other
        for other in scene.beside(figure)
        if other.kind == FigureKind.CHARACTER and not scene.are_enemies(figure, other)
    ]


def take_over(scene: Scene, hero: Hero, card: int) -> None:
    """Another character's lost card goes to this hero's hand."""
    end_active(scene, card)
    for other in scene.heroes:
        if card in other.lost:
            other.lost.remove(card)
    hero.hand.append(card)
    scene.tell("recovers", "GH-3.15.1", hero.seat, card)
