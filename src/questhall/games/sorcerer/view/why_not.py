"""Why not? The rule that forbids a seat from acting on a thing now."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.cards import ACTION, ATTACHMENT, MINION, PackKind
from ..rules.casting import hosts, is_affordable
from ..rules.in_play import has_room
from ..rules.reinforce import avatar_moves, moves, swaps
from ..state.arena import Arena, Minion, Phase, Player


def why_not(arena: Arena, seat: int, thing: str) -> Why | None:
    """The reason, or None if the thing can be acted on (or nobody ever acts on it)."""
    if arena.over:
        return Why("SO-24.1.2", "why-game-over")
    kind, _, rest = thing.partition(":")
    player = arena.players[seat]
    if kind == "field":
        return _field(arena, player, rest)
    parts = [number_in(part) for part in rest.split(":")]
    numbers = [number for number in parts if number is not None and number >= 0]
    if kind == "card" and len(numbers) == 1 and numbers[0] < len(arena.cards):
        return _card(arena, player, numbers[0])
    if kind == "skill" and len(numbers) == 2 and numbers[1] < len(player.skills):
        return _skill(arena, player, numbers[0], numbers[1])
    if kind == "blood" and len(numbers) == 1:
        return _blood_pool(arena, player, numbers[0])
    return None


def _not_acting(arena: Arena, player: Player) -> Why | None:
    if arena.phase != Phase.ACTION:
        return Why("SO-15.1.1", "why-not-action-phase")
    if arena.turn != player.team:
        return Why("SO-15.1.1", "why-not-your-turn")
    if player.actions == 0:
        return Why("SO-15.1.5", "why-no-actions")
    most = max(arena.players[seat].actions for seat in arena.members(player.team))
    if player.actions < most:
        return Why("SO-22.3.7", "why-teammate-acts")
    return None


def _card(arena: Arena, player: Player, card: int) -> Why | None:
    if card in player.hand:
        return _hand_card(arena, player, card)
    minion = arena.minion(card)
    if minion is not None:
        return _minion(arena, player, minion)
    owner = arena.players[arena.owners[card]]
    if card in owner.graveyard:
        if owner is player and arena.cards[card].entombed_at[ACTION]:
            return _not_acting(arena, player)
        return Why("SO-18.14.3", "why-in-graveyard")
    return None


def _hand_card(arena: Arena, player: Player, card: int) -> Why | None:
    waiting = _not_acting(arena, player)
    if waiting is not None:
        return waiting
    if not is_affordable(arena, player, card, 0):
        return Why("SO-15.4.3", "why-too-expensive")
    kind = arena.cards[card].kind
    if kind == MINION and not any(has_room(arena, player.seat, each) for each in player.fields):
        return Why("SO-4.2.2", "why-no-room")
    if kind == ATTACHMENT and not hosts(arena, player, card):
        return Why("SO-6.6.9", "why-no-host")
    return None


def _minion(arena: Arena, player: Player, minion: Minion) -> Why | None:
    if minion.seat != player.seat:
        return Why("SO-18.7.1", "why-not-your-minion")
    if arena.phase == Phase.BATTLE:
        return _attacker(arena, player, minion)
    waiting = _not_acting(arena, player)
    if waiting is not None:
        return waiting
    own = arena.minions_of(player.seat)
    reinforcing = moves(arena, player, [minion]) or [
        option for option in swaps(arena, own) if minion.card in (option.what, option.where)
    ]
    if not reinforcing and not minion.kind.at_moment[ACTION]:
        return Why("SO-18.16.2", "why-cannot-reinforce")
    return None


def _attacker(arena: Arena, player: Player, minion: Minion) -> Why | None:
    field = arena.fields[minion.field]
    if field.conquered_by != NOTHING:
        return Why("SO-4.4.4", "why-conquered")
    if field.exhausted:
        return Why("SO-18.8.2", "why-field-exhausted")
    if not minion.ready:
        return Why("SO-16.2.10", "why-exhausted")
    if not arena.battle_order or arena.battle_order[0] != minion.field:
        return Why("SO-16.1.3", "why-other-battlefield")
    if arena.battle_turn not in (NOTHING, player.team):
        return Why("SO-16.2.3", "why-opponent-attacks")
    return None


def _skill(arena: Arena, player: Player, owner: int, place: int) -> Why | None:
    if owner != player.seat:
        return Why("SO-6.2.3", "why-not-your-skill")
    if not player.skill_ready[place]:
        return Why("SO-6.2.5", "why-skill-exhausted")
    if place == PackKind.CHARACTER:
        return _not_acting(arena, player)
    if place == PackKind.DOMAIN:
        return Why("SO-6.2.9", "why-domain-skill")
    return Why("SO-6.2.8", "why-lineage-skill")


def _blood_pool(arena: Arena, player: Player, owner: int) -> Why | None:
    pool = player.blood_pool
    if owner != player.seat or pool is None:
        return Why("SO-21.0.1", "why-not-your-blood")
    if player.blood < pool.power_cost:
        return Why("SO-21.3.7", "why-not-enough-blood")
    return _not_acting(arena, player)


def _field(arena: Arena, player: Player, name: str) -> Why | None:
    for number, field in enumerate(arena.fields):
        if field.name == name:
            if number not in player.fields:
                return Why("SO-22.2.4", "why-out-of-reach")
            waiting = _not_acting(arena, player)
            if waiting is None and not avatar_moves(arena, player):
                return Why("SO-18.16.6", "why-avatar-stays")
            return waiting
    return None
