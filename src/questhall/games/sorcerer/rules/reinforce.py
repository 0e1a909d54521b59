"""Reinforce: moving and swapping minions, and the avatar (RULES 18.16)."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import REINFORCED
from ..state.table import Due, Minion, Player, Source, Table
from .formats import adjacent
from .in_play import has_room, move
from .numbers import flies
from .victory import settle


def can_go(table: Table, minion: Minion, field: int) -> bool:
    """Adjacent, or anywhere for a flyer (SO-18.16.1, SO-18.16.3)."""
    if field == minion.field:
        return False
    return adjacent(table, minion.field, field) or flies(minion)


def moves(table: Table, player: Player, minions: list[Minion]) -> list[Option]:
    """One minion to a battlefield with room (SO-18.16.1, SO-18.16.2)."""
    options: list[Option] = []
    open_fields = [field for field in player.fields if has_room(table, player.seat, field)]
    for minion in minions:
        for field in open_fields:
            if can_go(table, minion, field):
                options.append(Option("reinforce", minion.card, field))
    return options


def swaps(table: Table, minions: list[Minion]) -> list[Option]:
    """Two own minions change places, each able to go there alone (SO-18.16.4, SO-18.16.10)."""
    options: list[Option] = []
    for i in range(len(minions)):
        for j in range(i + 1, len(minions)):
            one = minions[i]
            two = minions[j]
            if can_go(table, one, two.field) and can_go(table, two, one.field):
                options.append(Option("swap", one.card, two.card))
    return options


def avatar_moves(table: Table, player: Player) -> list[Option]:
    """To any battlefield the player reaches, as long as it changes place (SO-18.16.6, A-15)."""
    return [
        Option("move-avatar", field)
        for field in avatar_places(table, player)
        if field != player.avatar
    ]


def avatar_places(table: Table, player: Player) -> list[int]:
    """Where an avatar may stand: everywhere, also where it is conquered (A-03)."""
    if table.rules.avatar_on_conquered:
        return player.fields
    return [field for field in player.fields if table.fields[field].conquered_by < 0]


def reinforce(table: Table, seat: int, chosen: Option) -> Flow[None]:
    """The action: minions, the avatar, or both (SO-15.6.1, SO-18.16.6)."""
    player = table.players[seat]
    if chosen.verb == "move-avatar":
        place_avatar(table, player, chosen.what)
    else:
        carry_out(table, chosen)
        options = avatar_moves(table, player)
        options.append(Option("stay"))
        answer = yield ask(seat, "avatar-too", options, "SO-18.16.6")
        if answer.verb == "move-avatar":
            place_avatar(table, player, answer.what)
    queue_reinforced(table, seat)


def carry_out(table: Table, chosen: Option) -> None:
    """Move one minion, or swap two."""
    one = table.minion(chosen.what)
    assert one is not None
    if chosen.verb == "swap":
        two = table.minion(chosen.where)
        assert two is not None
        origin = one.field
        move(table, one, two.field)
        move(table, two, origin)
    else:
        move(table, one, chosen.where)
    settle(table)


def place_avatar(table: Table, player: Player, field: int) -> None:
    player.avatar = field
    table.tell("avatar", "SO-5.1.2", field, player.seat)


def queue_reinforced(table: Table, seat: int) -> None:
    """Abilities that wait for "whenever you reinforce" (never for a mere move: SO-18.16.9)."""
    for minion in table.minions_of(seat):
        if minion.blank == 0:
            for ability in minion.kind.at_moment[REINFORCED]:
                source = Source(seat, minion.card, minion.field, minion)
                table.due.append(Due(ability, source))
