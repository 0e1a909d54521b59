"""Words about arthropod followers (RULES 21.4)."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..rules.formats import opponents
from ..rules.in_play import make_follower
from ..rules.selecting import Who, choose_minion
from ..state.table import Minion, Source, Table
from .cards import each_kind_once
from .resources import look_at_hand

FROM_GRIMOIRE = 0
FROM_GRAVEYARD = 1
FROM_HAND = 2


class Follower(Effect):
    """Attach cards of an opponent to one of your minions as followers (SO-21.4.1)."""

    def __init__(self, origin: int, count: int, host: Who) -> None:
        self.origin = origin
        self.count = count
        self.host = host

    def resolve(self, table: Table, source: Source) -> Flow[bool]:
        hosts = self.host.candidates(table, source)
        victims = self._victims(table, source)
        looks = self.origin == FROM_HAND
        if not victims or (not hosts and not looks):
            return False
        options = [Option("opponent", seat) for seat in victims]
        answer = yield ask(source.seat, "opponent", options, "SO-21.4.1", source.card)
        victim = answer.what
        if looks:
            look_at_hand(table, source.seat, victim)
        host = yield from choose_minion(table, source, hosts, "follower", "SO-21.4.1", False)
        if host is None:
            return False  # SO-19.1.1: the look alone was possible
        taken = 0
        while taken < self.count and self._cards(table, victim):
            card = yield from self._take(table, source, victim)
            make_follower(table, card, source.seat, host)
            taken += 1
        return taken == self.count

    def payable(self, table: Table, source: Source) -> bool:
        return (
            len(self.host.candidates(table, source)) > 0 and len(self._victims(table, source)) > 0
        )

    def _victims(self, table: Table, source: Source) -> list[int]:
        return [seat for seat in opponents(table, source.seat) if self._cards(table, seat)]

    def _cards(self, table: Table, seat: int) -> list[int]:
        player = table.players[seat]
        if self.origin == FROM_GRIMOIRE:
            return player.grimoire
        if self.origin == FROM_GRAVEYARD:
            return player.graveyard
        return player.hand

    def _take(self, table: Table, source: Source, victim: int) -> Flow[int]:
        cards = self._cards(table, victim)
        if self.origin == FROM_GRIMOIRE:
            return cards.pop()
        options = [Option("card", card) for card in each_kind_once(table, cards)]
        answer = yield ask(source.seat, "take-card", options, "SO-21.4.1", source.card)
        cards.remove(answer.what)
        return answer.what


class MoveFollower(Effect):
    """Move a follower from one of your minions to another."""

    def resolve(self, table: Table, source: Source) -> Flow[bool]:
        options = self._options(table, source)
        if not options:
            return False
        answer = yield ask(source.seat, "move-follower", options, "SO-21.4.6", source.card)
        giver = table.minion(answer.where)
        assert giver is not None
        takers = [minion for minion in table.minions_of(source.seat) if minion is not giver]
        taker = yield from choose_minion(table, source, takers, "follower", "SO-21.4.5", False)
        if taker is None:
            return False
        self._hand_over(table, giver, taker, answer.what)
        return True

    def payable(self, table: Table, source: Source) -> bool:
        return len(self._options(table, source)) > 0

    def _options(self, table: Table, source: Source) -> list[Option]:
        own = table.minions_of(source.seat)
        if len(own) < 2:
            return []
        return [
            Option("attachment", attached.card, minion.card)
            for minion in own
            for attached in minion.attachments
            if attached.follower
        ]

    def _hand_over(self, table: Table, giver: Minion, taker: Minion, card: int) -> None:
        for attached in giver.attachments:
            if attached.card == card:
                giver.attachments.remove(attached)
                giver.arthropods = max(0, giver.arthropods - 1)  # SO-21.4.6, A-33
                taker.attachments.append(attached)
                taker.arthropods += 1  # SO-21.4.5
                table.unsettled.append(giver.field)
                table.tell("follower", "SO-21.4.5", card, taker.card)
                return
