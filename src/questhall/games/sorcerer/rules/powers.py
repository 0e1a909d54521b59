"""Activate a Power: abilities that begin with "Action:" (RULES 15.5)."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.offers import Deal

from ..printed.cards import ACTION, Ability, PackKind
from ..state.arena import BLOOD_POOLS, Arena, Minion, Player, Source, skill_card
from .resources import pay_blood
from .simultaneous import exhaust_skill


class Power:
    """A Power that could be used: its ability and where it comes from."""

    def __init__(self, ability: Ability, source: Source) -> None:
        self.ability = ability
        self.source = source


def powers(arena: Arena, player: Player) -> list[Power]:
    """All Powers available to the player, payable or not (SO-15.5.5)."""
    found: list[Power] = []
    _add_skill(arena, player, found)
    for minion in arena.minions_of(player.seat):
        if minion.blank == 0:
            for ability in minion.kind.at_moment[ACTION]:
                source = Source(player.seat, minion.card, minion.field, minion)
                found.append(Power(ability, source))
    for number in player.fields:
        for side in arena.fields[number].sides:
            for minion in side.minions:
                if minion.attachments:
                    _add_attachments(player, minion, found)
    _add_blood_pool(arena, player, found)
    if player.entombs:
        for card in player.graveyard:
            for ability in arena.cards[card].entombed_at[ACTION]:  # SO-21.1.1
                found.append(Power(ability, Source(player.seat, card, NOTHING, None)))
    return found


def _add_skill(arena: Arena, player: Player, found: list[Power]) -> None:
    """The character skill, if it is ready, where the avatar stands (SO-15.5.4, SO-6.2.3)."""
    if player.skills and player.skill_ready[PackKind.CHARACTER]:
        ability = player.skills[PackKind.CHARACTER].ability
        if ability.moment == ACTION:
            card = skill_card(player.seat, PackKind.CHARACTER)
            found.append(Power(ability, Source(player.seat, card, player.avatar, None)))


def _add_attachments(player: Player, host: Minion, found: list[Power]) -> None:
    for attached in host.attachments:
        if not attached.follower and attached.controller == player.seat:
            for ability in attached.kind.at_moment[ACTION]:
                source = Source(player.seat, attached.card, host.field, host)
                found.append(Power(ability, source))


def _add_blood_pool(arena: Arena, player: Player, found: list[Power]) -> None:
    """The Blood Pool (SO-21.3.7), which needs no avatar (A-32)."""
    pool = player.blood_pool
    if pool is None or player.blood < pool.power_cost:
        return
    source = Source(player.seat, BLOOD_POOLS + player.seat, player.avatar, None)
    found.append(Power(pool.power, source))


def is_usable(arena: Arena, power: Power) -> bool:
    """A cost in the text must be payable (SO-15.5.2, SO-18.15.4)."""
    effect = power.ability.effect
    return not effect.optional or effect.payable(arena, power.source)


def power_options(arena: Arena, player: Player) -> list[Option]:
    found = powers(arena, player)
    return [
        Option("power", power.source.card, NOTHING, ordinal, meant=USE_POWER)
        for ordinal, power in enumerate(found)
        if is_usable(arena, power)
    ]


def use_power(arena: Arena, player: Player, chosen: Option) -> Flow[None]:
    """Pay the cost in the text and carry it out (SO-15.5.3)."""
    power = powers(arena, player)[chosen.amount]
    source = power.source
    arena.tell("power-used", "SO-15.5.3", source.card, player.seat)
    if source.card == skill_card(player.seat, PackKind.CHARACTER):
        exhaust_skill(arena, player.seat, PackKind.CHARACTER)  # SO-6.2.4
    elif source.card >= BLOOD_POOLS and player.blood_pool is not None:
        pay_blood(arena, player, player.blood_pool.power_cost)
    yield from power.ability.effect.resolve_willingly(arena, source)


class UsePower(Deal[Arena, Player]):
    def carry_out(self, arena: Arena, player: Player, option: Option) -> Flow[None]:
        return use_power(arena, player, option)


USE_POWER: Final = UsePower()
