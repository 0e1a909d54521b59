"""The End of Round Phase, and burning (RULES 17, 21.2)."""

from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.triggers import Trigger, choose_next

from ..printed.cards import END_OF_ROUND, LINEAGE, Effect
from ..state.table import (
    AWAKE,
    BLANK_THIS_ROUND,
    BURNING,
    END_PHASE,
    ENTOMBED,
    PRINTED,
    EndEffect,
    Minion,
    Source,
    Table,
)
from .formats import order_of_play
from .in_play import put_damage
from .simultaneous import resolve_due
from .victory import declare_draw, settle


def end(table: Table) -> Flow[None]:
    """Note the effects that exist now: later ones wait a round (SO-17.1.4)."""
    yield from ()
    table.phase = END_PHASE
    table.end_effects = []
    for minion in table.minions():
        if minion.blank == 0:
            _note(table, minion.seat, minion.card, PRINTED)
        for attached in minion.attachments:
            if not attached.follower:
                _note(table, attached.controller, attached.card, PRINTED)
        if minion.flame > 0:  # SO-17.1.6
            seat = burner(table, minion)
            table.end_effects.append(EndEffect(seat, minion.card, BURNING, 0))
    for player in table.players:
        if player.entombs:
            for card in player.graveyard:
                _note(table, player.seat, card, ENTOMBED)
    table.next_step = "end_effect"


def _note(table: Table, seat: int, card: int, kind: int) -> None:
    printed = table.cards[card]
    moments = printed.entombed_at if kind == ENTOMBED else printed.at_moment
    for ordinal in range(len(moments[END_OF_ROUND])):
        table.end_effects.append(EndEffect(seat, card, kind, ordinal))


def burner(table: Table, minion: Minion) -> int:
    """Whose effect burning is: the Demonologist's, else the controller's (A-29)."""
    if not table.rules.burning_by_controller:
        for seats in order_of_play(table):
            for seat in seats:
                player = table.players[seat]
                if player.team != minion.team and _kindles(table, seat):
                    return seat
    return minion.seat


def _kindles(table: Table, seat: int) -> bool:
    packs = table.players[seat].packs
    return len(packs) > LINEAGE and packs[LINEAGE].key == "demonologist"


class EndTrigger(Trigger):
    """A noted effect whose turn may have come."""

    def __init__(self, effect: EndEffect) -> None:
        super().__init__(effect.seat, effect.card)
        self.effect = effect


def end_effect(table: Table) -> Flow[None]:
    """The next effect: first player first, own effects in own order (SO-17.1.2, SO-17.1.3)."""
    due: list[Trigger] = [EndTrigger(effect) for effect in next_effects(table)]
    chosen = yield from choose_next(due, order_of_play(table), "order-end", "SO-17.1.3")
    if chosen is None:
        yield from end_round(table)
        return
    assert isinstance(chosen, EndTrigger)
    table.end_effects.remove(chosen.effect)
    yield from resolve(table, chosen.effect)
    settle(table)
    yield from resolve_due(table)


def next_effects(table: Table) -> list[EndEffect]:
    """What the player in turn can resolve now.

    A cost that cannot be paid yet may be paid after another effect of the same player; when
    only such effects are left they lapse, and the next player follows.
    """
    table.end_effects = [each for each in table.end_effects if stands(table, each)]
    for seats in order_of_play(table):
        own = [each for each in table.end_effects if each.seat in seats]
        possible = [each for each in own if payable(table, each)]
        if possible:
            return possible
        table.end_effects = [each for each in table.end_effects if each.seat not in seats]
    return []


def payable(table: Table, effect: EndEffect) -> bool:
    """Can the cost in its text be paid (SO-19.1.3)?"""
    if effect.kind == BURNING:
        return True
    wanted = _ability_effect(table, effect)
    return not wanted.has_cost or wanted.payable(table, source_of(table, effect))


def stands(table: Table, effect: EndEffect) -> bool:
    """Not if its source is gone (SO-17.1.5)."""
    if effect.kind == BURNING:
        minion = table.minion(effect.card)
        return minion is not None and minion.flame > 0
    if effect.kind == ENTOMBED:
        return effect.card in table.players[effect.seat].graveyard
    bearer = source_of(table, effect).minion
    if bearer is None:
        return False
    return bearer.card != effect.card or bearer.blank == 0  # SO-18.2.1


def source_of(table: Table, effect: EndEffect) -> Source:
    for minion in table.minions():
        if minion.card == effect.card:
            return Source(effect.seat, effect.card, minion.field, minion)
        for attached in minion.attachments:
            if attached.card == effect.card:
                return Source(effect.seat, effect.card, minion.field, minion)
    return Source(effect.seat, effect.card, NOTHING, None)


def resolve(table: Table, effect: EndEffect) -> Flow[None]:
    if effect.kind == BURNING:
        minion = table.minion(effect.card)
        assert minion is not None
        table.tell("burns", "SO-21.2.3", minion.card, minion.field, minion.flame)
        put_damage(table, minion, minion.flame)  # SO-21.2.3, SO-21.2.4, A-30
        return
    table.tell("end-effect", "SO-17.1.1", effect.card, effect.seat)
    yield from _ability_effect(table, effect).resolve(table, source_of(table, effect))


def _ability_effect(table: Table, effect: EndEffect) -> Effect:
    printed = table.cards[effect.card]
    moments = printed.entombed_at if effect.kind == ENTOMBED else printed.at_moment
    return moments[END_OF_ROUND][effect.ordinal].effect


def end_round(table: Table) -> Flow[None]:
    """What lasted for the round ends; then the next round (SO-17.1.8)."""
    for minion in table.minions():
        minion.round_attack = 0
        if minion.blank == BLANK_THIS_ROUND:
            minion.blank = AWAKE
            table.unsettled.append(minion.field)  # its ongoing ability is back
    settle(table)
    yield from resolve_due(table)
    if table.over:
        return
    if idle_too_long(table):
        declare_draw(table)
        return
    table.round += 1
    table.tell("round", "SO-13.1.3", table.round)
    table.next_step = "ready"


def idle_too_long(table: Table) -> bool:
    """A-41: no change of tracks, minions and grimoires for so many rounds."""
    position: list[int] = []
    for field in table.fields:
        for side in field.sides:
            position.append(side.track)
            position.extend([minion.card for minion in side.minions])
            position.append(NOTHING)
    position.extend([len(player.grimoire) for player in table.players])
    idle = position == table.last_position
    table.idle_rounds = table.idle_rounds + 1 if idle else 0
    table.last_position = position
    return table.rules.idle_limit > 0 and table.idle_rounds >= table.rules.idle_limit
