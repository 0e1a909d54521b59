"""Effects that only the Quartermaster's cards have."""

from questhall.kernel.decisions import Flow, Option

from ...printed.cards import NO_DECISIONS, Action, Rider
from ...printed.lasting import Lasting
from ...rules.attack.strike import AttackPlan, Strike
from ...rules.cards.piles import discard
from ...rules.cards.recovering import USED_ITEMS, refresh_items
from ...rules.selecting import choose_or_skip
from ...state.figures import Figure
from ...state.heroes import Active, Feat
from ...state.scene import Scene
from ...state.turn import Turn


class ItemsSharpen(Lasting):
    """The owner's attack actions are stronger once it has used an item in them."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def plan(self, scene: Scene, active: Active, plan: AttackPlan) -> Flow[bool]:
        yield from NO_DECISIONS
        active.amount = self._used(scene, active)
        return False

    def after_items(self, scene: Scene, active: Active, strike: Strike) -> None:
        if self._used(scene, active) > active.amount:
            strike.plus += self.amount

    def _used(self, scene: Scene, active: Active) -> int:
        return scene.heroes[active.seat].tally[Feat.ITEMS_USED]


class DiscardFor(Action):
    """The character may discard a card from its hand; if it does, the action follows."""

    def __init__(self, action: Action) -> None:
        self.action = action

    def inner(self) -> list[Action]:
        return [self.action]

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        hero = scene.heroes[turn.seat]
        if not hero.hand or not self.action.possible(scene, actor, turn):
            return False
        options = [Option("discard-card", card) for card in hero.hand]
        answer = yield from choose_or_skip(hero.seat, options, "discard-for", "GH-3.12.2", actor.id)
        if answer is None:
            return False
        hero.hand.remove(answer.what)
        discard(scene, hero, answer.what)
        scene.mark_information()
        scene.tell("discards", "GH-3.12.2", hero.seat, answer.what)
        yield from self.action.perform(scene, actor, turn)
        return True


class RefreshItem(Rider):
    """The attacker's player refreshes a spent or consumed item."""

    def finish(self, scene: Scene, strike: Strike) -> Flow[None]:
        hero = scene.hero_of(strike.attacker)
        if hero is not None:
            yield from refresh_items(scene, hero, 1, USED_ITEMS, [])
