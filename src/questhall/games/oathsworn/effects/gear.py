"""What items, injuries and companions do to a draw, to cards and to what lies on the board."""

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ..printed.cards import Effect, Who
from ..printed.might import Colour
from ..printed.tokens import STATUSES
from ..rules.board.numbers import limit_for_a_while
from ..rules.might.drawing import draw_one, face_code, redraw
from ..rules.turn.cooldown import battleflow
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.draws import Draw, Drawn
from ..state.figures import Figure
from .draws import WhichCards
from .gaining import ForSome


class AddCards(Effect):
    """So many cards of a colour beside those declared."""

    def __init__(self, colour: int, count: int) -> None:
        self.colour = colour
        self.count = count

    def do(self, battle: Battle, deed: Deed) -> None:
        if deed.attack is not None:
            deed.attack.added[self.colour] += self.count


class OnOwnDraw(Effect):
    """Something for the cards that were drawn for an attack."""

    def possible(self, battle: Battle, deed: Deed) -> bool:
        draw = own_draw(deed)
        return draw is not None and bool(self.cards(draw))

    def cards(self, draw: Draw) -> list[Drawn]:
        """The cards that it concerns."""
        raise TypeError(f"{type(self).__name__} concerns no cards")


def own_draw(deed: Deed) -> Draw | None:
    return deed.attack.draw if deed.attack is not None else None


class RedrawOnly(OnOwnDraw):
    """Up to so many white cards, or blanks, are drawn anew at once (OS-7.11.6)."""

    def __init__(self, which: int, count: int) -> None:
        self.which = which
        self.count = count

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        draw = own_draw(deed)
        if draw is None:
            return
        seat = battle.company[deed.fighter].seat
        for _ in range(self.count):
            codes = dict.fromkeys([face_code(card) for card in self.cards(draw)])
            if not codes:
                return
            options = [Option("redraw", code) for code in codes] + [refusal("no-more")]
            answer = yield ask(seat, "redraw-own", options, "OS-7.11.6", deed.card)
            if answer.declines:
                return
            redraw(battle, draw, answer.what)

    def cards(self, draw: Draw) -> list[Drawn]:
        if draw.no_redraws:
            return []
        if self.which == WhichCards.BLANKS:
            return [card for card in draw.cards if card.blank]
        return [card for card in draw.cards if card.colour == Colour.WHITE]


class CountBlank(OnOwnDraw):
    """One blank counts as a number and is no blank any more."""

    def __init__(self, value: int) -> None:
        self.value = value

    def do(self, battle: Battle, deed: Deed) -> None:
        draw = own_draw(deed)
        if draw is None or not self.cards(draw):
            return
        # First one of those that make an attack miss (OS-7.11.10).
        blanks = sorted(self.cards(draw), key=_drawn_for_a_critical)
        blanks[0].value = self.value

    def cards(self, draw: Draw) -> list[Drawn]:
        return [card for card in draw.cards if card.blank]


def _drawn_for_a_critical(card: Drawn) -> bool:
    return card.bonus


class MoreForCritical(OnOwnDraw):
    """So many more cards of the colour of the best critical (OS-7.11.9)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, battle: Battle, deed: Deed) -> None:
        draw = own_draw(deed)
        if draw is None or not self.cards(draw):
            return
        colour = max([card.colour for card in self.cards(draw)])
        for _ in range(self.count):
            extra = draw_one(battle, draw, colour, bonus=True)
            if extra is not None:
                battle.tell("drew-critical", "OS-7.11.9", face_code(extra))

    def cards(self, draw: Draw) -> list[Drawn]:
        return [card for card in draw.cards if card.critical]


class StandFirm(Effect):
    """The attack under way does not knock who acts back."""

    def do(self, battle: Battle, deed: Deed) -> None:
        if deed.blow is not None:
            deed.blow.steady.append(deed.figure)


class BattleflowAt(Effect):
    """Battleflow on a certain position (OS-7.8.2)."""

    def __init__(self, position: int) -> None:
        self.position = position

    def do(self, battle: Battle, deed: Deed) -> None:
        battleflow(battle, battle.company[deed.fighter], self.position)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(battle.company[deed.fighter].cooldown[self.position])


class CleanseOf(ForSome):
    """All status tokens of a kind go, or all of every kind."""

    def __init__(self, kind: int, who: Who) -> None:
        super().__init__(who)
        self.kind = kind

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        for kind in range(len(STATUSES)):
            if self.kind in (kind, len(STATUSES)) and figure.statuses[kind]:
                figure.statuses[kind] = 0
                battle.tell("lost-status", "OS-12.2.1", figure.id, kind)
        yield from ()


class Limit(ForSome):
    """A number has an upper limit for a while; 0 forbids."""

    def __init__(self, stat: int, most: int, who: Who, until: int) -> None:
        super().__init__(who)
        self.stat = stat
        self.most = most
        self.until = until

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        limit_for_a_while(battle, figure, self.stat, self.most, self.until)
        yield from ()
