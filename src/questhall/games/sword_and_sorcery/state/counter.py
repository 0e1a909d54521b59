"""What is known of the emporium while heroes visit it: worked out again only where things changed.

All of it follows from the table, so it is not saved; a copy of the table begins with what is known.
"""

from __future__ import annotations

from questhall.kernel.decisions import Option

from .heroes import Hero


class Ware:
    """A side of a card that nobody owns, and what it costs."""

    def __init__(self, card: int, side: int, price: int) -> None:
        self.card = card
        self.side = side
        self.price = price
        self.buy: dict[int, Option] = {}  # by the seat that could


class Belonging:
    """A card that a visitor has, and everything that he might be offered to do with it."""

    def __init__(self, card: int, store: Option, unequip: Option, hand: list[Option]) -> None:
        self.card = card
        self.store = store
        self.unequip = unequip
        self.hand = hand  # by who would get it
        self.sell: Option | None = None
        self.turn: Option | None = None
        self.improve: Option | None = None
        self.equip: list[Option] = []  # by slot


class Stall:
    """What one visitor carried, wore and had in his purse when his offers were made, and those
    offers, part by part; None where they must be put together again."""

    def __init__(self, gamble: list[Option], leave: Option, hand_coins: list[list[Option]]) -> None:
        self.gamble = gamble
        self.leave = leave
        self.hand_coins = hand_coins  # by who would get one
        self.inventory: list[int] = []
        self.slots: list[int] = []
        self.coins: list[int] = []
        self.room = 0
        self.crowns = 0
        self.takes: dict[int, bool] = {}  # which cards could he receive?
        # What each card offers, as long as it shows the same side.
        self.in_stash: dict[int, Option] = {}
        self.belongings: dict[int, Belonging] = {}
        self.carried: list[Belonging] = []
        self.worn: list[Belonging] = []
        self.shelves: list[Option] | None = None
        self.stash: list[Option] | None = None
        self.own: list[Option] | None = None
        self.clothes: list[Option] | None = None
        self.gifts: list[list[Option] | None] = [None] * len(hand_coins)  # by who would get them
        self.companions: list[int] = []  # other heroes of the same player inside
        self.options: list[Option] | None = None  # all together

    def clone(self) -> Stall:
        """Its lists are replaced, never changed; what a card offers is the same for all copies."""
        copy = Stall(self.gamble, self.leave, self.hand_coins)
        copy.inventory = self.inventory
        copy.slots = self.slots
        copy.coins = self.coins
        copy.room = self.room
        copy.crowns = self.crowns
        copy.takes = self.takes.copy()
        copy.in_stash = self.in_stash
        copy.belongings = self.belongings.copy()
        copy.carried = self.carried
        copy.worn = self.worn
        copy.shelves = self.shelves
        copy.stash = self.stash
        copy.own = self.own
        copy.clothes = self.clothes
        copy.gifts = self.gifts[:]
        copy.companions = self.companions
        copy.options = self.options
        return copy

    def holds_what(self, hero: Hero) -> bool:
        """Has the hero the same things as before?"""
        return self.inventory == hero.inventory and self.slots == hero.slots

    def note(self, hero: Hero, room: int) -> None:
        """The hero has other things, or they show other sides. Whoever has room as before can
        still receive everything."""
        if room <= 0 or self.room <= 0:
            self.takes = {}
            self.stash = None
            self.shelves = None
        self.inventory = hero.inventory[:]
        self.slots = hero.slots[:]
        self.room = room
        self.own = None
        self.clothes = None
        self.gifts = [None] * len(self.hand_coins)
        self.options = None

    def note_coins(self, hero: Hero) -> None:
        self.coins = hero.coins[:]
        self.crowns = hero.crowns
        self.own = None
        self.gifts = [None] * len(self.hand_coins)
        self.shelves = None
        self.options = None

    def forget_shelves(self) -> None:
        self.shelves = None
        self.options = None

    def forget_stash(self) -> None:
        self.stash = None
        self.options = None

    def forget_gifts_to(self, hero: int) -> None:
        self.gifts[hero] = None
        self.options = None

    def forget_cards(self, cards: list[int]) -> None:
        """They show other sides: everything is looked at again."""
        for card in cards:
            self.belongings.pop(card, None)
        self.inventory = []
        self.slots = []


class Counter:
    """What is the same for all visitors, and a stall for each of them."""

    def __init__(self, heroes: int) -> None:
        self.turned: list[int] = []
        self.shop: list[int] = []
        self.stash: list[int] = []
        self.inside: list[int] = []
        self.gambled: list[int] = []
        self.buildings = False  # are the anvil and the tavern open?
        self.wares: list[Ware] = []
        self.cheapest = 0
        self.wares_of: dict[int, list[Ware]] = {}  # by card
        self.stalls: list[Stall | None] = [None] * heroes  # of those who visit
        self.outside: dict[int, list[Option]] = {}  # what seats may do whose heroes have all left

    def stall(self, place: int) -> Stall:
        """That of a hero who visits."""
        found = self.stalls[place]
        assert found is not None, f"hero {place} does not visit"
        return found

    def clone(self) -> Counter:
        copy = Counter(len(self.stalls))
        copy.turned = self.turned
        copy.shop = self.shop
        copy.stash = self.stash
        copy.inside = self.inside
        copy.gambled = self.gambled
        copy.buildings = self.buildings
        copy.wares = self.wares
        copy.cheapest = self.cheapest
        copy.wares_of = self.wares_of
        copy.stalls = [None if stall is None else stall.clone() for stall in self.stalls]
        copy.outside = self.outside
        return copy
