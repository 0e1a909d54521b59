"""Words for the set-up and the special rules of scenarios; some have words of their own
(special/*.py)."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Named, NamedKey, Number
from questhall.kernel.language.words import Among, Language, Word

from ...rules.scenario import Script
from ...words.parameters import Condition, RankMarks
from ..doors import DoorsWithHitPoints, Plate, Plates
from ..objects import Objects, Protect
from ..party_rules import Allied, LevelBonus, LootActionOnly, LostWhenExhausted
from ..places import Places
from ..spawning import (
    EVEN_ROUNDS,
    EVERY_ROUND,
    ODD_ROUNDS,
    AtRoundEnd,
    AtRoundStart,
    OnOpening,
    Spawn,
    Until,
)
from ..start_effects import Curses, MinusCards, StartCondition
from .parameters import Doors, Each, Formula, Hex, Hexes, Name, NamedDoors, Type

SETUPS: Language[Script] = Language("start effect of a scenario")
RULES: Language[Script] = Language("rule of a scenario")
SPAWNS: Language[Spawn] = Language("spawn")
WAYS: Language[Places] = Language("way")

SETUPS.declare(
    Word("curses", Number(), make=Curses),
    Word("minus_1_cards", Number(), make=MinusCards),
    Word("condition", Condition(), make=StartCondition),
)


class Spawns(Among[Spawn]):
    """What comes in."""

    def __init__(self) -> None:
        super().__init__(SPAWNS, "spawn")

    def take(self, arguments: Arguments) -> list[Expression]:
        taken = super().take(arguments)
        if not taken:
            raise arguments.fault("what spawns is missing")
        return taken


def _at_round_end(spawns: list[Spawn], rounds: int, doors: list[int]) -> Script:
    """At the end of every round, or of odd or even ones, until a door is open."""
    return AtRoundEnd(spawns, rounds, Until(doors))


def _at_round_start(spawns: list[Spawn], doors: list[int]) -> Script:
    """Before cards are chosen, until a door is open."""
    return AtRoundStart(spawns, Until(doors))


def _protect(name: str, places: Places, hit_points: str, move: int, ways: list[Places]) -> Script:
    """Allies whose death loses the scenario; one that moves has a way to go."""
    rule = Protect(name, hit_points)
    rule.places = places
    rule.move = move
    for way in ways:
        rule.toward = way
    return rule


def _way(places: Places) -> Places:
    """Where it goes."""
    return places


SPAWNS.declare(Word("spawn", Type(), Hex(), RankMarks(), make=Spawn))
WAYS.declare(Word("toward", Hexes(), make=_way))

ROUNDS = NamedKey("rounds", {"odd": ODD_ROUNDS, "even": EVEN_ROUNDS}, EVERY_ROUND)

RULES.declare(
    Word("allied", Each(Type()), make=Allied),
    Word("level_bonus", Type(), Number(), make=LevelBonus),
    Word("loot_action_only", make=LootActionOnly),
    Word("lost_when_exhausted_off", Hexes(), make=LostWhenExhausted),
    Word("at_round_end", Spawns(), ROUNDS, NamedDoors("until", optional=True), make=_at_round_end),
    Word("at_round_start", Spawns(), NamedDoors("until", optional=True), make=_at_round_start),
    Word("on_opening", Doors(), Spawns(), make=OnOpening),
    Word("plate", Hexes(), NamedDoors("opens"), make=Plate),
    Word("plates", Hexes(), NamedDoors("opens"), make=Plates),
    Word("doors_with_hit_points", Doors(), Formula("hit_points"), make=DoorsWithHitPoints),
    Word("objects", Name(), Hexes(), Formula("hit_points"), make=Objects),
    Word(
        "protect",
        *(Name(), Hexes(), Formula("hit_points"), Named("move"), Among(WAYS, "[toward]")),
        make=_protect,
    ),
)
