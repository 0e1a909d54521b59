"""The turn of a ghost soul (SS-11.2)."""

from typing import Final

from questhall.kernel.decisions import Flow, Option, no_decisions

from ...state.adventure import Adventure
from ...state.attacks import Deed
from ...state.heroes import Hero
from ..doing import Doing
from ..movement.entering import put
from ..movement.walking import steps
from ..targets import pick_target, targets_for
from .souls import active_shrines


def ghost_options(adventure: Adventure, hero: Hero) -> list[Option]:
    """SS-4.2.1.10, SS-11.2.0.1: each once, in any order."""
    figure = adventure.figure_of(hero)
    options: list[Option] = []
    if "scream" not in hero.ghost_deeds and _can_scream(adventure, hero):
        options.append(Option("scream", meant=SCREAMING))
    if "rebirth" not in hero.ghost_deeds:  # SS-11.2.0.3
        options += [Option("rebirth", area, meant=REBIRTH) for area in active_shrines(adventure)]
    if "flight" not in hero.ghost_deeds or hero.points > 0:
        points = hero.points if "flight" in hero.ghost_deeds else hero.card.flight
        options += [
            Option("fly", area, meant=FLYING) for area, _ in steps(adventure, figure, points)
        ]
    return options


def _can_scream(adventure: Adventure, hero: Hero) -> bool:
    scream = hero.card.scream
    deed = Deed(hero.place, level=hero.soulrank)
    if not scream.effect.possible(adventure, deed):
        return False
    return bool(targets_for(adventure, deed, scream.target, scream.range))


class Screaming(Doing):
    """SS-11.2.0.2"""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        hero.ghost_deeds.append("scream")
        scream = hero.card.scream
        deed = Deed(hero.place, level=hero.soulrank)
        deed.power = scream.key
        adventure.tell("screams", "SS-11.2.0.2", hero.place)
        targets = targets_for(adventure, deed, scream.target, scream.range)
        yield from pick_target(adventure, deed, targets)
        yield from scream.effect.resolve(adventure, deed)


class Rebirth(Doing):
    """SS-11.2.0.3"""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        hero.ghost_deeds.append("rebirth")
        put(adventure.figure_of(hero), option.what)
        adventure.tell("reborn", "SS-11.2.0.3", hero.place, option.what)
        return no_decisions()


class Flying(Doing):
    """SS-11.2.0.4, SS-11.2.0.5"""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        figure = adventure.figure_of(hero)
        if "flight" not in hero.ghost_deeds:
            hero.ghost_deeds.append("flight")
            hero.points = hero.card.flight
        hero.points -= 1
        put(figure, option.what)
        adventure.tell("moves", "SS-11.2.0.4", figure.id, option.what)
        return no_decisions()


SCREAMING: Final = Screaming()
REBIRTH: Final = Rebirth()
FLYING: Final = Flying()
