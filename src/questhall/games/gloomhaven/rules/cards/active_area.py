"""Lasting effects: cards in the active area, their circles, Shield and Retaliate (RULES 3.12)."""

from questhall.kernel.decisions import NOTHING, Option

from ...printed.cards import STAYS_ROUND, Bonus
from ...state.figures import CHARACTER, MONSTER, SUMMON, Figure
from ...state.heroes import Active, Hero
from ...state.scene import Scene


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
    for bonus in scene.bonuses_of(active):
        bonus.end(scene, active)
    for number in active.figures:
        figure = scene.figures[number]
        own = figure.kind == SUMMON and figure.owner == active.seat and not figure.gone
        if own and figure.name == scene.card(active.card).key:
            remove_from_map(scene, figure)


def endings(scene: Scene, seat: int, besides: list[int] | None = None) -> list[Option]:
    """The active cards that a player may give up now (GH-3.12.11); not a card whose ability is
    unfinished (GH-3.3.4), nor one used in the current attack."""
    return [
        Option("end-active", active.card)
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
    if scene.figure_at[figure.cell] == figure.id:
        scene.figure_at[figure.cell] = NOTHING
    if figure.kind == MONSTER:
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
    return figure.kind == CHARACTER and figure.owner == active.seat


def bonuses_on(scene: Scene, figure: Figure) -> list[tuple[Active, Bonus]]:
    """Every bonus in force for the figure."""
    found: list[tuple[Active, Bonus]] = []
    for active in scene.actives:
        if affects(scene, active, figure):
            for bonus in scene.bonuses_of(active):
                found.append((active, bonus))
    return found


def shield_of(scene: Scene, figure: Figure) -> int:
    """The sum of all Shield that the figure has (GH-3.12.21)."""
    total = figure.shield
    if figure.kind == MONSTER:
        total += scene.stats(figure).shield
    elif figure.summon is not None:
        total += figure.summon.shield
    for active, bonus in bonuses_on(scene, figure):
        total += bonus.shield(scene, active, figure)
    return total


def retaliate_of(scene: Scene, figure: Figure, distance: int) -> int:
    """The damage that an attacker at this distance suffers, from all sources (GH-3.12.34)."""
    total = _in_range(figure.retaliate, distance)
    if figure.kind == MONSTER:
        total += _in_range(scene.stats(figure).retaliate, distance)
    elif figure.summon is not None and figure.summon.retaliate and distance <= 1:
        total += figure.summon.retaliate
    for active, bonus in bonuses_on(scene, figure):
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
