"""Items, equipment and the backpack (OS-3.7)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, no_decisions, refusal
from questhall.kernel.offers import Offer, taken

from ...printed.cards import ItemDef
from ...state.oathsworn import Oathsworn
from ...state.story import Story
from ..equipment import fits, hands_of, may_use

BACKPACK: Final = 12
LARGE_BACKPACK: Final = 20


def room_in_backpack(story: Story) -> int:
    """OS-3.7.2"""
    return LARGE_BACKPACK if story.trait("endurance") else BACKPACK


def half_value(story: Story, card: int) -> int:
    """OS-3.8.4, OS-3.7.9: half the number on its back, rounded up."""
    return (story.item(card).chapter + 1) // 2


def equipment(story: Story, oathsworn: Oathsworn) -> list[ItemDef]:
    return [story.item(card) for card in oathsworn.equipped]


def ways_to_equip(story: Story, oathsworn: Oathsworn, card: int) -> list[list[int]]:
    """What may be put aside for an item, each way as few cards as possible."""
    item = story.item(card)
    if not may_use(oathsworn.board, item):
        return []
    others = [each for each in oathsworn.equipped if each != card]
    if fits(oathsworn.board, [story.item(each) for each in others] + [item]):
        return [[]]
    alone = [each for each in others if _fits_without(story, oathsworn, others, [each], item)]
    if alone:
        return [[each] for each in alone]
    held = [each for each in others if hands_of(story.item(each))]
    return [held] if _fits_without(story, oathsworn, others, held, item) else []


def _fits_without(
    story: Story, oathsworn: Oathsworn, worn: list[int], aside: list[int], item: ItemDef
) -> bool:
    left = [story.item(card) for card in worn if card not in aside]
    return fits(oathsworn.board, [*left, item])


# -- exchanging ---------------------------------------------------------------------


def exchanges(story: Story) -> list[Option]:
    """OS-3.7.3: from the backpack or from one another; what the backpack has no room for then is
    given up afterwards (OS-3.7.8)."""
    found: list[Option] = []
    stowing = Stowing(story)
    for oathsworn in story.standing():
        equipping = Equipping(story, oathsworn)
        for card in [*story.backpack, *_worn_by_others(story, oathsworn)]:
            if ways_to_equip(story, oathsworn, card):
                found.append(Option("equip-item", card, oathsworn.place, meant=equipping))
        found += [Option("stow", card, meant=stowing) for card in oathsworn.equipped]
    return found


class Equipping(Offer):
    """OS-3.7.7"""

    def __init__(self, story: Story, oathsworn: Oathsworn) -> None:
        self.story = story
        self.oathsworn = oathsworn

    def take(self, option: Option) -> Flow[None]:
        yield from equip(self.story, self.oathsworn, option.what)


class Stowing(Offer):
    """Into the backpack."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def take(self, option: Option) -> Flow[None]:
        stow(self.story, option.what)
        yield from no_decisions()


def _worn_by_others(story: Story, oathsworn: Oathsworn) -> list[int]:
    found: list[int] = []
    for other in story.standing():
        if other is not oathsworn:
            found += other.equipped
    return found


def exchange(story: Story) -> Flow[None]:
    """Until the company is content; each item changes hands at most once, so that it ends."""
    moved: list[int] = []
    while True:
        options = [option for option in exchanges(story) if option.what not in moved]
        if not options:
            return
        options.append(refusal("no-more"))
        answer = yield Decision(story.everybody(), "exchange-what", options, "OS-3.7.3")
        if answer.declines:
            return
        moved.append(answer.what)
        yield from taken(answer)


def equip(story: Story, oathsworn: Oathsworn, card: int) -> Flow[None]:
    """OS-3.7.7: what it takes the place of goes into the backpack."""
    ways = ways_to_equip(story, oathsworn, card)
    aside = ways[0]
    if len(ways) > 1:
        options = [Option("stow", way[0]) for way in ways]
        answer = yield Decision(story.everybody(), "instead-of", options, "OS-3.7.1", card)
        aside = [answer.what]
    take_off(story, card)
    for each in aside:
        stow(story, each)
    oathsworn.equipped.append(card)
    oathsworn.hand.append(card)
    story.tell("equipped", "OS-3.7.7", oathsworn.place, card)


def stow(story: Story, card: int) -> None:
    take_off(story, card)
    story.backpack.append(card)
    story.tell("stowed", "OS-3.7.2", card)


def take_off(story: Story, card: int) -> None:
    """From wherever it is carried."""
    if card in story.backpack:
        story.backpack.remove(card)
    for oathsworn in story.company:
        if card in oathsworn.equipped:
            oathsworn.equipped.remove(card)
            oathsworn.hand.remove(card)


# -- decks of items -----------------------------------------------------------------


def archive(story: Story, card: int) -> None:
    """OS-1.2.1: back into the deck of its chapter, which is shuffled."""
    take_off(story, card)
    deck = deck_of(story, story.item(card))
    deck.append(card)
    shuffle_items(story, deck)


def deck_of(story: Story, item: ItemDef) -> list[int]:
    """Where it is archived; Unique Items of other chapters are not to be had in this one."""
    if not item.unique:
        return story.common[item.chapter - 1]
    return story.unique if item.chapter == story.chapter.chapter else story.unique_aside


def shuffle_items(story: Story, deck: list[int]) -> None:
    for card in deck:
        story.forget(card)
    deck.sort()
    story.chance.shuffle("items", deck)
    story.mark_information()


def draw_items(story: Story, deck: list[int], count: int) -> list[int]:
    """OS-3.8.8: blindly from the top, as many as there are."""
    found: list[int] = []
    while deck and len(found) < count:
        found.append(deck.pop())
    if found:
        story.mark_information()
    return found


def one_of_each(story: Story, cards: list[int]) -> list[int]:
    """Equal cards are offered once."""
    found: dict[str, int] = {}
    for card in sorted(cards):
        found.setdefault(story.item(card).key, card)
    return list(found.values())
