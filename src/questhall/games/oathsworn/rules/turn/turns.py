"""Turns of the Oathsworn phase (OS-7.1)."""

from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING, Flow, Option, ask, ending

from ...printed.cards import AbilityDef, InjuryDef, MomentKind, UseLimit
from ...printed.tokens import Stat, Token, Until
from ...state.battle import Battle
from ...state.company import COMPANY_SIZE
from ...state.oathsworn import Oathsworn
from ..board.numbers import expire, may_move, raised
from ..purse import spend_animus_token
from .allies import enter, may_enter
from .board_actions import act_by_board, board_options, forget_actions
from .caged import caged_options, escape
from .card_actions import act_by_card, card_options
from .cooldown import may_spend_battleflow, put_away, spend_battleflow, take_up
from .guardian import may_rejuvenate, rejuvenate
from .interrupts import chosen_use, movement_ended, use_option
from .moving import costs_of_going, move, steps_left
from .order import chairs_from
from .playing import Use, allowed, carry_out_use, deed_of, uses_at
from .swallowed import attack_from_inside, swallowed_options


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
    if answer.verb == "turn-figure":
        yield from _face(battle, fighter)
        left = [option for option in options if option.verb != "turn-figure"]
        answer = yield ask(fighter.seat, "turn", left, "OS-7.1.3", fighter.place)
    if answer.verb in ("pass", "end-turn"):
        end_turn(battle)
        return
    yield from _act(battle, fighter, answer)
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
    options = [Option("injury", card) for card in injuries]
    options += [use_option(use) for use in turn_uses(battle, oathsworn, not injuries)]
    options += board_options(battle, oathsworn)
    if not injuries and not battle.has_moved and may_move(figure):
        dearer = raised(battle, figure, Stat.MOVE_COST, 0)
        steps = steps_left(battle, figure, oathsworn.animus - dearer)
        for place, cost in enumerate(costs_of_going(battle, figure, steps)):
            if cost < FAR:
                options.append(Option("move", place, NOTHING, cost + dearer))
    if not injuries and not battle.has_played and may_rejuvenate(battle, oathsworn):
        options.append(Option("rejuvenate"))
    if oathsworn.tokens[Token.ANIMUS] and oathsworn.reserve:
        options.append(Option("token", Token.ANIMUS))
    if may_spend_battleflow(oathsworn):
        options.append(Option("token", Token.BATTLEFLOW))
    options.append(Option("turn-figure"))
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


def _act(battle: Battle, oathsworn: Oathsworn, answer: Option) -> Flow[None]:
    battle.has_acted = True
    if answer.verb == "attack-inside":
        yield from attack_from_inside(battle, oathsworn)
    elif answer.verb == "escape":
        yield from escape(battle, oathsworn)
        battle.has_played = oathsworn.cage is not None  # OS-13.2.5: who is free acts at once
    elif answer.verb == "rejuvenate":
        battle.has_played = True
        yield from rejuvenate(battle, oathsworn)
    elif answer.verb == "board-action":
        yield from act_by_board(battle, oathsworn, answer.what)
    elif oathsworn.acts_by_card and oathsworn.cage is None:
        yield from act_by_card(battle, oathsworn, answer)
    elif answer.verb == "move":
        move(battle, oathsworn, answer.what, answer.amount)
        yield from movement_ended(battle, battle.figure_of(oathsworn))
    elif answer.verb == "token":
        yield from _spend(battle, oathsworn, answer.what)
    elif answer.verb == "injury":
        yield from _suffer(battle, oathsworn, answer.what)
    else:
        use = chosen_use(uses_at(battle, oathsworn, MomentKind.OWN_TURN, oathsworn.animus), answer)
        if use.card >= 0 and isinstance(battle.cards[use.card], AbilityDef):
            if battle.has_played:
                battle.second_play = NOTHING
            battle.has_played = True
        yield from carry_out_use(battle, oathsworn, use, deed_of(oathsworn, use.card))


def _face(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """OS-7.5.5: free, at any moment of the own turn; asked once between two deeds. It changes
    nothing that he could do: where he looks matters only to others."""
    figure = battle.figure_of(oathsworn)
    options = [Option("facing", way) for way in range(6)]
    answer = yield ask(oathsworn.seat, "face", options, "OS-7.5.5", oathsworn.place)
    figure.facing = answer.what


def _spend(battle: Battle, oathsworn: Oathsworn, kind: int) -> Flow[None]:
    if kind == Token.ANIMUS:
        spend_animus_token(battle, oathsworn)
    else:
        yield from spend_battleflow(battle, oathsworn)


def _suffer(battle: Battle, oathsworn: Oathsworn, card: int) -> Flow[None]:
    """OS-7.2.2, OS-7.2.3: no Ability Card, no battleflow."""
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
