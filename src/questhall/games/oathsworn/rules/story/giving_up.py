"""Choosing what to give up: items for missing Iron, from a full backpack, in the tally."""

from questhall.kernel.decisions import Decision, Flow, Option

from ...state.story import Story
from .items import (
    archive,
    exchange,
    exchanges,
    half_value,
    one_of_each,
    room_in_backpack,
    shuffle_items,
)


class Loss:
    """Items that must go, one after the other, as long as something is owed."""

    prompt = "give-up-items"
    rule = "OS-3.23.1"
    may_exchange = True

    def seats(self, story: Story) -> list[int]:
        return story.everybody()

    def owed(self, story: Story) -> bool:
        raise TypeError(f"{type(self).__name__} does not say what is owed")

    def cards(self, story: Story) -> list[int]:
        return story.backpack

    def given(self, story: Story, card: int) -> None:
        """What the loss of a card settles."""


class Overflow(Loss):
    """OS-3.7.8: old or new items, until the rest fits."""

    prompt = "overflow"
    rule = "OS-3.7.8"

    def owed(self, story: Story) -> bool:
        return len(story.backpack) > room_in_backpack(story)


class LostIron(Loss):
    """OS-3.18.4: each item of the backpack stands for half its value."""

    prompt = "iron-items"
    rule = "OS-3.18.4"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def owed(self, story: Story) -> bool:
        """OS-3.18.9: only as long as the Iron does not suffice."""
        return self.amount > story.iron

    def given(self, story: Story, card: int) -> None:
        self.amount = max(0, self.amount - half_value(story, card))  # OS-3.18.5


def give_up(story: Story, loss: Loss) -> Flow[None]:
    """Cards go back to the decks of their chapters until nothing is owed or nothing is left."""
    while loss.owed(story):
        options = [Option("give-up", card) for card in loss.cards(story)]
        if not options:
            return
        if loss.may_exchange and exchanges(story):  # OS-3.18.7
            options.append(Option("exchange"))
        answer = yield Decision(loss.seats(story), loss.prompt, options, loss.rule)
        if answer.verb == "exchange":
            yield from exchange(story)
            if not isinstance(loss, Overflow):
                yield from fit_backpack(story)
            continue
        archive(story, answer.what)
        story.tell("gave-up", loss.rule, answer.what)
        loss.given(story, answer.what)


def fit_backpack(story: Story) -> Flow[None]:
    """OS-3.7.8"""
    yield from give_up(story, Overflow())


def lose_iron(story: Story, amount: int) -> Flow[None]:
    """OS-3.18.3 to OS-3.18.9; if all of it does not suffice, what there is (OS-3.18.6)."""
    loss = LostIron(amount)
    yield from give_up(story, loss)
    paid = min(story.iron, loss.amount)
    pay_iron(story, paid, "OS-3.18.3")


def pay_iron(story: Story, amount: int, rule: str) -> None:
    assert story.iron >= amount, "more Iron is paid than there is"
    story.iron -= amount
    if amount:
        story.tell("lost-iron", rule, amount)


def gain_iron(story: Story, amount: int, rule: str = "OS-3.18.1") -> None:
    story.iron += amount
    story.tell("gained-iron", rule, amount)


def gain_items(story: Story, cards: list[int]) -> Flow[None]:
    """Into the backpack, from where they may be equipped at once (OS-3.7.7)."""
    for card in cards:
        story.backpack.append(card)
        story.tell("gained-item", "OS-3.7.7", card)
    yield from fit_backpack(story)


def choose_item(story: Story, deck: list[int]) -> Flow[None]:
    """One item of the company's choice from a deck that is looked through (OS-3.8.8)."""
    if not deck:
        return
    story.mark_information()
    options = [Option("take-item", card) for card in one_of_each(story, deck)]
    answer = yield Decision(story.everybody(), "which-item", options, "OS-3.8.8")
    deck.remove(answer.what)
    shuffle_items(story, deck)
    yield from gain_items(story, [answer.what])
