"""Words of the Soothsinger's cards."""

from questhall.kernel.language.words import Word

from ...effects.classes import soothsinger
from ...printed.cards import Action
from ..actions import HERO_ACTIONS, bonus_of, lasting
from ..parameters import SOME_ACTIONS


def _song(effects: list[Action]) -> Action:
    """Songs are for whoever hears them, also for those who come later."""
    for effect in effects:
        bonus = bonus_of(effect)
        assert bonus is not None, "songs consist of lasting bonuses"
        bonus.ongoing = True
    return soothsinger.StartSong(effects)


HERO_ACTIONS.declare(
    Word("song", SOME_ACTIONS, make=_song),
    Word("two_songs", make=lasting(soothsinger.TwoSongs)),
    Word("curse_again", make=lasting(soothsinger.CurseAgain)),
)
