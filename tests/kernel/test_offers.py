"""Options that know what happens when they are chosen."""

import pytest

from questhall.kernel.choices import Choice
from questhall.kernel.decisions import Flow, Option, as_kept, meaning
from questhall.kernel.offers import Offer, taken


class Bells(Offer):
    def __init__(self) -> None:
        self.rung: list[int] = []

    def options(self) -> list[Option]:
        return [Option("ring", bell, meant=self) for bell in (1, 2)]

    def take(self, option: Option) -> Flow[None]:
        self.rung.append(option.what)
        yield from ()


def test_whoever_offers_does_it() -> None:
    bells = Bells()
    _, second = bells.options()
    assert list(taken(second)) == []
    assert bells.rung == [2]


def test_what_is_kept_of_an_answer_holds_no_position() -> None:
    second = Bells().options()[1]
    second.ends = True
    kept = as_kept(second)
    assert kept.same_as(second)
    assert (kept.meant, kept.ends, kept.declines) == (None, True, False)
    assert as_kept(kept) is kept
    assert Choice(0, 0, 1, second).option.meant is None


def test_an_option_that_offers_nothing_cannot_be_taken() -> None:
    with pytest.raises(AssertionError, match="does not mean a Offer"):
        list(taken(Option("ring", 1)))


def test_an_offer_must_say_what_happens() -> None:
    with pytest.raises(TypeError, match="Offer does not say what happens"):
        list(taken(Option("ring", 1, meant=Offer())))


def test_an_option_may_mean_one_of_several_things() -> None:
    bells = Bells()
    options = [*bells.options(), Option("leave"), Option("pay", meant=3)]
    assert [meaning(option, Bells) for option in options] == [bells, bells, None, None]
    assert [meaning(option, int) for option in options] == [None, None, None, 3]
