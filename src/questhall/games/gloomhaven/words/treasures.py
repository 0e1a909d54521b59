"""Words for the contents of treasures: `gold(15)`, `inflict(poison, wound)` (GH-2.2.29)."""

from questhall.kernel.language.parameters import Given, Number
from questhall.kernel.language.words import Language, Word

from ..printed.goals import Reward
from ..rules.movement import treasures
from .parameters import SOME_CONDITIONS, Numbered

REWARDS: Language[Reward] = Language("reward")

REWARDS.declare(
    Word("gold", Number(), make=treasures.Gold),
    Word("experience", Number(), make=treasures.Experience),
    Word("checks", Number(), make=treasures.Checks),
    Word("item", Numbered("item"), make=treasures.FoundItem),
    Word("damage", Number(), make=treasures.Damage),
    Word("inflict", SOME_CONDITIONS, make=treasures.Inflict),
    Word("heal", Number(), make=treasures.Heal),
    Word("cure", Given(0), make=treasures.Cure),
    Word("recover_lost", Number(), make=treasures.RecoverLost),
    Word("refresh_small", Number(), make=treasures.RefreshSmall),
    Word("damage_enemies", Number(), make=treasures.DamageEnemies),
    Word("inflict_enemies", SOME_CONDITIONS, make=treasures.InflictEnemies),
    Word("item_design", Numbered("item"), make=treasures.Later),
    Word("random_item_design", Given(0), make=treasures.Later),
    Word("scenario", Numbered("scenario"), make=treasures.Later),
    Word("random_scenario", Given(0), make=treasures.Later),
    Word("cryptogram", Given(0), make=treasures.Later),
)
