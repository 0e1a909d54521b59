"""A moment asks those who listen to it, in the order in which they are seated."""

import pytest

from questhall.kernel.moments import Audience


class Rule:
    """The moments of a little game, and what somebody who has nothing to say answers."""

    word = "quiet"

    def turn_begins(self, seat: int) -> str:
        return ""

    def forbids(self, seat: int) -> bool:
        return False


class Bell(Rule):
    def turn_begins(self, seat: int) -> str:
        return f"bell rings for {seat}"


class LoudBell(Bell):
    word = "loud"


class Gate(Rule):
    def turn_begins(self, seat: int) -> str:
        return f"gate opens for {seat}"

    def forbids(self, seat: int) -> bool:
        return seat == 1


def test_only_those_are_asked_who_listen_in_order() -> None:
    gate, bell, silent = Gate(), Bell(), Rule()
    audience = Audience(Rule, [silent, gate, bell])
    said = [rule.turn_begins(2) for rule in audience.at(Rule.turn_begins)]
    assert said == ["gate opens for 2", "bell rings for 2"]
    assert audience.at(Rule.forbids) == [gate]
    assert audience.seated == [silent, gate, bell]


def test_what_a_listener_inherits_counts() -> None:
    loud = LoudBell()
    audience = Audience(Rule, [loud])
    assert audience.at(Rule.turn_begins) == [loud]
    assert audience.at(Rule.forbids) == []


def test_those_who_come_later_speak_last() -> None:
    gate, bell = Gate(), Bell()
    few = Audience(Rule, [gate])
    assert few.at(Rule.turn_begins) == [gate]
    assert few.with_more([bell]).at(Rule.turn_begins) == [gate, bell]
    assert few.at(Rule.turn_begins) == [gate]


def test_what_is_not_declared_is_no_moment() -> None:
    with pytest.raises(LookupError, match="turn_begins is no moment of Rule"):
        Audience(Rule, []).at(Bell.turn_begins)
    with pytest.raises(LookupError, match="len is no moment of Rule"):
        Audience(Rule, []).at(len)
