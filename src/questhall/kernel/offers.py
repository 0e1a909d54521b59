"""Offers: whoever makes an option also says what happens when it is chosen.

A question that leads to different things is put together from offers, each of which makes its
options with itself as what they mean:

    options = [*Block(realm, hero).options(), *Play(realm, hero).options()]
    answer = yield ask(hero.seat, "block-or-play", options, "MK-9.3.1")
    yield from taken(answer)

So what is offered and what is done stand beside each other, and nobody compares verbs.
"""

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
    yield from meant_by(option, Offer).take(option)
