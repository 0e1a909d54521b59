"""Lanterns once more, each time with one fault that the suite must find."""

import random

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, ask, together
from questhall.kernel.events import Event
from questhall.kernel.games import Name, Setup
from questhall.kernel.state import State
from questhall.kernel.zones import NOBODY, Zone

from .toy import (
    Evening,
    EveningView,
    Guest,
    Lanterns,
    choose_lantern,
    draw,
    pay,
    play,
    purse,
)

STEPS = Lanterns.steps


# -- whole matches -------------------------------------------------------------


def endless_purse(table: Evening) -> Flow[None]:
    table.rounds += 1
    yield from purse(table)


class NeverEnds(Lanterns):
    steps = {**STEPS, "purse": endless_purse}


def stingy_purse(table: Evening) -> Flow[None]:
    yield from purse(table)
    table.results = table.results[1:]


class OneResultTooFew(Lanterns):
    steps = {**STEPS, "purse": stingy_purse}


def generous_purse(table: Evening) -> Flow[None]:
    yield from purse(table)
    table.results = [result + 0.5 for result in table.results]


class ResultAboveOne(Lanterns):
    steps = {**STEPS, "purse": generous_purse}


class JudgeBeyondBounds(Lanterns):
    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Evening)
        return float(state.guests[seat].coins)


class HunchBeyondBounds(Lanterns):
    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return len(decision.options)


# -- the same again ------------------------------------------------------------


def reckless_purse(table: Evening) -> Flow[None]:
    pay(table, table.guests[table.winner], random.randrange(1000))
    yield from purse(table)


class UsesRandom(Lanterns):
    steps = {**STEPS, "purse": reckless_purse}


def unordered_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    for guest in table.guests:
        names = {f"lantern number {card}" for card in guest.hand}
        guest.hand[:] = [int(name.split()[-1]) for name in names]


class UsesTheOrderOfSets(Lanterns):
    steps = {**STEPS, "draw": unordered_draw}


class KeepsStateOutside(Lanterns):
    """Counts the rounds on the side; a new deal begins anew, an undo does not."""

    def __init__(self) -> None:
        self.rounds = 0
        self.steps = {**STEPS, "play": self.counted_play}

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        self.rounds = 0
        return super().deal(setup, chance)

    def counted_play(self, table: Evening) -> Flow[None]:
        self.rounds += 1
        table.guests[0].coins += self.rounds
        yield from play(table)


# -- copies and saves ----------------------------------------------------------


def as_kind(table: Evening, kind: type[Evening]) -> Evening:
    """The same table as a state of another class."""
    other = kind(table.chance, table.box, table.hand, table.rounds)
    other.guests = table.guests
    other.pile = table.pile
    return other


class SharesThePile(Evening):
    def clone(self) -> Evening:
        copy = super().clone()
        copy.pile = self.pile
        return copy


class CloneSharesAList(Lanterns):
    state_classes = (SharesThePile, Guest)

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        return as_kind(super().deal(setup, chance), SharesThePile)


class ForgetsTheWinner(Evening):
    def clone(self) -> Evening:
        copy = super().clone()
        copy.winner = 0
        return copy


class CloneForgetsAField(Lanterns):
    state_classes = (ForgetsTheWinner, Guest)

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        return as_kind(super().deal(setup, chance), ForgetsTheWinner)


class WinnerIsTransient(Evening):
    TRANSIENT = ("journal", "winner")

    def clone(self) -> Evening:
        copy = super().clone()
        copy.winner = 0
        return copy


class FieldIsNotSaved(Lanterns):
    state_classes = (WinnerIsTransient, Guest)

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        return as_kind(super().deal(setup, chance), WinnerIsTransient)


class ClassIsNotListed(Lanterns):
    state_classes = (Evening,)


def unmarked_purse(table: Evening) -> Flow[None]:
    guest = table.guests[table.winner]
    yield ask(guest.seat, "dare", [Option("roll"), Option("rest")], "LA-4")
    pay(table, guest, table.chance.below("dice", 1000))
    yield from purse(table)


class RollsWithoutAMark(Lanterns):
    steps = {**STEPS, "purse": unmarked_purse}


# -- options -------------------------------------------------------------------


def raising_purse(table: Evening) -> Flow[None]:
    guest = table.guests[table.winner]
    answer = yield ask(guest.seat, "dare", [Option("roll"), Option("rest")], "LA-4")
    if answer.verb == "roll":
        raise ZeroDivisionError("no dice")
    yield from purse(table)


class OptionRaises(Lanterns):
    steps = {**STEPS, "purse": raising_purse}


def doubled_purse(table: Evening) -> Flow[None]:
    options = [Option("roll"), Option("rest"), Option("roll")]
    yield ask(table.winner, "dare", options, "LA-4")
    yield from purse(table)


class OptionTwice(Lanterns):
    steps = {**STEPS, "purse": doubled_purse}


class AllCardsAreNamedAlike(Lanterns):
    def name(self, state: State, kind: str, value: int) -> Name:
        found = super().name(state, kind, value)
        found.id = kind
        return found


def boastful_purse(table: Evening) -> Flow[None]:
    if table.journal is not None:
        event = Event("rest", "LA-4")
        event.chooser = table.winner
        event.forced = True
        table.journal.append(event)
    yield from purse(table)


class ForcesWithoutADecision(Lanterns):
    steps = {**STEPS, "purse": boastful_purse}


# -- the table -----------------------------------------------------------------


def losing_play(table: Evening) -> Flow[None]:
    yield from play(table)
    table.burnt.pop()


class LosesACard(Lanterns):
    steps = {**STEPS, "play": losing_play}


def doubling_play(table: Evening) -> Flow[None]:
    yield from play(table)
    table.pile.insert(0, table.burnt[0])


class DoublesACard(Lanterns):
    steps = {**STEPS, "play": doubling_play}


def costly_play(table: Evening) -> Flow[None]:
    pay(table, table.guests[0], -3)
    yield from play(table)


class ImpossiblePosition(Lanterns):
    steps = {**STEPS, "play": costly_play}


# -- what a seat sees ----------------------------------------------------------


class ViewShowsTheNextCard(Lanterns):
    def view(self, state: State, seat: int) -> object:
        view = super().view(state, seat)
        assert isinstance(state, Evening)
        assert isinstance(view, EveningView)
        view.top = state.pile[-1] if state.pile else None
        return view


class ViewCannotBeDrawn(Lanterns):
    def view(self, state: State, seat: int) -> object:
        return [super().view(state, seat), object()]


class ViewChangesTheTable(Lanterns):
    def view(self, state: State, seat: int) -> object:
        assert isinstance(state, Evening)
        state.winner = seat
        return super().view(state, seat)


def tactless_purse(table: Evening) -> Flow[None]:
    """What the winner is offered depends on the hands of the others."""
    others = [card for guest in table.guests if guest.seat != table.winner for card in guest.hand]
    options = [Option("sing", amount=sum(others)), Option("rest")]
    yield ask(table.winner, "dare", options, "LA-4")
    yield from purse(table)


class OptionsShowHands(Lanterns):
    steps = {**STEPS, "purse": tactless_purse}


def loud_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    for guest in table.guests:
        table.tell("drew-card", "LA-1", guest.seat, guest.hand[-1])


class EventsShowHands(Lanterns):
    steps = {**STEPS, "draw": loud_draw}


def open_play(table: Evening) -> Flow[None]:
    """The lanterns are chosen in the open, although they are not yet shown."""
    questions = [choose_lantern(guest) for guest in table.guests]
    for each in questions:
        each.secret = False
    yield from together(questions)
    yield from play(table)


class AnswersAreNotSecret(Lanterns):
    steps = {**STEPS, "play": open_play}


def telling_silence(table: Evening) -> Flow[None]:
    """Only who holds a storm lantern is asked."""
    guest = table.guests[table.winner]
    if any(table.box[card].brightness == 6 for card in guest.hand):
        yield ask(guest.seat, "look", [Option("look"), Option("rest")], "LA-5")
    yield from purse(table)


class SilenceShowsHands(Lanterns):
    steps = {**STEPS, "purse": telling_silence}


def late_play(table: Evening) -> Flow[None]:
    """The secret choice comes in the middle of a step."""
    yield ask(0, "look", [Option("look"), Option("rest")], "LA-5")
    yield from play(table)


class AsksTogetherInTheMiddle(Lanterns):
    steps = {**STEPS, "play": late_play}


class CopiesInZones(Evening):
    def zones(self) -> list[Zone]:
        hands = [Zone(f"hand:{guest.seat}", guest.hand, [guest.seat]) for guest in self.guests]
        return [*hands, Zone("pile", self.pile[:], NOBODY), Zone("burnt", self.burnt)]


class ZonesAreCopies(Lanterns):
    state_classes = (CopiesInZones, Guest)

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        return as_kind(super().deal(setup, chance), CopiesInZones)


# -- words ---------------------------------------------------------------------


def whispering_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    table.tell("whispered", "LA-1", 0)


class NoRussianText(Lanterns):
    steps = {**STEPS, "draw": whispering_draw}


def speechless_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    table.tell("shrugged", "LA-1", 0)


class NoPhrase(Lanterns):
    steps = {**STEPS, "draw": speechless_draw}
