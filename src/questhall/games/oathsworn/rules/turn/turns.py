"""Turns of the Oathsworn phase (OS-7.1)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask
from questhall.kernel.ranges import once_around

from ...printed.cards import OWN_TURN, POSITIONS, AbilityDef, InjuryDef
from ...printed.tokens import ANIMUS, BATTLEFLOW, END_OF_TURN
from ...state.battle import Battle
from ...state.oathsworn import Oathsworn
from ..board.numbers import expire, may_move
from .cooldown import battleflow, put_away, take_up
from .interrupts import chosen_use, use_option
from .moving import go, reach_of
from .playing import Use, allowed, carry_out_use, deed_of, uses_at
from .purse import pay_animus, spend, spend_animus_token


def begin_phase(battle: Battle) -> None:
    """OS-7.1.2, OS-R19: with the leader, or the next who stands."""
    battle.passes = 0
    for place in once_around(battle.leader, len(battle.company)):
        if not battle.company[place].fallen:
            begin_turn(battle, place)
            return


def begin_turn(battle: Battle, place: int) -> None:
    oathsworn = battle.company[place]
    battle.turn = place
    battle.has_acted = False
    battle.has_moved = False
    battle.has_played = False
    battle.has_turned = False
    battle.hexes_moved = 0
    battle.waded = []
    oathsworn.turns += 1
    oathsworn.special_this_turn = 0
    battle.next_step = "turn"


def turn(battle: Battle) -> Flow[None]:
    """One thing that the Oathsworn does in his turn."""
    oathsworn = battle.company[battle.turn]
    options = turn_options(battle, oathsworn)
    answer = yield ask(oathsworn.seat, "turn", options, "OS-7.1.3", oathsworn.place)
    if answer.verb in ("pass", "end-turn"):
        end_turn(battle)
        return
    yield from _act(battle, oathsworn, answer)
    if oathsworn.fallen and not battle.over:
        end_turn(battle)


def turn_options(battle: Battle, oathsworn: Oathsworn) -> list[Option]:
    """All that is legal now. Injuries come before moves and Ability Cards (OS-7.2.1)."""
    figure = battle.figure_of(oathsworn)
    injuries = battle.injuries_in(oathsworn.hand) if oathsworn.turns == 1 else []
    options = [Option("injury", card) for card in injuries]
    options += [use_option(use) for use in turn_uses(battle, oathsworn, not injuries)]
    if not injuries and not battle.has_moved and may_move(figure):
        reach = reach_of(battle, figure, oathsworn.animus)
        options += [Option("move", place, NOTHING, cost) for place, cost in reach.items()]
    if oathsworn.tokens[ANIMUS] and oathsworn.reserve:
        options.append(Option("token", ANIMUS))
    if oathsworn.tokens[BATTLEFLOW] and any(oathsworn.cooldown):
        options.append(Option("token", BATTLEFLOW))
    if not battle.has_turned:
        options.append(Option("turn-figure"))
    if not injuries:
        options.append(Option("end-turn" if battle.has_acted else "pass"))
    return options


def turn_uses(battle: Battle, oathsworn: Oathsworn, cards_too: bool) -> list[Use]:
    """One Ability Card a turn (OS-7.1.3), any number of items (OS-7.1.4)."""
    found: list[Use] = []
    for use in uses_at(battle, oathsworn, OWN_TURN, oathsworn.animus):
        ability = use.card >= 0 and isinstance(battle.cards[use.card], AbilityDef)
        if ability and (battle.has_played or not cards_too):
            continue
        if allowed(battle, oathsworn, use, deed_of(oathsworn, use.card)):
            found.append(use)
    return found


def _act(battle: Battle, oathsworn: Oathsworn, answer: Option) -> Flow[None]:
    if answer.verb == "turn-figure":
        yield from _face(battle, oathsworn)
        return
    battle.has_acted = True
    battle.has_turned = False
    if answer.verb == "move":
        _move(battle, oathsworn, answer.what, answer.amount)
    elif answer.verb == "token":
        yield from _spend(battle, oathsworn, answer.what)
    elif answer.verb == "injury":
        yield from _suffer(battle, oathsworn, answer.what)
    else:
        use = chosen_use(turn_uses(battle, oathsworn, True), answer)
        if use.card >= 0 and isinstance(battle.cards[use.card], AbilityDef):
            battle.has_played = True
        yield from carry_out_use(battle, oathsworn, use, deed_of(oathsworn, use.card))


def _move(battle: Battle, oathsworn: Oathsworn, goal: int, cost: int) -> None:
    """OS-7.5.1: each point is a step."""
    battle.has_moved = True
    pay_animus(oathsworn, cost)
    battle.hexes_moved += go(battle, battle.figure_of(oathsworn), goal)


def _face(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """OS-7.5.5: free, at any moment of the own turn; asked once between two deeds."""
    battle.has_turned = True
    figure = battle.figure_of(oathsworn)
    options = [Option("facing", way) for way in range(6)]
    answer = yield ask(oathsworn.seat, "face", options, "OS-7.5.5", oathsworn.place)
    figure.facing = answer.what


def _spend(battle: Battle, oathsworn: Oathsworn, kind: int) -> Flow[None]:
    if kind == ANIMUS:
        spend_animus_token(battle, oathsworn)
        return
    spend(battle, oathsworn, BATTLEFLOW)  # OS-12.1.5
    position = yield from choose_position(battle, oathsworn)
    battleflow(battle, oathsworn, position)


def choose_position(battle: Battle, oathsworn: Oathsworn) -> Flow[int]:
    """A position on which cards lie."""
    options = [Option("position", each) for each in range(POSITIONS) if oathsworn.cooldown[each]]
    answer = yield ask(oathsworn.seat, "which-position", options, "OS-12.1.5", oathsworn.place)
    return answer.what


def _suffer(battle: Battle, oathsworn: Oathsworn, card: int) -> Flow[None]:
    """OS-7.2.2, OS-7.2.3: no Ability Card, no battleflow."""
    printed = battle.cards[card]
    assert isinstance(printed, InjuryDef)
    take_up(oathsworn, card)
    yield from printed.effect.resolve(battle, deed_of(oathsworn, card))
    put_away(battle, oathsworn, card)


def end_turn(battle: Battle) -> None:
    """The phase ends when all have passed one after the other (OS-7.1.2, OS-7.1.5)."""
    oathsworn = battle.company[battle.turn]
    expire(battle, END_OF_TURN, battle.figure_of(oathsworn))
    battle.passes = 0 if battle.has_acted else battle.passes + 1
    standing = [each for each in battle.company if not each.fallen]
    if battle.passes >= len(standing):
        battle.turn = NOTHING
        battle.next_step = "end_of_phase"
        return
    for place in once_around(battle.turn, len(battle.company))[1:]:
        if not battle.company[place].fallen:
            begin_turn(battle, place)
            return
    begin_turn(battle, battle.turn)
