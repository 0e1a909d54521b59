"""What a player may do at any decision of its turn (GH-14.3.2).

Use items for any time of the turn, give up active cards (GH-3.12.11), and go part by part: a
player who wants to skip parts of an ability or effects of an attack says so; other players are
not asked about them.
"""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.cards import Action, Half
from ...printed.lasting import Lasting
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn, is_own_turn, seat_for
from ..cards.active_area import end_active, endings, use_circle
from ..cards.items import turn_items, use_turn_item
from ..movement.terrain import fall


def free_options(scene: Scene, figure: Figure, turn: Turn) -> list[Option]:
    options = turn_items(scene, figure, turn)
    options.extend(_usable_cards(scene, figure, turn))
    options.extend(endings(scene, seat_for(scene, figure, turn), turn.applied))
    return options


def _usable_cards(scene: Scene, figure: Figure, turn: Turn) -> list[Option]:
    """The active cards that their owner may use once at any time of its turn."""
    if scene.acting != figure.id or not is_own_turn(figure, turn):
        return []
    return [
        Option("use-active", active.card)
        for active in scene.actives
        if active.seat == turn.seat and _is_usable(scene, active, turn)
    ]


def _is_usable(scene: Scene, active: Active, turn: Turn) -> bool:
    for bonus in scene.bonuses_at(active, Lasting.usable):
        if bonus.usable(scene, active, turn):
            return True
    return False


def _use_card(scene: Scene, turn: Turn, card: int) -> Flow[None]:
    """What an active card does is no part of the ability being used (GH-1.2.6)."""
    played = turn.card
    turn.card = NOTHING
    for active in [each for each in scene.actives if each.card == card]:
        for bonus in scene.bonuses_at(active, Lasting.use):
            applied = yield from bonus.use(scene, active, turn)
            if applied:
                use_circle(scene, active)
    turn.card = played


def take_freely(scene: Scene, figure: Figure, turn: Turn, answer: Option) -> Flow[bool]:
    """Do what the player chose instead of answering; False if the player answered the question."""
    if answer.verb == "item":
        yield from use_turn_item(scene, figure, turn, answer.what)
    elif answer.verb == "use-active":
        yield from _use_card(scene, turn, answer.what)
    elif answer.verb == "end-active":
        flew = scene.flies(figure)
        end_active(scene, answer.what)
        if flew and not scene.flies(figure):
            yield from fall(scene, figure)
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
        options.append(refusal("skip"))
    options.extend(free_options(scene, figure, turn))
    return options
