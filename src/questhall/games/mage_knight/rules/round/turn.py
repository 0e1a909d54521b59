"""A player's turn (MK-5), one choice per step."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ending, no_decisions
from questhall.kernel.offers import carry_out

from ...printed.kinds import Site
from ...rules.cards.mana import crystal_for
from ...rules.map.movement import movement_is_over, note_entered
from ...state.heroes import DUMMY_SEAT, OFF_MAP, Hero
from ...state.moments import Moment
from ...state.realm import Realm
from ...state.turn import Phase
from ..audience import listeners
from ..cards.gaining import discard, one_of_each
from ..cards.playing import ask_with_hand, play_options
from ..cards.skills import begin_under_skills, take_back, turn_up_by_rest, turned_by_action
from ..cards.tactics import before_turn
from ..cards.wounds import others_in, wounds_in
from ..combat.begin import assault, burn_monastery, can_be_entered, challenge, enter_site, provoke
from ..deals import Deal
from ..hero_battles.battle import assault_owner, begin_battle, opponent_on
from ..hero_battles.joint_assault import PLAN_ASSAULT, cities_to_propose
from ..map.altars import PRAY, can_pray
from ..map.exploring import exploring_cost, positions, reveal_tile
from ..map.interaction import begin_interaction, may_interact
from ..map.movement import (
    allows_many,
    bargains,
    cost_of,
    heroes_on,
    is_fortress_against,
    is_rampaging,
    leave,
    provoked,
    steps,
)
from ..map.shapes import position_of, spot_of
from ..map.tokens import look_around
from .between_turns import ask_between_turns
from .start_of_turn import benefits_of_start
from .turn_order import announce_end, begin_turn, end_turn


def start_turn(realm: Realm) -> Flow[None]:
    """MK-5.2, MK-5.3"""
    asked = yield from ask_between_turns(realm)
    if asked:
        return
    yield from _before_own_turn(realm)
    hero = begin_turn(realm)
    if hero is None:
        return
    yield from take_back(realm, hero)
    if _must_skip(realm, hero):
        end_turn(realm)
        return
    announces = yield from _announce(realm, hero)
    if announces:
        announce_end(realm, hero.seat)
        realm.tell("announces", "MK-5.3.1", hero.seat)
        end_turn(realm)
        return
    begin_under_skills(realm, hero)
    _arrive(realm, hero)
    realm.turn.phase = Phase.MOVING
    realm.next_step = "movement"


def _before_own_turn(realm: Realm) -> Flow[None]:
    seat = realm.order[realm.place_in_order]
    if seat != DUMMY_SEAT and not realm.heroes[seat].token_down:
        yield from before_turn(realm, realm.heroes[seat])


def _must_skip(realm: Realm, hero: Hero) -> bool:
    """MK-5.2.1, MK-5.3.5"""
    if hero.token_down:
        hero.token_down = False
        realm.tell("skips", "MK-5.2.1", hero.seat)
        return True
    nothing_left = not hero.deck and not hero.hand
    if nothing_left and realm.round_ended_by != NOTHING:
        realm.tell("skips", "MK-5.3.5", hero.seat)
        return True
    return False


def _announce(realm: Realm, hero: Hero) -> Flow[bool]:
    """MK-5.3.1 to MK-5.3.4"""
    realm.turn.deck_was_empty = not hero.deck
    if hero.deck or realm.round_ended_by != NOTHING:
        return False
    options = [Option("announce", meant=True)]
    if hero.hand:
        options.append(Option("play-on"))
    answer = yield Decision([hero.seat], "announce", options, "MK-5.3.1")
    return answer.meant is True


def _arrive(realm: Realm, hero: Hero) -> None:
    """MK-5.2.5, MK-5.2.6"""
    if hero.space == OFF_MAP:
        for space, place in realm.places.items():
            if place.site == Site.PORTAL:
                hero.space = space
                break
    benefits_of_start(realm, hero)
    look_around(realm)


# -- movement ----------------------------------------------------------------------


def movement(realm: Realm) -> Flow[None]:
    """One step, one tile, one effect (MK-6.6), or on to the action."""
    hero = realm.hero_of_turn()
    turn = realm.turn
    turn.phase = Phase.MOVING
    options = [] if must_rest(realm, hero) else _ways_on(realm, hero)
    options.extend(play_options(realm, hero))
    if not turn.moved and not turn.explored and hero.hand:
        options.append(Option("rest", meant=REST))
    answer = yield ask_with_hand(hero, "movement", options, "MK-5.6.1", amount=turn.move)
    yield from carry_out(realm, hero, answer)


class Step(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return step_to(realm, hero, option.where, option.amount)


class Explore(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.move -= exploring_cost(realm)
        realm.turn.explored = True
        x, y = position_of(option.where)
        yield from reveal_tile(realm, x, y, hero)
        look_around(realm)


class EndMovement(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _end_movement(realm, hero)


class Rest(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.phase = Phase.RESTING
        realm.next_step = "rest"
        return no_decisions()


class Harvest(Deal):
    """Savage Harvesting: discard a card for a crystal, for a space moved."""

    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return _harvested(realm, hero, option.what)


STEP: Final = Step()
EXPLORE: Final = Explore()
END_MOVEMENT: Final = EndMovement()
REST: Final = Rest()
HARVEST: Final = Harvest()


def must_rest(realm: Realm, hero: Hero) -> bool:
    """A card has to be played or discarded; with only wounds in hand, only a rest discards one
    (MK-5.4.3)."""
    turn = realm.turn
    if not hero.hand or turn.played_any or turn.moved or turn.explored:
        return False
    return not others_in(realm, hero.hand)


def _ways_on(realm: Realm, hero: Hero) -> list[Option]:
    """The options that make it a regular turn."""
    options = [
        Option("step", NOTHING, space, cost, meant=STEP) for space, cost in steps(realm, hero)
    ]
    for space, cost in bargains(realm, hero):
        options.append(Option("step", NOTHING, space, cost, meant=STEP))
    if realm.turn.move >= exploring_cost(realm):
        for x, y in positions(realm, hero):
            options.append(Option("explore", NOTHING, spot_of(x, y), meant=EXPLORE))
    for each in listeners(realm, Moment.ways):
        options.extend(each.ways(realm, hero))
    options.extend(_harvest(realm, hero))
    for space in cities_to_propose(realm, hero):
        options.append(Option("plan-assault", NOTHING, space, meant=PLAN_ASSAULT))
    options.append(ending("end-movement", meant=END_MOVEMENT))
    return options


def step_to(realm: Realm, hero: Hero, space: int, cost: int) -> Flow[None]:
    """MK-6.2.1; a step may end in a fight (MK-6.3)."""
    angered = provoked(realm, hero, space)
    if cost < cost_of(realm, space):
        for each in listeners(realm, Moment.bargain)[:1]:
            each.is_spent(realm)
    realm.turn.move -= cost
    leave(realm, hero)
    hero.space = space
    realm.tell("steps", "MK-6.2.1", hero.seat, space)
    look_around(realm)
    if is_fortress_against(realm, hero, space):
        if heroes_on(realm, hero, space):
            yield from _meet_owner(realm, hero)
        else:
            yield from assault(realm, hero, angered)
        return
    note_entered(realm, hero, space)
    if angered:
        yield from movement_is_over(realm, hero)
        yield from provoke(realm, hero, angered)


def _meet_owner(realm: Realm, hero: Hero) -> Flow[None]:
    """MK-6.8.4; if battles are forbidden the hero only stops there (MK-6.8.8)."""
    owner = opponent_on(realm, hero)
    if owner is None:
        yield from _end_movement(realm, hero)
    else:
        assault_owner(realm, hero, owner)


def _end_movement(realm: Realm, hero: Hero) -> Flow[None]:
    """Unused points are lost (MK-5.6.7); staying with another hero is an attack (MK-6.8.3)."""
    opponent = opponent_on(realm, hero)
    if opponent is not None:
        yield from movement_is_over(realm, hero)
        begin_battle(realm, hero, opponent)
        return
    realm.turn.move = 0
    realm.turn.influence = 0
    realm.turn.phase = Phase.ACTING
    realm.next_step = "action"
    yield from movement_is_over(realm, hero)


def _harvest(realm: Realm, hero: Hero) -> list[Option]:
    if True not in [each.harvests() for each in listeners(realm, Moment.harvests)]:
        return []
    return [Option("harvest", card, meant=HARVEST) for card in others_in(realm, hero.hand)]


def _harvested(realm: Realm, hero: Hero, card: int) -> Flow[None]:
    for each in listeners(realm, Moment.harvests):
        if each.harvests():
            each.harvested()
            break
    from_colour = realm.deed(card).colour
    discard(realm, hero, card)
    yield from crystal_for(realm, hero, from_colour)


# -- action ------------------------------------------------------------------------


def action(realm: Realm) -> Flow[None]:
    """At most one (MK-5.6.4, MK-5.6.5)."""
    hero = realm.hero_of_turn()
    realm.turn.phase = Phase.ACTING
    options = action_options(realm, hero) + play_options(realm, hero)
    options.append(ending("no-action", meant=NO_ACTION))
    answer = yield ask_with_hand(hero, "action", options, "MK-5.6.4")
    yield from carry_out(realm, hero, answer)


class NoAction(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.turn.phase = Phase.AFTERWARDS
        realm.next_step = "afterwards"
        return no_decisions()


class Interact(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        begin_interaction(realm, hero)
        return no_decisions()


class Enter(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        enter_site(realm, hero)
        return no_decisions()


class Burn(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        burn_monastery(realm, hero)
        return no_decisions()


class Challenge(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        return challenge(realm, hero, option.where)


NO_ACTION: Final = NoAction()
INTERACT: Final = Interact()
ENTER: Final = Enter()
BURN: Final = Burn()
CHALLENGE: Final = Challenge()


def action_options(realm: Realm, hero: Hero) -> list[Option]:
    if heroes_on(realm, hero, hero.space) and not allows_many(realm, hero.space):
        return []  # MK-6.8.8
    options: list[Option] = []
    if may_interact(realm, hero):
        options.append(Option("interact", NOTHING, hero.space, meant=INTERACT))
    if can_be_entered(realm, hero.space):
        options.append(Option("enter", NOTHING, hero.space, meant=ENTER))
    if realm.site_at(hero.space) == Site.MONASTERY:
        options.append(Option("burn", NOTHING, hero.space, meant=BURN))
    for space in realm.neighbours[hero.space]:
        if is_rampaging(realm, space):
            options.append(Option("challenge", NOTHING, space, meant=CHALLENGE))
    if can_pray(realm, hero):
        options.append(Option("altar", NOTHING, hero.space, meant=PRAY))
    options.extend(turned_by_action(hero))
    for each in listeners(realm, Moment.actions):
        options.extend(each.actions(realm, hero))
    return options


# -- rest and afterwards ------------------------------------------------------------


def rest(realm: Realm) -> Flow[None]:
    """MK-5.7: the discard, after special and healing effects (MK-5.7.6)."""
    hero = realm.hero_of_turn()
    realm.turn.phase = Phase.RESTING
    realm.turn.rested = True
    if not hero.hand:
        _rested(realm, hero)
        return
    options: list[Option] = []
    others = others_in(realm, hero.hand)
    if others:
        for card in one_of_each(realm, others):
            options.append(Option("discard", card, meant=DISCARD))  # MK-5.7.3
    else:
        options.append(Option("slow-recovery", hero.hand[0], meant=RECOVER_SLOWLY))  # MK-5.7.4
    options.extend(play_options(realm, hero))
    answer = yield ask_with_hand(hero, "rest", options, "MK-5.7.2")
    yield from carry_out(realm, hero, answer)


class Discard(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        discard(realm, hero, option.what)
        yield from _discard_wounds(realm, hero)
        _rested(realm, hero)


class RecoverSlowly(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        discard(realm, hero, option.what)
        _rested(realm, hero)
        return no_decisions()


DISCARD: Final = Discard()
RECOVER_SLOWLY: Final = RecoverSlowly()


def _rested(realm: Realm, hero: Hero) -> None:
    turn_up_by_rest(realm, hero)
    realm.turn.phase = Phase.AFTERWARDS
    realm.next_step = "afterwards"


def _discard_wounds(realm: Realm, hero: Hero) -> Flow[None]:
    """Discard any number of them (MK-5.7.3)."""
    if not hero.hand:
        return
    count = len(wounds_in(realm, hero.hand))
    options = [Option("discard-wounds", amount=number) for number in range(count, -1, -1)]
    answer = yield ask_with_hand(hero, "rest-wounds", options, "MK-5.7.3")
    for card in wounds_in(realm, hero.hand)[: answer.amount]:
        discard(realm, hero, card)


def afterwards(realm: Realm) -> Flow[None]:
    """Special and healing effects before the turn ends (MK-5.5.1)."""
    hero = realm.hero_of_turn()
    realm.turn.phase = Phase.AFTERWARDS
    options = play_options(realm, hero)
    options.append(ending("end-turn", meant=END_TURN))
    answer = yield ask_with_hand(hero, "afterwards", options, "MK-5.8.1")
    yield from carry_out(realm, hero, answer)


class EndTurn(Deal):
    def carry_out(self, realm: Realm, hero: Hero, option: Option) -> Flow[None]:
        realm.next_step = "end_of_turn"
        return no_decisions()


END_TURN: Final = EndTurn()
