"""Words of the Berserker's cards."""

from questhall.kernel.language.parameters import Number
from questhall.kernel.language.words import Word

from ...effects.classes import berserker
from ..actions import HERO_ACTIONS, lasting, part
from ..parameters import ACTION
from ..riders import HERO_RIDERS

HERO_ACTIONS.declare(
    Word("if_hurt", ACTION, part("xp"), make=berserker.IfHurt),
    Word("suffer_half", make=berserker.SufferHalf),
    Word("drop_to_one", make=berserker.DropToOne),
    Word("kill_weaker", make=berserker.KillWeaker),
    Word("exhaust_self", make=berserker.ExhaustSelf),
    Word("rest_well", make=lasting(berserker.RestWell)),
    Word("cheat_death", make=lasting(berserker.CheatDeath)),
    Word("receive_more", Number(), make=lasting(berserker.ReceiveMore)),
    Word("overheal", Number(), make=lasting(berserker.Overheal)),
    Word("invite_attacks", Number(), make=lasting(berserker.InviteAttacks)),
    Word("retaliate_more", Number(), make=lasting(berserker.RetaliateMore)),
    Word("when_damaged", ACTION, make=lasting(berserker.WhenDamaged)),
)
HERO_RIDERS.declare(
    Word("xp_per_damage", Number(), make=berserker.XpPerDamage),
    Word("target_suffered", make=berserker.TargetSuffered),
    Word("ground", make=berserker.Ground),
    Word("heal_if_damaged", Number(), make=berserker.HealIfDamaged),
)
