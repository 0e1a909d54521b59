"""Whom an enemy looks for by more than nearness: the farthest, the loneliest, the bleeding."""

from typing import Final

from questhall.kernel.decisions import NOTHING
from questhall.kernel.kinds import names_in

from ..printed.cards import Who
from ..printed.tokens import Status
from ..state.battle import Battle
from ..state.deeds import Deed
from ..state.figures import Figure
from .selecting import far_apart


class PreyKind:
    """In which way somebody stands out."""

    NEAREST_OATHSWORN: Final = 0
    FARTHEST_OATHSWORN: Final = 1
    MOST_HP: Final = 2
    ISOLATED: Final = 3
    CROWDED: Final = 4
    BLEEDING: Final = 5
    CAGED: Final = 6
    LONELY: Final = 7
    NEAREST_CIVILIAN: Final = 8
    NEAREST_BOSS: Final = 9


PREY: Final = {name: number for number, name in enumerate(names_in(PreyKind))}

COMPANY_OF_A_FRIEND: Final = 2  # hexes within which somebody is not alone


class Prey(Who):
    """Those who stand out in some way; of equal ones all, so that the nearest can be taken."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def candidates(self, battle: Battle, deed: Deed) -> list[Figure]:
        actor = battle.figures[deed.figure]
        if self.kind == PreyKind.NEAREST_CIVILIAN:
            folk = battle.folk()
            return _first(folk, [far_apart(actor, each) for each in folk])
        if self.kind == PreyKind.NEAREST_BOSS:
            others = [each for each in battle.bosses() if each.id != actor.id]
            return _first(others, [far_apart(actor, each) for each in others])
        prey = battle.oathsworn_on_board()
        if self.kind != PreyKind.LONELY:  # OS-R74: who hides is taken only if nobody else can be
            prey = [each for each in prey if not each.hidden] or prey
        if self.kind == PreyKind.NEAREST_OATHSWORN:
            return _first(prey, [far_apart(actor, each) for each in prey])
        if self.kind == PreyKind.FARTHEST_OATHSWORN:
            return _first(prey, [-far_apart(actor, each) for each in prey])
        if self.kind == PreyKind.MOST_HP:
            return _all_least(prey, [-each.hp for each in prey])
        if self.kind == PreyKind.ISOLATED:
            return _all_least(prey, [len(near(battle, each)) for each in prey])
        if self.kind == PreyKind.CROWDED:
            return _all_least(prey, [-len(near(battle, each, 1)) for each in prey])
        if self.kind == PreyKind.LONELY:
            return [each for each in prey if not near(battle, each)]
        if self.kind == PreyKind.BLEEDING:
            return [each for each in prey if each.statuses[Status.BLEED]]
        return _caged(battle, deed, actor)


def near(battle: Battle, figure: Figure, within: int = COMPANY_OF_A_FRIEND) -> list[Figure]:
    """The other characters of its side within some hexes of a figure."""
    friends = battle.friends_of(figure)
    return [e for e in friends if e.id != figure.id and far_apart(figure, e) <= within]


def _caged(battle: Battle, deed: Deed, actor: Figure) -> list[Figure]:
    """The nearest in a cage; if nobody is, the target stays."""
    held = [battle.figure_of(each) for each in battle.company if each.cage is not None]
    held = [figure for figure in battle.standing() if figure in held]
    if held:
        return _first(held, [far_apart(actor, each) for each in held])
    return [] if deed.target == NOTHING else [battle.figures[deed.target]]


def _first(figures: list[Figure], keys: list[int]) -> list[Figure]:
    return _all_least(figures, keys)[:1]


def _all_least(figures: list[Figure], keys: list[int]) -> list[Figure]:
    least = min(keys, default=0)
    return [figure for figure, key in zip(figures, keys, strict=True) if key == least]
