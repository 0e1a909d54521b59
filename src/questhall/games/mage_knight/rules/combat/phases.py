"""The four phases of a fight (MK-8.3.2), one choice per step."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ending, no_decisions
from questhall.kernel.offers import carry_out

from ...printed.kinds import NO_COLOUR
from ...state.combat import Combat, Foe, Origin
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Phase
from ..cards.playing import ask_with_hand, play_options
from ..cards.points import drop_attack, drop_block
from ..deals import Deal
from ..foes import open_attacks, standing
from ..map.tokens import discard_token, draw_token
from .blocks import block_options
from .conversions import conversions
from .damage import resolve_damage
from .result import finish
from .strikes import drop_aimed, strike_options
from .unpredictable import attack_begins, ranged_is_over


def ranged(realm: Realm) -> Flow[None]:
    """Ranged and siege attacks (MK-8.4)."""
    combat, hero = _at(realm, Phase.RANGED)
    if not standing(combat):
        _end(realm, combat)
        return
    options = strike_options(realm) + conversions(realm, hero) + play_options(realm, hero)
    options.append(ending("end-phase", meant=END_RANGED))
    answer = yield ask_with_hand(hero, "ranged", options, "MK-8.4.1")
    yield from carry_out(realm, hero, answer)


class EndRanged(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        drop_attack(realm)
        drop_aimed(combat)
        ranged_is_over(realm, combat)
        _summon(realm, combat)
        realm.turn.phase = Phase.BLOCK
        realm.next_step = "block"
        return no_decisions()


END_RANGED: Final = EndRanged()


def block_phase(realm: Realm) -> Flow[None]:
    """MK-8.5"""
    combat, hero = _at(realm, Phase.BLOCK)
    if not open_attacks(combat):
        _to_attack(realm, combat)
        return
    options = block_options(realm, combat) + conversions(realm, hero) + play_options(realm, hero)
    options.append(ending("end-phase", meant=END_BLOCK))
    answer = yield ask_with_hand(hero, "block", options, "MK-8.5.1")
    yield from carry_out(realm, hero, answer)


class EndBlock(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        drop_block(realm)
        realm.turn.phase = Phase.DAMAGE
        realm.next_step = "damage"
        return no_decisions()


END_BLOCK: Final = EndBlock()


def damage_phase(realm: Realm) -> Flow[None]:
    """MK-8.6: the player chooses which attack is next (MK-8.6.1)."""
    combat, hero = _at(realm, Phase.DAMAGE)
    waiting = open_attacks(combat)
    if not waiting:
        _to_attack(realm, combat)
        return
    options = [
        Option("suffer", combat.foes[place].token, NOTHING, number, meant=SUFFER)
        for place, number in waiting
    ]
    options.extend(play_options(realm, hero))  # MK-8.3.9
    answer = yield ask_with_hand(hero, "damage", options, "MK-8.6.1")
    yield from carry_out(realm, hero, answer)


class Suffer(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        foe = combat.foe_of(option.what)
        yield from resolve_damage(realm, hero, combat, foe, option.amount)


SUFFER: Final = Suffer()


def attack_phase(realm: Realm) -> Flow[None]:
    """MK-8.7"""
    combat, hero = _at(realm, Phase.ATTACK)
    if not standing(combat):
        _end(realm, combat)
        return
    options = strike_options(realm) + conversions(realm, hero) + play_options(realm, hero)
    options.append(ending("end-fight", meant=END_FIGHT))
    answer = yield ask_with_hand(hero, "attack", options, "MK-8.7.1")
    yield from carry_out(realm, hero, answer)


class EndFight(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        combat = realm.combat
        assert combat is not None
        _end(realm, combat)
        return no_decisions()


END_FIGHT: Final = EndFight()


def _at(realm: Realm, phase: int) -> tuple[Combat, Hero]:
    combat = realm.combat
    assert combat is not None
    realm.turn.phase = phase
    return combat, realm.hero_of_turn()


def _end(realm: Realm, combat: Combat) -> None:
    drop_attack(realm)
    finish(realm, combat)


# -- between the phases ------------------------------------------------------------


def _summon(realm: Realm, combat: Combat) -> None:
    """MK-8.5.2: each summoner draws a token, and hides until the attack phase."""
    for place in standing(combat):
        foe = combat.foes[place]
        for number in range(len(foe.attacks)):
            colour = foe.kind.attacks[number].summons
            if colour == NO_COLOUR or foe.attacks[number] != 0:
                continue
            token = draw_token(realm, colour)
            if token == NOTHING:
                continue
            realm.mark_information()
            realm.tell("summons", "MK-8.5.2", foe.token, token)
            summoned = Foe(token, realm.enemy(token), Origin.SUMMONED, foe.space)
            summoned.summoner = place
            combat.foes.append(summoned)
            foe.hidden = True


def _to_attack(realm: Realm, combat: Combat) -> None:
    """Summoned enemies leave, summoners return (MK-8.5.9, MK-8.6.15)."""
    for foe in combat.foes:
        if foe.origin == Origin.SUMMONED and not foe.defeated:
            foe.defeated = True
            discard_token(realm, foe.token)
        foe.hidden = False
    drop_block(realm)
    attack_begins(realm, combat)
    realm.turn.phase = Phase.ATTACK
    realm.next_step = "attack"
