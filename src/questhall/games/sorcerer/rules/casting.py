"""Playing a card: what it costs, where it may go, and what follows (RULES 15.4, 18.14)."""

from questhall.kernel.decisions import NOTHING, Flow, Option

from ..printed.cards import ATTACHMENT, MINION, MINION_PLAYED_HERE, WHEN_PLAYED
from ..state.table import Due, Minion, Player, Source, Table
from .in_play import attach, enter_play, has_room, queue_skills
from .resources import gain_omen, pay_energy
from .victory import settle


def cost_of(table: Table, card: int, less: int) -> int:
    return max(0, table.cards[card].cost - less)


def affordable(table: Table, player: Player, card: int, less: int) -> bool:
    """SO-15.4.3, SO-18.14.4: the energy must be there."""
    return cost_of(table, card, less) <= player.energy


def placements(table: Table, player: Player, card: int, bound: int) -> list[Option]:
    """Where the card may go. `bound`: the one battlefield that crossed swords allow (SO-6.1.6)."""
    kind = table.cards[card]
    if kind.kind == MINION:
        return [
            Option("cast", card, field)
            for field in player.fields  # SO-6.4.3
            if bound in (NOTHING, field) and has_room(table, player.seat, field)
        ]
    if kind.kind == ATTACHMENT:
        return [
            Option("cast-on", card, host.card)
            for host in hosts(table, player, card)
            if bound in (NOTHING, host.field)
        ]
    if kind.swords:
        return [Option("cast", card, field) for field in player.fields]
    return [Option("cast-sorcery", card)]


def hosts(table: Table, player: Player, card: int) -> list[Minion]:
    """Any minion the player reaches, unless the card names its host (A-08)."""
    wanted = table.cards[card].host
    found: list[Minion] = []
    for number in player.fields:
        field = table.fields[number]
        if wanted != "enemy":
            found.extend(field.side_of(player.team).minions)
        if wanted != "own":
            found.extend(field.opposite(player.team).minions)
    if wanted == "own":
        return [minion for minion in found if minion.seat == player.seat]
    return found


def play(table: Table, seat: int, chosen: Option, less: int) -> Flow[None]:
    """Pay for a card and play it. A sorcery stays in `resolving` until all it triggered is done."""
    player = table.players[seat]
    card = chosen.what
    pay_energy(table, player, cost_of(table, card, less))  # SO-15.4.2
    player.hand.remove(card)
    table.tell("played", "SO-15.4.2", seat, card)
    if table.cards[card].omen:  # SO-15.4.4
        gain_omen(table, player, 1)
    if chosen.verb == "cast-on":
        host = table.minion(chosen.where)
        assert host is not None
        play_attachment(table, seat, card, host)
    elif table.cards[card].kind == MINION:
        put_minion(table, seat, card, chosen.where, True)
    else:
        yield from play_sorcery(table, seat, card, chosen.where)


def put_minion(table: Table, seat: int, card: int, field: int, triggers: bool) -> Minion:
    """Place a minion; its When Played ability becomes due (SO-15.4.5, SO-18.22.1)."""
    minion = enter_play(table, seat, card, field)
    if triggers:
        for ability in minion.kind.at_moment[WHEN_PLAYED]:
            table.due.append(Due(ability, Source(seat, card, field, minion)))
        queue_skills(table, field, minion, MINION_PLAYED_HERE, NOTHING)
    settle(table)
    return minion


def put_into_play(table: Table, seat: int, card: int, field: int) -> None:
    """Without cost and without an omen (SO-18.14.5, SO-18.14.6); triggers as played (A-22)."""
    put_minion(table, seat, card, field, table.rules.put_into_play_triggers)


def play_attachment(table: Table, seat: int, card: int, host: Minion) -> None:
    attach(table, card, seat, host)
    for ability in table.cards[card].at_moment[WHEN_PLAYED]:
        table.due.append(Due(ability, Source(seat, card, host.field, host)))
    settle(table)


def play_sorcery(table: Table, seat: int, card: int, field: int) -> Flow[None]:
    """SO-6.5.2; meanwhile it lies nowhere (A-16)."""
    table.players[seat].resolving.append(card)
    table.show_to_all(card)
    effect = table.cards[card].sorcery
    if effect is not None:
        yield from effect.resolve(table, Source(seat, card, field, None))
        settle(table)
