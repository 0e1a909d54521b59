"""What enemies do: sentences of scrolls, powers, encounters."""

from questhall.boards.floods import FAR
from questhall.kernel.decisions import Flow

from ..printed.effects import Amount, Effect, Whom
from ..printed.kinds import MOVEMENT_STAT
from ..rules.enemies.activating import activate
from ..rules.enemies.appearing import appear, spawn
from ..rules.enemies.choosing import by_priority, walk_to
from ..rules.enemies.encounters import encounter
from ..rules.enemies.fighting import enemy_attacks, plain_attack
from ..rules.enemies.moving import move_towards, retreat
from ..rules.numbers import change
from ..state.adventure import Adventure
from ..state.attacks import Deed
from ..state.enemies import Enemy
from ..state.figures import ENEMIES, HEROES


def acting(adventure: Adventure, deed: Deed) -> Enemy:
    return adventure.enemy_of(adventure.figures[deed.actor])


class Strike(Effect):
    """Attacks of the enemy with its main or its off-hand weapon."""

    def __init__(self, slot: int, times: int) -> None:
        self.slot = slot
        self.times = times

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        enemy = acting(adventure, deed)
        target = adventure.figures[deed.target]
        for _ in range(self.times):
            if enemy.in_play and not adventure.over:
                yield from enemy_attacks(adventure, enemy, target, self.slot)

    def begins_with_attack(self) -> bool:
        return True


class HitAll(Effect):
    """So many hits without dice on each of several, defended one by one."""

    def __init__(self, hits: int, whom: Whom) -> None:
        self.hits = hits
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            target = adventure.figures[number]
            if figure.on_map and not adventure.is_ghost(target) and not adventure.over:
                yield from plain_attack(adventure, figure, target, self.hits)


class Engage(Effect):
    """Into the target's area, whatever the distance (SS-15.8.0.3)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        area = adventure.figures[deed.target].area
        yield from move_towards(adventure, acting(adventure, deed), area, FAR)


class Advance(Effect):
    """So many areas towards the target (SS-15.8.0.4)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        more = change(adventure, adventure.figures[deed.actor], MOVEMENT_STAT)
        area = adventure.figures[deed.target].area
        yield from move_towards(adventure, acting(adventure, deed), area, self.steps + more)


class AllAdvance(Effect):
    """Every enemy moves towards the hero nearest to it."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for enemy in adventure.enemies_in_play():
            heroes = [h for h in adventure.characters(HEROES) if not h.hidden]
            ways = [walk_to(adventure, enemy, hero) for hero in heroes]
            nearest = min(ways, default=FAR)
            if nearest == FAR or adventure.over:
                continue
            first = [hero for hero, way in zip(heroes, ways, strict=True) if way == nearest]
            target = first[0].id
            if len(first) > 1:
                target = yield from by_priority(adventure, enemy, first)
            area = adventure.figures[target].area
            yield from move_towards(adventure, enemy, area, self.steps)


class Retreat(Effect):
    """Back where it came from (SS-15.8.0.11)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from retreat(adventure, acting(adventure, deed), self.steps)


class Activate(Effect):
    """Enemies act at once (SS-15.7.0.10)."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        enemies: list[Enemy] = []
        for number in chosen:
            figure = adventure.figures[number]
            if figure.side == ENEMIES and adventure.enemy_of(figure) not in enemies:
                enemies.append(adventure.enemy_of(figure))
        for enemy in enemies:
            if enemy.in_play and not adventure.over:
                yield from activate(adventure, enemy)


class Spawn(Effect):
    """Enemies appear at the gates."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from spawn(adventure, self.amount.value(adventure, deed))


class AppearHere(Effect):
    """An enemy appears in the area of whoever is meant."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            appear(adventure, adventure.figures[number].area)


class DrawEncounter(Effect):
    """An encounter card is drawn, also without enemies in play (SS-15.7.0.9)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        yield from encounter(adventure)


class Recharge(Effect):
    """Enemies regain charges, up to what their scroll says."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        for enemy in adventure.enemies_in_play():
            most = adventure.scroll(enemy).charges
            enemy.charges = min(most, enemy.charges + self.amount)
        yield from ()


class Taunt(Effect):
    """Whoever acts becomes the primary target of the enemy in this activation."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.target]
        if figure.side == ENEMIES:
            adventure.enemy_of(figure).taunted_by = deed.actor
        yield from ()
