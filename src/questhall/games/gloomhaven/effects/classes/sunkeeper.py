"""Effects that only the Sunkeeper's cards have."""

from questhall.kernel.decisions import Decision, Flow, Option, refusal

from ...printed.cards import NO_DECISIONS, Action, Rider
from ...printed.lasting import Lasting
from ...printed.monsters import Rank
from ...rules.attack.damage import suffer
from ...rules.attack.strike import Strike
from ...rules.cards.elements import charge
from ...rules.round.card_selection import CARDS_TO_PLAY
from ...rules.round.character_turn import play_from_hand, take_turn
from ...rules.selecting import Who, choose, choose_or_skip
from ...state.figures import Condition, Figure, FigureKind
from ...state.heroes import Active, Hero
from ...state.scene import Scene, Strength
from ...state.turn import Turn


class KeepStrong(Lasting):
    """At the end of the owner's next turns, charge the element unless it is Strong anyway."""

    def __init__(self, element: int) -> None:
        self.element = element

    def turn_end(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        strong = scene.elements[self.element] == Strength.STRONG or self.element in scene.charging
        if strong or turn.card_played(active.card):
            return False
        charge(scene, self.element)
        return True


class BearDamage(Lasting):
    """When an ally suffers damage, the owner may suffer it instead, a little less of it."""

    def __init__(self, less: int) -> None:
        self.less = less

    def bears(self, scene: Scene, active: Active, figure: Figure, amount: int) -> Flow[bool]:
        owner = scene.figure_of(scene.heroes[active.seat])
        if owner.gone or figure.id == owner.id or scene.are_enemies(owner, figure):
            return False
        left = max(0, amount - self.less)
        options = [Option("bear-it", figure.id), refusal("let-suffer", figure.id)]
        answer = yield Decision(
            [active.seat], "bear", options, "GH-3.18.1", owner.id, figure.id, left
        )
        if answer.declines:
            return False
        yield from suffer(scene, owner, left, "GH-3.18.6", figure.id)
        return True


class ExtraTurn(Action):
    """A character may take a whole turn at once, with two more cards of its hand."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self._able(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        able = self._able(scene, actor, turn)
        found = yield from choose(scene, self.who, actor, turn, "grant", "GH-3.3.2", True, able)
        any_taken = False
        for figure in found:
            taken = yield from extra_turn(scene, scene.heroes[figure.owner])
            any_taken = any_taken or taken
        scene.acting = actor.id
        scene.underway.card = turn.card
        scene.underway.half = turn.half
        return any_taken

    def _able(self, scene: Scene, actor: Figure, turn: Turn) -> list[int]:
        return [
            figure.id
            for figure in self.who.find(scene, actor, turn)
            if len(scene.heroes[figure.owner].hand) >= CARDS_TO_PLAY
            and not figure.has(Condition.STUN)
        ]


def extra_turn(scene: Scene, hero: Hero) -> Flow[bool]:
    """The turn of the round, past or to come, is another one: its cards wait."""
    leads = [Option("lead", card) for card in hero.hand]
    lead = yield from choose_or_skip(hero.seat, leads, "lead-again", "GH-3.3.1", hero.figure)
    if lead is None:
        return False
    follows = [Option("follow", card) for card in hero.hand if card != lead.what]
    follow = yield Decision([hero.seat], "follow-again", follows, "GH-3.3.1", hero.figure)
    figure = scene.figure_of(hero)
    resting, acted, moved = hero.resting, hero.acted, figure.acted
    hero.waiting, hero.chosen = hero.chosen, []
    forgone, hero.forgone = hero.forgone, []
    hero.resting = False
    charging, scene.charging = scene.charging, []  # GH-3.11.4: they are of the turn around it
    play_from_hand(scene, hero, [lead.what, follow.what])
    yield from take_turn(scene, hero)
    scene.charging = charging
    hero.chosen, hero.waiting = hero.waiting, []
    hero.resting = resting and not hero.exhausted
    hero.forgone = forgone
    hero.acted = acted
    figure.acted = moved
    return True


class KillTarget(Rider):
    """Kill a normal or elite enemy instead of attacking it."""

    def strike(self, scene: Scene, strike: Strike) -> None:
        target = strike.target
        ranked = target.rank in (Rank.NORMAL, Rank.ELITE)
        strike.kills = ranked and target.kind == FigureKind.MONSTER
