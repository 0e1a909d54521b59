"""What a player may do at any decision of its turn (GH-14.3.2).

Use items for any time of the turn, give up active cards (GH-3.12.11), and go part by part: a
player who wants to skip parts of an ability or effects of an attack says so; other players are
not asked about them.
"""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.cards import NO_DECISIONS, Action, Half
from ...printed.lasting import Lasting
from ...state.figures import Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn, is_own_turn, seat_for
from ..cards.active_area import end_active, endings, use_circle
from ..cards.freely import Freely, take_freely
from ..cards.items import turn_items
from ..movement.terrain import fall


def free_options(scene: Scene, figure: Figure, turn: Turn) -> list[Option]:
    options = turn_items(scene, figure, turn)
    options.extend(_usable_cards(scene, figure, turn))
    seat = seat_for(scene, figure, turn)
    options.extend(endings(scene, seat, EndActive(scene, figure), turn.applied))
    return options


def _usable_cards(scene: Scene, figure: Figure, turn: Turn) -> list[Option]:
    """The active cards that their owner may use once at any time of its turn."""
    if scene.acting != figure.id or not is_own_turn(figure, turn):
        return []
    return [
        Option("use-active", active.card, meant=UseActive(scene, turn))
        for active in scene.actives
        if active.seat == turn.seat and _is_usable(scene, active, turn)
    ]


def _is_usable(scene: Scene, active: Active, turn: Turn) -> bool:
    for bonus in scene.bonuses_at(active, Lasting.usable):
        if bonus.usable(scene, active, turn):
            return True
    return False


class UseActive(Freely):
    """What an active card does is no part of the ability being used (GH-1.2.6)."""

    def __init__(self, scene: Scene, turn: Turn) -> None:
        self.scene = scene
        self.turn = turn

    def take(self, option: Option) -> Flow[None]:
        scene, turn = self.scene, self.turn
        played = turn.card
        turn.card = NOTHING
        for active in [each for each in scene.actives if each.card == option.what]:
            for bonus in scene.bonuses_at(active, Lasting.use):
                applied = yield from bonus.use(scene, active, turn)
                if applied:
                    use_circle(scene, active)
        turn.card = played


class EndActive(Freely):
    """Give up an active card; whoever flew by it may fall."""

    def __init__(self, scene: Scene, figure: Figure) -> None:
        self.scene = scene
        self.figure = figure

    def take(self, option: Option) -> Flow[None]:
        flew = self.scene.flies(self.figure)
        end_active(self.scene, option.what)
        if flew and not self.scene.flies(self.figure):
            yield from fall(self.scene, self.figure)


class PartByPart(Freely):
    """From now on the player is asked about each part."""

    def __init__(self, turn: Turn) -> None:
        self.turn = turn

    def take(self, option: Option) -> Flow[None]:
        self.turn.part_by_part = True
        yield from NO_DECISIONS


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
        free = yield from take_freely(answer)
        if not free:
            return not answer.declines
    return False


def _part_options(scene: Scene, figure: Figure, turn: Turn, action: Action) -> list[Option]:
    options = [Option("perform")]
    if not action.harms_own(scene, figure, turn):
        options.append(refusal("skip"))
    options.extend(free_options(scene, figure, turn))
    return options
