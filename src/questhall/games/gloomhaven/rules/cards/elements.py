"""Elements (RULES 3.11): charged at the end of a turn, usable from then on, waning each round."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

from ...printed.cards import Action, ElementUse
from ...state.figures import Condition
from ...state.scene import ELEMENTS, Element, Scene, Strength
from ..attack.conditions import give
from ..attack.sacrifice import pay_in_blood
from ..scenario import SpecialRule


def number_uses(actions: list[Action]) -> None:
    """Each use effect of a card has a number of its own."""
    uses = [each for action in actions for each in action.element_uses()]
    for number in range(len(uses)):
        uses[number].number = number
        uses[number].siblings = len(uses)


def use(scene: Scene, element: int) -> None:
    scene.elements[element] = Strength.INERT
    scene.underway.elements_used += 1
    scene.tell("element-used", "GH-3.11.8", element)


def charge(scene: Scene, element: int) -> None:
    """The element becomes Strong at the end of the turn (GH-3.11.4)."""
    if element not in scene.charging:
        scene.charging.append(element)


def settle_charges(scene: Scene) -> None:
    for element in scene.charging:
        scene.elements[element] = Strength.STRONG  # GH-3.11.16
        scene.tell("element-charged", "GH-3.11.4", element)
    scene.charging.clear()


def wane(scene: Scene) -> None:
    """Elements wane at the end of the round (GH-3.11.7)."""
    for element in range(len(ELEMENTS)):
        if scene.elements[element] != Strength.INERT:
            scene.elements[element] -= 1


def can_use(scene: Scene, use: ElementUse) -> bool:
    """Are all its elements Strong or Waning (GH-3.11.8, GH-3.11.9, GH-3.11.12)? One charged this
    turn is neither yet (GH-3.11.10). Each "any" needs one of its own."""
    left = [
        element for element in range(len(ELEMENTS)) if scene.elements[element] != Strength.INERT
    ]
    wild = 0
    for element in use.elements:
        if element == Element.ANY:
            wild += 1
        elif element in left:
            left.remove(element)
        else:
            return False
    return wild <= len(left)


def may_use(scene: Scene, use: ElementUse) -> bool:
    """May a character use the effect now? Some scenarios forbid it."""
    for rule in scene.scenario.audience.at(SpecialRule.may_use_elements):
        if not rule.may_use_elements(scene):
            return False
    return can_use(scene, use)


def spend(scene: Scene, seats: list[int], spent: ElementUse) -> Flow[None]:
    """Make its elements Inert: first the named ones, then those for "any"."""
    for element in sorted(spent.elements):
        if element == Element.ANY:
            element = yield from choose_element(scene, seats, "use-element", "GH-3.11.15", True)
        use(scene, element)


def offer(scene: Scene, seat: int, offered: ElementUse, actor: int) -> Flow[bool]:
    """A character may use the effect (GH-3.11.8); True if it does."""
    if offered.blood or offered.wounds:
        paid = yield from pay_with_health(scene, seat, offered, actor)
        return paid
    if not may_use(scene, offered):
        return False
    answer = yield _question(seat, offered, actor)
    if answer.declines:
        return False
    yield from spend(scene, [seat], offered)
    return True


def _question(seat: int, offered: ElementUse, actor: int) -> Decision:
    """Where a card has several use effects, the question says which of them it is about."""
    options = [Option("use"), refusal("do-not-use")]
    place = offered.number + 1 if offered.siblings > 1 else 0
    first = offered.elements[0]
    if len(offered.elements) == 1:
        return Decision([seat], "use", options, "GH-3.11.8", actor, first, place)
    second = offered.elements[1]
    return Decision([seat], "use-both", options, "GH-3.11.8", first, second, place)


def pay_with_health(scene: Scene, seat: int, offered: ElementUse, actor: int) -> Flow[bool]:
    """A character may suffer damage or WOUND for the effect; True if it does."""
    figure = scene.figures[actor]
    if offered.blood:
        suffered = yield from pay_in_blood(scene, figure, seat, offered.blood)
        return suffered > 0 and not figure.gone
    options = [Option("use"), refusal("do-not-use")]
    answer = yield Decision([seat], "wound-all", options, "GH-3.9.3", actor)
    if answer.declines:
        return False
    for other in scene.figures:
        near = scene.are_allies(figure, other) and scene.are_adjacent(figure, other)
        if other.id == actor or (near and not other.gone):
            give(scene, other, Condition.WOUND)
    return True


def choose_element(
    scene: Scene, seats: list[int], prompt: str, rule: str, only_available: bool
) -> Flow[int]:
    """Choose the element where a card says any (GH-3.11.15)."""
    options = [
        Option(prompt, element)
        for element in range(len(ELEMENTS))
        if not only_available or scene.elements[element] != Strength.INERT
    ]
    if not options:
        return NOTHING
    answer = yield Decision(seats, prompt, options, rule)
    return answer.what


def charge_all(scene: Scene, seats: list[int], charges: list[int]) -> Flow[None]:
    """Charge the elements of an ability; for "any" the player chooses."""
    for element in charges:
        if element == Element.ANY:
            element = yield from choose_element(scene, seats, "charge", "GH-3.11.15", False)
        charge(scene, element)
