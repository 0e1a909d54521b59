"""The hero's attacks (MK-8.4, MK-8.7): their value against a group of enemies, and victory."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option

from ...printed.kinds import RESISTANCE_TO, Element, Range
from ...state.combat import Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ...state.turn import Phase
from ..audience import listeners
from ..cards.points import attack_gathered, drop_attack
from ..cards.tracks import change_reputation, gain_fame
from ..deals import Deal
from ..foes import armour, fortification, standing
from ..map.tokens import discard_token
from .opponents import wound_opponent
from .unpredictable import reward_surprise

DOUBLY = 2


def strike_options(realm: Realm) -> list[Option]:
    """Every group of enemies that the gathered attack defeats (MK-8.4.10)."""
    combat = realm.combat
    assert combat is not None
    if not attack_gathered(realm) and not any(foe.aimed for foe in combat.foes):
        return []
    targets = [place for place in standing(combat) if can_be_hit(realm, combat, place)]
    for each in listeners(realm, Moment.cannot_hit):
        targets = [place for place in targets if not each.cannot_hit(place)]
    options: list[Option] = []
    for mask in range(1, 1 << len(targets)):
        group = [targets[bit] for bit in range(len(targets)) if mask >> bit & 1]
        if value_against(realm, combat, group) >= armour_sum(realm, combat, group):
            only = combat.foes[group[0]].token if len(group) == 1 else NOTHING
            options.append(Option("strike", only, NOTHING, _mask_of(group), meant=STRIKE))
    return options


def _mask_of(group: list[int]) -> int:
    mask = 0
    for place in group:
        mask |= 1 << place
    return mask


def can_be_hit(realm: Realm, combat: Combat, place: int) -> bool:
    """MK-8.4.5, MK-8.7.1"""
    foe = combat.foes[place]
    if realm.turn.phase != Phase.RANGED:
        return True
    return fortification(realm, combat, foe) < DOUBLY


def armour_sum(realm: Realm, combat: Combat, group: list[int]) -> int:
    """The armour of a group, with what a Defend ability lends to the first attacked (MK-17.3.5)."""
    total = sum([armour(realm, combat, combat.foes[place]) for place in group])
    return total + _lent_armour(combat, group)


def _lent_armour(combat: Combat, group: list[int]) -> int:
    """Each defending enemy lends its armour once."""
    total = 0
    for foe in combat.foes:
        if foe.defends and not foe.defeated:
            total += foe.defends
    return total if group else 0


def value_against(realm: Realm, combat: Combat, group: list[int]) -> int:
    """MK-8.4.8: inefficient points are added up and halved once."""
    efficient, inefficient = points_on(realm, combat, group)
    return efficient + inefficient // 2


def only_siege_reaches(realm: Realm, combat: Combat, group: list[int]) -> bool:
    """MK-8.4.4"""
    if realm.turn.phase != Phase.RANGED:
        return False
    return any(fortification(realm, combat, combat.foes[place]) > 0 for place in group)


def points_on(realm: Realm, combat: Combat, group: list[int]) -> tuple[int, int]:
    """The gathered points that count: efficient ones and inefficient ones."""
    siege_only = only_siege_reaches(realm, combat, group)
    efficient = 0
    inefficient = 0
    for element in range(4):
        points = 0 if siege_only else _aimed_at(realm, combat, group, element)
        points = points_against(realm, combat, element, siege_only, points)
        if is_resisted(combat, group, element):
            inefficient += points
        else:
            efficient += points
    return efficient, inefficient


def points_against(
    realm: Realm, combat: Combat, element: int, siege_only: bool, aimed: int = 0
) -> int:
    """The gathered points of the element that count; a bow may double them."""
    bows = listeners(realm, Moment.ranged_twice) if realm.turn.phase == Phase.RANGED else []
    bow = True in [each.ranged_twice() for each in bows]
    points = aimed
    for range_ in range(3):
        if range_ == Range.SIEGE or not siege_only or (bow and range_ == Range.RANGED):
            points += combat.attack[range_][element]
    return 2 * points if bow and not siege_only else points


def is_resisted(combat: Combat, group: list[int], element: int) -> bool:
    """MK-8.4.9: cold fire is resisted only by an enemy that resists both."""
    needed = RESISTANCE_TO[element]
    for place in group:
        resists = combat.foes[place].resistances & needed
        if resists == needed if element == Element.COLD_FIRE else resists:
            return True
    return False


def _aimed_at(realm: Realm, combat: Combat, group: list[int], element: int) -> int:
    """Points that count against single enemies of the group."""
    total = 0
    for place in group:
        for aimed in combat.foes[place].aimed:
            near = aimed.range == Range.MELEE
            if aimed.element == element and (not near or realm.turn.phase == Phase.ATTACK):
                total += aimed.amount
    return total


def drop_aimed(combat: Combat) -> None:
    for foe in combat.foes:
        foe.aimed = []


def strike(realm: Realm, hero: Hero, mask: int) -> None:
    """The attack succeeds: all its targets are defeated at once (MK-8.4.10)."""
    combat = realm.combat
    assert combat is not None
    for foe in combat.foes:
        foe.defends = 0 if foe.defends and not foe.defeated else foe.defends
    for place in range(len(combat.foes)):
        if mask >> place & 1:
            defeat(realm, hero, combat, combat.foes[place])
    drop_attack(realm)


def defeat(realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> None:
    """MK-8.4.13, MK-8.4.14"""
    if foe.origin == Origin.OPPONENT:
        wound_opponent(realm, foe)
        return
    foe.defeated = True
    combat.defeated += 1
    discard_token(realm, foe.token)
    realm.tell("defeats", "MK-8.4.13", foe.token, hero.seat)
    if foe.origin == Origin.SUMMONED:  # MK-17.1.5
        return
    realm.turn.defeated.append(foe.token)
    _reward_skills(realm, hero, combat, foe)
    change_reputation(realm, hero, foe.kind.reputation, "MK-8.4.14")
    fame = foe.kind.fame
    if combat.double_fame:
        fame *= 2
    if not combat.half_fame or foe.origin != Origin.GARRISON:  # else at the end (MK-15.10.13)
        gain_fame(realm, hero, fame, "MK-8.4.14")
    reward_surprise(realm, hero, combat)
    for each in listeners(realm, Moment.fame_for_defeat):
        extra = each.fame_for_defeat(realm.turn.phase)
        if extra:
            gain_fame(realm, hero, extra, "MK-4.5.3")
    for each in listeners(realm, Moment.reputation_for_defeat):
        change_reputation(realm, hero, each.reputation_for_defeat(), "MK-4.5.3")


def _reward_skills(realm: Realm, hero: Hero, combat: Combat, foe: Foe) -> None:
    """Dueling needs a fight without units, Scouts the token that they looked at."""
    alone = not combat.fought and not any(unit.hit for unit in hero.units)
    for each in listeners(realm, Moment.fame_for_foe):
        fame = each.fame_for_foe(foe.token, alone)
        if fame:
            gain_fame(realm, hero, fame, "MK-4.5.3")


def take_soul(realm: Realm, hero: Hero, foe: Foe) -> Flow[None]:
    """An enemy was defeated: a card may want a crystal for it."""
    for each in listeners(realm, Moment.soul_taken):
        yield from each.soul_taken(realm, hero, foe)


class Strike(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        strike(realm, hero, option.amount)
        combat = realm.combat
        assert combat is not None
        for place in range(len(combat.foes)):
            if option.amount >> place & 1:
                yield from take_soul(realm, hero, combat.foes[place])


STRIKE: Final = Strike()
