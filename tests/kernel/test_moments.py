"""A moment asks those who listen to it, in the order in which they are seated."""

import pytest

from questhall.kernel.moments import Audience, moments_of


class Rule:
    """The moments of a little game, and what somebody who has nothing to say answers."""

    word = "quiet"

    def turn_begins(self, seat: int) -> str:
        return ""

    def forbids(self, seat: int) -> bool:
        return False

    def _aside(self) -> None:
        """No moment: it is nobody else's."""


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


def test_what_is_not_declared_is_no_moment() -> None:
    assert [name for name, _ in moments_of(Rule)] == ["forbids", "turn_begins"]
    with pytest.raises(KeyError):
        Audience(Rule, []).at(Bell.turn_begins)
