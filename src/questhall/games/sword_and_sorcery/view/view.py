"""What each seat sees, as typed plain data: all but what lies face down (SS-18.0.0.2)."""

import msgspec

from questhall.kernel.decisions import NOTHING

from ..printed.boons import TOKENS
from ..printed.kinds import CONDITIONS, RANKS, SLOTS
from ..rules.numbers import armour_of, capacity_of, defence_of, hp_left, most_hp
from ..state.adventure import DECKS, Adventure
from ..state.area import Ground
from ..state.enemies import Enemy
from ..state.figures import Figure
from ..state.heroes import Hero


class CardView(msgspec.Struct, omit_defaults=True):
    """A card by its number; of a power the hourglasses on top, of an item the name of the side that
    lies up, whether it is the other one, and the charges that are left."""

    id: int
    card: str
    position: int = 0
    side: str = ""
    turned: bool = False
    charges: int = 0


class FigureView(msgspec.Struct, omit_defaults=True):
    """A character on the map, with numbers as they are now."""

    id: int
    area: int
    wounds: int
    hp: int
    armour: int
    defence: int
    shields: int = 0
    conditions: dict[str, int] = {}
    fire: list[int] = []
    injuries: list[str] = []
    hidden: bool = False
    boons: list[str] = []  # the cards of what helps or marks it for a while


class HeroView(msgspec.Struct, omit_defaults=True):
    """A hero with all that belongs to him."""

    place: int
    seat: int
    kind: str
    soulrank: int
    figure: FigureView | None = None
    ghost: bool = False
    slots: dict[str, CardView] = {}
    inventory: list[CardView] = []
    capacity: int = 0
    powers: list[CardView] = []
    coins: list[int] = []
    keys: int = 0
    acted: bool = False
    moves: int = 0
    combats: int = 0
    specials: int = 0
    points: int = 0
    focused: bool = False
    companion: FigureView | None = None


class EnemyView(msgspec.Struct, omit_defaults=True):
    """An enemy in play, by its card and scroll."""

    id: int
    card: str
    scroll: str
    rank: str
    controller: int
    figures: list[FigureView]
    powers: list[str] = []
    charges: int = 0
    held: bool = False


class AreaView(msgspec.Struct, omit_defaults=True):
    """An area by its name on the tiles, and what lies in it."""

    key: str
    items: list[CardView] = []
    treasures: int = 0
    loot: int = 0
    coins: list[int] = []
    keys: int = 0
    fire: list[int] = []
    shadow: bool = False
    chest: bool = False
    search: bool = False
    story: list[str] = []
    tokens: list[str] = []  # of the quest, then of powers: runes, illusions, snares
    marks: list[str] = []


class PileView(msgspec.Struct):
    """A deck: how many cards are left, and what lies in the discard."""

    name: str
    left: int
    discard: list[str]


class TableView(msgspec.Struct, omit_defaults=True):
    """The whole table."""

    quest: str
    round: int
    phase: int
    active: int
    shards: int
    heroes: list[HeroView]
    enemies: list[EnemyView]
    areas: list[AreaView]
    decks: list[PileView]
    events_left: int
    events_up: list[str]
    doors: list[bool]
    gates: list[bool]
    shrines: list[bool]
    waypoints: list[bool]
    counters: dict[str, int] = {}
    time_of_day: str = ""
    priority_hero: int = NOTHING
    priority_side: int = 1


def view(adventure: Adventure, seat: int) -> TableView:
    """All seats see the same (SS-18.0.0.1)."""
    time = adventure.time_of_day
    return TableView(
        quest=adventure.quest.key,
        round=adventure.round,
        phase=adventure.phase,
        active=adventure.active,
        shards=adventure.shards,
        heroes=[_hero(adventure, hero) for hero in adventure.heroes],
        enemies=[_enemy(adventure, enemy) for enemy in adventure.enemies_in_play()],
        areas=[_area(adventure, n, ground) for n, ground in enumerate(adventure.grounds)],
        decks=[
            PileView(name, len(deck.draw), [adventure.cards[c].key for c in deck.discard])
            for name, deck in zip(DECKS, adventure.decks, strict=True)
        ],
        events_left=len(adventure.events),
        events_up=[adventure.cards[card].key for card in adventure.events_up],
        doors=adventure.doors[:],
        gates=adventure.gates[:],
        shrines=adventure.shrines[:],
        waypoints=adventure.waypoints[:],
        counters=adventure.counters.copy(),
        time_of_day="" if time == NOTHING else adventure.cards[time].key,
        priority_hero=adventure.priority_hero,
        priority_side=adventure.priority_side,
    )


def _cards(adventure: Adventure, cards: list[int]) -> list[CardView]:
    return [_card(adventure, card) for card in cards]


def _card(adventure: Adventure, card: int) -> CardView:
    """An item as it lies there."""
    item = adventure.item(card)
    if not item.sides:
        return CardView(card, item.key)
    turned = card in adventure.turned
    side = item.sides[1 if turned else 0]
    charges = side.charges - adventure.spent.get(card, 0)
    return CardView(card, item.key, side=side.key, turned=turned, charges=charges)


def _hero(adventure: Adventure, hero: Hero) -> HeroView:
    if hero.kind is None:
        return HeroView(hero.place, hero.seat, "", hero.soulrank)
    slots = {
        SLOTS[place]: _card(adventure, card)
        for place, card in enumerate(hero.slots)
        if card != NOTHING
    }
    companion = adventure.companion_of(hero)
    return HeroView(
        place=hero.place,
        seat=hero.seat,
        kind=hero.card.key,
        soulrank=hero.soulrank,
        figure=_figure(adventure, adventure.figure_of(hero)),
        ghost=hero.ghost,
        slots=slots,
        inventory=_cards(adventure, hero.inventory),
        capacity=capacity_of(adventure, hero),
        powers=[CardView(p.card, adventure.cards[p.card].key, p.position) for p in hero.powers],
        coins=hero.coins[:],
        keys=hero.keys,
        acted=hero.acted,
        moves=hero.moves,
        combats=hero.combats,
        specials=hero.specials,
        points=hero.points,
        focused=hero.focus_ready,
        companion=None if companion is None else _figure(adventure, companion),
    )


def _figure(adventure: Adventure, figure: Figure) -> FigureView:
    conditions = {
        CONDITIONS[place]: level for place, level in enumerate(figure.conditions) if level
    }
    return FigureView(
        id=figure.id,
        area=figure.area,
        wounds=figure.wounds,
        hp=max(0, hp_left(adventure, figure)) if figure.on_map else most_hp(adventure, figure),
        armour=armour_of(adventure, figure),
        defence=defence_of(adventure, figure),
        shields=figure.shields,
        conditions=conditions,
        fire=figure.fire[:],
        injuries=[each.key for each in adventure.injuries_of(figure)],
        hidden=figure.hidden,
        boons=[
            adventure.cards[boon.card].key
            for boon in adventure.boons
            if boon.bearer == figure.id and boon.card != NOTHING
        ],
    )


def _enemy(adventure: Adventure, enemy: Enemy) -> EnemyView:
    scroll = adventure.scroll(enemy)
    return EnemyView(
        id=enemy.id,
        card=adventure.cards[enemy.card].key,
        scroll=scroll.key,
        rank=RANKS[scroll.rank],
        controller=adventure.controller(enemy),
        figures=[_figure(adventure, adventure.figures[number]) for number in enemy.figures],
        powers=[power.key for power in adventure.powers_of(enemy)],
        charges=enemy.charges,
        held=enemy.held,
    )


def _area(adventure: Adventure, place: int, ground: Ground) -> AreaView:
    return AreaView(
        key=adventure.quest.areas[place].key,
        items=_cards(adventure, ground.items),
        treasures=len(ground.treasures),
        loot=len(ground.loot),
        coins=ground.coins[:] if any(ground.coins) else [],
        keys=ground.keys,
        fire=ground.fire[:],
        shadow=place in adventure.shadow_areas,
        chest=place in adventure.chest_areas,
        search=place in adventure.search_areas,
        story=[
            adventure.cards[card].key
            for card, area in zip(adventure.story_cards, adventure.story_areas, strict=True)
            if area == place
        ],
        tokens=[
            *[
                token
                for token, area in zip(adventure.tokens, adventure.token_areas, strict=True)
                if area == place
            ],
            *[TOKENS[boon.printed.token] for boon in adventure.boons if boon.area == place],
        ],
        marks=[name for name, areas in adventure.marks_of_areas.items() if areas >> place & 1],
    )
