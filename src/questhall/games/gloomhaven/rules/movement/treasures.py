"""What treasures hold: numbered ones (GH-2.2.29 to GH-2.2.32), and those of random dungeons."""

from questhall.kernel.decisions import NOTHING, Flow

from ...printed.goals import Reward
from ...printed.items import ItemDef, Slot
from ...state.figures import TOKENS, Side
from ...state.heroes import Hero
from ...state.scene import Scene
from ..attack.conditions import give, is_negative, remove
from ..attack.damage import Harm, suffer
from ..attack.healing import heal
from ..cards.active_area import gain_xp
from ..cards.recovering import USED_ITEMS, recover, refresh_items


class Gold(Reward):
    """Pieces of gold; they do not count as coins from the map."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        hero.gold += self.amount
        scene.tell("finds-gold", "GH-3.16.4", hero.seat, NOTHING, self.amount)


class Experience(Reward):
    """Experience, gained at once."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        gain_xp(scene, hero, self.amount, "GH-3.16.4")


class Checks(Reward):
    """Battle goal checks, whether or not the scenario is won."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        hero.checks += self.amount
        scene.tell("finds-checks", "GH-3.16.4", hero.seat, NOTHING, self.amount)


class FoundItem(Reward):
    """An item, not equipped and so unusable in this scenario (GH-2.2.31); a second copy is sold
    at once for half its price (GH-3.16.5). If the party owns all copies, there is none to take
    (GH-9.7.9)."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        owned = [kind for kind in scene.rules.at_home if kind.number == self.amount]
        for each in scene.heroes:
            owned += self._owned_by(each)
        if owned and len(owned) == owned[0].copies:
            scene.tell("finds-no-copy", "GH-9.7.9", hero.seat, NOTHING, self.amount)
        elif self._owned_by(hero):
            price = owned[0].price // 2
            hero.gold += price
            hero.sold.append(self.amount)
            scene.tell("sells-find", "GH-3.16.5", hero.seat, NOTHING, price)
        else:
            hero.found.append(self.amount)
            scene.tell("finds-item", "GH-2.2.31", hero.seat, NOTHING, self.amount)

    def _owned_by(self, hero: Hero) -> list[ItemDef]:
        kinds = [item.kind for item in hero.items] + hero.stored
        return [kind for kind in kinds if kind.number == self.amount]


class Damage(Reward):
    """Damage from a trapped chest."""

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        yield from suffer(scene, scene.figure_of(hero), self.amount, "GH-3.16.4", Harm.CHEST)


class Inflict(Reward):
    """Conditions, received at once."""

    def __init__(self, conditions: list[int]) -> None:
        super().__init__(0)
        self.conditions = conditions

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        for condition in self.conditions:
            give(scene, scene.figure_of(hero), condition, "GH-3.16.4")


# -- of random dungeons (GH-12.3.14) ----------------------------------------------


class Heal(Reward):
    """The looter heals."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        heal(scene, scene.figure_of(hero), self.amount, "GH-12.3.14")


class Cure(Reward):
    """The looter loses all negative conditions."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        figure = scene.figure_of(hero)
        for condition in range(TOKENS):
            if figure.has(condition) and is_negative(condition):
                remove(scene, figure, condition, "GH-12.3.14")


class RecoverLost(Reward):
    """The looter recovers lost cards."""

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        yield from recover(scene, hero, self.amount, True, hero.seat)


class RefreshSmall(Reward):
    """The looter refreshes small items."""

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        yield from refresh_items(scene, hero, self.amount, USED_ITEMS, [Slot.SMALL])


class DamageEnemies(Reward):
    """All enemies on the map suffer damage."""

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        for figure in scene.living(Side.FOES):
            yield from suffer(scene, figure, self.amount, "GH-12.3.14", Harm.CHEST, hero.seat)


class InflictEnemies(Reward):
    """All enemies on the map receive conditions."""

    def __init__(self, conditions: list[int]) -> None:
        super().__init__(0)
        self.conditions = conditions

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        for figure in scene.living(Side.FOES):
            for condition in self.conditions:
                give(scene, figure, condition, "GH-12.3.14")


class Later(Reward):
    """A reward that only a campaign can give; the scenario's result names it."""


def give_treasure(scene: Scene, hero: Hero, number: int) -> Flow[None]:
    """Give the rewards that matter in the scenario at once (GH-3.16.4). Goal treasures have no
    entry; what others hold nobody can imagine before they are looted (GH-2.1.9)."""
    treasure = scene.scenario.treasures.get(number)
    if treasure is None or scene.imagined:
        return
    for reward in treasure.rewards:
        yield from reward.give(scene, hero)


def for_campaign(scene: Scene, numbers: list[int]) -> list[str]:
    """What a campaign has to give for these treasures: `random_item_design`, `scenario(17)`."""
    found: list[str] = []
    for number in numbers:
        if number in scene.scenario.treasures:
            found.extend(scene.scenario.treasures[number].for_campaign)
    return found
