"""Battles between heroes (MK-11), one choice per step.

The hero whose cards are played has the floor: its turn and its view of the fight are in the realm,
those of the other hero wait in the battle.
"""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal
from questhall.kernel.offers import carry_out

from ...printed.kinds import FORTIFIED_SITES, Element, Range, Site
from ...state.battle import Battle
from ...state.combat import AttackState, Foe
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase, Turn
from ..cards.healing import lose_healing
from ..cards.playing import ask_with_hand, play_options
from ..cards.points import drop_block
from ..cards.skills import begin_under_skills
from ..cards.tactics import before_turn
from ..cards.tracks import change_reputation
from ..cards.wounds import others_in
from ..combat.blocks import block_succeeds, block_value, promise_attacks
from ..combat.conversions import conversions
from ..combat.damage import ignored_damage
from ..combat.opponents import facing, refresh, send_in, share_of, stand_down
from ..combat.strikes import points_against
from ..deals import Deal
from ..foes import attack_value, walls_are_ignored
from ..map.movement import allows_many, heroes_on
from ..round.between_turns import between_turns
from ..round.start_of_turn import benefits_of_start
from ..scenario import scenario_of
from .end import battle_of, change_floor, end_in_draw, forget_attack, give_floor

BOTH = 2  # passes in succession
ASSAULT = -1  # reputation (MK-8.1.2)


# -- how it begins (MK-11.1, MK-11.2) ------------------------------------------------


def may_battle(realm: Realm, hero: Hero, other: Hero) -> bool:
    """MK-6.8.7, MK-11.1.1"""
    if not realm.rules.hero_battles or realm.rules.same_team(hero.seat, other.seat):
        return False
    if realm.round_ended_by != NOTHING or realm.scenario_ended:
        return False
    return not other.token_down


def opponent_on(realm: Realm, hero: Hero) -> Hero | None:
    """The hero that is attacked by staying where it is (MK-6.8.3)."""
    if allows_many(realm, hero.space):
        return None
    for other in heroes_on(realm, hero, hero.space):
        if may_battle(realm, hero, other):
            return other
    return None


def assault_owner(realm: Realm, hero: Hero, owner: Hero) -> None:
    """Assault a site whose owner is at home (MK-6.8.4, MK-8.1.2)."""
    if scenario_of(realm).assault_costs_reputation:
        change_reputation(realm, hero, ASSAULT, "MK-8.1.2")
    begin_battle(realm, hero, owner)


def begin_battle(realm: Realm, hero: Hero, other: Hero) -> None:
    """MK-11.1.3: the battle is the aggressor's action; the defender chooses first."""
    turn = realm.turn
    turn.acted = True
    turn.move = 0
    turn.influence = 0
    lose_healing(realm)
    battle = Battle(hero.space, hero.seat, other.seat, turn, facing(hero.space, other))
    site = realm.site_at(hero.space)
    battle.walls = site in FORTIFIED_SITES and site != Site.CITY
    realm.battle = battle
    realm.turn = Turn(other.seat)
    realm.turn.acted = True
    realm.next_step = "preparation"
    realm.tell("battle", "MK-11.1.3", hero.seat, hero.space, other.seat)


def preparation(realm: Realm) -> Flow[None]:
    """Long or short; effects of other players' turns come first (MK-11.1.4)."""
    hero = realm.hero_of_turn()
    options: list[Option] = []
    if others_in(realm, hero.hand):  # MK-11.2.6
        options.append(Option("prepare-long", meant=PREPARE_LONG))
    options.append(Option("prepare-short", meant=PREPARE_SHORT))
    options.extend(between_turns(realm, hero))
    answer = yield ask_with_hand(hero, "preparation", options, "MK-11.2.1")
    yield from carry_out(realm, hero, answer)


class PrepareLong(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        yield from _prepare_long(realm, hero)
        _open(realm)


class PrepareShort(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.partial = True
        realm.turn.dice_left = 0
        realm.tell("prepares-short", "MK-11.2.7", hero.seat)
        _open(realm)
        return no_decisions()


PREPARE_LONG: Final = PrepareLong()
PREPARE_SHORT: Final = PrepareShort()


def _open(realm: Realm) -> None:
    battle = battle_of(realm)
    realm.combat = facing(battle.space, realm.heroes[battle.aggressor])
    realm.next_step = "assail"


def _prepare_long(realm: Realm, hero: Hero) -> Flow[None]:
    """The next turn in advance, with everything at its start (MK-11.2.1 to MK-11.2.3)."""
    realm.tell("prepares-long", "MK-11.2.1", hero.seat)
    hero.token_down = True
    realm.turn.then = "battle_over"
    hero.plundered = False
    yield from play_in_advance(realm, hero)


def play_in_advance(realm: Realm, hero: Hero) -> Flow[None]:
    """What may be done before a turn and at its start."""
    yield from before_turn(realm, hero)
    for skill in hero.skills:
        skill.used = False
    begin_under_skills(realm, hero)
    benefits_of_start(realm, hero)


# -- attack and block (MK-11.3, MK-11.4) ---------------------------------------------


def assail(realm: Realm) -> Flow[None]:
    """The attacker gathers an attack, or passes (MK-11.3.3)."""
    battle = battle_of(realm)
    hero = _at(realm, battle, Phase.ATTACK if battle.melee else Phase.RANGED)
    options = conversions(realm, hero) + play_options(realm, hero)
    value = sum(counted(realm, battle))
    if value:
        options.append(Option("attack-hero", NOTHING, NOTHING, value, meant=ATTACK_HERO))
    options.append(refusal("pass", meant=PASS))
    rule = "MK-11.4.1" if battle.melee else "MK-11.3.3"
    answer = yield ask_with_hand(hero, "assail", options, rule, amount=value)
    yield from carry_out(realm, hero, answer)


class AttackHero(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        _attack(realm, battle_of(realm))
        return no_decisions()


class Pass(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        _pass(realm, battle_of(realm), hero)
        return no_decisions()


ATTACK_HERO: Final = AttackHero()
PASS: Final = Pass()


def _at(realm: Realm, battle: Battle, phase: int) -> Hero:
    combat = realm.combat
    assert combat is not None
    realm.turn.phase = phase
    hero = realm.hero_of_turn()
    refresh(combat, realm.heroes[battle.opponent_of(hero.seat)])
    return hero


def _siege_only(realm: Realm, battle: Battle) -> bool:
    """MK-11.3.5; walls once broken stay broken for the whole battle (MK-11.6.8)."""
    if battle.melee or not battle.walls or battle.attacker != battle.aggressor:
        return False
    return not walls_are_ignored(realm)


def counted(realm: Realm, battle: Battle) -> list[int]:
    """The attack gathered so far, by element."""
    combat = realm.combat
    assert combat is not None
    siege_only = _siege_only(realm, battle)
    return [points_against(realm, combat, element, siege_only) for element in range(4)]


def _attack(realm: Realm, battle: Battle) -> None:
    battle.passes = 0
    battle.points = counted(realm, battle)
    if _siege_only(realm, battle):
        battle.shares = [share for share in battle.shares if share.range == Range.SIEGE]
    realm.tell("attacks-hero", "MK-11.3.4", battle.attacker, amount=sum(battle.points))
    change_floor(realm, battle)
    combat = realm.combat
    assert combat is not None
    send_in(combat, battle.shares)
    realm.next_step = "parry"


def _pass(realm: Realm, battle: Battle, hero: Hero) -> None:
    """When both pass, melee follows, or the battle is over (MK-11.3.15, MK-11.4.5)."""
    realm.tell("passes", "MK-11.3.3", hero.seat)
    forget_attack(realm, battle)
    battle.passes += 1
    if battle.passes < BOTH:
        change_floor(realm, battle)
        battle.attacker = realm.turn.seat
        return
    if battle.melee:
        end_in_draw(realm, battle)
        return
    battle.passes = 0
    battle.melee = True
    battle.attacker = battle.aggressor  # MK-11.4.1
    give_floor(realm, battle, battle.aggressor)


def parry(realm: Realm) -> Flow[None]:
    """The blocker gathers blocks (MK-11.3.7)."""
    battle = battle_of(realm)
    hero = _at(realm, battle, Phase.BLOCK)
    left = max(0, coming_through(realm, battle, arriving(realm, battle)))
    options = conversions(realm, hero) + play_options(realm, hero)
    options.append(Option("stand", NOTHING, NOTHING, left, meant=STAND))
    answer = yield ask_with_hand(hero, "parry", options, "MK-11.3.7", amount=left)
    yield from carry_out(realm, hero, answer)


class Stand(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _settle_attack(realm, battle_of(realm), hero)


STAND: Final = Stand()


def arriving(realm: Realm, battle: Battle) -> list[int]:
    """The attack by element, without what the blocker kept from it (MK-11.6.9)."""
    combat = realm.combat
    assert combat is not None
    points = battle.points[:]
    for foe in combat.foes:
        lost = _kept_back(realm, battle, foe)
        for share in battle.shares:
            if share.card == foe.token and lost > 0:
                taken = min(lost, share.amount, points[share.element])
                points[share.element] -= taken
                lost -= taken
    return points


def _kept_back(realm: Realm, battle: Battle, foe: Foe) -> int:
    """How much less the unit contributes now."""
    combat = realm.combat
    assert combat is not None
    share = share_of(foe.token, battle.shares)
    if foe.attacks[0] == AttackState.CANCELLED:
        return share
    return max(0, share - attack_value(combat, foe, 0))


def coming_through(realm: Realm, battle: Battle, points: list[int]) -> int:
    """MK-11.3.9, MK-11.3.10, MK-11.4.1; below 0 if there is more block than needed."""
    combat = realm.combat
    assert combat is not None
    block = block_value(combat, elements_in(points), not battle.melee)
    return sum(points) - (block if battle.melee else block // 2)


def elements_in(points: list[int]) -> list[int]:
    return [element for element in range(4) if points[element] > 0]


def _settle_attack(realm: Realm, battle: Battle, hero: Hero) -> Flow[None]:
    """MK-11.3.11: the rest is damage."""
    points = arriving(realm, battle)
    left = coming_through(realm, battle, points)
    battle.elements = elements_in(points)
    if left <= 0:
        yield from _repel(realm, hero, -left)
    stand_down(realm)
    drop_block(realm)
    battle.damage = max(0, left)
    if left > 0:
        battle.damage = max(0, left - ignored_damage(realm, _element_of(battle)))
    realm.tell("damage", "MK-11.3.11", hero.seat, amount=battle.damage)
    realm.next_step = "spoils"


def _element_of(battle: Battle) -> int:
    """One element for effects that need one: physical only if there is no other."""
    others = [element for element in battle.elements if element != Element.PHYSICAL]
    return others[0] if others else Element.PHYSICAL


def _repel(realm: Realm, hero: Hero, beyond: int) -> Flow[None]:
    """The attack was reduced to zero: the block succeeded, against one attacking unit of the
    blocker's choice (MK-11.6.5)."""
    combat = realm.combat
    assert combat is not None
    attacking = [
        foe.token for foe in combat.foes if foe.attacks[0] == AttackState.OPEN and not foe.hidden
    ]
    combat.blocked += 1 + len(attacking)
    if not attacking:
        promise_attacks(realm)
        return
    options = [Option("aim", token) for token in attacking]
    answer = yield Decision([hero.seat], "which-enemy", options, "MK-11.6.5")
    combat.blocked -= 1
    block_succeeds(realm, combat, combat.foe_of(answer.what), 0, beyond)
