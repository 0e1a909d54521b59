"""What exists only while something is being done: a deed, an attack, a defence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING

from ..printed.effects import Effect, Rule
from ..printed.items import Blow, SymbolEffect
from ..printed.symbols import Symbol, shown


class AttackStage:
    """How far an attack has come."""

    DECLARED: Final = 0
    ROLLED: Final = 1
    COUNTED: Final = 2
    SETTLED: Final = 3


NOBODY: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Deed:
    """Who does something, with which card, to whom and where: what the words of cards refer to."""

    def __init__(self, actor: int, card: int = NOTHING, level: int = 1) -> None:
        self.actor = actor  # a figure
        self.card = card
        self.level = level
        self.power = ""  # what is not on a card of its own: of a scroll, a quest, a hero card
        self.target = NOTHING  # a figure
        self.chosen = NOTHING  # a figure: whom the card was used on when it made what lasts
        self.area = NOTHING
        self.opener = NOTHING  # a figure: who opened what was trapped
        self.enemy = NOTHING  # the enemy whose sentence this is
        self.damage = 0  # dealt by the attack that this follows
        self.found: list[int] = NOBODY  # whom the last word meant
        self.keeps_item = False  # the one-use item that was used is not discarded
        self.path: list[int] = NOBODY  # the areas of the movement that this follows

    @property
    def source(self) -> str:
        """Whose bonuses no character gets twice (SS-2.0.0.6): a card, or a power by its name,
        whoever uses it (SS-15.1.0.11)."""
        return self.power if self.card == NOTHING else str(self.card)

    def about(self, target: int) -> Deed:
        """The same deed, done to somebody else."""
        copy = Deed(self.actor, self.card, self.level)
        copy.power = self.power
        copy.target = target
        copy.chosen = self.chosen
        copy.area = self.area
        copy.opener = self.opener
        copy.enemy = self.enemy
        copy.damage = self.damage
        copy.path = self.path
        return copy


class Answer:
    """What somebody's cards say to a wound, to his death or to a newcomer, and are still to do;
    `attack` is the one under way then, if any."""

    def __init__(
        self, figure: int, moment: int, rules: list[Rule], deed: Deed, attack: Attack | None
    ) -> None:
        self.figure = figure
        self.moment = moment
        self.rules = rules
        self.deed = deed
        self.attack = attack


class RolledDie:
    """A die on the table, with the symbols of it that nobody has spent."""

    def __init__(self, colour: int, face: int) -> None:
        self.colour = colour
        self.face = face
        self.left = shown(colour, face)[:]
        self.rerolled = False


class Pool:
    """The dice of one roll."""

    def __init__(self) -> None:
        self.dice: list[RolledDie] = []
        self.rerolls = 0  # that may still be used
        self.triggered: list[int] = []  # the effects that were paid, by their places
        self.missed_before = False  # a miss was rerolled

    def count(self, symbol: int) -> int:
        found = 0
        for die in self.dice:
            for each in die.left:
                if each == symbol:
                    found += 1
        return found

    def spend(self, symbol: int) -> None:
        for die in self.dice:
            if symbol in die.left:
                die.left.remove(symbol)
                return
        raise ValueError(f"symbol {symbol} was not rolled")

    def rolled(self, symbol: int) -> int:
        """How often the dice show it, spent or not."""
        return sum(shown(die.colour, die.face).count(symbol) for die in self.dice)

    @property
    def takes_rerolls(self) -> bool:
        """Is there a die for which no reroll has been granted yet (SS-2.0.0.4)?"""
        return len([die for die in self.dice if not die.rerolled]) > self.rerolls

    @property
    def missed(self) -> bool:
        return any(Symbol.MISS in shown(die.colour, die.face) for die in self.dice)


class Affliction:
    """A condition or fire that an attack brings before the defence (SS-9.0.0.28)."""

    def __init__(self, condition: int, level: int) -> None:
        self.condition = condition  # NOTHING: fire
        self.level = level


class Attack:
    """An attack under way."""

    def __init__(self, attacker: int, target: int, blow: Blow) -> None:
        self.attacker = attacker
        self.target = target
        self.blow = blow
        self.type = blow.type
        self.effects: list[SymbolEffect] = list(blow.effects)
        self.more_dice = [0, 0]  # red and blue, declared before the roll
        self.always: list[Effect] = []  # what a power adds to the effects of the weapon
        self.count_as_hits: list[int] = []  # symbols that count as hits too
        self.ammunition = NOTHING  # SS-12.3.0.3: at most one
        self.card = NOTHING
        self.slot = NOTHING
        self.by_power = False
        self.reaction = False
        self.stage = AttackStage.DECLARED
        self.cancelled = False
        self.pool = Pool()
        self.fixed = blow.fixed
        self.bonus = 0
        self.supremacy = False
        self.focused = False
        self.hits = 0
        self.lethal = 0  # NOTHING: all of them
        self.critical = False
        self.bash = False
        self.pull = 0  # areas towards the attacker
        self.aoe = NOTHING
        self.also: list[int] = []  # further targets in the same area that were chosen
        self.ignores_armour = False
        self.armour_change = 0
        self.afflictions: list[Affliction] = []
        self.damage = 0  # to all targets
        self.hurt: list[int] = []
        self.wounds: list[int] = []  # of each of them
        self.answers: list[Answer] = []  # of whoever was struck, when it is settled
        self.struck: list[int] = []  # all who had to defend
        self.provoked: list[int] = []  # master enemies for whom the priority token has moved
        self.defence: Defence | None = None
        self.extra: list[Attack] = []
        self.later: list[Effect] = []  # what was paid for and comes when it is settled

    def rolled_hits(self) -> int:
        return self.pool.count(Symbol.HIT)


class Defence:
    """The defence of one target under way."""

    def __init__(self, defender: int, lethal: int, normal: int) -> None:
        self.defender = defender
        self.lethal = lethal
        self.normal = normal
        self.pool = Pool()
        self.extra_dice = 0
        self.armour = 0  # more of it in this defence
        self.shields = 0  # beside those that are rolled
        self.count_as_shields: list[int] = []  # symbols that count as shields too
        self.reflected = False  # the attacker defends instead

    @property
    def coming(self) -> int:
        """The hits that nothing has stopped so far."""
        return self.lethal + self.normal
