"""What a hero can do: options mean one of these, which says what happens when it is chosen."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Option
from questhall.kernel.offers import Deal

from ..state.adventure import Adventure
from ..state.heroes import Hero


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing(Deal[Adventure, Hero]):
    """One kind of thing that a hero can do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Doing):
    """What takes an action of the turn: which kind, is said once or worked out. Whoever acts is no
    longer hidden."""

    hides = False

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def kind_of(self, adventure: Adventure, hero: Hero, option: Option) -> int:
        return self.kind
