"""Rounds (MK-3): preparation, tactics, order, end."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import TacticDef
from ...printed.kinds import Site
from ...rules.audience import listeners
from ...state.heroes import DUMMY_SEAT, Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ..cards.gaining import OFFER, draw, free_command, shuffle_deck
from ..cards.mana import roll_source
from ..cards.tactics import when_taken
from ..map.rampage import rampagers_return
from ..map.tokens import look_around
from ..scenario import scenario_of
from .deck_building import between_rounds
from .dummy import prepare_dummy, refresh_offers
from .end_of_turn import drawing_limit


def prepare_round(realm: Realm) -> Flow[None]:
    """MK-3.2, in strict order; there is nothing to prepare before the first round."""
    realm.round += 1
    if realm.round > 1:
        realm.day = next_is_day(realm)  # a
        roll_source(realm)  # b
        deal_units(realm)  # c
        refresh_offers(realm)  # d, e
        _change_tactics(realm)  # f
        for hero in realm.heroes:  # g
            if not hero.out:
                yield from _ready(realm, hero)
        if realm.dummy is not None:
            prepare_dummy(realm)
    realm.round_ended_by = NOTHING
    realm.last_turns = []
    realm.tell("round", "MK-3.1.1", amount=realm.round)
    for each in listeners(realm, Moment.round_started):
        each.round_started(realm)
    look_around(realm)
    realm.choosers = selection_order(realm)
    realm.next_step = "tactics"


def next_is_day(realm: Realm) -> bool:
    """MK-3.2.1"""
    day = not realm.day
    for each in listeners(realm, Moment.day_comes):
        day = each.day_comes(realm, day)
    return day


def deal_units(realm: Realm) -> None:
    """MK-3.2.3 to MK-3.2.8"""
    for card in realm.unit_offer:
        deck = realm.elites if realm.unit_card(card).elite else realm.regulars
        deck.insert(0, card)
        realm.all_remember(card)
    realm.unit_offer = []
    for card in realm.monastery_offer:
        realm.actions.insert(0, card)
        realm.all_remember(card)
    realm.monastery_offer = []
    count = len(realm.heroes) + 2 + (1 if realm.rules.blitz else 0)
    mixed = elites_come(realm)
    for number in range(count):
        deck = realm.elites if mixed and number % 2 == 0 else realm.regulars
        if deck:
            realm.unit_offer.append(deck.pop())
    for place in realm.places.values():
        if place.site == Site.MONASTERY and len(realm.actions) > _actions_lacking(realm):
            realm.monastery_offer.append(realm.actions.pop())


def elites_come(realm: Realm) -> bool:
    """MK-3.2.6, MK-3.2.7"""
    come = realm.core_revealed
    for each in listeners(realm, Moment.elites_come):
        come = each.elites_come(realm, come)
    return come


def _actions_lacking(realm: Realm) -> int:
    """The cards that the advanced action offer needs; monasteries come after it (MK-14.7.1)."""
    return OFFER - len(realm.action_offer) + (0 if realm.dummy is None else 1)


def _change_tactics(realm: Realm) -> None:
    """MK-3.2.11; a scenario may remove used tactics."""
    used: list[int] = []
    for hero in realm.heroes:
        if hero.tactic != NOTHING:
            used.append(hero.tactic)
            hero.tactic = NOTHING
        hero.tactic_used = False
    if realm.dummy is not None and realm.dummy.tactic != NOTHING:
        used.append(realm.dummy.tactic)
        realm.dummy.tactic = NOTHING
    if tactics_return(realm):
        realm.other_tactics.extend(used)
    else:
        realm.removed.extend(used)
    display_tactics(realm)


def tactics_return(realm: Realm) -> bool:
    """In a solo game no tactic is used twice (MK-15.4.5)."""
    returns = realm.dummy is None
    for each in listeners(realm, Moment.tactic_returns):
        returns = each.tactic_returns(realm, returns)
    return returns


def display_tactics(realm: Realm) -> None:
    """The tactics of this time of day; if too few are left, removed ones return."""
    known = realm.tactics + realm.other_tactics
    realm.tactics = [card for card in known if realm.tactic_card(card).day == realm.day]
    realm.other_tactics = [card for card in known if realm.tactic_card(card).day != realm.day]
    choosing = len(realm.heroes) + (0 if realm.dummy is None else 1)
    if len(realm.tactics) < choosing:
        for card in realm.removed[:]:
            found = realm.cards[card]
            if isinstance(found, TacticDef) and found.day == realm.day:
                realm.removed.remove(card)
                realm.tactics.append(card)


def _ready(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-3.2.12 to MK-3.2.16"""
    for skill in hero.skills:
        skill.used = False
        skill.spent = False
        skill.in_centre = False
        skill.flipped = False
    for unit in hero.units:
        unit.ready = True
        unit.banner_used = False
        if unit.banner != NOTHING and (not unit.under_banner or free_command(hero) > 0):
            options = [
                Option("keep-banner", unit.banner),
                Option("drop-banner", unit.banner, meant=True),
            ]
            answer = yield Decision([hero.seat], "banner", options, "MK-3.2.13", unit.card)
            if answer.meant is True:
                hero.discard.append(unit.banner)
                unit.banner = NOTHING
                unit.under_banner = False
    for colour in range(len(hero.mana)):
        hero.mana[colour] = 0  # those of a turn that was not taken (MK-4.4.1)
    for pile in (hero.hand, hero.discard, hero.set_aside, hero.under_tactic, hero.played):
        hero.deck.extend(pile)
        pile.clear()
    shuffle_deck(realm, hero)
    draw(realm, hero, drawing_limit(realm, hero) + hero.bigger_hand)
    hero.bigger_hand = 0


# -- tactics -------------------------------------------------------------------------


def selection_order(realm: Realm) -> list[int]:
    """MK-3.3.2: lowest fame first, then whoever is lower in the column; the prices of the auction
    do not count yet (MK-14.1.6)."""
    seats = [hero.seat for hero in realm.heroes if not hero.out]
    bought = realm.rules.hero_auction and realm.round == 1
    ranking: list[tuple[int, int, int]] = []
    for seat in seats:
        place = realm.order.index(seat) if seat in realm.order else seat
        fame = 0 if bought else realm.heroes[seat].fame
        ranking.append((fame, -place, seat))
    ranking.sort()
    order = [seat for _, _, seat in ranking]
    if realm.dummy is not None:  # takes one of the rest (MK-15.4.4)
        order.append(DUMMY_SEAT)
    for each in listeners(realm, Moment.choosers):
        order = each.choosers(realm, order)
    return order


def choose_tactic(realm: Realm) -> Flow[None]:
    """MK-3.3.1"""
    if not realm.choosers:
        set_order(realm)
        realm.place_in_order = 0
        realm.next_step = "turn"
        return
    seat = realm.choosers.pop(0)
    if seat == DUMMY_SEAT:
        dummy = realm.dummy
        assert dummy is not None
        realm.mark_information()
        dummy.tactic = realm.tactics.pop(realm.chance.below("tactic", len(realm.tactics)))
        realm.tell("dummy-tactic", "MK-13.2.4", dummy.tactic)
        return
    hero = realm.heroes[seat]
    options = [Option("tactic", card) for card in realm.tactics]
    answer = yield Decision([seat], "tactic", options, "MK-3.3.1")
    realm.tactics.remove(answer.what)
    hero.tactic = answer.what
    yield from when_taken(realm, hero)


def set_order(realm: Realm) -> None:
    """MK-3.3.5: by the numbers of the tactics."""
    ranking: list[tuple[int, int]] = []
    for hero in realm.heroes:
        if not hero.out:
            ranking.append((realm.tactic_card(hero.tactic).number, hero.seat))
    if realm.dummy is not None and realm.dummy.tactic != NOTHING:
        ranking.append((realm.tactic_card(realm.dummy.tactic).number, DUMMY_SEAT))
    ranking.sort()
    realm.order = [seat for _, seat in ranking]
    realm.tell_values("order", "MK-3.3.5", realm.order)


def end_of_round(realm: Realm) -> Flow[None]:
    """MK-3.5"""
    for each in listeners(realm, Moment.round_ended):
        yield from each.round_ended(realm)
    scenario = scenario_of(realm)
    if realm.scenario_ended or realm.round >= scenario.rounds(realm):
        scenario.score(realm)
        return
    rampagers_return(realm)
    realm.next_step = between_rounds(realm)
