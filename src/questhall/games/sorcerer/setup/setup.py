"""Setup: from box to first action (RULES 12, 22.2, 22.3)."""

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, meant_by, refusal

from ..printed.cards import MINION, Pack
from ..rules.formats import team_count
from ..rules.order import next_member
from ..rules.ready import ACTIONS, fill_fate, place_avatars
from ..rules.resources import draw, shuffle_into_grimoire
from ..state.arena import Arena, Battlefield, Phase, Player, Side
from ..state.house_rules import HouseRules

STARTING_ENERGY = 6
STARTING_OMENS = 1
STARTING_HAND = 6

LONDON = ("southwark", "old_london", "whitechapel")
RING = ("old_london", "whitechapel", "southwark", "underground_hive", "limehouse", "seven_dials")
BOX_SEATS = 4


def lay_out(chance: Chance, format: str, seats: int, rules: HouseRules, box: list[Pack]) -> Arena:
    """Lay out battlefields and player boards; the decks are still in the box."""
    arena = Arena(chance, format, rules)
    copies = 1 if seats <= BOX_SEATS else 2  # SO-22.1.1: more players need second copies
    arena.box = box * copies
    if arena.ring:
        _lay_ring(arena, seats)
    else:
        _lay_row(arena, seats)
    for player in arena.players:
        player.energy = STARTING_ENERGY  # SO-12.1.2
        player.actions = ACTIONS  # SO-12.1.3
        player.omens = STARTING_OMENS  # SO-12.1.4
    return arena


def _lay_row(arena: Arena, seats: int) -> None:
    """Lay three battlefields in a row between two sides (SO-12.1.1, SO-4.1.1, SO-22.3.1)."""
    arena.fields = [Battlefield(name, [Side(0), Side(1)]) for name in LONDON]
    for seat in range(seats):
        arena.players.append(Player(seat, seat % 2, [0, 1, 2]))


def _lay_ring(arena: Arena, seats: int) -> None:
    """Lay one battlefield between each two neighbours (SO-22.2.2, SO-22.2.3, SO-22.2.4)."""
    for seat in range(seats):
        left = (seat + 1) % seats
        arena.fields.append(Battlefield(RING[seat], [Side(seat), Side(left)]))
    for seat in range(seats):
        arena.players.append(Player(seat, seat, sorted([seat, (seat - 1) % seats])))


def fate(arena: Arena) -> Flow[None]:
    """Decide who goes first, then avatars, hands and mulligans (SO-12.1.5 to SO-12.2.4)."""
    arena.first = arena.chance.below("first", team_count(arena))  # SO-12.1.5
    fill_fate(arena)
    arena.mark_information()
    arena.tell("first-player", "SO-10.1.1", arena.first)
    yield from place_avatars(arena)  # SO-12.1.6, before drawing
    for player in arena.players:
        draw(arena, player, STARTING_HAND)  # SO-12.1.7
    done: list[int] = []
    while True:
        seat = yield from next_member(arena, done)
        if seat < 0:
            break
        yield from mulligan(arena, arena.players[seat])
    arena.phase = Phase.ACTION  # SO-12.3.1: no Ready Phase in round 1
    arena.turn = arena.first
    arena.next_step = "action"


def mulligan(arena: Arena, player: Player) -> Flow[None]:
    """Exchange non-minion cards once: draw first, shuffle back afterwards (SO-12.2)."""
    chosen: list[int] = []
    spells = [card for card in player.hand if arena.cards[card].kind != MINION]  # SO-12.2.2
    while True:
        left = [card for card in spells if card not in chosen]
        options = [refusal("keep" if not chosen else "done")]
        if arena.rules.partial_mulligan:
            options.extend([Option("exchange", card, meant=[card]) for card in left])
        elif left:
            options.append(Option("exchange-all", meant=left))
        # Asked even without a choice: silence would give away a hand of minions only.
        answer = yield Decision(
            [player.seat], "mulligan", options, "SO-12.2.1", always_ask=True, secret=True
        )
        if answer.declines:
            break
        chosen.extend(meant_by(answer, list))
    if chosen:
        _exchange(arena, player, chosen)


def _exchange(arena: Arena, player: Player, cards: list[int]) -> None:
    for card in cards:
        arena.show_to_all(card)
        arena.tell("revealed", "SO-12.2.1", player.seat, card)
        player.hand.remove(card)
    draw(arena, player, len(cards))  # SO-12.2.3
    shuffle_into_grimoire(arena, player, cards)
