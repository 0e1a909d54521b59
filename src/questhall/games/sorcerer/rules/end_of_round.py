"""The End of Round Phase, and burning (RULES 17, 21.2)."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.triggers import Trigger, choose_next

from ..printed.cards import END_OF_ROUND, Effect, PackKind
from ..state.arena import Arena, Blanked, EndEffect, EndEffectKind, Minion, Phase, Source
from .formats import order_of_play
from .in_play import put_damage
from .simultaneous import resolve_due
from .victory import declare_draw, settle


def end(arena: Arena) -> Flow[None]:
    """Note the effects that exist now; later ones wait for the next round (SO-17.1.4)."""
    yield from ()
    arena.phase = Phase.END
    arena.end_effects = []
    for minion in arena.minions():
        if minion.blank == 0:
            _note(arena, minion.seat, minion.card, EndEffectKind.PRINTED)
        for attached in minion.attachments:
            if not attached.follower:
                _note(arena, attached.controller, attached.card, EndEffectKind.PRINTED)
        if minion.flame > 0:  # SO-17.1.6
            seat = burner(arena, minion)
            arena.end_effects.append(EndEffect(seat, minion.card, EndEffectKind.BURNING, 0))
    for player in arena.players:
        if player.entombs:
            for card in player.graveyard:
                _note(arena, player.seat, card, EndEffectKind.ENTOMBED)
    arena.next_step = "end_effect"


def _note(arena: Arena, seat: int, card: int, kind: int) -> None:
    printed = arena.cards[card]
    moments = printed.entombed_at if kind == EndEffectKind.ENTOMBED else printed.at_moment
    for ordinal in range(len(moments[END_OF_ROUND])):
        arena.end_effects.append(EndEffect(seat, card, kind, ordinal))


def burner(arena: Arena, minion: Minion) -> int:
    """The seat that burning belongs to: the Demonologist, else the minion's controller (A-29)."""
    if not arena.rules.burning_by_controller:
        for seats in order_of_play(arena):
            for seat in seats:
                player = arena.players[seat]
                if player.team != minion.team and _kindles(arena, seat):
                    return seat
    return minion.seat


def _kindles(arena: Arena, seat: int) -> bool:
    packs = arena.players[seat].packs
    return len(packs) > PackKind.LINEAGE and packs[PackKind.LINEAGE].key == "demonologist"


class EndTrigger(Trigger):
    """A noted effect that is perhaps due."""

    def __init__(self, effect: EndEffect) -> None:
        super().__init__(effect.seat, effect.card)
        self.effect = effect


def end_effect(arena: Arena) -> Flow[None]:
    """Resolve the next effect: first player first, each player's effects in an order of their
    choice (SO-17.1.2, SO-17.1.3)."""
    due: list[Trigger] = [EndTrigger(effect) for effect in next_effects(arena)]
    chosen = yield from choose_next(due, order_of_play(arena), "order-end", "SO-17.1.3")
    if chosen is None:
        yield from end_round(arena)
        return
    assert isinstance(chosen, EndTrigger)
    arena.end_effects.remove(chosen.effect)
    yield from resolve(arena, chosen.effect)
    settle(arena)
    yield from resolve_due(arena)


def next_effects(arena: Arena) -> list[EndEffect]:
    """The effects that the current player can resolve now.

    A cost that cannot be paid yet may be paid after another effect of the same player; when only
    such effects are left they lapse, and the next player follows.
    """
    arena.end_effects = [each for each in arena.end_effects if has_source(arena, each)]
    for seats in order_of_play(arena):
        own = [each for each in arena.end_effects if each.seat in seats]
        possible = [each for each in own if payable(arena, each)]
        if possible:
            return possible
        arena.end_effects = [each for each in arena.end_effects if each.seat not in seats]
    return []


def payable(arena: Arena, effect: EndEffect) -> bool:
    """Can the cost in its text be paid (SO-19.1.3)?"""
    if effect.kind == EndEffectKind.BURNING:
        return True
    wanted = _ability_effect(arena, effect)
    return not wanted.has_cost or wanted.payable(arena, source_of(arena, effect))


def has_source(arena: Arena, effect: EndEffect) -> bool:
    """Is the source of the effect still there (SO-17.1.5)?"""
    if effect.kind == EndEffectKind.BURNING:
        minion = arena.minion(effect.card)
        return minion is not None and minion.flame > 0
    if effect.kind == EndEffectKind.ENTOMBED:
        return effect.card in arena.players[effect.seat].graveyard
    bearer = source_of(arena, effect).minion
    if bearer is None:
        return False
    return bearer.card != effect.card or bearer.blank == 0  # SO-18.2.1


def source_of(arena: Arena, effect: EndEffect) -> Source:
    for minion in arena.minions():
        if minion.card == effect.card:
            return Source(effect.seat, effect.card, minion.field, minion)
        for attached in minion.attachments:
            if attached.card == effect.card:
                return Source(effect.seat, effect.card, minion.field, minion)
    return Source(effect.seat, effect.card, NOTHING, None)


def resolve(arena: Arena, effect: EndEffect) -> Flow[None]:
    if effect.kind == EndEffectKind.BURNING:
        minion = arena.minion(effect.card)
        assert minion is not None
        arena.tell("burns", "SO-21.2.3", minion.card, minion.field, minion.flame)
        put_damage(arena, minion, minion.flame)  # SO-21.2.3, SO-21.2.4, A-30
        return
    arena.tell("end-effect", "SO-17.1.1", effect.card, effect.seat)
    yield from _ability_effect(arena, effect).resolve(arena, source_of(arena, effect))


def _ability_effect(arena: Arena, effect: EndEffect) -> Effect:
    printed = arena.cards[effect.card]
    moments = printed.entombed_at if effect.kind == EndEffectKind.ENTOMBED else printed.at_moment
    return moments[END_OF_ROUND][effect.ordinal].effect


def end_round(arena: Arena) -> Flow[None]:
    """End whatever lasts for the round, then start the next round (SO-17.1.8)."""
    for minion in arena.minions():
        minion.round_attack = 0
        if minion.blank == Blanked.THIS_ROUND:
            minion.blank = Blanked.AWAKE
            arena.unsettled.append(minion.field)  # its ongoing ability is back
    settle(arena)
    yield from resolve_due(arena)
    if arena.over:
        return
    if idle_too_long(arena):
        declare_draw(arena)
        return
    arena.round += 1
    arena.tell("round", "SO-13.1.3", arena.round)
    arena.next_step = "ready"


def idle_too_long(arena: Arena) -> bool:
    """A-41: tracks, minions and grimoires have not changed for too many rounds."""
    position: list[int] = []
    for field in arena.fields:
        for side in field.sides:
            position.append(side.track)
            position.extend([minion.card for minion in side.minions])
            position.append(NOTHING)
    position.extend([len(player.grimoire) for player in arena.players])
    idle = position == arena.last_position
    arena.idle_rounds = arena.idle_rounds + 1 if idle else 0
    arena.last_position = position
    return arena.rules.idle_limit > 0 and arena.idle_rounds >= arena.rules.idle_limit
