"""Offers: whoever makes an option also says what happens when it is chosen.

A question that leads to different things is put together from offers, each of which makes its
options with itself as what they mean:

    options = [*Block(realm, hero).options(), *Play(realm, hero).options()]
    answer = yield ask(hero.seat, "block-or-play", options, "MK-9.3.1")
    yield from taken(answer)

So what is offered and what is done stand beside each other, and nobody compares verbs.

An offer may hold what lies on its table. A deal knows numbers alone, so that one object serves all
options of a kind, and an option that was offered at a table may be taken at a copy of it:

    options = [Option("step", NOTHING, space, meant=STEP) for space in steps(realm, hero)]
    answer = yield ask(hero.seat, "movement", options, "MK-5.6.1")
    yield from carry_out(realm, hero, answer)
"""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .decisions import Flow, Option, meant_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer:
    """One way to answer a question, for as many options as there are of its kind."""

    def take(self, option: Option) -> Flow[None]:
        """Do what the option says."""
        raise TypeError(f"{type(self).__name__} does not say what happens")


def taken(option: Option) -> Flow[None]:
    """Do what the chosen option offers."""
    return meant_by(option, Offer).take(option)


T = TypeVar("T")
A = TypeVar("A")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Generic[T, A]):
    """One thing that somebody may do at a table, for all options of its kind."""

    def carry_out(self, table: T, actor: A, option: Option) -> Flow[None]:
        """Do what the option says."""
        raise TypeError(f"{type(self).__name__} does not say what happens")


def carry_out(table: T, actor: A, option: Option) -> Flow[None]:
    """Do what the chosen option means, at this table."""
    deal = option.meant
    assert isinstance(deal, Deal), f"{option!r} does not mean a deal"
    return deal.carry_out(table, actor, option)
