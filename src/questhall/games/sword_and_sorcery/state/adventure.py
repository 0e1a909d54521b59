"""The table of a quest."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from questhall.boards.areas import Passages
from questhall.boards.masks import NOWHERE
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.decks import Deck
from questhall.kernel.kinds import names_in
from questhall.kernel.state import Content, State
from questhall.kernel.zones import NOBODY, Zone

from ..printed.cards import CriticalDef, EventDef, EventType
from ..printed.enemies import EnemyDef, EnemyPowerDef, ScrollDef
from ..printed.heroes import PowerDef
from ..printed.items import ItemDef, ItemSide
from ..printed.kinds import Rank
from ..printed.quests import QuestDef, TimeDef
from .area import Ground
from .attacks import Answer, Attack, Pool
from .boons import Boon
from .counter import Counter
from .enemies import Enemy
from .figures import Bonus, Figure, Side
from .heroes import COIN_SUPPLY, Hero
from .house_rules import HouseRules
from .references import AreaNo, CardNo, CardOrNone, FigureNo, HeroNo, HeroOrNobody, PhaseNo, SeatNo


class Phase:
    """The phases of a round (SS-4.0.0.2)."""

    PREPARING: Final = 0
    TIME: Final = 1
    BATTLE: Final = 2
    EVENT: Final = 3


class Pile:
    """The decks, in the order of Adventure.decks."""

    ENCOUNTER: Final = 0
    ENEMY: Final = 1
    ENEMY_POWER: Final = 2
    TRAP: Final = 3
    TREASURE: Final = 4
    CRITICAL: Final = 5
    LOOT: Final = 6
    SHADOW: Final = 7
    CHEST: Final = 8
    SEARCH: Final = 9


DECKS: Final = tuple(names_in(Pile))

DEEPEST: Final = 16  # attacks, rules and scripts inside of one another
MOST_IN_A_STEP: Final = 500

C = TypeVar("C", bound=Content)


class Adventure(State):
    """Cards and tokens that are drawn are numbers, of which `cards` holds the printed side. Figures
    and enemies keep their numbers when they leave the map."""

    TRANSIENT: ClassVar[tuple[str, ...]] = (
        *("journal", "attacks", "rolling", "dying"),
        *("in_hand", "answers", "depth", "begun", "counter"),
    )
    # What lies in these lists never changes itself.
    SHARED: ClassVar[tuple[str, ...]] = ("cards", "rules", "quest", "bonuses")

    def __init__(
        self, chance: Chance, next_step: str, rules: HouseRules, quest: QuestDef, seats: int
    ) -> None:
        super().__init__(chance, next_step)
        self.rules = rules
        self.quest = quest
        self.seats = seats
        self.company = False  # it has come here from an earlier quest
        self.paid = False  # it has been here before, and got then what the quest gives
        self.cards: list[Content] = []
        self.heroes: list[Hero] = []
        self.figures: list[Figure] = []
        self.enemies: list[Enemy] = []
        self.grounds: list[Ground] = []  # one for each area
        self.decks: list[Deck] = []  # one for each Pile
        self.bonuses: list[Bonus] = []
        self.boons: list[Boon] = []
        self.round = 0
        self.phase: PhaseNo = Phase.PREPARING
        self.active: HeroOrNobody = NOTHING  # the hero whose turn it is, or was last (SS-R12)
        self.shards = 0
        self.bank: list[int] = list(COIN_SUPPLY)
        # The event deck, the last card being its top, and the face-up cards on top of it.
        self.events: list[CardNo] = []
        self.events_up: list[CardNo] = []
        self.event_discard: list[CardNo] = []
        self.time_of_day: CardOrNone = NOTHING  # the day or night card in play
        # Tokens that lie face down on the map, and where each of them lies.
        self.shadows: list[CardNo] = []
        self.shadow_areas: list[AreaNo] = []
        self.chests: list[CardNo] = []
        self.chest_areas: list[AreaNo] = []
        self.locked_chests: list[AreaNo] = quest.locked_chests[:]  # areas: with a magic lock
        self.searches: list[CardNo] = []
        self.search_areas: list[AreaNo] = []
        # Event cards and story tokens that lie face up on the map.
        self.story_cards: list[CardNo] = []
        self.story_areas: list[AreaNo] = []
        self.tokens: list[str] = []
        self.token_areas: list[AreaNo] = []
        self.marks_of_areas: dict[str, int] = {}  # sets of areas that a quest marks
        self.set_aside: list[CardNo] = []  # enemy cards that only a script brings
        self.removed: list[CardNo] = []  # for the rest of the quest
        self.stash: list[CardNo] = []
        self.shop: list[CardNo] = []  # emporium cards that nobody owns
        # While heroes visit the emporium: all of them, those who have not left (of each seat first
        # the one at the counter), seats that wait for the others, heroes who have gambled.
        self.visitors: list[HeroNo] = []
        self.inside: list[HeroNo] = []
        self.waiting: list[SeatNo] = []
        self.gambled: list[HeroNo] = []
        self.counter: Counter | None = None  # what has been worked out of that
        self.talents: list[CardNo] = []
        self.soul_weapons: list[CardNo] = []  # that heroes of the group can use (SS-8.2.1.3)
        self.granted: list[CardNo] = []  # power cards that items grant, while nobody wears these
        self.turned: list[CardNo] = []  # item cards that show their other side
        self.spent: dict[CardNo, int] = {}  # charges by item card
        self.seen: list[CardNo] = []  # cards of decks that everybody has been shown
        self.shut: int = 0  # borders with a closed door or a wall token
        self.doors: list[bool] = [True] * len(quest.doors)  # closed ones
        self.magic_locks: list[bool] = [door.magic_lock for door in quest.doors]
        self.gates: list[bool] = [gate.active for gate in quest.gates]
        self.shrines: list[bool] = [False] * len(quest.shrines)
        self.waypoints: list[bool] = [True] * len(quest.waypoints)
        self.flags: list[str] = []
        self.counters: dict[str, int] = {}
        self.scripts_read: list[str] = []
        self.slain: list[str] = []  # the keys of enemy cards
        self.forbidden: list[str] = []  # powers that enemies can no longer use
        self.deeds_this_round: list[str] = []  # quest actions that the group takes once a round
        self.struck_this_round: list[FigureNo] = []  # figures that have attacked
        self.struck_since_event: list[FigureNo] = []
        self.priority_hero: HeroOrNobody = NOTHING  # who holds the token (SS-16.1.0.3)
        self.priority_side = 1
        self.attacks: list[Attack] = []  # the newest last: one may interrupt another
        self.rolling: Pool | None = None  # the dice that may be rerolled now
        self.dying = NOTHING  # the hero who may still be kept alive
        # What waits for each blow under way to be settled, the newest last.
        self.answers: list[list[Answer]] = []
        # By deck: cards that were drawn and are neither kept nor discarded yet.
        self.in_hand: list[list[int]] = [[] for _ in DECKS]
        # How many of those that call on one another are under way, and have begun in this step.
        self.depth = 0
        self.begun = 0

    def clone(self) -> Adventure:
        copy = Adventure(self.chance.clone(), self.next_step, self.rules, self.quest, self.seats)
        self.copy_kernel_part_to(copy)
        copy.cards = self.cards
        copy.heroes = [hero.clone() for hero in self.heroes]
        copy.figures = [figure.clone() for figure in self.figures]
        copy.enemies = [enemy.clone() for enemy in self.enemies]
        copy.grounds = [ground.clone() for ground in self.grounds]
        copy.decks = [deck.clone() for deck in self.decks]
        copy.bonuses = self.bonuses[:]
        copy.boons = [boon.clone() for boon in self.boons]
        copy.company = self.company
        copy.paid = self.paid
        copy.round = self.round
        copy.phase = self.phase
        copy.active = self.active
        copy.shards = self.shards
        copy.bank = self.bank[:]
        copy.events = self.events[:]
        copy.events_up = self.events_up[:]
        copy.event_discard = self.event_discard[:]
        copy.time_of_day = self.time_of_day
        copy.shadows = self.shadows[:]
        copy.shadow_areas = self.shadow_areas[:]
        copy.chests = self.chests[:]
        copy.chest_areas = self.chest_areas[:]
        copy.locked_chests = self.locked_chests[:]
        copy.searches = self.searches[:]
        copy.search_areas = self.search_areas[:]
        copy.story_cards = self.story_cards[:]
        copy.story_areas = self.story_areas[:]
        copy.tokens = self.tokens[:]
        copy.token_areas = self.token_areas[:]
        copy.marks_of_areas = self.marks_of_areas.copy()
        copy.set_aside = self.set_aside[:]
        copy.removed = self.removed[:]
        copy.stash = self.stash[:]
        copy.shop = self.shop[:]
        copy.visitors = self.visitors[:]
        copy.inside = self.inside[:]
        copy.waiting = self.waiting[:]
        copy.gambled = self.gambled[:]
        if self.counter is not None:
            copy.counter = self.counter.clone()
        copy.talents = self.talents[:]
        copy.soul_weapons = self.soul_weapons[:]
        copy.granted = self.granted[:]
        copy.turned = self.turned[:]
        copy.spent = self.spent.copy()
        copy.seen = self.seen[:]
        copy.shut = self.shut
        copy.doors = self.doors[:]
        copy.magic_locks = self.magic_locks[:]
        copy.gates = self.gates[:]
        copy.shrines = self.shrines[:]
        copy.waypoints = self.waypoints[:]
        copy.flags = self.flags[:]
        copy.counters = self.counters.copy()
        copy.scripts_read = self.scripts_read[:]
        copy.slain = self.slain[:]
        copy.forbidden = self.forbidden[:]
        copy.deeds_this_round = self.deeds_this_round[:]
        copy.struck_this_round = self.struck_this_round[:]
        copy.struck_since_event = self.struck_since_event[:]
        copy.priority_hero = self.priority_hero
        copy.priority_side = self.priority_side
        return copy

    def step_begins(self) -> None:
        if self.attacks:
            self.attacks = []
        self.rolling = None
        self.dying = NOTHING
        if self.answers:
            self.answers = []
        for drawn in self.in_hand:
            if drawn:
                drawn.clear()
        self.depth = 0
        self.begun = 0

    def goes_deeper(self) -> bool:
        """May one more attack, rule or script begin inside of others? Whatever is printed on cards
        that call on one another, it ends. Who may begin says `comes_back` at the end."""
        self.begun += 1
        if self.depth >= DEEPEST or self.begun > MOST_IN_A_STEP:
            return False
        self.depth += 1
        return True

    def comes_back(self) -> None:
        self.depth -= 1

    def place_of_token(self, name: str) -> int:
        """Which of the tokens of the quest it is; NOTHING if it does not lie on the map."""
        return self.tokens.index(name) if name in self.tokens else NOTHING

    def area_of_token(self, name: str) -> int:
        place = self.place_of_token(name)
        return NOTHING if place == NOTHING else self.token_areas[place]

    # -- what is printed -------------------------------------------------------

    def printed(self, card: int, kind: type[C]) -> C:
        found = self.cards[card]
        assert isinstance(found, kind)
        return found

    def item(self, card: int) -> ItemDef:
        found = self.cards[card]
        assert isinstance(found, ItemDef)
        return found

    def side_of(self, hero: Hero, card: int) -> ItemSide:
        """The side that an item shows, whoever has it."""
        found = self.cards[card]
        assert isinstance(found, ItemDef)
        return found.sides[1 if card in self.turned else 0]

    def power(self, card: int) -> PowerDef:
        found = self.cards[card]
        assert isinstance(found, PowerDef)
        return found

    def enemy_card(self, enemy: Enemy) -> EnemyDef:
        """The side of the card that lies up."""
        card = self.cards[enemy.card]
        assert isinstance(card, EnemyDef)
        if enemy.turned and card.other_side is not None:
            return card.other_side
        return card

    def scroll(self, enemy: Enemy) -> ScrollDef:
        card = self.cards[enemy.card]
        assert isinstance(card, EnemyDef)
        if enemy.turned and card.other_side is not None:
            return card.other_side.scroll
        return card.scroll

    def enemy_power(self, card: int) -> EnemyPowerDef:
        found = self.cards[card]
        assert isinstance(found, EnemyPowerDef)
        return found

    def powers_of(self, enemy: Enemy) -> list[EnemyPowerDef]:
        return [self.enemy_power(card) for card in enemy.powers]

    def injuries_of(self, figure: Figure) -> list[CriticalDef]:
        return [self.printed(token, CriticalDef) for token in figure.injuries]

    def event(self, card: int) -> EventDef:
        found = self.cards[card]
        assert isinstance(found, EventDef)
        return found

    def top_event(self) -> EventDef | None:
        """The event that lies face up on the deck (SS-4.3.0.3)."""
        if not self.events_up:
            return None
        return self.event(self.events_up[-1])

    @property
    def time(self) -> TimeDef | None:
        """What the day or night card in play means here."""
        if self.time_of_day == NOTHING:
            return None
        card = self.cards[self.time_of_day]
        assert isinstance(card, EventDef)
        return self.quest.day if card.type == EventType.DAY else self.quest.night

    # -- who is where ----------------------------------------------------------

    @property
    def passages(self) -> Passages:
        return self.quest.map.passages(self.shut)

    def living(self) -> list[Hero]:
        """Heroes in play (SS-2.2.0.8)."""
        return [hero for hero in self.heroes if not hero.ghost]

    def figure_of(self, hero: Hero) -> Figure:
        return self.figures[hero.place]

    def hero_of(self, figure: Figure) -> Hero:
        assert figure.side == Side.HEROES
        return self.heroes[figure.owner]

    def enemy_of(self, figure: Figure) -> Enemy:
        assert figure.side == Side.ENEMIES
        return self.enemies[figure.owner]

    def is_ghost(self, figure: Figure) -> bool:
        if figure.side != Side.HEROES or figure.companion is not None:
            return False
        return self.heroes[figure.owner].ghost

    def characters(self, side: int) -> list[Figure]:
        """All on the map who can be meant by anything: ghosts cannot (SS-11.1.0.14)."""
        found: list[Figure] = []
        for figure in self.figures:
            there = figure.side == side and figure.area != NOWHERE
            if there and (side == Side.ENEMIES or not self.is_ghost(figure)):
                found.append(figure)
        return found

    def hero_figures(self) -> list[Figure]:
        """The living heroes on the map, without companions."""
        found: list[Figure] = []
        for hero in self.heroes:
            figure = self.figures[hero.place]
            if not hero.ghost and figure.area != NOWHERE:
                found.append(figure)
        return found

    def companion_of(self, hero: Hero) -> Figure | None:
        for figure in self.characters(Side.HEROES):
            if figure.companion is not None and figure.owner == hero.place:
                return figure
        return None

    def heroes_in_play(self) -> int:
        """SS-4.3.0.9: the living, and companions by the number on their card."""
        beside = [f.companion.hero_count for f in self.characters(Side.HEROES) if f.companion]
        return len(self.living()) + sum(beside)

    def in_area(self, side: int, area: int) -> list[Figure]:
        found: list[Figure] = []
        for figure in self.figures:
            there = figure.area == area and figure.side == side and area != NOWHERE
            if there and (side == Side.ENEMIES or not self.is_ghost(figure)):
                found.append(figure)
        return found

    def anybody_in(self, side: int, area: int) -> bool:
        for figure in self.figures:
            there = figure.area == area and figure.side == side and area != NOWHERE
            if there and (side == Side.ENEMIES or not self.is_ghost(figure)):
                return True
        return False

    def enemies_in_play(self) -> list[Enemy]:
        return [enemy for enemy in self.enemies if enemy.figures]

    def masters(self) -> list[Enemy]:
        return [enemy for enemy in self.enemies if enemy.figures and self.is_master(enemy)]

    def is_master(self, enemy: Enemy) -> bool:
        return self.scroll(enemy).rank == Rank.PURPLE

    def controller(self, enemy: Enemy) -> int:
        """The hero whose player decides for an enemy; a master enemy belongs to whoever is active
        (SS-16.0.0.5)."""
        return self.active if self.is_master(enemy) else enemy.controller

    def seat_of(self, hero: int) -> int:
        return self.heroes[hero].seat

    @property
    def active_seat(self) -> int:
        return self.seat_of(self.active)

    def everybody(self) -> list[int]:
        return list(range(self.seats))

    # -- cards lie in zones ----------------------------------------------------

    def zones(self) -> list[Zone]:
        """SS-18.0.0.2, SS-18.0.0.3: only the order of decks and what lies face down is hidden."""
        found: list[Zone] = []
        for name, deck, drawn in zip(DECKS, self.decks, self.in_hand, strict=True):
            found += deck.zones(name, f"{name} discard")
            if drawn:
                found.append(Zone(f"{name} in hand", drawn))
        found += self._event_zones()
        for place, ground in enumerate(self.grounds):
            found.append(Zone(f"ground {place}", ground.items))
            found.append(Zone(f"treasures {place}", ground.treasures, NOBODY, "treasure"))
            found.append(Zone(f"loot {place}", ground.loot, NOBODY, "loot"))
        found += self._token_zones()
        for hero in self.heroes:
            found += _zones_of(hero)
        for enemy in self.enemies:
            if enemy.in_play:
                found.append(Zone(f"enemy {enemy.id}", [enemy.card, *enemy.powers]))
        for figure in self.figures:
            found.append(Zone(f"injuries {figure.id}", figure.injuries))
            found.append(Zone(f"carried by {figure.id}", figure.carried))
        found.append(Zone("set aside", self.set_aside))
        found.append(Zone("removed", self.removed))
        found.append(Zone("stash", self.stash))
        found.append(Zone("emporium", self.shop))
        found.append(Zone("talents", self.talents))
        found.append(Zone("soul weapons", self.soul_weapons, NOBODY, "soul weapon"))
        found.append(Zone("granted powers", self.granted))
        return found

    def knows(self, seat: int, card: int) -> bool:
        """SS-18.0.0.3: what one hero looks at, all may know."""
        return card in self.seen

    def forget(self, card: int) -> None:
        if card in self.seen:
            self.seen = [each for each in self.seen if each != card]

    def _event_zones(self) -> list[Zone]:
        return [
            Zone("events", self.events, NOBODY, "event"),
            Zone("events face up", self.events_up),
            Zone("event discard", self.event_discard),
            Zone("events on the map", self.story_cards),
            Zone("time of day", [] if self.time_of_day == NOTHING else [self.time_of_day]),
        ]

    def _token_zones(self) -> list[Zone]:
        """Shadow, chest and search tokens lie face down on the map."""
        return [
            Zone("shadows on the map", self.shadows, NOBODY, "shadow"),
            Zone("chests on the map", self.chests, NOBODY, "chest"),
            Zone("searches on the map", self.searches, NOBODY, "search"),
        ]


def _zones_of(hero: Hero) -> list[Zone]:
    whose = f"hero {hero.place}"
    return [
        Zone(f"{whose} slots", hero.equipped()),
        Zone(f"{whose} inventory", hero.inventory),
        Zone(f"{whose} powers", [power.card for power in hero.powers]),
        Zone(f"{whose} supply", hero.supply),
    ]
