"""Numbers that change: attack, Life and flying, computed when asked (SO-6.4.9, SO-6.4.10)."""

from ..printed.cards import HOST
from ..state.arena import MAX_DICE, Arena, Minion


def attack_of(arena: Arena, minion: Minion) -> int:
    """Current attack, at least 0 (A-06)."""
    total = minion.kind.attack + minion.round_attack + minion.extra_attack
    total += minion.arthropods  # SO-21.4.7
    for attached in minion.attachments:
        if not attached.follower:  # SO-21.4.4
            total += attached.kind.attack  # SO-6.6.3
    attack = arena.attack
    if attack is not None and attack.attacker is minion:
        total += attack.bonus  # SO-18.19.4
    for side in arena.fields[minion.field].sides:
        for bearer in side.minions:
            if bearer.kind.auras and bearer.blank == 0:
                for aura in bearer.kind.auras:
                    if aura.attack != 0 and aura.touches(bearer, minion):
                        total += aura.attack * (minion.followers if aura.per_follower else 1)
    return total if total > 0 else 0


def life_of(arena: Arena, minion: Minion) -> int:
    """Current Life; at 0 or less the minion is destroyed (A-06)."""
    total = minion.kind.life + minion.extra_life
    for attached in minion.attachments:
        if not attached.follower:
            total += attached.kind.life  # SO-6.6.4
    for side in arena.fields[minion.field].sides:
        for bearer in side.minions:
            if bearer.kind.auras and bearer.blank == 0:
                for aura in bearer.kind.auras:
                    if aura.life != 0 and aura.touches(bearer, minion):
                        total += aura.life * (minion.followers if aura.per_follower else 1)
    return total


def flies(minion: Minion) -> bool:
    """Has it the flying icon, printed or from an attachment? Blanking leaves it (SO-18.2.2)."""
    if minion.kind.flying:
        return True
    for attached in minion.attachments:
        if not attached.follower:
            for aura in attached.kind.auras:
                if aura.whose == HOST and aura.flying:
                    return True
    return False


def dice_of(arena: Arena, minion: Minion) -> int:
    """The dice it would roll: its attack, at most 7 (SO-7.1.1, SO-16.5.2)."""
    attack = attack_of(arena, minion)
    return attack if attack < MAX_DICE else MAX_DICE


def would_die(arena: Arena, minion: Minion, damage: int) -> bool:
    """Would this much more damage destroy it (SO-8.1.4)?"""
    return minion.damage + damage >= life_of(arena, minion)
