"""Think twice: what an option would cost that its own text does not say."""

from collections.abc import Callable
from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.games import Why

from ..printed.cards import MINION
from ..rules.actions import CHANNELLED, MEDITATED
from ..rules.attack import DAMAGE_MINION, DAMAGE_SIDE
from ..rules.dice import Face
from ..rules.numbers import would_die
from ..rules.victory import BATTLEFIELDS_TO_WIN, POINTS_TO_WIN
from ..state.arena import DEFENCE, ENERGY_LIMIT, Arena, Player

Warns = Callable[[Arena, Player, Decision, Option], Why | None]


class Loss:
    """What a point of damage costs, from the least to the most."""

    NOTHING: Final = 0
    MINION: Final = 1
    BATTLEFIELD: Final = 2
    GAME: Final = 3


LOSSES = {
    Loss.MINION: Why("SO-8.1.4", "warning-loses-minion"),
    Loss.BATTLEFIELD: Why("SO-4.4.1", "warning-loses-battlefield"),
    Loss.GAME: Why("SO-4.4.3", "warning-loses-game"),
}


def warning(arena: Arena, seat: int, decision: Decision, option: Option) -> Why | None:
    """Why the seat should think twice, or None."""
    warns = WARNINGS.get(option.verb)
    return None if warns is None else warns(arena, arena.players[seat], decision, option)


# -- damage ----------------------------------------------------------------------------


def _damage(arena: Arena, player: Player, decision: Decision, option: Option) -> Why | None:
    """Something is lost, and another answer would cost less."""
    loss = _loss(arena, player, option)
    least = min(_loss(arena, player, each) for each in decision.options)
    return LOSSES[loss] if loss > least else None


def _loss(arena: Arena, player: Player, option: Option) -> int:
    if option.meant is DAMAGE_SIDE:
        return _loss_of_side(arena, player, option.what)
    minion = arena.minion(option.what) if option.meant is DAMAGE_MINION else None
    if minion is None or minion.team != player.team or not would_die(arena, minion, 1):
        return Loss.NOTHING
    return Loss.MINION


def _loss_of_side(arena: Arena, player: Player, number: int) -> int:
    """The point would be the last that this side can take."""
    field = arena.fields[number]
    attack = arena.attack
    if attack is None or attack.attacker.team == player.team:
        return Loss.NOTHING
    if field.side_of(player.team).track + 1 < DEFENCE:
        return Loss.NOTHING
    enemy = attack.attacker.team
    if arena.ring:
        wins = arena.players[enemy].points + 1 >= POINTS_TO_WIN
    else:
        held = [each for each in arena.fields if each.conquered_by == enemy]
        wins = len(held) + 1 >= BATTLEFIELDS_TO_WIN
    return Loss.GAME if wins else Loss.BATTLEFIELD


# -- actions ---------------------------------------------------------------------------


def _into(arena: Arena, player: Player, decision: Decision, option: Option) -> Why | None:
    """A minion that could fight goes where nobody attacks any more (SO-4.4.4, SO-4.4.7)."""
    if arena.fields[option.where].conquered_by == NOTHING:
        return None
    minion = arena.minion(option.what)
    is_mine = minion is None or minion.team == player.team
    if not is_mine or arena.cards[option.what].kind != MINION:
        return None
    return Why("SO-4.4.4", "warning-conquered")


def _channel(arena: Arena, player: Player, decision: Decision, option: Option) -> Why | None:
    """Energy beyond the limit is lost (SO-3.2.2)."""
    lost = player.energy + CHANNELLED - ENERGY_LIMIT
    return Why("SO-3.2.2", "warning-energy-lost", {"energy": lost}) if lost > 0 else None


def _meditate(arena: Arena, player: Player, decision: Decision, option: Option) -> Why | None:
    """What is not there cannot be drawn (SO-15.3.2)."""
    cards = len(player.grimoire)
    return Why("SO-15.3.2", "warning-few-cards", {"cards": cards}) if cards < MEDITATED else None


# -- re-rolls --------------------------------------------------------------------------


def _reroll(arena: Arena, player: Player, decision: Decision, option: Option) -> Why | None:
    """A die that could hardly fall better is rolled again."""
    attack = arena.attack
    if attack is None:
        return None
    mine = attack.attacker.team == player.team
    best = (Face.DOUBLE, Face.CRITICAL) if mine else (Face.MISS,)
    return Why("SO-16.5.8", "warning-good-die") if attack.dice[option.what] in best else None


def _fate(arena: Arena, player: Player, decision: Decision, option: Option) -> Why | None:
    """No die could fall better (SO-10.1.5)."""
    attack = arena.attack
    if attack is None:
        return None
    mine = attack.attacker.team == player.team
    spoiled = all((face != Face.MISS) == mine for face in attack.dice)
    return Why("SO-10.1.5", "warning-good-roll") if spoiled else None


WARNINGS: dict[str, Warns] = {
    "damage": _damage,
    "damage-side": _damage,
    "cast": _into,
    "reinforce": _into,
    "move": _into,
    "put": _into,
    "channel": _channel,
    "meditate": _meditate,
    "reroll": _reroll,
    "fate": _fate,
}
