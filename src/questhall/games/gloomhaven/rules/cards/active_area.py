"""Lasting effects: cards in the active area, their circles, Shield and Retaliate (RULES 3.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.offers import Offer

from ...printed.cards import STAYS_ROUND
from ...printed.lasting import Lasting
from ...state.figures import Figure, FigureKind
from ...state.heroes import Active, Hero
from ...state.scene import Scene
from ..scenario import SHIELD, SpecialRule, stat_bonus
from .worn_items import worn_shield


def put_in_active_area(scene: Scene, hero: Hero, card: int, half: int) -> Active:
    """The card stays in the active area for its bonus (GH-3.1.13)."""
    for active in scene.actives:
        if active.card == card:
            return active
    active = Active(hero.seat, card, half)
    active.until_round_end = scene.card(card).halves[half].stays == STAYS_ROUND
    for pile in (hero.chosen, hero.hand, hero.discard):
        if card in pile:
            pile.remove(card)
    scene.actives.append(active)
    scene.tell("stays", "GH-3.1.13", card)
    return active


def take_back(scene: Scene, hero: Hero, active: Active) -> None:
    """The bonus did not begin after all: put the card away like any other."""
    scene.actives.remove(active)
    hero.chosen.append(active.card)


def leave_active_area(scene: Scene, active: Active) -> None:
    """The card goes to the pile that its lost symbol says; its bonus ends and its summon leaves
    (GH-3.12.11)."""
    if active not in scene.actives:
        return
    scene.actives.remove(active)
    half = scene.half_of(active)
    hero = scene.heroes[active.seat]
    pile = hero.lost if half.lost else hero.discard
    pile.append(active.card)
    scene.tell("ends", "GH-3.12.11", active.card)
    for bonus in scene.bonuses_at(active, Lasting.end):
        bonus.end(scene, active)
    for number in active.figures:
        figure = scene.figures[number]
        own = figure.kind == FigureKind.SUMMON and figure.owner == active.seat and not figure.gone
        if own and figure.name == scene.card(active.card).key:
            remove_from_map(scene, figure)


def endings(
    scene: Scene, seat: int, meant: Offer, besides: list[int] | None = None
) -> list[Option]:
    """The active cards that a player may give up now (GH-3.12.11); not a card whose ability is
    unfinished (GH-3.3.4), nor one used in the current attack."""
    return [
        Option("end-active", active.card, meant=meant)
        for active in scene.actives
        if active.seat == seat
        and active.card != scene.underway.card
        and (besides is None or active.card not in besides)
    ]


def end_active(scene: Scene, card: int) -> None:
    for active in scene.actives[:]:
        if active.card == card:
            leave_active_area(scene, active)


def remove_from_map(scene: Scene, figure: Figure) -> None:
    """The figure leaves the map, for whatever reason."""
    figure.gone = True
    for cell in scene.cells_of(figure):
        if scene.figure_at[cell] == figure.id:
            scene.figure_at[cell] = NOTHING
    if figure.kind == FigureKind.MONSTER:
        scene.types[figure.type].standees.append(figure.number)


def use_circle(scene: Scene, active: Active) -> None:
    """Move the token on; after the last circle the card leaves (GH-3.12.3, GH-3.12.4)."""
    circles = scene.half_of(active).circles
    if not circles or active not in scene.actives:
        return
    xp = circles[active.used]
    active.used += 1
    if xp:  # GH-3.12.7
        gain_xp(scene, scene.heroes[active.seat], xp, "GH-3.12.7")
    if active.used == len(circles):
        leave_active_area(scene, active)


def gain_xp(scene: Scene, hero: Hero, xp: int, rule: str) -> None:
    if xp and not hero.exhausted:
        hero.xp += xp
        scene.tell("xp", rule, hero.seat, NOTHING, xp)


def affects(scene: Scene, active: Active, figure: Figure) -> bool:
    """Does the bonus affect the figure? Without a list of figures it affects its owner."""
    if active.figures:
        return figure.id in active.figures
    return figure.kind == FigureKind.CHARACTER and figure.owner == active.seat


def bonuses_on(
    scene: Scene, figure: Figure, moment: Callable[..., Any]
) -> list[tuple[Active, Lasting]]:
    """Every bonus in force for the figure that has something to say at this moment."""
    found: list[tuple[Active, Lasting]] = []
    for active in scene.actives:
        for bonus in scene.bonuses_at(active, moment):
            if _is_in_force(scene, active, bonus, figure):
                found.append((active, bonus))
    return found


def has_bonus(scene: Scene, figure: Figure) -> bool:
    """Is any bonus in force for the figure?"""
    for active in scene.actives:
        for bonus in scene.bonuses_of(active):
            if _is_in_force(scene, active, bonus, figure):
                return True
    return False


def _is_in_force(scene: Scene, active: Active, bonus: Lasting, figure: Figure) -> bool:
    """Was the figure chosen when the bonus began, or could its owner name the figure now?"""
    who = bonus.whom_now()
    if who is None:
        return affects(scene, active, figure)
    owner = scene.figure_of(scene.heroes[active.seat])
    return not owner.gone and who.includes(scene, owner, figure, None)


def begin_turn(scene: Scene, figure: Figure) -> Flow[None]:
    """Bonuses that help once each turn are ready again; those that help at its start do so."""
    for active in scene.actives:
        active.served = []
    for active, bonus in bonuses_on(scene, figure, Lasting.turn_begins):
        if not figure.gone:
            yield from bonus.turn_begins(scene, active, figure)


def is_doomed(scene: Scene, figure: Figure) -> bool:
    """Is there a Doom on the figure?"""
    for active in scene.actives:
        if figure.id in active.figures:
            for bonus in scene.bonuses_of(active):
                if bonus.doom:
                    return True
    return False


def hidden_from(scene: Scene, observer: Figure, figure: Figure) -> bool:
    """Is the figure invisible to an enemy (GH-3.10.31)?"""
    if not scene.is_invisible(figure):
        return False
    for active, bonus in bonuses_on(scene, observer, Lasting.sees_invisible):
        if bonus.sees_invisible(scene, active):
            return False
    return True


def shield_of(scene: Scene, figure: Figure) -> int:
    """The sum of all Shield that the figure has (GH-3.12.21)."""
    total = figure.shield
    if figure.kind == FigureKind.MONSTER:
        total += scene.stats(figure).shield
        total += stat_bonus(scene, figure, SHIELD)
    elif figure.summon is not None:
        total += figure.summon.shield
    elif figure.kind == FigureKind.CHARACTER:
        total += worn_shield(scene, figure)
    for active, bonus in bonuses_on(scene, figure, Lasting.shield):
        total += bonus.shield(scene, active, figure)
    return total


def retaliate_of(scene: Scene, figure: Figure, distance: int) -> int:
    """The damage that an attacker at this distance suffers, from all sources (GH-3.12.34)."""
    total = _in_range(figure.retaliate, distance)
    if figure.kind == FigureKind.MONSTER:
        total += _in_range(scene.stats(figure).retaliate, distance)
        for rule in scene.scenario.audience.at(SpecialRule.retaliates):
            total += rule.retaliates(scene, figure, distance)
    elif figure.summon is not None and distance <= figure.summon.retaliate_range:
        total += figure.summon.retaliate
    for active, bonus in bonuses_on(scene, figure, Lasting.retaliate):
        total += bonus.retaliate(scene, active, figure, distance)
    return total


def _in_range(pairs: list[int], distance: int) -> int:
    total = 0
    for i in range(0, len(pairs), 2):
        if distance <= pairs[i + 1]:
            total += pairs[i]
    return total


def end_round_bonuses(scene: Scene) -> None:
    """GH-5.1.4"""
    for active in scene.actives[:]:
        if active.until_round_end:
            leave_active_area(scene, active)
    for figure in scene.figures:
        if figure.gone:
            continue
        figure.shield = 0
        figure.attack_bonus = 0
        figure.hindering = False
        if figure.retaliate:
            figure.retaliate = []
        figure.turncoat = False
        figure.controlled_by = NOTHING
