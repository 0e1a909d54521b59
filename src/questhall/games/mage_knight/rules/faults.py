"""What must hold in every position (for tests)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.zones import lying_twice

from ..state.heroes import OFF_MAP, Hero
from ..state.realm import Realm
from .cards.gaining import free_command
from .cards.mana import MOST_CRYSTALS
from .cards.tracks import HIGHEST_REPUTATION, LEVEL_FROM
from .cards.wounds import wounds_in
from .ranges import outside_the_realm
from .scenario import script_of


def faults(realm: Realm) -> list[str]:
    """Every impossible thing on the table, in words; the map and numbers that name nothing come
    first, as the rest cannot be checked without them."""
    outside = [] if _map(realm) else outside_the_realm(realm)
    if outside:
        return outside
    found = _map(realm) or _cards(realm)
    found.extend([*_dice(realm), *_turn(realm), *_fight(realm)])
    for hero in realm.heroes:
        found.extend(_hero(realm, hero))
    return found


def _cards(realm: Realm) -> list[str]:
    """Each card and token is in one place; wounds are only where wounds can be."""
    found = lying_twice(realm.zones())
    if len(wounds_in(realm, realm.wounds)) != len(realm.wounds):
        found.append("there is something else among the wounds")
    return found


def _hero(realm: Realm, hero: Hero) -> list[str]:
    found: list[str] = []
    name = f"hero {hero.seat}"
    if not 1 <= hero.level <= len(LEVEL_FROM):
        return [f"{name} has level {hero.level}"]
    if any(not 0 <= count <= MOST_CRYSTALS for count in hero.crystals):  # MK-4.4.2
        found.append(f"{name} has {hero.crystals} crystals")
    if min(hero.mana) < 0:
        found.append(f"{name} has {hero.mana} mana")
    if free_command(hero) < 0:  # MK-4.2.3
        found.append(f"{name} has more units than command tokens")
    if abs(hero.reputation) > HIGHEST_REPUTATION:
        found.append(f"{name} has reputation {hero.reputation}")
    if hero.level > 1 and hero.fame < LEVEL_FROM[hero.level - 1]:
        found.append(f"{name} has level {hero.level} and fame {hero.fame}")
    if hero.space != OFF_MAP and not 0 <= hero.space < len(realm.spaces):
        found.append(f"{name} stands on the space {hero.space}")
    banners = [unit.banner for unit in hero.units if unit.banner != NOTHING]
    if any(not realm.deed(banner).banner for banner in banners):
        found.append(f"{name} has assigned something that is no banner")
    return found


def _map(realm: Realm) -> list[str]:
    found: list[str] = []
    positions = [(space.q, space.r) for space in realm.spaces]
    if len(set(positions)) != len(positions):
        found.append("two spaces lie in one position")
    for space, place in realm.places.items():
        if len(place.tokens) != len(place.face_up):
            found.append(f"the tokens on space {space} lie neither face up nor face down")
        if any(not 0 <= seat < len(realm.heroes) for seat in place.shields):
            found.append(f"nobody's shield is on space {space}")
    return found


def _dice(realm: Realm) -> list[str]:
    """MK-2.1.12"""
    dice = len(realm.heroes) + 2 + (1 if realm.rules.blitz else 0)
    if realm.source and len(realm.source) != dice:
        return [f"there are {len(realm.source)} dice, not {dice}"]
    return []


def _turn(realm: Realm) -> list[str]:
    """Influence may be below 0: a bad reputation must be made up first (MK-7.2.6)."""
    found: list[str] = []
    turn = realm.turn
    if min(turn.move, turn.healing, turn.dice_left, turn.late_units) < 0:
        points = (turn.move, turn.healing, turn.dice_left, turn.late_units)
        found.append(f"the turn has {points} points of move and healing, dice, late units")
    if realm.round > script_of(realm).rounds(realm):
        found.append(f"round {realm.round} is played")
    return found


def _fight(realm: Realm) -> list[str]:
    combat = realm.combat
    if combat is None:
        return []
    found: list[str] = []
    if min([min(row) for row in [*combat.attack, combat.block, combat.swift_block]]) < 0:
        found.append("fewer than no points were gathered for the fight")
    for foe in combat.foes:
        if foe.summoner != NOTHING and not 0 <= foe.summoner < len(combat.foes):
            found.append(f"nobody has summoned {foe.kind.key}")
    return found
