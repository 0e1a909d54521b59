"""Tactics: abilities used when a minion attacks (RULES 16.4, 18.19)."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.cards import TACTIC, Ability, PackKind
from ..state.arena import BLOOD_POOLS, Arena, Attack, Source, skill_card
from .resources import pay_blood
from .simultaneous import exhaust_skill, resolve_due
from .victory import settle


class Tactic:
    """A tactic of this attack. `blood`: what it costs from the Blood Pool."""

    def __init__(self, ability: Ability, source: Source, blood: int) -> None:
        self.ability = ability
        self.source = source
        self.blood = blood

    @property
    def optional(self) -> bool:
        return self.blood > 0 or self.ability.effect.optional

    def is_among(self, used: "list[Tactic]") -> bool:
        """Is it among those used? Each tactic of a card works once per attack (A-31)."""
        for tactic in used:
            if tactic.source.card == self.source.card and tactic.ability is self.ability:
                return True
        return False


def use_tactics(arena: Arena, attack: Attack) -> Flow[None]:
    """Use all available tactics, one at a time, in any order (SO-16.4.1, SO-18.19.3)."""
    seat = attack.attacker.seat
    used: list[Tactic] = []
    while not arena.over and goes_on(arena, attack):
        usable = [
            tactic
            for tactic in available(arena, attack)
            if can_use(arena, tactic) and not tactic.is_among(used)
        ]
        if not usable:
            return
        options = [
            Option("tactic", tactic.source.card, NOTHING, ordinal)
            for ordinal, tactic in enumerate(usable)
        ]
        if all(tactic.optional for tactic in usable):  # SO-18.19.2
            options.append(refusal("no-tactic"))
        answer = yield ask(seat, "tactic", options, "SO-18.19.3", attack.attacker.card)
        if answer.declines:
            return
        tactic = usable[answer.amount]
        used.append(tactic)
        yield from use(arena, tactic)


def goes_on(arena: Arena, attack: Attack) -> bool:
    """Does the attack go on? It ends if the attacker is lost before the roll (SO-16.4.3,
    SO-18.19.5)."""
    attacker = attack.attacker
    if not arena.in_play(attacker) or attacker.field != attack.field:
        return False
    field = arena.fields[attack.field]
    return arena.rules.finish_attack_on_exhaust or not field.exhausted


def available(arena: Arena, attack: Attack) -> list[Tactic]:
    """Tactics of the attacker, its attachments, the domain skill, the Blood Pool and entombed cards
    (SO-16.4.2). The attacking player resolves them all (A-43)."""
    attacker = attack.attacker
    player = arena.players[attacker.seat]
    seat = player.seat
    field = attack.field
    found: list[Tactic] = []
    if attacker.blank == 0:  # SO-18.2.1
        for ability in attacker.kind.at_moment[TACTIC]:
            found.append(Tactic(ability, Source(seat, attacker.card, field, attacker), 0))
    for attached in attacker.attachments:
        if not attached.follower:
            for ability in attached.kind.at_moment[TACTIC]:
                found.append(Tactic(ability, Source(seat, attached.card, field, attacker), 0))
    if player.avatar == field and player.skills and player.skill_ready[PackKind.DOMAIN]:  # SO-6.2.9
        ability = player.skills[PackKind.DOMAIN].ability
        source = Source(seat, skill_card(seat, PackKind.DOMAIN), field, attacker)
        if ability.moment == TACTIC:
            found.append(Tactic(ability, source, 0))
    pool = player.blood_pool
    reached = player.avatar == field or not arena.rules.blood_needs_avatar
    if pool is not None and reached and "vampire" in attacker.kind.types:  # SO-21.3.6
        source = Source(seat, BLOOD_POOLS + seat, field, attacker)
        found.append(Tactic(pool.tactic, source, pool.tactic_cost))
    if player.entombs:
        for card in player.graveyard:
            for ability in arena.cards[card].entombed_at[TACTIC]:
                found.append(Tactic(ability, Source(seat, card, field, attacker), 0))
    return found


def can_use(arena: Arena, tactic: Tactic) -> bool:
    """A tactic with a cost is available only while the cost can be paid (SO-18.23.3)."""
    if tactic.blood > arena.players[tactic.source.seat].blood:
        return False
    effect = tactic.ability.effect
    return not effect.optional or effect.payable(arena, tactic.source)


def use(arena: Arena, tactic: Tactic) -> Flow[None]:
    source = tactic.source
    arena.tell("tactic-used", "SO-16.4.1", source.card)
    if source.card == skill_card(source.seat, PackKind.DOMAIN):
        exhaust_skill(arena, source.seat, PackKind.DOMAIN)  # SO-6.2.4
    if tactic.blood:
        pay_blood(arena, arena.players[source.seat], tactic.blood)
    yield from tactic.ability.effect.resolve_willingly(arena, source)
    settle(arena)
    yield from resolve_due(arena)
