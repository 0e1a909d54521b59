"""Words of the Cragheart's cards."""

from ...effects import obstacles
from ...effects.bonuses import StartBonus
from ...effects.classes import cragheart
from ...printed.cards import Action
from ..acting import kind_of
from ..reader import ActionMaker, Reader, RiderMaker


def create_obstacle(reader: Reader) -> Action:
    """`create_obstacle(area=triangle, range=3)`"""
    area = reader.area()
    if area is None:
        raise reader.fault("names no area")
    return obstacles.CreateObstacle(area, reader.named_number("range", 1))


def destroy_obstacles(reader: Reader) -> Action:
    action = obstacles.DestroyObstacles(reader.named_number("range", 1))
    action.uses = reader.uses()
    return action


def destroy_to_add(reader: Reader) -> Action:
    kind = kind_of(reader)
    return StartBonus(cragheart.DestroyToAdd(reader.number(), kind))


CRAGHEART_ACTIONS: dict[str, ActionMaker] = {
    "move_obstacle": lambda reader: obstacles.MoveObstacle(reader.named_number("range", 1)),
    "create_obstacle": create_obstacle,
    "obstacle_where_felled": lambda reader: obstacles.ObstacleWhereFelled(),
    "destroy_obstacles": destroy_obstacles,
    "clear_path": lambda reader: obstacles.ClearPath(),
    "destroy_to_add": destroy_to_add,
}
CRAGHEART_RIDERS: dict[str, RiderMaker] = {
    "push_through_obstacles": lambda reader: cragheart.PushThroughObstacles(
        reader.number(), reader.named_number("damage", 0), reader.named_number("xp", 0)
    ),
    "push_against_obstacles": lambda reader: cragheart.PushAgainstObstacles(
        reader.number(), reader.named_number("damage", 0), reader.named_number("xp", 0)
    ),
}
