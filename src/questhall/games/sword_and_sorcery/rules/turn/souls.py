"""Soul enhancement and resurrection (SS-5.3.1, SS-11.3)."""

from typing import Final

from questhall.kernel.decisions import Decision, Flow, Option, no_decisions, refusal
from questhall.kernel.offers import carry_out

from ...printed.kinds import MOST_SOULRANK
from ...state.adventure import Adventure
from ...state.heroes import Hero
from ..doing import Doing
from ..numbers import most_shields
from .cooldown import gain_powers


def cost_of_raising(hero: Hero) -> int:
    """SS-5.3.1.4"""
    return (hero.soulrank + 1) * (hero.soulrank + 1)


def may_rise(adventure: Adventure, hero: Hero) -> bool:
    """SS-5.3.1.6: nobody runs ahead, also not of a ghost (SS-R19)."""
    if hero.soulrank >= MOST_SOULRANK or adventure.shards < cost_of_raising(hero):
        return False
    group = adventure.heroes if adventure.rules.ghost_soulrank else adventure.living()
    return all(other.soulrank >= hero.soulrank for other in group)


def may_return(adventure: Adventure, hero: Hero) -> bool:
    """SS-11.3.0.1, SS-11.3.0.2"""
    if not hero.ghost or adventure.shards < hero.soulrank:
        return False
    return at_active_shrine(adventure, adventure.figure_of(hero).area)


def at_active_shrine(adventure: Adventure, area: int) -> bool:
    return area in active_shrines(adventure)


def active_shrines(adventure: Adventure) -> list[int]:
    """SS-11.3.0.4: their areas."""
    return [area for place, area in enumerate(adventure.quest.shrines) if adventure.shrines[place]]


def souls(adventure: Adventure) -> Flow[None]:
    """The last step of the Time phase (SS-4.1.0.4)."""
    while True:
        rising = [hero for hero in adventure.heroes if may_rise(adventure, hero)]
        returning = [hero for hero in adventure.heroes if may_return(adventure, hero)]
        options = [Option("raise", hero.place, meant=RAISING) for hero in rising]
        options += [Option("resurrect", hero.place, meant=RESURRECTING) for hero in returning]
        if not options:
            break
        options.append(refusal("enough"))
        answer = yield Decision(
            adventure.everybody(), "spend-shards", options, "SS-4.1.0.4", amount=adventure.shards
        )
        if answer.declines:
            break
        yield from carry_out(adventure, adventure.heroes[answer.what], answer)
    adventure.next_step = "choose"


class Raising(Doing):
    """A soul is enhanced (SS-5.3.1.3)."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        adventure.shards -= cost_of_raising(hero)
        hero.soulrank += 1
        adventure.tell("raised", "SS-5.3.1.3", hero.place, hero.soulrank)
        return gain_powers(adventure, hero)


class Resurrecting(Doing):
    """A ghost comes back (SS-11.3.0.3)."""

    def carry_out(self, adventure: Adventure, hero: Hero, option: Option) -> Flow[None]:
        resurrect(adventure, hero)
        return no_decisions()


RAISING: Final = Raising()
RESURRECTING: Final = Resurrecting()


def resurrect(adventure: Adventure, hero: Hero) -> None:
    """SS-11.3.0.3"""
    adventure.shards -= hero.soulrank
    hero.ghost = False
    figure = adventure.figure_of(hero)
    figure.wounds = 0
    figure.shields = most_shields(adventure, figure)
    adventure.tell("resurrected", "SS-11.3.0.3", hero.place)
