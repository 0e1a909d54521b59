"""Words of the Doomstalker's cards."""

from questhall.kernel.language.parameters import Named, Number
from questhall.kernel.language.words import Word

from ...effects.classes import dooms, doomstalker
from ..actions import HERO_ACTIONS, lasting
from ..figures import Whom
from ..parameters import ACTION, SOME_ACTIONS, SOME_RIDERS
from ..riders import HERO_RIDERS

HERO_ACTIONS.declare(
    Word("doom", Whom(), SOME_ACTIONS, make=dooms.StartDoom),
    Word("two_dooms", make=lasting(dooms.TwoDooms)),
    Word("attacks_on_it", Whom(), SOME_RIDERS, make=lasting(dooms.AttacksOnIt)),
    Word("weaken_it", Number(), make=lasting(dooms.WeakenIt)),
    Word("suffers_each_turn", Number(), make=lasting(dooms.SuffersEachTurn)),
    Word("when_it_dies", ACTION, make=lasting(dooms.WhenItDies)),
    Word("when_it_suffers", ACTION, make=lasting(dooms.WhenItSuffers)),
    Word("kill_it_at_last", make=lasting(dooms.KillItAtLast)),
    Word("when_doomed_die", ACTION, make=lasting(dooms.WhenDoomedDie)),
    Word("passes_on", Number(), make=lasting(dooms.PassesOn)),
    Word("pass_one_doom_on", Number(), make=lasting(dooms.PassOneOn)),
    Word("transfer_dooms", Whom(), make=dooms.TransferDooms),
    Word("unveil", Whom(), make=lasting(doomstalker.Unveil)),
    Word("teleport_to_felled", make=doomstalker.TeleportToFelled),
)
HERO_RIDERS.declare(
    Word("spare_range", make=doomstalker.SpareRange),
    Word("finish_off", Number(), Named("xp"), make=doomstalker.FinishOff),
    Word("xp_per_targets", Number(), make=doomstalker.XpPerTargets),
    Word("lead_to_allies", Number(), make=doomstalker.LeadToAllies),
)
