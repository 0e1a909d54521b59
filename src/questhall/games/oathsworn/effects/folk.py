"""Civilians: led to safety, saved, seized, set free and lost."""

from questhall.boards.floods import shortest_route
from questhall.boards.masks import NOWHERE, mask_of
from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Condition, Effect, Who
from ..printed.clearing import BOARD
from ..printed.encounter import CommonTile
from ..rules.board.trampling import tread
from ..rules.boss.placing import free_near
from ..rules.selecting import far_apart
from ..rules.turn.moving import can_go, go, reach_of
from ..rules.victory import SAVED
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure
from .gaining import ForSome


class Folk(Who):
    """Civilians on the board, perhaps only those near who acts."""

    def __init__(self, within: int) -> None:
        self.within = within

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        actor = battle.figures[deed.figure]
        folk = battle.folk()
        return [each for each in folk if not self.within or far_apart(actor, each) <= self.within]


def save(battle: Battle, figure: Figure) -> None:
    figure.place = NOWHERE
    battle.counters[SAVED] = battle.counters.get(SAVED, 0) + 1
    battle.tell("saved", "OS-2.1.2", figure.id)


class WalkTo(ForSome):
    """So many steps to a ground by a shortest way around water and everything else."""

    def __init__(self, ground: str, steps: int, who: Who) -> None:
        super().__init__(who)
        self.ground = ground
        self.steps = steps

    def befall(self, battle: Battle, deed: Deed, figure: Figure) -> Flow[None]:
        ground = battle.ground(self.ground)
        free = battle.free() & ~battle.tile_mask(CommonTile.WATER)
        path: list[int] = []
        if not ground >> figure.place & 1:
            path = shortest_route(BOARD.neighbours, figure.place, ground & free, free)
            path = path or _as_near_as_possible(figure, ground, free)
        if path:
            gone = path[: self.steps]
            tread(battle, figure, mask_of(gone))
            figure.place = gone[-1]
            battle.tell("moved", "OS-8.5.1", figure.id, figure.place)
        yield from ()


def _as_near_as_possible(figure: Figure, ground: int, free: int) -> list[int]:
    """Where the ground is full or cut off: next to it, if there is a way."""
    return shortest_route(BOARD.neighbours, figure.place, BOARD.beside(ground) & free, free)


class SaveOn(Effect):
    """All civilians on a ground are saved."""

    def __init__(self, ground: str) -> None:
        self.ground = ground

    def do(self, battle: Battle, deed: Deed) -> None:
        for figure in battle.folk():
            if figure.mask() & battle.ground(self.ground):
                save(battle, figure)


class Lead(Effect):
    """A civilian next to who acts goes up to so many hexes, each civilian once a round; on a ground
    he is saved."""

    def __init__(self, steps: int, ground: str) -> None:
        self.steps = steps
        self.ground = ground

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        seat = battle.company[deed.fighter].seat
        options = [Option("figure", each.id) for each in self._can_be_led(battle, deed)]
        chosen = yield ask(seat, "lead-whom", options, "OS-5.2.2")
        figure = battle.figures[chosen.what]
        hexes = [Option("to-hex", place) for place in reach_of(battle, figure, self.steps)]
        where = yield ask(seat, "lead-where", hexes, "OS-5.2.2", figure.id)
        waded = battle.waded[:]
        go(battle, figure, where.what)
        battle.waded = waded  # what a civilian wades through costs its leader nothing less
        figure.led = True
        if figure.mask() & battle.ground(self.ground):
            save(battle, figure)

    def _can_be_led(self, battle: Battle, deed: Deed) -> list[Figure]:
        near = Folk(1).candidates(battle, deed)
        return [e for e in near if not e.led and can_go(battle, e, self.steps)]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._can_be_led(battle, deed))


class Seize(Effect):
    """The nearest civilian within some hexes is taken inside."""

    def __init__(self, within: int) -> None:
        self.within = within

    def do(self, battle: Battle, deed: Deed) -> None:
        actor = battle.figures[deed.figure]
        found = Folk(self.within).candidates(battle, deed)
        if found:
            keys = [far_apart(actor, each) for each in found]
            figure = found[keys.index(min(keys))]
            figure.place = NOWHERE
            figure.held = True
            battle.tell("swallowed", "OS-13.5.1", figure.id)


class SetFree(Effect):
    """So many of those inside come out onto the nearest empty hexes."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, battle: Battle, deed: Deed) -> None:
        boss = battle.figures[deed.figure]
        for figure in battle.held_folk()[: self.count]:
            place = free_near(battle, BOARD.beside(boss.mask()))
            if place != NOWHERE:
                figure.held = False
                figure.place = place
                tread(battle, figure, figure.mask())
                battle.tell("came-out", "OS-13.5.6", figure.id, place)


class Digest(Effect):
    """One of those inside is lost."""

    def do(self, battle: Battle, deed: Deed) -> None:
        for figure in battle.held_folk()[:1]:
            figure.held = False
            battle.tell("killed", "OS-13.5.4", figure.id)


class Holds(Condition):
    """So many civilians are inside at least."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, battle: Battle, deed: Deed) -> bool:
        return len(battle.held_folk()) >= self.least
