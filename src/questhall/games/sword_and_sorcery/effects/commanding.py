"""What quests do with enemies, shadows, walls and tokens."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.decisions import NOTHING, Flow, Option, no_decisions
from questhall.kernel.ties import choose_one

from ..printed.effects import Amount, Effect
from ..rules.enemies.appearing import appear, bring_named
from ..rules.enemies.masters import give_token
from ..rules.enemies.powers import gain_power
from ..rules.movement.entering import enter
from ..rules.movement.opening import remove_door
from ..rules.movement.shadows import look_around
from ..state.adventure import Adventure, Pile
from ..state.attacks import Deed
from .story import place_of


class Bring(Effect):
    """A certain enemy appears in an area, perhaps with one more enemy power (SS-15.6.0.6)."""

    def __init__(self, key: str, area: str, with_power: bool, other_side: bool) -> None:
        self.key = key
        self.area = area
        self.with_power = with_power
        self.other_side = other_side

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        enemy = bring_named(adventure, self.key, place_of(adventure, deed, self.area))
        if enemy is not None:
            enemy.turned = self.other_side
            if self.with_power:
                gain_power(adventure, enemy)
        return no_decisions()


class AppearIn(Effect):
    """So many enemies from the deck appear in an area."""

    def __init__(self, area: str, amount: Amount) -> None:
        self.area = area
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for _ in range(self.amount.value(adventure, deed)):
            appear(adventure, place_of(adventure, deed, self.area))
        return no_decisions()


class RemoveWall(Effect):
    """A wall token or a door goes, and heroes look through the gap."""

    def __init__(self, name: str) -> None:
        self.name = name

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for place, door in enumerate(adventure.quest.doors):
            if door.key == self.name and adventure.doors[place]:
                remove_door(adventure, place)
                adventure.tell("door-opens", "SS-3.3.0.16", place)
        yield from look_around(adventure)


class ShadowsAtGates(Effect):
    """A shadow token from the pool is put at each active gate, at most so many (SS-15.4.0.10)."""

    def __init__(self, most: int) -> None:
        self.most = most

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        active = [gate.area for n, gate in enumerate(adventure.quest.gates) if adventure.gates[n]]
        for area in active[: self.most]:
            token = adventure.decks[Pile.SHADOW].take_or_reshuffle(adventure, "shadow")
            if token != NOTHING:
                adventure.shadows.append(token)
                adventure.shadow_areas.append(area)
                adventure.tell("shadow-lies", "SS-15.4.0.10", area)
        yield from look_around(adventure)


class RemoveShadows(Effect):
    """Shadow tokens of the active player's choice are removed unseen."""

    def __init__(self, count: int) -> None:
        self.count = count

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for _ in range(min(self.count, len(adventure.shadow_areas))):
            options = [Option("area", area) for area in sorted(set(adventure.shadow_areas))]
            seats = [adventure.active_seat]
            answer = yield from choose_one(seats, options, "remove-shadow", "SS-15.4.0.8")
            place = adventure.shadow_areas.index(answer.what)
            adventure.shadow_areas.pop(place)
            adventure.decks[Pile.SHADOW].draw.insert(0, adventure.shadows.pop(place))
            adventure.decks[Pile.SHADOW].shuffle(adventure, "shadow")
            adventure.tell("shadow-goes", "SS-15.4.0.8", answer.what)


class Douse(Effect):
    """All fire tokens are discarded, on characters and in areas."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for figure in adventure.figures:
            figure.fire = []
        for ground in adventure.grounds:
            ground.fire = []
        return no_decisions()


class MoveToken(Effect):
    """A token moves along its route, perhaps with whoever pushes it."""

    def __init__(self, name: str, steps: int, with_hero: bool) -> None:
        self.name = name
        self.steps = steps
        self.with_hero = with_hero

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        route = adventure.quest.route
        for _ in range(self.steps):
            place = adventure.place_of_token(self.name)
            if place == NOTHING or adventure.token_areas[place] not in route:
                return
            now = route.index(adventure.token_areas[place])
            if now + 1 == len(route) or adventure.over:
                return
            area = route[now + 1]
            if not adventure.passages.on_foot[route[now]] >> area & 1:
                adventure.tell("token-stuck", "SS-3.3.0.1", route[now])
                return
            adventure.token_areas[place] = area
            adventure.tell("token-moves", "SS-6.6.0.1", area)
            figure = adventure.figures[deed.actor]
            if self.with_hero and figure.area != NOWHERE and not adventure.is_ghost(figure):
                yield from enter(adventure, figure, area)


class Forbid(Effect):
    """Enemies cannot use a power for the rest of the quest."""

    def __init__(self, power: str) -> None:
        self.power = power

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        if self.power not in adventure.forbidden:
            adventure.forbidden.append(self.power)
        return no_decisions()


class HoldMaster(Effect):
    """The master enemy is not activated until the Time phase."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for enemy in adventure.masters():
            enemy.held = True
        return no_decisions()


class TakePriority(Effect):
    """Whoever acts takes the priority token with that side up (SS-16.1.0.2)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        give_token(adventure, adventure.figures[deed.actor].owner, self.side)
        return no_decisions()
