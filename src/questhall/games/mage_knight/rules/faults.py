"""What must hold in every position (for tests, and for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, wrong_length
from questhall.kernel.state import Content
from questhall.kernel.zones import lying_twice

from ..printed.cards import DeedDef, EnemyDef, RuinDef, SkillDef, TacticDef, TileDef, UnitDef
from ..printed.kinds import BASIC_COLOURS, COLOURS, ELEMENTS, RANGES, TOKEN_COLOURS
from ..state.combat import Combat
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import Turn
from .cards.gaining import free_command
from .cards.mana import MOST_CRYSTALS
from .cards.tracks import HIGHEST_REPUTATION, LEVEL_FROM
from .cards.wounds import wounds_in
from .map.shapes import PREDEFINED, ROWS, WEDGE, WEDGE_UNRESTRICTED
from .scenario import scenario_of

DEEDS = (
    *("deck", "hand", "played", "discard", "aside", "under", "drafted", "pack"),
    *("drawn-artifacts", "dummy-deck", "dummy-discard", "artifacts", "spells", "spell-offer"),
    *("actions", "action-offer", "upgrades", "monastery-offer", "wounds"),
)
KINDS: dict[str, type[Content]] = {
    **dict.fromkeys(DEEDS, DeedDef),
    **dict.fromkeys(("skill-pile", "shown-skills", "skills", "common-skills"), SkillDef),
    **dict.fromkeys(("tactic", "tactics", "other-tactics", "dummy-tactic"), TacticDef),
    **dict.fromkeys(("pile", "tokens", "token", "fight"), EnemyDef),
    **dict.fromkeys(("regulars", "elites"), UnitDef),
    **dict.fromkeys(("ruin", "ruins", "ruin-discard"), RuinDef),
    **dict.fromkeys(("tile", "map"), TileDef),
}
SHAPES = (WEDGE, WEDGE_UNRESTRICTED, PREDEFINED, *ROWS)
STEPS_AFTER_A_TURN = ("", "battle_over", "joint_end")
MOST_POINTS = 100_000


def faults(realm: Realm) -> list[str]:
    """Every impossible thing on the table, in words; what is not built as it must be comes first,
    as the rest cannot be checked without it."""
    found = _shape(realm)
    if found:
        return found
    found = [*_cards(realm), *_map(realm), *_dice(realm), *_turn(realm), *_fight(realm)]
    for hero in realm.heroes:
        found.extend(_hero(realm, hero))
    return found


# -- how everything is built ---------------------------------------------------------


def _shape(realm: Realm) -> list[str]:
    """Lists that belong together are equally long, whoever knows a place is in it, and each kind
    of card is where that kind belongs."""
    found = [*_lists_of_map(realm), *_order(realm), *_lists_of_turn(realm.turn)]
    found += [*_lists_of_fights(realm), *_lists_of_heroes(realm)]
    return found or _kinds_of_cards(realm)


def _lists_of_map(realm: Realm) -> list[str]:
    places = realm.places
    found = wrong_length("the map", [len(realm.neighbours)], len(realm.spaces))
    found += wrong_length("the map", [len(places.spaces)], len(places.held))
    if realm.rules.shape not in SHAPES:
        found.append(f"no map is a {realm.rules.shape}")
    for space, place in [] if found else places.items():
        if places.get(space) is not place:
            found.append("a place lies on another space")
        if len(place.tokens) != len(place.face_up):
            found.append(f"the tokens on space {space} lie neither face up nor face down")
        found += outside("level of a city", [place.level], MOST_POINTS)
    piles = [len(realm.piles), len(realm.token_discards)]
    return found + wrong_length("the box", piles, len(TOKEN_COLOURS))


def _order(realm: Realm) -> list[str]:
    """MK-3.4: each seat is in the column once, and only those seats still have turns."""
    found = not_in_order("hero", [hero.seat for hero in realm.heroes])
    if len(set(realm.order)) != len(realm.order):
        found.append(f"the order of turns is {realm.order}")
    if not set(realm.last_turns) <= set(realm.order):
        found.append(f"the last turns are those of {realm.last_turns}")
    if realm.order:
        found += outside("place in the order", [realm.place_in_order], len(realm.order))
    return found + wrong_length("the centre", [len(realm.common_owners)], len(realm.common_skills))


def _lists_of_turn(turn: Turn) -> list[str]:
    points = [turn.move, turn.healing, turn.dice_left, turn.late_units, turn.recruited]
    points += [turn.fame_due, turn.reputation_due, turn.influence]
    found = outside("point", points, MOST_POINTS, -MOST_POINTS)
    if turn.then not in STEPS_AFTER_A_TURN:
        found.append(f"no step is called {turn.then}")
    return found + wrong_length("the crystals", [len(turn.crystals_spent)], BASIC_COLOURS)


def _lists_of_heroes(realm: Realm) -> list[str]:
    found: list[str] = []
    for hero in realm.heroes:
        found += wrong_length("the crystals", [len(hero.crystals)], BASIC_COLOURS)
        found += wrong_length("the mana", [len(hero.mana)], len(COLOURS))
        points = [*hero.mana, hero.bigger_hand, hero.fame]
        found += outside("point", points, MOST_POINTS, -MOST_POINTS)
        for unit in hero.units:
            if realm.cards[unit.card] is not unit.kind:
                found.append(f"the unit {unit.card} is none")
        for skill in hero.skills:
            if realm.cards[skill.card] is not skill.kind:
                found.append(f"the skill {skill.card} is none")
    return found


def _lists_of_fights(realm: Realm) -> list[str]:
    found: list[str] = []
    if realm.combat is not None:
        found += _lists_of_fight(realm.combat)
    if realm.battle is not None:
        found += [*_lists_of_fight(realm.battle.combat), *_lists_of_turn(realm.battle.turn)]
    if realm.joint is not None:
        joint = realm.joint
        lengths = [len(joint.shares), len(joint.dealt), len(joint.turns), len(joint.entered)]
        found += outside("part", [joint.current, *lengths], len(joint.seats) + 1)
    return found


def _lists_of_fight(combat: Combat) -> list[str]:
    found = wrong_length("the attack", [len(combat.attack)], len(RANGES))
    rows = [*combat.attack, combat.block, combat.swift_block]
    found += wrong_length("the fight", [len(row) for row in rows], len(ELEMENTS))
    for foe in combat.foes:
        attacks = [len(foe.attacks), len(foe.attack_change), len(foe.first)]
        attacks += [len(foe.gained_abilities), len(foe.lost_elements)]
        found += wrong_length("a foe", attacks, len(foe.kind.attacks))
        found += outside("summoner", [foe.summoner], len(combat.foes), NOTHING)
    return found


def _kinds_of_cards(realm: Realm) -> list[str]:
    found: list[str] = []
    for zone in realm.zones():
        kind = KINDS.get(zone.name.partition(":")[0])
        if kind is not None and any(not isinstance(realm.cards[card], kind) for card in zone.cards):
            found.append(f"something else lies among {zone.name}")
    return found


# -- what may happen -----------------------------------------------------------------


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
    banners = [unit.banner for unit in hero.units if unit.banner != NOTHING]
    if any(not realm.deed(banner).banner for banner in banners):
        found.append(f"{name} has assigned something that is no banner")
    return found


def _map(realm: Realm) -> list[str]:
    positions = [(space.q, space.r) for space in realm.spaces]
    return ["two spaces lie in one position"] if len(set(positions)) != len(positions) else []


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
    if realm.round > scenario_of(realm).rounds(realm):
        found.append(f"round {realm.round} is played")
    return found


def _fight(realm: Realm) -> list[str]:
    combat = realm.combat
    if combat is None:
        return []
    if min([min(row) for row in [*combat.attack, combat.block, combat.swift_block]]) < 0:
        return ["fewer than no points were gathered for the fight"]
    return []
