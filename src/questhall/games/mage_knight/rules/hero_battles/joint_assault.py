"""Joint assault on a city (MK-12), one choice per step: a plan, consent, a fight for each hero, and
the end of all their turns."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal
from questhall.kernel.offers import carry_out

from ...printed.kinds import Site
from ...state.battle import JointAssault
from ...state.heroes import OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ...state.turn import Phase, Turn
from ..audience import listeners
from ..cards.playing import ask_with_hand, play_options
from ..cards.wounds import others_in
from ..combat.begin import assault
from ..combat.result import conquer
from ..deals import Deal
from ..map.cities import parts_of
from ..map.movement import cost_of, heroes_on, leave, may_enter, provoked
from ..map.tokens import look_around
from ..round.between_turns import PLUNDER, between_turns
from ..round.turn_order import end_turn
from .battle import play_in_advance

AT_LEAST = 2  # defenders: one for each of two heroes (MK-12.3.1)
SEAT_BITS = 5  # more than the defenders of any city
MOST_SEATS = 4


def joint_of(realm: Realm) -> JointAssault:
    joint = realm.joint
    assert joint is not None
    return joint


# -- the plan (MK-12.2, MK-12.3) -----------------------------------------------------


def cities_to_propose(realm: Realm, hero: Hero) -> list[int]:
    """The cities beside the hero against which it may invite allies (MK-12.2.1)."""
    found: list[int] = []
    if hero.space == OFF_MAP or len(realm.heroes) == 1:
        return found
    for space in realm.neighbours[hero.space]:
        if realm.site_at(space) != Site.CITY:
            continue
        city = realm.garrison_space(space)
        if city not in found and may_propose(realm, hero, space):
            found.append(city)
    return found


def may_propose(realm: Realm, hero: Hero, space: int) -> bool:
    """How the hero gets into the city does not matter here: it may go underground."""
    if realm.turn.acted or heroes_on(realm, hero, hero.space):
        return False
    if realm.round_ended_by != NOTHING or realm.scenario_ended:
        return False
    if realm.site_at(space) != Site.CITY or not may_enter(realm, hero, space):
        return False
    city = realm.garrison_space(space)
    place = realm.places[city]
    if place.conquered or len(place.tokens) < AT_LEAST:
        return False
    return len(allies(realm, hero, city)) > 0


def allies(realm: Realm, hero: Hero, city: int) -> list[Hero]:
    """The heroes who could take part (MK-12.2.2)."""
    return [
        other
        for other in realm.heroes
        if other.seat != hero.seat
        and ways_in(realm, other, city)
        and not other.token_down
        and others_in(realm, other.hand)
    ]


def ways_in(realm: Realm, hero: Hero, city: int) -> list[int]:
    """The parts of the city beside the hero (MK-14.8.5)."""
    return [part for part in parts_of(realm, city) if hero.space in realm.neighbours[part]]


def begin_plan(realm: Realm, hero: Hero, space: int, underground: bool = False) -> None:
    joint = JointAssault(realm.garrison_space(space))
    joint.seats = [hero.seat]
    joint.shares = [len(realm.places[joint.space].tokens)]
    joint.way_in = space if underground else NOTHING
    realm.joint = joint
    realm.next_step = "plan"


def plan(realm: Realm) -> Flow[None]:
    """The initiator invites heroes and says how many defenders each will face (MK-12.3.1)."""
    joint = joint_of(realm)
    hero = realm.hero_of_turn()
    options: list[Option] = []
    for other in allies(realm, hero, joint.space):
        if other.seat not in joint.seats:
            for number in range(1, joint.shares[0]):
                options.append(Option("invite", other.seat, NOTHING, number, meant=INVITE))
    if len(joint.seats) > 1 and _plan_number(joint) not in realm.turn.refused:
        options.append(Option("propose", NOTHING, joint.space, joint.shares[0], meant=PROPOSE))
    options.append(Option("drop-plan", meant=DROP_PLAN))
    answer = yield Decision([hero.seat], "plan", options, "MK-12.3.1", NOTHING, joint.space)
    yield from carry_out(realm, hero, answer)


class PlanAssault(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        begin_plan(realm, hero, option.where)
        return no_decisions()


class Invite(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        joint = joint_of(realm)
        joint.seats.append(option.what)
        joint.shares.append(option.amount)
        joint.shares[0] -= option.amount
        return no_decisions()


class Propose(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.next_step = "consent"
        return no_decisions()


class DropPlan(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        _drop_plan(realm, joint_of(realm))
        return no_decisions()


PLAN_ASSAULT: Final = PlanAssault()
INVITE: Final = Invite()
PROPOSE: Final = Propose()
DROP_PLAN: Final = DropPlan()


def _plan_number(joint: JointAssault) -> int:
    """The plan as one number, so that it is not proposed twice (MK-12.3.2)."""
    code = joint.space
    for seat in range(MOST_SEATS):
        share = joint.shares[joint.seats.index(seat)] if seat in joint.seats else 0
        code = code << SEAT_BITS | share
    return code


def _drop_plan(realm: Realm, joint: JointAssault) -> None:
    """Continue the turn (MK-12.3.2); a spell cast for the plan still leads somewhere."""
    realm.joint = None
    realm.next_step = "movement" if joint.way_in == NOTHING else "tunnel"


def consent(realm: Realm) -> Flow[None]:
    """All who were invited must agree (MK-12.3.2)."""
    joint = joint_of(realm)
    for number in range(1, len(joint.seats)):
        options = [
            Option("agree", NOTHING, joint.space, joint.shares[number]),
            refusal("refuse-plan", NOTHING, joint.space),
        ]
        answer = yield Decision(
            [joint.seats[number]], "consent", options, "MK-12.3.2", joint.seats[0], joint.space
        )
        if answer.declines:
            realm.tell("refuses-plan", "MK-12.3.2", joint.seats[number], joint.space)
            realm.turn.refused.append(_plan_number(joint))
            _drop_plan(realm, joint)
            return
    _begin(realm, joint)
    yield from _come_forward(realm, joint)


# -- the fights (MK-12.4 to MK-12.6) -------------------------------------------------


def _begin(realm: Realm, joint: JointAssault) -> None:
    """Invited heroes turn their tokens down; the garrison is dealt out."""
    _sort_by_round_order(realm, joint)
    realm.turn.acted = True
    joint.turns = [realm.turn]
    for seat in joint.seats[1:]:
        realm.heroes[seat].token_down = True  # MK-12.4.1
        turn = Turn(seat)
        turn.acted = True
        joint.turns.append(turn)
    for turn in joint.turns:
        turn.then = "joint_end"
    joint.entered = [False] * len(joint.seats)
    tokens = realm.places[joint.space].tokens[:]
    realm.chance.shuffle("joint", tokens)  # MK-12.5.1
    realm.mark_information()
    for share in joint.shares:
        joint.dealt.append(tokens[:share])
        tokens = tokens[share:]
    realm.tell_values("joint-assault", "MK-12.3.2", joint.seats, joint.space)


def _sort_by_round_order(realm: Realm, joint: JointAssault) -> None:
    """MK-12.6.1: in round order from the initiator."""
    first = realm.order.index(joint.seats[0])
    order = realm.order[first:] + realm.order[:first]
    ranking = [(order.index(seat), seat) for seat in joint.seats]
    shares = [joint.shares[joint.seats.index(seat)] for _, seat in sorted(ranking)]
    joint.seats = [seat for _, seat in sorted(ranking)]
    joint.shares = shares


def _come_forward(realm: Realm, joint: JointAssault) -> Flow[None]:
    """The next hero, with everything at the start of a turn (MK-12.6.2)."""
    realm.turn = joint.turns[joint.current]
    realm.turn.phase = Phase.MOVING
    realm.next_step = "approach"
    if joint.current:
        yield from play_in_advance(realm, realm.hero_of_turn())
    elif joint.way_in != NOTHING:
        yield from come_up(realm, realm.hero_of_turn(), joint.way_in)


def approach(realm: Realm) -> Flow[None]:
    """Move straight into the city, for its cost (MK-12.6.3)."""
    joint = joint_of(realm)
    hero = realm.hero_of_turn()
    realm.turn.phase = Phase.MOVING
    options: list[Option] = []
    for space in ways_in(realm, hero, joint.space):
        cost = cost_of(realm, space)
        if realm.turn.move >= cost:
            options.append(Option("storm", NOTHING, space, cost, meant=STORM))
    options.extend(play_options(realm, hero))
    before = [] if not joint.current else between_turns(realm, hero)
    options.extend([option for option in before if option.meant is PLUNDER])
    options.append(refusal("stay-behind", meant=STAY_BEHIND))
    answer = yield ask_with_hand(hero, "approach", options, "MK-12.6.3", joint.space)
    yield from carry_out(realm, hero, answer)


class Storm(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _storm(realm, hero, option.where, option.amount)


class StayBehind(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        hero.plundered = False
        realm.next_step = "joint_next"
        return no_decisions()


STORM: Final = Storm()
STAY_BEHIND: Final = StayBehind()


def _storm(realm: Realm, hero: Hero, space: int, cost: int) -> Flow[None]:
    """MK-12.6.4, MK-12.6.5"""
    angered = provoked(realm, hero, space)
    realm.turn.move -= cost
    _enter(realm, hero, space)
    realm.tell("steps", "MK-12.6.3", hero.seat, space)
    yield from assault(realm, hero, angered)


def come_up(realm: Realm, hero: Hero, space: int) -> Flow[None]:
    """Underground Attack: come up inside the walls, provoking nobody (MK-12.2.1)."""
    for each in listeners(realm, Moment.came_up):
        each.came_up(realm)
    _enter(realm, hero, space)
    realm.tell("travels", "MK-6.7.4", hero.seat, space)
    yield from assault(realm, hero, [])


def _enter(realm: Realm, hero: Hero, space: int) -> None:
    joint = joint_of(realm)
    leave(realm, hero)
    hero.plundered = False
    hero.space = space
    joint.entered[joint.current] = True
    look_around(realm)


def joint_next(realm: Realm) -> Flow[None]:
    """One hero has finished; the next one follows (MK-12.6.1)."""
    joint = joint_of(realm)
    joint.turns[joint.current] = realm.turn
    joint.current += 1
    if joint.current < len(joint.seats):
        yield from _come_forward(realm, joint)
        return
    _settle(realm, joint)
    _let_end(realm, joint, 0)


# -- the result (MK-12.7, MK-12.8) ---------------------------------------------------


def _settle(realm: Realm, joint: JointAssault) -> None:
    """All are in the city, or all go back."""
    taken = not realm.places[joint.space].tokens
    for number in range(len(joint.seats)):
        if not joint.entered[number]:
            continue
        turn = joint.turns[number]
        if taken:
            turn.path = []
        else:
            hero = realm.heroes[turn.seat]
            hero.space = turn.path.pop()
            realm.tell("withdraws", "MK-12.7.1", hero.seat, hero.space)
    if taken:
        conquer(realm, realm.heroes[joint.seats[0]], joint.space)


def _let_end(realm: Realm, joint: JointAssault, number: int) -> None:
    """Healing and special effects come first (MK-12.8.1)."""
    joint.current = number
    realm.turn = joint.turns[number]
    realm.turn.phase = Phase.AFTERWARDS
    realm.next_step = "afterwards"


def joint_end(realm: Realm) -> Flow[None]:
    """Turns end in round order; then the next hero in the column follows. An invited hero with
    another turn keeps the next one."""
    joint = joint_of(realm)
    if joint.current and realm.turn.another:
        realm.hero_of_turn().token_down = False
    joint.turns[joint.current] = realm.turn
    if joint.current + 1 < len(joint.seats):
        _let_end(realm, joint, joint.current + 1)
        return no_decisions()
    realm.joint = None
    if joint.turns[0].another:
        realm.next_step = "turn"
    else:
        end_turn(realm)
    return no_decisions()
