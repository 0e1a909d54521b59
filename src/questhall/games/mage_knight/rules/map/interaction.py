"""Interaction with locals (MK-7)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ending, no_decisions
from questhall.kernel.offers import carry_out

from ...printed.kinds import Mana, Site
from ...state.heroes import Hero
from ...state.moments import Moment
from ...state.realm import Place, Realm
from ...state.turn import Phase
from ..audience import listeners
from ..cards.gaining import gain_unit, has_free_bond, take_from_offer, unit_named
from ..cards.mana import can_pay, pay, payable_colours
from ..cards.playing import ask_with_hand, play_options
from ..cards.tracks import NO_TALK, change_reputation, gain_fame, influence_of
from ..deals import Deal
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
    if influence_of(hero) == NO_TALK and not reputation_is_ignored(realm):
        return False
    return is_inhabited_for(realm, hero, place)


def reputation_is_ignored(realm: Realm) -> bool:
    return True in [
        each.ignores_reputation() for each in listeners(realm, Moment.ignores_reputation)
    ]


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
    turn.reputation = 0 if reputation_is_ignored(realm) else influence_of(hero)
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
    options.append(ending("end-interaction", meant=END_INTERACTION))
    to_spend = max(0, realm.turn.influence)
    answer = yield ask_with_hand(hero, "interaction", options, "MK-7.3.1", hero.space, to_spend)
    yield from carry_out(realm, hero, answer)


class EndInteraction(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence = 0
        realm.turn.phase = Phase.AFTERWARDS
        realm.next_step = "afterwards"
        return no_decisions()


END_INTERACTION: Final = EndInteraction()


def purchases(realm: Realm, hero: Hero) -> list[Option]:
    influence = realm.turn.influence
    options = _units_to_ready(realm, hero)
    if is_peaceful(realm):
        if influence >= PEACE_PRICE:
            options.append(Option("buy-healing", NOTHING, NOTHING, PEACE_PRICE, meant=BUY_HEALING))
        return options
    place = realm.places[hero.space]
    for card in realm.unit_offer:
        if is_hired_here(realm, place, card):
            options.extend(_ways_to_recruit(realm, hero, card))
    price = HEALING_PRICE.get(place.site)
    if price is not None and price <= influence:
        options.append(Option("buy-healing", NOTHING, NOTHING, price, meant=BUY_HEALING))
    if place.site == Site.MONASTERY and influence >= TRAINING_PRICE:
        options.extend([Option("train", card, meant=TRAIN) for card in realm.monastery_offer])
    if place.site == Site.MAGE_TOWER or Mana.BLUE in colours_of(realm, place):
        options.extend(_spells_for_sale(realm, hero, influence))
    if place.site == Site.CITY:
        options.extend(_city_goods(realm, place, influence))
    for each in listeners(realm, Moment.teaches_for):
        price = each.teaches_for()
        if price <= influence:
            for card in realm.action_offer:
                options.append(Option("learn", card, NOTHING, price, meant=LEARN))
    return options


def is_peaceful(realm: Realm) -> bool:
    """Does the influence of this turn buy nothing but peace?"""
    return True in [each.brings_peace() for each in listeners(realm, Moment.brings_peace)]


def takes_no_recruits(realm: Realm) -> bool:
    return True in [each.forbids_recruits() for each in listeners(realm, Moment.forbids_recruits)]


def _units_to_ready(realm: Realm, hero: Hero) -> list[Option]:
    options: list[Option] = []
    for each in listeners(realm, Moment.readies_for):
        for unit in hero.units:
            price = each.readies_for(unit.kind.level)
            if price != NOTHING and price <= realm.turn.influence and not unit.ready:
                options.append(
                    Option("buy-readiness", unit.card, NOTHING, price, meant=BUY_READINESS)
                )
    return options


def is_hired_here(realm: Realm, place: Place, card: int) -> bool:
    """MK-7.3.1; the white city offers every unit (MK-7.3.8)."""
    if Mana.WHITE in colours_of(realm, place):
        return True
    return place.site in sites_of(realm, card)


def sites_of(realm: Realm, card: int) -> list[int]:
    """Where the unit may be recruited; a scenario may add sites."""
    unit = realm.unit_card(card)
    sites = unit.sites
    for each in listeners(realm, Moment.sites_of_unit):
        sites = each.sites_of_unit(unit, sites)
    return sites


def _ways_to_recruit(realm: Realm, hero: Hero, card: int) -> list[Option]:
    """With a command token, or cheaper with Bonds of Loyalty."""
    if takes_no_recruits(realm):
        return []
    if realm.unit_card(card).takes_mana and not payable_colours(realm, hero):
        return []
    full = price_of(realm, card)
    options: list[Option] = []
    for price in sorted({full, max(0, full - discount(realm))}, reverse=True):
        if price <= realm.turn.influence:
            options.append(Option("recruit", card, NOTHING, price, meant=RECRUIT))
        bonded = max(0, price - BOND_DISCOUNT)
        if has_free_bond(hero) and bonded <= realm.turn.influence:
            options.append(Option("bond", card, NOTHING, bonded, meant=BOND))
    return options


def discount(realm: Realm) -> int:
    return sum([each.discount() for each in listeners(realm, Moment.discount)])


def price_of(realm: Realm, card: int) -> int:
    """Reputation is in the influence already; some units count it twice or reversed."""
    unit = realm.unit_card(card)
    return max(0, unit.cost - (unit.reputation - 1) * realm.turn.reputation)


def _spells_for_sale(realm: Realm, hero: Hero, influence: int) -> list[Option]:
    if influence < SPELL_PRICE:
        return []
    return [
        Option("buy-spell", card, meant=BUY_SPELL)
        for card in realm.spell_offer
        if can_pay(realm, hero, realm.deed(card).colour)
    ]


def _city_goods(realm: Realm, place: Place, influence: int) -> list[Option]:
    """Goods by the colour of the city (MK-7.3.8)."""
    options: list[Option] = []
    cities = colours_of(realm, place)
    if Mana.RED in cities and influence >= ARTIFACT_PRICE:
        options.append(Option("buy-artifact", meant=BUY_ARTIFACT))
    if Mana.GREEN in cities and influence >= TRAINING_PRICE:
        for card in realm.action_offer:
            options.append(Option("buy-action", card, meant=BUY_ACTION))
        if realm.actions:
            options.append(Option("buy-unseen", meant=BUY_UNSEEN))
    if Mana.WHITE in cities and influence >= ELITE_PRICE and realm.elites:
        options.append(Option("add-elite", meant=ADD_ELITE))
    return options


class Recruit(Deal):
    """With a command token."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _recruit(realm, hero, option, False)

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        return realm.unit_card(option.what).takes_mana


class Bond(Recruit):
    """Under Bonds of Loyalty."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _recruit(realm, hero, option, True)


class BuyHealing(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= option.amount
        realm.turn.healing += 1
        return no_decisions()


class BuyReadiness(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= option.amount
        unit_named(hero, option.what).ready = True
        return no_decisions()


class Train(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= TRAINING_PRICE
        realm.monastery_offer.remove(option.what)
        hero.deck.append(option.what)
        realm.all_remember(option.what)
        return no_decisions()


class BuySpell(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= SPELL_PRICE
        yield from pay(realm, hero, realm.deed(option.what).colour, "MK-7.3.5", option.what)
        take_from_offer(realm, realm.spell_offer, realm.spells, option.what, hero.deck)

    def costs_mana(self, realm: Realm, hero: Hero, option: Option) -> bool:
        return True


class Learn(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        _learn(realm, hero, option.what, option.amount)
        return no_decisions()


class BuyArtifact(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= ARTIFACT_PRICE
        realm.turn.rewards.append("artifact")
        return no_decisions()


class BuyAction(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= TRAINING_PRICE
        take_from_offer(realm, realm.action_offer, realm.actions, option.what, hero.deck)
        return no_decisions()


class BuyUnseen(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= TRAINING_PRICE
        hero.deck.append(realm.actions.pop())
        realm.mark_information()
        return no_decisions()


class AddElite(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.influence -= ELITE_PRICE
        realm.unit_offer.append(realm.elites.pop())
        realm.mark_information()
        return no_decisions()


RECRUIT: Final = Recruit()
BOND: Final = Bond()
BUY_HEALING: Final = BuyHealing()
BUY_READINESS: Final = BuyReadiness()
TRAIN: Final = Train()
BUY_SPELL: Final = BuySpell()
LEARN: Final = Learn()
BUY_ARTIFACT: Final = BuyArtifact()
BUY_ACTION: Final = BuyAction()
BUY_UNSEEN: Final = BuyUnseen()
ADD_ELITE: Final = AddElite()


def _recruit(realm: Realm, hero: Hero, option: Option, bonded: bool) -> Flow[None]:
    realm.turn.influence -= option.amount
    full = max(0, price_of(realm, option.what) - (BOND_DISCOUNT if bonded else 0))
    gained = yield from gain_unit(realm, hero, option.what, False, bonded)
    if gained:
        note_recruit(realm, hero, option.amount < full)


def note_recruit(realm: Realm, hero: Hero, discounted: bool) -> None:
    for each in listeners(realm, Moment.fame_for_recruit):
        gain_fame(realm, hero, each.fame_for_recruit(), "MK-4.5.3")
    for each in listeners(realm, Moment.reputation_for_recruit):
        change_reputation(realm, hero, each.reputation_for_recruit(), "MK-4.5.3")
    for each in listeners(realm, Moment.discount_taken) if discounted else []:
        change_reputation(realm, hero, each.discount_taken(realm), "MK-4.5.3")


def _learn(realm: Realm, hero: Hero, card: int, price: int) -> None:
    """Learn once, for the influence on the card."""
    for each in listeners(realm, Moment.teaches_for):
        if each.teaches_for() != price:
            continue
        realm.turn.influence -= price
        to = hero.hand if each.teaches_into_hand() else hero.discard
        take_from_offer(realm, realm.action_offer, realm.actions, card, to)
        each.is_spent(realm)
        return
