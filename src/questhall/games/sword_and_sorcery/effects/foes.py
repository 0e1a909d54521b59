"""What enemies do: sentences of scrolls, powers, encounters."""

from questhall.boards.floods import FAR
from questhall.kernel.decisions import Flow, no_decisions

from ..printed.effects import Amount, Effect, Whom
from ..printed.items import Blow
from ..printed.kinds import Stat
from ..rules.attack.harm import can_be_harmed, heal
from ..rules.attack.strike import land, settle
from ..rules.enemies.activating import activate
from ..rules.enemies.appearing import appear, spawn
from ..rules.enemies.choosing import by_priority, walk_to
from ..rules.enemies.encounters import encounter, special_power
from ..rules.enemies.fighting import able, attackers, enemy_attacks, plain_attack
from ..rules.enemies.masters import give_token
from ..rules.enemies.moving import move_towards, retreat
from ..rules.moments import use_named
from ..rules.movement.bashing import pull
from ..rules.numbers import change, most_charges
from ..state.adventure import Adventure
from ..state.attacks import Attack, AttackStage, Deed
from ..state.enemies import Enemy
from ..state.figures import Side
from .attacking import under_way


def acting(adventure: Adventure, deed: Deed) -> Enemy:
    return adventure.enemy_of(adventure.figures[deed.actor])


def enemies_of(adventure: Adventure, figures: list[int]) -> list[Enemy]:
    """A horde is one enemy."""
    found: list[Enemy] = []
    for number in figures:
        figure = adventure.figures[number]
        if figure.side == Side.ENEMIES and adventure.enemy_of(figure) not in found:
            found.append(adventure.enemy_of(figure))
    return found


class Strike(Effect):
    """Attacks of the enemy with its main or its off-hand weapon."""

    def __init__(self, slot: int, times: int, more: int, whom: Whom) -> None:
        self.slot = slot
        self.times = times
        self.more = more
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        enemy = acting(adventure, deed)
        chosen = yield from self.whom.chosen(adventure, deed)
        for number in chosen:
            target = adventure.figures[number]
            for _ in range(self.times):
                if enemy.in_play and not adventure.over:
                    yield from enemy_attacks(adventure, enemy, target, self.slot, more=self.more)

    def possible(self, adventure: Adventure, deed: Deed) -> bool:
        """SS-15.11.6.4: not if all its figures are stunned, or none sees whom it is about."""
        enemy = acting(adventure, deed)
        chosen = [adventure.figures[number] for number in self.whom.found(adventure, deed)]
        return any(attackers(adventure, enemy, target) for target in chosen)

    def begins_with_attack(self) -> bool:
        return True


class HitAll(Effect):
    """So many hits without dice on each of several, defended one by one."""

    def __init__(self, hits: int, whom: Whom, type: int, bash: bool) -> None:
        self.blow = Blow(hits, 0, 0, type)
        self.whom = whom
        self.bash = bash

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        if figure not in able(adventure, acting(adventure, deed)):
            return
        chosen = yield from self.whom.chosen(adventure, deed)
        attacks: list[Attack] = []
        for number in chosen:
            target = adventure.figures[number]
            if figure.on_map and can_be_harmed(adventure, target):
                attack = plain_attack(figure, target, self.blow, self.bash)
                attacks.append(attack)
                yield from land(adventure, attack)
        for attack in attacks:
            yield from settle(adventure, attack)


class Engage(Effect):
    """Into the target's area, whatever the distance (SS-15.8.0.3)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        target = adventure.figures[deed.target]
        if target.on_map:
            yield from move_towards(adventure, acting(adventure, deed), target.area, FAR)


class Advance(Effect):
    """So many areas towards the target (SS-15.8.0.4)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        more = change(adventure, adventure.figures[deed.actor], Stat.MOVEMENT)
        target = adventure.figures[deed.target]
        if target.on_map:
            enemy = acting(adventure, deed)
            yield from move_towards(adventure, enemy, target.area, self.steps + more)


class Approach(Effect):
    """The enemy, or others, move up to so many areas towards the hero nearest to each."""

    def __init__(self, steps: int, whom: Whom) -> None:
        self.steps = steps
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for enemy in enemies_of(adventure, chosen):
            heroes = [h for h in adventure.characters(Side.HEROES) if not h.hidden]
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
        for enemy in enemies_of(adventure, chosen):
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
    """Enemies regain charges, up to their number at the beginning (SS-15.1.0.8)."""

    def __init__(self, amount: int, whom: Whom) -> None:
        self.amount = amount
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for enemy in enemies_of(adventure, chosen):
            enemy.charges = min(most_charges(adventure, enemy), enemy.charges + self.amount)


class UsePower(Effect):
    """The enemy uses a power of its scroll, if it can (SS-15.1.0.9)."""

    def __init__(self, key: str) -> None:
        self.key = key

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        yield from use_named(adventure, figure, self.key, deed)


class UseSpecial(Effect):
    """Others use their special powers."""

    def __init__(self, whom: Whom) -> None:
        self.whom = whom

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        chosen = yield from self.whom.chosen(adventure, deed)
        for enemy in enemies_of(adventure, chosen):
            if enemy.in_play and not adventure.over:
                yield from special_power(adventure, enemy)


class Pull(Effect):
    """The target is moved towards whoever acts, without reaction attacks; by an attack that hits
    before the defence."""

    def __init__(self, areas: int) -> None:
        self.areas = areas

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        attack = under_way(adventure)
        if (
            attack is not None
            and attack.attacker == deed.actor
            and attack.stage != AttackStage.COUNTED
        ):
            attack.pull = self.areas
            return
        target = adventure.figures[deed.target]
        area = adventure.figures[deed.actor].area
        if target.on_map:
            yield from pull(adventure, target, area, self.areas)


class Regenerate(Effect):
    """The enemy restores health, but not what fire took from one that cannot regenerate that."""

    def __init__(self, amount: Amount) -> None:
        self.amount = amount

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.actor]
        amount = self.amount.value(adventure, deed)
        amount += change(adventure, figure, Stat.REGENERATION)
        heal(adventure, figure, max(0, min(amount, figure.wounds - figure.scars)))
        return no_decisions()


class TurnCard(Effect):
    """A master enemy shows its other side; wounds and charges stay (SS-R83)."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        enemy = acting(adventure, deed)
        enemy.turned = not enemy.turned
        enemy.charges = min(enemy.charges, most_charges(adventure, enemy))
        adventure.tell("turns", "SS-16.0.0.2", deed.actor)
        return no_decisions()


class NoShields(Effect):
    """The enemy discards its magic shields."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        adventure.figures[deed.actor].shields = 0
        return no_decisions()


class Taunt(Effect):
    """Whoever acts becomes the primary target of the enemy in this activation."""

    def resolve(self, adventure: Adventure, deed: Deed) -> Flow[None]:
        figure = adventure.figures[deed.target]
        if figure.side == Side.ENEMIES:
            enemy = adventure.enemy_of(figure)
            enemy.taunted_by = deed.actor
            if adventure.is_master(enemy):  # SS-16.1.0.8
                give_token(adventure, adventure.figures[deed.actor].owner)
        yield from ()
