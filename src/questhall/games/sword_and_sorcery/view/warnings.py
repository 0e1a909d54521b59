"""Think twice: the cost of an option that its own text does not mention."""

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.games import Why

from ..rules.movement.walking import reacting
from ..state.adventure import Adventure
from ..state.heroes import Hero
from .danger import DEAD, of_all_turns, of_leaving, of_standing_in
from .fight import attack_view

DEADLY = 0.25  # how likely death is before it is worth a word
SAFER = 0.15  # by so much another area must be better


def warning(adventure: Adventure, decision: Decision, option: Option) -> Why | None:
    """Why whoever is asked should think twice, or None."""
    verbs = [each.verb for each in decision.options]
    if option.verb in ("drop", "drop-coin") and decision.prompt != "drop-what":
        return Why("SS-6.4.2.2", "warning-drop")
    if option.verb == "no-more" and "trigger" in verbs and _loses_by_stopping(adventure):
        return Why("SS-9.0.0.5", "warning-symbols-left")
    if decision.prompt != "act" or adventure.active == NOTHING:
        return None
    hero = adventure.heroes[adventure.active]
    if hero.ghost:
        return None
    if option.verb == "end-turn":
        return _ending(adventure, hero, decision)
    return _leaving(adventure, hero) if option.verb == "move" else None


def _loses_by_stopping(adventure: Adventure) -> bool:
    """Is there an effect that would change something for the better?"""
    attack = attack_view(adventure)
    return attack is not None and any(effect.advised for effect in attack.effects)


def _ending(adventure: Adventure, hero: Hero, decision: Decision) -> Why | None:
    """Something is left to do, or enemies are likely to kill who stays where another area is
    safer and nobody strikes at him on the way."""
    if hero.combats > 0 and any(each.verb == "attack" for each in decision.options):
        return Why("SS-4.2.1.3", "warning-combat-left")
    figure = adventure.figure_of(hero)
    here = of_all_turns(adventure, figure)[DEAD]
    if here < DEADLY or reacting(adventure, figure):
        return None
    for option in decision.options:
        if option.verb == "move":
            there = of_standing_in(adventure, figure, option.what)[DEAD]
            if there <= here - SAFER:
                chances = {"chance": _percent(here), "other": _percent(there)}
                return Why("SS-15.7.1.1", "warning-deadly", chances)
    return None


def _leaving(adventure: Adventure, hero: Hero) -> Why | None:
    """SS-6.1.2.2: the enemies around strike at whoever goes."""
    figure = adventure.figure_of(hero)
    count = len(reacting(adventure, figure))
    if count == 0:
        return None
    death = _percent(of_leaving(adventure, figure)[DEAD])
    return Why("SS-6.1.2.2", "warning-reactions", {"count": count, "chance": death})


def _percent(chance: float) -> int:
    return round(100 * chance)
