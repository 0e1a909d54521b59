"""What a character brings, of all that it owns and knows (GH-2.0.5, GH-2.0.6)."""

from questhall.kernel.decisions import Decision, Flow, Option, ending, meant_by, refusal
from questhall.kernel.offers import Offer, taken

from ..library.enhancing import printed
from ..library.library import library
from ..printed.cards import CardDef, ClassDef
from ..printed.items import ItemDef
from ..rules.round.card_selection import about_own_cards
from ..state.heroes import Hero, Item
from ..state.scene import Scene
from .characters import fits_equipment, wearable

BY_CLASS = 100  # numbers of perks and class cards include the class


def number_in_class(kind: ClassDef, place: int) -> int:
    """The number of a perk or card. It holds the class, not the seat: another character may come
    to sit there, and what was chosen before must still have a name."""
    return library().classes.index(kind) * BY_CLASS + place


class Pack:
    """Cards in the hand and left behind, items equipped and left behind."""

    def __init__(self, seat: int, kind: ClassDef, level: int) -> None:
        self.seat = seat
        self.kind = kind
        self.level = level

    def hand(self) -> list[CardDef]:
        raise NotImplementedError

    def reserve(self) -> list[CardDef]:
        raise NotImplementedError

    def worn(self) -> list[ItemDef]:
        raise NotImplementedError

    def stored(self) -> list[ItemDef]:
        raise NotImplementedError

    def exchange(self, taken: CardDef, left: CardDef) -> None:
        """Swap a card into the hand for another."""
        raise NotImplementedError

    def wear(self, item: ItemDef) -> None:
        raise NotImplementedError

    def take_off(self, item: ItemDef) -> None:
        raise NotImplementedError

    def about_cards(self, question: Decision) -> Decision:
        """Which cards it packs; asked openly, unless others must not know."""
        return question


class HeroPack(Pack):
    """The pack of a character who has come to a scenario."""

    def __init__(self, scene: Scene, hero: Hero) -> None:
        super().__init__(hero.seat, hero.kind, hero.level)
        self.scene = scene
        self.hero = hero

    def hand(self) -> list[CardDef]:
        return [printed(self.scene.card(card)) for card in self.hero.hand]

    def reserve(self) -> list[CardDef]:
        return [printed(self.scene.card(card)) for card in self.hero.reserve]

    def worn(self) -> list[ItemDef]:
        return [item.kind for item in self.hero.items]

    def stored(self) -> list[ItemDef]:
        return self.hero.stored

    def exchange(self, taken: CardDef, left: CardDef) -> None:
        hero = self.hero
        from_reserve = hero.reserve.pop(self.reserve().index(taken))
        from_hand = hero.hand.pop(self.hand().index(left))
        hero.hand.append(from_reserve)
        hero.reserve.append(from_hand)

    def wear(self, item: ItemDef) -> None:
        self.hero.stored = [each for each in self.hero.stored if each is not item]
        self.hero.items.append(Item(item))

    def take_off(self, item: ItemDef) -> None:
        self.hero.items = [each for each in self.hero.items if each.kind is not item]
        self.hero.stored = [*self.hero.stored, item]

    def about_cards(self, question: Decision) -> Decision:
        return about_own_cards(self.scene, question)


def packing(pack: Pack) -> Flow[None]:
    """Choose items, openly (GH-2.0.5), then cards (GH-2.0.6)."""
    yield from _pack_items(pack)
    yield from _pack_cards(pack)


def _pack_items(pack: Pack) -> Flow[None]:
    while True:
        answer = yield Decision([pack.seat], "pack-items", _choices(pack), "GH-2.0.5", pack.seat)
        if answer.ends:
            return
        yield from taken(answer)


class Wear(Offer):
    """Put an item on."""

    def __init__(self, pack: Pack, item: ItemDef) -> None:
        self.pack = pack
        self.item = item

    def take(self, option: Option) -> Flow[None]:
        self.pack.wear(self.item)
        yield from ()


class TakeOff(Wear):
    """Take an item off."""

    def take(self, option: Option) -> Flow[None]:
        self.pack.take_off(self.item)
        yield from ()


def _choices(pack: Pack) -> list[Option]:
    """Put on any item that fits; take off any that no other item depends on (GH-1.3.4)."""
    worn = pack.worn()
    options = [ending("items-packed")]
    for item in pack.stored():
        if fits_equipment(worn, item, pack.level):
            options.append(Option("wear", item_place(item), meant=Wear(pack, item)))
    for item in worn:
        rest = [each for each in worn if each is not item]
        if len(wearable(rest, pack.level)) == len(rest):
            options.append(Option("take-off", item_place(item), meant=TakeOff(pack, item)))
    return options


def _pack_cards(pack: Pack) -> Flow[None]:
    """Cards are swapped, so the hand stays at its limit."""
    while True:
        options = [ending("cards-packed")]
        for card in pack.reserve():
            options.append(Option("take-card", card_place(pack, card), meant=card))
        question = Decision([pack.seat], "pack-cards", options, "GH-2.0.6", pack.seat)
        answer = yield pack.about_cards(question)
        if answer.ends:
            return
        yield from _exchange(pack, meant_by(answer, CardDef))


def _exchange(pack: Pack, taken: CardDef) -> Flow[None]:
    place = card_place(pack, taken)
    options = [Option("leave-behind", card_place(pack, card), meant=card) for card in pack.hand()]
    options.append(refusal("keep-hand"))
    question = Decision([pack.seat], "leave-behind", options, "GH-2.0.6", place)
    answer = yield pack.about_cards(question)
    if not answer.declines:
        pack.exchange(taken, meant_by(answer, CardDef))


def item_place(item: ItemDef) -> int:
    return library().items.index(item)


def card_place(pack: Pack, card: CardDef) -> int:
    return number_in_class(pack.kind, pack.kind.cards.index(card))
