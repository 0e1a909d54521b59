"""Mana (MK-4.4): the Source, tokens, crystals, and when each may be used."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.dice import Die as KindOfDie

from ...printed.cards import Effect
from ...printed.kinds import BASIC_COLOURS, COLOURS, Mana
from ...state.boons import BoonWord, add_boon, boons_of, drop_boon, has_boon
from ...state.heroes import Hero
from ...state.realm import Die, Realm
from ...state.turn import Boon
from .wounds import take_wound

MOST_CRYSTALS = 3  # of a colour (MK-4.4.2)
MANA_DIE: Final = KindOfDie("mana", list(COLOURS))  # MK-2.0.2
OPPOSITE = (Mana.BLUE, Mana.RED, Mana.WHITE, Mana.GREEN)  # of each basic colour (Polarization)


def is_night(realm: Realm) -> bool:
    """MK-8.3.10: it is always night in dungeons and tombs."""
    return not realm.day or (realm.combat is not None and realm.combat.night_rules)


def gold_works(realm: Realm) -> bool:
    """MK-4.4.5, MK-4.4.6"""
    return not is_night(realm) or has_boon(realm, BoonWord.GOLD_BY_NIGHT)


def black_works(realm: Realm) -> bool:
    return is_night(realm) or has_boon(realm, BoonWord.BLACK_BY_DAY)


def serves_as(realm: Realm, mana: int, colour: int) -> bool:
    """Can mana of one colour be spent as another now?"""
    if _serves_plainly(realm, mana, colour):
        return True
    return has_boon(realm, BoonWord.POLARIZED) and _is_opposite(realm, mana, colour)


def _is_opposite(realm: Realm, mana: int, colour: int) -> bool:
    """For Polarization; by day black is opposite to every basic colour, by night gold to black."""
    if mana < BASIC_COLOURS:
        return OPPOSITE[mana] == colour
    if is_night(realm):
        return mana == Mana.GOLD and colour == Mana.BLACK
    return mana == Mana.BLACK and colour < BASIC_COLOURS


def _serves_plainly(realm: Realm, mana: int, colour: int) -> bool:
    if mana == Mana.GOLD:
        return gold_works(realm) and colour < BASIC_COLOURS
    if mana == Mana.BLACK:
        if colour == Mana.BLACK:
            return black_works(realm)
        return colour < BASIC_COLOURS and has_boon(realm, BoonWord.BLACK_AS_ANY)
    return mana == colour


def usable_dice(realm: Realm, hero: Hero, colour: int) -> list[int]:
    """The dice of the Source, and the hero's own, that could pay this colour."""
    found: list[int] = []
    turn = realm.turn
    if has_boon(realm, BoonWord.NO_DICE):
        return found
    for place in range(len(realm.source)):
        die = realm.source[place]
        if die.used or die.claimed or (die.owner != NOTHING and die.owner != hero.seat):
            continue
        if die.owner == NOTHING and turn.dice_left <= 0:
            continue
        if die.owner != NOTHING and turn.partial:  # MK-11.2.9
            continue
        if _die_serves(realm, die, colour) and not _is_unfriendly(realm, die, colour):
            found.append(place)
    return found


def _die_serves(realm: Realm, die: Die, colour: int) -> bool:
    return serves_as(realm, die.colour, colour) or _serves_as_die(realm, die.colour, colour)


def _serves_as_die(realm: Realm, shown: int, colour: int) -> bool:
    if shown < BASIC_COLOURS or colour >= BASIC_COLOURS:
        return False
    return has_boon(realm, BoonWord.DIE_AS_ANY) or (
        shown == Mana.BLACK and has_boon(realm, BoonWord.BLACK_DIE_AS_ANY)
    )


def _is_unfriendly(realm: Realm, die: Die, colour: int) -> bool:
    """MK-14.5.4: gold may not be used while a die of the colour itself is in the Source."""
    if not realm.rules.friendly_mana or die.colour != Mana.GOLD or not realm.day:
        return False
    for other in realm.source:
        if other.colour == colour and not other.used and other.owner == NOTHING:
            return True
    return False


def payments(realm: Realm, hero: Hero, colour: int) -> list[Option]:
    """The ways to pay one mana of the colour (MK-4.4.11): tokens, dice, crystals."""
    for boon in boons_of(realm, BoonWord.ENDLESS):
        if boon.colour == colour or (colour == Mana.BLACK and black_works(realm)):
            return [Option("pay-endless", colour)]
    options: list[Option] = []
    for mana in range(len(hero.mana)):
        if hero.mana[mana] and serves_as(realm, mana, colour):
            options.append(Option("pay-token", mana))
    seen: list[int] = []
    for place in usable_dice(realm, hero, colour):
        die = realm.source[place]
        look = die.colour * 2 + (die.owner != NOTHING)
        if look not in seen:
            seen.append(look)
            options.append(Option("pay-die", die.colour, place))
    for mana in range(BASIC_COLOURS):
        if hero.crystals[mana] and serves_as(realm, mana, colour):
            options.append(Option("pay-crystal", mana))
    return options


def _payable(realm: Realm, hero: Hero, colour: int) -> list[Option]:
    """Mana that must be spent at once comes before all other (Invocation)."""
    options = payments(realm, hero, colour)
    if has_boon(realm, BoonWord.DUE):
        return [option for option in options if is_due(realm, option)]
    return options


def is_due(realm: Realm, payment: Option) -> bool:
    """Is this the mana that must be spent at once?"""
    for boon in boons_of(realm, BoonWord.DUE):
        if payment.verb == "pay-token" and payment.what == boon.colour:
            return True
    return False


def can_pay(realm: Realm, hero: Hero, colour: int) -> bool:
    return len(_payable(realm, hero, colour)) > 0


def payable_colours(realm: Realm, hero: Hero) -> list[int]:
    """The basic colours of which the hero could pay one mana."""
    return [colour for colour in range(BASIC_COLOURS) if can_pay(realm, hero, colour)]


def can_pay_both(realm: Realm, hero: Hero, colour: int, other: int) -> bool:
    """Two mana at once, for the strong effect of a spell (MK-4.1.4)."""
    return len(_first_payments(realm, hero, colour, other)) > 0


def _first_payments(realm: Realm, hero: Hero, colour: int, other: int) -> list[Option]:
    """Payments of the first mana that leave a payment for the second."""
    second = payments(realm, hero, other)
    options: list[Option] = []
    for one in payments(realm, hero, colour):
        for two in second:
            if _share_purse(realm, hero, one, two):
                continue
            if _is_bent(realm, one, colour) and _is_bent(realm, two, other):
                continue
            if not has_boon(realm, BoonWord.DUE) or is_due(realm, one) or is_due(realm, two):
                options.append(one)
                break
    return options


def _is_bent(realm: Realm, payment: Option, colour: int) -> bool:
    """Does it serve only by Polarization?"""
    if payment.verb == "pay-endless" or _serves_plainly(realm, payment.what, colour):
        return False
    return payment.verb != "pay-die" or not _serves_as_die(realm, payment.what, colour)


def _share_purse(realm: Realm, hero: Hero, one: Option, two: Option) -> bool:
    """Would both payments need the same token, die or permission to use a die?"""
    if one.verb != two.verb or one.verb == "pay-endless":
        return False
    if one.verb == "pay-token":
        return one.what == two.what and hero.mana[one.what] < 2
    if one.verb == "pay-crystal":
        return one.what == two.what and hero.crystals[one.what] < 2
    if one.where == two.where:
        return True
    own = realm.source[one.where].owner != NOTHING or realm.source[two.where].owner != NOTHING
    return realm.turn.dice_left < 2 and not own


def pay(realm: Realm, hero: Hero, colour: int, rule: str, what: int) -> Flow[None]:
    """Spend one mana of the colour; the player chooses where it comes from."""
    ways = _payable(realm, hero, colour)
    yield from pay_with(realm, hero, ways, colour, rule, what)


def pay_with(
    realm: Realm, hero: Hero, ways: list[Option], colour: int, rule: str, what: int
) -> Flow[None]:
    answer = yield Decision([hero.seat], "pay", ways, rule, what, NOTHING, colour)
    _spend_as(realm, hero, answer, colour)
    realm.tell("pays", rule, what, NOTHING, colour)


def ways_to_pay(realm: Realm, hero: Hero, colour: int, effect: Effect) -> list[Option]:
    """The ways to pay that leave the mana the effect itself will need (MK-4.1.10)."""
    ways = _payable(realm, hero, colour)
    if not effect.asks_mana():
        return ways
    return [way for way in ways if _is_possible_after(realm, hero, way, colour, effect)]


def _is_possible_after(realm: Realm, hero: Hero, way: Option, colour: int, effect: Effect) -> bool:
    mana = hero.mana
    crystals = hero.crystals
    dice = realm.turn.dice_left
    boons = realm.turn.boons
    used_up = _used_up(realm, way, colour)
    realm.turn.boons = [boon for boon in boons if boon not in used_up]
    hero.mana = mana[:]
    hero.crystals = crystals[:]
    if way.verb == "pay-token":
        hero.mana[way.what] -= 1
    elif way.verb == "pay-crystal":
        hero.crystals[way.what] -= 1
    elif way.verb == "pay-die":
        die = realm.source[way.where]
        die.used = True
        realm.turn.dice_left -= 1 if die.owner == NOTHING else 0
    found = effect.useful(realm, hero)
    hero.mana = mana
    hero.crystals = crystals
    realm.turn.dice_left = dice
    realm.turn.boons = boons
    if way.verb == "pay-die":
        realm.source[way.where].used = False
    return found


def pay_both(realm: Realm, hero: Hero, colour: int, other: int, rule: str, what: int) -> Flow[None]:
    """The first payment must leave the second possible."""
    options = _first_payments(realm, hero, colour, other)
    yield from pay_with(realm, hero, options, colour, rule, what)
    yield from pay(realm, hero, other, rule, what)


def _spend_as(realm: Realm, hero: Hero, payment: Option, colour: int) -> None:
    """Spend it with everything skills add: gold spent as red is red (MK-4.4.5)."""
    used_up = _used_up(realm, payment, colour)
    spend(realm, hero, payment)
    _feel_curse(realm, hero, colour)
    for boon in realm.turn.boons[:]:
        if boon in used_up:
            drop_boon(realm, boon)
        elif boon.word == BoonWord.ENHANCED and colour < BASIC_COLOURS:
            drop_boon(realm, boon)
            gain_crystal(realm, hero, colour)
            for skill in hero.skills:
                if skill.card == boon.card:
                    skill.counter = colour
        elif boon.word == BoonWord.EXPLOITED and colour < BASIC_COLOURS and colour != boon.colour:
            drop_boon(realm, boon)
            take_wound(realm, hero, "MK-4.3.4")


def _used_up(realm: Realm, payment: Option, colour: int) -> list[Boon]:
    """Use up what made this payment possible, so that it makes no second one possible."""
    found: list[Boon] = []
    if _is_bent(realm, payment, colour):
        found.extend(boons_of(realm, BoonWord.POLARIZED))
    if is_due(realm, payment):
        found.extend(boons_of(realm, BoonWord.DUE))
    black_die = payment.verb == "pay-die" and payment.what == Mana.BLACK and colour < BASIC_COLOURS
    if (
        black_die
        and not has_boon(realm, BoonWord.DIE_AS_ANY)
        and not has_boon(realm, BoonWord.BLACK_AS_ANY)
    ):
        found.extend(boons_of(realm, BoonWord.BLACK_DIE_AS_ANY)[:1])
    return found


def spend(realm: Realm, hero: Hero, payment: Option) -> None:
    if payment.verb == "pay-token":
        hero.mana[payment.what] -= 1
    elif payment.verb == "pay-crystal":
        hero.crystals[payment.what] -= 1
        realm.turn.crystals_spent[payment.what] += 1
    elif payment.verb == "pay-die":
        take_die(realm, hero, payment.where)


def take_die(realm: Realm, hero: Hero, place: int) -> None:
    """MK-4.4.7, MK-4.4.8: a die is taken when it is used."""
    die = realm.source[place]
    die.used = True
    die.user = hero.seat
    realm.turn.die_used = True
    if die.owner == NOTHING:
        realm.turn.dice_left -= 1
    realm.tell("takes-die", "MK-4.4.7", hero.seat, place, die.colour)


def _feel_curse(realm: Realm, hero: Hero, colour: int) -> None:
    """Mana Curse: a wound, once per turn, for mana of another hero's cursed colour."""
    if has_boon(realm, BoonWord.CURSE_FELT):
        return
    for die in realm.source:
        if die.cursed and die.colour == colour and die.owner != hero.seat:
            add_boon(realm, BoonWord.CURSE_FELT, NOTHING)
            take_wound(realm, hero, "MK-4.5.3")
            return


def claimed_mana(realm: Realm, hero: Hero) -> None:
    """Mana Claim: a token at the start of each turn until the end of the round."""
    for die in realm.source:
        if die.pays_each_turn and die.owner == hero.seat:
            gain_mana(realm, hero, die.colour)


def gain_mana(realm: Realm, hero: Hero, colour: int, count: int = 1) -> None:
    """MK-4.7.1"""
    hero.mana[colour] += count
    realm.tell("gains-mana", "MK-4.7.1", hero.seat, colour, count)


def gain_crystal(realm: Realm, hero: Hero, colour: int) -> None:
    """MK-4.7.2: what does not fit becomes a token."""
    if hero.crystals[colour] >= MOST_CRYSTALS:
        gain_mana(realm, hero, colour)
        return
    hero.crystals[colour] += 1
    realm.tell("gains-crystal", "MK-4.7.2", hero.seat, colour)


def store_crystal(realm: Realm, hero: Hero, colour: int, rule: str) -> None:
    """A crystal from a mine or a reward: it is lost if it does not fit (MK-9.4.2, MK-9.5.2)."""
    if hero.crystals[colour] < MOST_CRYSTALS:
        hero.crystals[colour] += 1
        realm.tell("gains-crystal", rule, hero.seat, colour)


# -- rolling -----------------------------------------------------------------------


def roll(realm: Realm) -> int:
    """The colour that a mana die shows."""
    return MANA_DIE.thrown(realm.chance)


def roll_source(realm: Realm) -> None:
    """MK-2.1.13: at least half must be basic, otherwise black and gold are rolled again."""
    realm.mark_information()
    for die in realm.source:
        die.colour = roll(realm)
        die.used = False
        die.user = NOTHING
        die.kept = False
        die.owner = NOTHING
        die.claimed = die.pays_each_turn = die.cursed = False
    needed = (len(realm.source) + 1) // 2
    while sum([1 for die in realm.source if die.colour < BASIC_COLOURS]) < needed:
        for die in realm.source:
            if die.colour >= BASIC_COLOURS:
                die.colour = roll(realm)
    realm.tell_values("source", "MK-2.1.13", [die.colour for die in realm.source])


def return_dice(realm: Realm) -> None:
    """MK-9.1.1: return the dice of this turn; other turns may be under way (MK-12.6.2)."""
    for die in realm.source:
        if die.used and die.user in (NOTHING, realm.turn.seat):
            if not die.kept:
                realm.mark_information()
                die.colour = roll(realm)
                realm.tell("rerolls", "MK-9.1.1", die.colour)
            die.used = False
            die.user = NOTHING
            die.kept = False
            die.owner = NOTHING
