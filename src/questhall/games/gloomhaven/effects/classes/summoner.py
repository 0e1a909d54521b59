"""Effects that only the Summoner's cards have."""

from questhall.kernel.decisions import Flow

from ...printed.cards import NO_DECISIONS, Action, ModifierMark, Value
from ...rules.attack.modifiers import reshuffle
from ...rules.selecting import Who
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn
from ..attacking import AttackAction
from ..bonuses import PreventDamage


class Shelter(PreventDamage):
    """The next sources of damage to any of these figures deal none, whoever is there by then."""

    def begin(self, scene: Scene, active: Active, actor: Figure, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        return True

    def whom_now(self) -> Who | None:
        return self.who


class AttackInNumbers(Action):
    """Attack X with range X, where X is the number of these figures."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        number = len(self.who.find(scene, actor, turn))
        if not number:
            return False
        attack = AttackAction(Value(number), number, 0, False, 0, 0, None, None, [], [])
        done = yield from attack.perform(scene, actor, turn)
        return done


class CleanseDeck(Action):
    """The character's curses leave its modifier deck, and its played cards are shuffled back in."""

    def do(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        deck = scene.heroes[turn.seat].deck
        curses = [card for card in deck.draw if scene.modifier(card).mark == ModifierMark.CURSING]
        deck.draw = [card for card in deck.draw if card not in curses]
        scene.hero_curses.extend(curses)
        reshuffle(scene, deck)
        return True
