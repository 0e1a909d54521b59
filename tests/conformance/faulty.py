"""Lanterns once more, each time with one fault that the suite must find."""

import random

from questhall.kernel.acts import Act
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import Decision, Flow, Option, ask, together
from questhall.kernel.events import Event
from questhall.kernel.games import Setup
from questhall.kernel.kinds import Listed, Name
from questhall.kernel.state import State
from questhall.kernel.zones import NOBODY, Zone

from .toy import (
    LANTERNS,
    Evening,
    EveningView,
    Guest,
    Lantern,
    Lanterns,
    choose_lantern,
    draw,
    pay,
    play,
    purse,
)

# -- whole matches -------------------------------------------------------------


def endless_purse(table: Evening) -> Flow[None]:
    table.rounds += 1
    yield from purse(table)


NEVER_ENDS = Lanterns(purse=endless_purse)


def stingy_purse(table: Evening) -> Flow[None]:
    yield from purse(table)
    table.results = table.results[1:]


ONE_RESULT_TOO_FEW = Lanterns(purse=stingy_purse)


def generous_purse(table: Evening) -> Flow[None]:
    yield from purse(table)
    table.results = [result + 0.5 for result in table.results]


RESULT_ABOVE_ONE = Lanterns(purse=generous_purse)


class ShowsNoDice(Lanterns):
    acts = {key: act for key, act in Lanterns.acts.items() if key != "rolled"}  # noqa: RUF012


SHOWS_NO_DICE = ShowsNoDice()


class NobodyPays(Lanterns):
    acts = Lanterns.acts | {"paid": Act("lose", who="payer")}


NOBODY_PAYS = NobodyPays()


class ViewFailsInTheMiddle(Lanterns):
    """Whoever looks at the very moment of a roll sees nothing."""

    def view(self, state: State, seat: int) -> object:
        journal = state.journal
        if journal is not None and journal.witness is not None and journal.events:
            assert journal.events[-1].key != "rolled"
        return super().view(state, seat)


VIEW_FAILS_IN_THE_MIDDLE = ViewFailsInTheMiddle()


class JudgeBeyondBounds(Lanterns):
    def judge(self, state: State, seat: int) -> float:
        assert isinstance(state, Evening)
        return float(state.guests[seat].coins)


JUDGE_BEYOND_BOUNDS = JudgeBeyondBounds()


class HunchBeyondBounds(Lanterns):
    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return len(decision.options)


HUNCH_BEYOND_BOUNDS = HunchBeyondBounds()


class NothingIsPromising(Lanterns):
    def promising(self, state: State, decision: Decision) -> list[int]:
        return []


NOTHING_IS_PROMISING = NothingIsPromising()


class PromisesWhatIsNotOffered(Lanterns):
    def promising(self, state: State, decision: Decision) -> list[int]:
        return [0, len(decision.options)]


PROMISES_WHAT_IS_NOT_OFFERED = PromisesWhatIsNotOffered()


def tempting_purse(table: Evening) -> Flow[None]:
    """The winner may roll as often as they like."""
    while True:
        answer = yield ask(table.winner, "dare", [Option("roll"), Option("rest")], "LA-4")
        if answer.verb == "rest":
            break
    yield from purse(table)


class HunchesRunInCircles(Lanterns):
    def __init__(self) -> None:
        super().__init__(purse=tempting_purse)

    def hunch(self, state: State, decision: Decision, chance: Chance) -> int:
        return 0

    def quiet(self, state: State) -> bool:
        return state.next_step != "purse"


HUNCHES_RUN_IN_CIRCLES = HunchesRunInCircles()


class ScoresOfTheWinnerOnly(Lanterns):
    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Evening)
        return [max(guest.coins for guest in state.guests)]


SCORES_OF_THE_WINNER_ONLY = ScoresOfTheWinnerOnly()


# -- the same again ------------------------------------------------------------


def reckless_purse(table: Evening) -> Flow[None]:
    pay(table, table.guests[table.winner], random.randrange(1000))
    yield from purse(table)


USES_RANDOM = Lanterns(purse=reckless_purse)


def unordered_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    for guest in table.guests:
        names = {f"lantern number {card}" for card in guest.hand}
        guest.hand[:] = [int(name.split()[-1]) for name in names]


USES_THE_ORDER_OF_SETS = Lanterns(draw=unordered_draw)


class KeepsStateOutside(Lanterns):
    """Counts the rounds on the side; a new deal begins anew, an undo does not."""

    def __init__(self) -> None:
        super().__init__(play=self.counted_play)
        self.rounds = 0

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        self.rounds = 0
        return super().deal(setup, chance)

    def counted_play(self, table: Evening) -> Flow[None]:
        self.rounds += 1
        table.guests[0].coins += self.rounds
        yield from play(table)


KEEPS_STATE_OUTSIDE = KeepsStateOutside()


# -- copies and saves ----------------------------------------------------------


class WithState(Lanterns):
    """Lanterns whose table is of another class."""

    def __init__(self, kind: type[Evening]) -> None:
        super().__init__()
        self.kind = kind
        self.state_classes = (kind, Guest)

    def deal(self, setup: Setup, chance: Chance) -> Evening:
        table = super().deal(setup, chance)
        other = self.kind(chance, table.box, table.hand, table.rounds)
        other.guests = table.guests
        other.pile = table.pile
        return other


class SharesThePile(Evening):
    def clone(self) -> Evening:
        copy = super().clone()
        copy.pile = self.pile
        return copy


CLONE_SHARES_A_LIST = WithState(SharesThePile)


class ForgetsTheWinner(Evening):
    def clone(self) -> Evening:
        copy = super().clone()
        copy.winner = 0
        return copy


CLONE_FORGETS_A_FIELD = WithState(ForgetsTheWinner)


class WinnerIsTransient(ForgetsTheWinner):
    TRANSIENT = ("journal", "winner")


FIELD_IS_NOT_SAVED = WithState(WinnerIsTransient)


class ClassIsNotListed(Lanterns):
    state_classes = (Evening,)


CLASS_IS_NOT_LISTED = ClassIsNotListed()


class KeepsPairs(Evening):
    """Nobody notices before two lanterns are paired, which no random game does."""

    def __init__(self, chance: Chance, box: list[Lantern], hand: int, rounds: int) -> None:
        super().__init__(chance, box, hand, rounds)
        self.pairs: dict[tuple[int, int], int] = {}


DECLARES_WHAT_CANNOT_BE_SAVED = WithState(KeepsPairs)


def nicknaming_draw(table: Evening) -> Flow[None]:
    table.__dict__["nickname"] = "an evening"
    yield from draw(table)


HOLDS_WHAT_IS_NOT_DECLARED = Lanterns(draw=nicknaming_draw)


def unmarked_purse(table: Evening) -> Flow[None]:
    guest = table.guests[table.winner]
    yield ask(guest.seat, "dare", [Option("roll"), Option("rest")], "LA-4")
    pay(table, guest, table.chance.below("dice", 1000))
    yield from purse(table)


ROLLS_WITHOUT_A_MARK = Lanterns(purse=unmarked_purse)


def unmarked_draw(table: Evening) -> Flow[None]:
    marks = table.marks
    yield from draw(table)
    table.marks = marks


DRAWS_WITHOUT_A_MARK = Lanterns(draw=unmarked_draw)


class KeepsThePile(Evening):
    def shuffle_unseen(self, known: set[int]) -> None:
        pass


UNSEEN_CARDS_COME_AGAIN = WithState(KeepsThePile)


class ShufflesAnyhow(Evening):
    def shuffle_unseen(self, known: set[int]) -> None:
        random.shuffle(self.pile)


UNSEEN_CARDS_LIE_ANYHOW = WithState(ShufflesAnyhow)


class ExchangesHands(Evening):
    def shuffle_unseen(self, known: set[int]) -> None:
        super().shuffle_unseen(set())


BRANCHES_CHANGE_HANDS = WithState(ExchangesHands)


class RemembersTheSinger(Evening):
    """On the side, for the view: no copy and no save has it."""

    TRANSIENT = ("journal", "singer")

    def __init__(self, chance: Chance, box: list[Lantern], hand: int, rounds: int) -> None:
        super().__init__(chance, box, hand, rounds)
        self.singer = -1


class ViewNeedsWhatIsNotSaved(WithState):
    def __init__(self) -> None:
        super().__init__(RemembersTheSinger)
        self.steps["purse"] = self.sung_purse

    def sung_purse(self, table: Evening) -> Flow[None]:
        yield from purse(table)
        assert isinstance(table, RemembersTheSinger)
        table.singer = table.winner

    def view(self, state: State, seat: int) -> object:
        assert isinstance(state, RemembersTheSinger)
        return [super().view(state, seat), state.singer]


VIEW_NEEDS_WHAT_IS_NOT_SAVED = ViewNeedsWhatIsNotSaved()


# -- options -------------------------------------------------------------------


def raising_purse(table: Evening) -> Flow[None]:
    guest = table.guests[table.winner]
    answer = yield ask(guest.seat, "dare", [Option("roll"), Option("rest")], "LA-4")
    if answer.verb == "roll":
        raise ZeroDivisionError("no dice")
    yield from purse(table)


OPTION_RAISES = Lanterns(purse=raising_purse)


def doubled_purse(table: Evening) -> Flow[None]:
    options = [Option("roll"), Option("rest"), Option("roll")]
    yield ask(table.winner, "dare", options, "LA-4")
    yield from purse(table)


OPTION_TWICE = Lanterns(purse=doubled_purse)


class AllCardsAreNamedAlike(Lanterns):
    def name(self, state: State, kind: str, value: int) -> Name:
        found = super().name(state, kind, value)
        found.id = kind
        return found


ALL_CARDS_ARE_NAMED_ALIKE = AllCardsAreNamedAlike()


def boastful_purse(table: Evening) -> Flow[None]:
    if table.journal is not None:
        event = Event("rest", "LA-4")
        event.chooser = table.winner
        event.forced = True
        table.journal.append(event)
    yield from purse(table)


FORCES_WITHOUT_A_DECISION = Lanterns(purse=boastful_purse)


# -- the table -----------------------------------------------------------------


def losing_play(table: Evening) -> Flow[None]:
    yield from play(table)
    table.burnt.pop()


LOSES_A_CARD = Lanterns(play=losing_play)


def doubling_play(table: Evening) -> Flow[None]:
    yield from play(table)
    table.pile.insert(0, table.burnt[0])


DOUBLES_A_CARD = Lanterns(play=doubling_play)


def costly_play(table: Evening) -> Flow[None]:
    pay(table, table.guests[0], -3)
    yield from play(table)


IMPOSSIBLE_POSITION = Lanterns(play=costly_play)


# -- what a seat sees ----------------------------------------------------------


class ViewShowsTheNextCard(Lanterns):
    def view(self, state: State, seat: int) -> object:
        view = super().view(state, seat)
        assert isinstance(state, Evening)
        assert isinstance(view, EveningView)
        view.top = state.pile[-1] if state.pile else None
        return view


VIEW_SHOWS_THE_NEXT_CARD = ViewShowsTheNextCard()


class ViewCannotBeDrawn(Lanterns):
    def view(self, state: State, seat: int) -> object:
        return [super().view(state, seat), object()]


VIEW_CANNOT_BE_DRAWN = ViewCannotBeDrawn()


class ViewChangesTheTable(Lanterns):
    def view(self, state: State, seat: int) -> object:
        assert isinstance(state, Evening)
        state.winner = seat
        return super().view(state, seat)


VIEW_CHANGES_THE_TABLE = ViewChangesTheTable()


def tactless_purse(table: Evening) -> Flow[None]:
    """What the winner is offered depends on the hands of the others."""
    others = [card for guest in table.guests if guest.seat != table.winner for card in guest.hand]
    options = [Option("sing", amount=sum(others)), Option("rest")]
    yield ask(table.winner, "dare", options, "LA-4")
    yield from purse(table)


OPTIONS_SHOW_HANDS = Lanterns(purse=tactless_purse)


def loud_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    for guest in table.guests:
        table.tell("drew-card", "LA-1", guest.seat, guest.hand[-1])


EVENTS_SHOW_HANDS = Lanterns(draw=loud_draw)


def open_play(table: Evening) -> Flow[None]:
    """The lanterns are chosen in the open, although they are not yet shown."""
    questions = [choose_lantern(guest) for guest in table.guests]
    for each in questions:
        each.secret = False
    yield from together(questions)
    yield from play(table)


ANSWERS_ARE_NOT_SECRET = Lanterns(play=open_play)


def telling_silence(table: Evening) -> Flow[None]:
    """Only who holds a storm lantern is asked."""
    guest = table.guests[table.winner]
    if any(table.box[card].brightness == 6 for card in guest.hand):
        yield ask(guest.seat, "look", [Option("look"), Option("rest")], "LA-5")
    yield from purse(table)


SILENCE_SHOWS_HANDS = Lanterns(purse=telling_silence)


def late_play(table: Evening) -> Flow[None]:
    """The secret choice comes in the middle of a step."""
    yield ask(0, "look", [Option("look"), Option("rest")], "LA-5")
    yield from play(table)


ASKS_TOGETHER_IN_THE_MIDDLE = Lanterns(play=late_play)


class CopiesInZones(Evening):
    def zones(self) -> list[Zone]:
        hands = [Zone(f"hand:{guest.seat}", guest.hand, [guest.seat]) for guest in self.guests]
        return [*hands, Zone("pile", self.pile[:], NOBODY), Zone("burnt", self.burnt)]


ZONES_ARE_COPIES = WithState(CopiesInZones)


# -- words ---------------------------------------------------------------------


def whispering_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    table.tell("whispered", "LA-1", 0)


NO_RUSSIAN_TEXT = Lanterns(draw=whispering_draw)


def speechless_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    table.tell("shrugged", "LA-1", 0)


NO_PHRASE = Lanterns(draw=speechless_draw)


def unruly_draw(table: Evening) -> Flow[None]:
    yield from draw(table)
    table.tell("drew", "LA-99", 0)


NAMES_A_RULE_THAT_IS_NOT_THERE = Lanterns(draw=unruly_draw)


def unruly_purse(table: Evening) -> Flow[None]:
    yield ask(table.winner, "dare", [Option("roll"), Option("rest")], "")
    yield from purse(table)


ASKS_BY_NO_RULE = Lanterns(purse=unruly_purse)


class ForgetsAKind(Lanterns):
    kinds = {name: kind for name, kind in Lanterns.kinds.items() if name != "side"}  # noqa: RUF012


FORGETS_A_KIND = ForgetsAKind()


class ConfusesCards(Lanterns):
    kinds = Lanterns.kinds | {
        "card": Listed(Lanterns.kinds["card"].name, lambda: ["lantern"] * LANTERNS)
    }


CONFUSES_CARDS = ConfusesCards()
