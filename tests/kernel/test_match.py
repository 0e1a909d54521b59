"""A match: asking, answering, refusing, forcing, several seats at once, copies."""

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.choices import Choice, Refused
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import (
    NOTHING,
    Decision,
    Flow,
    Option,
    ask,
    no_decisions,
    side_by_side,
    together,
)
from questhall.kernel.events import Event, Journal
from questhall.kernel.games import Setup
from questhall.kernel.imagining import fork_for
from questhall.kernel.match import Match

from .tray import Tray, TrayGame, puts, start, told_keys, tray_of

BOTH = [0, 1]


def put_two(tray: Tray) -> Flow[None]:
    """Seat 0 puts a counter, then seat 1; then the game is over."""
    for seat in BOTH:
        answer = yield ask(seat, "put", puts(1, 2, 3), "TR-1")
        tray.counters.append(answer.what)
    tray.results = [1.0, 0.0]


def code(refused: pytest.ExceptionInfo[Refused]) -> str:
    assert str(refused.value)
    return refused.value.code


# -- asking and answering ------------------------------------------------------


def test_a_choice_carries_the_rules_on_to_the_next_question() -> None:
    match = start(put_two=put_two)
    assert [(each.seats, each.prompt, each.rule) for each in match.pending] == [
        ([0], "put", "TR-1")
    ]
    match.take(0, Option("put", 2))
    assert tray_of(match).counters == [2]
    assert match.owed_by(0) is None
    owed = match.owed_by(1)
    assert owed is not None
    assert [option.what for option in owed.options] == [1, 2, 3]
    match.take(1, Option("put", 3))
    assert match.over
    assert match.pending == []
    assert match.state.results == [1.0, 0.0]
    assert [(choice.seat, choice.index) for choice in match.choices] == [(0, 1), (1, 2)]
    assert match.decisions == 2


def test_steps_follow_each_other_by_name() -> None:
    def first(tray: Tray) -> Flow[None]:
        answer = yield ask(0, "put", puts(1, 2), "TR-1")
        tray.next_step = "again" if answer.what == 1 else "last"

    def again(tray: Tray) -> Flow[None]:
        tray.counters.append(7)
        tray.next_step = "first"
        yield from ()

    def last(tray: Tray) -> Flow[None]:
        tray.results = [1.0]
        yield from ()

    match = start(1, first=first, again=again, last=last)
    match.take(0, Option("put", 1))
    match.take(0, Option("put", 1))
    assert tray_of(match).counters == [7, 7]
    assert match.steps_begun == 5
    match.take(0, Option("put", 2))
    assert match.over


def test_a_game_that_is_over_asks_nothing_more() -> None:
    def abrupt(tray: Tray) -> Flow[None]:
        tray.results = [0.5, 0.5]
        yield ask(0, "put", puts(1, 2), "TR-1")

    match = start(abrupt=abrupt)
    assert match.over
    assert match.pending == []


def test_a_question_without_options_is_a_fault_of_the_game() -> None:
    def mute(tray: Tray) -> Flow[None]:
        yield ask(0, "put", [], "TR-1")

    with pytest.raises(AssertionError, match="put has no option"):
        start(mute=mute)


def shared(tray: Tray) -> Flow[None]:
    """Both are asked; a counter for anybody, and one for seat 1 alone."""
    options = [Option("go"), Option("put", 1, seat=1), Option("put", 2, seat=0)]
    answer = yield Decision(BOTH, "put", options, "TR-1")
    tray.counters.append(answer.what)
    tray.results = [1.0, 1.0]


def test_a_question_to_several_seats_is_answered_by_one() -> None:
    match = start(shared=shared)
    decision = match.pending[0]
    assert [option.verb for option in decision.options_for(0)] == ["go", "put"]
    assert [option.what for option in decision.options_for(1)] == [-1, 1]
    assert decision.options_for(2) == []
    match.take(1, Option("put", 1, seat=1))
    assert tray_of(match).counters == [1]
    assert match.choices[0].seat == 1


# -- refusing ------------------------------------------------------------------


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    match = start(put_two=put_two)
    before = state_hash(match.state)
    with pytest.raises(Refused) as refused:
        match.take(1, Option("put", 1))
    assert code(refused) == "not_your_turn"
    for option in (Option("put", 9), Option("stop"), Option("put", 1, 1), Option("put", 1, seat=0)):
        with pytest.raises(Refused) as refused:
            match.take(0, option)
        assert code(refused) == "no_such_option"
    assert state_hash(match.state) == before
    assert match.choices == []
    assert told_keys(match) == []


def test_an_option_of_another_seat_is_refused() -> None:
    match = start(shared=shared)
    with pytest.raises(Refused) as refused:
        match.take(0, Option("put", 1, seat=1))
    assert code(refused) == "not_yours"
    assert match.choices == []
    assert match.pending[0].answer is None


def test_nothing_can_be_chosen_after_the_end() -> None:
    match = start(put_two=put_two)
    match.take(0, Option("put", 1))
    match.take(1, Option("put", 1))
    with pytest.raises(Refused) as refused:
        match.take(0, Option("put", 1))
    assert code(refused) == "game_over"


@pytest.mark.parametrize("to", [-1, 3])
def test_there_is_no_return_to_choices_that_were_not_made(to: int) -> None:
    match = start(put_two=put_two)
    match.take(0, Option("put", 1))
    match.take(1, Option("put", 1))
    for go in (match.undo, match.at):
        with pytest.raises(Refused) as refused:
            go(to)
        assert code(refused) == "no_such_choice"


def test_a_bare_play_out_has_no_past() -> None:
    match = Match.start(TrayGame(put_two=put_two), Setup("free", 2), "bare", keep=False)
    match.take(0, Option("put", 1))
    assert (match.choices, match.checkpoints, match.journal) == ([], [], None)
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert code(refused) == "not_kept"
    with pytest.raises(Refused, match="start it with keep"):
        match.at(0)
    with pytest.raises(Refused):
        match.fork()
    with pytest.raises(Refused):
        fork_for(match, 0, "x")
    match.take(1, Option("put", 1))
    assert match.over


# -- forcing -------------------------------------------------------------------


def test_a_single_option_is_taken_without_asking_but_logged() -> None:
    def forced(tray: Tray) -> Flow[None]:
        answer = yield ask(1, "put", puts(5), "TR-4")
        tray.counters.append(answer.what)
        yield from put_two(tray)

    match = start(forced=forced)
    assert tray_of(match).counters == [5]
    assert match.pending[0].seats == [0]
    assert match.choices == []
    assert match.journal is not None
    event = match.journal.events[0]
    assert (event.key, event.rule, event.what, event.chooser) == ("put", "TR-4", 5, 1)
    assert event.forced


def test_a_single_option_is_asked_where_silence_would_tell() -> None:
    def silent(tray: Tray) -> Flow[None]:
        yield Decision([1], "put", puts(5), "TR-4", always_ask=True)
        yield from put_two(tray)

    match = start(silent=silent)
    assert match.pending[0].seats == [1]
    match.take(1, Option("put", 5))
    assert match.journal is not None
    assert not match.journal.events[0].forced


def test_a_whole_game_can_be_forced() -> None:
    def forced(tray: Tray) -> Flow[None]:
        answer = yield ask(0, "put", puts(len(tray.counters)), "TR-1")
        tray.counters.append(answer.what)
        if len(tray.counters) == 4:
            tray.results = [1.0]

    match = start(1, forced=forced)
    assert match.over
    assert tray_of(match).counters == [0, 1, 2, 3]


# -- several questions at once -------------------------------------------------


def bids(tray: Tray) -> Flow[None]:
    """Each seat secretly takes a card from its hand; then all cards are revealed."""
    questions = [
        Decision([seat], "take", [Option("take", card) for card in hand], "TR-5", secret=True)
        for seat, hand in enumerate(tray.hands)
    ]
    answers = yield from together(questions)
    for seat, answer in enumerate(answers):
        tray.hands[seat].remove(answer.what)
        tray.counters.append(answer.what)
    tray.mark_information()
    tray.tell("go", "TR-5")
    tray.results = [1.0] * len(tray.hands)


def test_answers_come_in_any_order_and_return_in_that_of_the_questions() -> None:
    match = start(3, bids=bids)
    hands = [hand[:] for hand in tray_of(match).hands]
    for seat in (2, 0, 1):
        assert match.owed_by(seat) is not None
        match.take(seat, Option("take", hands[seat][1]))
        if seat != 1:
            assert match.owed_by(seat) is None
            assert tray_of(match).counters == []
    assert tray_of(match).counters == [hand[1] for hand in hands]
    assert [(choice.seat, choice.part) for choice in match.choices] == [(2, 2), (0, 0), (1, 1)]


def test_a_secret_answer_is_told_to_its_seat_alone() -> None:
    match = start(2, bids=bids)
    match.take(1, Option("take", tray_of(match).hands[1][0]))
    assert match.journal is not None
    event = match.journal.events[0]
    assert [event.visible_to(seat) for seat in (-1, 0, 1)] == [False, False, True]


def test_nobody_answers_twice() -> None:
    match = start(2, bids=bids)
    card = tray_of(match).hands[1][0]
    match.take(1, Option("take", card))
    with pytest.raises(Refused) as refused:
        match.take(1, Option("take", card))
    assert code(refused) == "not_your_turn"


def test_single_options_among_several_questions_are_forced() -> None:
    def mixed(tray: Tray) -> Flow[None]:
        answers = yield from together(
            [
                ask(0, "put", puts(4), "TR-5"),
                ask(1, "put", puts(1, 2), "TR-5"),
                Decision([2], "put", puts(8), "TR-5", always_ask=True),
            ]
        )
        tray.counters = [answer.what for answer in answers]
        answers = yield from together([ask(0, "put", puts(6), "TR-5"), ask(1, "put", puts(7), "")])
        tray.counters += [answer.what for answer in answers]
        answers = yield from together([])
        tray.results = [1.0, float(len(answers)), 0.0]

    match = start(3, mixed=mixed)
    assert [decision.seats for decision in match.pending] == [[1], [2]]
    match.take(2, Option("put", 8))
    match.take(1, Option("put", 2))
    assert tray_of(match).counters == [4, 2, 8, 6, 7]
    assert match.state.results == [1.0, 0.0, 0.0]


def test_half_answered_questions_are_copied_and_taken_back() -> None:
    match = start(3, bids=bids)
    hands = [hand[:] for hand in tray_of(match).hands]
    match.take(2, Option("take", hands[2][0]))
    match.take(0, Option("take", hands[0][0]))
    fork = match.fork()
    assert [decision.seats for decision in fork.pending] == [[1]]
    fork.take(1, Option("take", hands[1][1]))
    assert tray_of(fork).counters == [hands[0][0], hands[1][1], hands[2][0]]
    then = match.at(1)
    assert [decision.seats for decision in then.pending] == [[0], [1]]
    match.undo(1)
    match.take(0, Option("take", hands[0][1]))
    match.take(1, Option("take", hands[1][1]))
    assert tray_of(match).counters == [hands[0][1], hands[1][1], hands[2][0]]


# -- copies --------------------------------------------------------------------


def test_a_fork_goes_its_own_way() -> None:
    match = start(put_two=put_two)
    match.take(0, Option("put", 1))
    fork = match.fork()
    assert state_hash(fork.state) == state_hash(match.state)
    fork.take(1, Option("put", 3))
    assert fork.over
    assert tray_of(fork).counters == [1, 3]
    assert not match.over
    assert tray_of(match).counters == [1]


def test_a_step_may_ask_nothing() -> None:
    def count(tray: Tray) -> Flow[None]:
        tray.counters.append(1)
        tray.next_step = "put_two"
        return no_decisions()

    match = start(count=count, put_two=put_two)
    assert tray_of(match).counters == [1]
    match.take(0, Option("put", 2))
    match.undo(0)
    assert tray_of(match).counters == [1]
    assert tray_of(match.fork()).counters == [1]


class Sandglass(Tray):
    """A state that counts how often it is turned over."""

    TRANSIENT = ("journal", "sand")

    def __init__(self, chance: Chance, next_step: str, seats: int) -> None:
        super().__init__(chance, next_step, seats)
        self.sand = 0

    def clone(self) -> Tray:
        copy = Sandglass(self.chance.clone(), self.next_step, self.seats)
        self.copy_kernel_part_to(copy)
        copy.counters = self.counters[:]
        return copy

    def step_begins(self) -> None:
        self.sand = 3


def test_a_state_hears_that_a_step_begins() -> None:
    def turn(glass: Sandglass) -> Flow[None]:
        while glass.sand:
            answer = yield ask(0, "put", puts(1, 2), "TR-1")
            glass.sand -= answer.what
            glass.counters.append(glass.sand)

    game = TrayGame(turn=turn)
    match = Match.resume(game, Setup("free", 1), "x", Sandglass(Chance("x"), "turn", 1))
    for number in (1, 2, 2, 1, 1):
        match.take(0, Option("put", number))
    copies = [match, match.at(5), match.fork(), fork_for(match, 0, "y")]
    for each in copies:
        assert isinstance(each.state, Sandglass)
        assert (each.state.counters, each.state.sand) == ([2, 0, 1, 0, 2], 2)


def test_a_match_is_played_again_with_its_choices_and_branches() -> None:
    match = start(put_two=put_two)
    match.branch_off(3)
    match.take(0, Option("put", 1))
    match.branch_off(5, [0])
    again = start(put_two=put_two)
    again.replay(match.choices, match.branches)
    assert state_hash(again.state) == state_hash(match.state)
    assert [(each.at, each.number, each.kept) for each in again.branches] == [
        (0, 3, None),
        (1, 5, [0]),
    ]


def test_a_choice_from_elsewhere_is_known_by_its_option() -> None:
    match = start(put_two=put_two)
    match.replay([Choice(0, NOTHING, NOTHING, Option("put", 1))], [])
    assert [(each.seat, each.part, each.option.what) for each in match.choices] == [(0, 0, 1)]
    with pytest.raises(Refused):
        match.replay([Choice(0, NOTHING, NOTHING, Option("put", 99))], [])


def test_a_seat_that_has_answered_does_not_answer_again() -> None:
    match = start(2, bids=bids)
    match.take(1, Option("take", tray_of(match).hands[1][0]))
    with pytest.raises(Refused):
        match.replay(match.choices[:], [])


def test_an_imagined_copy_keeps_ones_own_hand_and_deals_the_rest_anew() -> None:
    match = start(2, bids=bids)
    hands = [hand[:] for hand in tray_of(match).hands]
    others: set[tuple[int, ...]] = set()
    for number in range(60):
        tray = tray_of(fork_for(match, 0, str(number)))
        assert tray.hands[0] == hands[0]
        assert sorted(tray.hands[1] + tray.pile) == sorted(hands[1] + tray_of(match).pile)
        others.add(tuple(sorted(tray.hands[1])))
    assert len(others) == 6  # two of four hidden cards
    assert fork_for(match, 0, "x").state.chance.seed == "x"
    assert match.state.chance.seed == "tray"


def test_an_imagined_copy_forgets_secret_answers_of_others() -> None:
    match = start(2, bids=bids)
    hands = [hand[:] for hand in tray_of(match).hands]
    match.take(1, Option("take", hands[1][0]))
    imagined = fork_for(match, 0, "x")
    assert [decision.seats for decision in imagined.pending] == [[0], [1]]
    assert [decision.answer for decision in imagined.pending] == [None, None]
    own = fork_for(match, 1, "x")
    assert own.owed_by(1) is None
    assert own.owed_by(0) is not None


def test_in_an_imagined_copy_others_choose_from_imagined_cards() -> None:
    match = start(2, bids=bids)
    truth = {option.what for option in match.pending[1].options}
    offered: set[frozenset[int]] = set()
    for number in range(20):
        imagined = fork_for(match, 0, str(number))
        tray = tray_of(imagined)
        other = imagined.owed_by(1)
        assert other is not None
        assert [option.what for option in other.options] == tray.hands[1]
        offered.add(frozenset(option.what for option in other.options))
        imagined.take(1, other.options[0])
        imagined.take(0, Option("take", tray.hands[0][0]))
        assert len(tray.counters) == 2
    assert len(offered) > 2
    assert truth <= set(range(6))


def test_open_answers_of_others_are_kept_where_they_fit() -> None:
    def votes(tray: Tray) -> Flow[None]:
        answers = yield from together([ask(seat, "put", puts(1, 2), "TR-6") for seat in range(3)])
        tray.counters = [answer.what for answer in answers]
        tray.results = [1.0, 1.0, 1.0]

    match = start(3, votes=votes)
    match.take(2, Option("put", 2))
    imagined = fork_for(match, 0, "x")
    assert [decision.seats for decision in imagined.pending] == [[0], [1]]
    imagined.take(0, Option("put", 1))
    imagined.take(1, Option("put", 1))
    assert tray_of(imagined).counters == [1, 1, 2]


def page(tray: Tray) -> Flow[None]:
    """What was chosen is written on a page; the page after it nobody has read."""
    answer = yield ask(0, "put", puts(1, 2), "TR-1")
    tray.turn_page()
    tray.counters.append(10 * answer.what)
    again = yield ask(0, "put", puts(1, 2), "TR-1")
    tray.counters.append(again.what)
    tray.turn_page()
    tray.results = [1.0]


def test_a_thought_ends_where_nobody_has_read() -> None:
    match = start(1, page=page)
    thought = fork_for(match, 0, "x")
    thought.take(0, Option("put", 1))
    assert (thought.pending, thought.over, tray_of(thought).counters) == ([], False, [])
    match.take(0, Option("put", 1))
    assert tray_of(match).counters == [10]


def test_a_thought_knows_what_was_read() -> None:
    match = start(1, page=page)
    match.take(0, Option("put", 2))
    thought = fork_for(match, 0, "x")
    assert tray_of(thought).counters == [20]
    thought.take(0, Option("put", 1))
    assert (thought.pending, thought.over, tray_of(thought).counters) == ([], False, [20, 1])
    assert state_hash(match.state) == state_hash(match.fork().state)


def test_thoughts_side_by_side_end_as_well() -> None:
    def pages(tray: Tray) -> Flow[None]:
        yield from side_by_side([page(tray), page(tray)])

    thought = fork_for(start(2, pages=pages), 0, "x")
    thought.take(0, Option("put", 1))
    assert (thought.pending, thought.over) == ([], False)


def test_an_imagined_copy_does_not_know_the_coming_dice() -> None:
    def throw(tray: Tray) -> Flow[None]:
        yield ask(0, "go", [Option("go"), Option("stop")], "TR-7")
        tray.counters.append(tray.chance.below("dice", 1000))
        tray.results = [1.0]

    match = start(1, throw=throw)
    imagined = [fork_for(match, 0, str(number)) for number in range(5)]
    for each in [*imagined, match]:
        each.take(0, Option("go"))
    thrown = {tray_of(each).counters[0] for each in imagined}
    assert len(thrown) == 5
    assert tray_of(match).counters[0] not in thrown


# -- who listens ---------------------------------------------------------------


def test_a_match_tells_what_happened() -> None:
    match = start(2, bids=bids)
    for seat in BOTH:
        match.take(seat, Option("take", tray_of(match).hands[seat][0]))
    assert told_keys(match) == ["take", "take", "go"]


def test_a_match_can_be_kept_without_a_journal() -> None:
    match = Match.start(TrayGame(bids=bids), Setup("free", 2), "x", listen=False)
    assert match.journal is None
    for seat in BOTH:
        match.take(seat, Option("take", tray_of(match).hands[seat][0]))
    assert match.at(1).journal is None


def test_whoever_resumes_a_match_may_listen_in_their_own_way() -> None:
    class Counting(Journal):
        heard = 0

        def append(self, event: Event) -> None:
            super().append(event)
            self.heard += 1

    journal = Counting()
    first = start(2, bids=bids)
    state = first.checkpoints[0].state.clone()
    match = Match.resume(first.game, first.setup, "x", state, journal=journal)
    for seat in BOTH:
        match.take(seat, Option("take", tray_of(match).hands[seat][0]))
    assert journal.heard == 3
    assert match.journal is journal
    assert (match.resumed, first.resumed) == (True, False)
