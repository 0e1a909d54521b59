"""What each seat sees, as typed plain data: all but what lies face down (SS-18.0.0.2)."""

import msgspec

from questhall.kernel.decisions import NOTHING
from questhall.kernel.language.speaking import message

from ..printed.kinds import RANKS, SLOTS
from ..rules.numbers import capacity_of, movement_of
from ..rules.turn.emporium import shopper
from ..rules.turn.souls import cost_of_raising
from ..speech.books import stories_of
from ..state.adventure import DECKS, Adventure
from ..state.enemies import Enemy
from ..state.heroes import Hero
from .board import BoardView, board_view
from .cards import CardView, card_view, card_views
from .chances import OddsView, odds_of, rounded
from .danger import of_the_turn
from .fight import AttackView, attack_view
from .figures import FigureView, figure_view
from .foretelling import ForetoldView, foretold
from .goods import BagView, BuildingsView, GoodView, bags_of, buildings_of, goods_of
from .progress import ProgressView, progress_of


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
    movement: int = 0
    crowns: int = 0
    raising: int = 0  # shards to the next soulrank
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
    copy: int = 1  # which of its cards: its number on the map
    horde: int = 1  # figures that it began with
    foretold: ForetoldView | None = None


class VisitView(msgspec.Struct):
    """Heroes who visit the emporium: those inside, those who have left, and for whom of the former
    each player trades now; what they find there."""

    inside: list[int]
    left: list[int]
    at_the_counter: list[int]
    goods: list[GoodView]
    bags: list[BagView]
    buildings: BuildingsView | None = None


class PileView(msgspec.Struct):
    """A deck: how many cards are left; what lies open is the discard, then what was just drawn."""

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
    board: BoardView
    decks: list[PileView]
    events_left: int
    events_up: list[str]
    event_discard: list[str]  # face up (SS-2.1.0.19), the newest last
    told: list[str]  # the story so far, by its messages
    attack: AttackView | None = None
    odds: list[OddsView] = []  # of the attacks that the active hero may choose
    shop: list[CardView] = []  # while there is a visit, beside what lies in the stash
    stash: list[CardView] = []
    visit: VisitView | None = None
    won: bool = False
    counters: dict[str, int] = {}
    progress: list[ProgressView] = []
    time_of_day: str = ""
    priority_hero: int = NOTHING
    priority_side: int = 1
    books: list[str] = []  # the texts that it needs besides those of every table


def view(adventure: Adventure, seat: int) -> TableView:
    """All seats see the same (SS-18.0.0.1)."""
    time = adventure.time_of_day
    told = _told(adventure)
    return TableView(
        quest=adventure.quest.key,
        round=adventure.round,
        phase=adventure.phase,
        active=adventure.active,
        shards=adventure.shards,
        heroes=[_hero(adventure, hero) for hero in adventure.heroes],
        enemies=[_enemy(adventure, enemy) for enemy in adventure.enemies_in_play()],
        board=board_view(adventure),
        decks=[
            PileView(name, len(deck.draw), _keys(adventure, [*deck.discard, *drawn]))
            for name, deck, drawn in zip(DECKS, adventure.decks, adventure.in_hand, strict=True)
        ],
        events_left=len(adventure.events),
        events_up=_keys(adventure, adventure.events_up),
        event_discard=_keys(adventure, adventure.event_discard),
        told=told,
        attack=attack_view(adventure),
        odds=[] if adventure.over else odds_of(adventure),
        shop=card_views(adventure, adventure.shop) if adventure.visitors else [],
        stash=card_views(adventure, adventure.stash) if adventure.visitors else [],
        visit=_visit(adventure),
        won=any(result > 0 for result in adventure.results),
        counters=adventure.counters.copy(),
        progress=progress_of(adventure),
        time_of_day="" if time == NOTHING else adventure.cards[time].key,
        priority_hero=adventure.priority_hero,
        priority_side=adventure.priority_side,
        books=_books(adventure, told),
    )


def _keys(adventure: Adventure, cards: list[int]) -> list[str]:
    return [adventure.cards[card].key for card in cards]


def _told(adventure: Adventure) -> list[str]:
    """SS-2.0.0.9: what was read aloud, in its order."""
    quest = adventure.quest
    scripts = {script.key: "story" for script in quest.scripts if script.told}
    deeds = {deed.key: "deed-story" for deed in quest.actions if deed.told}
    kinds = scripts | deeds
    read = [message(kinds[key], key) for key in adventure.scripts_read if key in kinds]
    return [message("intro", quest.key), message("goal", quest.key), *read]


def _books(adventure: Adventure, told: list[str]) -> list[str]:
    """The quest, and what was read of its story."""
    quest = adventure.quest
    stories = stories_of(quest)
    return [quest.key, *[message for message in told if message in stories]]


def _visit(adventure: Adventure) -> VisitView | None:
    if not adventure.visitors:
        return None
    shoppers = [shopper(adventure, seat) for seat in adventure.everybody()]
    return VisitView(
        inside=sorted(adventure.inside),
        left=[place for place in adventure.visitors if place not in adventure.inside],
        at_the_counter=[hero.place for hero in shoppers if hero is not None],
        goods=goods_of(adventure),
        bags=bags_of(adventure),
        buildings=buildings_of(adventure),
    )


def _hero(adventure: Adventure, hero: Hero) -> HeroView:
    if hero.kind is None:
        return HeroView(hero.place, hero.seat, "", hero.soulrank)
    slots = {
        SLOTS[place]: card_view(adventure, card)
        for place, card in enumerate(hero.slots)
        if card != NOTHING
    }
    companion = adventure.companion_of(hero)
    return HeroView(
        place=hero.place,
        seat=hero.seat,
        kind=hero.card.key,
        soulrank=hero.soulrank,
        figure=figure_view(adventure, adventure.figure_of(hero)),
        ghost=hero.ghost,
        slots=slots,
        inventory=card_views(adventure, hero.inventory),
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
        movement=movement_of(adventure, hero),
        crowns=hero.crowns,
        raising=cost_of_raising(hero),
        companion=None if companion is None else figure_view(adventure, companion),
    )


def _foretold(adventure: Adventure, enemy: Enemy) -> ForetoldView:
    """With what it would cost its target."""
    seen = foretold(adventure, enemy)
    seen.losses = rounded(of_the_turn(adventure, enemy, seen))
    return seen


def _enemy(adventure: Adventure, enemy: Enemy) -> EnemyView:
    scroll = adventure.scroll(enemy)
    return EnemyView(
        id=enemy.id,
        card=adventure.cards[enemy.card].key,
        scroll=scroll.key,
        rank=RANKS[scroll.rank],
        controller=adventure.controller(enemy),
        figures=[figure_view(adventure, adventure.figures[number]) for number in enemy.figures],
        powers=[power.key for power in adventure.powers_of(enemy)],
        charges=enemy.charges,
        held=enemy.held,
        copy=adventure.enemy_card(enemy).copy,
        horde=scroll.horde,
        foretold=None if adventure.over else _foretold(adventure, enemy),
    )
