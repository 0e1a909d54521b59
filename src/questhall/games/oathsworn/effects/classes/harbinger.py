"""The Harbinger looks at what comes, and changes it."""

from questhall.kernel.decisions import Flow, Option, ask

from ...printed.cards import Effect
from ...printed.might import COLOURS, Side
from ...printed.tokens import Stat, Until
from ...rules.board.numbers import oathsworn_of, raise_for_a_while
from ...rules.peeking import (
    bury_stage_card,
    look_at_might,
    look_at_stages,
    may_bury,
    stage_cards_to_look_at,
)
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure
from ...state.house_rules import BY_CARDS, BY_DICE
from ..gaining import ForSome


class LookAtMight(Effect):
    """The top cards of one might deck of the company, of which some may be discarded; whoever uses
    dice has a free redraw in his next attack instead (OS-1.3.3)."""

    def __init__(self, count: int, discards: int) -> None:
        self.count = count
        self.discards = discards

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        seat = battle.company[deed.fighter].seat
        options: list[Option] = []
        if battle.rules.might != BY_DICE:
            options += [Option("look", colour) for colour in _decks(battle)]
        if battle.rules.might != BY_CARDS:
            options.append(Option("redraw-later"))
        if not options:
            return
        answer = yield ask(seat, "look-at", options, "OS-1.4.2", deed.card)
        if answer.verb == "look":
            yield from look_at_might(battle, seat, answer.what, self.count, self.discards)
        else:
            figure = battle.figures[deed.figure]
            raise_for_a_while(battle, figure, Stat.FREE_REDRAWS, 1, Until.NEXT_ATTACK)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return battle.rules.might != BY_CARDS or bool(_decks(battle))


def _decks(battle: Battle) -> list[int]:
    return [c for c in range(len(COLOURS)) if battle.might_deck(Side.COMPANY, c).draw]


class LookAtStages(Effect):
    """The top Stage Cards of the stage that lies open go back in any order, the first face up."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        if stage_cards_to_look_at(battle, self.count):
            seat = battle.company[deed.fighter].seat
            yield from look_at_stages(battle, seat, self.count)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(stage_cards_to_look_at(battle, self.count))


class BuryStage(Effect):
    """The face-up Stage Card goes under the others of its stage, the next one lies open."""

    def do(self, battle: Battle, deed: Deed) -> None:
        if may_bury(battle):
            bury_stage_card(battle)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return may_bury(battle)


class TakeBack(ForSome):
    """One Ability Card from any position to the hand, as its owner chooses."""

    fighters_only = True

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        oathsworn = oathsworn_of(battle, figure)
        piles = oathsworn.cooldown
        cards = [card for pile in piles for card in battle.abilities_in(pile)]
        if not cards:
            return
        options = [Option("card", card) for card in cards]
        answer = yield ask(oathsworn.seat, "move-card", options, "OS-7.8.4", deed.card)
        for pile in piles:
            if answer.what in pile:
                pile.remove(answer.what)
        oathsworn.hand.append(answer.what)
