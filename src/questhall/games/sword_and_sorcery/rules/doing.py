"""What a hero can do: options mean one of these, which says what happens when it is chosen."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import Flow, Option, meant_by

from ..state.adventure import Adventure
from ..state.heroes import Hero


@mypyc_attr(allow_interpreted_subclasses=True)
class Doing:
    """One kind of thing that a hero can do. It knows neither table nor hero, so that one of each
    kind serves all of them, and making an option costs no more than the option."""

    def do(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Doing):
    """What takes an action of the turn: which kind, is said once or worked out. Whoever acts is no
    longer hidden."""

    hides = False

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def kind_of(self, adventure: Adventure, hero: Hero, option: Option) -> int:
        return self.kind


def done(adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
    """What the hero has chosen happens."""
    return meant_by(option, Doing).do(adventure, hero, option)
