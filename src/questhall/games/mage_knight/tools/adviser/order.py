"""Tries only one order of plays where all orders lead to the same, and no useless plays."""

from questhall.kernel.decisions import Option

from ...rules.combat.blocks import BLOCK, beyond_need
from ...rules.combat.strikes import STRIKE, armour_sum, value_against
from ...rules.deals import Use
from ...rules.foes import fortification, open_attacks, standing
from ...state.combat import Combat
from ...state.realm import Realm
from ...state.turn import Phase
from .line import Leaf, Node
from .moment import Moment, Numbers

ALL_POINTS = 20  # by range or block, then element


def name_of(realm: Realm, option: Option) -> str:
    return f"{option.verb}:{realm.cards[option.what].key}:{option.amount}"


def is_in_order(node: Node, realm: Realm, option: Option) -> bool:
    """Is this the order in which these choices are tried?"""
    if isinstance(option.meant, Use):
        name = name_of(realm, option)
        return name >= node.after or name not in node.known
    if node.due or (option.ends and node.after):
        return False
    use = use_of(realm, option)
    for earlier in node.uses if use else ():
        if use[0] != earlier[0]:  # in another phase
            continue
        if use[1] < earlier[1] or (option.meant is STRIKE and use[2:] == earlier[2:]):
            return False
    return True


def use_of(realm: Realm, option: Option) -> Numbers:
    """A strike or block that may change places with others: phase, number, and what the enemies of
    a strike resist. Enemies with equal resistances might as well be struck together."""
    combat = realm.combat
    assert combat is not None
    if realm.turn.boons:
        return ()
    if option.meant is BLOCK:
        return (realm.turn.phase, option.what * 8 + option.amount)
    if option.meant is not STRIKE:
        return ()
    group = [place for place in range(len(combat.foes)) if option.amount >> place & 1]
    looks: list[int] = []
    for place in group:
        foe = combat.foes[place]
        look = foe.resistances
        if realm.turn.phase == Phase.RANGED:
            look += 8 * fortification(realm, combat, foe)
        if look not in looks:
            looks.append(look)
    looks.sort()
    return (realm.turn.phase, group[0], *looks)


def uses_with(node: Node, leaf: Leaf) -> tuple[Numbers, ...]:
    if leaf.pure:
        return node.uses
    use = use_of(node.realm, leaf.choice.option)
    return (*node.uses, use) if use else ()


def still_due(due: tuple[Numbers, ...], before: Moment, after: Moment) -> tuple[Numbers, ...]:
    """Mana is gained only for the next play; what that does not use can be gained later."""
    return tuple([gains for gains in due if not _is_used(gains, before.purse, after.purse)])


def _is_used(gains: Numbers, before: Numbers, after: Numbers) -> bool:
    for place in gains:
        if after[place] < before[place]:
            return True
    return False


def gained_by(before: Numbers, after: Numbers) -> Numbers:
    return tuple([new - old for old, new in zip(before, after, strict=True)])


def is_wasteful(node: Node, realm: Realm, option: Option) -> bool:
    """Would the strike or block also succeed without one of the plays before it?"""
    if option.verb not in ("strike", "block") or not node.run or realm.turn.boons:
        return False
    combat = realm.combat
    assert combat is not None
    kept_attack = combat.attack
    kept_block = combat.block
    kept_swift = combat.swift_block
    found = False
    for gained in node.run:
        if len(gained) < ALL_POINTS:  # only by element, in the attack phase
            combat.attack = _less(kept_attack, gained)
        else:
            combat.attack = [_minus(kept_attack[r], gained[4 * r : 4 * r + 4]) for r in range(3)]
            combat.block = _minus(kept_block, gained[12:16])
            combat.swift_block = _minus(kept_swift, gained[16:20])
        found = found or _succeeds(realm, combat, option)
    combat.attack = kept_attack
    combat.block = kept_block
    combat.swift_block = kept_swift
    return found


def _minus(points: list[int], less: Numbers) -> list[int]:
    return [points[number] - less[number] for number in range(4)]


def _less(rows: list[list[int]], less: Numbers) -> list[list[int]]:
    """Subtract points by element, whatever their range."""
    total = [sum([row[element] for row in rows]) for element in range(4)]
    return [_minus(total, less), [0] * 4, [0] * 4]


def _succeeds(realm: Realm, combat: Combat, option: Option) -> bool:
    if option.meant is BLOCK:
        return beyond_need(realm, combat, combat.foe_of(option.what), option.amount) >= 0
    group = [place for place in range(len(combat.foes)) if option.amount >> place & 1]
    return value_against(realm, combat, group) >= armour_sum(realm, combat, group)


def blocks_at_once(node: Node, realm: Realm, options: list[Option]) -> list[Option]:
    """If every remaining attack could be blocked now, no more points are gathered."""
    combat = realm.combat
    assert combat is not None
    blocks = [option for option in options if option.meant is BLOCK]
    ready = node.after and len(blocks) == len(open_attacks(combat))
    return blocks if ready else options


def all_at_once(realm: Realm, options: list[Option]) -> list[Option]:
    """If one strike defeats everybody, nothing else is worth trying."""
    combat = realm.combat
    assert combat is not None
    if any(foe.hidden for foe in combat.foes):
        return options
    mask = 0
    for place in standing(combat):
        mask |= 1 << place
    for option in options:
        if option.meant is STRIKE and option.amount == mask:
            return [option]
    return options
