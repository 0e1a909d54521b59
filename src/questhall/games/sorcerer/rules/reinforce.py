"""Reinforce: moving and swapping minions, and the avatar (RULES 18.16)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, ask, no_decisions, refusal
from questhall.kernel.offers import Deal

from ..printed.cards import REINFORCED
from ..state.arena import Arena, Due, Minion, Player, Source
from .formats import are_adjacent
from .in_play import has_room, move
from .numbers import flies
from .victory import settle


def can_go(arena: Arena, minion: Minion, field: int) -> bool:
    """May it go there: to an adjacent battlefield, or anywhere if it flies (SO-18.16.1,
    SO-18.16.3)?"""
    if field == minion.field:
        return False
    return are_adjacent(arena, minion.field, field) or flies(minion)


def moves(arena: Arena, player: Player, minions: list[Minion]) -> list[Option]:
    """Moves of one minion to a battlefield with room (SO-18.16.1, SO-18.16.2)."""
    options: list[Option] = []
    open_fields = [field for field in player.fields if has_room(arena, player.seat, field)]
    for minion in minions:
        for field in open_fields:
            if can_go(arena, minion, field):
                options.append(Option("reinforce", minion.card, field, meant=MOVE_MINION))
    return options


def swaps(arena: Arena, minions: list[Minion]) -> list[Option]:
    """Swaps of two own minions, each able to go there alone (SO-18.16.4, SO-18.16.10)."""
    options: list[Option] = []
    for i in range(len(minions)):
        for j in range(i + 1, len(minions)):
            one = minions[i]
            two = minions[j]
            if can_go(arena, one, two.field) and can_go(arena, two, one.field):
                options.append(Option("swap", one.card, two.card, meant=SWAP_MINIONS))
    return options


def avatar_moves(arena: Arena, player: Player) -> list[Option]:
    """Moves of the avatar to any other battlefield in reach (SO-18.16.6, A-15)."""
    return [
        Option("move-avatar", field, meant=MOVE_AVATAR)
        for field in avatar_places(arena, player)
        if field != player.avatar
    ]


def avatar_places(arena: Arena, player: Player) -> list[int]:
    """Where an avatar may stand: everywhere, even in a conquered battlefield (A-03)."""
    if arena.rules.avatar_on_conquered:
        return player.fields
    return [field for field in player.fields if arena.fields[field].conquered_by < 0]


class MoveMinion(Deal[Arena, Player]):
    """The action for a minion, and perhaps for the avatar too (SO-15.6.1, SO-18.16.6)."""

    def carry_out(self, arena: Arena, player: Player, option: Option) -> Flow[None]:
        self.go(arena, option)
        settle(arena)
        options = avatar_moves(arena, player)
        options.append(refusal("stay"))
        answer = yield ask(player.seat, "avatar-too", options, "SO-18.16.6")
        if not answer.declines:
            place_avatar(arena, player, answer.what)
        queue_reinforced(arena, player.seat)

    def go(self, arena: Arena, option: Option) -> None:
        minion = arena.minion(option.what)
        assert minion is not None
        move(arena, minion, option.where)


class SwapMinions(MoveMinion):
    """Two minions change places."""

    def go(self, arena: Arena, option: Option) -> None:
        one = arena.minion(option.what)
        two = arena.minion(option.where)
        assert one is not None
        assert two is not None
        origin = one.field
        move(arena, one, two.field)
        move(arena, two, origin)


class MoveAvatar(Deal[Arena, Player]):
    def carry_out(self, arena: Arena, player: Player, option: Option) -> Flow[None]:
        place_avatar(arena, player, option.what)
        queue_reinforced(arena, player.seat)
        return no_decisions()


MOVE_MINION: Final = MoveMinion()
SWAP_MINIONS: Final = SwapMinions()
MOVE_AVATAR: Final = MoveAvatar()


def place_avatar(arena: Arena, player: Player, field: int) -> None:
    player.avatar = field
    arena.tell("avatar", "SO-5.1.2", field, player.seat)


def queue_reinforced(arena: Arena, seat: int) -> None:
    """Abilities that trigger "whenever you reinforce", but never on a mere move (SO-18.16.9)."""
    for minion in arena.minions_of(seat):
        if minion.blank == 0:
            for ability in minion.kind.at_moment[REINFORCED]:
                source = Source(seat, minion.card, minion.field, minion)
                arena.due.append(Due(ability, source))
