"""Words about arthropod followers (RULES 21.4)."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..rules.formats import opponents
from ..rules.in_play import make_follower
from ..rules.selecting import Who, choose_minion
from ..state.arena import Arena, Minion, Source
from .cards import each_kind_once
from .resources import look_at_hand

FROM_GRIMOIRE = 0
FROM_GRAVEYARD = 1
FROM_HAND = 2


class Follower(Effect):
    """Attach an opponent's cards to one of your minions as followers (SO-21.4.1)."""

    def __init__(self, origin: int, count: int, host: Who) -> None:
        self.origin = origin
        self.count = count
        self.host = host

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        hosts = self.host.candidates(arena, source)
        victims = self._victims(arena, source)
        looks = self.origin == FROM_HAND
        if not victims or (not hosts and not looks):
            return False
        options = [Option("opponent", seat) for seat in victims]
        answer = yield ask(source.seat, "opponent", options, "SO-21.4.1", source.card)
        victim = answer.what
        if looks:
            look_at_hand(arena, source.seat, victim)
        host = yield from choose_minion(arena, source, hosts, "follower", "SO-21.4.1", False)
        if host is None:
            return False  # SO-19.1.1: only the look was possible
        taken = 0
        while taken < self.count and self._cards(arena, victim):
            card = yield from self._take(arena, source, victim)
            make_follower(arena, card, source.seat, host)
            taken += 1
        return taken == self.count

    def payable(self, arena: Arena, source: Source) -> bool:
        return (
            len(self.host.candidates(arena, source)) > 0 and len(self._victims(arena, source)) > 0
        )

    def _victims(self, arena: Arena, source: Source) -> list[int]:
        return [seat for seat in opponents(arena, source.seat) if self._cards(arena, seat)]

    def _cards(self, arena: Arena, seat: int) -> list[int]:
        player = arena.players[seat]
        if self.origin == FROM_GRIMOIRE:
            return player.grimoire
        if self.origin == FROM_GRAVEYARD:
            return player.graveyard
        return player.hand

    def _take(self, arena: Arena, source: Source, victim: int) -> Flow[int]:
        cards = self._cards(arena, victim)
        if self.origin == FROM_GRIMOIRE:
            return cards.pop()
        options = [Option("card", card) for card in each_kind_once(arena, cards)]
        answer = yield ask(source.seat, "take-card", options, "SO-21.4.1", source.card)
        cards.remove(answer.what)
        return answer.what


class MoveFollower(Effect):
    """Move a follower from one of your minions to another."""

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        options = self._options(arena, source)
        if not options:
            return False
        answer = yield ask(source.seat, "move-follower", options, "SO-21.4.6", source.card)
        giver = arena.minion(answer.where)
        assert giver is not None
        takers = [minion for minion in arena.minions_of(source.seat) if minion is not giver]
        taker = yield from choose_minion(arena, source, takers, "follower", "SO-21.4.5", False)
        if taker is None:
            return False
        self._hand_over(arena, giver, taker, answer.what)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return len(self._options(arena, source)) > 0

    def _options(self, arena: Arena, source: Source) -> list[Option]:
        own = arena.minions_of(source.seat)
        if len(own) < 2:
            return []
        return [
            Option("attachment", attached.card, minion.card)
            for minion in own
            for attached in minion.attachments
            if attached.follower
        ]

    def _hand_over(self, arena: Arena, giver: Minion, taker: Minion, card: int) -> None:
        for attached in giver.attachments:
            if attached.card == card:
                giver.attachments.remove(attached)
                giver.arthropods = max(0, giver.arthropods - 1)  # SO-21.4.6, A-33
                taker.attachments.append(attached)
                taker.arthropods += 1  # SO-21.4.5
                arena.unsettled.append(giver.field)
                arena.tell("follower", "SO-21.4.5", card, taker.card)
                return
