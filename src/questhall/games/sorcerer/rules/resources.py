"""Energy, omens, blood and cards: what players gain, pay and draw (RULES 3, 9, 18.4, 18.6)."""

from questhall.kernel.decks import Deck

from ..state.table import BLOOD_LIMIT, ENERGY_LIMIT, Player, Table


def gain_energy(table: Table, player: Player, amount: int) -> None:
    player.energy = min(ENERGY_LIMIT, player.energy + amount)  # SO-3.2.2
    table.tell("energy", "SO-3.2.2", player.seat, player.energy)


def pay_energy(table: Table, player: Player, amount: int) -> None:
    player.energy -= amount
    table.tell("energy", "SO-3.2.3", player.seat, player.energy)


def gain_omen(table: Table, player: Player, amount: int) -> None:
    player.omens += amount
    table.tell("omens", "SO-9.2.3", player.seat, player.omens)


def gain_blood(table: Table, player: Player, amount: int) -> None:
    player.blood = min(BLOOD_LIMIT, player.blood + amount)  # SO-21.3.4
    table.tell("blood", "SO-21.3.3", player.seat, player.blood)


def pay_blood(table: Table, player: Player, amount: int) -> None:
    player.blood -= amount
    table.tell("blood", "SO-21.3.5", player.seat, player.blood)


def draw(table: Table, player: Player, amount: int) -> int:
    """Take cards from the top of the grimoire; how many there were (SO-18.6)."""
    drawn = grimoire_of(player).take_some(table, amount)  # SO-6.3.6: an empty one gives nothing
    for card in drawn:
        player.hand.append(card)
        table.show(card, player.seat)
        table.tell("drew-card", "SO-18.6.1", player.seat, card, seen_by=player.seat)
    table.tell("drew", "SO-18.6.1", player.seat, len(drawn))
    return len(drawn)


def grimoire_of(player: Player) -> Deck:
    return Deck(player.grimoire, player.graveyard)


def discard(table: Table, player: Player, card: int) -> None:
    """From the hand to the own graveyard (SO-18.4.1)."""
    player.hand.remove(card)
    bury(table, card)
    table.tell("discarded", "SO-18.4.1", player.seat, card)


def bury(table: Table, card: int) -> None:
    """Every card goes to its owner's graveyard (SO-6.7.3), face up for all (SO-6.7.2)."""
    table.players[table.owners[card]].graveyard.append(card)
    table.show_to_all(card)


def to_hand(table: Table, card: int) -> None:
    """A card that everybody has seen goes to its owner's hand."""
    table.players[table.owners[card]].hand.append(card)
    table.show_to_all(card)
    table.tell("to-hand", "SO-18.14.3", table.owners[card], card)


def shuffle_into_grimoire(table: Table, player: Player, cards: list[int]) -> None:
    """Shuffle cards in: from now on nobody knows where they are."""
    grimoire_of(player).shuffle_in(table, "shuffle", cards)
    table.tell("shuffled", "SO-6.3.5", player.seat)
