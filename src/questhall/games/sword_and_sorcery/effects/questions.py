"""Questions about the quest: time, tokens, who was slain, who struck."""

from questhall.kernel.decisions import NOTHING

from ..printed.cards import EventType
from ..printed.effects import Amount, Test, Whom
from ..printed.enemies import FEW, MANY
from ..rules.control import controls
from ..rules.numbers import hp_line, most_hp
from ..state.adventure import Adventure
from ..state.attacks import Attack, Deed
from ..state.figures import Side


def _attack(adventure: Adventure) -> Attack | None:
    return adventure.attacks[-1] if adventure.attacks else None


class TimeIs(Test):
    """It is day, or night (SS-4.3.2.1)."""

    def __init__(self, night: bool) -> None:
        self.type = EventType.NIGHT if night else EventType.DAY

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        card = adventure.time_of_day
        return card != NOTHING and adventure.event(card).type == self.type


class HeroIn(Test):
    """A living hero is in the area."""

    def __init__(self, area: str) -> None:
        self.area = area

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        area = adventure.quest.area(self.area)
        for hero in adventure.heroes:
            if not hero.ghost and adventure.figures[hero.place].area == area:
                return True
        return False


class NoEnemiesOnTile(Test):
    """No enemy stands on the tile."""

    def __init__(self, tile: str) -> None:
        self.tile = tile

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        for area in adventure.quest.on_tile(self.tile):
            if adventure.anybody_in(Side.ENEMIES, area):
                return False
        return True


class TokenIn(Test):
    """A token of the quest is in the area."""

    def __init__(self, name: str, area: str) -> None:
        self.name = name
        self.area = area

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        area = adventure.quest.area(self.area)
        return (self.name, area) in zip(adventure.tokens, adventure.token_areas, strict=True)


class ControlAtToken(Test):
    """A side controls the area of a token (SS-3.1.0.1)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        area = adventure.area_of_token(self.name)
        return area != NOTHING and controls(adventure, Side.HEROES, area)


class NoEnemiesAtToken(Test):
    """No enemy stands in the area of a token."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        area = adventure.area_of_token(self.name)
        return area == NOTHING or not adventure.anybody_in(Side.ENEMIES, area)


class EnemiesAtToken(Amount):
    """The enemies in the area of a token."""

    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, adventure: Adventure, deed: Deed) -> int:
        area = adventure.area_of_token(self.name)
        if area == NOTHING:
            return 0
        return len({figure.owner for figure in adventure.in_area(Side.ENEMIES, area)})


class CounterOf(Amount):
    """How far a counter of the quest has come beyond a number, times another, at most so much."""

    def __init__(self, name: str, above: int, times: int, most: int) -> None:
        self.name = name
        self.above = above
        self.times = times
        self.most = most

    def value(self, adventure: Adventure, deed: Deed) -> int:
        number = self.times * max(0, adventure.counters.get(self.name, 0) - self.above)
        return min(number, self.most) if self.most else number


class PerHero(Amount):
    """So much for each hero in play (SS-4.3.0.9)."""

    def __init__(self, each: int) -> None:
        self.each = each

    def value(self, adventure: Adventure, deed: Deed) -> int:
        return self.each * len(adventure.living())


class Killed(Test):
    """One of the enemies was slain in this quest."""

    def __init__(self, keys: list[str]) -> None:
        self.keys = keys

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        for key in self.keys:
            if key in adventure.slain:
                return True
        return False


class ShardsAtLeast(Test):
    """The group has so many shards."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return adventure.shards >= self.least


class CrownsAtLeast(Test):
    """Whoever acts has so many crowns, or all heroes together have."""

    def __init__(self, least: Amount, together: bool) -> None:
        self.least = least
        self.together = together

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        heroes = adventure.heroes if self.together else [adventure.heroes[deed.actor]]
        return sum([hero.crowns for hero in heroes]) >= self.least.value(adventure, deed)


class FirstAttack(Test):
    """It is the attacker's first since the event came, or of the round."""

    def __init__(self, of_round: bool) -> None:
        self.of_round = of_round

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        if attack is None:
            return False
        earlier = adventure.struck_this_round if self.of_round else adventure.struck_since_event
        return attack.attacker not in earlier


class MasterIs(Test):
    """The attacker is a master enemy, or the target is."""

    def __init__(self, attacking: bool) -> None:
        self.attacking = attacking

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        if attack is None:
            return False
        figure = adventure.figures[attack.attacker if self.attacking else attack.target]
        return figure.side == Side.ENEMIES and adventure.is_master(adventure.enemy_of(figure))


class TargetAlone(Test):
    """No other hero is in the target's area."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        return len(adventure.in_area(Side.HEROES, adventure.figures[deed.target].area)) == 1


class TargetMarked(Test):
    """The quest has marked the target's area."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        area = adventure.figures[deed.target].area
        return bool(adventure.marks_of_areas.get(self.name, 0) >> area & 1)


class Exists(Test):
    """There are at least so many who are meant."""

    def __init__(self, whom: Whom, least: int) -> None:
        self.whom = whom
        self.least = least

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return len(self.whom.found(adventure, deed)) >= self.least


class TargetUsedPower(Test):
    """The target has a used power (SS-7.1.0.4)."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        figure = adventure.figures[deed.target]
        if figure.side == Side.ENEMIES or figure.companion is not None:
            return False
        return any(power.position > 0 for power in adventure.hero_of(figure).powers)


class WoundsAtLeast(Test):
    """Whoever acts has so many wounds."""

    def __init__(self, least: Amount) -> None:
        self.least = least

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return adventure.figures[deed.actor].wounds >= self.least.value(adventure, deed)


class MasterHalfWounded(Test):
    """The master enemy has lost half of its health."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        for enemy in adventure.masters():
            figure = adventure.figures[enemy.figures[0]]
            if 2 * figure.wounds >= most_hp(adventure, figure):
                return True
        return False


class MasterTurned(Test):
    """The master enemy shows its other side."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return any(enemy.turned for enemy in adventure.masters())


class ManyHeroes(Test):
    """Four or more heroes began the quest (SS-15.2.0.10)."""

    def __init__(self, many: bool) -> None:
        self.line = MANY if many else FEW

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return hp_line(adventure) == self.line


class EnemiesAtMost(Test):
    """There are at most so many enemies in play."""

    def __init__(self, most: Amount) -> None:
        self.most = most

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return len(adventure.enemies_in_play()) <= self.most.value(adventure, deed)
