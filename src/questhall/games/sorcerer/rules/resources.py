"""Energy, omens, blood and cards: what players gain, pay and draw (RULES 3, 9, 18.4, 18.6)."""

from questhall.kernel.decks import Deck

from ..state.arena import BLOOD_LIMIT, ENERGY_LIMIT, Arena, Player


def gain_energy(arena: Arena, player: Player, amount: int) -> None:
    player.energy = min(ENERGY_LIMIT, player.energy + amount)  # SO-3.2.2
    arena.tell("energy", "SO-3.2.2", player.seat, player.energy)


def pay_energy(arena: Arena, player: Player, amount: int) -> None:
    player.energy -= amount
    arena.tell("energy", "SO-3.2.3", player.seat, player.energy)


def gain_omen(arena: Arena, player: Player, amount: int) -> None:
    player.omens += amount
    arena.tell("omens", "SO-9.2.3", player.seat, player.omens)


def gain_blood(arena: Arena, player: Player, amount: int) -> None:
    player.blood = min(BLOOD_LIMIT, player.blood + amount)  # SO-21.3.4
    arena.tell("blood", "SO-21.3.3", player.seat, player.blood)


def pay_blood(arena: Arena, player: Player, amount: int) -> None:
    player.blood -= amount
    arena.tell("blood", "SO-21.3.5", player.seat, player.blood)


def draw(arena: Arena, player: Player, amount: int) -> int:
    """Take cards from the top of the grimoire; returns how many there were (SO-18.6)."""
    drawn = grimoire_of(player).take_some(arena, amount)  # SO-6.3.6: an empty one gives nothing
    for card in drawn:
        player.hand.append(card)
        arena.show(card, player.seat)
        arena.tell("drew-card", "SO-18.6.1", player.seat, card, seen_by=player.seat)
    arena.tell("drew", "SO-18.6.1", player.seat, len(drawn))
    return len(drawn)


def grimoire_of(player: Player) -> Deck:
    return Deck(player.grimoire, player.graveyard)


def discard(arena: Arena, player: Player, card: int) -> None:
    """Discard a card from the hand to its owner's graveyard (SO-18.4.1)."""
    player.hand.remove(card)
    bury(arena, card)
    arena.tell("discarded", "SO-18.4.1", player.seat, card)


def bury(arena: Arena, card: int) -> None:
    """Every card goes to its owner's graveyard (SO-6.7.3), face up for all (SO-6.7.2)."""
    arena.players[arena.owners[card]].graveyard.append(card)
    arena.show_to_all(card)


def to_hand(arena: Arena, card: int) -> None:
    """Put a card that everybody has seen into its owner's hand."""
    arena.players[arena.owners[card]].hand.append(card)
    arena.show_to_all(card)
    arena.tell("to-hand", "SO-18.14.3", arena.owners[card], card)


def shuffle_into_grimoire(arena: Arena, player: Player, cards: list[int]) -> None:
    """Shuffle cards in: nobody knows where they are any more."""
    grimoire_of(player).shuffle_in(arena, "shuffle", cards)
    arena.tell("shuffled", "SO-6.3.5", player.seat)
