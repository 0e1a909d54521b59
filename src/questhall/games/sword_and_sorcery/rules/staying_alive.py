"""The last moment of a hero: powers and items that keep him alive."""

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal

from ..printed.kinds import Moment
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.figures import Figure, Side
from .items import item_uses, usable_item, use_up
from .numbers import most_hp
from .reactions import react


def before_death(adventure: Adventure, figure: Figure) -> Flow[None]:
    """His own items first, then the reactions of others; death replaced comes before all else
    (SS-19.0.0.1)."""
    if figure.side != Side.HEROES:
        return
    hero = adventure.hero_of(figure)
    adventure.dying = figure.id
    for card, place, use in item_uses(adventure, hero):
        if use.moment != Moment.BEFORE_DEATH or not usable_item(adventure, hero, card, use):
            continue
        options = [Option("use-item", card, place), refusal("no-more")]
        answer = yield ask(hero.seat, "would-die", options, "SS-11.0.0.3", hero.place)
        if answer.verb == "use-item":
            deed = Deed(figure.id, card, hero.soulrank)
            deed.target = figure.id
            yield from use_up(adventure, hero, card, use, deed)
            break
    if figure.wounds >= most_hp(adventure, figure):
        yield from react(adventure, Moment.BEFORE_DEATH, figure)
    adventure.dying = NOTHING
