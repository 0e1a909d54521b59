"""What each seat sees (MK-22), as typed plain data."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.cards import TILE_KINDS, TileKind
from ..printed.kinds import COLOURS, INACCESSIBLE, RAMPAGING, SITES, TERRAINS, TOKEN_COLOURS, Site
from ..rules.cards.sideways import POINTS, points_of_use
from ..rules.map.cities import leader_of
from ..rules.map.exploring import next_tile, tile_for
from ..rules.map.movement import cost_of, is_rampaging, plain_cost
from ..rules.map.shapes import (
    PREDEFINED,
    PREDEFINED_CORE,
    PREDEFINED_COUNTRYSIDE,
    centre_of,
    is_taken,
)
from ..rules.scenario import scenario_of
from ..rules.scoring import final_scores
from ..rules.teams import sides
from ..state.realm import LaidTile, Place, Realm
from ..state.turn import PHASES
from .fights import BattleView, CombatView, JointView, battle_view, combat_view, joint_view
from .heroes import DummyView, HeroView, dummy_view, hero_view
from .perils import PerilView, perils
from .pieces import (
    CardView,
    TokenView,
    card_id,
    cards_view,
    name_of_card,
    name_of_colour,
    space_name,
    token_view,
)
from .wares import WaresView, wares_of
from .ways import WayView, ways


class SpaceView(msgspec.Struct, omit_defaults=True):
    """A space of the map; `cost` is missing where nobody enters, `plain_cost` is the cost without
    what changes it this turn. `partner` is the other space of a megapolis, `secret` an entrance
    that is not printed there. Defeated rampaging enemies leave no `site` behind. `sells` is missing
    where nobody trades."""

    q: int
    r: int
    terrain: str
    tile: int
    cost: int | None = None
    plain_cost: int | None = None
    site: str = ""
    colour: str = ""
    tokens: list[TokenView] = []
    ruin: TokenView | None = None
    shields: list[int] = []
    conquered: bool = False
    level: int = 0
    leader: int = NOTHING
    partner: str = ""
    secret: bool = False
    rampaging: bool = False
    sells: WaresView | None = None


class TileView(msgspec.Struct):
    """A tile on the map, by its centre, turned counter-clockwise by sixths."""

    key: str
    kind: str
    q: int
    r: int
    turns: int


class DieView(msgspec.Struct, omit_defaults=True):
    """A die of the Source, or of the hero who parked it; `claimed` ones pay for nothing."""

    colour: str
    used: bool = False
    owner: int = NOTHING
    user: int = NOTHING
    claimed: bool = False
    cursed: bool = False


class PileView(msgspec.Struct, omit_defaults=True):
    """Enemy tokens of one colour: how many lie face down and in the discard; scouts know the
    top."""

    colour: str
    size: int
    discard: list[str]
    top: TokenView | None = None


class BoonView(msgspec.Struct, omit_defaults=True):
    """A lasting effect of the turn: the card it comes from, and how much of it there is."""

    id: str
    card: str
    amount: int = 0


class TurnView(msgspec.Struct, omit_defaults=True):
    """The turn under way; `path` are the spaces that the hero left, the last one last. `sideways`
    are the points that a card can be turned into now; of several the table asks. `ways` are told
    only to whose turn it is, and while the hero can move."""

    seat: int
    phase: str
    move: int
    influence: int
    healing: int
    dice_left: int
    path: list[str] = []
    moved: bool = False
    explored: bool = False
    acted: bool = False
    rested: bool = False
    rewards: list[str] = []
    fame_due: int = 0
    reputation_due: int = 0
    boons: list[BoonView] = []
    perils: list[PerilView] = []
    sideways: list[str] = []
    ways: list[WayView] = []


class GoalView(msgspec.Struct):
    """A goal of the mission: `goal-<name>` says it."""

    name: str
    now: int
    needed: int


class ScoreLineView(msgspec.Struct, omit_defaults=True):
    """`score-<name>` says what the points are for; `extra` is what the title adds."""

    name: str
    points: int
    extra: int = 0


class ScoreView(msgspec.Struct, omit_defaults=True):
    """The score sheet of a side: one hero, a team, or all heroes together."""

    seats: list[int]
    lines: list[ScoreLineView]
    total: int
    won: bool = False


class TableView(msgspec.Struct, omit_defaults=True):
    """The whole table. `decks` counts cards face down. `order` names seats, and 99 for the dummy
    player. `won` is for missions that all heroes win or lose together. `face_down` holds the backs
    of tiles already on the map, by their centres."""

    scenario: str
    round: int
    rounds: int
    day: bool
    order: list[int]
    spaces: list[SpaceView]
    tiles: list[TileView]
    next_tile: str
    tiles_left: int
    source: list[DieView]
    spell_offer: list[CardView]
    action_offer: list[CardView]
    unit_offer: list[CardView]
    monastery_offer: list[CardView]
    common_skills: list[CardView]
    tactics: list[CardView]
    heroes: list[HeroView]
    turn: TurnView
    decks: dict[str, int]
    piles: list[PileView]
    goals: list[GoalView]
    teams: list[list[int]]
    dummy: DummyView | None = None
    combat: CombatView | None = None
    battle: BattleView | None = None
    joint: JointView | None = None
    round_ends: bool = False
    scenario_ends: bool = False
    last_turns: list[int] = []
    upgrades: list[CardView] = []
    scores: list[int] = []
    score: list[ScoreView] = []
    won: bool | None = None
    face_down: dict[str, str] = {}


def view(realm: Realm, seat: int) -> TableView:
    tile = next_tile(realm)
    found = TableView(
        scenario=realm.scenario,
        round=realm.round,
        rounds=scenario_of(realm).rounds(realm),
        day=realm.day,
        order=realm.order,
        spaces=[_space(realm, number, seat) for number in range(len(realm.spaces))],
        tiles=[_tile(realm, laid) for laid in realm.laid],
        next_tile="" if tile == NOTHING else _back_of_tile(realm, tile),
        tiles_left=len(realm.tile_deck),
        source=_source(realm),
        spell_offer=cards_view(realm, realm.spell_offer),
        action_offer=cards_view(realm, realm.action_offer),
        unit_offer=cards_view(realm, realm.unit_offer),
        monastery_offer=cards_view(realm, realm.monastery_offer),
        common_skills=cards_view(realm, realm.common_skills),
        tactics=cards_view(realm, realm.tactics),
        heroes=[hero_view(realm, hero, seat) for hero in realm.heroes],
        turn=_turn(realm, seat),
        decks=_decks(realm),
        piles=[_pile(realm, colour, seat) for colour in range(len(TOKEN_COLOURS))],
        goals=_goals(realm),
        teams=sides(realm),
        dummy=dummy_view(realm),
        combat=None if realm.combat is None else combat_view(realm, realm.combat, seat),
        battle=battle_view(realm),
        joint=joint_view(realm, seat),
        round_ends=realm.round_ended_by != NOTHING,
        scenario_ends=realm.scenario_ended,
        last_turns=realm.last_turns,
        upgrades=cards_view(realm, realm.upgrades),
        face_down=_face_down(realm),
    )
    if realm.over:
        found.scores = final_scores(realm)
        found.score = _score(realm)
        if len(sides(realm)) == 1:
            found.won = realm.results[0] > 0
    return found


# -- the map -------------------------------------------------------------------------


def _back_of_tile(realm: Realm, tile: int) -> str:
    """MK-6.5.10: green or brown."""
    return "countryside" if realm.tile(tile).kind == TileKind.COUNTRYSIDE else "core"


def _face_down(realm: Realm) -> dict[str, str]:
    """MK-15.10.2"""
    found: dict[str, str] = {}
    if realm.rules.shape != PREDEFINED:
        return found
    for x, y in PREDEFINED_COUNTRYSIDE + PREDEFINED_CORE:
        tile = tile_for(realm, x, y)
        if tile != NOTHING and not is_taken(realm, x, y):
            q, r = centre_of(x, y)
            found[f"{q},{r}"] = _back_of_tile(realm, tile)
    return found


def _tile(realm: Realm, laid: LaidTile) -> TileView:
    tile = realm.tile(laid.card)
    q, r = centre_of(laid.x, laid.y)
    return TileView(tile.key, TILE_KINDS[tile.kind], q, r, laid.turns)


def _space(realm: Realm, number: int, seat: int) -> SpaceView:
    space = realm.spaces[number]
    found = SpaceView(
        q=space.q,
        r=space.r,
        terrain=TERRAINS[space.terrain],
        tile=space.tile,
        cost=_cost(cost_of(realm, number)),
        plain_cost=_cost(plain_cost(realm, number)),
    )
    place = realm.places.get(number)
    if place is not None:
        found.rampaging = is_rampaging(realm, number)
        if place.site != Site.NONE and (found.rampaging or place.site not in RAMPAGING):
            found.site = SITES[place.site]
        found.tokens = [
            token_view(realm, token, face_up, seat)
            for token, face_up in zip(place.tokens, place.face_up, strict=True)
        ]
        found.shields = place.shields
        found.conquered = place.conquered
        found.level = place.level
        found.leader = leader_of(realm, place)
        found.colour = name_of_colour(place.city if place.city != NOTHING else space.colour)
        found.partner = space_name(realm, place.partner)
        found.secret = place.secret
        found.ruin = _ruin(realm, place)
        found.sells = wares_of(realm, place)
    return found


def _cost(cost: int) -> int | None:
    return cost if cost < INACCESSIBLE else None


def _ruin(realm: Realm, place: Place) -> TokenView | None:
    if place.ruin == NOTHING:
        return None
    if not place.ruin_up:
        return TokenView("ruin")
    return TokenView("ruin", card_id(place.ruin), name_of_card(realm, place.ruin))


# -- what lies beside it -------------------------------------------------------------


def _source(realm: Realm) -> list[DieView]:
    return [
        DieView(COLOURS[die.colour], die.used, die.owner, die.user, die.claimed, die.cursed)
        for die in realm.source
    ]


def _decks(realm: Realm) -> dict[str, int]:
    return {
        "artifacts": len(realm.artifacts),
        "spells": len(realm.spells),
        "actions": len(realm.actions),
        "regulars": len(realm.regulars),
        "elites": len(realm.elites),
        "ruins": len(realm.ruins),
        "wounds": len(realm.wounds),
    }


def _pile(realm: Realm, colour: int, seat: int) -> PileView:
    pile = realm.piles[colour]
    discard = [realm.enemy(token).key for token in realm.token_discards[colour]]
    found = PileView(TOKEN_COLOURS[colour], len(pile), discard)
    if pile and seat >= 0 and realm.knows(seat, pile[-1]):
        found.top = token_view(realm, pile[-1], False, seat)
    return found


def _turn(realm: Realm, seat: int) -> TurnView:
    turn = realm.turn
    return TurnView(
        seat=turn.seat,
        phase=PHASES[turn.phase],
        move=turn.move,
        influence=turn.influence,
        healing=turn.healing,
        dice_left=turn.dice_left,
        path=[space_name(realm, space) for space in turn.path],
        moved=turn.moved,
        explored=turn.explored,
        acted=turn.acted,
        rested=turn.rested,
        rewards=turn.rewards,
        fame_due=turn.fame_due,
        reputation_due=turn.reputation_due,
        boons=_boons(realm),
        perils=perils(realm),
        sideways=_sideways(realm),
        ways=ways(realm) if seat == turn.seat else [],
    )


def _sideways(realm: Realm) -> list[str]:
    if realm.turn.in_combat and realm.combat is None:
        return []
    return [POINTS[point] for point in points_of_use(realm, realm.hero_of_turn())]


def _boons(realm: Realm) -> list[BoonView]:
    """One for each card: its text says what it does. What a boon refers to may be secret."""
    found: dict[int, BoonView] = {}
    for boon in realm.turn.boons:
        if boon.card == NOTHING:
            continue
        shown = found.get(boon.card)
        if shown is None:
            name = name_of_card(realm, boon.card)
            found[boon.card] = BoonView(card_id(boon.card), name, boon.amount)
        elif not shown.amount:
            shown.amount = boon.amount
    return list(found.values())


# -- the mission ---------------------------------------------------------------------


def _goals(realm: Realm) -> list[GoalView]:
    return [GoalView(goal.name, goal.now, goal.needed) for goal in scenario_of(realm).goals(realm)]


def _score(realm: Realm) -> list[ScoreView]:
    """MK-13.5"""
    lines = scenario_of(realm).score_lines(realm)
    found: list[ScoreView] = []
    for number, side in enumerate(sides(realm)):
        shown = [
            ScoreLineView(line.name, line.points[number], line.extra[number]) for line in lines
        ]
        total = sum([line.points + line.extra for line in shown])
        found.append(ScoreView(side, shown, total, realm.results[side[0]] > 0))
    return found
