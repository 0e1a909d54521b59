"""A moment of a fight as numbers, so that equal moments are considered once."""

from operator import le

from questhall.kernel.decisions import NOTHING

from ...printed.cards import DeedKind, SkillUse
from ...rules.foes import armour, standing
from ...state.combat import Combat, Foe
from ...state.heroes import Hero, Skill, Unit
from ...state.realm import Realm
from ...state.turn import Boon, Phase

Numbers = tuple[int, ...]
Key = tuple[object, ...]


class Moment:
    """What the hero has left, what it has gathered, and everything else that matters."""

    def __init__(self, realm: Realm) -> None:
        hero = realm.hero_of_turn()
        combat = realm.combat
        assert combat is not None
        self.cards = hand_of(realm, hero)
        self.purse = _purse(realm, hero)
        self.ready: Numbers = tuple([1 if unit.can_act else 0 for unit in hero.units])
        self.skills = _skills(realm)
        self.points = _points(realm, combat)
        self.boons = _boons(realm)
        if realm.turn.phase == Phase.ATTACK:
            self.rest = _last_stand(realm, hero, combat, self.boons)
        else:
            self.rest = _rest(realm, hero, combat, self.boons)
        # everything but the points: what is left, and the state of the fight
        self.resources: Key = (self.cards, self.purse, self.ready, self.skills, self.rest)
        self.taken = len(realm.turn.wounds_taken) + _wounds_on(hero.units)
        self.gone = len(realm.removed)
        self.units = len(hero.units)
        self.spent_skills = sum(
            [1 for each in hero.skills if each.used and each.kind.use != SkillUse.TURN]
        )

    def stock(self, names: list[str]) -> Numbers:
        """What is left, as numbers: more is never worse."""
        counts = [self.cards.count(name) for name in names]
        return (*counts, *self.purse, *self.ready)

    def gains_since(self, before: "Moment") -> Numbers:
        """The places of the purse that gained mana, if nothing else is better or different."""
        if self.rest != before.rest or self.taken != before.taken or self.points != before.points:
            return ()
        if len(self.cards) > len(before.cards) or not has_no_more(self.ready, before.ready):
            return ()
        places = range(len(self.purse))
        return tuple([place for place in places if self.purse[place] > before.purse[place]])

    def only_points_since(self, before: "Moment") -> bool:
        """Was something spent for points, and did nothing else change?"""
        if self.rest != before.rest or self.taken != before.taken:
            return False
        if len(self.cards) > len(before.cards):
            return False
        return has_no_more(self.purse, before.purse) and has_no_more(self.ready, before.ready)


def has_no_more(one: Numbers, other: Numbers) -> bool:
    """Has `one` no more of anything than `other`?"""
    return all(map(le, one, other))


def hand_of(realm: Realm, hero: Hero) -> tuple[str, ...]:
    """The cards that are not wounds, by name."""
    names = [realm.deed(card).key for card in hero.hand if realm.deed(card).kind != DeedKind.WOUND]
    names.sort()
    return tuple(names)


def _purse(realm: Realm, hero: Hero) -> Numbers:
    """Tokens, crystals, how many dice may be used, and the dice of the Source and the hero's
    own."""
    dice = [0] * 12
    for die in realm.source:
        if not die.used and not die.claimed:
            dice[die.colour + (0 if die.owner == NOTHING else 6)] += 1
    return (*hero.mana, *hero.crystals, realm.turn.dice_left, *dice)


def _skills(realm: Realm) -> Numbers:
    """The hero's own, and those of others, whose tokens in the centre may be returned."""
    found: list[int] = []
    for hero in realm.heroes:
        found += [_skill_state(skill) for skill in hero.skills]
    return tuple(found)


def _skill_state(skill: Skill) -> int:
    state = skill.counter * 16 + skill.used + 2 * skill.spent
    return state + 4 * skill.in_centre + 8 * skill.flipped


def _points(realm: Realm, combat: Combat) -> Numbers:
    if realm.turn.phase == Phase.ATTACK:  # range no longer matters (MK-8.7.1)
        return tuple([sum([row[element] for row in combat.attack]) for element in range(4)])
    numbers: list[int] = []
    for row in combat.attack:
        numbers += row
    return tuple(numbers + combat.block + combat.swift_block)


def _wounds_on(units: list[Unit]) -> int:
    return sum([len(unit.wounds) for unit in units])


def _last_stand(realm: Realm, hero: Hero, combat: Combat, boons: Key) -> Key:
    """In the attack phase little matters but who still stands, and how strong."""
    looks = [_target(realm, combat, combat.foes[place]) for place in standing(combat)]
    return (
        realm.next_step,
        realm.turn.die_used,
        boons,
        realm.turn.move,
        realm.turn.influence,
        len(hero.hand) - len(hand_of(realm, hero)),
        combat.knocked_out,
        combat.blocked,
        not combat.wounds,
        tuple(looks),
        tuple([(unit.card, unit.banner, unit.mana) for unit in hero.units]),
    )


def _target(realm: Realm, combat: Combat, foe: Foe) -> Key:
    return (
        foe.token,
        armour(realm, combat, foe),
        foe.defends,
        foe.resistances,
        foe.lost_abilities,
        foe.no_site_walls,
        tuple([(each.amount, each.range, each.element) for each in foe.aimed]),
    )


def _boons(realm: Realm) -> Key:
    boons = [_boon(boon) for boon in realm.turn.boons]
    boons.sort()
    return tuple(boons)


_KINDS: dict[type[Boon], int] = {}


def _kind_number(kind: type[Boon]) -> int:
    """A number for each kind of lasting effect that has been seen."""
    return _KINDS.setdefault(kind, len(_KINDS))


def _boon(boon: Boon) -> tuple[int, ...]:
    return (
        _kind_number(type(boon)),
        boon.card,
        boon.amount,
        boon.which,
        boon.least,
        boon.colour,
        boon.element,
        boon.phase,
        boon.terrains,
        boon.resistances,
        boon.target,
        boon.foe,
        boon.seat,
    )


def _rest(realm: Realm, hero: Hero, combat: Combat, boons: Key) -> Key:
    turn = realm.turn
    return (
        realm.next_step,
        realm.turn.die_used,
        boons,
        turn.move,
        turn.influence,
        len(hero.hand) - len(hand_of(realm, hero)),
        tuple(hero.set_aside),
        tuple(sorted(realm.spell_offer)),
        combat.wounds,
        combat.knocked_out,
        combat.blocked,
        combat.fierce,
        combat.no_units,
        tuple([_unit(unit) for unit in hero.units]),
        tuple([_foe(foe) for foe in combat.foes]),
    )


def _unit(unit: Unit) -> Numbers:
    return (unit.card, len(unit.wounds), unit.hit, unit.banner, unit.banner_used, unit.mana)


def _foe(foe: Foe) -> Key:
    if foe.defeated:
        return (foe.token,)
    return (
        foe.token,
        foe.hidden,
        tuple(foe.attacks),
        tuple(foe.attack_change),
        foe.armour_change,
        foe.armour_due,
        foe.armour_one,
        foe.lost_resistances,
        foe.lost_abilities,
        foe.no_site_walls,
        foe.vampire,
        foe.defended,
        foe.defends,
        tuple(foe.first),
        tuple(foe.gained_abilities),
        tuple(foe.lost_elements),
        tuple([(each.amount, each.range, each.element) for each in foe.aimed]),
        foe.aimed_block,
        foe.doomed,
    )
