"""Words for what a scenario of a pack asks for."""

from questhall.kernel.language.parameters import Key, Number, NumberOr
from questhall.kernel.language.words import Language, Word

from ..printed.kinds import SITES, Site
from ..rules.goals import Aim, Conquered, Explored, Renowned

CONQUERED = (
    *(Site.KEEP, Site.MAGE_TOWER, Site.CITY, Site.RUINS, Site.DUNGEON, Site.TOMB),
    *(Site.MONSTER_DEN, Site.SPAWNING_GROUNDS, Site.ORC_MARAUDERS, Site.DRACONUM),
)
SITE_NUMBERS = {SITES[site]: site for site in CONQUERED}

GOALS: Language[Aim] = Language("goal")
GOALS.declare(
    Word("conquer", Key("site", SITE_NUMBERS), NumberOr("all"), make=Conquered),
    Word("explore", make=Explored),
    Word("fame", Number(), make=Renowned),
)
