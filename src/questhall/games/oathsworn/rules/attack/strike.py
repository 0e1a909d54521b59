"""An attack of the company, from the declaration to what follows from it (OS-16.1)."""

from typing import Final

from questhall.boards.displacing import displaced, nearest_free
from questhall.boards.masks import NOWHERE, places_in
from questhall.boards.walking import charge, swept
from questhall.kernel.decisions import NOTHING, Flow, Option, ask

from ...printed.cards import MomentKind
from ...printed.clearing import BOARD
from ...printed.encounter import BoardMoment
from ...printed.might import COLOURS, Side
from ...printed.tokens import ANY_TOKEN, Stat, Token, Until
from ...state.battle import Battle
from ...state.company import CompanyState
from ...state.deeds import Attack, Deed, height_of
from ...state.draws import Draw
from ...state.figures import Figure, FigureKind
from ...state.oathsworn import Oathsworn
from ..board.breaking import Break, after_breaks, draw_reactions, take_from_die
from ..board.harm import settle_losses, take_hp
from ..board.numbers import (
    cubes_of,
    defense_of,
    expire,
    forbidden,
    leave_out_strongest,
    limit_of,
    raised,
)
from ..board.parts import PARTS_OF_A_BOSS, part_code, parts_in, sinks
from ..board.trampling import tread
from ..boss.passives import happen
from ..might.declaring import cards_or_dice, declare, empower
from ..might.drawing import (
    Hand,
    begin,
    count_a_blank_as,
    draw_list,
    finish,
    improve,
    misses,
    total_without_lowest,
)
from ..purse import gain_any_token
from ..turn.class_counter import give_back_counters
from ..turn.interrupts import (
    Window,
    ask_one,
    clockwise,
    movement_ended,
    open_window,
    options_of_uses,
)
from .aiming import can_attack, choose_targets
from .plan import Outcome, Plan, Shape

WINDOWS_AFTER: Final = (
    (MomentKind.ON_HIT, Outcome.HIT),
    (MomentKind.ON_CRITICAL, Outcome.CRITICAL),
    (MomentKind.ON_KILL, Outcome.KILL),
    (MomentKind.ON_BREAK, Outcome.BREAK),
)


class AttackHand(Hand):
    """The attacker at his draw: his items for that moment are at hand (OS-7.11.6)."""

    def __init__(self, battle: Battle, oathsworn: Oathsworn, attack: Attack) -> None:
        super().__init__([oathsworn.seat], battle.token_holders(oathsworn))
        self.battle = battle
        self.oathsworn = oathsworn
        self.window = Window(MomentKind.AFTER_OWN_DRAW, battle.figure_of(oathsworn))
        self.window.attack = attack

    def options(self, state: CompanyState, draw: Draw) -> list[Option]:
        return options_of_uses(self.battle, self.window, self.oathsworn)


def make_attack(battle: Battle, deed: Deed, plan: Plan) -> Flow[Attack | None]:
    """OS-7.7.5, OS-7.9.5: without an enemy in range, or if nobody is to be attacked, nothing
    happens. The attack that was made."""
    if battle.over or not can_attack(battle, deed, plan):
        return None
    attack = yield from choose_targets(battle, deed, plan)
    if attack is not None:
        yield from carry_out_attack(battle, deed, plan, attack)
    return attack


def carry_out_attack(battle: Battle, deed: Deed, plan: Plan, attack: Attack) -> Flow[None]:
    """From the choice of targets on."""
    outer, battle.attack = battle.attack, attack
    if attack.targets:
        yield from _carry_out(battle, deed, plan, attack)
    battle.attack = outer
    if attack.area and not battle.over:
        within = Deed(deed.figure, deed.fighter, deed.card)
        within.attack = attack
        yield from happen(battle, BoardMoment.AREA_ATTACKED, None, within)


def _carry_out(battle: Battle, deed: Deed, plan: Plan, attack: Attack) -> Flow[None]:
    oathsworn = battle.company[deed.fighter]
    battle.tell("attacks", "OS-7.11.1", deed.figure, attack.targets[0])
    inner = Deed(deed.figure, deed.fighter, deed.card)
    attack.sure = plan.sure or (plan.aim is not None and plan.aim.sure)
    inner.attack = attack
    inner.blow = deed.blow
    inner.spared = deed.spared
    deed.made = attack
    inner.target = attack.targets[0]
    attack.last_hexes = battle.figures[attack.targets[-1]].mask()
    inner.this = deed.this
    inner.number = deed.number
    draw = yield from _draw(battle, inner, plan, attack)
    if misses(draw) and not attack.sure:  # OS-13.3.9: all targets at once
        attack.missed = True
        battle.tell("missed", "OS-7.11.4", attack.attacker)
        give_back_counters(oathsworn, attack)
        if plan.determination:
            yield from _be_determined(battle, oathsworn, attack, draw)
        yield from _window(battle, inner, attack, MomentKind.ON_MISS, everybody=True)
    else:
        if draw.criticals():  # OS-7.11.15
            yield from _window(battle, inner, attack, MomentKind.CRITICAL_DRAWN)
        yield from _hit(battle, inner, plan, attack, draw)
    oathsworn.attacks += 1
    yield from _follow(battle, inner, plan, attack, draw)
    finish(battle, draw)
    yield from settle_losses(battle, [battle.figures[target] for target in attack.targets])
    if not battle.over:
        yield from _end_of_movement(battle, inner, plan, attack)


# -- the draw ------------------------------------------------------------------------


def _draw(battle: Battle, deed: Deed, plan: Plan, attack: Attack) -> Flow[Draw]:
    oathsworn = battle.company[deed.fighter]
    figure = battle.figures[deed.figure]
    attack.bonus = plan.bonus.of(battle, deed) + raised(battle, figure, Stat.BONUS, 0)
    attack.empower = plan.empower.of(battle, deed) + raised(battle, figure, Stat.EMPOWER, 0)
    more_redraws = raised(battle, figure, Stat.FREE_REDRAWS, 0)
    attack.free_redraws = plan.redraws.of(battle, deed) + more_redraws
    attack.no_redraws = forbidden(battle, figure, Stat.REDRAWS)
    attack.blank_as = plan.blank_as
    attack.counters_worth = plan.counters_worth
    attack.chain = plan.shape == Shape.CHAIN
    attack.sure = plan.sure or (plan.aim is not None and plan.aim.sure)
    expire(battle, Until.NEXT_ATTACK, figure)
    expire(battle, Until.OWN_ATTACK, figure)
    window = Window(MomentKind.BEFORE_OWN_DRAW, figure)
    window.attack = attack
    window.tokens = Token.EMPOWER
    for holder in battle.token_holders(oathsworn):
        yield from ask_one(battle, window, holder)
    wanted = None if plan.aim is None else plan.aim.cards(battle, deed)
    if wanted is None:
        cubes = [0] * len(COLOURS) if plan.unarmed else cubes_of(battle, oathsworn)  # OS-7.11.3
        for _ in range(-raised(battle, figure, Stat.MIGHT, 0)):
            leave_out_strongest(cubes)
        attack.most_white = _most_white(battle, figure, plan)
        attack.wanted = cubes
        wanted = yield from declare(battle, oathsworn.seat, cubes, attack.most_white)
    wanted = [some + more for some, more in zip(wanted, attack.added, strict=True)]
    attack.wanted, attack.declared = wanted, True
    attack.declared_height = height_of(wanted)
    yield from empower(battle, oathsworn.seat, wanted, attack.empower)
    draw = begin(battle, Side.COMPANY)
    attack.draw = draw
    draw.free_redraws = attack.free_redraws
    draw.no_redraws = attack.no_redraws
    yield from cards_or_dice(battle, oathsworn.seat, draw, wanted)
    draw_list(battle, draw, wanted)
    yield from _helped_by_friends(battle, oathsworn, attack)
    yield from improve(battle, draw, AttackHand(battle, oathsworn, attack))
    if plan.blank_as:
        count_a_blank_as(draw, plan.blank_as)
    return draw


def _most_white(battle: Battle, figure: Figure, plan: Plan) -> int:
    limits = (plan.most_white, limit_of(battle, figure, Stat.MOST_WHITE))
    return min([battle.rules.most_white, *[limit for limit in limits if limit != NOTHING]])


def _helped_by_friends(battle: Battle, oathsworn: Oathsworn, attack: Attack) -> Flow[None]:
    """What others have for this draw (OS-7.17.1)."""
    window = Window(MomentKind.AFTER_OWN_DRAW, battle.figure_of(oathsworn))
    window.attack = attack
    for friend in clockwise(battle):
        if friend is not oathsworn:
            yield from ask_one(battle, window, friend)


def _be_determined(battle: Battle, oathsworn: Oathsworn, attack: Attack, draw: Draw) -> Flow[None]:
    """The Determination Rule: a token of any kind, and those spent come back (OS-7.11.12)."""
    for place, kind in attack.tokens_spent + draw.tokens_spent:
        battle.company[place].tokens[kind] += 1
    yield from gain_any_token(battle, oathsworn, ANY_TOKEN)


# -- damage --------------------------------------------------------------------------


def _hit(battle: Battle, deed: Deed, plan: Plan, attack: Attack, draw: Draw) -> Flow[None]:
    """All targets lose HP first, by the same bonus (OS-7.11.16), then parts break together
    (OS-7.15.8, OS-13.3.10, OS-R25)."""
    breaks: list[Break] = []
    hurt: list[tuple[Figure, int]] = []
    for place, number in enumerate(attack.targets):
        target = battle.figures[number]
        drawn = total_without_lowest(draw, place) if attack.chain else draw.total()
        damage = drawn + attack.bonus + attack.extra_hexes.get(number, 0)  # OS-13.1.5
        loss = max(0, damage // defense_of(battle, target))  # OS-7.14.2
        attack.hp_lost[number] = loss
        battle.tell("damage", "OS-7.14.2", number, damage, loss)
        if target.kind == FigureKind.BOSS:
            part = yield from _choose_part(battle, deed, attack, target)
            if loss and target.dice[part]:
                hurt.append((target, part))
            if take_from_die(battle, target, part, loss):
                breaks.append(Break(number, deed.figure))
                attack.broken.append(number)
                deed.spared.append(number)
        else:
            take_hp(battle, target, loss)
            if target.hp <= 0:
                attack.killed.append(number)
    draw_reactions(battle, breaks)
    yield from after_breaks(battle, breaks)
    for boss, part in hurt:
        harmed = Deed(boss.id)
        harmed.part = part
        yield from happen(battle, BoardMoment.PART_HURT, boss, harmed)


def _choose_part(battle: Battle, deed: Deed, attack: Attack, boss: Figure) -> Flow[int]:
    """OS-7.14.1: after the draw, where several parts are equally near."""
    if attack.part != NOTHING:
        return attack.part
    aimed = parts_in(boss, attack.aimed_at[boss.id])
    parts = sinks(boss, aimed, battle.figures[deed.figure].mask())
    options = [Option("part", part_code(boss.id, part)) for part in parts]
    seat = battle.company[deed.fighter].seat
    answer = yield ask(seat, "which-part", options, "OS-7.14.1", boss.id)
    return answer.what % PARTS_OF_A_BOSS


# -- what follows --------------------------------------------------------------------


def _follow(battle: Battle, deed: Deed, plan: Plan, attack: Attack, draw: Draw) -> Flow[None]:
    """What still happens to targets of which no part broke, and to friends (OS-7.15.6). A dying
    target is still knocked back (OS-R77)."""
    outcomes = outcomes_of(attack, draw)
    for rider in plan.riders:
        if rider.outcome in outcomes and not battle.over:
            yield from rider.effect.resolve(battle, deed)
    for kind, outcome in WINDOWS_AFTER:  # OS-7.11.15: once each
        if outcome in outcomes:
            yield from _window(battle, deed, attack, kind)


def _window(
    battle: Battle, deed: Deed, attack: Attack, kind: int, everybody: bool = False
) -> Flow[None]:
    if battle.over:
        return
    window = Window(kind, battle.figures[deed.figure])
    window.attack = attack
    if everybody:
        yield from open_window(battle, window)
    else:
        yield from ask_one(battle, window, battle.company[deed.fighter])


def outcomes_of(attack: Attack, draw: Draw) -> list[int]:
    if attack.missed:
        return [Outcome.MISS]
    found = [Outcome.HIT]
    if draw.criticals():
        found.append(Outcome.CRITICAL)
    if any(attack.hp_lost.values()):
        found.append(Outcome.HP_LOST)
    if attack.killed:
        found.append(Outcome.KILL)
    if attack.broken:
        found.append(Outcome.BREAK)
    return found


def _end_of_movement(battle: Battle, deed: Deed, plan: Plan, attack: Attack) -> Flow[None]:
    """Where chains and charges leave the attacker."""
    figure = battle.figures[deed.figure]
    if not figure.on_board:
        return
    if plan.shape == Shape.CHARGE:
        yield from _end_of_charge(battle, figure, plan)
    elif plan.shape == Shape.CHAIN and not attack.ranged:
        last = battle.figures[attack.targets[-1]].mask() or attack.last_hexes  # OS-R83
        yield from _end_of_chain(battle, deed, figure, last)


def _end_of_charge(battle: Battle, figure: Figure, plan: Plan) -> Flow[None]:
    """OS-13.4.2: on another character the attacker goes to the closest empty hex."""
    path = charge(figure.stance(), figure.facing, plan.size, battle.obstacle_mask())
    if not path:
        return
    free = battle.free() | figure.mask()
    end = path[-1]
    if not free >> end & 1:
        end = displaced(BOARD, end, figure.facing, free)
    if end != NOWHERE:
        tread(battle, figure, swept(figure.stance(), path) | 1 << end)
        figure.place = end
        battle.tell("moved", "OS-13.4.1", figure.id, end)
        yield from movement_ended(battle, figure)


def _end_of_chain(battle: Battle, deed: Deed, figure: Figure, last: int) -> Flow[None]:
    """OS-13.3.5: the empty hex nearest to the last target, chosen among equally near ones."""
    free = battle.free() | figure.mask()
    found = 0
    for hex in places_in(last):
        nearest = nearest_free(BOARD, hex, free)
        if nearest != NOWHERE:
            found |= BOARD.at_distance(hex, BOARD.distance(hex, nearest)) & free
    if not found:
        return
    best = BOARD.nearest(found, last)
    options = [Option("to-hex", place) for place in places_in(best)]
    seat = battle.company[deed.fighter].seat
    answer = yield ask(seat, "chain-end", options, "OS-13.3.5")
    figure.place = answer.what
    tread(battle, figure, figure.mask())
    battle.tell("moved", "OS-13.3.5", figure.id, figure.place)
    yield from movement_ended(battle, figure)
