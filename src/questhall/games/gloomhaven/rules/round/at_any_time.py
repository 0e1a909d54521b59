"""What a player may do at any decision of its turn (GH-14.3.2).

Use items for any time of the turn, give up active cards (GH-3.12.11), and go part by part: a
player who wants to skip parts of an ability or effects of an attack says so; other players are
not asked about them.
"""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import Action, Half
from ...state.figures import Figure
from ...state.scene import Scene
from ...state.turn import Turn, seat_for
from ..cards.active_area import end_active, endings
from ..cards.items import turn_items, use_turn_item


def free_options(scene: Scene, figure: Figure, turn: Turn) -> list[Option]:
    options = turn_items(scene, figure, turn)
    options.extend(endings(scene, seat_for(scene, figure, turn), turn.applied))
    return options


def take_freely(scene: Scene, figure: Figure, turn: Turn, answer: Option) -> Flow[bool]:
    """Do what the player chose instead of answering; False if the player answered the question."""
    if answer.verb == "item":
        yield from use_turn_item(scene, figure, turn, answer.what)
    elif answer.verb == "end-active":
        end_active(scene, answer.what)
    elif answer.verb == "part-by-part":
        turn.part_by_part = True
    else:
        return False
    return True


def performs(scene: Scene, figure: Figure, turn: Turn, printed: Half, place: int) -> Flow[bool]:
    """Is the next action of an ability performed (GH-3.3.5)? Only a player who goes part by part
    is asked; an action that harms the player's own side is not skipped (GH-3.3.6)."""
    if not turn.part_by_part or len(printed.actions) == 1:
        return True
    action = printed.actions[place]
    while not figure.gone:
        options = _part_options(scene, figure, turn, action)
        answer = yield Decision(
            [turn.seat], "part", options, "GH-3.3.5", figure.id, NOTHING, place + 1
        )
        free = yield from take_freely(scene, figure, turn, answer)
        if not free:
            return answer.verb == "perform"
    return False


def _part_options(scene: Scene, figure: Figure, turn: Turn, action: Action) -> list[Option]:
    options = [Option("perform")]
    if not action.harms_own(scene, figure, turn):
        options.append(Option("skip"))
    options.extend(free_options(scene, figure, turn))
    return options
