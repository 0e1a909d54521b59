"""Turning points of one kind into another (MK-5.6.8), and using promised attacks and blocks."""

from questhall.kernel.decisions import NOTHING, Option

from ...printed.cards import EnemyAbility, Play
from ...printed.kinds import NO_COLOUR, Element, Range
from ...state.boons import BoonWord, add_boon, boons_of, drop_boon, has_boon
from ...state.combat import AttackState
from ...state.heroes import Hero
from ...state.realm import Realm
from ...state.turn import Boon, Phase
from ..cards.points import gain_attack, gain_block
from ..foes import call_off, standing
from .blocks import blocks_made

MOVE_FOR_RANGED = 2  # move points for one point of attack
ELEMENTAL = ("convert-attack", "convert-block")


def conversions(realm: Realm) -> list[Option]:
    """What can be turned into something else now."""
    phase = realm.turn.phase
    if phase == Phase.ATTACK:
        return _in_the_attack_phase(realm)
    if phase == Phase.RANGED:
        options: list[Option] = []
        if has_boon(realm, BoonWord.MOVE_AS_RANGED):
            options.extend(_amounts(BoonWord.MOVE_AS_RANGED, realm.turn.move // MOVE_FOR_RANGED))
        return options + _attacks_to_stop(realm)
    if phase == Phase.BLOCK:
        return _in_the_block_phase(realm) + _attacks_to_stop(realm)
    return []


def _in_the_attack_phase(realm: Realm) -> list[Option]:
    options: list[Option] = []
    if has_boon(realm, BoonWord.MOVE_AS_ATTACK):
        options.extend(_amounts(BoonWord.MOVE_AS_ATTACK, realm.turn.move))
    for boon in boons_of(realm, BoonWord.LATER_ATTACK):
        _offer(options, _attack_of(boon))
    combat = realm.combat
    if combat is not None and not combat.wounds:
        for boon in boons_of(realm, BoonWord.NO_WOUND_ATTACK):
            _offer(options, Option("convert", BoonWord.NO_WOUND_ATTACK, NOTHING, boon.amount))
    return options


def _in_the_block_phase(realm: Realm) -> list[Option]:
    options: list[Option] = []
    for boon in boons_of(realm, BoonWord.INFLUENCE_AS_BLOCK):
        for option in _amounts(BoonWord.INFLUENCE_AS_BLOCK, realm.turn.influence):
            _offer(options, _block_of(boon, option.amount))
    later = _next_block(realm)
    if later is not None:
        _offer(options, _block_of(later, later.amount))
    return options


def _amounts(word: int, most: int) -> list[Option]:
    """All points at once, or one, so that the rest can serve another attack or a later phase."""
    options = [Option("convert", word, NOTHING, most)] if most > 0 else []
    if most > 1:
        options.append(Option("convert", word, NOTHING, 1))
    return options


def _attack_of(boon: Boon) -> Option:
    if boon.element == Element.PHYSICAL:
        return Option("convert", boon.word, NOTHING, boon.amount)
    return Option("convert-attack", boon.word, boon.element, boon.amount)


def _block_of(boon: Boon, amount: int) -> Option:
    if boon.element == Element.PHYSICAL:
        return Option("convert", boon.word, NOTHING, amount)
    return Option("convert-block", boon.word, boon.element, amount)


def _offer(options: list[Option], option: Option) -> None:
    """Offer it, unless an option that looks the same is offered already."""
    if not any(option.same_as(other) for other in options):
        options.append(option)


def is_conversion(option: Option) -> bool:
    return option.verb == "convert" or option.verb in ELEMENTAL


def convert(realm: Realm, hero: Hero, answer: Option) -> None:
    turn = realm.turn
    boon = _boon_meant(realm, answer)
    play = Play(boon.card, NO_COLOUR)
    if answer.what == BoonWord.MOVE_AS_ATTACK:
        turn.move -= answer.amount
        gain_attack(realm, hero, play, answer.amount, Range.MELEE, Element.PHYSICAL)
    elif answer.what == BoonWord.MOVE_AS_RANGED:
        turn.move -= answer.amount * MOVE_FOR_RANGED
        gain_attack(realm, hero, play, answer.amount, Range.RANGED, Element.PHYSICAL)
    elif answer.what == BoonWord.INFLUENCE_AS_BLOCK:
        turn.influence -= answer.amount
        gain_block(realm, hero, play, answer.amount, boon.element)
    elif answer.what == BoonWord.LATER_BLOCK:
        _block_again(realm, hero, play)
    else:
        gain_attack(realm, hero, play, boon.amount, Range.MELEE, boon.element)
        if boon.foe != NOTHING:
            add_boon(realm, BoonWord.POSSESSED, boon.card).foe = boon.foe
        drop_boon(realm, boon)


def _boon_meant(realm: Realm, answer: Option) -> Boon:
    """The boon that the option names by its element and, if it was promised, its points."""
    element = answer.where if answer.verb in ELEMENTAL else Element.PHYSICAL
    promised = answer.what in (
        BoonWord.LATER_ATTACK,
        BoonWord.LATER_BLOCK,
        BoonWord.NO_WOUND_ATTACK,
    )
    for boon in boons_of(realm, answer.what):
        if boon.element == element and (not promised or boon.amount == answer.amount):
            return boon
    raise AssertionError(f"nothing was promised of {answer.what}")


# -- Shield of the Fallen Kings --------------------------------------------------------


def _next_block(realm: Realm) -> Boon | None:
    """Each of its blocks waits for the one before it."""
    combat = realm.combat
    assert combat is not None
    for boon in boons_of(realm, BoonWord.LATER_BLOCK):
        if blocks_made(combat) > boon.least:
            return boon
    return None


def _block_again(realm: Realm, hero: Hero, play: Play) -> None:
    boon = _next_block(realm)
    combat = realm.combat
    assert boon is not None
    assert combat is not None
    drop_boon(realm, boon)
    for other in boons_of(realm, BoonWord.LATER_BLOCK):
        other.least = blocks_made(combat)
    gain_block(realm, hero, play, boon.amount, boon.element)


# -- Wings of Night --------------------------------------------------------------------


def _attacks_to_stop(realm: Realm) -> list[Option]:
    """Each further enemy costs one more move point."""
    combat = realm.combat
    assert combat is not None
    for boon in boons_of(realm, BoonWord.MOVE_STOPS_ATTACKS):
        if realm.turn.move >= boon.amount:
            return [
                Option("stop-attack", combat.foes[place].token, NOTHING, boon.amount)
                for place in standing(combat)
                if AttackState.OPEN in combat.foes[place].attacks
                and not combat.foes[place].has(EnemyAbility.ARCANE_IMMUNITY)
            ]
    return []


def stop_attack(realm: Realm, token: int) -> None:
    boon = boons_of(realm, BoonWord.MOVE_STOPS_ATTACKS)[0]
    realm.turn.move -= boon.amount
    boon.amount += 1
    combat = realm.combat
    assert combat is not None
    call_off(realm, combat.foe_of(token))
