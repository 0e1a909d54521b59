"""Words of the Plagueherald's cards."""

from questhall.kernel.language.parameters import Named, Number
from questhall.kernel.language.words import Word

from ...effects.classes import plagueherald
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom

HERO_ACTIONS.declare(
    Word("spread_plague", Whom(), Named("damage"), make=lasting(plagueherald.SpreadPlague)),
    Word("curse_for_targets", Whom(), Number(), make=lasting(plagueherald.CurseForTargets)),
    Word("draw_poison", Number(), Whom(), make=plagueherald.DrawPoison),
    Word("fly", make=lasting(plagueherald.Fly)),
    Word("shorten_range", Number(), make=lasting(plagueherald.ShortenRange)),
    Word("harm_cursed", Number(), make=lasting(plagueherald.HarmCursed)),
    Word("drive_the_flock", Number(), Whom(), make=lasting(plagueherald.DriveTheFlock)),
)
