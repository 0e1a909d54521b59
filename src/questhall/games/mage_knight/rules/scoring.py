"""Achievements, titles and the winners (MK-13.4.9, MK-13.5)."""

from ..printed.cards import DeedKind
from ..printed.kinds import ADVENTURE_SITES, Site
from ..state.heroes import Hero
from ..state.realm import Realm
from .cards.wounds import is_wound
from .teams import sides

KNOWLEDGE = 0
LOOT = 1
LEADER = 2
CONQUEROR = 3
ADVENTURER = 4
BEATING = 5
CATEGORIES = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating")
TITLE = 3
SHARED_TITLE = 1
GREAT_TITLE = 5  # the title of a scenario
SHARED_GREAT_TITLE = 2


class Category:
    """The points of all heroes in one category, and what its title is worth."""

    def __init__(
        self, name: str, points: list[int], title: int = TITLE, shared: int = SHARED_TITLE
    ) -> None:
        self.name = name
        self.points = points
        self.title = title
        self.shared = shared
        self.penalty = False  # does the worst result count?

    def of_side(self, side: list[int], lowest: bool) -> int:
        """MK-13.4.9: the better result of a team, or its larger penalty."""
        points = [self.points[seat] for seat in side]
        return min(points) if self.penalty or lowest else max(points)


class Line:
    """A line of the score sheet: the points of each side, and what its title adds to them."""

    def __init__(self, name: str, points: list[int]) -> None:
        self.name = name
        self.points = points
        self.extra = [0] * len(points)


def great_category(name: str, points: list[int]) -> Category:
    """A category of one scenario."""
    return Category(name, points, GREAT_TITLE, SHARED_GREAT_TITLE)


def all_deeds(hero: Hero) -> list[int]:
    """MK-13.5.1"""
    return hero.deck + hero.hand + hero.played + hero.discard + hero.set_aside + hero.under_tactic


def achievements(realm: Realm, hero: Hero) -> list[int]:
    """The points of each category, without titles."""
    deeds = all_deeds(hero)
    kinds = [realm.deed(card).kind for card in deeds]
    banners = len([unit for unit in hero.units if unit.banner >= 0])
    wounds = len([card for card in deeds if is_wound(realm, card)])
    return [
        2 * kinds.count(DeedKind.SPELL) + kinds.count(DeedKind.ADVANCED_ACTION),
        2 * (kinds.count(DeedKind.ARTIFACT) + banners) + sum(hero.crystals) // 2,
        sum([unit.kind.level // (2 if unit.wounded else 1) for unit in hero.units]),
        2 * shields_on(realm, hero, (Site.KEEP, Site.MAGE_TOWER, Site.NONE)),
        2 * shields_on(realm, hero, ADVENTURE_SITES),
        -2 * wounds,
    ]


def shields_on(realm: Realm, hero: Hero, sites: tuple[int, ...]) -> int:
    """The hero's shields on such sites; a burned monastery is no longer a site."""
    return len(
        [
            place
            for place in realm.places.values()
            if place.site in sites and place.shields and place.shields[-1] == hero.seat
        ]
    )


def categories(realm: Realm) -> list[Category]:
    """The categories of the scoring card, in the order of CATEGORIES."""
    table = [achievements(realm, hero) for hero in realm.heroes]
    found = [
        Category(CATEGORIES[number], [row[number] for row in table])
        for number in range(len(CATEGORIES))
    ]
    found[BEATING].penalty = True
    return found


def titles(points: list[int], title: int = TITLE, shared: int = SHARED_TITLE) -> list[int]:
    """What the title adds for each side, by its points (MK-13.5.2)."""
    best = max(points)
    if best <= 0:
        return [0] * len(points)
    holders = points.count(best)
    return [(title if holders == 1 else shared) if each == best else 0 for each in points]


def beatings(points: list[int], title: int = TITLE, shared: int = SHARED_TITLE) -> list[int]:
    """The worst beating costs more."""
    return [-extra for extra in titles([-each for each in points], title, shared)]


def fame_and_achievements(realm: Realm, counted: list[Category], with_titles: bool) -> list[Line]:
    """For each side its lowest fame, achievements and titles."""
    teams = sides(realm)
    lines = [Line("fame", [min([realm.heroes[seat].fame for seat in side]) for side in teams])]
    for category in counted:
        points = [category.of_side(side, realm.rules.lowest_counts) for side in teams]
        line = Line(category.name, points)
        if with_titles:
            bestow = beatings if category.penalty else titles
            line.extra = bestow(points, category.title, category.shared)
        lines.append(line)
    return lines


def totals(lines: list[Line], count: int) -> list[int]:
    """The score of each side."""
    found = [0] * count
    for line in lines:
        for number in range(count):
            found[number] += line.points[number] + line.extra[number]
    return found


def note_scores(realm: Realm, lines: list[Line]) -> list[int]:
    """Note the score of each side for all its seats."""
    teams = sides(realm)
    found = totals(lines, len(teams))
    for number in range(len(teams)):
        for seat in teams[number]:
            realm.memory[f"score:{seat}"] = found[number]
    return found


def final_scores(realm: Realm) -> list[int]:
    """The scores as noted, by seat; empty if no points are counted."""
    keys = [f"score:{hero.seat}" for hero in realm.heroes]
    return [realm.memory[key] for key in keys if key in realm.memory]


def win_by_score(realm: Realm, lines: list[Line]) -> None:
    """The highest score wins; equals share the victory (MK-15.1.9)."""
    found = note_scores(realm, lines)
    best = max(found)
    won = [
        seat for number, side in enumerate(sides(realm)) for seat in side if found[number] == best
    ]
    realm.results = [1.0 if hero.seat in won else 0.0 for hero in realm.heroes]
