"""Whom a card speaks of, and how one of several is chosen (OS-5.2.2, OS-8.3.1, OS-8.4.1)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.cards import Who
from ..printed.clearing import BOARD
from ..printed.might import Side
from ..printed.tokens import Status
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure, FigureKind, apart


class Group:
    """Whom a word means."""

    # Single figures.
    SELF: Final = 0
    TARGET: Final = 1
    THIS: Final = 2
    SUBJECT: Final = 3
    ATTACKER: Final = 4
    # Groups, relative to who acts.
    FRIENDS: Final = 5
    OATHSWORN: Final = 6
    ENEMIES: Final = 7
    MINIONS: Final = 8
    BOSSES: Final = 9
    # For enemies.
    NEXT_NEAREST: Final = 10
    FARTHEST_MINION: Final = 11
    MINION_NEAR_PREY: Final = 12
    # Groups again.
    ANYBODY: Final = 13
    ALL_TARGETS: Final = 14  # of the attack under way


ALL: Final = 0
NO_LIMIT: Final = 0


class Chosen(Who):
    """Figures of a group, perhaps others than oneself, near, in sight, of a size."""

    def __init__(
        self,
        group: int,
        within: int = NO_LIMIT,
        others: bool = False,
        in_sight: bool = False,
        large: bool = False,
        normal: bool = False,
        bleeding: bool = False,
        hp: int = NO_LIMIT,
    ) -> None:
        self.group = group
        self.within = within
        self.others = others
        self.in_sight = in_sight
        self.large = large
        self.normal = normal
        self.bleeding = bleeding
        self.hp = hp  # no more than that

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        """In the order North then West."""
        actor = battle.figures[deed.figure]
        found: list[Figure] = []
        for figure in _group(battle, deed, actor, self.group):
            if self._is_there(battle, figure) and self._fits(battle, actor, figure):
                found.append(figure)
        return found

    def _is_there(self, battle: Battle, figure: Figure) -> bool:
        """Who is inside a boss is nowhere on the board (OS-R26), but may be meant himself."""
        if figure.on_board or self.group > Group.ATTACKER:
            return figure.on_board
        if not fighters([figure]):
            return figure.lurking
        return battle.company[figure.owner].swallowed is not None

    def _fits(self, battle: Battle, actor: Figure, figure: Figure) -> bool:
        if self.others and figure.id == actor.id:
            return False
        if (self.large and not figure.large) or (self.normal and figure.large):
            return False
        if self.hp and figure.hp > self.hp:
            return False
        if self.bleeding and not figure.statuses[Status.BLEED]:
            return False
        if self.within and far_apart(actor, figure) > self.within:
            return False
        return not self.in_sight or in_sight(battle, actor, figure)


@mypyc_attr(allow_interpreted_subclasses=True)
class Filtered(Who):
    """Those of some figures who fit."""

    def __init__(self, who: Who) -> None:
        self.who = who

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        found = self.who.candidates(battle, deed)
        return [figure for figure in found if self.fits(battle, deed, figure)]

    def fits(self, battle: Battle, deed: Deed, figure: Figure) -> bool:
        raise TypeError(f"{type(self).__name__} fits nobody")


def far_apart(one: Figure, other: Figure) -> int:
    if not one.on_board or not other.on_board:
        return BOARD.size
    return apart(one, other)


def in_sight(battle: Battle, actor: Figure, figure: Figure) -> bool:
    """Asked only where a card says so (OS-7.10.7)."""
    return actor.on_board and battle.sees(actor.front(), figure)


def _group(battle: Battle, deed: Deed, actor: Figure, group: int) -> list[Figure]:
    if group <= Group.ATTACKER:
        return _single(battle, deed, group)
    if group == Group.FRIENDS:
        return _with_a_will(battle.friends_of(actor))
    if group == Group.OATHSWORN:
        return battle.oathsworn_on_board()
    if group == Group.ENEMIES:
        folk = battle.folk() if actor.side == Side.FOES else []
        return battle.in_order(_with_a_will(battle.enemies_of(actor)) + folk)
    if group == Group.MINIONS:
        return battle.minions()
    if group == Group.ALL_TARGETS:
        return _all_targets(battle, deed)
    if group == Group.ANYBODY:
        return _with_a_will(battle.standing())
    if group == Group.BOSSES:
        return [each for each in battle.standing() if each.kind == FigureKind.BOSS]
    return _for_enemies(battle, deed, actor, group)


def fighters(figures: list[Figure]) -> list[Figure]:
    """Those who have cards, animus and tokens; of civilians nobody has."""
    return [figure for figure in figures if figure.kind in (FigureKind.OATHSWORN, FigureKind.ALLY)]


def not_spared(deed: Deed, figures: list[Figure]) -> list[Figure]:
    """Those to whom this card may still do something."""
    return [figure for figure in figures if figure.id not in deed.spared]


def spare(deed: Deed, broken: list[int]) -> None:
    """OS-7.15.6: a part of them broke, and a card of the company does nothing more to them."""
    if deed.fighter != NOTHING:
        deed.spared += broken


def _with_a_will(figures: list[Figure]) -> list[Figure]:
    """Not Sentinels: they never move, have nothing to gain, and no enemy chooses them
    (OS-14.3.5)."""
    return [figure for figure in figures if figure.kind != FigureKind.SENTINEL]


def _single(battle: Battle, deed: Deed, group: int) -> list[Figure]:
    number = deed.figure
    if group == Group.TARGET:
        number = deed.target
    elif group == Group.THIS:
        number = deed.this
    elif group == Group.SUBJECT:
        number = deed.subject
    elif group == Group.ATTACKER:  # OS-8.11.2: of a mob each one counts
        attackers = deed.blow.attackers if deed.blow is not None else []
        return [battle.figures[each] for each in attackers]
    return [] if number == NOTHING else [battle.figures[number]]


def _all_targets(battle: Battle, deed: Deed) -> list[Figure]:
    attack = deed.attack
    return [] if attack is None else [battle.figures[each] for each in attack.targets]


def _for_enemies(battle: Battle, deed: Deed, actor: Figure, group: int) -> list[Figure]:
    """At most one, by the distance that the words name."""
    if group == Group.NEXT_NEAREST:
        enemies = _with_a_will(battle.enemies_of(actor))
        others = [each for each in enemies if each.id != deed.target]
        return _least(others, [far_apart(actor, each) for each in others])
    rats = battle.minions()
    if group == Group.FARTHEST_MINION:
        return _least(rats, [-far_apart(actor, each) for each in rats])
    prey = battle.oathsworn_on_board()
    if not prey:
        return []
    return _least(rats, [min([far_apart(each, one) for one in prey]) for each in rats])


def _least(figures: list[Figure], keys: list[int]) -> list[Figure]:
    """The one with the least key, the first of equal ones."""
    if not figures:
        return []
    return [figures[keys.index(min(keys))]]


def choose(battle: Battle, deed: Deed, who: Who, prompt: str) -> Flow[list[Figure]]:
    """All of them, or so many as the card says; enemies take the first (OS-8.4.1). Whoever is
    chosen last is meant by "this" from then on."""
    return (yield from choose_among(battle, deed, who.candidates(battle, deed), who.count, prompt))


def choose_among(
    battle: Battle, deed: Deed, figures: list[Figure], count: int, prompt: str
) -> Flow[list[Figure]]:
    """The same where only some of them fit."""
    if count == ALL:
        return figures
    if deed.fighter == NOTHING:
        chosen = figures[:count]
    else:
        chosen = yield from _asked(battle, deed, figures, count, prompt)
    if chosen:
        deed.this = chosen[-1].id
    return chosen


def _asked(
    battle: Battle, deed: Deed, left: list[Figure], count: int, prompt: str
) -> Flow[list[Figure]]:
    """OS-8.4.2: a player chooses freely."""
    chosen: list[Figure] = []
    while left and len(chosen) < count:
        options = [Option("figure", figure.id) for figure in left]
        if chosen:
            options.append(refusal("no-more"))
        seat = battle.company[deed.fighter].seat
        answer = yield ask(seat, prompt, options, "OS-5.2.2", deed.card)
        if answer.declines:
            break
        chosen.append(battle.figures[answer.what])
        left = [figure for figure in left if figure.id != answer.what]
    return chosen
