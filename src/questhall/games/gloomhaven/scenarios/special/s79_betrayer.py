"""The Betrayer, boss of scenario 79: it puts the party to flight, calls it, and turns one against
the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.language.words import Word
from questhall.kernel.ties import choose_one, narrow

from ...printed.cards import CardHalf
from ...rules.cards.active_area import end_active
from ...rules.cards.items import ItemOffer
from ...rules.movement.terrain import meet, put_on
from ...rules.movement.walking import can_move, move, ways_of
from ...rules.round.abilities import use_half
from ...rules.round.at_any_time import EndActive
from ...rules.scenario import SpecialRule
from ...state.figures import Condition, Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import TYPES_FROM, Scene
from ...state.turn import Turn
from ..words.rules import RULES

if TYPE_CHECKING:
    from ...rules.monsters.acting import Activation

ANY_DISTANCE = 60
STEPS = 2
REFUSALS = ("no-attack", "enough", "skip", "part-by-part")


class Betrayer(SpecialRule):
    """The boss drives all characters and summons away, or draws them near and makes the character
    whose turn comes last fight for its own side in this round."""

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        if word == "fear":
            for figure in _in_order_of_turns(scene):
                yield from self._flee(scene, boss, figure, int(arguments[0]))
        elif word == "mind_control":
            for figure in _in_order_of_turns(scene):
                yield from self._come(scene, boss, figure)
            self._turn_last(scene)

    # -- moved by force ------------------------------------------------------------

    def _flee(self, scene: Scene, boss: Figure, figure: Figure, points: int) -> Flow[None]:
        """As far from the boss as possible."""
        if figure.gone or not can_move(scene, figure):
            return
        ways = ways_of(scene, figure, points, False)
        cells = [figure.cell, *[cell for cell in ways.goals if not scene.board.closed[cell]]]
        far = scene.board.distances(boss.cell)
        yield from self._drive(scene, figure, narrow(cells, [[-far[cell] for cell in cells]]))

    def _come(self, scene: Scene, boss: Figure, figure: Figure) -> Flow[None]:
        """To the nearest hex beside the boss."""
        if figure.gone or scene.are_adjacent(figure, boss):
            return
        ways = ways_of(scene, figure, ANY_DISTANCE, False)
        cells = [cell for cell in scene.board.neighbours[boss.cell] if cell in ways.goals]
        if cells:
            nearest = narrow(cells, [[ways.costs[cell] for cell in cells]])
            yield from self._drive(scene, figure, nearest)

    def _drive(self, scene: Scene, figure: Figure, cells: list[int]) -> Flow[None]:
        """Its player chooses among hexes that are equally good."""
        options = [Option("driven", figure.id, cell) for cell in cells]
        answer = yield from choose_one([figure.owner], options, "driven", "GH-4.9.3", figure.id)
        if answer.where != figure.cell:
            put_on(scene, figure, answer.where)
            scene.tell("moves", "GH-4.9.3", figure.id, answer.where)
            yield from meet(scene, figure, NOTHING)

    # -- mind control --------------------------------------------------------------

    def _turn_last(self, scene: Scene) -> None:
        """The last character in the order of turns that still has two cards to play."""
        in_order = [scene.heroes[entry] for entry in scene.queue if entry < TYPES_FROM]
        heroes = [hero for hero in in_order if _will_play(scene, hero)]
        if not heroes:
            return
        for figure in scene.figures:
            if figure.owner == heroes[-1].seat and not figure.gone:
                figure.turncoat = True
        scene.tell("mind-controlled", "GH-4.9.3", heroes[-1].figure)

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        return figure.kind == FigureKind.CHARACTER and figure.turncoat

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        """Move 2, then the top of the leading card; both cards are discarded in any case."""
        hero = scene.heroes[figure.owner]
        cards = hero.chosen[:]
        turn = Turn(hero.seat)
        yield from move(scene, figure, turn, STEPS, False)
        if not hero.exhausted and not figure.has(Condition.STUN):
            yield from compelled(use_half(scene, hero, turn, cards[0], CardHalf.TOP))
        for card in cards:
            if not hero.exhausted:
                _discard(scene, hero, card)


def _in_order_of_turns(scene: Scene) -> list[Figure]:
    """All characters and summons, those that act first in front."""
    found: list[Figure] = []
    for seat in [entry for entry in scene.queue if entry < TYPES_FROM]:
        own = [figure for figure in scene.figures if figure.owner == seat and not figure.gone]
        found += [figure for figure in own if figure.kind == FigureKind.SUMMON]
        found += [figure for figure in own if figure.kind == FigureKind.CHARACTER]
    return found


def _will_play(scene: Scene, hero: Hero) -> bool:
    return not hero.exhausted and hero.acted != scene.round and len(hero.chosen) > 1


def _discard(scene: Scene, hero: Hero, card: int) -> None:
    """Even if it would be lost or stay in the active area."""
    end_active(scene, card)
    for pile in (hero.chosen, hero.lost):
        if card in pile:
            pile.remove(card)
    if card not in hero.discard:
        hero.discard.append(card)


def compelled(flow: Flow[None]) -> Flow[None]:
    """The same questions without the answers that refuse, as long as there are others."""
    try:
        question = next(flow)
        while True:
            answer = yield _without_refusals(question)
            question = flow.send(answer)
    except StopIteration:
        return


def _without_refusals(question: Decision) -> Decision:
    left = [option for option in question.options if option.verb not in REFUSALS]
    if any(not isinstance(option.meant, (ItemOffer, EndActive)) for option in left):
        question.options = left
    return question


RULES.declare(Word("betrayer", make=Betrayer))
