"""Items used in an attack: by the attacker, its allies and its target (RULES 3.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.decisions import Decision, Flow, Option, meant_by, refusal

from ...printed.items import ItemUse, Window
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import Scene
from ..cards.items import ItemOffer, has_circles, item_option, ready_items, use_item

if TYPE_CHECKING:
    from .strike import AttackPlan, Strike


def use_items(scene: Scene, hero: Hero, hit: Strike, window: int) -> Flow[None]:
    """Keep asking while an item of this window can be used on the attack (GH-3.20.1)."""
    used: list[int] = []
    while True:
        options: list[Option] = []
        for place in ready_items(scene, hero, window):
            if place in used or not _fits(scene, hero, place, hit, window):
                continue
            if _works_by_itself(scene, hero, place):
                used.append(place)
                _apply(scene, hero, place, hit, window)
            elif hero.items[place].kind.effect.adds(scene, hit):
                options.append(item_option(hero, place))
        if not options:
            return
        options.append(refusal("no-item"))
        prompt = "strike-item" if window == Window.IN_ATTACK else "guard-item"
        answer = yield Decision(
            [hero.seat], prompt, options, "GH-3.20.2", hit.attacker.id, hit.target.id
        )
        if answer.declines:
            return
        place = meant_by(answer, ItemOffer).place
        used.append(place)
        _apply(scene, hero, place, hit, window)


def _works_by_itself(scene: Scene, hero: Hero, place: int) -> bool:
    """Without a symbol and a price, or with circles it must be used (GH-3.20.6)."""
    item = hero.items[place]
    if item.kind.use == ItemUse.ALWAYS:
        return not item.kind.effect.costs
    return has_circles(scene, item)


def _fits(scene: Scene, hero: Hero, place: int, hit: Strike, window: int) -> bool:
    effect = hero.items[place].kind.effect
    if effect.once_a_turn and place in hero.worked:
        return False
    if window == Window.IN_ATTACK:
        return effect.strikes(scene, hit)
    if window == Window.WHEN_ATTACKED:
        return effect.guards(scene, hit)
    return effect.softens(scene, hit)


def _apply(scene: Scene, hero: Hero, place: int, hit: Strike, window: int) -> None:
    kind = hero.items[place].kind
    if kind.use != ItemUse.ALWAYS or kind.effect.costs:  # the others count their uses themselves
        use_item(scene, hero, place)
    if kind.effect.once_a_turn:
        hero.worked.append(place)
    if window == Window.IN_ATTACK:
        hit.items.append(kind.number)
        kind.effect.strike(scene, hit)
    elif window == Window.WHEN_ATTACKED:
        kind.effect.guard(scene, hit)
    else:
        kind.effect.soften(scene, hit)


def helped_by_allies(scene: Scene, plan: AttackPlan) -> Flow[None]:
    """Allies of the attacker may use items on its whole attack action."""
    for hero in scene.heroes:
        if hero.exhausted or not scene.are_allies(scene.figure_of(hero), plan.attacker):
            continue
        for place in ready_items(scene, hero, Window.IN_ALLY_ATTACK):
            effect = hero.items[place].kind.effect
            if not effect.plans(scene, plan):
                continue
            options = [item_option(hero, place), refusal("no-item")]
            answer = yield Decision(
                [hero.seat], "ally-attack-item", options, "GH-3.20.2", plan.attacker.id
            )
            if not answer.declines:
                use_item(scene, hero, place)
                yield from effect.plan(scene, plan)


def turned_against_another(scene: Scene, plan: AttackPlan, target: Figure) -> Flow[Figure]:
    """An item of the target may make the attacker attack somebody else."""
    if target.kind != FigureKind.CHARACTER:
        return target
    hero = scene.heroes[target.owner]
    for place in ready_items(scene, hero, Window.WHEN_TARGETED):
        others = hero.items[place].kind.effect.others_to_attack(scene, plan, target)
        if not others:
            continue
        options = [Option("target", figure.id) for figure in others]
        options.append(refusal("no-item"))
        answer = yield Decision([hero.seat], "betray", options, "GH-3.20.2", plan.attacker.id)
        if not answer.declines:
            use_item(scene, hero, place)
            return scene.figures[answer.what]
    return target
