"""Why not? The rule that stops a seat from acting on a thing now."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.cards import CardDef
from ..printed.items import Window
from ..printed.terrain import Terrain
from ..rules.attack.damage import has_departed
from ..rules.cards.active_area import hidden_from
from ..rules.cards.items import SEAT_ITEMS
from ..rules.movement.terrain import can_enter_door
from ..rules.round.card_selection import CARDS_TO_PLAY
from ..state.figures import Condition, Figure
from ..state.heroes import Hero, ItemState
from ..state.scene import ELEMENTS, Phase, Scene, Strength

MOMENTS = {
    Window.IN_MOVE: "why-item-in-move",
    Window.IN_ATTACK_ACTION: "why-item-in-attack",
    Window.IN_ATTACK: "why-item-in-attack",
    Window.WHEN_ATTACKED: "why-item-when-attacked",
    Window.WHEN_DAMAGED: "why-item-when-attacked",
    Window.AT_ROUND_START: "why-item-at-round-start",
    Window.AT_TURN_END: "why-item-at-turn-end",
    Window.PASSIVE: "why-item-passive",
    Window.AT_KILL: "why-item-passive",
    Window.AFTER_ABILITY: "why-item-after-ability",
    Window.IN_ALLY_ATTACK: "why-item-in-ally-attack",
    Window.IN_HEAL: "why-item-in-heal",
    Window.IN_LOOT: "why-item-in-loot",
    Window.WHEN_OBSTACLE_IS_MADE: "why-item-when-obstacle-is-made",
    Window.WHEN_TARGETED: "why-item-when-attacked",
    Window.WHEN_SUMMON_IS_DAMAGED: "why-item-when-summon-is-damaged",
    Window.WHEN_ENEMY_USES_ELEMENT: "why-item-when-enemy-uses-element",
}


def why_not(scene: Scene, seat: int, thing: str) -> Why | None:
    """The reason, or None if nothing forbids acting on the thing."""
    if scene.over:
        return Why("GH-6.1.1", "why-scenario-over")
    if scene.phase == Phase.PREPARING or seat >= len(scene.heroes):
        return None
    hero = scene.heroes[seat]
    if has_departed(scene, hero):
        return Why("GH-7.1.12", "why-departed")
    if hero.exhausted:
        return Why("GH-3.19.3", "why-exhausted")
    kind, _, rest = thing.partition(":")
    if kind == "hex":
        return _hex(scene, hero, rest)
    if kind == "element":
        return _element(scene, rest)
    number = number_in(rest)
    if number is None or number < 0:
        return None
    if kind == "card" and number < len(scene.cards):
        return _card(scene, hero, number)
    if kind == "figure" and number < len(scene.figures):
        return _figure(scene, hero, scene.figures[number])
    if kind == "item":
        return _item(scene, hero, number)
    return None


def _not_acting(scene: Scene, hero: Hero) -> Why | None:
    """It is not this character's turn, or it cannot act in it."""
    if scene.phase == Phase.SELECTING:
        return Why("GH-3.0.2", "why-selecting")
    if scene.acting != hero.figure:
        return Why("GH-3.2.3", "why-not-your-turn")
    if hero.resting:
        return Why("GH-3.1.23", "why-resting")
    if scene.figure_of(hero).has(Condition.STUN):
        return Why("GH-3.10.17", "why-stunned")
    return None


# -- cards -------------------------------------------------------------------------


def _card(scene: Scene, hero: Hero, card: int) -> Why | None:
    if not isinstance(scene.cards[card], CardDef):
        return None
    if card in hero.hand:
        return _hand_card(scene, hero)
    if card in hero.chosen:
        return _not_acting(scene, hero) or Why("GH-3.3.3", "why-ability-under-way")
    if card in hero.discard:
        return Why("GH-3.1.10", "why-discarded")
    if card in hero.lost:
        return Why("GH-3.1.12", "why-lost")
    if card in hero.reserve:
        return Why("GH-2.0.6", "why-left-behind")
    for active in scene.actives:
        if active.card == card and active.seat == hero.seat:
            return _not_acting(scene, hero) or Why("GH-3.12.11", "why-active")
    return Why("GH-1.2.2", "why-not-your-card")


def _hand_card(scene: Scene, hero: Hero) -> Why | None:
    if scene.phase != Phase.SELECTING:
        return Why("GH-3.1.9", "why-not-played")
    selection = scene.selection_of(hero)
    if selection.ready:
        return Why("GH-3.1.1", "why-ready")
    if selection.resting:
        return Why("GH-3.1.25", "why-long-rest")
    if len(selection.cards()) == CARDS_TO_PLAY:
        return Why("GH-3.1.1", "why-two-chosen")
    if len(hero.hand) < CARDS_TO_PLAY:
        return Why("GH-3.1.6", "why-one-card")
    return None


# -- the map -----------------------------------------------------------------------


def _hex(scene: Scene, hero: Hero, text: str) -> Why | None:
    place, _, rest = text.partition(",")
    q, r = number_in(place), number_in(rest)
    if q is None or r is None:
        return None
    hex = (q, r)
    if hex not in scene.scenario.hexes() or not _is_known(scene, scene.scenario.cell_at(hex)):
        return Why("GH-3.4.6", "why-no-hex")
    cell = scene.scenario.cell_at(hex)
    waiting = _not_acting(scene, hero)
    if waiting is not None:
        return waiting
    figure = scene.figure_of(hero)
    if figure.has(Condition.IMMOBILIZE):
        return Why("GH-3.10.15", "why-immobilized")
    if scene.underway.points == 0:
        return Why("GH-3.3.1", "why-not-moving")
    return _not_a_goal(scene, figure, cell)


def _is_known(scene: Scene, cell: int) -> bool:
    """Is it revealed, or a closed door beside a revealed room?"""
    book = scene.scenario
    joint = book.joint_of[cell]
    rooms = [book.room_of[cell]] if joint < 0 else book.joints[joint].rooms
    return any(scene.revealed >> book.area_of[room] & 1 for room in rooms)


def _not_a_goal(scene: Scene, figure: Figure, cell: int) -> Why:
    """Why a movement cannot end there."""
    if cell == figure.cell:
        return Why("GH-3.4.1", "why-already-there")
    if scene.board.closed[cell] and not can_enter_door(scene, cell):
        return Why("GH-15.1.1", "why-locked")
    if scene.figure_at[cell] != NOTHING:
        return Why("GH-3.4.5", "why-occupied")
    if scene.terrain[cell] & Terrain.OBSTACLE and not scene.flies(figure):
        return Why("GH-2.2.23", "why-obstacle")
    return Why("GH-3.4.1", "why-out-of-reach")


def _figure(scene: Scene, hero: Hero, target: Figure) -> Why | None:
    own = scene.figure_of(hero)
    if target.gone or target.id == own.id:
        return None
    waiting = _not_acting(scene, hero)
    if waiting is not None:
        return waiting
    if not scene.are_enemies(own, target):
        return Why("GH-3.3.8", "why-ally")
    if own.has(Condition.DISARM):
        return Why("GH-3.10.16", "why-disarmed")
    if hidden_from(scene, own, target):
        return Why("GH-3.10.31", "why-invisible")
    if not scene.sees(own, target):
        return Why("GH-3.6.10", "why-no-sight")
    plan = scene.underway.plan
    if plan is None:
        return Why("GH-3.3.1", "why-not-attacking")
    if not scene.is_within(own, target, plan.distance):
        return Why("GH-3.6.1", "why-out-of-range")
    return Why("GH-3.6.1", "why-no-target")


# -- items and elements ------------------------------------------------------------


def _item(scene: Scene, hero: Hero, number: int) -> Why | None:
    seat, place = divmod(number, SEAT_ITEMS)
    if seat != hero.seat or place >= len(hero.items):
        return Why("GH-1.3.4", "why-not-your-item")
    item = hero.items[place]
    if item.state == ItemState.TURNED:
        return Why("GH-1.3.6", "why-item-spent")
    if item.state == ItemState.FLIPPED:
        return Why("GH-1.3.7", "why-item-consumed")
    if scene.figure_of(hero).has(Condition.STUN) and not item.kind.works_when_stunned:
        return Why("GH-3.10.17", "why-stunned")
    if item.kind.window in MOMENTS:
        return Why("GH-1.3.10", MOMENTS[item.kind.window])
    return _not_acting(scene, hero) or Why("GH-3.20.1", "why-item-of-no-use")


def _element(scene: Scene, name: str) -> Why | None:
    if name in ELEMENTS and scene.elements[ELEMENTS.index(name)] == Strength.INERT:
        return Why("GH-3.11.8", "why-element-inert")
    return None
