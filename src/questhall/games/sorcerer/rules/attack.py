"""One attack: exhaust, tactics, roll, re-rolls, damage (RULES 16.3 to 16.6)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, no_decisions
from questhall.kernel.offers import Deal, carry_out

from ..state.arena import DEFENCE, Arena, Attack, Minion
from .dice import criticals, hits, roll
from .in_play import exhaust, put_damage, track_is_open
from .numbers import dice_of
from .rerolls import exchange_rerolls
from .simultaneous import resolve_due
from .tactics import goes_on, use_tactics
from .victory import damage_side, settle


def attack(arena: Arena, attacker: Minion) -> Flow[None]:
    """A minion attacks the enemy side as a whole (SO-16.2.9)."""
    field = arena.fields[attacker.field]
    enemy = field.opposite(attacker.team)
    current = Attack(attacker, not enemy.had_minion)  # SO-18.20.3
    arena.attack = current
    arena.tell("attacks", "SO-16.2.5", attacker.card, attacker.field)
    exhaust(arena, attacker)  # SO-16.3.1
    yield from use_tactics(arena, current)
    if not arena.over and goes_on(arena, current):
        current.unopposed = not enemy.had_minion  # a tactic may have brought one
        roll(arena, current, dice_of(arena, attacker))  # SO-16.5.1
        yield from exchange_rerolls(arena, current)
        yield from deal_damage(arena, current)
    arena.attack = None  # SO-16.6.12


def deal_damage(arena: Arena, attack: Attack) -> Flow[None]:
    """First the attacker assigns the criticals, then the defender the rest (SO-7.1.9)."""
    attacker = attack.attacker
    defenders = arena.members(arena.fields[attack.field].opposite(attacker.team).team)
    attack.critical_points = criticals(attack)
    attack.hit_points = hits(attack)
    while attack.critical_points > 0 and not is_over(arena, attack):
        yield from assign_point(arena, attack, [attacker.seat], "critical", "SO-16.6.1")
    while attack.hit_points > 0 and not is_over(arena, attack):
        yield from assign_point(arena, attack, defenders, "hit", "SO-16.6.2")
    yield from resolve_due(arena)


def is_over(arena: Arena, attack: Attack) -> bool:
    """Is the attack over (SO-24.1.2)? Leftover damage is lost when a battlefield is reset
    (SO-22.2.18)."""
    return arena.over or attack.reset


def assign_point(
    arena: Arena, attack: Attack, seats: list[int], prompt: str, rule: str
) -> Flow[None]:
    """Assign one point of damage (SO-7.1.8); it is lost if nothing can take it (SO-16.6.7)."""
    options = recipients(arena, attack)
    if not options:
        spend_point(attack, prompt)
        return
    left = attack.critical_points if prompt == "critical" else attack.hit_points
    answer = yield Decision(seats, prompt, options, rule, attack.attacker.card, amount=left)
    spend_point(attack, prompt)
    yield from carry_out(arena, attack, answer)
    settle(arena)  # SO-16.6.5, SO-16.6.6
    if arena.rules.interrupt_damage:
        yield from resolve_due(arena)


def spend_point(attack: Attack, prompt: str) -> None:
    """One point fewer is left to assign; while it is asked for, it still counts."""
    if prompt == "critical":
        attack.critical_points -= 1
    else:
        attack.hit_points -= 1


def recipients(arena: Arena, attack: Attack) -> list[Option]:
    """The defender's side of this battlefield and the minions there (SO-16.6.3)."""
    field = arena.fields[attack.field]
    side = field.opposite(attack.attacker.team)
    options = [Option("damage", minion.card, meant=DAMAGE_MINION) for minion in side.minions]
    if track_is_open(arena, field) and side.track < DEFENCE:
        options.append(Option("damage-side", attack.field, meant=DAMAGE_SIDE))
    return options


class DamageMinion(Deal[Arena, Attack]):
    def carry_out(self, arena: Arena, attack: Attack, option: Option) -> Flow[None]:
        minion = arena.minion(option.what)
        assert minion is not None
        put_damage(arena, minion, 1)
        return no_decisions()


class DamageSide(Deal[Arena, Attack]):
    def carry_out(self, arena: Arena, attack: Attack, option: Option) -> Flow[None]:
        side = arena.fields[attack.field].opposite(attack.attacker.team)
        damage_side(arena, attack.field, side)
        return no_decisions()


DAMAGE_MINION: Final = DamageMinion()
DAMAGE_SIDE: Final = DamageSide()
