"""Coming into play, moving, being destroyed and leaving play (RULES 6, 8, 18)."""

from ..printed.cards import ENEMY_DESTROYED_HERE, HOST_DESTROYED, OWN_DESTROYED_HERE, WHEN_DESTROYED
from ..state.arena import Arena, Attached, Battlefield, Due, Minion, Side, Source, skill_card
from .numbers import life_of, would_die
from .resources import bury, to_hand


def has_room(arena: Arena, seat: int, field: int) -> bool:
    """SO-4.2.1, SO-22.3.2: at most 4 minions a side, 6 in the team game."""
    side = arena.fields[field].side_of(arena.players[seat].team)
    return len(side.minions) < arena.room


def enter_play(arena: Arena, seat: int, card: int, field: int) -> Minion:
    """Put a minion onto its controller's side of a battlefield, ready (SO-6.4.1, SO-6.4.4)."""
    player = arena.players[seat]
    minion = Minion(card, arena.cards[card], seat, player.team, field)
    arena.show_to_all(card)
    stand_in(arena.fields[field].side_of(player.team), minion)
    arena.unsettled.append(field)
    arena.tell("entered", "SO-6.4.1", card, field)
    return minion


def stand_in(side: Side, minion: Minion) -> None:
    side.minions.append(minion)
    side.had_minion = True  # SO-18.20.3


def move(arena: Arena, minion: Minion, field: int) -> None:
    """Move it to another battlefield, with all its counters and attachments (SO-18.16.7)."""
    origin = arena.fields[minion.field]
    origin.side_of(minion.team).minions.remove(minion)
    arena.unsettled.append(minion.field)
    minion.field = field
    stand_in(arena.fields[field].side_of(minion.team), minion)
    arena.unsettled.append(field)
    arena.tell("moved", "SO-18.16.7", minion.card, field)


def attach(arena: Arena, card: int, controller: int, host: Minion) -> Attached:
    """Attach a card (SO-6.6.2); the player who plays it controls it (A-43)."""
    attached = Attached(card, arena.cards[card], arena.owners[card], controller, False)
    host.attachments.append(attached)
    arena.show_to_all(card)
    arena.unsettled.append(host.field)
    arena.tell("attached", "SO-6.6.2", card, host.card)
    return attached


def make_follower(arena: Arena, card: int, seat: int, host: Minion) -> None:
    """Reveal a card and put it face down under the minion (SO-21.4.2, SO-21.4.5)."""
    arena.show_to_all(card)
    arena.mark_information()
    host.attachments.append(Attached(card, arena.cards[card], arena.owners[card], seat, True))
    host.arthropods += 1
    arena.tell("follower", "SO-21.4.2", card, host.card)


def take_off(arena: Arena, host: Minion, attached: Attached) -> None:
    """An attachment or follower leaves its host for its owner's graveyard (SO-6.6.11)."""
    host.attachments.remove(attached)
    if attached.follower and host.arthropods > 0:
        host.arthropods -= 1  # SO-21.4.6
    bury(arena, attached.card)
    arena.unsettled.append(host.field)


def destroy_attachment(arena: Arena, host: Minion, attached: Attached) -> None:
    take_off(arena, host, attached)
    arena.tell("destroyed", "SO-18.3.2", attached.card, host.field)


def put_damage(arena: Arena, minion: Minion, amount: int) -> None:
    """One damage counter for each damage (SO-8.1.1)."""
    minion.damage += amount
    arena.unsettled.append(minion.field)
    arena.tell("damaged", "SO-8.1.1", minion.card, minion.field, amount)


def weaken(arena: Arena, minion: Minion) -> bool:
    """One damage counter, unless it would destroy the minion (SO-18.23.1, SO-18.23.2)."""
    if would_die(arena, minion, 1):
        arena.tell("not-weakened", "SO-18.23.2", minion.card)
        return False
    minion.damage += 1
    arena.tell("weakened", "SO-18.23.1", minion.card)
    return True


def heal(arena: Arena, minion: Minion, amount: int) -> bool:
    """Remove damage counters, at most all (SO-18.9.1)."""
    healed = min(amount, minion.damage)
    minion.damage -= healed
    arena.tell("healed", "SO-18.9.1", minion.card, minion.field, healed)
    return healed == amount


def restore(arena: Arena, seat: int, field: int, amount: int) -> bool:
    """Move your own cube back, at most to 0 (SO-18.9.2)."""
    battlefield = arena.fields[field]
    if not track_is_open(arena, battlefield):
        return False
    side = battlefield.side_of(arena.players[seat].team)
    restored = min(amount, side.track)
    side.track -= restored
    arena.tell("restored", "SO-18.9.2", field, seat, restored)
    return restored == amount


def track_is_open(arena: Arena, field: Battlefield) -> bool:
    """A-02: after a conquest both tracks are frozen."""
    return field.conquered_by < 0 or not arena.rules.frozen_tracks


def exhaust(arena: Arena, minion: Minion) -> bool:
    """Only a ready card can be exhausted (SO-18.15.4)."""
    if not minion.ready:
        return False
    minion.ready = False
    arena.tell("exhausted", "SO-18.15.3", minion.card)
    return True


def ready(arena: Arena, minion: Minion) -> bool:
    if minion.ready:
        return False
    minion.ready = True
    arena.tell("readied", "SO-18.15.3", minion.card)
    return True


def leave_play(arena: Arena, minion: Minion) -> None:
    """Counters vanish, attachments and followers go to their owners (SO-6.6.5, SO-8.1.5)."""
    arena.fields[minion.field].side_of(minion.team).minions.remove(minion)
    for attached in minion.attachments:
        bury(arena, attached.card)  # SO-21.4.8
    arena.unsettled.append(minion.field)
    if arena.end_effects:
        gone = [minion.card] + [attached.card for attached in minion.attachments]
        arena.end_effects = [each for each in arena.end_effects if each.card not in gone]


def return_to_hand(arena: Arena, minion: Minion) -> None:
    """Return it to its owner's hand: not a destruction, so nothing triggers (SO-18.3.4)."""
    leave_play(arena, minion)
    to_hand(arena, minion.card)


def destroy(arena: Arena, minion: Minion) -> None:
    """Put it into the graveyard; abilities that wait for this become due (SO-18.3.1, SO-18.21)."""
    destroy_together(arena, [minion])


def destroy_together(arena: Arena, minions: list[Minion]) -> None:
    """Destroy minions simultaneously: each still sees the others in play."""
    for minion in minions:
        _queue_destruction(arena, minion)
    for minion in minions:
        leave_play(arena, minion)
        bury(arena, minion.card)
        arena.tell("destroyed", "SO-18.3.1", minion.card, minion.field)


def _queue_destruction(arena: Arena, minion: Minion) -> None:
    field = minion.field
    if minion.blank == 0:
        for ability in minion.kind.at_moment[WHEN_DESTROYED]:  # SO-18.21.2, SO-18.21.3
            arena.due.append(Due(ability, Source(minion.seat, minion.card, field, minion)))
    for attached in minion.attachments:
        if not attached.follower:
            for ability in attached.kind.at_moment[HOST_DESTROYED]:
                source = Source(attached.controller, attached.card, field, minion)
                arena.due.append(Due(ability, source))
    for side in arena.fields[field].sides:
        moment = OWN_DESTROYED_HERE if side.team == minion.team else ENEMY_DESTROYED_HERE
        for witness in side.minions:
            if witness is not minion and witness.blank == 0:
                _queue_witness(arena, witness, minion, moment)
    queue_skills(arena, field, minion, OWN_DESTROYED_HERE, ENEMY_DESTROYED_HERE)


def _queue_witness(arena: Arena, witness: Minion, minion: Minion, moment: int) -> None:
    if moment == OWN_DESTROYED_HERE and witness.seat != minion.seat:
        return  # a teammate's minion is not "yours"
    for ability in witness.kind.at_moment[moment]:
        source = Source(witness.seat, witness.card, witness.field, witness)
        arena.due.append(Due(ability, source))


def queue_skills(arena: Arena, field: int, minion: Minion, own: int, enemy: int) -> None:
    """Lineage skills of players whose avatar is where it happened (SO-6.2.8)."""
    for player in arena.players:
        if player.avatar != field:
            continue
        for place in range(len(player.skills)):
            skill = player.skills[place]
            moment = own if player.seat == minion.seat else enemy
            if player.team == minion.team and player.seat != minion.seat:
                continue
            if player.skill_ready[place] and skill.ability.moment == moment:
                source = Source(player.seat, skill_card(player.seat, place), field, minion)
                arena.due.append(Due(skill.ability, source, place))


def is_doomed(arena: Arena, minion: Minion) -> bool:
    """Has damage reached its current Life (SO-8.1.4)?"""
    return minion.damage >= life_of(arena, minion)
