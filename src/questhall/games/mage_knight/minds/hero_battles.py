"""A feeling for battles between heroes (MK-11)."""

from questhall.kernel.decisions import Decision, Option

from ..effects.hand_strength import BLOCKING, HITTING, SHOOTING, Aim, Forces, points_of_play
from ..rules.cards.playing import PLAY_STRONG
from ..rules.deals import Use
from ..rules.hero_battles.battle import ATTACK_HERO, STAND
from ..rules.hero_battles.end import battle_of
from ..state.heroes import Hero
from ..state.realm import Realm
from .fights import NO_USE

ATTACK = 30.0
PLAY = 20.0
END = 10.0
STRONG_BLOW = 6
MANA = 1.0
SPOILS = {"drive-away": 5.0, "steal": 4.0, "wound-hero": 3.0, "wound-unit": 2.0, "no-more": 0.0}


def assail_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Gather an attack that is hard to block, then strike."""
    aim = Aim(HITTING if battle_of(realm).melee else SHOOTING)
    worths: list[float] = []
    for option in decision.options:
        if option.meant is ATTACK_HERO:
            worths.append(ATTACK if decision.amount >= STRONG_BLOW else END + 1.0)
        elif option.declines:
            worths.append(END)
        else:
            worths.append(_play_worth(realm, hero, option, aim))
    return worths


def parry_worths(realm: Realm, hero: Hero, decision: Decision) -> list[float]:
    """Block the whole attack or nothing."""
    aim = Aim(BLOCKING)
    points = Forces(realm, hero).reach(aim)
    enough = (points if battle_of(realm).melee else points // 2) >= decision.amount > 0
    worths: list[float] = []
    for option in decision.options:
        if option.meant is STAND:
            worths.append(END)
        else:
            worths.append(_play_worth(realm, hero, option, aim) if enough else NO_USE)
    return worths


def _play_worth(realm: Realm, hero: Hero, option: Option, aim: Aim) -> float:
    points = points_of_play(realm, hero, option, aim) if isinstance(option.meant, Use) else 0
    if not points:
        return NO_USE
    return PLAY + points - (MANA if option.meant is PLAY_STRONG else 0.0)


def spoils_worths(decision: Decision) -> list[float]:
    return [SPOILS[option.verb] for option in decision.options]
