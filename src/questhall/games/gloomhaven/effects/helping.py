"""Heal, conditions, PUSH and PULL without an attack, damage, kill, loot (RULES 3.9 to 3.16)."""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option
from questhall.kernel.ties import choose_one, narrow

from ..printed.cards import NO_DECISIONS, Action, ElementUse, Value
from ..printed.items import Window
from ..rules.attack.conditions import give, give_from, is_negative
from ..rules.attack.damage import die, suffer
from ..rules.attack.healing import heal, more_healing, whom_to_heal
from ..rules.cards.active_area import gain_xp
from ..rules.cards.element_bonuses import bought, buy
from ..rules.cards.elements import charge, choose_element, may_use, offer
from ..rules.cards.items_in_actions import item_for
from ..rules.cards.worn_items import allies_add_to_pack
from ..rules.monsters.acting import Activation, deciders
from ..rules.movement.forced import can_be_moved, move_each, push_or_pull
from ..rules.movement.looting import cells_to_loot, loot_hex
from ..rules.selecting import EACH, ENEMIES, SELF, Who, choose, choose_or_skip
from ..state.figures import Condition, Figure
from ..state.scene import Element, Scene
from ..state.turn import Turn, seat_for


class HealAction(Action):
    """Heal X (GH-3.13.1)."""

    def __init__(self, value: Value, who: Who, uses: list[ElementUse], gives: list[int]) -> None:
        self.value = value
        self.who = who
        self.uses = uses
        self.gives = gives  # conditions for all who are healed

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        purchase = yield from buy(scene, actor, turn, self.uses, self.who)
        turn.healed = []
        who = whom_to_heal(scene, actor, purchase.who)
        targets = yield from choose(scene, who, actor, turn, "heal", "GH-3.13.1", True)
        if not targets:
            return False
        turn.healed = [figure.id for figure in targets]
        plus = purchase.plus + more_healing(scene, actor, targets)
        plus += allies_add_to_pack(scene, actor, turn)
        item = yield from item_for(scene, actor, Window.IN_HEAL, "heal-item")
        times = 1 if item is None else item.heal_times
        for figure in targets:
            heal(scene, figure, times * (self.value.of(scene, figure, turn) + plus))
            for condition in self.gives:
                give(scene, figure, condition)
        return True

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def is_idle(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        """Nobody whom it reaches has anything to heal."""
        if self.uses or self.gives:
            return not self.possible(scene, actor, turn)
        return not any(_is_ailing(figure) for figure in self.who.find(scene, actor, turn))

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        """GH-4.7.1: a monster heals itself or the ally that has lost the most."""
        amount = self.value.at(actor)
        for use in self.uses:
            if use.number in scene.uses:
                amount += use.plus
        who = self.who
        for use in self.uses:
            if use.number in scene.uses and use.who is not None:
                who = use.who
        found = who.find(scene, actor, None)
        if who.side == SELF or who.count == EACH:
            for figure in found:
                heal(scene, figure, amount)
            return
        for _ in range(_targets(self.uses, scene, who)):
            target = yield from _most_hurt(scene, actor, found)
            if target is None:
                return
            found.remove(target)
            heal(scene, target, amount)


def _is_ailing(figure: Figure) -> bool:
    if figure.hp < figure.max_hp:
        return True
    return figure.has(Condition.POISON) or figure.has(Condition.WOUND)


def _targets(uses: list[ElementUse], scene: Scene, who: Who) -> int:
    for use in uses:
        if use.number in scene.uses and use.targets:
            return use.targets
    return who.count


def _most_hurt(scene: Scene, actor: Figure, found: list[Figure]) -> Flow[Figure | None]:
    """The figures that have lost the most hit points, or at least have something to heal."""
    needy = [figure for figure in found if _is_ailing(figure)]
    if not needy:
        return None
    equal = narrow(needy, [[figure.hp - figure.max_hp for figure in needy]])
    options = [Option("target", figure.id) for figure in equal]
    seats = deciders(scene, actor)
    answer = yield from choose_one(seats, options, "monster-heal", "GH-4.8.1", actor.id)
    return scene.figures[answer.what]


def meets_own(scene: Scene, who: Who, actor: Figure, turn: Turn) -> bool:
    """Does the target include the character itself or an ally (GH-3.3.6)?"""
    return any(not scene.are_enemies(actor, figure) for figure in who.find(scene, actor, turn))


class InflictAction(Action):
    """Conditions for the figures that the card names, without an attack (GH-3.9.3)."""

    def __init__(self, conditions: list[int], who: Who, uses: list[ElementUse]) -> None:
        self.conditions = conditions
        self.who = who
        self.uses = uses
        self.harmful = is_negative(conditions[0])
        self.forced = who.side == SELF and self.harmful

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        optional = not self.harms_own(scene, actor, turn)
        purchase = yield from buy(scene, actor, turn, self.uses, self.who)
        targets = yield from choose(
            scene, purchase.who, actor, turn, "inflict", "GH-3.9.3", optional
        )
        for figure in targets:
            self._give(scene, actor, figure)
        return not self.forced and bool(targets)

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def harms_own(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return self.harmful and meets_own(scene, self.who, actor, turn)

    def _give(self, scene: Scene, actor: Figure, figure: Figure) -> None:
        for condition in self.conditions:
            give_from(scene, actor, figure, condition)

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        who = self.who
        for use in self.uses:
            if use.number in scene.uses and use.who is not None:
                who = use.who
        targets = yield from monster_targets(scene, actor, activation, who)
        for figure in targets:
            self._give(scene, actor, figure)


class ForceAction(Action):
    """PUSH or PULL without an attack."""

    def __init__(self, distance: int, away: bool, who: Who, uses: list[ElementUse]) -> None:
        self.distance = distance
        self.away = away
        self.who = who
        self.uses = uses

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        distance = self.distance + (yield from bought(scene, actor, turn, self.uses))
        movable = [
            figure.id
            for figure in self.who.find(scene, actor, turn)
            if self.who.count == EACH or can_be_moved(scene, actor, figure, distance, self.away)
        ]
        prompt = "push-whom" if self.away else "pull-whom"
        waiting = yield from choose(scene, self.who, actor, turn, prompt, "GH-3.9.4", True, movable)
        any_moved = yield from move_each(scene, actor, turn, waiting, distance, self.away)
        return any_moved

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        distance = self.distance
        for use in self.uses:
            if use.number in scene.uses:
                distance += use.plus
        targets = yield from monster_targets(scene, actor, activation, self.who)
        for figure in targets:
            yield from push_or_pull(scene, actor, figure, distance, self.away, NOTHING)


class DamageAction(Action):
    """The figures that the card names suffer damage (GH-3.18.6). Damage only to the actor and its
    allies does not count as an action performed (GH-3.17.2)."""

    def __init__(self, amount: int, who: Who, uses: list[ElementUse]) -> None:
        self.amount = amount
        self.who = who
        self.forced = who.side != ENEMIES
        self.uses = uses

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        amount = self.amount + (yield from bought(scene, actor, turn, self.uses))
        targets = yield from choose(
            scene, self.who, actor, turn, "damage-to", "GH-3.18.6", not self.forced
        )
        hits = any(scene.are_enemies(actor, figure) for figure in targets)
        for figure in targets:
            yield from suffer(scene, figure, amount, "GH-3.18.6", actor.id, actor.owner)
        return hits

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(self.who.find(scene, actor, turn))

    def harms_own(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return meets_own(scene, self.who, actor, turn)

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        amount = self.amount
        for use in self.uses:
            if use.number in scene.uses:
                amount += use.plus
        targets = yield from monster_targets(scene, actor, activation, self.who)
        for figure in targets:
            yield from suffer(scene, figure, amount, "GH-3.18.6", actor.id)


class KillAction(Action):
    """Kill the figures that the card names; some cards kill only normal or elite monsters."""

    def __init__(self, who: Who, xp_each: int = 0) -> None:
        self.who = who
        self.xp_each = xp_each

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        turn.felled = NOTHING
        targets = yield from choose(scene, self.who, actor, turn, "kill", "GH-3.6.24", True)
        for figure in targets:
            turn.felled = figure.cell
            yield from die(scene, figure, actor.owner)
            hero = scene.hero_of(actor)
            if hero is not None:
                gain_xp(scene, hero, self.xp_each, "GH-3.17.3")
        return bool(targets)


class LootAction(Action):
    """Loot X (GH-3.16.1)."""

    def __init__(self, range: int) -> None:
        self.range = range

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        range = yield from self._range_for(scene, actor)
        cells = cells_to_loot(scene, actor, range)
        if not cells:
            return False
        seat = seat_for(scene, actor, turn)
        answer = yield from choose_or_skip(seat, [Option("loot")], "loot", "GH-3.16.1", actor.id)
        if answer is None:
            return False
        hero = scene.heroes[seat]
        for cell in cells:
            yield from loot_hex(scene, hero, cell, False)
        return True

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return bool(cells_to_loot(scene, actor, self.range))

    def _range_for(self, scene: Scene, actor: Figure) -> Flow[int]:
        """An item may make Loot 1 a Loot 2, if there is more to loot."""
        here = len(cells_to_loot(scene, actor, self.range))
        if self.range != 1 or len(cells_to_loot(scene, actor, 2)) == here:
            return self.range
        item = yield from item_for(scene, actor, Window.IN_LOOT, "loot-item")
        return self.range if item is None else item.loots

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        """GH-4.7.8: a monster loots all coins within range, never treasure."""
        for cell in cells_to_loot(scene, actor, self.range):
            if scene.coins[cell]:
                scene.tell("monster-loots", "GH-4.7.8", actor.id, cell, scene.coins[cell])
                scene.coins[cell] = 0
        yield from NO_DECISIONS


class ChargeAction(Action):
    """Charge an element as an action of its own."""

    charges_when_stunned = True

    def __init__(self, element: int) -> None:
        self.element = element

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        yield from self._charge(scene, [seat_for(scene, actor, turn)])
        return True

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        yield from self._charge(scene, scene.everybody())

    def _charge(self, scene: Scene, seats: list[int]) -> Flow[None]:
        element = self.element
        if element == Element.ANY:
            element = yield from choose_element(scene, seats, "charge", "GH-3.11.15", False)
        charge(scene, element)


class UseAction(Action):
    """A use effect that is an action of its own."""

    def __init__(self, use: ElementUse) -> None:
        self.use = use

    def element_uses(self) -> list[ElementUse]:
        return [self.use]

    def possible(self, scene: Scene, actor: Figure, turn: Turn) -> bool:
        return may_use(scene, self.use)

    def perform(self, scene: Scene, actor: Figure, turn: Turn) -> Flow[bool]:
        used = yield from offer(scene, seat_for(scene, actor, turn), self.use, actor.id)
        if not used:
            return False
        turn.earned += self.use.xp
        any_done = False
        for action in self.use.actions:
            if not actor.gone:
                done = yield from action.perform(scene, actor, turn)
                any_done = any_done or done
        return any_done

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        if self.use.number in scene.uses:
            for action in self.use.actions:
                if not actor.gone:
                    yield from action.act(scene, actor, activation)

    def be_led(self, scene: Scene, actor: Figure, activation: Activation, turn: Turn) -> Flow[None]:
        if self.use.number in scene.uses:
            for action in self.use.actions:
                if not actor.gone:
                    yield from action.be_led(scene, actor, activation, turn)


class GuardAction(Action):
    """Shield or Retaliate from a monster's card, until the end of the round (GH-4.7.7)."""

    def __init__(
        self, points: Value, retaliates: bool, range: int, who: Who, uses: list[ElementUse]
    ) -> None:
        self.points = points
        self.retaliates = retaliates
        self.range = range
        self.who = who
        self.uses = uses

    def element_uses(self) -> list[ElementUse]:
        return self.uses

    def act(self, scene: Scene, actor: Figure, activation: Activation | None) -> Flow[None]:
        points = self.points.at(actor)
        for use in self.uses:
            if use.number in scene.uses:
                points += use.plus
        for figure in self.who.find(scene, actor, None):
            if self.retaliates:
                figure.retaliate = [*figure.retaliate, points, self.range]
            else:
                figure.shield += points
        yield from NO_DECISIONS


def monster_targets(
    scene: Scene, actor: Figure, activation: Activation | None, who: Who
) -> Flow[list[Figure]]:
    """The targets of a monster's action without an attack: all, or the focus first."""
    found = who.find(scene, actor, None)
    if who.side == SELF or who.count == EACH or len(found) <= who.count:
        return found
    focus = None if activation is None else activation.focus
    if focus is not None and focus in found:
        return [focus]
    options = [Option("target", figure.id) for figure in found]
    answer = yield Decision(deciders(scene, actor), "monster-target", options, "GH-4.8.1", actor.id)
    return [scene.figures[answer.what]]
