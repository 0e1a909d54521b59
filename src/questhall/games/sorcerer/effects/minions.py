"""Words about minions in play: weaken, damage, heal, destroy, exhaust, ready, burn, blank."""

from questhall.kernel.decisions import Flow, Option, ask

from ..printed.cards import Effect
from ..rules import in_play
from ..rules.numbers import life_of, would_die
from ..rules.selecting import EACH, Who, choose_minion
from ..rules.victory import damage_side, settle
from ..state.arena import Arena, Blanked, Minion, Source


class OnMinions(Effect):
    """A word that does the same to each minion it names. Subclasses say what."""

    prompt = ""
    rule = ""

    def __init__(self, who: Who) -> None:
        self.who = who

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        raise TypeError(f"{type(self).__name__} does not say what it does")

    def touch_all(self, arena: Arena, source: Source, minions: list[Minion]) -> None:
        for minion in minions:
            self.touch(arena, source, minion)

    def can_touch(self, arena: Arena, minion: Minion) -> bool:
        """Would the effect work on this minion?"""
        return True

    def targets(self, arena: Arena, source: Source) -> list[Minion]:
        """The minions the text allows; a word that skips some overrides this."""
        return self.who.candidates(arena, source)

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        return (yield from self._touch_some(arena, source, self.targets(arena, source)))

    def pay(self, arena: Arena, source: Source) -> Flow[bool]:
        fit = [m for m in self.targets(arena, source) if self.can_touch(arena, m)]
        return (yield from self._touch_some(arena, source, fit))

    def payable(self, arena: Arena, source: Source) -> bool:
        for minion in self.targets(arena, source):
            if self.can_touch(arena, minion):
                return True
        return False

    def _touch_some(self, arena: Arena, source: Source, targets: list[Minion]) -> Flow[bool]:
        if self.who.count == EACH:
            self.touch_all(arena, source, targets)
            settle(arena)
            return True
        done = False
        for _ in range(self.who.count):
            chosen = yield from choose_minion(
                arena, source, targets, self.prompt, self.rule, self.who.up_to
            )
            if chosen is None:
                return done
            targets.remove(chosen)
            done = self.touch(arena, source, chosen)
            settle(arena)
            targets = [minion for minion in targets if arena.in_play(minion)]
        return done


class Weaken(OnMinions):
    prompt = "weaken"
    rule = "SO-18.23.1"

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        return in_play.weaken(arena, minion)

    def can_touch(self, arena: Arena, minion: Minion) -> bool:
        return not would_die(arena, minion, 1)


class Damage(OnMinions):
    prompt = "damage"
    rule = "SO-8.1.1"

    def __init__(self, amount: int, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        in_play.put_damage(arena, minion, self.amount)
        return True


class Heal(OnMinions):
    """Heal damage; an amount of 0 heals all of it."""

    prompt = "heal"
    rule = "SO-18.9.1"

    def __init__(self, amount: int, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        return in_play.heal(arena, minion, self.amount or minion.damage)


class Destroy(OnMinions):
    prompt = "destroy"
    rule = "SO-18.3.1"

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        source.cost_destroyed = minion.kind.cost
        in_play.destroy(arena, minion)
        return True

    def touch_all(self, arena: Arena, source: Source, minions: list[Minion]) -> None:
        in_play.destroy_together(arena, minions)


class ReturnToHand(OnMinions):
    """Return the minion to its owner's hand."""

    prompt = "return"
    rule = "SO-18.3.4"

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        in_play.return_to_hand(arena, minion)
        return True


class Exhaust(OnMinions):
    prompt = "exhaust"
    rule = "SO-18.15.4"

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        return in_play.exhaust(arena, minion)

    def can_touch(self, arena: Arena, minion: Minion) -> bool:
        return minion.ready

    def targets(self, arena: Arena, source: Source) -> list[Minion]:
        return [minion for minion in super().targets(arena, source) if minion.ready]


class Ready(OnMinions):
    prompt = "ready"
    rule = "SO-18.15.3"

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        return in_play.ready(arena, minion)

    def can_touch(self, arena: Arena, minion: Minion) -> bool:
        return not minion.ready


class Flame(OnMinions):
    prompt = "flame"
    rule = "SO-21.2.1"

    def __init__(self, amount: int, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        put_flame(arena, minion, self.amount)
        return True


def put_flame(arena: Arena, minion: Minion, amount: int) -> None:
    minion.flame += amount
    arena.unsettled.append(minion.field)  # ongoing abilities may refer to flame
    arena.tell("flamed", "SO-21.2.1", minion.card, minion.field, minion.flame)


class MoveFlame(Effect):
    """Move a flame counter from one minion here to another."""

    def __init__(self, giver: Who, taker: Who) -> None:
        self.giver = giver
        self.taker = taker

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        givers = self.giver.candidates(arena, source)
        giver = yield from choose_minion(arena, source, givers, "flame-from", "SO-21.2.4", False)
        if giver is None:
            return False
        takers = [minion for minion in self.taker.candidates(arena, source) if minion is not giver]
        taker = yield from choose_minion(arena, source, takers, "flame-to", "SO-21.2.4", False)
        if taker is None:
            return False
        giver.flame -= 1
        put_flame(arena, taker, 1)
        return True

    def payable(self, arena: Arena, source: Source) -> bool:
        takers = len(self.taker.candidates(arena, source))
        return takers > 1 and len(self.giver.candidates(arena, source)) > 0


class Blank(OnMinions):
    """Ignore its whole text: for this round, or until it leaves play (A-20)."""

    prompt = "blank"
    rule = "SO-18.2.1"

    def __init__(self, who: Who, this_round: bool) -> None:
        super().__init__(who)
        self.this_round = this_round

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        minion.blank = max(
            minion.blank, Blanked.THIS_ROUND if self.this_round else Blanked.FOR_GOOD
        )
        arena.unsettled.append(minion.field)
        arena.tell("blanked", "SO-18.2.1", minion.card)
        return True


class Boost(OnMinions):
    """+n attack this round; with `per_attachment`, n for each attachment, and at least n."""

    prompt = "boost"
    rule = "SO-6.4.9"

    def __init__(self, amount: int, who: Who, per_attachment: bool) -> None:
        super().__init__(who)
        self.amount = amount
        self.per_attachment = per_attachment

    def touch(self, arena: Arena, source: Source, minion: Minion) -> bool:
        times = max(1, len(minion.attachments)) if self.per_attachment else 1
        minion.round_attack += self.amount * times
        arena.tell("boosted", "SO-6.4.9", minion.card, minion.field, self.amount * times)
        return True


class AttackBonus(Effect):
    """+n attack for this battle roll only (SO-18.19.4)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        if arena.attack is None:
            return False
        arena.attack.bonus += self.amount
        attacker = arena.attack.attacker
        arena.tell("boosted", "SO-18.19.4", attacker.card, attacker.field, self.amount)
        return True


class IfEnemyBurning(Effect):
    """Only if an enemy minion here has a flame counter."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        team = arena.players[source.seat].team
        for enemy in arena.fields[source.field].opposite(team).minions:
            if enemy.flame > 0:
                return (yield from self.effect.resolve(arena, source))
        return False


class Restore(Effect):
    """Restore your side of this battlefield; with `per_blood`, once for each `per_blood` blood."""

    def __init__(self, amount: int, per_blood: int) -> None:
        self.amount = amount
        self.per_blood = per_blood

    def do(self, arena: Arena, source: Source) -> bool:
        amount = self.amount
        if self.per_blood:
            amount *= arena.players[source.seat].blood // self.per_blood
        return in_play.restore(arena, source.seat, source.field, amount)


class DamageSide(Effect):
    """Damage the enemy side of this battlefield (SO-4.3.3)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, arena: Arena, source: Source) -> bool:
        side = arena.fields[source.field].opposite(arena.players[source.seat].team)
        for point in range(self.amount):
            if arena.over or not damage_side(arena, source.field, side):
                return point == self.amount
            settle(arena)
        return True


class Distribute(Effect):
    """Split damage freely, but no more on a minion than its Life allows (SO-18.5, A-21)."""

    def __init__(self, amount: int, who: Who) -> None:
        self.amount = amount
        self.who = who

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        shares: dict[int, int] = {}
        candidates = self.who.candidates(arena, source)
        for _ in range(self.amount):
            fit = [m for m in candidates if shares.get(m.card, 0) < allowance(arena, m)]
            chosen = yield from choose_minion(arena, source, fit, "distribute", "SO-18.5.1", False)
            if chosen is None:
                break
            shares[chosen.card] = shares.get(chosen.card, 0) + 1
        for minion in candidates:
            share = shares.get(minion.card, 0)
            if share:
                in_play.put_damage(arena, minion, share)
        settle(arena)
        return True


def allowance(arena: Arena, minion: Minion) -> int:
    """The most damage that may be distributed to it: its remaining Life (A-21)."""
    if arena.rules.distribute_by_total_life:
        return life_of(arena, minion)
    return life_of(arena, minion) - minion.damage


class ExhaustBattlefield(Effect):
    """Exhaust a battlefield: no battle there this round (SO-18.8.1)."""

    def __init__(self, here: bool) -> None:
        self.here = here

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        number = source.field
        if not self.here:
            fields = arena.players[source.seat].fields
            open_fields = [each for each in fields if not arena.fields[each].exhausted]
            if not open_fields:
                return False
            options = [Option("field", each) for each in open_fields]
            answer = yield ask(source.seat, "exhaust-field", options, "SO-18.8.1", source.card)
            number = answer.what
        arena.fields[number].exhausted = True
        arena.tell("field-exhausted", "SO-18.8.1", number)
        return True


class DestroyAttachment(Effect):
    """Destroy an attachment or follower (SO-18.3.2)."""

    def resolve(self, arena: Arena, source: Source) -> Flow[bool]:
        options: list[Option] = []
        for host in reachable(arena, source):
            for attached in host.attachments:
                options.append(Option("attachment", attached.card, host.card))
        if not options:
            return False
        answer = yield ask(source.seat, "destroy-attachment", options, "SO-18.3.2", source.card)
        bearer = arena.minion(answer.where)
        assert bearer is not None
        for attached in bearer.attachments:
            if attached.card == answer.what:
                in_play.destroy_attachment(arena, bearer, attached)
                settle(arena)
                return True
        return False

    def payable(self, arena: Arena, source: Source) -> bool:
        for host in reachable(arena, source):
            if host.attachments:
                return True
        return False


def reachable(arena: Arena, source: Source) -> list[Minion]:
    """All minions in battlefields that the player reaches (SO-22.2.15)."""
    found: list[Minion] = []
    for number in arena.players[source.seat].fields:
        for side in arena.fields[number].sides:
            found.extend(side.minions)
    return found
