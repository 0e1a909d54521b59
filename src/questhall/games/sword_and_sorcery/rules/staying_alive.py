"""The last moment of a hero: powers and items that keep him alive."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.kinds import Moment
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from .items import usable_item, use_up, uses_at
from .numbers import most_hp
from .reactions import react


def before_death(adventure: Adventure, figure: Figure) -> Flow[None]:
    """His own items first, then the reactions of others; death replaced comes before all else
    (SS-19.0.0.1)."""
    if figure.side != Side.HEROES:
        return
    hero = adventure.hero_of(figure)
    adventure.dying = figure.id
    for each in uses_at(adventure, hero, Moment.BEFORE_DEATH):
        if not usable_item(adventure, hero, each.card, each.use):
            continue
        options = [Option("use-item", each.card, each.place), refusal("no-more")]
        answer = yield ask(hero.seat, "would-die", options, "SS-11.0.0.3", hero.place)
        if not answer.declines:
            deed = Deed(figure.id, each.card, hero.soulrank)
            deed.target = figure.id
            yield from use_up(adventure, hero, each.card, each.use, deed)
            break
    if figure.wounds >= most_hp(adventure, figure):
        yield from react(adventure, Moment.BEFORE_DEATH, figure)
    adventure.dying = NOTHING
