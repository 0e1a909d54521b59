"""Turns of companions and allies: the few actions of their card (OS-7.4, OS-7.20.3)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, ending

from ...printed.cards import AllyDef, CompanionDef, MomentKind
from ...printed.might import Side
from ...printed.tokens import Token
from ...state.battle import Battle
from ...state.oathsworn import Oathsworn
from ..attack.aiming import can_attack
from ..attack.plan import Plan
from ..attack.strike import make_attack
from ..board.numbers import may_move
from ..boss.stage_cards import react_now
from ..might.drawing import refresh_deck
from ..purse import pay_animus, spend
from .board_actions import board_options
from .guardian import may_rejuvenate
from .interrupts import chosen_use, movement_ended, use_option
from .moving import can_go, move, reach_of, steps_left
from .playing import Use, allowed, carry_out_use, deed_of, refresh_might, uses_at

STEPS_OF_A_TOKEN: Final = 2  # OS-7.4.5
PLAIN_ATTACK: Final = Plan()


def card_options(battle: Battle, fighter: Oathsworn) -> list[Option]:
    """One move action, and either an attack or its ability (OS-7.1.6, OS-7.20.3)."""
    printed = _card(fighter)
    figure = battle.figure_of(fighter)
    options: list[Option] = []
    if not battle.has_moved and may_move(figure) and fighter.animus >= printed.move_cost:
        for place in reach_of(battle, figure, steps_left(battle, figure, printed.move)):
            options.append(Option("move", place, NOTHING, printed.move_cost))
    may_attack = not battle.has_played and fighter.animus >= printed.attack_cost
    if may_attack and _can_attack(battle, fighter):
        options.append(Option("ally-attack"))
    options += [use_option(use) for use in _uses(battle, fighter)]
    options += board_options(battle, fighter)
    if not battle.has_played and may_rejuvenate(battle, fighter):
        options.append(Option("rejuvenate"))
    kinds = [kind for kind in (Token.ANIMUS, Token.BATTLEFLOW) if _holders(battle, fighter, kind)]
    if kinds and _token_helps(battle, fighter):
        options += [Option("token", kind) for kind in kinds]
    options.append(Option("turn-figure"))
    options.append(ending("end-turn" if battle.has_acted else "pass"))
    return options


def _holders(battle: Battle, fighter: Oathsworn, kind: int) -> list[Oathsworn]:
    """Who has such a token for it, itself first."""
    return [holder for holder in battle.token_holders(fighter) if holder.tokens[kind]]


def _card(fighter: Oathsworn) -> AllyDef | CompanionDef:
    if fighter.companion is not None:
        return fighter.companion
    assert fighter.ally is not None
    return fighter.ally


def _can_attack(battle: Battle, fighter: Oathsworn) -> bool:
    return can_attack(battle, deed_of(fighter), PLAIN_ATTACK)


def _uses(battle: Battle, fighter: Oathsworn) -> list[Use]:
    """Items at any moment of the turn (OS-7.1.4), abilities only instead of the attack."""
    found: list[Use] = []
    for use in uses_at(battle, fighter, MomentKind.OWN_TURN, fighter.animus):
        if battle.has_played and use.card < 0:
            continue
        if allowed(battle, fighter, use, deed_of(fighter, use.card)):
            found.append(use)
    return found


def act_by_card(battle: Battle, fighter: Oathsworn, answer: Option) -> Flow[None]:
    if answer.verb == "move":
        move(battle, fighter, answer.what, answer.amount)
        yield from movement_ended(battle, battle.figure_of(fighter))
    elif answer.verb == "token":
        spend(battle, _holders(battle, fighter, answer.what)[0], answer.what)
        yield from _use_token(battle, fighter)
    elif answer.verb == "ally-attack":
        pay_animus(fighter, _card(fighter).attack_cost)
        yield from _attack(battle, fighter, PLAIN_ATTACK)
    else:
        use = chosen_use(uses_at(battle, fighter, MomentKind.OWN_TURN, fighter.animus), answer)
        battle.has_played = battle.has_played or use.card < 0
        yield from carry_out_use(battle, fighter, use, deed_of(fighter, use.card))


def _attack(battle: Battle, fighter: Oathsworn, plan: Plan) -> Flow[None]:
    battle.has_played = True
    yield from make_attack(battle, deed_of(fighter), plan)
    yield from react_now(battle)


def _token_helps(battle: Battle, fighter: Oathsworn) -> bool:
    """Would a token leave anything to choose?"""
    if refresh_might(battle):
        return True
    figure = battle.figure_of(fighter)
    if may_move(figure) and can_go(battle, figure, STEPS_OF_A_TOKEN):
        return True
    return not battle.has_played and _can_attack(battle, fighter)


def _token_options(battle: Battle, fighter: Oathsworn) -> list[Option]:
    """OS-7.4.5: move 2, or attack, or refresh; the attack is that of the turn (OS-R84)."""
    figure = battle.figure_of(fighter)
    options: list[Option] = []
    if may_move(figure):
        reach = reach_of(battle, figure, STEPS_OF_A_TOKEN)
        options += [Option("to-hex", place) for place in reach]
    if not battle.has_played and _can_attack(battle, fighter):
        options.append(Option("ally-attack"))
    return options + [Option("refresh", colour) for colour in refresh_might(battle)]


def _use_token(battle: Battle, fighter: Oathsworn) -> Flow[None]:
    options = _token_options(battle, fighter)
    answer = yield ask(fighter.seat, "ally-token", options, "OS-7.4.5", fighter.place)
    if answer.verb == "to-hex":
        moved_before = battle.has_moved
        move(battle, fighter, answer.what, 0)
        battle.has_moved = moved_before  # it is not the move action
        yield from movement_ended(battle, battle.figure_of(fighter))
    elif answer.verb == "refresh":
        refresh_deck(battle, Side.COMPANY, answer.what)
        battle.tell("refreshed", "OS-7.17.4", answer.what)
    else:
        plan = Plan()
        plan.determination = False  # OS-7.11.13
        yield from _attack(battle, fighter, plan)
