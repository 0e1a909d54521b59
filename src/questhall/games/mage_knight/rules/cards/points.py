"""Points (MK-4.5.2): Move, Influence, Heal, Attack and Block, and what raises or changes them."""

from ...printed.cards import Play
from ...printed.kinds import Element, Range
from ...state.battle import Share
from ...state.boons import BoonWord, boons_of, drop_boon, has_boon
from ...state.combat import Gain
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase
from .banners import banner_points
from .tracks import gain_fame

PER_DEFEATED = (BoonWord.FAME_PER_DEFEATED, BoonWord.REPUTATION_PER_DEFEATED)
OF_BLOCK = (BoonWord.BLOCK_CHILLS, BoonWord.BLOCK_BASHES, BoonWord.BLOCK_PER_ICON)


def gain_move(realm: Realm, hero: Hero, play: Play, amount: int) -> None:
    amount += play.take_plus()
    if _is_card(play):
        for boon in boons_of(realm, BoonWord.NEXT_MOVE_PLUS):
            if boon.card != play.card:
                amount += boon.amount
                drop_boon(realm, boon)
        for boon in boons_of(realm, BoonWord.MOVES_PLUS):
            if boon.card != play.card:
                amount += boon.amount
    realm.turn.move += amount
    realm.tell("gains-move", "MK-4.5.2", hero.seat, play.card, amount)


def gain_influence(realm: Realm, hero: Hero, play: Play, amount: int) -> None:
    amount += play.take_plus()
    realm.turn.influence += amount
    realm.tell("gains-influence", "MK-4.5.2", hero.seat, play.card, amount)


def gain_healing(realm: Realm, hero: Hero, play: Play, amount: int) -> None:
    """MK-10.3.3: the healing of a turn is pooled."""
    realm.turn.healing += amount
    realm.tell("gains-healing", "MK-10.3.3", hero.seat, play.card, amount)


def gain_attack(
    realm: Realm, hero: Hero, play: Play, amount: int, range: int, element: int
) -> None:
    combat = realm.combat
    assert combat is not None
    amount += play.take_plus()
    if play.unit is not None:
        amount += _unit_bonus(realm, hero, play, BoonWord.UNITS_ATTACK) + _led_attack(realm, range)
        amount = max(0, amount)
    elif _is_card(play):
        amount += _ambush(realm, play, True) + _deadly_aim(realm)
    if has_boon(realm, BoonWord.ALL_COLD_FIRE):
        element = Element.COLD_FIRE
    if has_boon(realm, BoonWord.ALL_SIEGE):
        range = Range.SIEGE
    if element == Element.PHYSICAL and has_boon(realm, BoonWord.DOUBLE_PHYSICAL):
        amount += amount if realm.turn.phase == Phase.ATTACK else 0
    combat.attack[range][element] += amount
    combat.gains.append(Gain(play.card, range, element, amount))
    if realm.battle is not None and play.unit is not None:
        realm.battle.shares.append(Share(play.unit.card, range, element, amount))
    realm.tell("gains-attack", "MK-4.5.2", hero.seat, play.card, amount)


def gain_block(
    realm: Realm, hero: Hero, play: Play, amount: int, element: int, twice: bool = False
) -> None:
    """`twice`: it counts twice against Swift (MK-17.6.4)."""
    combat = realm.combat
    assert combat is not None
    amount += play.take_plus()
    if play.unit is not None:
        amount += _unit_bonus(realm, hero, play, BoonWord.UNITS_BLOCK) + _led_block(realm)
        amount = max(0, amount)
    elif _is_card(play):
        amount += _ambush(realm, play, False)
    for boon in boons_of(realm, BoonWord.NEXT_BLOCK_PLUS):
        amount += boon.amount
        drop_boon(realm, boon)
    combat.block[element] += amount
    combat.gains.append(Gain(play.card, Range.MELEE, element, amount))
    if twice:
        combat.swift_block[element] += amount
    realm.tell("gains-block", "MK-4.5.2", hero.seat, play.card, amount)


def _is_card(play: Play) -> bool:
    return play.unit is None and not play.skill


def _ambush(realm: Realm, play: Play, attack: bool) -> int:
    """Raises the first attack card or the first block card, whichever comes first."""
    total = 0
    for boon in boons_of(realm, BoonWord.AMBUSH):
        total += boon.amount if attack else boon.which
        drop_boon(realm, boon)
    return total


def _unit_bonus(realm: Realm, hero: Hero, play: Play, word: int) -> int:
    """A unit that strengthens the others does not strengthen itself."""
    total = 0
    for boon in boons_of(realm, word):
        if boon.card != play.card:
            total += boon.amount
    if play.unit is not None:
        total += banner_points(realm, hero, play.unit)
    for boon in boons_of(realm, BoonWord.FAME_PER_UNIT):
        gain_fame(realm, hero, boon.amount, "MK-4.5.3")
    return total


def _led_block(realm: Realm) -> int:
    total = 0
    for boon in boons_of(realm, BoonWord.LEADERSHIP):
        total += boon.amount
        drop_boon(realm, boon)
    return total


def _led_attack(realm: Realm, range: int) -> int:
    """Leadership does not help siege attacks."""
    total = 0
    if range != Range.SIEGE:
        for boon in boons_of(realm, BoonWord.LEADERSHIP):
            total += boon.which if range == Range.MELEE else boon.least
            drop_boon(realm, boon)
    return total


def _deadly_aim(realm: Realm) -> int:
    total = 0
    for boon in boons_of(realm, BoonWord.DEADLY_AIM):
        total += boon.which if realm.turn.phase == Phase.ATTACK else boon.amount
        drop_boon(realm, boon)
    return total


def attack_gathered(realm: Realm) -> int:
    """All attack points, whatever their kind."""
    combat = realm.combat
    if combat is None:
        return 0
    return sum([sum(row) for row in combat.attack])


def drop_attack(realm: Realm) -> None:
    """MK-8.4.16: unused attack is lost."""
    combat = realm.combat
    assert combat is not None
    for boon in boons_of(realm, BoonWord.POSSESSED):
        drop_boon(realm, boon)
    for row in combat.attack:
        for element in range(len(row)):
            row[element] = 0
    combat.gains = []
    for boon in realm.turn.boons[:]:
        if boon.word in PER_DEFEATED and boon.least:
            drop_boon(realm, boon)


def drop_block(realm: Realm) -> None:
    """MK-8.5.12"""
    combat = realm.combat
    assert combat is not None
    for word in (BoonWord.BLOCK_BURNS, BoonWord.BLOCK_DESTROYS):
        for boon in boons_of(realm, word):
            drop_boon(realm, boon)
    for element in range(4):
        combat.block[element] = 0
        combat.swift_block[element] = 0
    combat.gains = []
    for boon in realm.turn.boons[:]:
        if boon.word in OF_BLOCK:
            drop_boon(realm, boon)
