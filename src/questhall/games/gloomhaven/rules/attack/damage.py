"""Damage, death and exhaustion (RULES 3.18, 3.19, 3.6.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option

from ...printed.cards import ELITE
from ...state.figures import CHARACTER, FOES, MONSTER, SUMMON, Figure
from ...state.heroes import ELITE_KILLS, FIRST_KILLS, KILLS, LOWEST_HP, MOST_OVERKILL, Active, Hero
from ...state.scene import Scene
from ..cards.active_area import (
    bonuses_on,
    end_active,
    endings,
    leave_active_area,
    remove_from_map,
    use_circle,
)
from ..round.scenario_end import settle
from ..scenario import script_of

if TYPE_CHECKING:
    from .strike import Strike

# The source of damage: the number of a figure, or one of these.
SOURCES_FROM = 100_000
SOURCES = ("wound", "trap", "hazardous", "fall", "chest", "rest")
FROM_WOUND = SOURCES_FROM
FROM_TRAP = SOURCES_FROM + 1
FROM_HAZARDOUS = SOURCES_FROM + 2
FROM_FALL = SOURCES_FROM + 3
FROM_CHEST = SOURCES_FROM + 4
FROM_REST = SOURCES_FROM + 5


def suffer(
    scene: Scene,
    figure: Figure,
    amount: int,
    rule: str,
    source: int,
    by: int = NOTHING,
    strike: Strike | None = None,
) -> Flow[int]:
    """The figure suffers damage; return how much it was. `by` is the seat that caused it."""
    if amount <= 0 or figure.gone or script_of(scene).is_invulnerable(scene, figure):
        return 0
    if figure.kind == CHARACTER:
        cancelled = yield from _is_cancelled(
            scene, scene.heroes[figure.owner], figure, amount, source, strike
        )
        if cancelled:
            return 0
    yield from lose_hit_points(scene, figure, amount, rule, by)
    return amount


def lose_hit_points(scene: Scene, figure: Figure, amount: int, rule: str, by: int) -> Flow[None]:
    figure.hp -= amount
    scene.tell("suffers", rule, figure.id, NOTHING, amount)
    if figure.kind == CHARACTER:
        hero = scene.heroes[figure.owner]
        hero.tally[LOWEST_HP] = min(hero.tally[LOWEST_HP], figure.hp)
    if figure.hp <= 0:  # GH-3.6.24, GH-15.1.8
        yield from die(scene, figure, by)


def _is_cancelled(
    scene: Scene, hero: Hero, figure: Figure, amount: int, source: int, strike: Strike | None
) -> Flow[bool]:
    """GH-14.6.1: first bonuses that must cancel it, then the player's choice (GH-3.18.1)."""
    for active, bonus in bonuses_on(scene, figure):
        if bonus.cancels(scene, active, strike):
            scene.tell("cancels", "GH-3.12.5", active.card, NOTHING, amount)
            use_circle(scene, active)
            return True
    scene.underway.damage = amount
    while True:
        costs = _costs(scene, hero)
        if not costs:
            return False
        options = [Option("suffer", NOTHING, NOTHING, amount)]
        options.extend(endings(scene, hero.seat))  # GH-3.12.11
        options.extend(costs)
        scene.underway.sufferer = figure.id
        answer = yield Decision(
            [hero.seat], "damage", options, "GH-3.18.1", figure.id, source, amount
        )
        scene.underway.sufferer = NOTHING
        if answer.verb != "end-active":
            break
        end_active(scene, answer.what)
    if answer.verb == "suffer":
        return False
    lose_card(scene, hero, answer.what)
    if answer.verb == "lose-hand":
        return True
    left = [Option("lose-discard", card) for card in discards_of(scene, hero)]
    second = yield Decision([hero.seat], "second-discard", left, "GH-3.18.1", figure.id)
    lose_card(scene, hero, second.what)
    return True


def _costs(scene: Scene, hero: Hero) -> list[Option]:
    """What cancels damage: losing a card from the hand, or two from the discard pile."""
    options = [Option("lose-hand", card) for card in hero.hand]
    discards = discards_of(scene, hero)
    if len(discards) >= 2:
        options.extend([Option("lose-discard", card) for card in discards])
    return options


def discards_of(scene: Scene, hero: Hero) -> list[int]:
    """The discard pile and the active cards that belong to it (GH-3.12.10)."""
    return hero.discard + [active.card for active in active_discards(scene, hero)]


def active_discards(scene: Scene, hero: Hero) -> list[Active]:
    """The active cards of the discard pile, except the one being used: it is in no pile yet
    (GH-3.18.3)."""
    return [
        active
        for active in scene.actives
        if active.seat == hero.seat
        and active.card != scene.underway.card
        and not scene.half_of(active).lost
    ]


def lose_card(scene: Scene, hero: Hero, card: int) -> None:
    """Move a card from the hand, the discard pile or the active area to the lost pile."""
    end_active(scene, card)
    if card in hero.hand:
        _lay_open(scene)
    for pile in (hero.hand, hero.discard):
        if card in pile:
            pile.remove(card)
            hero.lost.append(card)
    scene.tell("loses-card", "GH-3.1.20", hero.seat, card)


def _lay_open(scene: Scene) -> None:
    """The others now see what only its owner knew (RULES 16)."""
    if len(scene.heroes) > 1 and not scene.rules.open_information:
        scene.mark_information()


def die(scene: Scene, figure: Figure, by: int = NOTHING) -> Flow[None]:
    """The figure leaves the map at once (GH-3.6.24)."""
    if figure.gone:
        return
    if figure.kind == CHARACTER:
        exhaust(scene, scene.heroes[figure.owner])
        settle(scene)
        return
    cell = figure.cell
    remove_from_map(scene, figure)
    scene.tell("dies", "GH-3.6.24", figure.id)
    if figure.kind == SUMMON:
        _end_summon(scene, figure)
        if figure.summon is not None and figure.summon.on_death is not None:
            yield from figure.summon.on_death.act(scene, figure, None)
    if figure.kind == MONSTER:
        if figure.drops_coin:  # GH-3.6.26
            scene.coins[cell] += 1
        if by != NOTHING and figure.side == FOES:
            _count_kill(scene, scene.heroes[by], figure)
        yield from _last_gasp(scene, figure)
    yield from script_of(scene).died(scene, figure)
    settle(scene)


def _last_gasp(scene: Scene, figure: Figure) -> Flow[None]:
    """What this round's ability card makes a monster do as it dies."""
    card = scene.monster_card(figure.type)
    if card is not None and card.on_death is not None and figure.acted == scene.round:
        yield from card.on_death.act(scene, figure, None)


def _count_kill(scene: Scene, hero: Hero, figure: Figure) -> None:
    """Count a kill for battle goals (RULES 1.6); a kill by nobody does not count as the first
    either."""
    tally = hero.tally
    if not any(each.tally[KILLS] for each in scene.heroes):
        tally[FIRST_KILLS] += 1
    tally[KILLS] += 1
    if figure.rank == ELITE:
        tally[ELITE_KILLS] += 1
    tally[MOST_OVERKILL] = max(tally[MOST_OVERKILL], -figure.hp)


def _end_summon(scene: Scene, figure: Figure) -> None:
    """Its card goes to the pile that its lost symbol says (GH-3.14.3)."""
    for active in scene.actives[:]:
        own = figure.name == scene.card(active.card).key and active.seat == figure.owner
        if own and figure.id in active.figures:
            active.figures.remove(figure.id)
            leave_active_area(scene, active)


def exhaust(scene: Scene, hero: Hero) -> None:
    """GH-3.19.3: all its cards are lost; the figure and its summons leave the map for good."""
    if hero.exhausted:
        return
    for active in [each for each in scene.actives if each.seat == hero.seat]:
        leave_active_area(scene, active)
    hero.exhausted = True
    if hero.hand or hero.chosen:
        _lay_open(scene)
    hero.lost.extend(hero.hand + hero.chosen + hero.discard)
    hero.hand.clear()
    hero.chosen.clear()
    hero.discard.clear()
    hero.resting = False
    figure = scene.figures[hero.figure]
    if not figure.gone:
        remove_from_map(scene, figure)
    for summon in scene.figures:  # GH-3.19.5
        if summon.kind == SUMMON and summon.owner == hero.seat and not summon.gone:
            remove_from_map(scene, summon)
    scene.tell("exhausted", "GH-3.19.1", hero.seat)
