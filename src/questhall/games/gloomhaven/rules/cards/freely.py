"""What a player may do at a decision of its turn instead of answering it (GH-14.3.2)."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow, Option
from questhall.kernel.offers import Offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Freely(Offer):
    """Something that a player may do first; the question comes again afterwards."""


def is_aside(option: Option) -> bool:
    """Does it leave the question unanswered, or say no to it?"""
    return option.declines or isinstance(option.meant, Freely)


def take_freely(answer: Option) -> Flow[bool]:
    """Do what the player chose instead of answering; False if the player answered the question."""
    meant = answer.meant
    if not isinstance(meant, Freely):
        return False
    yield from meant.take(answer)
    return True
