"""Think twice: the cost of an option that its own text does not mention."""

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.games import Why

from ..rules.control import engaged
from ..state.adventure import Adventure
from ..state.figures import Side
from ..state.heroes import Hero


def warning(adventure: Adventure, decision: Decision, option: Option) -> Why | None:
    """Why whoever is asked should think twice, or None."""
    verbs = [each.verb for each in decision.options]
    if option.verb == "no-more" and "trigger" in verbs:
        return Why("SS-9.0.0.5", "warning-symbols-left")
    if decision.prompt != "act" or adventure.active == NOTHING:
        return None
    hero = adventure.heroes[adventure.active]
    if option.verb == "end-turn" and hero.combats > 0 and "attack" in verbs:
        return Why("SS-4.2.1.3", "warning-combat-left")
    return _leaving(adventure, hero) if option.verb == "move" else None


def _leaving(adventure: Adventure, hero: Hero) -> Why | None:
    """SS-6.1.1: the enemies around strike at whoever goes."""
    figure = adventure.figure_of(hero)
    if not engaged(adventure, figure):
        return None
    count = len(adventure.in_area(Side.ENEMIES, figure.area))
    return Why("SS-6.1.1.1", "warning-reactions", {"count": count})
