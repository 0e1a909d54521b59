"""Turns of companions and allies: the few actions of their card (OS-7.4, OS-7.20.3)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask, ending, no_decisions
from questhall.kernel.offers import Offer, taken

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
from .facing import Turning
from .guardian import rejuvenation_options
from .interrupts import Movement, movement_ended
from .moving import can_go, move, reach_of, steps_left
from .playing import Use, Using, allowed, carry_out_use, deed_of, refresh_might, uses_at

STEPS_OF_A_TOKEN: Final = 2  # OS-7.4.5
PLAIN_ATTACK: Final = Plan()


def card_options(battle: Battle, fighter: Oathsworn) -> list[Option]:
    """One move action, and either an attack or its ability (OS-7.1.6, OS-7.20.3)."""
    printed = _card(fighter)
    figure = battle.figure_of(fighter)
    options: list[Option] = []
    if not battle.has_moved and may_move(figure) and fighter.animus >= printed.move_cost:
        movement = Movement(battle, fighter)
        for place in reach_of(battle, figure, steps_left(battle, figure, printed.move)):
            options.append(movement.option(place, printed.move_cost))
    may_attack = not battle.has_played and fighter.animus >= printed.attack_cost
    if may_attack and _can_attack(battle, fighter):
        options.append(AttackOfCard(battle, fighter, printed.attack_cost).option())
    options += [UsedByCard(battle, fighter, use).option() for use in _uses(battle, fighter)]
    options += board_options(battle, fighter)
    options += rejuvenation_options(battle, fighter)
    kinds = [kind for kind in (Token.ANIMUS, Token.BATTLEFLOW) if _holders(battle, fighter, kind)]
    if kinds and _token_helps(battle, fighter):
        token = TokenForCard(battle, fighter)
        options += [Option("token", kind, meant=token) for kind in kinds]
    options.append(Turning(battle, fighter).option())
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


class UsedByCard(Using):
    """An ability takes the place of the attack, an item does not."""

    def take(self, option: Option) -> Flow[None]:
        battle, use = self.battle, self.use
        battle.has_played = battle.has_played or use.card < 0
        yield from carry_out_use(battle, self.oathsworn, use, deed_of(self.oathsworn, use.card))


class AttackOfCard(Offer):
    """The attack that is printed on the card."""

    def __init__(self, battle: Battle, fighter: Oathsworn, cost: int) -> None:
        self.battle = battle
        self.fighter = fighter
        self.cost = cost

    def option(self) -> Option:
        return Option("ally-attack", meant=self)

    def take(self, option: Option) -> Flow[None]:
        pay_animus(self.fighter, self.cost)
        yield from _attack(self.battle, self.fighter, PLAIN_ATTACK)


class AttackForToken(AttackOfCard):
    """It costs no animus, and brings no determination (OS-7.11.13)."""

    def take(self, option: Option) -> Flow[None]:
        plan = Plan()
        plan.determination = False
        yield from _attack(self.battle, self.fighter, plan)


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


class TokenForCard(Offer):
    """OS-7.4.5: move 2, or attack, or refresh; the attack is that of the turn (OS-R84)."""

    def __init__(self, battle: Battle, fighter: Oathsworn) -> None:
        self.battle = battle
        self.fighter = fighter

    def take(self, option: Option) -> Flow[None]:
        battle, fighter = self.battle, self.fighter
        spend(battle, _holders(battle, fighter, option.what)[0], option.what)
        options = self._options()
        answer = yield ask(fighter.seat, "ally-token", options, "OS-7.4.5", fighter.place)
        yield from taken(answer)

    def _options(self) -> list[Option]:
        battle, fighter = self.battle, self.fighter
        figure = battle.figure_of(fighter)
        options: list[Option] = []
        if may_move(figure):
            steps = StepsForToken(battle, fighter)
            reach = reach_of(battle, figure, STEPS_OF_A_TOKEN)
            options += [Option("to-hex", place, meant=steps) for place in reach]
        if not battle.has_played and _can_attack(battle, fighter):
            options.append(AttackForToken(battle, fighter, 0).option())
        refreshing = Refreshing(battle)
        return options + [
            Option("refresh", colour, meant=refreshing) for colour in refresh_might(battle)
        ]


class StepsForToken(Offer):
    """They are not the move of the turn."""

    def __init__(self, battle: Battle, fighter: Oathsworn) -> None:
        self.battle = battle
        self.fighter = fighter

    def take(self, option: Option) -> Flow[None]:
        battle, fighter = self.battle, self.fighter
        moved_before = battle.has_moved
        move(battle, fighter, option.what, 0)
        battle.has_moved = moved_before
        yield from movement_ended(battle, battle.figure_of(fighter))


class Refreshing(Offer):
    """OS-7.17.4"""

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def take(self, option: Option) -> Flow[None]:
        refresh_deck(self.battle, Side.COMPANY, option.what)
        self.battle.tell("refreshed", "OS-7.17.4", option.what)
        yield from no_decisions()
