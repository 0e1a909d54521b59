"""Trade with the Banksmith and the Apothecary, and runners (OS-3.8)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, ending, no_decisions
from questhall.kernel.offers import Offer, taken

from ...printed.story import RUNNER_MAPS
from ...state.story import Story
from .giving_up import fit_backpack, gain_iron, pay_iron
from .items import archive, half_value, one_of_each, shuffle_items, take_off
from .medic import shuffle_injuries

MOST_CURATIVES: Final = 5  # OS-3.8.5: bought in a chapter
HERBALIST_CURATIVES: Final = 2


def trade(story: Story, banksmith: bool, apothecary: bool) -> Flow[None]:
    """OS-3.8.13: buying and selling may alternate."""
    deck = story.common[story.chapter.chapter - 1]
    if banksmith:  # OS-3.8.3: all cards face up
        story.laid_out.extend(deck)
        deck.clear()
        story.mark_information()
    while True:
        options: list[Option] = []
        if banksmith:
            options += [*_to_buy(story), *_to_sell(story)]
        if apothecary and curatives_for_sale(story) and story.iron >= story.chapter.chapter:
            options.append(Option("buy-curative", story.chapter.chapter, meant=Curative(story)))
        if not options:
            break
        options.append(ending("end-trade"))
        answer = yield Decision(story.everybody(), "trade", options, "OS-3.8.13", story.iron)
        if answer.ends:
            break
        yield from taken(answer)
    _close(story, deck)


def _close(story: Story, deck: list[int]) -> None:
    """OS-3.8.12; what was sold is archived now, as it could not be bought back (OS-3.8.13)."""
    if story.laid_out:
        deck.extend(story.laid_out)
        story.laid_out.clear()
        shuffle_items(story, deck)
    sold = story.sold[:]
    story.sold.clear()
    for card in sold:
        archive(story, card)


def _to_buy(story: Story) -> list[Option]:
    if story.iron < story.chapter.chapter:  # OS-3.18.10: in full
        return []
    buying = Purchase(story)
    return [Option("buy", card, meant=buying) for card in one_of_each(story, story.laid_out)]


def _to_sell(story: Story) -> list[Option]:
    cards = story.backpack[:]
    for oathsworn in story.company:
        cards += oathsworn.equipped
    selling = Sale(story)
    return [
        Option("sell", card, half_value(story, card), meant=selling)
        for card in one_of_each(story, cards)
    ]


class Purchase(Offer):
    """OS-3.8.3"""

    def __init__(self, story: Story) -> None:
        self.story = story

    def take(self, option: Option) -> Flow[None]:
        story, card = self.story, option.what
        story.laid_out.remove(card)
        pay_iron(story, story.item(card).chapter, "OS-3.8.3")
        story.backpack.append(card)
        story.tell("bought", "OS-3.8.3", card)
        yield from fit_backpack(story)


class Sale(Offer):
    """OS-3.8.4"""

    def __init__(self, story: Story) -> None:
        self.story = story

    def take(self, option: Option) -> Flow[None]:
        story, card = self.story, option.what
        take_off(story, card)
        story.sold.append(card)
        story.tell("sold", "OS-3.8.4", card)
        gain_iron(story, half_value(story, card), "OS-3.8.4")
        yield from no_decisions()


class Curative(Offer):
    """OS-3.8.5: for Iron equal to the number of the chapter."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def take(self, option: Option) -> Flow[None]:
        story = self.story
        pay_iron(story, option.what, "OS-3.8.5")
        story.curatives_bought += 1
        gain_curatives(story, HERBALIST_CURATIVES if story.trait("herbalist") else 1)
        yield from no_decisions()


def gain_curatives(story: Story, count: int) -> None:
    """OS-3.8.10: into the Injury Deck, as many as there are."""
    for _ in range(min(count, len(story.curatives))):
        card = story.curatives.pop()
        story.injuries_shown.append(card)  # everybody sees which one it is
        story.tell("gained-curative", "OS-3.8.10", card)
    story.injuries += story.injuries_shown
    story.injuries_shown.clear()
    shuffle_injuries(story)


def curatives_for_sale(story: Story) -> bool:
    """OS-3.8.5, as long as the supply has any (OS-1.5.1)."""
    return story.curatives_bought < MOST_CURATIVES and bool(story.curatives)


# -- runners -------------------------------------------------------------------------


def price_of_runner(story: Story) -> int:
    return 0 if story.trait("well_connected") else story.chapter.chapter


def can_send_runner(story: Story) -> bool:
    """OS-3.8.2: with a map of a city, town or village, for the price in full (OS-3.18.10)."""
    town = story.map_placed and story.chapter.map_kind in RUNNER_MAPS
    return town and story.iron >= price_of_runner(story)


def send_to_banksmith(story: Story) -> Flow[None]:
    _pay_runner(story)
    yield from trade(story, banksmith=True, apothecary=False)


def send_to_apothecary(story: Story) -> Flow[None]:
    _pay_runner(story)
    yield from trade(story, banksmith=False, apothecary=True)


def _pay_runner(story: Story) -> None:
    pay_iron(story, price_of_runner(story), "OS-3.8.2")
    story.tell("runner", "OS-3.8.2")
