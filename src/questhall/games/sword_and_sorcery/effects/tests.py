"""Questions about the table."""

from questhall.boards.masks import mask_of
from questhall.kernel.decisions import NOTHING

from ..printed.effects import Amount, Test
from ..rules.attack.strike import melee
from ..rules.control import controls, dominates, engaged
from ..rules.numbers import rank_of
from ..rules.sight import attack_distance
from ..state.adventure import Adventure
from ..state.attacks import Attack, Deed
from ..state.figures import Side


def _attack(adventure: Adventure) -> Attack | None:
    return adventure.attacks[-1] if adventure.attacks else None


class Both(Test):
    """All of several."""

    def __init__(self, parts: list[Test]) -> None:
        self.parts = parts

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        for part in self.parts:
            if not part.holds(adventure, deed):
                return False
        return True


class Either(Test):
    """At least one of several."""

    def __init__(self, parts: list[Test]) -> None:
        self.parts = parts

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        for part in self.parts:
            if part.holds(adventure, deed):
                return True
        return False


class Not(Test):
    """The condition does not hold."""

    def __init__(self, part: Test) -> None:
        self.part = part

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return not self.part.holds(adventure, deed)


class WithSlot(Test):
    """The attack is made with the weapon of that slot."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and attack.slot == self.slot and not attack.by_power


class WithCategory(Test):
    """The attack is made with a weapon of that category."""

    def __init__(self, category: str) -> None:
        self.category = category

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and attack.blow.category == self.category


class Wears(Test):
    """The hero has a weapon of that category, or any, in the slot."""

    def __init__(self, slot: int, category: str) -> None:
        self.slot = slot
        self.category = category

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        card = hero.slots[self.slot]
        if card == NOTHING:
            return False
        return self.category in ("", adventure.side_of(hero, card).category)


class IsMelee(Test):
    """The attack is a melee attack, or with `ranged` a ranged one."""

    def __init__(self, ranged: bool) -> None:
        self.ranged = ranged

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and melee(adventure, attack) != self.ranged


class ByPower(Test):
    """The attack is made with a power."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and attack.by_power


class Focused(Test):
    """The attack is focused (SS-6.3.3.1)."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and attack.focused


class HasHits(Test):
    """The attack has at least so many hits."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and attack.hits >= self.least


class Control(Test):
    """A side controls or dominates the area of whoever acts, or of the target."""

    def __init__(self, side: int, of_target: bool, dominating: bool) -> None:
        self.side = side
        self.of_target = of_target
        self.dominating = dominating

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        whose = deed.target if self.of_target else deed.actor
        if whose == NOTHING:
            return False
        area = adventure.figures[whose].area
        rule = dominates if self.dominating else controls
        return rule(adventure, self.side, area)


class IsEngaged(Test):
    """Whoever acts is in an area with opponents (SS-6.1.1.1)."""

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return engaged(adventure, adventure.figures[deed.actor])


class IsWounded(Test):
    """Whoever acts is wounded, or with `target` the target is."""

    def __init__(self, target: bool) -> None:
        self.target = target

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if self.target:
            return deed.target != NOTHING and adventure.figures[deed.target].wounds > 0
        if deed.enemy == NOTHING:
            return adventure.figures[deed.actor].wounds > 0
        return any(adventure.figures[n].wounds for n in adventure.enemies[deed.enemy].figures)


class TargetHas(Test):
    """The target has one of the conditions."""

    def __init__(self, conditions: list[int]) -> None:
        self.conditions = conditions

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING:
            return False
        return any(adventure.figures[deed.target].has(each) for each in self.conditions)


class TargetRank(Test):
    """The target is an enemy of one of the ranks."""

    def __init__(self, ranks: list[int]) -> None:
        self.ranks = ranks

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.target == NOTHING or adventure.figures[deed.target].side != Side.ENEMIES:
            return False
        enemy = adventure.enemy_of(adventure.figures[deed.target])
        return rank_of(adventure, enemy) in self.ranks


class AttackerSide(Test):
    """The attacker is a hero, or an enemy."""

    def __init__(self, side: int) -> None:
        self.side = side

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        attack = _attack(adventure)
        return attack is not None and adventure.figures[attack.attacker].side == self.side


# -- of the enemy that a card may call ----------------------------------------------------


class EnemyRank(Test):
    """The enemy has one of the ranks."""

    def __init__(self, ranks: list[int]) -> None:
        self.ranks = ranks

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.enemy == NOTHING:
            return False
        return rank_of(adventure, adventure.enemies[deed.enemy]) in self.ranks


class EnemyStyle(Test):
    """The enemy has one of the fighting styles."""

    def __init__(self, styles: list[int]) -> None:
        self.styles = styles

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.enemy == NOTHING:
            return False
        own = adventure.scroll(adventure.enemies[deed.enemy]).styles
        return any(style in self.styles for style in own)


class EnemyNear(Test):
    """The enemy is within so many areas of the active hero."""

    def __init__(self, most: int) -> None:
        self.most = most

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        if deed.enemy == NOTHING or adventure.active == NOTHING:
            return False
        hero = adventure.figures[adventure.active]
        for number in adventure.enemies[deed.enemy].figures:
            area = adventure.figures[number].area
            if attack_distance(adventure, area, hero.area) <= self.most:
                return True
        return False


# -- of the quest -------------------------------------------------------------------------


class FlagIs(Test):
    """The quest remembers this."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return self.name in adventure.flags


class CounterAtLeast(Test):
    """A counter of the quest has come so far."""

    def __init__(self, name: str, least: Amount) -> None:
        self.name = name
        self.least = least

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return adventure.counters.get(self.name, 0) >= self.least.value(adventure, deed)


class AllHeroesIn(Test):
    """All living heroes are in the areas."""

    def __init__(self, areas: list[str]) -> None:
        self.areas = areas

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        mask = mask_of([adventure.quest.area(key) for key in self.areas])
        living = adventure.hero_figures()
        return bool(living) and all(mask >> figure.area & 1 for figure in living)


class NoEnemiesIn(Test):
    """No enemy stands in the area."""

    def __init__(self, area: str) -> None:
        self.area = area

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        return not adventure.anybody_in(Side.ENEMIES, adventure.quest.area(self.area))


class Nature(Test):
    """Whoever acts has one of the natures; with Soul Storm any will do (SS-5.1.1.2)."""

    def __init__(self, natures: list[int]) -> None:
        self.natures = natures

    def holds(self, adventure: Adventure, deed: Deed) -> bool:
        hero = adventure.heroes[adventure.figures[deed.actor].owner]
        return adventure.rules.soul_storm or hero.card.nature in self.natures
