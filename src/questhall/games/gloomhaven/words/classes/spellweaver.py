"""Words of the Spellweaver's cards."""

from questhall.kernel.language.parameters import Named, Number
from questhall.kernel.language.words import One, Word

from ...effects.classes import spellweaver
from ..actions import HERO_ACTIONS
from ..elements import USES
from ..parameters import SOME_ACTIONS
from ..riders import HERO_RIDERS

HERO_ACTIONS.declare(
    Word("instead", One(USES, "use"), SOME_ACTIONS, make=spellweaver.Instead),
    Word("for_all", One(USES, "use"), make=spellweaver.ForAll),
    Word(
        "pull_to_hex",
        *(Number(), Named("range", 1), Named("around", 1)),
        make=spellweaver.PullToHex,
    ),
    Word("loot_some", Number(), Named("most", 1), make=spellweaver.LootSome),
)
HERO_RIDERS.declare(
    Word("along_path", make=spellweaver.AlongPath),
    Word("kill_normal", make=spellweaver.KillNormal),
)
