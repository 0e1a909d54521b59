"""Movement by cards of the company (OS-7.5.3)."""

from questhall.boards.displacing import nearest_free
from questhall.boards.masks import first_in, mask_of, places_in
from questhall.boards.walking import straight_walk
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.cards import Effect, Who
from ..printed.clearing import BOARD
from ..printed.might import Side
from ..rules.board.displacing import knock_back, pull, turn
from ..rules.board.numbers import may_move
from ..rules.board.trampling import tread
from ..rules.selecting import Chosen, Group, choose, choose_among, not_spared
from ..rules.turn.interrupts import movement_ended
from ..rules.turn.moving import can_go, go, land_on, reach_of
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, Marker
from ..state.oathsworn import Oathsworn
from .gaining import ForSome


class Move(Effect):
    """Up to so many hexes, by whoever moves; not while crippled (OS-12.2.3)."""

    def __init__(self, steps: int, who: Who, through: bool) -> None:
        self.steps = steps
        self.who = who
        self.through = through

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        chosen = yield from choose(battle, deed, self.who, "who-moves")
        for figure in chosen:
            yield from self._move(battle, deed, figure)

    def _move(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        if figure.side == Side.FOES or not may_move(figure):
            return
        reach = reach_of(battle, figure, self.steps, self.through)
        if not reach:
            return
        options = [Option("to-hex", place) for place in reach] + [refusal("stay")]
        answer = yield ask(
            self._seat(battle, deed, figure), "move-to", options, "OS-7.5.3", deed.card
        )
        if answer.declines:
            return
        steps = go(battle, figure, answer.what, self.through)
        if figure.side == Side.COMPANY and battle.company[figure.owner].chair == battle.turn:
            battle.hexes_moved += steps
        yield from movement_ended(battle, figure)

    def _seat(self, battle: Battle, deed: Deed, figure: Figure) -> int:
        """Who moves decides; for a civilian whoever helps him."""
        return battle.company[deed.fighter if figure.side != Side.COMPANY else figure.owner].seat

    def possible(self, battle: Battle, deed: Deed) -> bool:
        for figure in self.who.candidates(battle, deed):
            if may_move(figure) and can_go(battle, figure, self.steps, self.through):
                return True
        return False


class ToObstacle(Effect):
    """To an empty hex next to another obstacle, however one gets there."""

    def __init__(self, within: int) -> None:
        self.within = within

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        figure = battle.figures[deed.figure]
        hexes = self._hexes(battle, figure)
        if not hexes:
            return
        options = [Option("to-hex", place) for place in places_in(hexes)]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "move-to", options, "OS-7.5.3", deed.card)
        land_on(battle, figure, answer.what)
        yield from movement_ended(battle, figure)

    def _hexes(self, battle: Battle, figure: Figure) -> int:
        """Next to an obstacle that he does not stand beside now."""
        if not may_move(figure):
            return 0
        found = 0
        for obstacle in battle.obstacles:
            mask = 0
            for cell in obstacle.cells:
                mask |= 1 << cell
            if not BOARD.beside(figure.mask()) & mask:
                found |= BOARD.beside(mask)
        return found & battle.free() & BOARD.within(figure.place, self.within)

    def possible(self, battle: Battle, deed: Deed) -> bool:
        figure = battle.figures[deed.figure]
        return figure.on_board and self._hexes(battle, figure) != 0


class Leap(Effect):
    """Over an adjacent enemy to the nearest empty hex straight behind it, which counts as so many
    hexes moved; that enemy is the target from then on."""

    def __init__(self, counts_as: int) -> None:
        self.counts_as = counts_as

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        figure = battle.figures[deed.figure]
        chosen = yield from choose(battle, deed, Chosen(Group.ENEMIES, within=1), "leap")
        for enemy in chosen:
            deed.target = enemy.id
            hexes = self._behind(battle, figure, enemy)
            if not may_move(figure) or not hexes:  # OS-12.2.3: what follows is done all the same
                continue
            options = [Option("to-hex", place) for place in hexes]
            seat = battle.company[deed.fighter].seat
            answer = yield ask(seat, "move-to", options, "OS-7.5.3", deed.card)
            land_on(battle, figure, answer.what)
            if battle.company[deed.fighter].chair == battle.turn:
                battle.hexes_moved += self.counts_as
            yield from movement_ended(battle, figure)

    def _behind(self, battle: Battle, figure: Figure, enemy: Figure) -> list[int]:
        found: list[int] = []
        for way in range(6):
            ray = BOARD.ray(figure.place, way)
            if ray and enemy.mask() >> ray[0] & 1:
                empty = [place for place in ray if battle.free() >> place & 1]
                found += empty[:1]
        return found

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(Chosen(Group.ENEMIES, within=1).candidates(battle, deed))


class Push(ForSome):
    """So many hexes away, without HP loss (OS-13.9.1)."""

    prompt = "push"

    def __init__(self, steps: int, who: Who) -> None:
        super().__init__(who)
        self.steps = steps

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        source = battle.figures[deed.figure]
        yield from knock_back(battle, source, [figure], self.steps, harmless=True)


class Pull(ForSome):
    """So many hexes towards who acts, without HP loss."""

    prompt = "pull"

    def __init__(self, steps: int, who: Who) -> None:
        super().__init__(who)
        self.steps = steps

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        pull(battle, battle.figures[deed.figure], figure, self.steps)
        yield from ()


class Drive(ForSome):
    """The full distance in a direction, whether he likes it or not (OS-7.5.4)."""

    def __init__(self, steps: int, direction: int, who: Who) -> None:
        super().__init__(who)
        self.steps = steps
        self.direction = direction

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        free = battle.free()
        path = straight_walk(BOARD, figure.place, self.direction, self.steps, free)
        if path:
            tread(battle, figure, mask_of(path))
            figure.place = path[-1]
            battle.tell("pushed", "OS-7.5.4", figure.id, figure.place)
        yield from ()


class Turn(ForSome):
    """Change a facing by up to so many sixths, either way."""

    prompt = "turn-whom"

    def __init__(self, steps: int, who: Who) -> None:
        super().__init__(who)
        self.steps = steps

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        ways = [way for way in range(-self.steps, self.steps + 1) if way]
        options = [Option("facing", (figure.facing + way) % 6) for way in ways]
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, "turn-which-way", options, "OS-7.5.5", deed.card)
        turn(battle, figure, answer.what - figure.facing, deed.figure)


class Throw(Effect):
    """Items of a slot are thrown, all weapons at once (OS-13.10.2), onto an empty hex next to the
    target (OS-13.10.1)."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        oathsworn = battle.company[deed.fighter]
        items = self._items(battle, oathsworn)
        if not items or deed.target == NOTHING:
            return
        target = battle.figures[deed.target]
        near = target.mask() or self._where_it_stood(battle, deed)
        free = BOARD.beside(near) & battle.free()
        if not free:
            free = 1 << nearest_free(BOARD, first_in(near), battle.free())
        options = [Option("to-hex", place) for place in places_in(free)]
        answer = yield ask(oathsworn.seat, "throw-where", options, "OS-13.10.1", deed.card)
        oathsworn.thrown += items
        battle.markers = [*battle.markers, Marker(oathsworn.place, answer.what, items)]
        battle.tell("thrown", "OS-13.10.1", deed.figure, answer.what)

    def _where_it_stood(self, battle: Battle, deed: Deed) -> int:
        """The hex of a target that died of the throw."""
        hexes = 0 if deed.made is None else deed.made.aimed_at.get(deed.target, 0)
        return hexes or battle.figures[deed.figure].mask()

    def _items(self, battle: Battle, oathsworn: Oathsworn) -> list[int]:
        return [
            card
            for card in oathsworn.equipped
            if battle.item(card).slot == self.slot and card not in oathsworn.thrown
        ]

    def payable(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._items(battle, battle.company[deed.fighter]))


class Swap(Effect):
    """Exchange hexes with somebody of the same size; not while crippled (OS-12.2.3)."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        figure = battle.figures[deed.figure]
        if not may_move(figure):
            return
        left = not_spared(deed, self.who.candidates(battle, deed))
        chosen = yield from choose_among(battle, deed, left, self.who.count, "whom")
        for other in chosen:
            figure.place, other.place = other.place, figure.place
            battle.tell("moved", "OS-7.5.3", figure.id, figure.place)
            battle.tell("moved", "OS-7.5.3", other.id, other.place)
            tread(battle, figure, figure.mask())
            tread(battle, other, other.mask())
