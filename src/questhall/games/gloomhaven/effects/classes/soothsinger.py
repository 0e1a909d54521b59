"""Effects that only the Soothsinger's cards have: songs, and curses that are repeated."""

from questhall.kernel.decisions import Flow

from ...printed.cards import NO_DECISIONS, Action
from ...printed.lasting import Lasting
from ...rules.attack.conditions import give
from ...rules.cards.active_area import gain_xp, leave_active_area
from ...state.figures import Condition, Figure
from ...state.heroes import Active
from ...state.scene import Scene
from ...state.turn import Turn
from ..bonuses import StartBonus
from ..one_of_a_kind import actives_with, make_room


class Song(Lasting):
    """A song brings experience at the start of the owner's turns; of two songs, only one does."""

    def turn_start(self, scene: Scene, active: Active, turn: Turn) -> Flow[bool]:
        yield from NO_DECISIONS
        if active is songs_of(scene, active.seat)[0]:
            gain_xp(scene, scene.heroes[active.seat], 1, "GH-3.17.3")
        return True


class TwoSongs(Lasting):
    """The owner may have two songs at once."""

    def end(self, scene: Scene, active: Active) -> None:
        for older in songs_of(scene, active.seat)[:-1]:
            leave_active_area(scene, older)


def songs_of(scene: Scene, seat: int) -> list[Active]:
    """The songs of a character, oldest first."""
    return actives_with(scene, seat, Song)


def most_songs(scene: Scene, seat: int) -> int:
    return 2 if actives_with(scene, seat, TwoSongs) else 1


class StartSong(StartBonus):
    """A new song, with all its effects, replaces the old one."""

    def __init__(self, effects: list[Action]) -> None:
        super().__init__(Song())
        self.effects = effects

    def inner(self) -> list[Action]:
        return self.effects

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        songs = songs_of(scene, turn.seat)
        room = yield from make_room(scene, actor, turn, songs, most_songs(scene, turn.seat), "song")
        if not room:
            return False
        yield from StartBonus.perform(self, scene, actor, turn)
        for effect in self.effects:
            yield from effect.perform(scene, actor, turn)
        return True


class CurseAgain(Lasting):
    """The next enemies to whom the owner gives a CURSE get another one."""

    def gave(self, scene: Scene, active: Active, figure: Figure, condition: int) -> bool:
        owner = scene.figure_of(scene.heroes[active.seat])
        if condition != Condition.CURSE or not scene.are_enemies(owner, figure):
            return False
        return give(scene, figure, Condition.CURSE)
