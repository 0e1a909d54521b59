"""Words about cards in hand, graveyard and grimoire: play, recover, search, entomb."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ask, ending, refusal

from ..printed.cards import MINION, Effect
from ..rules.casting import is_affordable, placements, play, put_into_play
from ..rules.in_play import has_room
from ..rules.resources import bury, shuffle_into_grimoire, to_hand
from ..state.arena import Arena, Source


class Play(Effect):
    """You may play a card from your hand without an action, paying for it (SO-18.14.2)."""

    optional = True

    def __init__(self, kind: int, max_cost: int, less: int, here: bool) -> None:
        self.kind = kind
        self.max_cost = max_cost
        self.less = less
        self.here = here

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        if not arena.players[source.seat].hand:
            return False
        options = self._options(arena, source)
        options.append(refusal("decline"))
        # Asked even if no card fits: silence would give the hand away.
        answer = yield Decision(
            [source.seat], "play", options, "SO-18.14.2", source.card, always_ask=True
        )
        if answer.declines:
            return False
        yield from play(arena, source.seat, answer, self.less)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return len(self._options(arena, source)) > 0

    def _options(self, arena: Arena, source: Source) -> list[Option]:
        player = arena.players[source.seat]
        bound = source.field if self.here else NOTHING
        options: list[Option] = []
        for card in player.hand:
            kind = arena.cards[card]
            if self.kind >= 0 and kind.kind != self.kind:
                continue
            if self.max_cost >= 0 and kind.cost > self.max_cost:
                continue
            if is_affordable(arena, player, card, self.less):
                options.extend(placements(arena, player, card, bound))
        return options


def each_kind_once(arena: Arena, cards: list[int]) -> list[int]:
    """Offer each card only once, however many copies there are."""
    seen: set[str] = set()
    found: list[int] = []
    for card in cards:
        key = arena.cards[card].key
        if key not in seen:
            seen.add(key)
            found.append(card)
    return found


class Recover(Effect):
    """Return cards of these kinds from your graveyard to your hand."""

    def __init__(self, kinds: list[int], count: int, up_to: bool) -> None:
        self.kinds = kinds
        self.count = count
        self.up_to = up_to

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        player = arena.players[source.seat]
        for _ in range(self.count):
            fit = self._fit(arena, source)
            if not fit:
                return False
            options = [Option("card", card) for card in each_kind_once(arena, fit)]
            if self.up_to:
                options.append(ending("done"))
            answer = yield ask(source.seat, "recover", options, "SO-6.7.1", source.card)
            if answer.ends:
                return False
            player.graveyard.remove(answer.what)
            to_hand(arena, answer.what)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return len(self._fit(arena, source)) > 0

    def _fit(self, arena: Arena, source: Source) -> list[int]:
        graveyard = arena.players[source.seat].graveyard
        return [card for card in graveyard if arena.cards[card].kind in self.kinds]


class Raise(Effect):
    """Put a minion card of at most this cost from your graveyard into play."""

    def __init__(self, max_cost: int) -> None:
        self.max_cost = max_cost

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        options = self._options(arena, source)
        if not options:
            return False
        answer = yield ask(source.seat, "raise", options, "SO-18.14.5", source.card)
        arena.players[source.seat].graveyard.remove(answer.what)
        put_into_play(arena, source.seat, answer.what, answer.where)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return len(self._options(arena, source)) > 0

    def _options(self, arena: Arena, source: Source) -> list[Option]:
        player = arena.players[source.seat]
        fit = [
            card
            for card in player.graveyard
            if arena.cards[card].kind == MINION and arena.cards[card].cost <= self.max_cost
        ]
        return [
            Option("put", card, field)
            for card in each_kind_once(arena, fit)
            for field in player.fields
            if has_room(arena, player.seat, field)
        ]


class DigUp(Effect):
    """Put the top cards of your grimoire into your graveyard; you may take one minion of them."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        player = arena.players[source.seat]
        dug: list[int] = []
        while len(dug) < self.count and player.grimoire:
            card = player.grimoire.pop()
            bury(arena, card)
            arena.tell("dug-up", "SO-6.7.1", source.seat, card)
            dug.append(card)
        if dug:
            arena.mark_information()
        minions = [card for card in dug if arena.cards[card].kind == MINION]
        if minions:
            options = [Option("card", card) for card in minions]
            options.append(refusal("decline"))
            answer = yield ask(source.seat, "recover", options, "SO-6.7.1", source.card)
            if not answer.declines:
                player.graveyard.remove(answer.what)
                to_hand(arena, answer.what)
        return len(dug) == self.count


class Search(Effect):
    """Search your grimoire for a Legend of this type, reveal it, take it, and shuffle."""

    def __init__(self, type: str) -> None:
        self.type = type

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        player = arena.players[source.seat]
        if not player.grimoire:
            return False
        fit = [card for card in player.grimoire if self._fits(arena, card)]
        options = [Option("card", card) for card in sorted(each_kind_once(arena, fit))]
        # Asked whatever is found: silence would give the grimoire away.
        answer = yield Decision(
            [source.seat],
            "search",
            options or [refusal("decline")],
            "SO-6.3.5",
            source.card,
            always_ask=True,
        )
        if not answer.declines:
            player.grimoire.remove(answer.what)
            to_hand(arena, answer.what)
        shuffle_into_grimoire(arena, player, [])
        return not answer.declines

    def _fits(self, arena: Arena, card: int) -> bool:
        kind = arena.cards[card]
        return kind.legend and self.type in kind.types


class ReturnThis(Effect):
    """Return this card from the graveyard to its owner's hand."""

    def do(self, arena: Arena, source: Source) -> bool:
        graveyard = arena.players[arena.owners[source.card]].graveyard
        if source.card not in graveyard:
            return False
        graveyard.remove(source.card)
        to_hand(arena, source.card)
        return True


class ShuffleThis(Effect):
    """Shuffle this card from the graveyard into the grimoire."""

    def do(self, arena: Arena, source: Source) -> bool:
        player = arena.players[source.seat]
        if source.card not in player.graveyard:
            return False
        player.graveyard.remove(source.card)
        shuffle_into_grimoire(arena, player, [source.card])
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return source.card in arena.players[source.seat].graveyard


class PutThisIntoPlay(Effect):
    """Put this card from the graveyard into play."""

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        player = arena.players[source.seat]
        options = [
            Option("put", source.card, field)
            for field in player.fields
            if has_room(arena, player.seat, field)
        ]
        if not options or source.card not in player.graveyard:
            return False
        answer = yield ask(source.seat, "raise", options, "SO-18.14.5", source.card)
        player.graveyard.remove(source.card)
        put_into_play(arena, source.seat, source.card, answer.where)
        return True
