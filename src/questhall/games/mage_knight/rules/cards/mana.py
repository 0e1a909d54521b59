"""Mana (MK-4.4): the Source, tokens, crystals, and when each may be used."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, meant_by
from questhall.kernel.dice import Die as KindOfDie

from ...printed.cards import Effect
from ...printed.kinds import BASIC_COLOURS, COLOURS, Mana
from ...state.boons import add_boon
from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Die, Realm
from ...state.turn import Boon
from ..audience import listeners
from .wounds import take_wound

MOST_CRYSTALS = 3  # of a colour (MK-4.4.2)
MANA_DIE: Final = KindOfDie("mana", list(COLOURS))  # MK-2.0.2
OPPOSITE = (Mana.BLUE, Mana.RED, Mana.WHITE, Mana.GREEN)  # of each basic colour (Polarization)


def is_night(realm: Realm) -> bool:
    """MK-8.3.10: it is always night in dungeons and tombs."""
    return not realm.day or (realm.combat is not None and realm.combat.night_rules)


def gold_works(realm: Realm) -> bool:
    """MK-4.4.5, MK-4.4.6"""
    if not is_night(realm):
        return True
    return True in [each.gold_by_night() for each in listeners(realm, Moment.gold_by_night)]


def black_works(realm: Realm) -> bool:
    if is_night(realm):
        return True
    return True in [each.black_by_day() for each in listeners(realm, Moment.black_by_day)]


def serves_as(realm: Realm, mana: int, colour: int) -> bool:
    """Can mana of one colour be spent as another now?"""
    if _serves_plainly(realm, mana, colour):
        return True
    for each in listeners(realm, Moment.serves_as_opposite):
        if each.serves_as_opposite() and _is_opposite(realm, mana, colour):
            return True
    return False


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
        return colour < BASIC_COLOURS and _black_is_any(realm)
    return mana == colour


def _black_is_any(realm: Realm) -> bool:
    return True in [each.black_as_any() for each in listeners(realm, Moment.black_as_any)]


def dice_are_forbidden(realm: Realm) -> bool:
    return True in [each.forbids_dice() for each in listeners(realm, Moment.forbids_dice)]


def usable_dice(realm: Realm, hero: Hero, colour: int) -> list[int]:
    """The dice of the Source, and the hero's own, that could pay this colour."""
    found: list[int] = []
    fit: dict[int, bool] = {}  # by what they show
    turn = realm.turn
    if dice_are_forbidden(realm):
        return found
    for place in range(len(realm.source)):
        die = realm.source[place]
        if die.used or die.claimed or (die.owner != NOTHING and die.owner != hero.seat):
            continue
        if die.owner == NOTHING and turn.dice_left <= 0:
            continue
        if die.owner != NOTHING and turn.partial:  # MK-11.2.9
            continue
        shown = die.colour
        if shown not in fit:
            fit[shown] = _die_serves(realm, die, colour) and not _is_unfriendly(realm, die, colour)
        if fit[shown]:
            found.append(place)
    return found


def _die_serves(realm: Realm, die: Die, colour: int) -> bool:
    return serves_as(realm, die.colour, colour) or _serves_as_die(realm, die.colour, colour)


def _serves_as_die(realm: Realm, shown: int, colour: int) -> bool:
    if shown < BASIC_COLOURS or colour >= BASIC_COLOURS:
        return False
    if _dice_are_any(realm):
        return True
    if shown != Mana.BLACK:
        return False
    return True in [each.black_die_as_any() for each in listeners(realm, Moment.black_die_as_any)]


def _dice_are_any(realm: Realm) -> bool:
    return True in [each.die_as_any() for each in listeners(realm, Moment.die_as_any)]


def _is_unfriendly(realm: Realm, die: Die, colour: int) -> bool:
    for each in listeners(realm, Moment.die_is_unfriendly):
        if each.die_is_unfriendly(realm, die.colour, colour):
            return True
    return False


class Purse:
    """Where mana comes from: endless mana here."""

    def spend(self, realm: Realm, hero: Hero, payment: Option) -> None:
        pass

    def is_short(self, realm: Realm, hero: Hero, one: Option, two: Option) -> bool:
        """Would both payments need the same token, die or permission to use a die?"""
        return False


class Tokens(Purse):
    def spend(self, realm: Realm, hero: Hero, payment: Option) -> None:
        hero.mana[payment.what] -= 1

    def is_short(self, realm: Realm, hero: Hero, one: Option, two: Option) -> bool:
        return one.what == two.what and hero.mana[one.what] < 2


class Crystals(Purse):
    def spend(self, realm: Realm, hero: Hero, payment: Option) -> None:
        hero.crystals[payment.what] -= 1
        realm.turn.crystals_spent[payment.what] += 1

    def is_short(self, realm: Realm, hero: Hero, one: Option, two: Option) -> bool:
        return one.what == two.what and hero.crystals[one.what] < 2


class Dice(Purse):
    def spend(self, realm: Realm, hero: Hero, payment: Option) -> None:
        take_die(realm, hero, payment.where)

    def is_short(self, realm: Realm, hero: Hero, one: Option, two: Option) -> bool:
        if one.where == two.where:
            return True
        dice = (realm.source[one.where], realm.source[two.where])
        own = dice[0].owner != NOTHING or dice[1].owner != NOTHING
        return realm.turn.dice_left < 2 and not own


ENDLESS: Final = Purse()
TOKEN: Final = Tokens()
CRYSTAL: Final = Crystals()
DIE: Final = Dice()


def payments(realm: Realm, hero: Hero, colour: int) -> list[Option]:
    """The ways to pay one mana of the colour (MK-4.4.11): tokens, dice, crystals."""
    for each in listeners(realm, Moment.endless):
        if each.endless(colour, black_works(realm)):
            return [Option("pay-endless", colour, meant=ENDLESS)]
    options: list[Option] = []
    for mana in range(len(hero.mana)):
        if hero.mana[mana] and serves_as(realm, mana, colour):
            options.append(Option("pay-token", mana, meant=TOKEN))
    seen: list[int] = []
    for place in usable_dice(realm, hero, colour):
        die = realm.source[place]
        look = die.colour * 2 + (die.owner != NOTHING)
        if look not in seen:
            seen.append(look)
            options.append(Option("pay-die", die.colour, place, meant=DIE))
    for mana in range(BASIC_COLOURS):
        if hero.crystals[mana] and serves_as(realm, mana, colour):
            options.append(Option("pay-crystal", mana, meant=CRYSTAL))
    return options


def _payable(realm: Realm, hero: Hero, colour: int) -> list[Option]:
    """Mana that must be spent at once comes before all other (Invocation)."""
    options = payments(realm, hero, colour)
    if listeners(realm, Moment.is_due):
        return [option for option in options if is_due(realm, option)]
    return options


def is_due(realm: Realm, payment: Option) -> bool:
    """Is this the mana that must be spent at once?"""
    for each in listeners(realm, Moment.is_due):
        if payment.meant is TOKEN and each.is_due(payment.what):
            return True
    return False


def can_pay(realm: Realm, hero: Hero, colour: int) -> bool:
    if listeners(realm, Moment.is_due) or listeners(realm, Moment.endless):
        return len(_payable(realm, hero, colour)) > 0
    for mana in range(len(hero.mana)):
        held = hero.mana[mana] > 0 or (mana < BASIC_COLOURS and hero.crystals[mana] > 0)
        if held and serves_as(realm, mana, colour):
            return True
    return len(usable_dice(realm, hero, colour)) > 0


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
            if not listeners(realm, Moment.is_due) or is_due(realm, one) or is_due(realm, two):
                options.append(one)
                break
    return options


def _is_bent(realm: Realm, payment: Option, colour: int) -> bool:
    """Does it serve only by Polarization?"""
    if payment.meant is ENDLESS or _serves_plainly(realm, payment.what, colour):
        return False
    return payment.meant is not DIE or not _serves_as_die(realm, payment.what, colour)


def _share_purse(realm: Realm, hero: Hero, one: Option, two: Option) -> bool:
    """Would both payments need the same token, die or permission to use a die?"""
    return one.meant is two.meant and meant_by(one, Purse).is_short(realm, hero, one, two)


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
    for each in used_up:
        each.is_spent(realm)
    hero.mana = mana[:]
    hero.crystals = crystals[:]
    if way.meant is TOKEN:
        hero.mana[way.what] -= 1
    elif way.meant is CRYSTAL:
        hero.crystals[way.what] -= 1
    elif way.meant is DIE:
        die = realm.source[way.where]
        die.used = True
        realm.turn.dice_left -= 1 if die.owner == NOTHING else 0
    found = effect.useful(realm, hero)
    hero.mana = mana
    hero.crystals = crystals
    realm.turn.dice_left = dice
    if used_up:
        realm.turn.set_boons(boons)
    if way.meant is DIE:
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
    for each in used_up:
        each.is_spent(realm)
    for each in listeners(realm, Moment.mana_spent):
        each.mana_spent(realm, hero, colour)


def _used_up(realm: Realm, payment: Option, colour: int) -> list[Moment]:
    """What made this payment possible, and makes no second one possible."""
    found: list[Moment] = []
    if _is_bent(realm, payment, colour):
        found.extend(listeners(realm, Moment.serves_as_opposite))
    if is_due(realm, payment):
        found.extend(listeners(realm, Moment.is_due))
    black_die = payment.meant is DIE and payment.what == Mana.BLACK and colour < BASIC_COLOURS
    if black_die and not _dice_are_any(realm) and not _black_is_any(realm):
        found.extend(listeners(realm, Moment.black_die_as_any)[:1])
    return found


def spend(realm: Realm, hero: Hero, payment: Option) -> None:
    meant_by(payment, Purse).spend(realm, hero, payment)


def take_die(realm: Realm, hero: Hero, place: int) -> None:
    """MK-4.4.7, MK-4.4.8: a die is taken when it is used."""
    die = realm.source[place]
    die.used = True
    die.user = hero.seat
    realm.turn.die_used = True
    if die.owner == NOTHING:
        realm.turn.dice_left -= 1
    realm.tell("takes-die", "MK-4.4.7", hero.seat, place, die.colour)


class CurseFelt(Boon):
    """Mana Curse has given its wound."""

    def curse_is_felt(self) -> bool:
        return True


def _feel_curse(realm: Realm, hero: Hero, colour: int) -> None:
    """Mana Curse: a wound, once per turn, for mana of another hero's cursed colour."""
    if True in [each.curse_is_felt() for each in listeners(realm, Moment.curse_is_felt)]:
        return
    for die in realm.source:
        if die.cursed and die.colour == colour and die.owner != hero.seat:
            add_boon(realm, CurseFelt, NOTHING)
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


def crystal_for(realm: Realm, hero: Hero, colour: int) -> Flow[None]:
    """A crystal of the card's colour; of any colour for a card without one."""
    if not 0 <= colour < BASIC_COLOURS:
        options = [Option("colour", each) for each in range(BASIC_COLOURS)]
        answer = yield Decision([hero.seat], "which-crystal", options, "MK-4.7.2")
        colour = answer.what
    gain_crystal(realm, hero, colour)


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
