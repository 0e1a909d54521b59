"""The turn of a figure in progress: what it has done so far (RULES 3.3)."""

from questhall.kernel.decisions import NOTHING

from .figures import Figure, FigureKind
from .scene import Scene, Tile


class Turn:
    """The turn of one character. `seat` decides, unless another character acts in it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = NOTHING  # the card being used
        self.half = NOTHING
        self.played: list[int] = []  # cards used so far
        self.plus = 0  # added to every Move, Attack and Shield of the ability
        self.performed = False  # was an action of the ability performed? (GH-3.11.5, GH-3.17.2)
        self.earned = 0  # experience of use effects, gained once an action is performed (GH-3.17.2)
        self.part_by_part = False  # ask about every part and effect (GH-3.3.5, GH-3.9.2)
        self.using: list[int] = []  # the numbers of items being used
        self.applied: list[int] = []  # active cards used in the current attack
        self.begun_at = NOTHING  # the hex where the last movement began
        self.path: list[int] = []  # hexes entered in the last movement
        self.passed: list[int] = []  # figures moved through in the last movement
        self.straight = True  # was the last movement in a straight line?
        self.cells: list[int] = []  # hexes of obstacles destroyed, moved or created
        self.targeted: list[int] = []  # targets of the last attack action
        self.healed: list[int] = []  # figures of the last Heal action
        self.area: list[int] = []  # hexes of the last target area
        self.felled = NOTHING  # the hex of the last figure killed by an ability
        self.disarmed: Tile | None = None  # the last trap disarmed
        self.move_plus = 0
        self.add_jump = False
        self.doubles_moves = False  # of the character whose turn it is, from now on
        self.doubles_attacks = False
        self.suffered = 0  # damage suffered of its own will in this ability
        self.in_final_part = False  # of an action that a bonus makes longer
        self.commanding = False  # does its companion act on its command?

    def card_played(self, card: int) -> bool:
        """Was the card played this turn? "Your next turns" begin after it."""
        return card in self.played


def seat_for(scene: Scene, actor: Figure, turn: Turn) -> int:
    """The seat that decides for the figure: its own player, or the one who controls it."""
    if actor.kind == FigureKind.CHARACTER:
        return actor.owner
    return turn.seat


def is_own_turn(actor: Figure, turn: Turn) -> bool:
    """Is the figure the character whose turn it is?"""
    return actor.kind == FigureKind.CHARACTER and actor.owner == turn.seat
