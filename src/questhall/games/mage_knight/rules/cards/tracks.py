"""Fame, levels and reputation (MK-20.1, MK-20.2)."""

from ...state.heroes import Hero
from ...state.realm import Realm

LEVEL_FROM = (0, 3, 8, 15, 24, 35, 48, 63, 80, 99)
ARMOUR = (2, 2, 3, 3, 3, 3, 4, 4, 4, 4)
HAND_LIMIT = (5, 5, 5, 5, 6, 6, 6, 6, 7, 7)
COMMAND = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
HIGHEST_REPUTATION = 7
NO_TALK = -100  # the X of the track (MK-20.2.2)
INFLUENCE = (NO_TALK, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)


def level_of(fame: int) -> int:
    level = 1
    for number in range(len(LEVEL_FROM)):
        if fame >= LEVEL_FROM[number]:
            level = number + 1
    return level


def armour_of(hero: Hero) -> int:
    return ARMOUR[hero.level - 1]


def hand_limit_of(hero: Hero) -> int:
    """The number on the level token (MK-2.2.2)."""
    return HAND_LIMIT[hero.level - 1]


def command_of(hero: Hero) -> int:
    """MK-2.2.4"""
    return COMMAND[hero.level - 1]


def influence_of(hero: Hero) -> int:
    """What reputation adds to influence; NO_TALK on X."""
    return INFLUENCE[hero.reputation + HIGHEST_REPUTATION]


def gain_fame(realm: Realm, hero: Hero, amount: int, rule: str) -> None:
    """Fame comes at once, levels at the end of the turn (MK-21.5)."""
    if not amount:
        return
    before = level_of(hero.fame)
    hero.fame += amount
    realm.tell("gains-fame", rule, hero.seat, amount=amount)
    if realm.rules.blitz and hero.fame > 0 and level_of(hero.fame) > before:  # MK-15.3.3
        gain_fame(realm, hero, level_of(hero.fame) - before, "MK-15.3.3")


def change_reputation(realm: Realm, hero: Hero, steps: int, rule: str) -> None:
    """MK-20.2.1"""
    before = hero.reputation
    hero.reputation = max(-HIGHEST_REPUTATION, min(HIGHEST_REPUTATION, before + steps))
    if hero.reputation > before:
        realm.tell("gains-reputation", rule, hero.seat, amount=hero.reputation - before)
    elif hero.reputation < before:
        realm.tell("loses-reputation", rule, hero.seat, amount=before - hero.reputation)
