"""Rules that last: damage and healing in every turn, changed attacks, elements, exits."""

from questhall.kernel.decisions import Flow

from ..printed.cards import NO_DECISIONS
from ..rules.attack.damage import Harm, depart, suffer
from ..rules.attack.healing import heal
from ..rules.attack.strike import Strike
from ..rules.scenario import MOVE, SpecialRule
from ..state.figures import Figure, FigureKind, Side
from ..state.scene import Scene, Strength, Tile
from .objects import hit_points_of
from .places import Places
from .triggers import Trigger, all_happened


def is_of_party(figure: Figure) -> bool:
    """Is it a character or a character's summon?"""
    return figure.kind == FigureKind.CHARACTER or figure.kind == FigureKind.SUMMON


def is_foe(figure: Figure) -> bool:
    return figure.kind == FigureKind.MONSTER and figure.side == Side.FOES


# -- in every turn -----------------------------------------------------------------


class PartySuffers(SpecialRule):
    """All characters and their summons suffer damage at the start or end of each of their turns."""

    def __init__(self, damage: str, at_end: bool) -> None:
        self.damage = damage
        self.at_end = at_end

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        if not self.at_end:
            yield from self._hurt(scene, figure)

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if self.at_end:
            yield from self._hurt(scene, figure)

    def _hurt(self, scene: Scene, figure: Figure) -> Flow[None]:
        if is_of_party(figure):
            amount = hit_points_of(scene, self.damage)
            yield from suffer(scene, figure, amount, "GH-7.1.12", Harm.SCENARIO)


class PartySuffersIn(SpecialRule):
    """At the end of each round, characters and summons on these hexes suffer damage."""

    def __init__(self, places: Places, damage: str, triggers: list[Trigger]) -> None:
        self.places = places
        self.damage = damage
        self.triggers = triggers

    def round_ends(self, scene: Scene) -> Flow[None]:
        if not all_happened(scene, self.triggers):
            return
        amount = hit_points_of(scene, self.damage)
        for figure in scene.figures[:]:
            if is_of_party(figure) and figure.cell in self.places.cells(scene):
                yield from suffer(scene, figure, amount, "GH-7.1.12", Harm.SCENARIO)


class SuffersOn(SpecialRule):
    """Any figure that ends its turn on these hexes suffers damage."""

    def __init__(self, places: Places, damage: str) -> None:
        self.places = places
        self.damage = damage

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        if figure.cell in self.places.cells(scene):
            amount = hit_points_of(scene, self.damage)
            yield from suffer(scene, figure, amount, "GH-7.1.12", Harm.SCENARIO)


class AllSuffer(SpecialRule):
    """From some round on, all figures suffer damage at the start of every round."""

    def __init__(self, damage: str, from_round: int) -> None:
        self.damage = damage
        self.from_round = from_round

    def round_begins(self, scene: Scene) -> Flow[None]:
        if scene.round < self.from_round:
            return
        amount = hit_points_of(scene, self.damage)
        for figure in scene.figures[:]:
            if figure.kind != FigureKind.OBJECT:
                yield from suffer(scene, figure, amount, "GH-7.1.12", Harm.SCENARIO)


class MonstersHeal(SpecialRule):
    """Monsters heal at the start of each of their turns, perhaps only near certain objects."""

    def __init__(self, amount: int, near: str, range: int) -> None:
        self.amount = amount
        self.near = near
        self.range = range

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        if is_foe(figure) and not figure.gone and (not self.near or self._is_near(scene, figure)):
            heal(scene, figure, self.amount, "GH-7.1.12")
        yield from NO_DECISIONS

    def _is_near(self, scene: Scene, figure: Figure) -> bool:
        far = scene.board.distances(figure.cell)
        for other in scene.figures:
            named = other.kind == FigureKind.OBJECT and other.name == self.near
            if named and not other.gone and far[other.cell] <= self.range:
                return True
        return False


# -- in every attack ---------------------------------------------------------------


class AttackChange(SpecialRule):
    """All attacks of the monsters, or of the characters and their summons, are changed."""

    def __init__(self, of_party: bool, plus: int, advantage: bool, disadvantage: bool) -> None:
        self.of_party = of_party
        self.plus = plus
        self.advantage = advantage
        self.disadvantage = disadvantage

    def strike(self, scene: Scene, hit: Strike) -> None:
        attacker = hit.attacker
        if is_of_party(attacker) if self.of_party else is_foe(attacker):
            hit.plus += self.plus
            hit.advantage = hit.advantage or self.advantage
            hit.disadvantage = hit.disadvantage or self.disadvantage


class Inflicts(SpecialRule):
    """All attacks of monsters of a type add a condition."""

    def __init__(self, type: str, condition: int) -> None:
        self.type = type
        self.condition = condition

    def strike(self, scene: Scene, hit: Strike) -> None:
        attacker = hit.attacker
        if attacker.kind == FigureKind.MONSTER and scene.types[attacker.type].kind.key == self.type:
            hit.conditions.append(self.condition)


class PartyMove(SpecialRule):
    """All Move abilities of the characters and their summons are changed, except those of
    characters who ignore negative effects of scenarios."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        if value != MOVE or not is_of_party(figure):
            return 0
        spared = figure.kind == FigureKind.CHARACTER and scene.heroes[figure.owner].ignores_scenario
        return 0 if spared else self.amount


# -- the surroundings --------------------------------------------------------------


class ElementEachRound(SpecialRule):
    """An element is Strong, or Inert, at the start of every round."""

    def __init__(self, element: int, strong: bool) -> None:
        self.element = element
        self.strong = strong

    def round_begins(self, scene: Scene) -> Flow[None]:
        state = Strength.STRONG if self.strong else Strength.INERT
        if self.strong and scene.elements[self.element] != state:
            scene.tell("element-charged", "GH-7.1.12", self.element)
        scene.elements[self.element] = state
        yield from NO_DECISIONS


class Indestructible(SpecialRule):
    """Obstacles of these looks cannot be destroyed or moved by abilities."""

    def __init__(self, looks: list[str]) -> None:
        self.looks = looks

    def can_destroy(self, scene: Scene, tile: Tile) -> bool:
        return tile.look not in self.looks


class Exit(SpecialRule):
    """At the end of every round, characters on these hexes leave with their summons."""

    def __init__(self, places: Places, triggers: list[Trigger]) -> None:
        self.places = places
        self.triggers = triggers

    def round_ends(self, scene: Scene) -> Flow[None]:
        if all_happened(scene, self.triggers):
            for hero in scene.heroes:
                on_exit = scene.figure_of(hero).cell in self.places.cells(scene)
                if on_exit and not hero.exhausted:
                    depart(scene, hero)
        yield from NO_DECISIONS
