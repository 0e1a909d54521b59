"""What is being done: by whom, with which card, to whom. It exists only inside a step."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING

from .draws import Draw


@mypyc_attr(acyclic=True)
class Attack:
    """An attack of the company in progress (OS-16.1)."""

    def __init__(self, attacker: int) -> None:
        self.attacker = attacker
        self.ranged = False
        self.unarmed = False
        self.targets: list[int] = []
        self.extra_hexes: dict[int, int] = {}  # of a large target in an area (OS-13.1.4)
        self.centre = NOTHING  # the hex around which a circle lies (OS-13.1.2)
        self.part = NOTHING  # the only part that can be hit, from inside (OS-13.5.1)
        self.aimed_at: dict[int, int] = {}  # the hexes of a target that can be hit, as a set
        self.area = 0  # the hexes of an area attack, as a set
        self.last_hexes = 0  # where the last target of a chain stood
        self.bonus = 0
        self.empower = 0
        self.free_redraws = 0
        self.no_redraws = False  # by an injury
        self.blank_as = 0  # what one drawn blank counts as
        self.most_white = 0  # cards that may be declared
        self.added = [0, 0, 0, 0]  # cards of each colour beside those declared
        self.wanted: list[int] = []  # declared so far, by colour; empty before that
        self.declared = False  # nothing but raising is left before the draw
        self.declared_height = 0  # of all cards before any was raised
        self.chain = False  # the k-th target ignores the k-1 lowest cards (OS-13.3.4)
        self.sure = False  # blanks do not make it miss
        self.draw: Draw | None = None
        self.missed = False
        self.hp_lost: dict[int, int] = {}
        self.broken: list[int] = []  # bosses, once for each part
        self.killed: list[int] = []
        # Whose and of what kind: they are given back by a miss (OS-7.11.12).
        self.tokens_spent: list[tuple[int, int]] = []
        self.counters_spent = 0  # of the class
        self.counters_worth = 1  # damage for each of them

    def points_left(self) -> int:
        """Of what it is empowered by (OS-7.12.1)."""
        return self.empower - (height_of(self.wanted) - self.declared_height)


def height_of(cards: list[int]) -> int:
    """How often white cards would have to be raised to become these."""
    return sum([colour * count for colour, count in enumerate(cards)])


@mypyc_attr(acyclic=True)
class Blow:
    """An attack of an enemy in progress (OS-16.2). Several mob minions strike as one."""

    def __init__(self, attackers: list[int], targets: list[int], might: list[int]) -> None:
        self.attackers = attackers
        self.targets = targets
        self.might = might
        self.range = 0
        self.area = 0  # the hexes of an area attack, as a set
        self.chain = False  # the k-th target ignores the k-1 lowest cards (OS-13.3.4)
        self.charge = False
        self.bonus = 0
        self.draw: Draw | None = None
        self.defense: dict[int, int] = {}  # added for this attack, by figure
        self.lose_less: dict[int, int] = {}  # HP, by figure
        self.keeps: dict[int, int] = {}  # HP that it cannot take, by figure
        self.redirected = False
        self.steady: list[int] = []  # figures that it does not knock back
        self.hp_lost: dict[int, int] = {}


@mypyc_attr(acyclic=True)
class Deed:
    """Who does something, and whom the words on the card mean by target and this."""

    def __init__(self, figure: int, fighter: int = NOTHING, card: int = NOTHING) -> None:
        self.figure = figure
        self.fighter = fighter  # the place of an Oathsworn, NOTHING is an enemy
        self.card = card
        self.target = NOTHING
        self.this = NOTHING  # whoever was chosen last, or the one of a loop
        self.subject = NOTHING  # whose attack, draw or fall it is; whom an enemy attacked
        self.number = 0  # printed after the name of an ability, or what was just counted
        self.hex = NOTHING  # where a tile was laid or taken away last
        self.spared: list[int] = []  # a part broke: nothing more happens to them (OS-7.15.6)
        self.others: dict[int, Deed] | None = None  # what other bosses named on the same card do
        self.made: Attack | None = None  # the newest attack that the card has made
        self.attack: Attack | None = None
        self.blow: Blow | None = None
        self.reaction = False  # of a Stage Card: a part broke (OS-7.15.3)
        self.damaged: list[int] = []  # the bosses of whom parts broke
        self.breaker = NOTHING  # the figure that broke it
        self.part = NOTHING  # the part that was hurt
        self.crushed = 0  # obstacles that charges of this card destroyed
        self.uprooted = ""  # the kind of obstacle that was taken up last
        self.emerged = False  # the boss came out of its lair on this card
