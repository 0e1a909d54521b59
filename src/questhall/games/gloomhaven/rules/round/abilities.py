"""Using an ability: one half of a card, its actions in printed order (RULES 3.3)."""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option
from questhall.kernel.offers import Offer

from ...printed.cards import NOT_STAYING, Half
from ...state.figures import Condition
from ...state.heroes import Hero
from ...state.scene import Scene
from ...state.turn import Turn
from ..cards.active_area import gain_xp
from ..cards.element_bonuses import after_using
from ..cards.elements import charge_all
from ..cards.items_in_actions import act_after_ability
from ..cards.piles import discard, lose
from ..movement.terrain import fall
from .at_any_time import performs
from .scenario_end import settle


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Offer):
    """A way to use up a card and one of the two halves of a turn."""

    def __init__(self, scene: Scene, hero: Hero, half: int) -> None:
        self.scene = scene
        self.hero = hero
        self.half = half


class PlayHalf(Ability):
    """The ability that is printed on the half."""

    def __init__(self, scene: Scene, hero: Hero, turn: Turn, half: int) -> None:
        super().__init__(scene, hero, half)
        self.turn = turn

    def take(self, option: Option) -> Flow[None]:
        yield from use_half(self.scene, self.hero, self.turn, option.what, self.half)


class InsteadOfHalf(Ability):
    """What a special rule lets a character do for a card instead of using the half (GH-7.1.12)."""

    def take(self, option: Option) -> Flow[None]:
        discard_unused(self.scene, self.hero, option.what)
        yield from self.act(option)
        settle(self.scene)

    def act(self, option: Option) -> Flow[None]:
        raise TypeError(f"{type(self).__name__} does not say what happens")


def use_half(scene: Scene, hero: Hero, turn: Turn, card: int, half: int) -> Flow[None]:
    """Perform the actions as far as the player wishes, then put the card in its pile."""
    printed = scene.card(card).halves[half]
    turn.card = card
    turn.played.append(card)
    turn.half = half
    turn.plus = 0
    turn.suffered = 0
    turn.path = []
    turn.passed = []
    turn.healed = []
    turn.disarmed = None
    turn.performed = False
    turn.earned = 0
    scene.underway.card = card
    scene.underway.half = half
    scene.underway.performed = False
    scene.tell("uses", "GH-3.3.1", hero.seat, card, half)
    figure = scene.figure_of(hero)
    for place in range(len(printed.actions)):
        action = printed.actions[place]
        scene.underway.line = place
        if hero.exhausted:
            break
        if figure.has(Condition.STUN) and not action.forced:  # GH-3.10.17
            continue
        wanted = yield from performs(scene, figure, turn, printed, place)
        if not wanted or hero.exhausted:
            continue
        used, earned = scene.underway.elements_used, turn.earned
        done = yield from action.perform(scene, figure, turn)
        if not done and not action.for_whole_ability:
            turn.earned = earned  # GH-3.17.3: what the elements were used on was not performed
        turn.performed = turn.performed or done
        scene.underway.performed = turn.performed
        yield from after_using(scene, hero, turn, used)
        yield from fall(scene, figure)
    if turn.performed:  # GH-3.11.5, GH-3.17.2
        gain_xp(scene, hero, printed.xp, "GH-3.17.1")
        gain_xp(scene, hero, turn.earned, "GH-3.17.3")
        yield from charge_all(scene, [hero.seat], printed.charges)
    put_away(scene, hero, card, printed)
    turn.card = NOTHING
    turn.plus = 0
    scene.underway.card = NOTHING
    scene.underway.line = NOTHING
    if turn.performed and not hero.exhausted:
        yield from act_after_ability(scene, hero, turn, card, half)


def put_away(scene: Scene, hero: Hero, card: int, printed: Half) -> None:
    """GH-3.1.10, GH-3.1.11; a card that stays is already in the active area (GH-3.3.4)."""
    if hero.exhausted or card not in hero.chosen:
        return
    hero.chosen.remove(card)
    if printed.lost:
        lose(scene, hero, card)
    else:
        discard(scene, hero, card)


def discard_unused(scene: Scene, hero: Hero, card: int) -> None:
    """Discard a card used for a standard ability, or not at all (GH-3.3.10, GH-3.10.18)."""
    if card in hero.chosen:
        hero.chosen.remove(card)
        discard(scene, hero, card)


def stays(printed: Half) -> bool:
    return printed.stays != NOT_STAYING
