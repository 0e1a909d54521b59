"""What a scenario may change (MK-0.1.1): the general rules are the defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions

from ..printed.cards import TileDef, UnitDef
from ..printed.kinds import BASIC_COLOURS, Mana
from ..state.heroes import DUMMY_SEAT
from ..state.house_rules import DARKNESS
from .cards.mana import gain_crystal, roll
from .scoring import Category, Line, categories, fame_and_achievements, note_scores, win_by_score

if TYPE_CHECKING:
    from ..state.combat import Combat
    from ..state.heroes import Hero
    from ..state.house_rules import HouseRules
    from ..state.realm import Place, Realm


class Goal:
    """Something that the mission requires: how much is done, and how much is needed."""

    def __init__(self, name: str, now: int, needed: int) -> None:
        self.name = name
        self.now = now
        self.needed = needed


@mypyc_attr(allow_interpreted_subclasses=True)
class Script:
    """The rules of one scenario."""

    key = ""
    number = 0  # its place in the scenario book
    seats: tuple[int, ...] = (2, 3, 4)
    variants: tuple[str, ...] = ()  # table options that only some scenarios allow
    countryside_count: tuple[int, ...] = ()  # for one hero, for two, and so on
    city_count: tuple[int, ...] = ()
    core_count: tuple[int, ...] = ()
    fortified_cities = False  # do they have garrisons?
    assault_costs_reputation = True
    towers_give_spells = True
    dungeons_again = True  # MK-18.3.3
    city_is_friendly = False  # MK-15.7.12
    new_land = 5.0  # what a new tile is worth to bots, in fame

    def prepare_rules(self, rules: HouseRules, seats: int) -> None:
        """Set the map shape and the like."""

    def has_dummy(self, realm: Realm) -> bool:
        return len(realm.heroes) == 1

    def is_competitive(self, realm: Realm) -> bool:
        return len(realm.heroes) > 1

    def tiles(self, realm: Realm) -> tuple[int, int, int]:
        """The numbers of countryside, city and other core tiles."""
        seats = len(realm.heroes)
        cities = self.cities(realm.rules, seats)
        return self.countryside_count[seats - 1], cities, self.core_count[seats - 1]

    def cities(self, rules: HouseRules, seats: int) -> int:
        return self.city_count[seats - 1]

    def countryside(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, tiles, count)

    def city_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, tiles, count)

    def core_tiles(self, realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
        return draw_tiles(realm, tiles, count)

    def elites_used(self, elites: list[UnitDef]) -> list[UnitDef]:
        return elites

    def board_is_set(self, realm: Realm) -> Flow[None]:
        """After the first tiles."""
        return no_decisions()

    def rounds(self, realm: Realm) -> int:
        raise TypeError(f"{self.key} does not say how long it lasts")

    def next_is_day(self, realm: Realm) -> bool:
        """MK-3.2.1; with Darkness Is Coming two dice decide (MK-14.4.2)."""
        if realm.rules.time != DARKNESS:
            return not realm.day
        if not realm.day:
            return False
        realm.mark_information()
        faces = [roll(realm), roll(realm)]
        realm.tell_values("darkness", "MK-14.4.2", faces)
        return Mana.BLACK not in faces

    def time_comes_again(self, realm: Realm) -> bool:
        """Another such day or night may follow; in darkness it does at once (MK-14.4.2)."""
        wait = 1 if realm.rules.time == DARKNESS else 2
        return realm.round + wait <= self.rounds(realm)

    def city_level(self, realm: Realm, number: int) -> int:
        """The level of the city revealed as number `number`; 0 means without a garrison."""
        return 0

    def elites_come(self, realm: Realm) -> bool:
        """MK-3.2.6, MK-3.2.7"""
        return realm.core_revealed

    def choosers(self, realm: Realm, seats: list[int]) -> list[int]:
        """Who chooses a tactic, in order; the dummy takes one of the rest (MK-15.4.4)."""
        return seats if realm.dummy is None else [*seats, DUMMY_SEAT]

    def tactic_returns(self, realm: Realm) -> bool:
        """In a solo game no tactic is used twice (MK-15.4.5)."""
        return realm.dummy is None

    def sites_of_unit(self, unit: UnitDef) -> list[int]:
        return unit.sites

    def defenders_of_owned(self, realm: Realm) -> int:
        return 1

    def mine_works(self, realm: Realm, space: int) -> bool:
        return True

    def leader_of(self, place: Place) -> int:
        """MK-8.9.3: most shields; on a tie whoever placed the first one earlier."""
        best = NOTHING
        most = 0
        for seat in place.shields:
            count = place.shields.count(seat)
            if count > most:
                best = seat
                most = count
        return best

    # -- what happens ------------------------------------------------------------

    def round_started(self, realm: Realm) -> None:
        pass

    def round_ended(self, realm: Realm) -> Flow[None]:
        return no_decisions()

    def turn_started(self, realm: Realm, hero: Hero) -> None:
        pass

    def turn_ended(self, realm: Realm, hero: Hero) -> None:
        pass

    def entered(self, realm: Realm, hero: Hero, space: int) -> None:
        pass

    def movement_ended(self, realm: Realm, hero: Hero) -> Flow[None]:
        return no_decisions()

    def tile_revealed(self, realm: Realm, hero: Hero | None, tile: int) -> Flow[None]:
        """By a hero, or in setup by nobody."""
        return no_decisions()

    def conquered(self, realm: Realm, hero: Hero, space: int) -> None:
        pass

    def combat_ended(self, realm: Realm, hero: Hero, combat: Combat) -> None:
        pass

    def succeeded(self, realm: Realm) -> bool:
        """Is the mission of the scenario accomplished?"""
        return False

    def is_chosen(self, realm: Realm, seat: int) -> bool:
        """A team's secret: who is to win for it (MK-15.11.7)."""
        return False

    def categories(self, realm: Realm) -> list[Category]:
        """The categories that count."""
        return categories(realm)

    def goals(self, realm: Realm) -> list[Goal]:
        """What the mission requires, and how much of it is done."""
        return []

    def progress(self, realm: Realm, seat: int) -> float:
        """How much of the mission is done, from 0 to 1; for bots."""
        parts = [min(1.0, goal.now / max(1, goal.needed)) for goal in self.goals(realm)]
        return sum(parts) / len(parts) if parts else 0.5

    def wanted(self, realm: Realm, hero: Hero) -> list[tuple[int, float]]:
        """Spaces where the hero should be, and what that is worth in fame; for bots."""
        return []

    def score_lines(self, realm: Realm) -> list[Line]:
        """The score sheet; a solo game has no titles (MK-15.4.9)."""
        return fame_and_achievements(realm, self.categories(realm), len(realm.heroes) > 1)

    def score(self, realm: Realm) -> None:
        """The game is over: give all seats their results. In a solo game the mission decides."""
        if len(realm.heroes) == 1:
            note_scores(realm, self.score_lines(realm))
            realm.results = [1.0 if self.succeeded(realm) else 0.0]
        else:
            win_by_score(realm, self.score_lines(realm))

    # -- what it offers ------------------------------------------------------------

    def actions(self, realm: Realm, hero: Hero) -> list[Option]:
        return []

    def act(self, realm: Realm, hero: Hero, answer: Option) -> Flow[None]:
        raise TypeError(f"{self.key} does not offer {answer.verb}")

    def ways(self, realm: Realm, hero: Hero) -> list[Option]:
        return []

    def travel(self, realm: Realm, hero: Hero, space: int, cost: int) -> None:
        raise TypeError(f"{self.key} has no ways of its own")

    def crystal_for(self, realm: Realm, hero: Hero, colour: int) -> Flow[None]:
        """A crystal of the card's colour; of any colour for a card without one."""
        if not 0 <= colour < BASIC_COLOURS:
            options = [Option("colour", each) for each in range(BASIC_COLOURS)]
            answer = yield Decision([hero.seat], "which-crystal", options, "MK-4.7.2")
            colour = answer.what
        gain_crystal(realm, hero, colour)


def all_land(realm: Realm) -> Goal:
    """The whole stack of tiles must be revealed."""
    return Goal("reveal-land", len(realm.laid), len(realm.laid) + len(realm.tile_deck))


def draw_tiles(realm: Realm, tiles: list[TileDef], count: int) -> list[TileDef]:
    """`count` tiles at random (MK-2.1.15)."""
    places = list(range(len(tiles)))
    realm.chance.shuffle("tiles", places)
    return [tiles[place] for place in places[:count]]


_SCRIPTS: dict[str, Script] = {}


def register(script: Script) -> None:
    _SCRIPTS[script.key] = script


def script_named(key: str) -> Script:
    return _SCRIPTS[key]


def script_of(realm: Realm) -> Script:
    return _SCRIPTS[realm.scenario]
