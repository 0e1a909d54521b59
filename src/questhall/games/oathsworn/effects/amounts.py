"""Numbers that depend on the table: so many for each of something, or only if something holds."""

from typing import Final

from ..printed.cards import Amount, Condition
from ..printed.clearing import BOARD
from ..printed.tokens import Status, Token
from ..rules.board.numbers import lost_hp
from ..rules.selecting import far_apart
from ..state.battle import Battle
from ..state.deeds import Deed

COUNTS: Final = (
    "lost_hp",
    "defense_tokens",
    "adjacent_friends",
    "adjacent_enemies",
    "hexes_moved",
    "distance",
    "cards_on_cooldown",
    "broken_parts",
    "criticals",
    "cards_on_three",
    "removed",
    "hp_lost",
    "bleed_on_target",
    "enemies_attacked",
)


class Plus(Amount):
    """Several numbers together."""

    def __init__(self, parts: list[Amount]) -> None:
        self.parts = parts

    def of(self, battle: Battle, deed: Deed) -> int:
        return sum([part.of(battle, deed) for part in self.parts])

    def known(self, printed: int) -> int:
        return sum([part.known(printed) for part in self.parts])


class Per(Amount):
    """So many for each of something, at most so many."""

    def __init__(self, count: int, each: int, most: int) -> None:
        self.count = count
        self.each = each
        self.most = most

    def of(self, battle: Battle, deed: Deed) -> int:
        number = self.each * counted(battle, deed, COUNTS[self.count])
        return min(number, self.most) if self.most else number


class Given(Amount):
    """Only if something holds, perhaps another number otherwise."""

    def __init__(self, condition: Condition, number: int, otherwise: int) -> None:
        self.condition = condition
        self.number = number
        self.otherwise = otherwise

    def of(self, battle: Battle, deed: Deed) -> int:
        return self.number if self.condition.holds(battle, deed) else self.otherwise


class Printed(Amount):
    """The number that stands after the ability on the card, or the HP just lost; negative with
    `minus`."""

    def __init__(self, minus: bool) -> None:
        self.minus = minus

    def of(self, battle: Battle, deed: Deed) -> int:
        return -deed.number if self.minus else deed.number

    def known(self, printed: int) -> int:
        return -printed if self.minus else printed


def counted(battle: Battle, deed: Deed, what: str) -> int:
    figure = battle.figures[deed.figure]
    if what == "lost_hp":
        return lost_hp(figure)
    if what == "removed":
        return deed.number
    if what == "broken_parts":
        return battle.broken_parts()
    if what == "hexes_moved":
        return battle.hexes_moved
    if what == "distance":
        return far_apart(figure, battle.figures[deed.target])
    if what == "criticals":
        draw = deed.attack.draw if deed.attack is not None else None
        return 0 if draw is None else draw.criticals()
    if what == "hp_lost":
        return _hp_lost(deed)
    if what == "bleed_on_target":
        return battle.figures[deed.target].statuses[Status.BLEED]
    if what == "enemies_attacked":
        targets = [] if deed.made is None else deed.made.targets
        return len([each for each in targets if battle.figures[each].side != figure.side])
    if what in ("adjacent_friends", "adjacent_enemies"):
        return _adjacent(battle, deed, friends=what == "adjacent_friends")
    oathsworn = battle.company[deed.fighter]
    if what == "defense_tokens":
        return oathsworn.tokens[Token.DEFENSE]
    if what == "cards_on_three":
        return len(oathsworn.cooldown[3])
    return sum([len(cards) for cards in oathsworn.cooldown])


def _hp_lost(deed: Deed) -> int:
    """By the attack of an enemy that is answered, or else by the own attack."""
    if deed.blow is not None:
        return deed.blow.hp_lost.get(deed.figure, 0)
    return 0 if deed.attack is None else sum(deed.attack.hp_lost.values())


def _adjacent(battle: Battle, deed: Deed, friends: bool) -> int:
    figure = battle.figures[deed.figure]
    around = BOARD.beside(figure.mask())
    group = battle.friends_of(figure) if friends else battle.enemies_of(figure)
    return len([each for each in group if each.mask() & around])
