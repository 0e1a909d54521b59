"""Allies: how they come, and what they do in the turns of a fallen Oathsworn (OS-7.20)."""

from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ...printed.cards import ANIMUS_OF_AN_ALLY, OWN_TURN, AllyDef
from ...printed.clearing import EDGE
from ...printed.might import COMPANY
from ...printed.tokens import ANIMUS, BATTLEFLOW
from ...state.battle import Battle
from ...state.figures import ALLY, Figure
from ...state.oathsworn import Oathsworn
from ..attack.aiming import can_attack
from ..attack.plan import Plan
from ..attack.strike import make_attack
from ..board.numbers import may_move
from ..board.trampling import trample
from ..boss.stage_cards import react_now
from ..might.drawing import refresh_deck
from .board_actions import board_options
from .interrupts import chosen_use, use_option
from .moving import move, reach_of
from .playing import Use, allowed, carry_out_use, deed_of, refresh_might, uses_at
from .purse import pay_animus, spend

MODELS = 4  # OS-7.20.8
STEPS_OF_A_TOKEN = 2  # OS-7.4.5


def may_enter(battle: Battle) -> bool:
    """OS-7.20.6, OS-7.20.8"""
    standing = [each for each in battle.company if each.stands_for != NOTHING and not each.fallen]
    return bool(battle.ally_cards) and len(standing) < MODELS and battle.free() & EDGE != 0


def enter(battle: Battle, chair: int) -> Flow[None]:
    """At the start of the turn of the fallen (OS-7.20.1); its animus is at hand (OS-7.20.2)."""
    fallen = battle.company[chair]
    seen: dict[str, int] = {battle.cards[card].key: card for card in battle.ally_cards}
    options = [Option("ally", card) for card in seen.values()]
    answer = yield ask(fallen.seat, "choose-ally", options, "OS-7.20.1", fallen.place)
    hexes = [Option("to-hex", place) for place in places_in(battle.free() & EDGE)]
    where = yield ask(fallen.seat, "ally-hex", hexes, "OS-7.20.1", answer.what)
    battle.ally_cards.remove(answer.what)
    battle.allies_out.append(answer.what)
    printed = battle.cards[answer.what]
    assert isinstance(printed, AllyDef)
    ally = Oathsworn(len(battle.company), fallen.seat)
    ally.ally = printed
    ally.stands_for = chair
    ally.animus = ANIMUS_OF_AN_ALLY
    ally.figure = len(battle.figures)
    figure = Figure(ally.figure, ALLY, where.what, 0, battle.rules.most_hp)  # OS-3.2.8
    figure.owner = ally.place
    battle.company.append(ally)
    battle.figures.append(figure)
    trample(battle, figure.mask())
    battle.tell("ally-came", "OS-7.20.1", figure.id, where.what)


def ally_options(battle: Battle, ally: Oathsworn) -> list[Option]:
    """One move action, and either an attack or its ability (OS-7.1.6, OS-7.20.3)."""
    printed = _card(ally)
    figure = battle.figure_of(ally)
    options: list[Option] = []
    if not battle.has_moved and may_move(figure) and ally.animus >= printed.move_cost:
        for place in reach_of(battle, figure, printed.move):
            options.append(Option("move", place, NOTHING, printed.move_cost))
    if not battle.has_played:
        if ally.animus >= printed.attack_cost and _can_attack(battle, ally):
            options.append(Option("ally-attack"))
        options += [use_option(use) for use in _uses(battle, ally)]
    options += board_options(battle, ally)
    for kind in (ANIMUS, BATTLEFLOW):
        if _holders(battle, ally, kind) and _token_options(battle, ally):
            options.append(Option("token", kind))
    if not battle.has_turned:
        options.append(Option("turn-figure"))
    options.append(Option("end-turn" if battle.has_acted else "pass"))
    return options


def _holders(battle: Battle, ally: Oathsworn, kind: int) -> list[Oathsworn]:
    """Who has such a token for it, itself first."""
    return [holder for holder in battle.token_holders(ally) if holder.tokens[kind]]


def _card(ally: Oathsworn) -> AllyDef:
    assert ally.ally is not None
    return ally.ally


def _can_attack(battle: Battle, ally: Oathsworn) -> bool:
    return can_attack(battle, deed_of(ally), Plan())


def _uses(battle: Battle, ally: Oathsworn) -> list[Use]:
    uses = uses_at(battle, ally, OWN_TURN, ally.animus)
    return [use for use in uses if allowed(battle, ally, use, deed_of(ally))]


def ally_acts(battle: Battle, ally: Oathsworn, answer: Option) -> Flow[None]:
    if answer.verb == "move":
        move(battle, ally, answer.what, answer.amount)
    elif answer.verb == "token":
        spend(battle, _holders(battle, ally, answer.what)[0], answer.what)
        yield from _use_token(battle, ally)
    elif answer.verb == "ally-attack":
        pay_animus(ally, _card(ally).attack_cost)
        yield from _attack(battle, ally, Plan())
    else:
        battle.has_played = True
        use = chosen_use(_uses(battle, ally), answer)
        yield from carry_out_use(battle, ally, use, deed_of(ally))


def _attack(battle: Battle, ally: Oathsworn, plan: Plan) -> Flow[None]:
    battle.has_played = True
    yield from make_attack(battle, deed_of(ally), plan)
    yield from react_now(battle)


def _token_options(battle: Battle, ally: Oathsworn) -> list[Option]:
    """OS-7.4.5: move 2, or attack, or refresh; the attack is that of the turn (OS-R84)."""
    figure = battle.figure_of(ally)
    options: list[Option] = []
    if may_move(figure):
        reach = reach_of(battle, figure, STEPS_OF_A_TOKEN)
        options += [Option("to-hex", place) for place in reach]
    if not battle.has_played and _can_attack(battle, ally):
        options.append(Option("ally-attack"))
    return options + [Option("refresh", colour) for colour in refresh_might(battle)]


def _use_token(battle: Battle, ally: Oathsworn) -> Flow[None]:
    options = _token_options(battle, ally)
    answer = yield ask(ally.seat, "ally-token", options, "OS-7.4.5", ally.place)
    if answer.verb == "to-hex":
        moved_before = battle.has_moved
        move(battle, ally, answer.what, 0)
        battle.has_moved = moved_before  # it is not the move action
    elif answer.verb == "refresh":
        refresh_deck(battle, COMPANY, answer.what)
        battle.tell("refreshed", "OS-7.17.4", answer.what)
    else:
        plan = Plan()
        plan.determination = False  # OS-7.11.13
        yield from _attack(battle, ally, plan)
