"""Coming into play, moving, being destroyed and leaving play (RULES 6, 8, 18)."""

from ..printed.cards import ENEMY_DESTROYED_HERE, HOST_DESTROYED, OWN_DESTROYED_HERE, WHEN_DESTROYED
from ..state.table import Attached, Battlefield, Due, Minion, Side, Source, Table, skill_card
from .numbers import life_of, would_die
from .resources import bury, to_hand


def has_room(table: Table, seat: int, field: int) -> bool:
    """SO-4.2.1, SO-22.3.2: at most 4 minions a side, 6 in the team game."""
    side = table.fields[field].side_of(table.players[seat].team)
    return len(side.minions) < table.room


def enter_play(table: Table, seat: int, card: int, field: int) -> Minion:
    """Put a minion onto its controller's side of a battlefield, ready (SO-6.4.1, SO-6.4.4)."""
    player = table.players[seat]
    minion = Minion(card, table.cards[card], seat, player.team, field)
    table.show_to_all(card)
    stand_in(table.fields[field].side_of(player.team), minion)
    table.unsettled.append(field)
    table.tell("entered", "SO-6.4.1", card, field)
    return minion


def stand_in(side: Side, minion: Minion) -> None:
    side.minions.append(minion)
    side.had_minion = True  # SO-18.20.3


def move(table: Table, minion: Minion, field: int) -> None:
    """To another battlefield, with all its counters and attachments (SO-18.16.7)."""
    origin = table.fields[minion.field]
    origin.side_of(minion.team).minions.remove(minion)
    table.unsettled.append(minion.field)
    minion.field = field
    stand_in(table.fields[field].side_of(minion.team), minion)
    table.unsettled.append(field)
    table.tell("moved", "SO-18.16.7", minion.card, field)


def attach(table: Table, card: int, controller: int, host: Minion) -> Attached:
    """SO-6.6.2; who plays it controls it (A-43)."""
    attached = Attached(card, table.cards[card], table.owners[card], controller, False)
    host.attachments.append(attached)
    table.show_to_all(card)
    table.unsettled.append(host.field)
    table.tell("attached", "SO-6.6.2", card, host.card)
    return attached


def make_follower(table: Table, card: int, seat: int, host: Minion) -> None:
    """Reveal a card and put it face down under the minion (SO-21.4.2, SO-21.4.5)."""
    table.show_to_all(card)
    table.mark_information()
    host.attachments.append(Attached(card, table.cards[card], table.owners[card], seat, True))
    host.arthropods += 1
    table.tell("follower", "SO-21.4.2", card, host.card)


def take_off(table: Table, host: Minion, attached: Attached) -> None:
    """An attachment or follower leaves its host for its owner's graveyard (SO-6.6.11)."""
    host.attachments.remove(attached)
    if attached.follower and host.arthropods > 0:
        host.arthropods -= 1  # SO-21.4.6
    bury(table, attached.card)
    table.unsettled.append(host.field)


def destroy_attachment(table: Table, host: Minion, attached: Attached) -> None:
    take_off(table, host, attached)
    table.tell("destroyed", "SO-18.3.2", attached.card, host.field)


def put_damage(table: Table, minion: Minion, amount: int) -> None:
    """One damage counter for each damage (SO-8.1.1)."""
    minion.damage += amount
    table.unsettled.append(minion.field)
    table.tell("damaged", "SO-8.1.1", minion.card, minion.field, amount)


def weaken(table: Table, minion: Minion) -> bool:
    """One damage counter, unless it would destroy the minion (SO-18.23.1, SO-18.23.2)."""
    if would_die(table, minion, 1):
        table.tell("not-weakened", "SO-18.23.2", minion.card)
        return False
    minion.damage += 1
    table.tell("weakened", "SO-18.23.1", minion.card)
    return True


def heal(table: Table, minion: Minion, amount: int) -> bool:
    """Remove damage counters, at most all (SO-18.9.1)."""
    healed = min(amount, minion.damage)
    minion.damage -= healed
    table.tell("healed", "SO-18.9.1", minion.card, minion.field, healed)
    return healed == amount


def restore(table: Table, seat: int, field: int, amount: int) -> bool:
    """Move the own cube back, at most to 0 (SO-18.9.2)."""
    battlefield = table.fields[field]
    if not track_is_open(table, battlefield):
        return False
    side = battlefield.side_of(table.players[seat].team)
    restored = min(amount, side.track)
    side.track -= restored
    table.tell("restored", "SO-18.9.2", field, seat, restored)
    return restored == amount


def track_is_open(table: Table, field: Battlefield) -> bool:
    """A-02: after a conquest both tracks are frozen."""
    return field.conquered_by < 0 or not table.rules.frozen_tracks


def exhaust(table: Table, minion: Minion) -> bool:
    """Only a ready card can be exhausted (SO-18.15.4)."""
    if not minion.ready:
        return False
    minion.ready = False
    table.tell("exhausted", "SO-18.15.3", minion.card)
    return True


def ready(table: Table, minion: Minion) -> bool:
    if minion.ready:
        return False
    minion.ready = True
    table.tell("readied", "SO-18.15.3", minion.card)
    return True


def leave_play(table: Table, minion: Minion) -> None:
    """Counters vanish, attachments and followers go to their owners (SO-6.6.5, SO-8.1.5)."""
    table.fields[minion.field].side_of(minion.team).minions.remove(minion)
    for attached in minion.attachments:
        bury(table, attached.card)  # SO-21.4.8
    table.unsettled.append(minion.field)
    if table.end_effects:
        gone = [minion.card] + [attached.card for attached in minion.attachments]
        table.end_effects = [each for each in table.end_effects if each.card not in gone]


def return_to_hand(table: Table, minion: Minion) -> None:
    """Not a destruction: nothing triggers (SO-18.3.4)."""
    leave_play(table, minion)
    to_hand(table, minion.card)


def destroy(table: Table, minion: Minion) -> None:
    """To the graveyard; whatever waits for it becomes due (SO-18.3.1, SO-18.21)."""
    destroy_together(table, [minion])


def destroy_together(table: Table, minions: list[Minion]) -> None:
    """Simultaneous destruction: each still sees the others in play."""
    for minion in minions:
        _queue_destruction(table, minion)
    for minion in minions:
        leave_play(table, minion)
        bury(table, minion.card)
        table.tell("destroyed", "SO-18.3.1", minion.card, minion.field)


def _queue_destruction(table: Table, minion: Minion) -> None:
    field = minion.field
    if minion.blank == 0:
        for ability in minion.kind.at_moment[WHEN_DESTROYED]:  # SO-18.21.2, SO-18.21.3
            table.due.append(Due(ability, Source(minion.seat, minion.card, field, minion)))
    for attached in minion.attachments:
        if not attached.follower:
            for ability in attached.kind.at_moment[HOST_DESTROYED]:
                source = Source(attached.controller, attached.card, field, minion)
                table.due.append(Due(ability, source))
    for side in table.fields[field].sides:
        moment = OWN_DESTROYED_HERE if side.team == minion.team else ENEMY_DESTROYED_HERE
        for witness in side.minions:
            if witness is not minion and witness.blank == 0:
                _queue_witness(table, witness, minion, moment)
    queue_skills(table, field, minion, OWN_DESTROYED_HERE, ENEMY_DESTROYED_HERE)


def _queue_witness(table: Table, witness: Minion, minion: Minion, moment: int) -> None:
    if moment == OWN_DESTROYED_HERE and witness.seat != minion.seat:
        return  # a teammate's minion is not "yours"
    for ability in witness.kind.at_moment[moment]:
        source = Source(witness.seat, witness.card, witness.field, witness)
        table.due.append(Due(ability, source))


def queue_skills(table: Table, field: int, minion: Minion, own: int, enemy: int) -> None:
    """Lineage skills of players whose avatar stands where it happened (SO-6.2.8)."""
    for player in table.players:
        if player.avatar != field:
            continue
        for place in range(len(player.skills)):
            skill = player.skills[place]
            moment = own if player.seat == minion.seat else enemy
            if player.team == minion.team and player.seat != minion.seat:
                continue
            if player.skill_ready[place] and skill.ability.moment == moment:
                source = Source(player.seat, skill_card(player.seat, place), field, minion)
                table.due.append(Due(skill.ability, source, place))


def is_doomed(table: Table, minion: Minion) -> bool:
    """SO-8.1.4: damage has reached its current Life."""
    return minion.damage >= life_of(table, minion)
