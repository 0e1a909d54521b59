"""The moments at which a scenario's special rules can act, and what they can change (GH-7.1.12).

A moment is a method of `SpecialRule`; a special rule overrides those that concern it. Where a rule
of the game reaches the moment, it asks those who listen. What several rules ask stands below.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow, Option

from ..printed.cards import NO_DECISIONS

if TYPE_CHECKING:
    from ..printed.cards import Action
    from ..printed.scenario import MonsterPlace
    from ..state.figures import Figure
    from ..state.heroes import Hero
    from ..state.scene import Scene, Tile
    from .attack.strike import AttackPlan, Strike
    from .monsters.acting import Activation

HIT_POINTS = 0
MOVE = 1
ATTACK = 2
RANGE = 3
SHIELD = 4

LATE = 99
"""The initiative of objects and allies, unless the scenario says otherwise (GH-7.1.7)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialRule:
    """One special rule, and what it says at each moment unless it has something to say."""

    def set_up(self, scene: Scene) -> None:
        """Act before the first room is laid out."""

    def holds_back(self, scene: Scene, place: MonsterPlace) -> bool:
        """Is this monster left out when its room is populated?"""
        return False

    def may_start(self, scene: Scene, cell: int) -> bool:
        """May the next character begin on this start hex?"""
        return True

    def begin(self, scene: Scene) -> Flow[None]:
        """Apply start effects to the characters once they stand on the map (GH-2.0.3)."""
        yield from NO_DECISIONS

    def round_begins(self, scene: Scene) -> Flow[None]:
        """Act before cards are chosen."""
        yield from NO_DECISIONS

    def before_opening(self, scene: Scene, joint: int) -> None:
        """Lay out what is behind a door that is about to open."""

    def room_revealed(self, scene: Scene, area: int) -> Flow[None]:
        """Act once the room's tiles and monsters have been placed."""
        yield from NO_DECISIONS

    def door_opened(self, scene: Scene, joint: int, opener: Figure) -> Flow[None]:
        """Act once the room behind the door is populated."""
        yield from NO_DECISIONS

    def options(self, scene: Scene, hero: Hero, halves: list[int]) -> list[Option]:
        """What a character may do instead of using one of these halves of its cards; the options
        mean an `InsteadOfHalf`."""
        return []

    def move_options(self, scene: Scene, figure: Figure) -> list[Option]:
        """What a figure may spend movement on besides entering hexes; the options mean a
        `WayToSpend`."""
        return []

    def turn_begins(self, scene: Scene, figure: Figure) -> Flow[None]:
        """Act at the start of the turn of a character, summon or monster."""
        yield from NO_DECISIONS

    def turn_ends(self, scene: Scene, figure: Figure) -> Flow[None]:
        """Act at the end of every figure's turn: pressure plates and the like (GH-7.1.6)."""
        yield from NO_DECISIONS

    def died(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from NO_DECISIONS

    def may_loot(self, scene: Scene, hero: Hero) -> bool:
        """May this character take a treasure tile?"""
        return True

    def looted(self, scene: Scene, hero: Hero, number: int, goal: bool) -> Flow[None]:
        """A treasure tile was taken."""
        yield from NO_DECISIONS

    def may_use_items(self, scene: Scene, hero: Hero) -> bool:
        return True

    def round_ends(self, scene: Scene) -> Flow[None]:
        """Act after the short rests (GH-5.1.7)."""
        yield from NO_DECISIONS

    def specials(self, scene: Scene, boss: Figure, printed: list[Action]) -> list[Action]:
        """What a boss does instead of a special ability of its stat card."""
        return printed

    def special(
        self, scene: Scene, boss: Figure, word: str, arguments: list[str], activation: Activation
    ) -> Flow[None]:
        """Carry out a boss's special ability that only the scenario describes (GH-4.9.3)."""
        yield from NO_DECISIONS

    def summoned_by(self, scene: Scene, actor: Figure, printed: tuple[str, int]) -> tuple[str, int]:
        """The type and rank of what a monster summons, instead of what its card says."""
        return printed

    def has_turn(self, scene: Scene, figure: Figure) -> bool:
        """Does this rule give an ally or object turns, or a monster or character another turn than
        its own?"""
        return False

    def take_turn(self, scene: Scene, figure: Figure) -> Flow[None]:
        yield from NO_DECISIONS

    def initiative(self, scene: Scene, figure: Figure) -> int:
        """The initiative of a named ally or object (GH-7.1.7)."""
        return LATE

    def is_idle(self, scene: Scene, figure: Figure) -> bool:
        """Does this monster never act? Its initiative is 99 then."""
        return False

    def returns(self, scene: Scene, figure: Figure) -> bool:
        """Is this monster off the map only until its next turn?"""
        return False

    def wanted_focus(self, scene: Scene, figure: Figure) -> list[Figure]:
        """Whom a monster focuses on before anybody else, if it can attack it in this turn."""
        return []

    def strike(self, scene: Scene, hit: Strike) -> None:
        """Change an attack before its modifier cards are drawn."""

    def attacked(self, scene: Scene, plan: AttackPlan) -> Flow[None]:
        """Act once a monster has made all attacks of an attack action."""
        yield from NO_DECISIONS

    def struck(self, scene: Scene, hit: Strike) -> Flow[None]:
        """Act once an attack on one target is resolved."""
        yield from NO_DECISIONS

    def came_to_rest(self, scene: Scene, figure: Figure) -> Flow[None]:
        """Act when a character has ended a movement."""
        yield from NO_DECISIONS

    def averts(self, scene: Scene, figure: Figure, amount: int) -> Flow[bool]:
        """May damage to an ally or object be negated, and is it?"""
        yield from NO_DECISIONS
        return False

    def can_destroy(self, scene: Scene, tile: Tile) -> bool:
        """Can abilities destroy this obstacle (GH-2.2.26)?"""
        return True

    def can_open(self, scene: Scene, joint: int) -> bool:
        """May a character open this door by moving onto it (GH-7.1.5)?"""
        return True

    def loots_by_standing(self, scene: Scene, number: int, goal: bool) -> bool:
        """Is a treasure taken by end-of-turn looting?"""
        return True

    def has_loot(self, scene: Scene, hero: Hero, cell: int) -> bool:
        """Is there something on the hex that only the scenario lets this character loot?"""
        return False

    def loot(self, scene: Scene, hero: Hero, cell: int, by_standing: bool) -> Flow[None]:
        """Act when a character loots a hex, by an action or at the end of its turn."""
        yield from NO_DECISIONS

    def stat_bonus(self, scene: Scene, figure: Figure, value: int) -> int:
        """What the scenario adds to a stat card value (HIT_POINTS to SHIELD)."""
        return 0

    def is_immune(self, scene: Scene, figure: Figure, condition: int) -> bool:
        """Can the figure not receive this condition, or FORCED_MOVEMENT?"""
        return False

    def keeps(self, scene: Scene, figure: Figure, condition: int) -> bool:
        """Can the figure not lose this condition?"""
        return False

    def may_use_elements(self, scene: Scene) -> bool:
        """May characters use elements?"""
        return True

    def retaliates(self, scene: Scene, figure: Figure, distance: int) -> int:
        """What the scenario adds to a monster's Retaliate against an attacker at this distance."""
        return 0

    def is_invulnerable(self, scene: Scene, figure: Figure) -> bool:
        return False

    def is_beyond_reach(self, scene: Scene, figure: Figure, other: Figure) -> bool:
        """Can nothing that the other figure does affect it?"""
        return False

    def lets_pass(self, scene: Scene, figure: Figure) -> bool:
        """May even its enemies pass through its hex?"""
        return False

    def forbidden(self, scene: Scene, figure: Figure) -> list[int]:
        """Hexes that a monster never enters."""
        return []

    def wards_off(self, scene: Scene, figure: Figure, source: int) -> bool:
        """Does it suffer no damage from this source: a figure, or something else?"""
        return False

    def damaged(self, scene: Scene, figure: Figure, amount: int, source: int) -> Flow[None]:
        """Act when a figure has suffered damage, before it dies of it."""
        yield from NO_DECISIONS

    def feared(self, scene: Scene, figure: Figure) -> list[int]:
        """Hexes that are like traps to this figure."""
        return []

    def stepped_off(self, scene: Scene, figure: Figure, cell: int) -> Flow[bool]:
        """Act when a character has left this hex in its movement; True if the map changed."""
        yield from NO_DECISIONS
        return False

    def entered(self, scene: Scene, figure: Figure, by: int) -> Flow[bool]:
        """Act when a figure that does not fly has entered its hex; True if something happened.
        `by` is the seat that forced it, if any."""
        yield from NO_DECISIONS
        return False

    def lost(self, scene: Scene) -> bool:
        """Is a loss condition of the scenario met (GH-6.1.2)?"""
        return False

    def ends(self, scene: Scene) -> None:
        """Act when the scenario is over, before it is counted what it brought."""

    def conclusion(self, scene: Scene) -> str:
        """Which of several conclusions a victory has; the usual one is empty."""
        return ""

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        """Hexes that a character should reach for the goal, revealed or not (for bots)."""
        return []

    def pressing(self, scene: Scene, figure: Figure) -> list[int]:
        """Hexes that a character should reach even while there are enemies around (for bots)."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal:
    """What the party must achieve (GH-6.1.1)."""

    def met(self, scene: Scene) -> bool:
        return False

    def progress(self, scene: Scene) -> float:
        """From 0 to 1 (for bots)."""
        return 1.0 if self.met(scene) else 0.0

    def destinations(self, scene: Scene, figure: Figure) -> list[int]:
        """Hexes that a character should reach for it, revealed or not (for bots)."""
        return []

    def turn_ends(self, scene: Scene, figure: Figure) -> None:
        """Act at the end of every figure's turn (GH-7.1.6)."""


# -- what several rules ask --------------------------------------------------------


def turn_begins(scene: Scene, figure: Figure) -> Flow[None]:
    for rule in scene.scenario.audience.at(SpecialRule.turn_begins):
        yield from rule.turn_begins(scene, figure)


def has_own_turn(scene: Scene, figure: Figure) -> bool:
    """Does a special rule give it a turn?"""
    for rule in scene.scenario.audience.at(SpecialRule.has_turn):
        if rule.has_turn(scene, figure):
            return True
    return False


def take_own_turn(scene: Scene, figure: Figure) -> Flow[None]:
    """The turn that a special rule gives it."""
    for rule in scene.scenario.audience.at(SpecialRule.has_turn):
        if rule.has_turn(scene, figure):
            yield from rule.take_turn(scene, figure)
            return


def own_initiative(scene: Scene, figure: Figure) -> int:
    """Of a named ally or object (GH-7.1.7)."""
    earliest = LATE
    for rule in scene.scenario.audience.at(SpecialRule.initiative):
        earliest = min(earliest, rule.initiative(scene, figure))
    return earliest


def is_idle(scene: Scene, figure: Figure) -> bool:
    for rule in scene.scenario.audience.at(SpecialRule.is_idle):
        if rule.is_idle(scene, figure):
            return True
    return False


def stat_bonus(scene: Scene, figure: Figure, value: int) -> int:
    """What the scenario adds to a stat card value (HIT_POINTS to SHIELD)."""
    total = 0
    for rule in scene.scenario.audience.at(SpecialRule.stat_bonus):
        total += rule.stat_bonus(scene, figure, value)
    return total


def is_immune(scene: Scene, figure: Figure, condition: int) -> bool:
    """Does the scenario make it immune to the condition, or to FORCED_MOVEMENT?"""
    for rule in scene.scenario.audience.at(SpecialRule.is_immune):
        if rule.is_immune(scene, figure, condition):
            return True
    return False


def keeps(scene: Scene, figure: Figure, condition: int) -> bool:
    """Can it not lose this condition?"""
    for rule in scene.scenario.audience.at(SpecialRule.keeps):
        if rule.keeps(scene, figure, condition):
            return True
    return False


def is_invulnerable(scene: Scene, figure: Figure) -> bool:
    for rule in scene.scenario.audience.at(SpecialRule.is_invulnerable):
        if rule.is_invulnerable(scene, figure):
            return True
    return False


def is_beyond_reach(scene: Scene, figure: Figure, other: Figure) -> bool:
    """Can nothing that the other figure does affect it?"""
    for rule in scene.scenario.audience.at(SpecialRule.is_beyond_reach):
        if rule.is_beyond_reach(scene, figure, other):
            return True
    return False


def lets_pass(scene: Scene, figure: Figure) -> bool:
    """May even its enemies pass through its hex?"""
    for rule in scene.scenario.audience.at(SpecialRule.lets_pass):
        if rule.lets_pass(scene, figure):
            return True
    return False


def forbidden(scene: Scene, figure: Figure) -> list[int]:
    """Hexes that a monster never enters."""
    found: list[int] = []
    for rule in scene.scenario.audience.at(SpecialRule.forbidden):
        found.extend(rule.forbidden(scene, figure))
    return found


def feared(scene: Scene, figure: Figure) -> list[int]:
    """Hexes that are like traps to it."""
    found: list[int] = []
    for rule in scene.scenario.audience.at(SpecialRule.feared):
        found.extend(rule.feared(scene, figure))
    return found


def can_destroy(scene: Scene, tile: Tile) -> bool:
    """Can abilities destroy this obstacle or trap (GH-2.2.26)?"""
    for rule in scene.scenario.audience.at(SpecialRule.can_destroy):
        if not rule.can_destroy(scene, tile):
            return False
    return True


def can_open(scene: Scene, joint: int) -> bool:
    """May a character open this door by moving onto it (GH-7.1.5)?"""
    if scene.scenario.joints[joint].locked and not scene.unlocked >> joint & 1:
        return False
    for rule in scene.scenario.audience.at(SpecialRule.can_open):
        if not rule.can_open(scene, joint):
            return False
    return True


def ways_to_spend(scene: Scene, figure: Figure) -> list[Option]:
    """What it may spend movement on besides entering hexes."""
    found: list[Option] = []
    for rule in scene.scenario.audience.at(SpecialRule.move_options):
        found.extend(rule.move_options(scene, figure))
    return found


def change_strike(scene: Scene, hit: Strike) -> None:
    for rule in scene.scenario.audience.at(SpecialRule.strike):
        rule.strike(scene, hit)


def come_to_rest(scene: Scene, figure: Figure) -> Flow[None]:
    """A character has ended a movement."""
    for rule in scene.scenario.audience.at(SpecialRule.came_to_rest):
        yield from rule.came_to_rest(scene, figure)


def conclusion(scene: Scene) -> str:
    """Which of several conclusions the victory has; the usual one is empty."""
    for rule in scene.scenario.audience.at(SpecialRule.conclusion):
        found = rule.conclusion(scene)
        if found:
            return found
    return ""


def destinations(scene: Scene, figure: Figure) -> list[int]:
    """Hexes that a character should reach, revealed or not (for bots)."""
    found = scene.scenario.objective.destinations(scene, figure)
    for rule in scene.scenario.audience.at(SpecialRule.destinations):
        found = found + rule.destinations(scene, figure)
    return found


def progress(scene: Scene) -> float:
    """How near the goal is, from 0 to 1 (for bots)."""
    return min(1.0, scene.scenario.objective.progress(scene))
