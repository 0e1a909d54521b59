"""What lies in the numbered treasures (GH-2.2.29 to GH-2.2.32)."""

from functools import cache

from mypy_extensions import mypyc_attr

from questhall.kernel.content import Entry, content_folder, read_entry
from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.language.arguments import Arguments
from questhall.kernel.language.expressions import BadExpression, parse_expression

from ...printed.cards import NO_DECISIONS
from ...state.figures import CONDITIONS
from ...state.heroes import Hero
from ...state.scene import Scene
from ..attack.conditions import give
from ..attack.damage import FROM_CHEST, suffer
from ..cards.active_area import gain_xp

CONDITION_NUMBERS = {name: number for number, name in enumerate(CONDITIONS)}
# What only a campaign can give: it finds the words in the result.
OF_THE_CAMPAIGN = ("item_design", "random_item_design", "scenario", "random_scenario", "cryptogram")


@mypyc_attr(allow_interpreted_subclasses=True)
class Reward:
    """One thing in a treasure, for whoever looted it (GH-2.2.30)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        self.hand_over(scene, hero)
        yield from NO_DECISIONS

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        """The same for a reward that asks nothing."""


class Gold(Reward):
    """Pieces of gold; they are no coins of the map."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        hero.gold += self.amount
        scene.tell("finds-gold", "GH-3.16.4", hero.seat, NOTHING, self.amount)


class Experience(Reward):
    def hand_over(self, scene: Scene, hero: Hero) -> None:
        gain_xp(scene, hero, self.amount, "GH-3.16.4")


class Checks(Reward):
    """Battle goal checks, whatever becomes of the scenario."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        hero.checks += self.amount
        scene.tell("finds-checks", "GH-3.16.4", hero.seat, NOTHING, self.amount)


class FoundItem(Reward):
    """Not equipped, so of no use in this scenario (GH-2.2.31); a second copy is sold at once for
    half its price (GH-3.16.5)."""

    def hand_over(self, scene: Scene, hero: Hero) -> None:
        for kind in [item.kind for item in hero.items] + hero.stored:
            if kind.number == self.amount:
                hero.gold += kind.price // 2
                scene.tell("sells-find", "GH-3.16.5", hero.seat, NOTHING, kind.price // 2)
                return
        hero.found.append(self.amount)
        scene.tell("finds-item", "GH-2.2.31", hero.seat, NOTHING, self.amount)


class Damage(Reward):
    """A chest that was trapped."""

    def give(self, scene: Scene, hero: Hero) -> Flow[None]:
        yield from suffer(scene, scene.figure_of(hero), self.amount, "GH-3.16.4", FROM_CHEST)


class Inflict(Reward):
    def hand_over(self, scene: Scene, hero: Hero) -> None:
        give(scene, scene.figure_of(hero), self.amount, "GH-3.16.4")


WORDS: dict[str, type[Reward]] = {
    "gold": Gold,
    "experience": Experience,
    "checks": Checks,
    "item": FoundItem,
    "damage": Damage,
}


class Treasure:
    """The entry of one number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.rewards: list[Reward] = []
        self.for_campaign: list[str] = []


def read_treasure(entry: Entry) -> Treasure:
    treasure = Treasure(entry.number("number", 1, 200))
    for text in entry.words("gives"):
        try:
            _read_reward(treasure, text)
        except BadExpression as fault:
            raise entry.fault("gives", str(fault)) from None
    entry.finish()
    return treasure


def _read_reward(treasure: Treasure, text: str) -> None:
    expression = parse_expression(text)
    words = Arguments(expression)
    if words.word in OF_THE_CAMPAIGN:
        treasure.for_campaign.append(text)
    elif words.word == "inflict":
        treasure.rewards.extend([Inflict(each) for each in words.keys(CONDITION_NUMBERS)])
    elif words.word in WORDS:
        treasure.rewards.append(WORDS[words.word](words.number()))
        words.finish()
    else:
        raise words.fault("is no reward")


@cache
def treasures() -> dict[int, Treasure]:
    """All entries by number."""
    found: dict[int, Treasure] = {}
    with content_folder("questhall.games.gloomhaven") as folder:
        book = read_entry(folder / "treasures.yaml")
        for each in book.entries("treasures"):
            treasure = read_treasure(each)
            found[treasure.number] = treasure
        book.finish()
    return found


def give_treasure(scene: Scene, hero: Hero, number: int) -> Flow[None]:
    """What concerns the scenario, at once (GH-3.16.4). Goal treasures have no entry."""
    treasure = treasures().get(number)
    if treasure is None:
        return
    for reward in treasure.rewards:
        yield from reward.give(scene, hero)


def for_campaign(numbers: list[int]) -> list[str]:
    """What a campaign owes for these treasures: `random_item_design`, `scenario(17)`."""
    found: list[str] = []
    for number in numbers:
        if number in treasures():
            found.extend(treasures()[number].for_campaign)
    return found
