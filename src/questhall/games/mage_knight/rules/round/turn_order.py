"""Whose turn it is, and when rounds and the scenario end (MK-3.4, MK-21.6)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import once_around

from ...state.heroes import DUMMY_SEAT, Hero
from ...state.realm import Realm
from ...state.turn import Turn
from .dummy import dummy_turn


def begin_turn(realm: Realm) -> Hero | None:
    """Prepare the next turn; None if it was the dummy's, or the round is over."""
    seat = realm.order[realm.place_in_order]
    realm.turn_counts = realm.scenario_ended or realm.round_ended_by != NOTHING
    if seat == DUMMY_SEAT:
        if dummy_turn(realm):
            announce_end(realm, DUMMY_SEAT)
        end_turn(realm)
        return None
    hero = realm.heroes[seat]
    if realm.turn.seat != seat:
        realm.last_rival = realm.turn.seat
    realm.turn = Turn(seat)
    for skill in hero.skills:
        skill.used = False
    hero.plundered = False
    realm.tell("turn", "MK-3.4.1", seat)
    return hero


def announce_end(realm: Realm, seat: int) -> None:
    """Everybody else has one more turn (MK-3.4.2)."""
    if realm.round_ended_by == NOTHING:
        realm.round_ended_by = seat
        if not realm.scenario_ended:
            _count_last_turns(realm, seat)


def end_scenario(realm: Realm) -> None:
    """The end condition is met: every hero has one more turn, even the one who met it (MK-3.4.3),
    but the dummy has none (MK-15.4.6); whichever end came first counts (MK-3.4.4)."""
    if realm.scenario_ended:
        return
    realm.scenario_ended = True
    realm.tell("last-turns", "MK-3.4.3")
    if realm.round_ended_by == NOTHING:
        _count_last_turns(realm, DUMMY_SEAT)


def _count_last_turns(realm: Realm, without: int) -> None:
    realm.last_turns = [seat for seat in realm.order if seat != without]


def end_turn(realm: Realm) -> None:
    """On to the next in the column, or to the end of the round."""
    seat = realm.order[realm.place_in_order]
    counted = realm.scenario_ended or realm.round_ended_by != NOTHING
    if realm.turn_counts and seat in realm.last_turns:
        realm.last_turns.remove(seat)
    if counted and not realm.last_turns:
        realm.next_step = "end_of_round"
        return
    realm.place_in_order = (realm.place_in_order + 1) % len(realm.order)
    if counted:
        for place in once_around(realm.place_in_order, len(realm.order)):
            if realm.order[place] in realm.last_turns:
                realm.place_in_order = place
                break
    realm.next_step = "turn"
