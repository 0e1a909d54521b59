"""Checks that every seat, card, space and colour a save names exists (for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length
from questhall.kernel.state import Content

from ..printed.cards import DeedDef, EnemyDef, RuinDef, SkillDef, TacticDef, TileDef, UnitDef
from ..printed.kinds import BASIC_COLOURS, SITES, TERRAINS
from ..state.combat import OPPONENT, Combat
from ..state.heroes import Hero
from ..state.realm import Realm
from ..state.turn import PHASES, Turn
from .map.shapes import PREDEFINED, ROWS, WEDGE, WEDGE_UNRESTRICTED
from .round.turn_order import DUMMY_SEAT

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
STEPS_AFTER_A_TURN = ("", "battle_over", "joint_end")
MOST_POINTS = 100_000


def outside_the_realm(realm: Realm) -> list[str]:
    """Every number that names nothing, in words."""
    return _map(realm) or [*_cards(realm), *_order(realm), *_fights(realm), *_heroes(realm)]


def _map(realm: Realm) -> list[str]:
    spaces = len(realm.spaces)
    found = wrong_length("the map", [len(realm.neighbours)], spaces)
    for around in realm.neighbours:
        found += outside("space", around, spaces)
    found += outside("tile", [space.tile for space in realm.spaces], len(realm.laid))
    found += outside("terrain", [space.terrain for space in realm.spaces], len(TERRAINS))
    found += outside("site", [space.site for space in realm.spaces], len(SITES))
    if realm.rules.shape not in (WEDGE, WEDGE_UNRESTRICTED, PREDEFINED, *ROWS):
        found.append(f"no map is a {realm.rules.shape}")
    places = realm.places
    found += outside("space", places.spaces, spaces)
    found += wrong_length("the map", [len(places.spaces)], len(places.held))
    found += outside_or_nothing("place", places.number_at, len(places.held))
    if not found and any(places.get(space) is not place for space, place in places.items()):
        found.append("a place lies on another space")
    for place in places.held:
        found += outside_or_nothing("space", [place.partner], spaces)
        found += outside_or_nothing("city", [place.city], BASIC_COLOURS)
        found += outside("site", [place.site], len(SITES))
        found += outside("level of a city", [place.level], MOST_POINTS)
    return found


def _cards(realm: Realm) -> list[str]:
    """Each kind of card is where that kind belongs."""
    found: list[str] = []
    for zone in realm.zones():
        found += outside("card", zone.cards, len(realm.cards))
        kind = KINDS.get(zone.name.partition(":")[0])
        if found or kind is None:
            continue
        if any(not isinstance(realm.cards[card], kind) for card in zone.cards):
            found.append(f"something else lies among {zone.name}")
    return found


def _order(realm: Realm) -> list[str]:
    """MK-3.4: each seat is in the column once, and only those seats still have turns."""
    seats = len(realm.heroes)
    found = not_in_order("hero", [hero.seat for hero in realm.heroes])
    known = [*range(seats), *([DUMMY_SEAT] if realm.dummy is not None else [])]
    if len(set(realm.order)) != len(realm.order) or not set(realm.order) <= set(known):
        found.append(f"the order of turns is {realm.order}")
    named = [*realm.choosers, *realm.last_turns, *realm.waiting, realm.round_ended_by]
    if not set(named) <= {*known, NOTHING}:
        found.append(f"nobody has the seats {named}")
    if not set(realm.last_turns) <= set(realm.order):
        found.append(f"the last turns are those of {realm.last_turns}")
    if realm.order:
        found += outside("place in the order", [realm.place_in_order], len(realm.order))
    found += outside("seat", realm.upgraders, seats)
    # The dummy's skills have no owner.
    found += outside_or_nothing("seat", realm.common_owners, seats)
    found += wrong_length("the centre", [len(realm.common_owners)], len(realm.common_skills))
    found += outside_or_nothing("seat", [realm.last_rival, realm.turn.seat], seats)
    for die in realm.source:
        found += outside("colour", [die.colour], 6)
        found += outside_or_nothing("seat", [die.owner, die.user], seats)
    return [*found, *_turn(realm, realm.turn)]


def _turn(realm: Realm, turn: Turn) -> list[str]:
    points = [turn.move, turn.healing, turn.dice_left, turn.late_units, turn.recruited]
    points += [turn.fame_due, turn.reputation_due, turn.influence]
    found = outside("point", points, MOST_POINTS, -MOST_POINTS)
    found += outside("phase", [turn.phase], len(PHASES))
    if turn.then not in STEPS_AFTER_A_TURN:
        found.append(f"no step is called {turn.then}")
    found += outside("space", turn.path, len(realm.spaces))
    found += wrong_length("the crystals", [len(turn.crystals_spent)], BASIC_COLOURS)
    return found


def _heroes(realm: Realm) -> list[str]:
    found: list[str] = []
    for hero in realm.heroes:
        found += _hero(realm, hero)
    return found


def _hero(realm: Realm, hero: Hero) -> list[str]:
    found = wrong_length("the crystals", [len(hero.crystals)], BASIC_COLOURS)
    found += wrong_length("the mana", [len(hero.mana)], 6)
    points = [*hero.mana, hero.bigger_hand, hero.fame]
    found += outside("point", points, MOST_POINTS, -MOST_POINTS)
    found += outside_or_nothing("space", [hero.in_city], len(realm.spaces))
    found += outside("card", [*hero.secret, *hero.scouted], len(realm.cards))
    for unit in hero.units:
        found += outside_or_nothing("colour", [unit.mana], 6)
        if realm.cards[unit.card] is not unit.kind:
            found.append(f"the unit {unit.card} is none")
    for skill in hero.skills:
        if realm.cards[skill.card] is not skill.kind:
            found.append(f"the skill {skill.card} is none")
    return found


def _fights(realm: Realm) -> list[str]:
    found: list[str] = []
    if realm.combat is not None:
        found += _fight(realm, realm.combat)
    if realm.battle is not None:
        battle = realm.battle
        found += outside("space", [battle.space], len(realm.spaces))
        who = [battle.aggressor, battle.defender, battle.attacker]
        found += outside("seat", who, len(realm.heroes))
        found += [*_fight(realm, battle.combat), *_turn(realm, battle.turn)]
    if realm.joint is not None:
        joint = realm.joint
        lengths = [len(joint.shares), len(joint.dealt), len(joint.turns), len(joint.entered)]
        found += outside("seat", joint.seats, len(realm.heroes))
        found += outside("part", [joint.current], len(joint.seats) + 1)
        found += outside("part", lengths, len(joint.seats) + 1)
    return found


def _fight(realm: Realm, combat: Combat) -> list[str]:
    found = outside_or_nothing("space", [combat.space], len(realm.spaces))
    found += outside_or_nothing("city", [combat.city, combat.other_city], BASIC_COLOURS)
    found += wrong_length("the attack", [len(combat.attack)], 3)
    rows = [*combat.attack, combat.block, combat.swift_block]
    found += wrong_length("the fight", [len(row) for row in rows], 4)
    found += outside("seat", [combat.die_set_by], len(realm.heroes), NOTHING)
    for foe in combat.foes:
        attacks = [foe.attacks, foe.attack_change, foe.first]
        attacks += [foe.gained_abilities, foe.lost_elements]
        found += wrong_length("a foe", [len(each) for each in attacks], len(foe.kind.attacks))
        found += outside_or_nothing("space", [foe.space], len(realm.spaces))
        known = foe.origin == OPPONENT or 0 <= foe.token < len(realm.cards)
        if not known:
            found.append(f"the enemy {foe.token} is not there")
    return found
