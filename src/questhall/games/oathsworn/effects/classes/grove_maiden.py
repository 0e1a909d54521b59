"""What the Grove Maiden does with her Sentinels (OS-14.3) and her Guardian (OS-14.2)."""

from questhall.boards.masks import NOWHERE, places_in
from questhall.kernel.decisions import Flow, Option, ask, refusal

from ...printed.cards import MOST_SENTINELS, Condition, Effect, Who
from ...printed.clearing import BOARD
from ...printed.might import COLOURS, Colour
from ...rules.attack.aiming import alive
from ...rules.attack.plan import Aim
from ...rules.board.numbers import cubes_of
from ...rules.board.trampling import remove_sentinel
from ...rules.selecting import Filtered, far_apart
from ...state.battle import Battle
from ...state.deeds import Deed
from ...state.figures import Figure, FigureKind
from ...state.house_rules import ALL_CUBES


class CreateSentinel(Effect):
    """Up to so many Sentinels on empty hexes near her; with eight in play others are removed for
    them (OS-14.3.1)."""

    def __init__(self, count: int, within: int) -> None:
        self.count = count
        self.within = within

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        seat = battle.company[deed.fighter].seat
        for _ in range(self.count):
            hexes = self._hexes(battle, deed)
            if not hexes:
                return
            options = [Option("to-hex", place) for place in places_in(hexes)]
            options.append(refusal("no-more"))
            answer = yield ask(seat, "create-sentinel", options, "OS-14.3.1", deed.card)
            if answer.declines:
                return
            if len(battle.sentinels()) >= MOST_SENTINELS:
                yield from _remove_one(battle, deed, battle.sentinels())
            _grow(battle, deed, answer.what)

    def _hexes(self, battle: Battle, deed: Deed) -> int:
        figure = battle.figures[deed.figure]
        if not figure.on_board:
            return 0
        taken = 0
        for sentinel in battle.sentinels():
            taken |= sentinel.mask()
        return BOARD.within(figure.place, self.within) & battle.free() & ~taken

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return self._hexes(battle, deed) != 0


def _grow(battle: Battle, deed: Deed, place: int) -> None:
    """One that was removed comes back."""
    sentinel = Figure(len(battle.figures), FigureKind.SENTINEL, place, 0, 1)
    sentinel.owner = deed.fighter
    for figure in battle.figures:
        if figure.kind == FigureKind.SENTINEL and figure.place == NOWHERE:
            sentinel.id = figure.id
            battle.figures[figure.id] = sentinel
            break
    else:
        battle.figures.append(sentinel)
    battle.tell("sentinel-grew", "OS-14.3.1", place)


def _remove_one(battle: Battle, deed: Deed, sentinels: list[Figure]) -> Flow[None]:
    options = [Option("sentinel", sentinel.id) for sentinel in sentinels]
    seat = battle.company[deed.fighter].seat
    answer = yield ask(seat, "remove-sentinel", options, "OS-14.3.1", deed.card)
    remove_sentinel(battle, battle.figures[answer.what])


class RemoveSentinel(Effect):
    """Sentinels near somebody go: all of them as a cost, else as many as one likes."""

    def __init__(self, count: int, who: Who, within: int, or_fewer: bool) -> None:
        self.count = count
        self.who = who
        self.within = within  # 0 is anywhere
        self.or_fewer = or_fewer

    def resolve(self, battle: Battle, deed: Deed) -> Flow[None]:
        deed.number = 0
        seat = battle.company[deed.fighter].seat
        while deed.number < self.count:
            sentinels = self._near(battle, deed)
            if not sentinels:
                return
            options = [Option("sentinel", sentinel.id) for sentinel in sentinels]
            if self.or_fewer:
                options.append(refusal("no-more"))
            answer = yield ask(seat, "remove-sentinel", options, "OS-14.3.1", deed.card)
            if answer.declines:
                return
            remove_sentinel(battle, battle.figures[answer.what])
            deed.number += 1

    def _near(self, battle: Battle, deed: Deed) -> list[Figure]:
        if not self.within:
            return battle.sentinels()
        found = self.who.candidates(battle, deed)
        return [s for s in battle.sentinels() if found and far_apart(s, found[0]) <= self.within]

    def possible(self, battle: Battle, deed: Deed) -> bool:
        return bool(self._near(battle, deed))

    def payable(self, battle: Battle, deed: Deed) -> bool:
        return len(self._near(battle, deed)) >= self.count


class SentinelNear(Condition):
    """A Sentinel stands within so many hexes of somebody."""

    def __init__(self, within: int, who: Who) -> None:
        self.within = within
        self.who = who

    def holds(self, battle: Battle, deed: Deed) -> bool:
        for figure in self.who.candidates(battle, deed):
            if any(far_apart(each, figure) <= self.within for each in battle.sentinels()):
                return True
        return False


class SentinelAim(Aim):
    """Sentinels near the target attack as one, and cannot miss; the part nearest to the Grove
    Maiden is hit (OS-14.3.6, OS-14.3.8)."""

    ranged = True
    sure = True

    def __init__(self, within: int, most: int) -> None:
        self.within = within  # 0 is any distance
        self.most = most  # 0 is all of them

    def targets(self, battle: Battle, deed: Deed) -> list[Figure]:
        enemies = battle.enemies_of(battle.figures[deed.figure])
        open_ones = [each for each in enemies if alive(each) and each.id not in deed.spared]
        return [each for each in open_ones if self._taking_part(battle, each)]

    def _taking_part(self, battle: Battle, target: Figure) -> int:
        near = battle.sentinels()
        if self.within:
            near = [each for each in near if far_apart(each, target) <= self.within]
        return min(len(near), self.most) if self.most else len(near)

    def hexes(self, battle: Battle, deed: Deed, target: Figure) -> int:
        return BOARD.nearest(target.mask(), battle.figures[deed.figure].mask())

    def cards(self, battle: Battle, deed: Deed) -> list[int] | None:
        """A cube of hers for each, the strongest first, and white beyond them (OS-14.3.7); by
        agreement all cubes for each, a white card if she has none (OS-R28)."""
        left = self._taking_part(battle, battle.figures[deed.target])
        cubes = cubes_of(battle, battle.company[deed.fighter])
        if battle.rules.sentinel_cards == ALL_CUBES and any(cubes):
            return [left * count for count in cubes]
        wanted = [0] * len(COLOURS)
        for colour in range(Colour.BLACK, Colour.WHITE, -1):
            wanted[colour] = min(left, cubes[colour])
            left -= wanted[colour]
        wanted[Colour.WHITE] = left
        return wanted


class BySentinel(Filtered):
    """Those on the hex of a Sentinel or next to one."""

    def fits(self, battle: Battle, deed: Deed, figure: Figure) -> bool:
        return any(far_apart(figure, sentinel) <= 1 for sentinel in battle.sentinels())


class TheGuardian(Who):
    """The Ancient Guardian of who acts, if it is in play."""

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        guardian = battle.guardian_of(battle.company[deed.fighter])
        if guardian is None or guardian.fallen:
            return []
        return [battle.figure_of(guardian)]
