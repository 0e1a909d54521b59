"""Words for the goals of scenarios (GH-6.1.1)."""

from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import Expression
from questhall.kernel.language.parameters import Given, Named, Number
from questhall.kernel.language.words import Among, Language, Several, Word

from ...rules.scenario import Goal
from .. import dungeon, goals
from .parameters import ANY_TYPES, NAME, ROOMS, TYPES, GoalTreasures, Hexes

GOALS: Language[Goal] = Language("goal of a scenario")
SPARED: Language[list[str]] = Language("exception")


class Goals(Several[Goal]):
    """Two goals or more."""

    def take(self, arguments: Arguments) -> list[Expression]:
        taken = super().take(arguments)
        if len(taken) < 2:
            raise arguments.fault("must be at least two goals")
        return taken


def _kill_all(spared: list[list[str]]) -> Goal:
    return goals.KillAll([type for types in spared for type in types])


def _spare(types: list[str]) -> list[str]:
    """Types that need not be killed."""
    return types


PARTS = Goals(GOALS, "goals")

SPARED.declare(Word("spare", TYPES, make=_spare))
GOALS.declare(
    Word("kill_all", Among(SPARED, "[spare]"), make=_kill_all),
    Word("kill_revealed", make=goals.KillRevealed),
    Word("kill", TYPES, make=goals.Kill),
    Word("kill_count", ANY_TYPES, Named("per_character", None), make=goals.KillCount),
    Word("reveal", ROOMS, make=goals.Reveal),
    Word("reveal_all", Given([]), make=goals.Reveal),
    Word("open_all", make=goals.OpenAll),
    Word("loot_goal", GoalTreasures(), make=goals.LootGoal),
    Word("loot_each", make=goals.LootEach),
    Word("loot", Number(), make=goals.LootTreasure),
    Word("destroy", Hexes(), make=goals.Destroy),
    Word("escape", Hexes(), make=goals.Escape),
    Word("leave", Hexes(), make=goals.Leave),
    Word("occupy", Hexes(), make=goals.Occupy),
    Word("reach", Hexes(), make=goals.Reach),
    Word("arrive", NAME, Hexes(), Named("count", 1), make=goals.Arrive),
    Word("survive", Number(), make=goals.Survive),
    Word("cleanse", Hexes(), make=goals.Cleanse),
    Word("clear_rooms", make=dungeon.ClearRooms),
    Word("loot_last_room", make=dungeon.LootLastRoom),
    Word("all", PARTS, make=goals.All),
    Word("then", PARTS, make=goals.Then),
    Word("either", PARTS, make=goals.Either),
)
