"""Why not? The rule that forbids a seat to act on a thing now."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.cards import ACTION, ATTACHMENT, CHARACTER, DOMAIN, MINION
from ..rules.casting import affordable, hosts
from ..rules.in_play import has_room
from ..rules.reinforce import avatar_moves, moves, swaps
from ..state.table import ACTION_PHASE, BATTLE_PHASE, Minion, Player, Table


def why_not(table: Table, seat: int, thing: str) -> Why | None:
    """The reason, or None if the thing can be acted on (or is none that one acts on)."""
    if table.over:
        return Why("SO-24.1.2", "why-game-over")
    kind, _, rest = thing.partition(":")
    player = table.players[seat]
    if kind == "field":
        return _field(table, player, rest)
    parts = [number_in(part) for part in rest.split(":")]
    numbers = [number for number in parts if number is not None and number >= 0]
    if kind == "card" and len(numbers) == 1 and numbers[0] < len(table.cards):
        return _card(table, player, numbers[0])
    if kind == "skill" and len(numbers) == 2 and numbers[1] < len(player.skills):
        return _skill(table, player, numbers[0], numbers[1])
    if kind == "blood" and len(numbers) == 1:
        return _blood_pool(table, player, numbers[0])
    return None


def _not_acting(table: Table, player: Player) -> Why | None:
    if table.phase != ACTION_PHASE:
        return Why("SO-15.1.1", "why-not-action-phase")
    if table.turn != player.team:
        return Why("SO-15.1.1", "why-not-your-turn")
    if player.actions == 0:
        return Why("SO-15.1.5", "why-no-actions")
    most = max(table.players[seat].actions for seat in table.members(player.team))
    if player.actions < most:
        return Why("SO-22.3.7", "why-teammate-acts")
    return None


def _card(table: Table, player: Player, card: int) -> Why | None:
    if card in player.hand:
        return _hand_card(table, player, card)
    minion = table.minion(card)
    if minion is not None:
        return _minion(table, player, minion)
    owner = table.players[table.owners[card]]
    if card in owner.graveyard:
        if owner is player and table.cards[card].entombed_at[ACTION]:
            return _not_acting(table, player)
        return Why("SO-18.14.3", "why-in-graveyard")
    return None


def _hand_card(table: Table, player: Player, card: int) -> Why | None:
    waiting = _not_acting(table, player)
    if waiting is not None:
        return waiting
    if not affordable(table, player, card, 0):
        return Why("SO-15.4.3", "why-too-expensive")
    kind = table.cards[card].kind
    if kind == MINION and not any(has_room(table, player.seat, each) for each in player.fields):
        return Why("SO-4.2.2", "why-no-room")
    if kind == ATTACHMENT and not hosts(table, player, card):
        return Why("SO-6.6.9", "why-no-host")
    return None


def _minion(table: Table, player: Player, minion: Minion) -> Why | None:
    if minion.seat != player.seat:
        return Why("SO-18.7.1", "why-not-your-minion")
    if table.phase == BATTLE_PHASE:
        return _attacker(table, player, minion)
    waiting = _not_acting(table, player)
    if waiting is not None:
        return waiting
    own = table.minions_of(player.seat)
    reinforcing = moves(table, player, [minion]) or [
        option for option in swaps(table, own) if minion.card in (option.what, option.where)
    ]
    if not reinforcing and not minion.kind.at_moment[ACTION]:
        return Why("SO-18.16.2", "why-cannot-reinforce")
    return None


def _attacker(table: Table, player: Player, minion: Minion) -> Why | None:
    field = table.fields[minion.field]
    if field.conquered_by != NOTHING:
        return Why("SO-4.4.4", "why-conquered")
    if field.exhausted:
        return Why("SO-18.8.2", "why-field-exhausted")
    if not minion.ready:
        return Why("SO-16.2.10", "why-exhausted")
    if not table.battle_order or table.battle_order[0] != minion.field:
        return Why("SO-16.1.3", "why-other-battlefield")
    if table.battle_turn not in (NOTHING, player.team):
        return Why("SO-16.2.3", "why-opponent-attacks")
    return None


def _skill(table: Table, player: Player, owner: int, place: int) -> Why | None:
    if owner != player.seat:
        return Why("SO-6.2.3", "why-not-your-skill")
    if not player.skill_ready[place]:
        return Why("SO-6.2.5", "why-skill-exhausted")
    if place == CHARACTER:
        return _not_acting(table, player)
    if place == DOMAIN:
        return Why("SO-6.2.9", "why-domain-skill")
    return Why("SO-6.2.8", "why-lineage-skill")


def _blood_pool(table: Table, player: Player, owner: int) -> Why | None:
    pool = player.blood_pool
    if owner != player.seat or pool is None:
        return Why("SO-21.0.1", "why-not-your-blood")
    if player.blood < pool.power_cost:
        return Why("SO-21.3.7", "why-not-enough-blood")
    return _not_acting(table, player)


def _field(table: Table, player: Player, name: str) -> Why | None:
    for number, field in enumerate(table.fields):
        if field.name == name:
            if number not in player.fields:
                return Why("SO-22.2.4", "why-out-of-reach")
            waiting = _not_acting(table, player)
            if waiting is None and not avatar_moves(table, player):
                return Why("SO-18.16.6", "why-avatar-stays")
            return waiting
    return None
