"""Items that make an action of their owner greater, and one that spoils an enemy's."""

from questhall.kernel.decisions import Decision, Flow, Option, meant_by, refusal

from ...printed.cards import ElementUse
from ...printed.items import ItemDef, Window
from ...state.figures import Figure, FigureKind
from ...state.heroes import Hero
from ...state.scene import ELEMENTS, Element, Scene, Strength
from ...state.turn import Turn
from .elements import use
from .items import ItemOffer, item_option, ready_items, use_item


def item_for(scene: Scene, figure: Figure, window: int, prompt: str) -> Flow[ItemDef | None]:
    """The item that the owner uses in this window of its action, if any."""
    if figure.kind != FigureKind.CHARACTER:
        return None
    hero = scene.heroes[figure.owner]
    options = [item_option(hero, place) for place in ready_items(scene, hero, window)]
    if not options:
        return None
    options.append(refusal("no-item"))
    answer = yield Decision([hero.seat], prompt, options, "GH-3.20.1", figure.id)
    if answer.declines:
        return None
    item = meant_by(answer, ItemOffer)
    use_item(scene, hero, item.place)
    return item.kind


def act_after_ability(scene: Scene, hero: Hero, turn: Turn, card: int, half: int) -> Flow[None]:
    """Items that add something to abilities of a certain kind do so."""
    printed = scene.card(card).halves[half]
    for place in ready_items(scene, hero, Window.AFTER_ABILITY):
        effect = hero.items[place].kind.effect
        if effect.follows(printed):
            done = yield from effect.after(scene, scene.figure_of(hero), turn, card, half)
            if done:
                use_item(scene, hero, place)


def dampened(scene: Scene, figure: Figure, wanted: ElementUse) -> Flow[bool]:
    """Before an enemy uses elements, a character may use one of them for no effect."""
    elements = [
        element
        for element in range(len(ELEMENTS))
        if scene.elements[element] != Strength.INERT
        and (element in wanted.elements or Element.ANY in wanted.elements)
    ]
    for hero in scene.heroes:
        if hero.exhausted or not scene.are_enemies(scene.figure_of(hero), figure):
            continue
        for place in ready_items(scene, hero, Window.WHEN_ENEMY_USES_ELEMENT):
            options = [Option("use-element", element) for element in elements]
            options.append(refusal("no-item"))
            answer = yield Decision([hero.seat], "dampen", options, "GH-3.20.1", figure.id)
            if not answer.declines:
                use_item(scene, hero, place)
                use(scene, answer.what)
                return True
    return False
