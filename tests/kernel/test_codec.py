"""State as plain data and back."""

from typing import Any

import pytest

from questhall.kernel.chance import Chance
from questhall.kernel.codec import field_names, state_hash, to_plain
from questhall.kernel.games import Game, Setup
from questhall.kernel.scribe import read, write
from questhall.kernel.state import Content, State
from tests.conformance.toy import GAME as LANTERNS
from tests.conformance.toy import Evening


class Stamp(Content):
    """Shared content."""


class Letter(State):
    """A state with one of everything."""

    TRANSIENT = ("journal", "draft")

    def __init__(self) -> None:
        super().__init__(Chance("letter"), "write")
        self.stamp = Stamp("penny-red")
        self.content = "a field may be called so"
        self.lines: list[Any] = [1, "two", 3.5, None, True, [4], {"five": 6}, {7: 8, -9: [10]}]
        self.draft: list[str] = ["not part of the state"]

    def clone(self) -> "Letter":
        copy = Letter()
        copy.chance = self.chance.clone()
        copy.lines = self.lines[:]
        return copy


class Post(Game):
    id = "post"
    state_classes: tuple[type, ...] = (Letter,)

    def content(self, key: str) -> object:
        return Stamp(key + "!")


def test_a_state_comes_back() -> None:
    letter = Letter()
    letter.chance.below("ink", 6)
    back = read(write(letter, Post()), Post())
    assert isinstance(back, Letter)
    assert (back.lines, back.content, back.next_step) == (letter.lines, letter.content, "write")
    assert back.stamp.key == "penny-red!"
    assert back.chance.below("ink", 1000) == letter.chance.below("ink", 1000)


class Envelope(Letter):
    """A class that had another name when older saves were written."""

    SAVED_AS = "Wrapper"


def test_a_class_may_keep_the_name_that_older_saves_know() -> None:
    class Station(Post):
        state_classes: tuple[type, ...] = (Envelope,)

    plain = to_plain(Envelope())
    assert plain["is"] == "Wrapper"
    assert isinstance(read(plain, Station()), Envelope)


def test_what_is_transient_is_left_out_and_new_when_the_state_comes_back() -> None:
    letter = Letter()
    letter.draft.append("blots")
    assert "draft" not in field_names(letter)
    assert "draft" not in to_plain(letter)
    assert read(write(letter, Post()), Post()).draft == ["not part of the state"]


def test_a_field_that_older_rules_did_not_have_is_as_new() -> None:
    plain = to_plain(Letter())
    del plain["lines"]
    plain["marks"] = 7
    back = read(plain, Post())
    assert (back.lines, back.marks) == (Letter().lines, 7)


class Parcel:
    """A class made from an argument that it does not keep."""

    def __init__(self, weight: int) -> None:
        self.postage = 2 * weight


def test_an_object_must_be_made_from_its_fields() -> None:
    game = Post()
    game.state_classes = (Letter, Parcel)
    with pytest.raises(TypeError, match="Parcel needs 'weight', which is none of its saved fields"):
        read(write(Parcel(3), game), game)


def test_fields_come_in_alphabetical_order_without_the_names_of_the_class() -> None:
    names = field_names(Letter())
    assert names == ["chance", "content", "lines", "marks", "next_step", "results", "stamp"]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ((1, 2), "a state cannot hold a tuple: (1, 2)"),
        ({3}, "a state cannot hold a set: {3}"),
        (b"x", "a state cannot hold a bytes: b'x'"),
        (object, "a state cannot hold a type"),
        ({1: "one", "two": 2}, "a dict in a state cannot have the key 1"),
        ({True: "yes"}, "a dict in a state cannot have the key True"),
        ({(1, 2): 3}, "a dict in a state cannot have the key (1, 2)"),
        ({"by number": {}}, "a dict in a state cannot have the key 'by number'"),
        ({"is": "x"}, "a dict in a state cannot have the key 'is'"),
        ({"content": "x"}, "a dict in a state cannot have the key 'content'"),
    ],
)
def test_what_would_not_come_back_is_refused(value: object, text: str) -> None:
    letter = Letter()
    letter.lines.append(value)
    with pytest.raises(TypeError) as refused:
        to_plain(letter)
    assert str(refused.value).startswith(text)


def test_equal_states_have_equal_hashes() -> None:
    assert state_hash(Letter()) == state_hash(Letter())
    other = Letter()
    other.lines[0] = 2
    assert state_hash(other) != state_hash(Letter())
    other = Letter()
    other.draft.append("still not part of the state")
    assert state_hash(other) == state_hash(Letter())


def test_the_hash_counts_chance_and_content() -> None:
    one, other = Letter(), Letter()
    other.chance.below("ink", 6)
    assert state_hash(one) != state_hash(other)
    other = Letter()
    other.stamp = Stamp("twopenny-blue")
    assert state_hash(one) != state_hash(other)


def test_the_hash_is_the_same_in_every_build_and_version_of_python() -> None:
    table = LANTERNS.deal(LANTERNS.checked(Setup("short", 2)), Chance("hash"))
    assert isinstance(table, Evening)
    assert state_hash(table) == "9be2b4bc42cbc4060c35075ef6bbd14b"


def test_a_state_must_say_how_it_is_cloned() -> None:
    with pytest.raises(TypeError, match="State does not say how it is cloned"):
        State(Chance("x"), "").clone()
