"""Damage in a battle between heroes: the attacker uses it, one choice per step (MK-11.3.11)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal
from questhall.kernel.offers import carry_out

from ...printed.cards import DeedKind
from ...printed.kinds import RESISTANCE_TO
from ...rules.combat.result import note_conquered
from ...state.battle import Battle
from ...state.heroes import Hero, Unit
from ...state.realm import Realm
from ..cards.gaining import unit_named
from ..cards.tracks import armour_of, gain_fame
from ..cards.wounds import take_wound, wound_unit
from ..combat.damage import ignores_wound, unit_armour, unit_resistances, units_are_safe
from ..combat.opponents import refresh, stand_in
from ..deals import Deal
from ..map.movement import board_cost, heroes_on, is_fortress_against, is_safe, may_enter
from .end import battle_of, change_floor, close_battle, forget_attack

THEFT = 5  # damage (MK-11.4.3)


def spoils(realm: Realm) -> Flow[None]:
    """The attacker uses the damage; the blocker has the floor."""
    battle = battle_of(realm)
    attacker = realm.heroes[battle.attacker]
    blocker = realm.hero_of_turn()
    refresh(battle.combat, blocker)
    options = _damage_options(realm, battle, blocker)
    options.append(refusal("no-more"))
    answer = yield Decision([attacker.seat], "spoils", options, "MK-11.3.11", amount=battle.damage)
    if answer.declines:
        _switch(realm, battle, blocker)
        return
    battle.damage -= answer.amount
    yield from carry_out(realm, attacker, answer)


class WoundUnit(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        blocker = realm.hero_of_turn()
        unit = unit_named(blocker, option.what)
        ignored = yield from ignores_wound(realm, blocker, unit)
        if not ignored:
            wound_unit(realm, unit, 1)


class WoundHero(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        take_wound(realm, realm.hero_of_turn(), "MK-11.3.13", True)
        return no_decisions()


class Steal(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        _steal(realm, hero, realm.hero_of_turn(), option.what)
        return no_decisions()


class DriveAway(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        _drive_away(realm, battle_of(realm), hero, realm.hero_of_turn(), option.where)
        return no_decisions()


WOUND_UNIT: Final = WoundUnit()
WOUND_HERO: Final = WoundHero()
STEAL: Final = Steal()
DRIVE_AWAY: Final = DriveAway()


def _damage_options(realm: Realm, battle: Battle, blocker: Hero) -> list[Option]:
    options: list[Option] = []
    left = battle.damage
    if not units_are_safe(realm):
        for unit in blocker.units:
            price = price_of_wound(realm, battle, unit)
            if not unit.wounded and price <= left:
                options.append(Option("wound-unit", unit.card, NOTHING, price, meant=WOUND_UNIT))
    if armour_of(blocker) <= left:
        options.append(Option("wound-hero", NOTHING, NOTHING, armour_of(blocker), meant=WOUND_HERO))
    if not battle.melee:
        return options
    if left >= THEFT:
        for card in stealable(realm, blocker):
            options.append(Option("steal", card, NOTHING, THEFT, meant=STEAL))
    for space in ways_out(realm, battle, blocker):
        if board_cost(realm, space) <= left:
            options.append(
                Option("drive-away", NOTHING, space, board_cost(realm, space), meant=DRIVE_AWAY)
            )
    return options


def price_of_wound(realm: Realm, battle: Battle, unit: Unit) -> int:
    """Its armour, at least 1 (MK-11.6.6), twice if it resists an element of the attack
    (MK-11.3.12)."""
    foe = stand_in(battle.combat, unit)
    price = 1 if foe.armour_one else max(1, unit_armour(realm, unit) + foe.armour_change)
    resists = unit_resistances(realm, unit) & ~foe.lost_resistances
    for element in battle.elements:
        needed = RESISTANCE_TO[element]
        if resists & needed == needed:
            return 2 * price
    return price


def stealable(realm: Realm, blocker: Hero) -> list[int]:
    """MK-11.4.3: artifacts neither in hand nor in the deck nor with an unwounded unit."""
    cards = blocker.discard + blocker.played
    cards.extend([unit.banner for unit in blocker.units if unit.wounded and unit.banner != NOTHING])
    return [card for card in cards if realm.deed(card).kind == DeedKind.ARTIFACT]


def _steal(realm: Realm, attacker: Hero, blocker: Hero, card: int) -> None:
    for pile in (blocker.discard, blocker.played):
        if card in pile:
            pile.remove(card)
    for unit in blocker.units:
        if unit.banner == card:
            unit.banner = NOTHING
    attacker.discard.append(card)
    realm.tell("steals", "MK-11.4.3", attacker.seat, card)


def ways_out(realm: Realm, battle: Battle, blocker: Hero) -> list[int]:
    """Where the blocker can be driven: neither into an assault nor to another hero (MK-11.4.4)."""
    return [
        space for space in realm.neighbours[battle.space] if may_be_driven_to(realm, blocker, space)
    ]


def may_be_driven_to(realm: Realm, blocker: Hero, space: int) -> bool:
    if heroes_on(realm, blocker, space) or is_fortress_against(realm, blocker, space):
        return False
    return may_enter(realm, blocker, space) and is_safe(realm, blocker, space)


def _switch(realm: Realm, battle: Battle, blocker: Hero) -> None:
    """MK-11.3.15: the blocker, who has the floor, attacks now."""
    change_floor(realm, battle)
    forget_attack(realm, battle)
    change_floor(realm, battle)
    battle.attacker = blocker.seat
    realm.next_step = "assail"


def _drive_away(realm: Realm, battle: Battle, winner: Hero, loser: Hero, space: int) -> None:
    """MK-11.4.4, MK-11.5.1"""
    loser.space = space
    realm.turn.path = []
    realm.tell("driven-away", "MK-11.4.4", loser.seat, space)
    gain_fame(realm, winner, fame_for_victory(winner, loser), "MK-11.5.1")
    if is_fortress_against(realm, winner, winner.space):  # MK-11.5.4
        realm.places[winner.space].shields = [winner.seat]
        note_conquered(realm, winner, winner.space)
    close_battle(realm, battle)


def fame_for_victory(winner: Hero, loser: Hero) -> int:
    """MK-11.5.1"""
    if winner.level < loser.level:
        return 1 + 2 * (loser.level - winner.level)
    return 1 if winner.level == loser.level and winner.fame < loser.fame else 0
