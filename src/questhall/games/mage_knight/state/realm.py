"""What lies on the table: the map, heroes, offers, decks, the Source, and the current fight."""

from __future__ import annotations

from typing import ClassVar

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING
from questhall.kernel.state import Content, State
from questhall.kernel.zones import NOBODY, HiddenPlaces, Zone

from ..printed.cards import (
    DeedDef,
    EnemyDef,
    RuinDef,
    SkillDef,
    TacticDef,
    TileDef,
    TileKind,
    UnitDef,
)
from ..printed.kinds import Site
from .battle import Battle, JointAssault
from .combat import Combat, Origin
from .heroes import Dummy, Hero
from .house_rules import HouseRules
from .references import (
    CardNo,
    CardOrNone,
    CityNo,
    CityOrNone,
    ColourNo,
    ColourOrNone,
    LaidTileNo,
    PlaceOrNone,
    SeatNo,
    SeatOrDummy,
    SeatOrDummyOrNobody,
    SeatOrNobody,
    SiteNo,
    SpaceNo,
    SpaceOrNone,
    TerrainNo,
)
from .turn import Turn

ARTIFACT_POOL = "artifacts"
ACTION_POOL = "actions"

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def key_of(q: int, r: int) -> int:
    """A space of the plane as one number."""
    return (q << 10) + r


class Space:
    """A space of the map as printed (MK-6.0). It never changes."""

    def __init__(
        self,
        q: int,
        r: int,
        terrain: TerrainNo,
        site: SiteNo,
        colour: ColourOrNone,
        tile: LaidTileNo,
    ) -> None:
        self.q = q
        self.r = r
        self.terrain = terrain
        self.site = site
        self.colour = colour
        self.tile = tile  # the place of the tile among those laid


class Place:
    """What has happened to a space: tokens, shields, ashes."""

    def __init__(self, site: SiteNo) -> None:
        self.site = site  # may change: a secret dungeon, a burned monastery
        self.tokens: list[CardNo] = []
        self.face_up: list[bool] = []
        self.shields: list[SeatNo] = []  # in the order of placement
        self.ruin: CardOrNone = NOTHING
        self.ruin_up = False
        self.conquered = False
        self.level = 0  # the level of a city
        self.city: CityOrNone = NOTHING  # the colour of a city
        self.partner: SpaceOrNone = NOTHING  # the other space of a megapolis
        self.secret = False  # MK-15.9.3

    def clone(self) -> Place:
        copy = Place(self.site)
        copy.tokens = self.tokens[:]
        copy.face_up = self.face_up[:]
        copy.shields = self.shields[:]
        copy.ruin = self.ruin
        copy.ruin_up = self.ruin_up
        copy.conquered = self.conquered
        copy.level = self.level
        copy.city = self.city
        copy.partner = self.partner
        copy.secret = self.secret
        return copy


class Places:
    """What lies on which spaces: most of them hold nothing."""

    def __init__(self) -> None:
        self.number_at: list[PlaceOrNone] = []  # by space: its place in the lists below, or NOTHING
        self.spaces: list[SpaceNo] = []
        self.held: list[Place] = []

    def clone(self) -> Places:
        copy = Places()
        copy.number_at = self.number_at[:]
        copy.spaces = self.spaces[:]
        copy.held = [place.clone() for place in self.held]
        return copy

    def get(self, space: int) -> Place | None:
        if not 0 <= space < len(self.number_at):
            return None
        number = self.number_at[space]
        return None if number == NOTHING else self.held[number]

    def __getitem__(self, space: int) -> Place:
        found = self.get(space)
        if found is None:
            raise KeyError(space)
        return found

    def __setitem__(self, space: int, place: Place) -> None:
        while len(self.number_at) <= space:
            self.number_at.append(NOTHING)
        number = self.number_at[space]
        if number == NOTHING:
            self.number_at[space] = len(self.held)
            self.spaces.append(space)
            self.held.append(place)
        else:
            self.held[number] = place

    def __contains__(self, space: int) -> bool:
        return self.get(space) is not None

    def items(self) -> list[tuple[int, Place]]:
        return [(self.spaces[number], self.held[number]) for number in range(len(self.held))]

    def values(self) -> list[Place]:
        return self.held


class LaidTile:
    """A tile on the map and its position in the lattice (MK-6.0.3)."""

    def __init__(self, card: CardNo, x: int, y: int, turns: int = 0) -> None:
        self.card = card
        self.x = x
        self.y = y
        self.turns = turns  # in sixths, counter-clockwise (MK-14.2.2)


class Die:
    """A mana die of the Source (MK-4.4.7)."""

    def __init__(self, colour: ColourNo) -> None:
        self.colour = colour
        self.used = False  # this turn: it is rerolled and returned at the end
        self.user: SeatOrNobody = NOTHING
        self.kept = False  # returned without rerolling
        self.owner: SeatOrNobody = NOTHING  # parked with a hero (Mana Steal, Mana Claim)
        self.claimed = False  # Mana Claim: it pays for nothing
        self.pays_each_turn = False  # gives its owner a token each turn (Mana Claim)
        self.cursed = False  # Mana Curse

    def clone(self) -> Die:
        copy = Die(self.colour)
        copy.used = self.used
        copy.user = self.user
        copy.kept = self.kept
        copy.owner = self.owner
        copy.claimed = self.claimed
        copy.pays_each_turn = self.pays_each_turn
        copy.cursed = self.cursed
        return copy


class Realm(State):
    """The whole table."""

    TRANSIENT: ClassVar[tuple[str, ...]] = ("journal",)
    SHARED: ClassVar[tuple[str, ...]] = ("cards", "spaces", "laid", "rules", "neighbours")

    def __init__(self, chance: Chance, next_step: str, scenario: str, rules: HouseRules) -> None:
        super().__init__(chance, next_step)
        self.scenario = scenario
        self.rules = rules
        self.round = 0
        self.day = True
        self.cards: list[Content] = []
        self.heroes: list[Hero] = []
        self.dummy: Dummy | None = None
        self.order: list[SeatOrDummy] = []  # top of the column first
        self.place_in_order = 0
        self.choosers: list[SeatOrDummy] = []  # who still choose a tactic
        self.upgraders: list[SeatNo] = []  # who may still take a better action (MK-14.7.4)
        self.last_rival: SeatOrNobody = NOTHING  # the other hero who had the turn before this one
        self.last_turns: list[SeatOrDummy] = []  # who still have a last turn
        self.waiting: list[SeatOrDummy] = []  # who let the next turn begin (MK-5.1)
        self.turn_counts = False  # as a last turn: it began when the end was known
        self.round_ended_by: SeatOrDummyOrNobody = NOTHING
        self.scenario_ended = False
        self.spaces: list[Space] = []
        self.neighbours: list[list[SpaceNo]] = []
        self.places = Places()
        self.laid: list[LaidTile] = []
        self.tile_deck: list[CardNo] = []  # the last is the top
        self.box: list[CardNo] = []  # tiles left out (MK-2.1.17)
        self.source: list[Die] = []
        self.wounds: list[CardNo] = []
        self.artifacts: list[CardNo] = []
        self.spells: list[CardNo] = []
        self.spell_offer: list[CardNo] = []  # top first (MK-2.1.6)
        self.actions: list[CardNo] = []
        self.action_offer: list[CardNo] = []
        self.upgrades: list[CardNo] = []  # revealed advanced actions (MK-14.7.2)
        self.regulars: list[CardNo] = []
        self.elites: list[CardNo] = []
        self.unit_offer: list[CardNo] = []
        self.monastery_offer: list[CardNo] = []  # advanced actions in the unit offer (MK-6.5.13)
        self.common_skills: list[CardNo] = []
        self.common_owners: list[SeatOrNobody] = []  # who put each of them there (MK-9.6.9)
        self.tactics: list[CardNo] = []  # on display
        self.other_tactics: list[CardNo] = []  # of the other time of day
        self.removed: list[CardNo] = []  # from the game
        self.piles: list[list[CardNo]] = [[] for _ in range(6)]  # enemy tokens by colour
        self.token_discards: list[list[CardNo]] = [[] for _ in range(6)]
        self.ruins: list[CardNo] = []
        self.ruin_discard: list[CardNo] = []
        self.city_cards: list[CityNo] = [0, 1, 2, 3]  # colours of cities not on the map
        self.cities_revealed = 0
        self.core_revealed = False
        self.turn = Turn(NOTHING)
        self.combat: Combat | None = None
        self.battle: Battle | None = None
        self.joint: JointAssault | None = None
        self.memory: dict[str, int] = {}  # what a scenario counts

    def clone(self) -> Realm:
        copy = Realm(self.chance.clone(), self.next_step, self.scenario, self.rules)
        self.copy_kernel_part_to(copy)
        copy.round = self.round
        copy.day = self.day
        copy.cards = self.cards
        copy.heroes = [hero.clone() for hero in self.heroes]
        copy.dummy = None if self.dummy is None else self.dummy.clone()
        copy.order = self.order[:]
        copy.place_in_order = self.place_in_order
        copy.choosers = self.choosers[:]
        copy.upgraders = self.upgraders[:]
        copy.last_rival = self.last_rival
        copy.last_turns = self.last_turns[:]
        copy.waiting = self.waiting[:]
        copy.turn_counts = self.turn_counts
        copy.round_ended_by = self.round_ended_by
        copy.scenario_ended = self.scenario_ended
        copy.spaces = self.spaces
        copy.neighbours = self.neighbours
        copy.places = self.places.clone()
        copy.laid = self.laid
        copy.tile_deck = self.tile_deck[:]
        copy.box = self.box[:]
        copy.source = [die.clone() for die in self.source]
        copy.wounds = self.wounds[:]
        copy.artifacts = self.artifacts[:]
        copy.spells = self.spells[:]
        copy.spell_offer = self.spell_offer[:]
        copy.actions = self.actions[:]
        copy.action_offer = self.action_offer[:]
        copy.upgrades = self.upgrades[:]
        copy.regulars = self.regulars[:]
        copy.elites = self.elites[:]
        copy.unit_offer = self.unit_offer[:]
        copy.monastery_offer = self.monastery_offer[:]
        copy.common_skills = self.common_skills[:]
        copy.common_owners = self.common_owners[:]
        copy.tactics = self.tactics[:]
        copy.other_tactics = self.other_tactics[:]
        copy.removed = self.removed[:]
        copy.piles = [pile[:] for pile in self.piles]
        copy.token_discards = [pile[:] for pile in self.token_discards]
        copy.ruins = self.ruins[:]
        copy.ruin_discard = self.ruin_discard[:]
        copy.city_cards = self.city_cards[:]
        copy.cities_revealed = self.cities_revealed
        copy.core_revealed = self.core_revealed
        copy.turn = self.turn.clone()
        copy.combat = None if self.combat is None else self.combat.clone()
        copy.battle = None if self.battle is None else self.battle.clone()
        copy.joint = None if self.joint is None else self.joint.clone()
        copy.memory = self.memory.copy()
        return copy

    # -- looking things up -------------------------------------------------------

    def deed(self, card: int) -> DeedDef:
        found = self.cards[card]
        assert isinstance(found, DeedDef)
        return found

    def unit_card(self, card: int) -> UnitDef:
        found = self.cards[card]
        assert isinstance(found, UnitDef)
        return found

    def skill_card(self, card: int) -> SkillDef:
        found = self.cards[card]
        assert isinstance(found, SkillDef)
        return found

    def tactic_card(self, card: int) -> TacticDef:
        found = self.cards[card]
        assert isinstance(found, TacticDef)
        return found

    def enemy(self, token: int) -> EnemyDef:
        found = self.cards[token]
        assert isinstance(found, EnemyDef)
        return found

    def ruin(self, token: int) -> RuinDef:
        found = self.cards[token]
        assert isinstance(found, RuinDef)
        return found

    def tile(self, card: int) -> TileDef:
        found = self.cards[card]
        assert isinstance(found, TileDef)
        return found

    def new_card(self, card: Content) -> int:
        self.cards = [*self.cards, card]
        return len(self.cards) - 1

    def space_at(self, q: int, r: int) -> int:
        """The number of the space there; NOTHING off the map."""
        for number in range(len(self.spaces)):
            space = self.spaces[number]
            if space.q == q and space.r == r:
                return number
        return NOTHING

    def hero_of_turn(self) -> Hero:
        return self.heroes[self.turn.seat]

    def site_at(self, space: int) -> int:
        place = self.places.get(space)
        return Site.NONE if place is None else place.site

    def garrison_space(self, space: int) -> int:
        """Where a site's tokens lie: those of a megapolis are all in its left part, which is laid
        first (MK-14.8.5)."""
        place = self.places.get(space)
        if place is None or place.partner == NOTHING:
            return space
        return min(space, place.partner)

    # -- secrets (MK-22) ---------------------------------------------------------

    def knows(self, seat: int, card: int) -> bool:
        """Does the hero know the card, because scouts looked at it or it was seen being put
        there?"""
        return card in self.heroes[seat].scouted

    def remember(self, hero: Hero, card: int) -> None:
        """The player knows where the card is until it is shuffled."""
        if card not in hero.scouted:
            hero.scouted.append(card)

    def all_remember(self, card: int) -> None:
        """The card is put on or under a deck for all to see."""
        for hero in self.heroes:
            self.remember(hero, card)

    def forget(self, card: int) -> None:
        for hero in self.heroes:
            if card in hero.scouted:
                hero.scouted.remove(card)

    def open_secrets(self) -> list[int]:
        """What the secret die can still be (MK-14.6.6)."""
        return self.combat.die_may_be[:] if self.combat is not None else []

    def imagine(self, seat: int, known: set[int], chance: Chance) -> None:
        self._imagine_drafted(seat, known, chance)
        super().imagine(seat, known, chance)
        self._deal_face_down(known, chance)
        if self.combat is not None:
            self.combat.imagine_die(seat, chance)

    def shuffle_unseen(self, known: set[int]) -> None:
        super().shuffle_unseen(known)
        self._deal_face_down(known, self.chance)

    def _deal_face_down(self, known: set[int], chance: Chance) -> None:
        """Tiles and tokens face down change places with others that have the same back
        (MK-22.2)."""
        buried = [place for place in self.places.values() if not place.ruin_up]
        buried = [place for place in buried if place.ruin != NOTHING]
        ruins = [[place.ruin] for place in buried]
        hidden_tiles, hidden_tokens = self._hidden_tiles(known), self.hidden_tokens(known)
        for hidden in [*hidden_tiles, *hidden_tokens, self._buried(ruins)]:
            hidden.deal_anew(chance)
            for card in hidden.cards:
                self.forget(card)
        for number in range(len(buried)):
            buried[number].ruin = ruins[number][0]

    def _imagine_drafted(self, seat: int, known: set[int], chance: Chance) -> None:
        """Cards that others drafted into their decks could be any action not seen yet (MK-22.1)."""
        hidden = HiddenPlaces()
        owners: list[Hero] = []
        for hero in self.heroes:
            if hero.seat == seat or not hero.secret:
                continue
            for pile in (hero.hand, hero.deck, hero.under_tactic):
                for number in range(len(pile)):
                    if pile[number] in hero.secret and pile[number] not in known:
                        hidden.add(pile, number)
                        owners.append(hero)
        if not owners:
            return
        for hero in owners:
            hero.secret = []
        for zone in self.zones():
            if zone.pool == ACTION_POOL and not zone.visible_to(seat):
                for number in range(len(zone.cards)):
                    if zone.cards[number] not in known:
                        hidden.add(zone.cards, number)
        hidden.deal_anew(chance)
        for number in range(len(owners)):
            owners[number].secret.append(hidden.zones[number][hidden.indexes[number]])

    def _hidden_tiles(self, known: set[int]) -> list[HiddenPlaces]:
        """The hidden tiles of the deck, countryside and core separately."""
        found = [HiddenPlaces(), HiddenPlaces()]
        for number in range(len(self.tile_deck)):
            tile = self.tile_deck[number]
            if tile not in known:
                place = 0 if self.tile(tile).kind == TileKind.COUNTRYSIDE else 1
                found[place].add(self.tile_deck, number)
        return found

    def hidden_tokens(self, known: set[int]) -> list[HiddenPlaces]:
        """The hidden tokens by colour, in the piles and on the map."""
        found = [HiddenPlaces() for _ in self.piles]
        for pile in self.piles:
            for number in range(len(pile)):
                self._hide(found, pile, number, known)
        for place in self.places.values():
            for number in range(len(place.tokens)):
                if not place.face_up[number]:
                    self._hide(found, place.tokens, number, known)
        return found

    def _hide(
        self, found: list[HiddenPlaces], pile: list[int], number: int, known: set[int]
    ) -> None:
        token = pile[number]
        if token not in known:
            found[self.enemy(token).colour].add(pile, number)

    def _buried(self, ruins: list[list[int]]) -> HiddenPlaces:
        found = HiddenPlaces()
        for pile in [self.ruins, *ruins]:
            for number in range(len(pile)):
                found.add(pile, number)
        return found

    def zones(self) -> list[Zone]:
        found: list[Zone] = []
        for hero in self.heroes:
            found.extend(_zones_of(hero))
        if self.dummy is not None:
            found.append(Zone("dummy-deck", self.dummy.deck, NOBODY, "dummy-deck"))
            found.append(Zone("dummy-discard", self.dummy.discard))
            found.append(Zone("dummy-skills", self.dummy.skill_pile, NOBODY, "dummy-skills"))
            found.append(Zone("dummy-tactic", _one_or_none(self.dummy.tactic)))
        for colour in range(6):
            found.append(Zone(f"pile:{colour}", self.piles[colour], NOBODY, f"pile:{colour}"))
            found.append(Zone(f"tokens:{colour}", self.token_discards[colour]))
        found.append(Zone("artifacts", self.artifacts, NOBODY, ARTIFACT_POOL))
        found.append(Zone("spells", self.spells, NOBODY, "spells"))
        found.append(Zone("spell-offer", self.spell_offer))
        found.append(Zone("actions", self.actions, NOBODY, ACTION_POOL))
        found.append(Zone("action-offer", self.action_offer))
        found.append(Zone("upgrades", self.upgrades))
        found.append(Zone("monastery-offer", self.monastery_offer))
        found.append(Zone("regulars", self.regulars, NOBODY, "regulars"))
        found.append(Zone("elites", self.elites, NOBODY, "elites"))
        found.append(Zone("unit-offer", self.unit_offer))
        found.append(Zone("ruins", self.ruins, NOBODY, "ruins"))
        found.append(Zone("ruin-discard", self.ruin_discard))
        found.append(Zone("common-skills", self.common_skills))
        found.append(Zone("tactics", self.tactics))
        found.append(Zone("other-tactics", self.other_tactics))
        found.append(Zone("wounds", self.wounds))
        found.append(Zone("removed", self.removed))
        found.append(Zone("fight", self._drawn_for_the_fight()))
        found.append(Zone("map", [tile.card for tile in self.laid]))
        found.extend(self._tile_zones())
        found.extend(self._map_zones())
        return found

    def _tile_zones(self) -> list[Zone]:
        """Each tile has its own pool: countryside and core must not mix (see `imagine`)."""
        tiles = self.tile_deck + self.box
        return [
            Zone(f"tile:{number}", [tiles[number]], NOBODY, f"tile:{number}")
            for number in range(len(tiles))
        ]

    def _map_zones(self) -> list[Zone]:
        """What lies on spaces; each has its own pool, as `imagine` deals them anew."""
        found: list[Zone] = []
        beaten = self._beaten()
        for space, place in self.places.items():
            if place.ruin != NOTHING:
                seen = None if place.ruin_up else NOBODY
                found.append(Zone(f"ruin:{space}", [place.ruin], seen, f"ruin:{space}"))
            for number in range(len(place.tokens)):
                token = place.tokens[number]
                if token in beaten:
                    continue
                seen = None if place.face_up[number] else self._scouts_of(token)
                pool = f"token:{space}:{number}"
                found.append(Zone(f"token:{space}", [token], seen, pool))
        return found

    def _beaten(self) -> list[int]:
        """Tokens defeated in the fight are discarded already, but leave the map only afterwards."""
        if self.combat is None:
            return []
        return [foe.token for foe in self.combat.foes if foe.defeated]

    def _scouts_of(self, token: int) -> list[int]:
        return [hero.seat for hero in self.heroes if token in hero.scouted]

    def _drawn_for_the_fight(self) -> list[int]:
        """Enemies that are not on the map."""
        if self.combat is None:
            return []
        on_map: list[int] = []
        for place in self.places.values():
            on_map.extend(place.tokens)
        return [
            foe.token
            for foe in self.combat.foes
            if foe.origin != Origin.OPPONENT and not foe.defeated and foe.token not in on_map
        ]


def _zones_of(hero: Hero) -> list[Zone]:
    seat = hero.seat
    own = [seat]
    pool = f"deed-cards:{seat}"
    return [
        Zone(f"deck:{seat}", hero.deck, NOBODY, pool),
        Zone(f"hand:{seat}", hero.hand, own, pool),
        Zone(f"played:{seat}", hero.played),
        Zone(f"discard:{seat}", hero.discard),
        Zone(f"aside:{seat}", hero.set_aside),
        Zone(f"under:{seat}", hero.under_tactic, NOBODY, pool),
        Zone(f"drafted:{seat}", hero.drafted, own, ACTION_POOL),
        Zone(f"pack:{seat}", hero.pack, own, ACTION_POOL),
        Zone(f"kept:{seat}", hero.kept_tokens),
        Zone(f"skill-pile:{seat}", hero.skill_pile, NOBODY, f"skills:{seat}"),
        Zone(f"shown-skills:{seat}", hero.shown_skills),
        Zone(f"drawn-artifacts:{seat}", hero.drawn_artifacts, own, ARTIFACT_POOL),
        Zone(f"skills:{seat}", [skill.card for skill in hero.skills]),
        Zone(f"units:{seat}", _cards_of_units(hero)),
        Zone(f"tactic:{seat}", _one_or_none(hero.tactic)),
    ]


def _cards_of_units(hero: Hero) -> list[int]:
    """The units with their wounds and banners."""
    found: list[int] = []
    for unit in hero.units:
        found.append(unit.card)
        found.extend(unit.wounds)
        found.extend(_one_or_none(unit.banner))
    return found


def _one_or_none(card: int) -> list[int]:
    return [] if card == NOTHING else [card]
