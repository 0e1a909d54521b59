"""Attacks of enemies: cards face down, defense, the reveal, damage (OS-8.8, OS-16.2)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ...printed.cards import MomentKind
from ...printed.might import COLOURS, Side
from ...printed.tokens import Stat, Token, Until
from ...state.battle import Battle
from ...state.deeds import Blow
from ...state.figures import Figure, FigureKind, apart
from ..board.harm import settle_losses, take_hp
from ..board.numbers import defense_of, expire, oathsworn_of, raised
from ..might.drawing import begin, draw_face_down, finish, reveal, total_without_lowest
from ..turn.cooldown import may_spend_battleflow, spend_battleflow, take_up
from ..turn.interrupts import Window, open_window
from ..turn.playing import put_away_played


def deliver(battle: Battle, blow: Blow) -> Flow[None]:
    """The sequence of OS-8.8.1; which cards are left out is settled before."""
    battle.blow = blow
    battle.tell("struck", "OS-8.8.1", blow.attackers[0], blow.targets[0])
    yield from _windows(battle, blow, MomentKind.BEFORE_DAMAGE_DRAWN, NOTHING)
    _drop_the_gone(battle, blow)
    if blow.targets and not battle.over:
        yield from _draw_and_defend(battle, blow)
        _drop_the_gone(battle, blow)
        _deal_damage(battle, blow)
    battle.blow = None
    yield from settle_losses(battle, [battle.figures[target] for target in blow.targets])


def attack_is_over(battle: Battle, blow: Blow) -> Flow[None]:
    """The last window, when everything that the attack does is done."""
    yield from _windows(battle, blow, MomentKind.ATTACK_END, NOTHING)


def _windows(battle: Battle, blow: Blow, kind: int, tokens: int) -> Flow[None]:
    """For each target, also for one that takes the attack meanwhile (OS-R68)."""
    done: list[int] = []
    while True:
        left = [each for each in blow.targets if each not in done and battle.figures[each].on_board]
        if not left:
            return
        done.append(left[0])
        window = Window(kind, battle.figures[left[0]])
        window.blow = blow
        window.tokens = tokens
        yield from open_window(battle, window)


def _drop_the_gone(battle: Battle, blow: Blow) -> None:
    blow.targets = [target for target in blow.targets if battle.figures[target].on_board]


def _draw_and_defend(battle: Battle, blow: Blow) -> Flow[None]:
    draw = begin(battle, Side.FOES)
    draw.by_dice = [battle.rules.foes_use_dice] * len(COLOURS)  # OS-1.3.4
    blow.draw = draw
    draw_face_down(battle, draw, blow.might)
    for target in blow.targets:
        figure = battle.figures[target]
        if figure.side == Side.COMPANY and figure.kind != FigureKind.SENTINEL:
            yield from _play_for_defense(battle, blow, figure)
    reveal(battle, draw, blow.might)
    yield from _windows(battle, blow, MomentKind.AFTER_DAMAGE_DRAWN, Token.DEFENSE)


def _play_for_defense(battle: Battle, blow: Blow, figure: Figure) -> Flow[None]:
    """One Ability Card for its defense value, free; it causes battleflow (OS-8.8.5)."""
    oathsworn = oathsworn_of(battle, figure)
    while True:
        options = [Option("defend", card) for card in battle.abilities_in(oathsworn.hand)]
        if oathsworn.ally is None and may_spend_battleflow(oathsworn):  # OS-12.1.6
            options.append(Option("token", Token.BATTLEFLOW))
        if not options:
            return
        options.append(refusal("no-defense"))
        answer = yield ask(oathsworn.seat, "defend-with", options, "OS-8.8.5", oathsworn.place)
        if answer.declines:
            return
        if answer.verb == "defend":
            break
        yield from spend_battleflow(battle, oathsworn)
    take_up(oathsworn, answer.what)
    worth = raised(battle, figure, Stat.CARD_DEFENSE, battle.ability(answer.what).defense)
    defense = max(0, worth)
    expire(battle, Until.NEXT_DEFENSE, figure)
    blow.defense[figure.id] = blow.defense.get(figure.id, 0) + defense
    yield from put_away_played(battle, oathsworn, answer.what)


def _deal_damage(battle: Battle, blow: Blow) -> None:
    """OS-8.8.6 to OS-8.8.9: blanks are 0, criticals only their number; one division for each."""
    assert blow.draw is not None
    for target in blow.targets:
        figure = battle.figures[target]
        loss = loss_of(battle, blow, figure)
        blow.hp_lost[target] = loss
        take_hp(battle, figure, loss)
        battle.tell("damage", "OS-8.8.8", target, damage_to(blow, target), loss)
    finish(battle, blow.draw)


def damage_to(blow: Blow, target: int) -> int:
    """By the cards as they lie now."""
    if blow.draw is None or target not in blow.targets:
        return 0
    link = blow.targets.index(target)
    drawn = total_without_lowest(blow.draw, link) if blow.chain else blow.draw.total()
    return drawn + blow.bonus


def loss_of(battle: Battle, blow: Blow, figure: Figure) -> int:
    """The HP that it would cost a figure now."""
    defense = defense_of(battle, figure) + blow.defense.get(figure.id, 0)
    loss = damage_to(blow, figure.id) // max(1, defense) - blow.lose_less.get(figure.id, 0)
    if figure.id in blow.keeps:
        loss = min(loss, figure.hp - blow.keeps[figure.id])
    return max(0, loss)


def in_range(blow: Blow, battle: Battle, figure: Figure) -> bool:
    """Could the attack still hit it where it stands now (OS-R69)?"""
    if blow.area:
        return figure.mask() & blow.area != 0
    reach = max(1, blow.range)
    for number in blow.attackers:
        attacker = battle.figures[number]
        if attacker.on_board and _near(attacker, figure, reach):
            return True
    return False


def _near(attacker: Figure, figure: Figure, reach: int) -> bool:
    return apart(attacker, figure) <= reach
