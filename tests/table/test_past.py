"""A table opened from its newest position equals the table that its whole log leads to."""

import pytest

from questhall.games.sorcerer import GAME as SORCERER
from questhall.kernel.codec import state_hash
from questhall.kernel.games import Game
from questhall.kernel.match import Match
from questhall.kernel.records import resumed, start_of
from questhall.kernel.saves import load, save
from questhall.table import taking_back
from questhall.table.landmarks import APART, positions_of
from questhall.table.opening import lay, open_table
from questhall.table.records import Chose, Entry, Facts, SeatKind, Stored
from questhall.table.table import Table
from tests.conformance.toy import GAME as LANTERNS
from tests.table.laying import Desk, facts


def remembered(match: Match) -> list[object]:
    """Everything a match knows of its past."""
    assert match.journal is not None
    return [
        [(each.seat, each.part, each.index, repr(each.option)) for each in match.choices],
        [(each.at, each.number) for each in match.branches],
        [vars(each) for each in match.journal.events],
        match.marks_at,
    ]


def from_the_log_alone(stored: Stored, game: Game = SORCERER) -> Table:
    return open_table(Stored(stored.facts, stored.lines, []), game)


def same_past(one: Table, other: Table) -> bool:
    return (
        remembered(one.match) == remembered(other.match)
        and state_hash(one.match.state) == state_hash(other.match.state)
        and one.summary() == other.summary()
        and (one.seq, one.turn, one.base) == (other.seq, other.turn, other.base)
        and list(map(one.asked_at, one.pending)) == list(map(other.asked_at, other.pending))
        and [one.known_since(seq) for seq in range(one.seq + 1)]
        == [other.known_since(seq) for seq in range(one.seq + 1)]
    )


def played(of: Facts, choices: int) -> Desk:
    desk = Desk(of)
    desk.play(choices)
    return desk


def to_and_fro() -> Desk:
    """Often take back a little, now and then a lot."""
    desk = Desk(facts("person", "person", undo="free"))
    for back in (3, 1, 28, 2, 5, 31, 1, 12):
        desk.play(26)
        now = desk.table.count
        desk.do(taking_back.ask(desk.table, 0, {0}, max(0, now - back), now))
    return desk


def unreadable_at_its_beginning(desk: Desk) -> Stored:
    """A log that fails if it is read from its beginning."""
    stored = desk.stored()
    first = next(number for number, line in enumerate(stored.lines) if _is_choice(line.entry))
    stored.lines[first].entry = Chose(0, "fly-away")
    return stored


def _is_choice(entry: Entry) -> bool:
    return isinstance(entry, Chose)


def test_only_the_end_of_the_log_is_followed() -> None:
    desk = played(facts("person", "person"), 70)
    table = open_table(unreadable_at_its_beginning(desk), SORCERER)
    assert (table.base, table.count) == (0, 70)
    assert remembered(table.match) == remembered(desk.table.match)


def test_wherever_the_log_ends_the_past_is_the_same() -> None:
    desk = to_and_fro()
    assert len(desk.positions) >= 6
    assert len(desk.table.match.branches) >= 3
    for length in range(20, len(desk.lines) + 1, 3):
        stored = desk.stored(length)
        assert same_past(open_table(stored, SORCERER), from_the_log_alone(stored)), length


def test_answers_given_together_are_remembered_too() -> None:
    """Lanterns are played face down, by all at once."""
    desk = Desk(facts("person", "person", game=LANTERNS, format="long"), LANTERNS)
    desk.play(100)
    assert desk.table.over
    assert len(desk.positions) == 2
    for length in range(len(desk.lines) + 1):
        stored = desk.stored(length)
        opened = open_table(stored, LANTERNS)
        assert same_past(opened, from_the_log_alone(stored, LANTERNS)), length


def test_a_position_without_the_past_before_it_is_not_enough() -> None:
    desk = played(facts("person", "person"), 70)
    del desk.positions[0]
    table = open_table(desk.stored(), SORCERER)
    assert same_past(table, desk.table)


@pytest.mark.parametrize("played", [3, 41, 55])
def test_choosing_and_taking_back_forever_leaves_little_to_follow(played: int) -> None:
    """Even in the middle of a step, and past revealed information."""
    desk = Desk(facts("person", "person", undo="free"))
    desk.play(played)
    for _ in range(150):
        desk.play(3)
        desk.do(taking_back.ask(desk.table, 0, {0}, desk.table.count - 3, desk.table.count))
    desk.play(2)
    stored = desk.stored()
    opened = open_table(stored, SORCERER)
    assert same_past(opened, from_the_log_alone(stored))
    assert len(stored.lines) > 600
    assert opened.match.decisions < 70, "answers given again"
    assert len(opened.match.branches) <= opened.count + 1


@pytest.mark.parametrize("to", [0, 13, 44, 60, 69])
def test_an_opened_table_goes_back_and_on_like_the_other(to: int) -> None:
    desk = played(facts("person", "person", undo="free"), 70)
    twin = Desk(desk.table.facts)
    twin.table = open_table(desk.stored(), SORCERER)
    for each in (desk, twin):
        each.do(taking_back.ask(each.table, 0, {0}, to, 70))
    assert same_past(twin.table, desk.table)
    twin.lines = desk.lines[:]
    twin.positions = desk.positions[:]
    for _ in range(45):
        desk.choose_at_random()
        line = desk.lines[-1]
        write = twin.table.add([line.entry], line.time)
        twin.lines.extend(write.lines)
        twin.positions.extend([write.position] if write.position else [])
    assert same_past(twin.table, desk.table)
    again = open_table(Stored(twin.table.facts, twin.lines, twin.positions), SORCERER)
    assert same_past(again, desk.table)


def test_every_past_position_can_be_looked_at() -> None:
    """Few states are kept; the ones in between are replayed."""
    desk = Desk(facts("person", "person"))
    hashes = [state_hash(desk.table.match.state)]
    while not desk.table.over:
        desk.choose_at_random()
        hashes.append(state_hash(desk.table.match.state))
    opened = open_table(desk.stored(), SORCERER)
    for table in (desk.table, opened):
        assert len(table.match.checkpoints) <= 10 + len(hashes) // 30
        found = [state_hash(table.match.at(at).state) for at in range(len(hashes))]
        assert found == hashes
    assert save(opened.match) == save(desk.table.match)


@pytest.mark.parametrize("to", [5, 30])
def test_a_table_that_began_with_a_save(to: int) -> None:
    """Even choices that came with the save may be taken back."""
    origin = played(facts("person", "person"), 35).table.match
    of = facts("person", "person", undo="free")
    of.origin = save(origin).decode()
    desk = played(of, 30)
    assert same_past(open_table(desk.stored(), SORCERER), desk.table)
    desk.do(taking_back.ask(desk.table, 0, {0}, to, desk.table.count))
    desk.play(50)
    assert same_past(open_table(desk.stored(), SORCERER), desk.table)
    assert load(save(desk.table.match)).choices


# -- long games ----------------------------------------------------------------

STEP = 60  # more choices than a step has


def persons(number: int) -> list[SeatKind]:
    return ["person"] * number


@pytest.fixture(scope="module")
def royale() -> Desk:
    """A game of six, with much taken back on the way."""
    desk = Desk(facts(*persons(6), undo="free", format="royale", seed="d"))
    for back in (40, 3, 30):
        desk.play(230)
        now = desk.table.count
        desk.do(taking_back.ask(desk.table, 0, {0}, now - back, now))
    desk.play(25)
    assert desk.table.count > 2 * APART
    return desk


def brought(match: Match) -> Facts:
    """A table that goes on where this match stands."""
    of = facts(*persons(match.setup.seats), undo="free", format=match.setup.format)
    of.origin = save(match).decode()
    return of


@pytest.mark.parametrize("to", [1, 240, 333, 500])
def test_going_far_back_in_an_opened_table_follows_little(royale: Desk, to: int) -> None:
    opened = open_table(royale.stored(), SORCERER)
    before = opened.match.decisions
    assert before < STEP
    opened.match.undo(to)
    assert opened.match.decisions - before <= APART + STEP
    assert len(opened.match.choices) == to


def test_a_long_save_is_laid_from_its_landmarks(royale: Desk) -> None:
    of = brought(royale.table.match)
    positions = positions_of(royale.table.match)
    assert [position.choices // APART for position in positions[:-1]] == [1, 2]
    laid = open_table(Stored(of, [], positions), SORCERER)
    assert same_past(laid, lay(of, SORCERER))
    assert save(laid.match).decode() == of.origin
    assert laid.match.decisions < STEP


def test_a_save_that_did_not_begin_with_its_deal_is_laid_too(royale: Desk) -> None:
    past = royale.table.match.at(300)
    match = resumed(start_of(past), SORCERER, past.checkpoints[-1].state.clone())
    for choice in royale.table.match.choices[past.checkpoints[-1].at : 320]:
        match.take(choice.seat, choice.option)
    of = brought(match)
    laid = open_table(Stored(of, [], positions_of(match)), SORCERER)
    assert laid.match.resumed
    assert same_past(laid, lay(of, SORCERER))


@pytest.mark.parametrize("to", [5, 260, 590])
def test_a_table_laid_from_landmarks_goes_back_and_on_like_another(royale: Desk, to: int) -> None:
    """Whatever of its landmarks is left then."""
    of = brought(royale.table.match)
    desk, twin = Desk(of), Desk(of)
    twin.positions = positions_of(royale.table.match)
    twin.table = open_table(Stored(of, [], twin.positions), SORCERER)
    for each in (desk, twin):
        each.do(taking_back.ask(each.table, 0, {0}, to, each.table.count))
        kept = each.positions[-1:]
        each.positions = [at for at in each.positions[:-1] if at.choices < kept[0].choices] + kept
        each.play(45)
        again = open_table(Stored(of, each.lines, each.positions), SORCERER)
        assert same_past(again, each.table)
        assert again.match.decisions < STEP
    assert same_past(desk.table, twin.table)


def test_a_table_laid_without_landmarks_has_them_from_its_first_position_on(royale: Desk) -> None:
    """As one does that was brought when there were none yet."""
    desk = Desk(brought(royale.table.match))
    desk.play(25)
    assert len(desk.positions) == 1
    opened = open_table(desk.stored(), SORCERER)
    assert same_past(opened, desk.table)
    assert opened.match.decisions < STEP
