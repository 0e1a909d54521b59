"""Unpredictable battles (MK-14.6.5, MK-14.6.6): a die that another player sets in secret."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.kinds import Mana
from ...state.combat import Combat
from ...state.heroes import Hero
from ...state.realm import Realm
from ..cards.tracks import gain_fame

FACES = (Mana.WHITE, Mana.RED, Mana.BLUE, Mana.BLACK)


def who_sets_die(realm: Realm, combat: Combat) -> int:
    """The hero who had the previous turn, if there is exactly one enemy."""
    seat = realm.last_rival
    if not realm.rules.unpredictable or len(combat.foes) != 1 or seat == NOTHING:
        return NOTHING
    return NOTHING if seat == realm.turn.seat or realm.heroes[seat].out else seat


def set_die(realm: Realm) -> Flow[None]:
    combat = realm.combat
    assert combat is not None
    seat = who_sets_die(realm, combat)
    options = [Option("set-die", colour) for colour in FACES]
    answer = yield Decision([seat], "set-die", options, "MK-14.6.5", secret=True)
    combat.die = answer.what
    combat.die_set_by = seat
    combat.die_may_be = list(FACES)
    if _shows(realm, combat, Mana.WHITE):
        combat.foes[0].armour_change += 1
    realm.next_step = "ranged"


def ranged_is_over(realm: Realm, combat: Combat) -> None:
    """White no longer helps the enemy; red begins to."""
    if combat.die == NOTHING:
        return
    foe = combat.foes[0]
    if combat.die == Mana.WHITE:
        foe.armour_change -= 1
    elif _shows(realm, combat, Mana.RED):
        for number in range(len(foe.attack_change)):
            foe.attack_change[number] += 1


def attack_begins(realm: Realm, combat: Combat) -> None:
    """The die is shown now, whatever it shows."""
    if len(combat.die_may_be) > 1:
        combat.die_may_be = [combat.die]
        realm.mark_information()
        realm.tell("die-shows", "MK-14.6.6", combat.die)
        if combat.die == Mana.BLUE:
            combat.foes[0].armour_change += 1


def _shows(realm: Realm, combat: Combat, colour: int) -> bool:
    """Is it this colour? It is revealed, or ruled out, when its phase starts (MK-14.6.6)."""
    if len(combat.die_may_be) == 1:
        return False
    realm.mark_information()
    if combat.die == colour:
        combat.die_may_be = [colour]
        realm.tell("die-shows", "MK-14.6.6", colour)
        return True
    combat.die_may_be.remove(colour)
    realm.tell("die-does-not-show", "MK-14.6.6", colour)
    return False


def reward_surprise(realm: Realm, hero: Hero, combat: Combat) -> None:
    """Fame for defeating the only enemy."""
    if combat.die in (Mana.WHITE, Mana.RED, Mana.BLUE):
        gain_fame(realm, hero, 1, "MK-14.6.5")
