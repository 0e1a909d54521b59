"""Playing a card: what it costs, where it may go, and what follows (RULES 15.4, 18.14)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option, meant_by, no_decisions
from questhall.kernel.offers import Deal

from ..printed.cards import ATTACHMENT, MINION, MINION_PLAYED_HERE, WHEN_PLAYED
from ..state.arena import Arena, Due, Minion, Player, Source
from .in_play import attach, enter_play, has_room, queue_skills
from .resources import gain_omen, pay_energy
from .victory import settle


def cost_of(arena: Arena, card: int, less: int) -> int:
    return max(0, arena.cards[card].cost - less)


def is_affordable(arena: Arena, player: Player, card: int, less: int) -> bool:
    """Can the player pay for it (SO-15.4.3, SO-18.14.4)?"""
    return cost_of(arena, card, less) <= player.energy


def placements(arena: Arena, player: Player, card: int, bound: int) -> list[Option]:
    """Where the card may go. `bound`: the only battlefield that crossed swords allow (SO-6.1.6)."""
    kind = arena.cards[card]
    if kind.kind == MINION:
        return [
            Option("cast", card, field, meant=CAST_MINION)
            for field in player.fields  # SO-6.4.3
            if bound in (NOTHING, field) and has_room(arena, player.seat, field)
        ]
    if kind.kind == ATTACHMENT:
        return [
            Option("cast-on", card, host.card, meant=CAST_ON)
            for host in hosts(arena, player, card)
            if bound in (NOTHING, host.field)
        ]
    if kind.swords:
        return [Option("cast", card, field, meant=CAST_SORCERY) for field in player.fields]
    return [Option("cast-sorcery", card, meant=CAST_SORCERY)]


def hosts(arena: Arena, player: Player, card: int) -> list[Minion]:
    """The minions it may be attached to: any in reach, unless the card names its host (A-08)."""
    wanted = arena.cards[card].host
    found: list[Minion] = []
    for number in player.fields:
        field = arena.fields[number]
        if wanted != "enemy":
            found.extend(field.side_of(player.team).minions)
        if wanted != "own":
            found.extend(field.opposite(player.team).minions)
    if wanted == "own":
        return [minion for minion in found if minion.seat == player.seat]
    return found


def play(arena: Arena, seat: int, chosen: Option, less: int) -> Flow[None]:
    """Pay for a card and play it. A sorcery stays in `resolving` until all it triggered is done."""
    player = arena.players[seat]
    card = chosen.what
    pay_energy(arena, player, cost_of(arena, card, less))  # SO-15.4.2
    player.hand.remove(card)
    arena.tell("played", "SO-15.4.2", seat, card)
    if arena.cards[card].omen:  # SO-15.4.4
        gain_omen(arena, player, 1)
    yield from meant_by(chosen, Cast).land(arena, seat, card, chosen.where)


def put_minion(arena: Arena, seat: int, card: int, field: int, triggers: bool) -> Minion:
    """Place a minion; its When Played ability becomes due (SO-15.4.5, SO-18.22.1)."""
    minion = enter_play(arena, seat, card, field)
    if triggers:
        for ability in minion.kind.at_moment[WHEN_PLAYED]:
            arena.due.append(Due(ability, Source(seat, card, field, minion)))
        queue_skills(arena, field, minion, MINION_PLAYED_HERE, NOTHING)
    settle(arena)
    return minion


def put_into_play(arena: Arena, seat: int, card: int, field: int) -> None:
    """Put a minion into play for free, without an omen (SO-18.14.5, SO-18.14.6); it triggers as if
    played (A-22)."""
    put_minion(arena, seat, card, field, arena.rules.put_into_play_triggers)


def play_attachment(arena: Arena, seat: int, card: int, host: Minion) -> None:
    attach(arena, card, seat, host)
    for ability in arena.cards[card].at_moment[WHEN_PLAYED]:
        arena.due.append(Due(ability, Source(seat, card, host.field, host)))
    settle(arena)


def play_sorcery(arena: Arena, seat: int, card: int, field: int) -> Flow[None]:
    """Carry out a sorcery (SO-6.5.2); meanwhile it is in no zone (A-16)."""
    arena.players[seat].resolving.append(card)
    arena.show_to_all(card)
    effect = arena.cards[card].sorcery
    if effect is not None:
        yield from effect.resolve(arena, Source(seat, card, field, None))
        settle(arena)


class Cast(Deal[Arena, Player]):
    """A card is played for its cost."""

    def carry_out(self, arena: Arena, player: Player, option: Option) -> Flow[None]:
        return play(arena, player.seat, option, 0)

    def land(self, arena: Arena, seat: int, card: int, where: int) -> Flow[None]:
        """What becomes of it once it is paid for."""
        raise TypeError(f"{type(self).__name__} does not say where a card goes")


class CastMinion(Cast):
    def land(self, arena: Arena, seat: int, card: int, where: int) -> Flow[None]:
        put_minion(arena, seat, card, where, True)
        return no_decisions()


class CastOn(Cast):
    """An attachment, on its host."""

    def land(self, arena: Arena, seat: int, card: int, where: int) -> Flow[None]:
        host = arena.minion(where)
        assert host is not None
        play_attachment(arena, seat, card, host)
        return no_decisions()


class CastSorcery(Cast):
    def land(self, arena: Arena, seat: int, card: int, where: int) -> Flow[None]:
        return play_sorcery(arena, seat, card, where)


CAST_MINION: Final = CastMinion()
CAST_ON: Final = CastOn()
CAST_SORCERY: Final = CastSorcery()
