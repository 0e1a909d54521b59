"""Items that add something to abilities of a certain kind: songs, Dooms, commands."""

from questhall.kernel.decisions import Flow, Option, meant_by

from ..printed.cards import NO_DECISIONS, Action, Half
from ..printed.items import ItemEffect
from ..rules.attack.conditions import give
from ..rules.round.character_turn import half_options, play_from_hand, use_card
from ..rules.selecting import choose_or_skip
from ..state.figures import Figure
from ..state.scene import Scene
from ..state.turn import Turn


class AfterAbilities(ItemEffect):
    """Something after each ability with an action of this kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def follows(self, printed: Half) -> bool:
        return self.kind in printed.words


class AttackOrMove(AfterAbilities):
    """An attack or a movement after the ability."""

    def __init__(self, kind: str, attack: Action, move: Action) -> None:
        super().__init__(kind)
        self.attack = attack
        self.move = move

    def after(self, scene: Scene, actor: Figure, turn: Turn, card: int, half: int) -> Flow[bool]:
        options = [Option("as-attack", meant=self.attack), Option("as-move", meant=self.move)]
        answer = yield from choose_or_skip(
            actor.owner, options, "after-song", "GH-3.20.1", actor.id
        )
        if answer is None:
            return False
        done = yield from meant_by(answer, Action).perform(scene, actor, turn)
        return done


class InflictOnMarked(AfterAbilities):
    """A condition for those whom the card in the active area affects."""

    def __init__(self, kind: str, condition: int) -> None:
        super().__init__(kind)
        self.condition = condition

    def after(self, scene: Scene, actor: Figure, turn: Turn, card: int, half: int) -> Flow[bool]:
        yield from NO_DECISIONS
        any_given = False
        for active in scene.actives:
            if active.card == card:
                for number in active.figures:
                    given = give(scene, scene.figures[number], self.condition)
                    any_given = any_given or given
        return any_given


class PlaySameHalf(AfterAbilities):
    """Another card of the hand, for the same half as the ability."""

    def after(self, scene: Scene, actor: Figure, turn: Turn, card: int, half: int) -> Flow[bool]:
        hero = scene.heroes[actor.owner]
        options = half_options(scene, hero, turn, hero.hand, half)
        answer = yield from choose_or_skip(
            hero.seat, options, "play-another", "GH-3.20.1", actor.id
        )
        if answer is None:
            return False
        play_from_hand(scene, hero, [answer.what])
        yield from use_card(answer)
        return True
