"""Dice with named faces. What is rolled comes from one stream of the state's chance."""

from .chance import Chance
from .state import State


class Die:
    """One kind of die: its stream, and its sides as names of faces.

    A face is the place of its name among the different ones, in the order of the sides, so a
    game counts and stores rolled faces as numbers. A side that shows several symbols is one face,
    whose name lists them: "hit skill".
    """

    def __init__(self, stream: str, sides: list[str]) -> None:
        self.stream = stream
        self.faces: list[str] = list(dict.fromkeys(sides))
        self.sides: list[int] = [self.faces.index(name) for name in sides]

    def face(self, name: str) -> int:
        """The number of a face."""
        if name not in self.faces:
            raise ValueError(f"no side of the die shows {name!r}, only {', '.join(self.faces)}")
        return self.faces.index(name)

    def symbols(self, face: int) -> list[str]:
        """What a face shows."""
        return self.faces[face].split()

    def roll(self, state: State) -> int:
        """One die."""
        state.mark_information()
        return self.thrown(state.chance)

    def roll_some(self, state: State, count: int) -> list[int]:
        """Several dice at once."""
        if count > 0:
            state.mark_information()
        return [self.thrown(state.chance) for _ in range(count)]

    def reroll(self, state: State, rolled: list[int], place: int) -> None:
        """The new face replaces the old one."""
        rolled[place] = self.roll(state)

    def thrown(self, chance: Chance) -> int:
        """A face, without a word about who learns it."""
        return self.sides[chance.below(self.stream, len(self.sides))]

    def rig(self, chance: Chance, faces: list[str]) -> None:
        """For tests: the next faces, by their names."""
        chance.rig(self.stream, [self.sides.index(self.face(name)) for name in faces])
