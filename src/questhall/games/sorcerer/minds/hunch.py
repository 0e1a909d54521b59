"""A quick choice for play-outs: what a hasty but sensible player would do."""

from questhall.kernel.chance import Chance, Stream
from questhall.kernel.decisions import Decision, Option

from ..printed.cards import MINION
from ..rules.actions import CHANNEL
from ..rules.attack import DAMAGE_MINION, DAMAGE_SIDE
from ..rules.casting import CAST_ON
from ..rules.dice import Face
from ..rules.numbers import life_of
from ..rules.rerolls import SPEND_OMEN
from ..state.arena import ENERGY_LIMIT, Arena, Attack, Minion

TRIES = 10

# How likely a bot is to take an option that it thinks of, in percent.
APPETITE = {
    "cast": 100,
    "cast-on": 45,
    "cast-sorcery": 45,
    "power": 40,
    "channel": 30,
    "meditate": 35,
    "reinforce": 6,
    "swap": 2,
    "move-avatar": 6,
    "stay": 100,
    "decline": 25,
    "no-tactic": 25,
    "exchange": 15,
    "refuse": 30,
    "done": 40,
}


def hunch(arena: Arena, decision: Decision, chance: Chance) -> int:
    """The index of the option that a hunch picks."""
    stream = chance.stream("hunch")
    prompt = decision.prompt
    if prompt == "hit" or prompt == "critical":
        return _recipient(arena, decision, stream, prompt == "critical")
    if prompt == "reroll":
        return _reroll(arena, decision, stream)
    options = decision.options
    index = stream.below(len(options))
    for _ in range(TRIES):
        option = options[index]
        appetite = APPETITE.get(option.verb, 100)
        if _is_wasted(arena, decision.seats[0], option):
            appetite = 0
        if appetite == 100 or stream.below(100) < appetite:
            return index
        index = stream.below(len(options))
    return index


def _is_wasted(arena: Arena, seat: int, option: Option) -> bool:
    """Would it come to little or nothing?"""
    verb = option.verb
    if option.meant is CAST_ON:
        return _is_misplaced(arena, seat, option)
    if option.meant is CHANNEL:  # SO-3.2.2
        return arena.players[seat].energy >= ENERGY_LIMIT - 1
    if verb == "cast" or verb == "reinforce" or verb == "put":  # SO-4.4.4
        is_minion = arena.cards[option.what].kind == MINION
        return is_minion and arena.fields[option.where].conquered_by >= 0
    return False


def _is_misplaced(arena: Arena, seat: int, option: Option) -> bool:
    """Would it put a boon on an enemy minion, or a Curse on one of its own?"""
    host = arena.minion(option.where)
    if host is None:
        return False
    enemy = host.team != arena.players[seat].team
    return enemy != arena.cards[option.what].is_curse


def _recipient(arena: Arena, decision: Decision, stream: Stream, mine: bool) -> int:
    """Where a point goes: criticals finish off the best minion, hits go where they hurt least."""
    options = decision.options
    side = len(options) - 1 if options[-1].meant is DAMAGE_SIDE else -1
    if side == 0:
        return 0
    best = -1
    best_worth = -1
    for i in range(len(options)):
        minion = arena.minion(options[i].what) if options[i].meant is DAMAGE_MINION else None
        if minion is None:
            continue
        left = life_of(arena, minion) - minion.damage
        worth = _worth_of_finishing(minion, left) if mine else _worth_of_hitting(minion, left)
        if worth > best_worth:
            best = i
            best_worth = worth
    if best < 0:
        return side
    if side < 0:
        return best
    attack = arena.attack
    track = 0
    if attack is not None:
        track = arena.fields[attack.field].opposite(attack.attacker.team).track
    if mine:
        return side if track >= 11 or best_worth == 0 else best
    if track >= 10:
        return best
    if best_worth > 0 and stream.below(100) < 55:
        return best
    return side


def _worth_of_finishing(minion: Minion, left: int) -> int:
    """How good a target for a critical: a minion that it kills, better a ready one."""
    if left > 1:
        return 0
    return minion.kind.attack * 2 + (3 if minion.ready else 0)


def _worth_of_hitting(minion: Minion, left: int) -> int:
    """How well it takes a hit: it must survive, and better if it has already attacked."""
    if left <= 1:
        return 0
    return left * 2 + (0 if minion.ready else 3)


def _reroll(arena: Arena, decision: Decision, stream: Stream) -> int:
    """Attackers re-roll misses, defenders the best dice; often nobody re-rolls."""
    attack = arena.attack
    if attack is None or stream.below(100) < 45:
        return 0
    attacking = attack.attacker.team == arena.players[decision.seats[0]].team
    wanted = _die_to_change(attack, attacking)
    if wanted < 0:
        return 0
    for i in range(1, len(decision.options)):
        option = decision.options[i]
        if option.meant is SPEND_OMEN and option.what == wanted:
            return i
    return 0


def _die_to_change(attack: Attack, attacking: bool) -> int:
    faces = [Face.MISS] if attacking else [Face.DOUBLE, Face.CRITICAL]
    for face in faces:
        if face in attack.dice:
            return attack.dice.index(face)
    return -1
