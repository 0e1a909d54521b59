"""Blocking (MK-8.5): one attack at a time, fully or not at all."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions

from ...printed.cards import EnemyAbility
from ...printed.kinds import Element, Mana
from ...state.combat import AttackState, Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ..audience import listeners
from ..cards.points import drop_block
from ..deals import Deal
from ..foes import (
    attack_abilities,
    attack_value,
    block_needed,
    is_cumbersome,
    is_fully_blocked,
    open_attacks,
    withstands,
)
from ..map.tokens import discard_token
from .strikes import defeat

# Which blocks are efficient against which attack (MK-8.5.5).
EFFICIENT = {
    Element.PHYSICAL: (Element.PHYSICAL, Element.FIRE, Element.ICE, Element.COLD_FIRE),
    Element.FIRE: (Element.ICE, Element.COLD_FIRE),
    Element.ICE: (Element.FIRE, Element.COLD_FIRE),
    Element.COLD_FIRE: (Element.COLD_FIRE,),
}
ICONS_OF_ELEMENT = (0, 1, 1, 2)


def block_value(
    combat: Combat, elements: list[int], swift: bool, aimed: int = 0, more_ice: int = 0
) -> int:
    """MK-8.5.6: inefficient points are added up and halved once."""
    efficient, inefficient = _split(combat, elements, swift, aimed, more_ice)
    return efficient + inefficient // 2


def _split(
    combat: Combat, elements: list[int], swift: bool, aimed: int, more_ice: int
) -> tuple[int, int]:
    """Efficient and inefficient points (MK-17.6.4); `aimed`: physical points for this enemy
    only."""
    efficient = 0
    inefficient = 0
    for kind in range(4):
        points = combat.block[kind] + (combat.swift_block[kind] if swift else 0)
        if kind == Element.PHYSICAL:
            points += aimed
        if kind == Element.ICE:
            points += more_ice
        if is_efficient(kind, elements):
            efficient += points
        else:
            inefficient += points
    return efficient, inefficient


def is_efficient(block: int, elements: list[int]) -> bool:
    """Efficient against an attack of several elements if it is against one of them (MK-11.3.8)."""
    for element in elements:
        if block in EFFICIENT[element]:
            return True
    return False


def beyond_need(realm: Realm, combat: Combat, foe: Foe, number: int) -> int:
    """How much more block was gathered than this attack needs; below 0 it is not blocked."""
    efficient, inefficient = block_against(realm, combat, foe, number)
    return efficient + inefficient // 2 - block_needed(combat, foe, number)


def block_against(realm: Realm, combat: Combat, foe: Foe, number: int) -> tuple[int, int]:
    """The block gathered against this attack: efficient points and inefficient ones."""
    swift = attack_abilities(combat, foe, number) & EnemyAbility.SWIFT > 0
    ice = 0
    for each in listeners(realm, Moment.block_per_icon):
        ice += each.block_per_icon() * icons_on(foe)
    return _split(combat, [foe.element(number)], swift, foe.aimed_block, ice)


def icons_on(foe: Foe) -> int:
    """The abilities, elements of attacks (cold fire is two) and resistances on the token; arcane
    immunity hides them all."""
    if foe.has(EnemyAbility.ARCANE_IMMUNITY):
        return 0
    count = (foe.kind.abilities & ~foe.lost_abilities).bit_count() + foe.resistances.bit_count()
    count += 1 if foe.kind.defend else 0
    for number in range(len(foe.attacks)):
        count += ICONS_OF_ELEMENT[foe.element(number)]
        count += foe.kind.attacks[number].abilities.bit_count()
    return count


def block_options(realm: Realm, combat: Combat) -> list[Option]:
    """Attacks that the gathered block stops, and Cumbersome ones to spend movement on."""
    options: list[Option] = []
    for place, number in open_attacks(combat):
        foe = combat.foes[place]
        if beyond_need(realm, combat, foe, number) >= 0:
            options.append(Option("block", foe.token, NOTHING, number, meant=BLOCK))
        if realm.turn.move and is_cumbersome(combat, foe, number):
            options.append(Option("hinder", foe.token, NOTHING, number, meant=HINDER))
    return options


def promise_attacks(realm: Realm) -> None:
    """Promise the attacks of Burning Shields in a block that succeeded."""
    for each in listeners(realm, Moment.block_succeeded):
        each.block_succeeded(realm)


def block_succeeds(realm: Realm, combat: Combat, foe: Foe, number: int, beyond: int) -> None:
    """Carry out what the cards in the block do to the enemy: Exploding Shield and others."""
    if not withstands(foe, Mana.BLUE):
        foe.armour_due += _armour_lost(realm, beyond)
    _mark_blocked(combat, foe, number)
    realm.tell("blocks", "MK-8.5.8", foe.token)
    promise_attacks(realm)
    for each in listeners(realm, Moment.block_destroys):
        open_to_it = is_fully_blocked(foe) and not withstands(foe, each.block_destroys())
        if open_to_it and not foe.defeated:
            defeat(realm, realm.hero_of_turn(), combat, foe)


def block(realm: Realm, combat: Combat, foe: Foe, number: int) -> None:
    """MK-8.5.8, MK-8.5.9"""
    block_succeeds(realm, combat, foe, number, beyond_need(realm, combat, foe, number))
    foe.aimed_block = 0
    drop_block(realm)
    if (
        foe.origin == Origin.SUMMONED
        and min(foe.attacks) == AttackState.BLOCKED
        and not foe.defeated
    ):
        foe.defeated = True
        discard_token(realm, foe.token)


def _armour_lost(realm: Realm, beyond: int) -> int:
    """Ice Shield and Shield Bash, both blue cards."""
    total = 0
    for each in listeners(realm, Moment.armour_lost):
        total += each.armour_lost(beyond)
    return total


def _mark_blocked(combat: Combat, foe: Foe, number: int) -> None:
    """An enemy is blocked when all its attacks are (MK-17.4.3)."""
    foe.attacks[number] = AttackState.BLOCKED
    if is_fully_blocked(foe):
        combat.blocked += 1
        foe.armour_change -= foe.armour_due
        foe.armour_due = 0


def blocks_made(combat: Combat) -> int:
    """How many attacks were blocked: an enemy may have several (MK-17.4.1)."""
    total = combat.blocked
    for foe in combat.foes:
        blocked = foe.attacks.count(AttackState.BLOCKED)
        if blocked and foe.origin != Origin.OPPONENT:
            total += blocked - 1 if is_fully_blocked(foe) else blocked
    return total


def spend_on_cumbersome(realm: Realm, combat: Combat, foe: Foe, number: int) -> None:
    """MK-17.2.6: one move point for one point of the attack; at 0 the attack is blocked."""
    realm.turn.move -= 1
    foe.attack_change[number] -= 1
    if attack_value(combat, foe, number) == 0:
        _mark_blocked(combat, foe, number)
        realm.tell("blocks", "MK-17.2.6", foe.token)


class Block(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        foe = combat.foe_of(option.what)
        block(realm, combat, foe, option.amount)
        _doom(realm, hero, combat, foe)
        return no_decisions()


class Hinder(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        foe = combat.foe_of(option.what)
        spend_on_cumbersome(realm, combat, foe, option.amount)
        _doom(realm, hero, combat, foe)
        return no_decisions()


BLOCK: Final = Block()
HINDER: Final = Hinder()


def _doom(realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> None:
    """Delphana Masters: a doomed enemy is destroyed when it is blocked."""
    if foe.doomed and not foe.defeated and is_fully_blocked(foe):
        defeat(realm, hero, combat, foe)
