"""Interaction with locals (MK-7)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ending

from ...printed.kinds import Mana, Site
from ...state.boons import BoonWord, boons_of, drop_boon, has_boon
from ...state.heroes import Hero
from ...state.realm import Place, Realm
from ...state.turn import Phase
from ..cards.gaining import gain_unit, has_free_bond, take_from_offer, unit_named
from ..cards.mana import can_pay, pay, payable_colours
from ..cards.playing import ask_with_hand, perform, play_options
from ..cards.tracks import NO_TALK, change_reputation, gain_fame, influence_of
from ..scenario import script_of
from .cities import colours_of
from .movement import is_ours

SPELL_PRICE = 7
TRAINING_PRICE = 6
PEACE_PRICE = 2
ARTIFACT_PRICE = 12
HEALING_PRICE = {Site.VILLAGE: 3, Site.MONASTERY: 2}
ELITE_PRICE = 2
BOND_DISCOUNT = 5  # Bonds of Loyalty


def may_interact(realm: Realm, hero: Hero) -> bool:
    """MK-7.1.1, MK-7.2.2"""
    place = realm.places.get(hero.space)
    if place is None:
        return False
    if influence_of(hero) == NO_TALK and not has_boon(realm, BoonWord.IGNORE_REPUTATION):
        return False
    return is_inhabited_for(realm, hero, place)


def is_inhabited_for(realm: Realm, hero: Hero, place: Place) -> bool:
    if place.site in (Site.VILLAGE, Site.MONASTERY):
        return True
    if not place.conquered:
        return False
    if place.site == Site.KEEP or (place.site == Site.MAGE_TOWER and realm.rules.owned_towers):
        return is_ours(realm, hero, place.shields[-1])
    return place.site in (Site.MAGE_TOWER, Site.CITY)


def begin_interaction(realm: Realm, hero: Hero) -> None:
    """The modifiers are fixed now, and count once (MK-7.2.1, MK-7.2.4)."""
    turn = realm.turn
    turn.acted = True
    turn.move = 0
    turn.phase = Phase.TALKING
    turn.reputation = 0 if has_boon(realm, BoonWord.IGNORE_REPUTATION) else influence_of(hero)
    turn.modifier = turn.reputation
    place = realm.places[hero.space]
    if place.site == Site.CITY:  # MK-7.2.3
        turn.modifier += place.shields.count(hero.seat)
    turn.influence = turn.modifier
    realm.next_step = "interaction"
    realm.tell("interacts", "MK-7.1.1", hero.seat, hero.space)


def interaction(realm: Realm) -> Flow[None]:
    """One purchase or one effect (MK-7.3)."""
    hero = realm.hero_of_turn()
    realm.turn.phase = Phase.TALKING
    options = purchases(realm, hero) + play_options(realm, hero)
    options.append(ending("end-interaction"))
    to_spend = max(0, realm.turn.influence)
    answer = yield ask_with_hand(hero, "interaction", options, "MK-7.3.1", hero.space, to_spend)
    if answer.verb == "end-interaction":
        realm.turn.influence = 0
        realm.turn.phase = Phase.AFTERWARDS
        realm.next_step = "afterwards"
        return
    done = yield from perform(realm, hero, answer)
    if not done:
        yield from buy(realm, hero, answer)


def purchases(realm: Realm, hero: Hero) -> list[Option]:
    influence = realm.turn.influence
    options = _units_to_ready(realm, hero)
    if has_boon(realm, BoonWord.PEACE):
        if influence >= PEACE_PRICE:
            options.append(Option("buy-healing", NOTHING, NOTHING, PEACE_PRICE))
        return options
    place = realm.places[hero.space]
    for card in realm.unit_offer:
        if is_hired_here(realm, place, card):
            options.extend(_ways_to_recruit(realm, hero, card))
    price = HEALING_PRICE.get(place.site)
    if price is not None and price <= influence:
        options.append(Option("buy-healing", NOTHING, NOTHING, price))
    if place.site == Site.MONASTERY and influence >= TRAINING_PRICE:
        options.extend([Option("train", card) for card in realm.monastery_offer])
    if place.site == Site.MAGE_TOWER or Mana.BLUE in colours_of(realm, place):
        options.extend(_spells_for_sale(realm, hero, influence))
    if place.site == Site.CITY:
        options.extend(_city_goods(realm, place, influence))
    for boon in boons_of(realm, BoonWord.LEARNING):
        if boon.amount <= influence:
            options.extend(
                [Option("learn", card, NOTHING, boon.amount) for card in realm.action_offer]
            )
    return options


def _units_to_ready(realm: Realm, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for boon in boons_of(realm, BoonWord.READY_FOR_INFLUENCE):
        for unit in hero.units:
            price = unit.kind.level * boon.amount
            allowed = unit.kind.level <= boon.which and price <= realm.turn.influence
            if allowed and not unit.ready:
                options.append(Option("buy-readiness", unit.card, NOTHING, price))
    return options


def is_hired_here(realm: Realm, place: Place, card: int) -> bool:
    """MK-7.3.1; the white city offers every unit (MK-7.3.8)."""
    if Mana.WHITE in colours_of(realm, place):
        return True
    return place.site in sites_of(realm, card)


def sites_of(realm: Realm, card: int) -> list[int]:
    """Where the unit may be recruited; a scenario may add sites."""
    return script_of(realm).sites_of_unit(realm.unit_card(card))


def _ways_to_recruit(realm: Realm, hero: Hero, card: int) -> list[Option]:
    """With a command token, or cheaper with Bonds of Loyalty."""
    if has_boon(realm, BoonWord.NO_RECRUITS):
        return []
    if realm.unit_card(card).takes_mana and not payable_colours(realm, hero):
        return []
    full = price_of(realm, card)
    options: list[Option] = []
    for price in sorted({full, max(0, full - discount(realm))}, reverse=True):
        if price <= realm.turn.influence:
            options.append(Option("recruit", card, NOTHING, price))
        bonded = max(0, price - BOND_DISCOUNT)
        if has_free_bond(hero) and bonded <= realm.turn.influence:
            options.append(Option("bond", card, NOTHING, bonded))
    return options


def discount(realm: Realm) -> int:
    return sum([boon.amount for boon in boons_of(realm, BoonWord.DISCOUNT)])


def price_of(realm: Realm, card: int) -> int:
    """Reputation is in the influence already; some units count it twice or reversed."""
    unit = realm.unit_card(card)
    return max(0, unit.cost - (unit.reputation - 1) * realm.turn.reputation)


def _spells_for_sale(realm: Realm, hero: Hero, influence: int) -> list[Option]:
    if influence < SPELL_PRICE:
        return []
    return [
        Option("buy-spell", card)
        for card in realm.spell_offer
        if can_pay(realm, hero, realm.deed(card).colour)
    ]


def _city_goods(realm: Realm, place: Place, influence: int) -> list[Option]:
    """Goods by the colour of the city (MK-7.3.8)."""
    options: list[Option] = []
    cities = colours_of(realm, place)
    if Mana.RED in cities and influence >= ARTIFACT_PRICE:
        options.append(Option("buy-artifact"))
    if Mana.GREEN in cities and influence >= TRAINING_PRICE:
        options.extend([Option("buy-action", card) for card in realm.action_offer])
        if realm.actions:
            options.append(Option("buy-unseen"))
    if Mana.WHITE in cities and influence >= ELITE_PRICE and realm.elites:
        options.append(Option("add-elite"))
    return options


def buy(realm: Realm, hero: Hero, answer: Option) -> Flow[None]:
    turn = realm.turn
    if answer.verb in ("recruit", "bond"):
        turn.influence -= answer.amount
        bonded = answer.verb == "bond"
        full = max(0, price_of(realm, answer.what) - (BOND_DISCOUNT if bonded else 0))
        gained = yield from gain_unit(realm, hero, answer.what, False, bonded)
        if gained:
            note_recruit(realm, hero, answer.amount < full)
    elif answer.verb == "buy-healing":
        turn.influence -= answer.amount
        turn.healing += 1
    elif answer.verb == "buy-readiness":
        turn.influence -= answer.amount
        unit_named(hero, answer.what).ready = True
    elif answer.verb == "train":
        turn.influence -= TRAINING_PRICE
        realm.monastery_offer.remove(answer.what)
        hero.deck.append(answer.what)
        realm.all_remember(answer.what)
    elif answer.verb == "buy-spell":
        turn.influence -= SPELL_PRICE
        yield from pay(realm, hero, realm.deed(answer.what).colour, "MK-7.3.5", answer.what)
        take_from_offer(realm, realm.spell_offer, realm.spells, answer.what, hero.deck)
    elif answer.verb == "learn":
        _learn(realm, hero, answer.what, answer.amount)
    else:
        _buy_in_city(realm, hero, answer)


def _buy_in_city(realm: Realm, hero: Hero, answer: Option) -> None:
    turn = realm.turn
    if answer.verb == "buy-artifact":
        turn.influence -= ARTIFACT_PRICE
        turn.rewards.append("artifact")
    elif answer.verb == "buy-action":
        turn.influence -= TRAINING_PRICE
        take_from_offer(realm, realm.action_offer, realm.actions, answer.what, hero.deck)
    elif answer.verb == "buy-unseen":
        turn.influence -= TRAINING_PRICE
        hero.deck.append(realm.actions.pop())
        realm.mark_information()
    else:
        turn.influence -= ELITE_PRICE
        realm.unit_offer.append(realm.elites.pop())
        realm.mark_information()


def note_recruit(realm: Realm, hero: Hero, discounted: bool) -> None:
    for boon in boons_of(realm, BoonWord.FAME_PER_RECRUIT):
        gain_fame(realm, hero, boon.amount, "MK-4.5.3")
    for boon in boons_of(realm, BoonWord.REPUTATION_PER_RECRUIT):
        change_reputation(realm, hero, boon.amount, "MK-4.5.3")
    for boon in boons_of(realm, BoonWord.DISCOUNT) if discounted else []:
        change_reputation(realm, hero, -boon.which, "MK-4.5.3")
        drop_boon(realm, boon)


def _learn(realm: Realm, hero: Hero, card: int, price: int) -> None:
    """Learn once, for the influence on the card."""
    for boon in boons_of(realm, BoonWord.LEARNING):
        if boon.amount != price:
            continue
        realm.turn.influence -= price
        to = hero.hand if boon.which else hero.discard
        take_from_offer(realm, realm.action_offer, realm.actions, card, to)
        drop_boon(realm, boon)
        return
