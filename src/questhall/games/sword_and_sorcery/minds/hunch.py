"""A quick, sensible choice for play-outs."""

from questhall.boards.floods import FAR
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of

from ..rules.control import engaged
from ..rules.turn.actions import quest_goals
from ..state.adventure import Adventure
from ..state.figures import ENEMIES

# How much one wants to do something, whatever the position.
WORTH = {
    "quest-action": 3.0,
    "attack": 2.5,
    "use": 2.4,
    "use-innate": 2.0,
    "use-item": 1.5,
    "open-door": 2.2,
    "break-door": 2.2,
    "unlock": 2.6,
    "raise": 3.0,
    "resurrect": 4.0,
    "rebirth": 2.0,
    "trigger": 1.0,
    "companion-attack": 2.5,
    "companion-move": 0.6,
    "pick-coins": 1.0,
    "pick-item": 0.5,
    "pick-loot": 1.0,
    "pick-treasure": 1.0,
    "break-chest": 1.2,
    "search": 1.0,
    "stand": 1.5,
    "focus": 1.2,
    "move": 0.6,
    "drop": -2.0,
    "unequip": -2.0,
    "reorganise": -0.5,
    "exchange": -1.0,
    "end-turn": 0.3,
}
NEARER = 1.2  # for a step that leads to something
FARTHER = -0.5
AWAY_FROM_A_FIGHT = -1.5  # enemies strike at whoever leaves them


def hunch(adventure: Adventure, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    goals = _goals(adventure) if decision.prompt == "act" else []
    worths = [worth(adventure, option, goals) for option in decision.options]
    return best_of(worths, 0.1, 4, chance.stream("hunch"))


def worth(adventure: Adventure, option: Option, goals: list[int]) -> float:
    value = WORTH.get(option.verb, 0.0)
    if option.verb == "move" and goals:
        figure = adventure.figures[adventure.active]
        if engaged(adventure, figure):
            value += AWAY_FROM_A_FIGHT
        here = figure.area
        now, then = _way(adventure, here, goals), _way(adventure, option.what, goals)
        if then != now:
            value += NEARER if then < now else FARTHER
    return value


def _way(adventure: Adventure, area: int, goals: list[int]) -> int:
    return min([adventure.passages.walking_distance(area, goal) for goal in goals])


def _goals(adventure: Adventure) -> list[int]:
    """Where something can be done: for the quest, else behind doors, in the shadows, to enemies."""
    here = adventure.figures[adventure.active].area
    for areas in (
        *(quest_goals(adventure), adventure.story_areas, _doors(adventure)),
        *(adventure.shadow_areas, [foe.area for foe in adventure.characters(ENEMIES)]),
    ):
        reached = [
            area
            for area in areas
            if area != NOTHING and adventure.passages.walking_distance(here, area) < FAR
        ]
        if reached:
            return reached
    return []


def _doors(adventure: Adventure) -> list[int]:
    """The areas beside closed doors."""
    found: list[int] = []
    for closed, door in zip(adventure.doors, adventure.quest.doors, strict=True):
        if closed and not door.wall:
            border = adventure.quest.map.borders[door.border]
            found += [border.a, border.b]
    return found
