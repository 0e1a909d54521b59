"""What items, injuries and companions do to a draw, to cards and to what lies on the board."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ..printed.cards import Effect, Who
from ..printed.clearing import BOARD
from ..printed.might import WHITE
from ..printed.tokens import STATUSES
from ..rules.board.numbers import limit_for_a_while
from ..rules.board.trampling import trample
from ..rules.might.drawing import draw_one, face_code, redraw
from ..rules.selecting import choose
from ..rules.turn.cooldown import battleflow
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.draws import Draw, Drawn
from ..state.figures import Figure
from .foes import lay_tile
from .gaining import ForSome

# Which cards of a draw may be drawn anew.
WHITE_ONES = 0
BLANKS = 1


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
        assert draw is not None
        seat = battle.company[deed.fighter].seat
        for _ in range(self.count):
            codes = dict.fromkeys([face_code(card) for card in self.cards(draw)])
            if not codes:
                return
            options = [Option("redraw", code) for code in codes] + [Option("no-more")]
            answer = yield ask(seat, "redraw-own", options, "OS-7.11.6", deed.card)
            if answer.verb == "no-more":
                return
            redraw(battle, draw, answer.what)

    def cards(self, draw: Draw) -> list[Drawn]:
        if draw.no_redraws:
            return []
        if self.which == BLANKS:
            return [card for card in draw.cards if card.blank]
        return [card for card in draw.cards if card.colour == WHITE]


class CountBlank(OnOwnDraw):
    """One blank counts as a number and is no blank any more."""

    def __init__(self, value: int) -> None:
        self.value = value

    def do(self, battle: Battle, deed: Deed) -> None:
        draw = own_draw(deed)
        assert draw is not None
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
        assert draw is not None
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


# -- the board -----------------------------------------------------------------------


class LayOnTarget(Effect):
    """A tile on one hex of the target (OS-7.6.5)."""

    hits_target = True

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        if deed.target == NOTHING or not battle.figures[deed.target].on_board:
            return
        hexes = places_in(battle.figures[deed.target].mask())
        options = [Option("to-hex", place) for place in hexes]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "lay-where", options, "OS-7.6.5", deed.card)
        lay_tile(battle, battle.encounter.tile(self.kind), answer.what)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return deed.target != NOTHING and battle.figures[deed.target].on_board


class LayNear(Effect):
    """Up to so many tiles on hexes near who acts, obstacles left out (OS-7.6.5)."""

    def __init__(self, kind: str, count: int, within: int) -> None:
        self.kind = kind
        self.count = count
        self.within = within

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        kind = battle.encounter.tile(self.kind)
        seat = battle.company[deed.fighter].seat
        near = BOARD.within(battle.figures[deed.figure].place, self.within)
        for _ in range(self.count):
            open_ones = near & ~battle.obstacle_mask() & ~battle.tile_mask(kind)
            if not open_ones:
                return
            options = [Option("to-hex", place) for place in places_in(open_ones)]
            options.append(Option("no-more"))
            answer = yield ask(seat, "lay-where", options, "OS-7.6.5", deed.card)
            if answer.verb == "no-more":
                return
            lay_tile(battle, kind, answer.what)


class SetDown(Effect):
    """Somebody is put on an empty hex near where he stood, however he gets there."""

    def __init__(self, within: int, who: Who) -> None:
        self.within = within
        self.who = who

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        chosen = yield from choose(battle, deed, self.who, "whom")
        for figure in chosen:
            hexes = self._hexes(battle, figure)
            if not hexes:
                return
            options = [Option("to-hex", place) for place in places_in(hexes)]
            seat = battle.company[deed.fighter].seat
            answer = yield ask(seat, "carry-where", options, "OS-7.5.4", deed.card)
            figure.place = answer.what
            trample(battle, figure.mask())
            battle.tell("moved", "OS-7.5.4", figure.id, figure.place)

    def _hexes(self, battle: Battle, figure: Figure) -> int:
        return BOARD.within(figure.place, self.within) & battle.free()

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return any(self._hexes(battle, each) for each in self.who.candidates(battle, deed))


class LookAhead(Effect):
    """The next Stage Cards of the current stage are looked at and put back in any order; the one
    that already lies open stays where it is."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        pile = battle.stage_piles[battle.stage - 1]
        for _ in range(min(self.count, len(pile))):
            battle.looked_at.append(pile.pop())
        battle.mark_information()
        seat = battle.company[deed.fighter].seat
        while battle.looked_at:  # the first one chosen comes first
            options = [Option("card", card) for card in battle.looked_at]
            answer = yield ask(seat, "stage-order", options, "OS-8.2.5", deed.card)
            battle.looked_at.remove(answer.what)
            battle.put_back.append(answer.what)
        pile += reversed(battle.put_back)
        battle.put_back = []

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return len(battle.stage_piles[battle.stage - 1]) > 1
