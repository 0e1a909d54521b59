"""Turns of the Oathsworn phase (OS-7.1)."""

from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, ending
from questhall.kernel.offers import Offer, taken

from ...printed.cards import AbilityDef, InjuryDef, MomentKind, UseLimit
from ...printed.tokens import Stat, Until
from ...state.battle import Battle
from ...state.company import COMPANY_SIZE
from ...state.oathsworn import Oathsworn
from ..board.numbers import expire, may_move, raised
from .allies import enter, may_enter
from .board_actions import board_options, forget_actions
from .caged import caged_options
from .card_actions import card_options
from .cooldown import put_away, take_up
from .facing import Turning
from .guardian import rejuvenation_options
from .interrupts import Movement
from .moving import costs_of_going, steps_left
from .order import chairs_from
from .playing import Use, Using, allowed, carry_out_use, deed_of, uses_at
from .swallowed import swallowed_options
from .tokens import own_token_options


def begin_phase(battle: Battle) -> None:
    """OS-7.1.2, OS-7.1.7, OS-R19: with the leader or his ally, or the next who stands."""
    battle.passes = 0
    for chair in chairs_from(battle, battle.leader):
        if takes_turns(battle, chair):
            begin_turn(battle, chair)
            return


def takes_turns(battle: Battle, chair: int) -> bool:
    """Somebody is there, or an ally can come (OS-7.19.3, OS-7.20.6). The Guardian has turns of its
    own right after those of the Grove Maiden (OS-14.2.5)."""
    if chair >= COMPANY_SIZE:
        guardian = battle.company[chair]
        return not guardian.fallen and not battle.dormant(guardian)
    return battle.fighter_at(chair) is not None or may_enter(battle)


def begin_turn(battle: Battle, chair: int) -> None:
    battle.turn = chair
    battle.has_acted = False
    battle.has_moved = False
    battle.has_played = False
    battle.second_play = NOTHING
    battle.hexes_moved = 0
    battle.waded = []
    forget_actions(battle, UseLimit.TURN)
    fighter = battle.fighter_at(chair)
    if fighter is not None:
        fighter.turns += 1
        fighter.special_this_turn = 0
    battle.next_step = "turn"


def turn(battle: Battle) -> Flow[None]:
    """One thing that the Oathsworn or his ally does in his turn."""
    fighter = battle.fighter_at(battle.turn)
    if fighter is None:
        yield from enter(battle, battle.turn)
        return
    options = turn_options(battle, fighter)
    answer = yield ask(fighter.seat, "turn", options, "OS-7.1.3", fighter.place)
    if isinstance(answer.meant, Turning):
        yield from taken(answer)
        left = [option for option in options if not isinstance(option.meant, Turning)]
        answer = yield ask(fighter.seat, "turn", left, "OS-7.1.3", fighter.place)
    if answer.ends:
        end_turn(battle)
        return
    battle.has_acted = True
    yield from taken(answer)
    if fighter.fallen and not battle.over:
        end_turn(battle)


def turn_options(battle: Battle, oathsworn: Oathsworn) -> list[Option]:
    """All that is legal now. Injuries come before moves and Ability Cards (OS-7.2.1), and only in
    the first turn of a round (OS-7.2.4)."""
    if oathsworn.swallowed is not None:
        return swallowed_options(battle, oathsworn)
    if oathsworn.cage is not None:
        return caged_options(battle, oathsworn)
    if oathsworn.acts_by_card:
        return card_options(battle, oathsworn)
    figure = battle.figure_of(oathsworn)
    injuries = battle.injuries_in(oathsworn.hand) if oathsworn.turns == 1 else []
    suffering = Suffering(battle, oathsworn)
    options = [Option("injury", card, meant=suffering) for card in injuries]
    for use in turn_uses(battle, oathsworn, not injuries):
        options.append(UsedInTurn(battle, oathsworn, use).option())
    options += board_options(battle, oathsworn)
    if not injuries and not battle.has_moved and may_move(figure):
        dearer = raised(battle, figure, Stat.MOVE_COST, 0)
        steps = steps_left(battle, figure, oathsworn.animus - dearer)
        movement = Movement(battle, oathsworn)
        for place, cost in enumerate(costs_of_going(battle, figure, steps)):
            if cost < FAR:
                options.append(movement.option(place, cost + dearer))
    if not injuries:
        options += rejuvenation_options(battle, oathsworn)
    options += own_token_options(battle, oathsworn)
    options.append(Turning(battle, oathsworn).option())
    if not injuries:
        options.append(ending("end-turn" if battle.has_acted else "pass"))
    return options


def turn_uses(battle: Battle, oathsworn: Oathsworn, cards_too: bool) -> list[Use]:
    """One Ability Card a turn (OS-7.1.3), any number of items (OS-7.1.4)."""
    found: list[Use] = []
    for use in uses_at(battle, oathsworn, MomentKind.OWN_TURN, oathsworn.animus):
        ability = use.card >= 0 and isinstance(battle.cards[use.card], AbilityDef)
        if ability and not (cards_too and _may_play(battle, use)):
            continue
        if allowed(battle, oathsworn, use, deed_of(oathsworn, use.card)):
            found.append(use)
    return found


def _may_play(battle: Battle, use: Use) -> bool:
    """The card of the turn, or one more that another card allows."""
    return not battle.has_played or use.line.cost <= battle.second_play


class UsedInTurn(Using):
    """The Ability Card of the turn, an item, the special ability."""

    def take(self, option: Option) -> Flow[None]:
        battle, use = self.battle, self.use
        if use.card >= 0 and isinstance(battle.cards[use.card], AbilityDef):
            if battle.has_played:
                battle.second_play = NOTHING
            battle.has_played = True
        yield from carry_out_use(battle, self.oathsworn, use, deed_of(self.oathsworn, use.card))


class Suffering(Offer):
    """OS-7.2.2, OS-7.2.3: an injury is no Ability Card and causes no battleflow."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.oathsworn = oathsworn

    def take(self, option: Option) -> Flow[None]:
        battle, oathsworn, card = self.battle, self.oathsworn, option.what
        printed = battle.cards[card]
        assert isinstance(printed, InjuryDef)
        take_up(oathsworn, card)
        yield from printed.effect.resolve(battle, deed_of(oathsworn, card))
        put_away(battle, oathsworn, card)


def end_turn(battle: Battle) -> None:
    """The phase ends when all have passed one after the other (OS-7.1.2, OS-7.1.5)."""
    fighter = battle.fighter_at(battle.turn)
    if fighter is not None:
        expire(battle, Until.TURN, battle.figure_of(fighter))
        expire(battle, Until.OWN_ATTACK, battle.figure_of(fighter))
    battle.passes = 0 if battle.has_acted else battle.passes + 1
    chairs = [chair for chair in chairs_from(battle, battle.turn) if takes_turns(battle, chair)]
    if battle.passes >= len(chairs):
        battle.turn = NOTHING
        battle.next_step = "end_of_phase"
        return
    next_one = 1 if chairs[0] == battle.turn and len(chairs) > 1 else 0
    begin_turn(battle, chairs[next_one])
