"""Falcons: tokens that sit on characters, not characters themselves (OS-14.4)."""

from ...state.battle import Battle
from ...state.figures import Figure


def falcons_on(battle: Battle, figure: Figure) -> int:
    """How many it carries; those on the board of the Huntress are hers."""
    return sum([fighter.falcons.count(figure.id) for fighter in battle.company])


def fly_home(battle: Battle, figure: Figure, most: int = 2) -> None:
    """So many of its falcons return to the Huntress, all at once if it dies (OS-14.4.2)."""
    for fighter in battle.company:
        for place, carrier in enumerate(fighter.falcons):
            if carrier == figure.id and carrier != fighter.figure and most > 0:
                fighter.falcons[place] = fighter.figure
                most -= 1
                battle.tell("falcon-came-home", "OS-14.4.2", fighter.figure)
