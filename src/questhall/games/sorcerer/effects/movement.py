"""Words about moving: move, bring, reinforce (RULES 18.16)."""

from questhall.kernel.decisions import Flow, Option, ask, ending, refusal

from ..printed.cards import Effect
from ..rules.formats import are_adjacent
from ..rules.in_play import has_room, move
from ..rules.reinforce import (
    MOVE_MINION,
    SWAP_MINIONS,
    avatar_moves,
    can_go,
    place_avatar,
    queue_reinforced,
)
from ..rules.selecting import Who
from ..rules.victory import settle
from ..state.arena import Arena, Minion, Source


class PlannedMoves:
    """Moves chosen but not made yet: all happen at the same time (SO-18.16.11)."""

    def __init__(self, arena: Arena, seat: int) -> None:
        self.arena = arena
        self.seat = seat
        self.team = arena.players[seat].team
        self.counts = [
            len(field.side_of(self.team).minions)
            if self.team in (field.sides[0].team, field.sides[1].team)
            else 0
            for field in arena.fields
        ]
        self.minions: list[Minion] = []
        self.goals: list[int] = []

    def add(self, minion: Minion, field: int) -> None:
        self.minions.append(minion)
        self.goals.append(field)
        self.counts[minion.field] -= 1
        self.counts[field] += 1

    def movable(self) -> list[Minion]:
        """The minions that may still move: none moves twice (SO-18.16.11)."""
        own = self.arena.minions_of(self.seat)
        return [minion for minion in own if minion not in self.minions]

    def overfull(self) -> int:
        """How many minions there would be beyond the limit (SO-18.16.12)."""
        room = self.arena.room
        return sum([count - room for count in self.counts if count > room])

    def fits_with(self, minion: Minion, field: int, moves_left: int) -> bool:
        """May this be the next move, if the moves left can still make room?"""
        self.counts[minion.field] -= 1
        self.counts[field] += 1
        overfull = self.overfull()
        can_mend = [other for other in self.movable() if self.counts[other.field] > self.arena.room]
        others = len([other for other in can_mend if other is not minion])
        self.counts[minion.field] += 1
        self.counts[field] -= 1
        return overfull <= min(moves_left, others)

    def carry_out(self) -> None:
        for minion, field in zip(self.minions, self.goals, strict=True):
            move(self.arena, minion, field)
        settle(self.arena)


class MoveOwn(Effect):
    """Move up to n of your minions to any battlefields, all at once (SO-18.16.9)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        plan = PlannedMoves(arena, source.seat)
        fields = arena.players[source.seat].fields
        for left in range(self.count - 1, -1, -1):
            options = [
                Option("move", minion.card, field)
                for minion in plan.movable()
                for field in fields
                if field != minion.field and plan.fits_with(minion, field, left)
            ]
            if not plan.overfull():
                options.append(ending("done"))
            answer = yield ask(source.seat, "move", options, "SO-18.16.9", source.card)
            if answer.ends:
                break
            minion = arena.minion(answer.what)
            assert minion is not None
            plan.add(minion, answer.where)
        plan.carry_out()
        return True


class Reinforce(Effect):
    """Reinforce n minions: move or swap each by the rules, without the avatar (SO-18.16.8)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        plan = PlannedMoves(arena, source.seat)
        for left in range(self.count - 1, -1, -1):
            options = self._options(arena, source, plan, left)
            if not plan.overfull():
                options.append(ending("done"))
            answer = yield ask(source.seat, "reinforce", options, "SO-18.16.8", source.card)
            if answer.ends:
                break
            one = arena.minion(answer.what)
            assert one is not None
            if answer.meant is SWAP_MINIONS:
                two = arena.minion(answer.where)
                assert two is not None
                goal = two.field
                plan.add(two, one.field)
                plan.add(one, goal)
            else:
                plan.add(one, answer.where)
        if plan.minions:
            plan.carry_out()
            queue_reinforced(arena, source.seat)
        return True

    def _options(self, arena: Arena, source: Source, plan: PlannedMoves, left: int) -> list[Option]:
        fields = arena.players[source.seat].fields
        free = plan.movable()
        options = [
            Option("reinforce", minion.card, field, meant=MOVE_MINION)
            for minion in free
            for field in fields
            if can_go(arena, minion, field) and plan.fits_with(minion, field, left)
        ]
        for i, one in enumerate(free):
            for two in free[i + 1 :]:
                if can_go(arena, one, two.field) and can_go(arena, two, one.field):
                    options.append(Option("swap", one.card, two.card, meant=SWAP_MINIONS))
        return options


class ReinforceAvatar(Effect):
    """Move only the avatar (SO-18.16.8)."""

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        player = arena.players[source.seat]
        options = avatar_moves(arena, player)
        options.append(refusal("stay"))
        answer = yield ask(source.seat, "avatar-too", options, "SO-18.16.8")
        if answer.declines:
            return False
        place_avatar(arena, player, answer.what)
        queue_reinforced(arena, source.seat)
        return True


class OneMove(Effect):
    """One minion moves to one battlefield. Subclasses say which moves are possible."""

    prompt = ""

    def options(self, arena: Arena, source: Source) -> list[Option]:
        raise TypeError(f"{type(self).__name__} does not say who moves where")

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        options = self.options(arena, source)
        if not options:
            return False
        answer = yield ask(source.seat, self.prompt, options, "SO-18.16.9", source.card)
        minion = arena.minion(answer.what)
        assert minion is not None
        move(arena, minion, answer.where)
        settle(arena)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        return len(self.options(arena, source)) > 0


class MoveAway(OneMove):
    """Move a minion from here to an adjacent battlefield that has room."""

    prompt = "move-away"

    def __init__(self, who: Who) -> None:
        self.who = who

    def options(self, arena: Arena, source: Source) -> list[Option]:
        options: list[Option] = []
        for minion in self.who.candidates(arena, source):
            for number in arena.players[minion.seat].fields:
                room = has_room(arena, minion.seat, number)
                if room and are_adjacent(arena, number, minion.field):
                    options.append(Option("move", minion.card, number))
        return options


class Bring(OneMove):
    """Move one of your minions from anywhere to here."""

    prompt = "bring"

    def options(self, arena: Arena, source: Source) -> list[Option]:
        if not has_room(arena, source.seat, source.field):
            return []
        return [
            Option("move", minion.card, source.field)
            for minion in arena.minions_of(source.seat)
            if minion.field != source.field
        ]
