"""What each seat sees (RULES 16), as typed plain data."""

from questhall.kernel.decisions import NOTHING

from ..printed.cards import STICKER
from ..printed.hexes import FAR
from ..printed.scenario import CORRIDOR, TREASURES
from ..rules.attack.damage import has_departed
from ..rules.attack.strike import preview
from ..rules.cards.active_area import retaliate_of, shield_of
from ..rules.cards.items import item_number
from ..rules.monsters.mind.moving import points_of
from ..rules.movement.rooms import monster_level
from ..rules.movement.terrain import damage_of, hazard_damage, trap_damage
from ..rules.movement.walking import path_to
from ..rules.round.battle_goals import goal_met
from ..rules.round.initiative import initiative_of
from ..rules.round.results import GOLD_PER_COIN, bonus_xp, result_of
from ..rules.scenario import conclusion
from ..scenarios.doors import is_filled
from ..scenarios.marks import marks_of
from ..scenarios.places import is_revealed
from ..speech.kinds import figure_message
from ..state.figures import CONDITIONS, TOKENS, Figure, FigureKind
from ..state.heroes import NO_INITIATIVE, Active, Hero
from ..state.scene import (
    ELEMENTS,
    KINDS_OF_TILES,
    OBJECTS_FROM,
    TYPES_FROM,
    Ending,
    Phase,
    Scene,
    Tile,
    Underway,
)
from ..state.selection import Selection
from .books import books_of, is_undecided
from .dungeon import rooms_of
from .monsters import types_of
from .pieces import (
    ActiveView,
    CardView,
    DoingView,
    DoorView,
    FigureView,
    HeroView,
    HexView,
    ItemView,
    MarkView,
    NeedView,
    PreviewView,
    ResultView,
    TableView,
    TileView,
    TurnView,
)


def view(scene: Scene, seat: int) -> TableView:
    """The scene as a seat sees it; -1 is a spectator."""
    return TableView(
        books=books_of(scene),
        scenario=scene.scenario.number,
        id=scene.scenario.id,
        level=scene.level,
        monster_level=monster_level(scene),
        trap_damage=trap_damage(scene),
        hazard_damage=hazard_damage(scene),
        gold_per_coin=GOLD_PER_COIN[scene.level],
        bonus_xp=bonus_xp(scene.level),
        round=scene.round,
        phase=scene.phase,
        outcome=scene.outcome,
        elements=scene.elements[:],
        charging=[ELEMENTS[element] for element in scene.charging],
        hexes=_hexes(scene),
        closed=_closed(scene),
        doors=_doors(scene),
        tiles=_tiles(scene),
        marks=_marks(scene),
        figures=[_figure(scene, figure) for figure in scene.figures if not figure.gone],
        heroes=[_hero(scene, hero, seat) for hero in scene.heroes],
        types=types_of(scene),
        queue=[_turn(scene, entry) for entry in scene.queue],
        monster_draw=len(scene.monster_deck.draw),
        monster_modifiers=[scene.cards[card].key for card in scene.monster_deck.discard],
        acting="" if scene.acting == NOTHING else f"figure:{scene.acting}",
        selecting=len(scene.underway.selections) > 0,
        doing=_doing(scene, scene.underway),
        rooms=rooms_of(scene.scenario),
        results=scene.results[:],
        conclusion=conclusion(scene) if scene.outcome == Ending.VICTORY else "",
    )


def _hex(scene: Scene, cell: int) -> str:
    q, r = scene.scenario.hex(cell)
    return f"{q},{r}"


def _hexes(scene: Scene) -> list[HexView]:
    found: list[HexView] = []
    for cell in range(scene.board.size):
        if not scene.board.closed[cell]:
            hex = _bare_hex(scene, cell)
            hex.coins = scene.coins[cell]
            found.append(hex)
    return found


def _bare_hex(scene: Scene, cell: int) -> HexView:
    """A hex without its contents."""
    book = scene.scenario
    joint = book.joint_of[cell]
    found = HexView(*book.hex(cell), walls=scene.board.walls[cell])
    if joint >= 0:
        found.joint = book.joints[joint].kind
    else:
        found.room = book.rooms[book.room_of[cell]].id
    return found


def _closed(scene: Scene) -> list[HexView]:
    """The map tiles are visible from the start (GH-1.0.1), but not what is on unrevealed ones
    (GH-1.0.2). Visible doors are listed separately."""
    seen = [cell for joint in _seen_doors(scene) for cell in scene.scenario.joints[joint].cells]
    closed = [cell for cell in range(scene.board.size) if scene.board.closed[cell]]
    return [_bare_hex(scene, cell) for cell in closed if cell not in seen]


def _seen_doors(scene: Scene) -> list[int]:
    """Doors beside a revealed room."""
    book = scene.scenario
    return [
        number
        for number, joint in enumerate(book.joints)
        if joint.kind != CORRIDOR
        and any(is_revealed(scene, book.area_of[room]) for room in joint.rooms)
    ]


def _doors(scene: Scene) -> list[DoorView]:
    found: list[DoorView] = []
    for number in _seen_doors(scene):
        joint = scene.scenario.joints[number]
        opened = bool(scene.opened >> number & 1) and not is_filled(scene, number)
        locked = joint.locked and not scene.unlocked >> number & 1
        for cell in joint.cells:
            q, r = scene.scenario.hex(cell)
            found.append(DoorView(q, r, joint.look, opened, locked and not opened))
    return found


def _marks(scene: Scene) -> list[MarkView]:
    """Marks that the goal or a special rule names, as far as they are visible (GH-1.0.2)."""
    found: list[MarkView] = []
    for name, is_goal in marks_of(scene.scenario, scene.characters).items():
        cells = scene.scenario.marks[name]
        open = [cell for cell in cells if not scene.board.closed[cell]]
        unseen = is_goal and len(open) < len(cells)
        if open or unseen:
            found.append(MarkView(name, [_hex(scene, cell) for cell in open], is_goal, unseen))
    return found


def _tiles(scene: Scene) -> list[TileView]:
    found: list[TileView] = []
    for number in range(len(scene.tiles)):
        tile = scene.tiles[number]
        if scene.tile_at[tile.cells[0]] == number:
            found.append(_tile(scene, tile))
    return found


def _tile(scene: Scene, tile: Tile) -> TileView:
    return TileView(
        kind=KINDS_OF_TILES[tile.kind],
        look=tile.look,
        hexes=[_hex(scene, cell) for cell in tile.cells],
        damage=damage_of(scene, tile) if KINDS_OF_TILES[tile.kind] == "trap" else 0,
        conditions=[CONDITIONS[condition] for condition in tile.conditions],
        number=tile.number if tile.number <= TREASURES else 0,
        goal=tile.goal,
    )


def _figure(scene: Scene, figure: Figure) -> FigureView:
    q, r = scene.scenario.hex(figure.cell)
    return FigureView(
        id=f"figure:{figure.id}",
        kind=figure.kind,
        side=figure.side,
        name=figure_message(scene, figure),
        q=q,
        r=r,
        hp=figure.hp,
        max_hp=figure.max_hp,
        conditions=[CONDITIONS[each] for each in range(TOKENS) if figure.conditions[each]],
        rank=figure.rank,
        number=figure.number,
        type=scene.types[figure.type].kind.key if figure.kind == FigureKind.MONSTER else "",
        owner=figure.owner,
        shield=shield_of(scene, figure),
        retaliate=retaliate_of(scene, figure, 1),
        flying=scene.flies(figure),
        acted=_has_acted(scene, figure),
        summoned=figure.summoned == scene.round,
        hexes=_base(scene, figure),
        mark=0 if figure.marked_by == NOTHING else figure.marked_for,
    )


def _base(scene: Scene, figure: Figure) -> list[str]:
    """The hexes of a large figure."""
    cells = scene.cells_of(figure)
    return [_hex(scene, cell) for cell in cells] if len(cells) > 1 else []


def _has_acted(scene: Scene, figure: Figure) -> bool:
    """Has it had its turn this round, and is the turn over?"""
    hero = scene.hero_of(figure) if figure.kind == FigureKind.CHARACTER else None
    last = figure.acted if hero is None else hero.acted
    return last == scene.round and scene.round > 0 and scene.acting != figure.id


def _card(scene: Scene, card: int) -> CardView:
    name, *stickers = scene.cards[card].key.split(STICKER)
    return CardView(f"card:{card}", name, stickers)


def _cards(scene: Scene, cards: list[int]) -> list[CardView]:
    return [_card(scene, card) for card in cards]


def _hero(scene: Scene, hero: Hero, seat: int) -> HeroView:
    """RULES 16: only the owner sees the hand and chosen cards, and above all the battle goal."""
    own = seat == hero.seat or (scene.rules.open_information and seat != NOTHING)
    finished = scene.phase == Phase.FINISHED
    selection = scene.selection_of(hero) if own else Selection()
    selected = selection.cards()
    return HeroView(
        seat=hero.seat,
        kind="" if is_undecided(scene, hero) else hero.kind.key,
        level=hero.level,
        figure="" if hero.figure == NOTHING else f"figure:{hero.figure}",
        hand=_cards(scene, [card for card in hero.hand if card not in selected]) if own else [],
        hand_size=len(hero.hand) - len(selected),
        chosen=_cards(scene, selected + hero.chosen) if own or hero.revealed else [],
        chosen_size=len(selected) + len(hero.chosen),
        discard=_cards(scene, hero.discard),
        lost=_cards(scene, hero.lost),
        active=[_active(scene, each) for each in scene.actives if each.seat == hero.seat],
        items=[
            ItemView(f"item:{item_number(hero, place)}", item.kind.key, item.state, item.used)
            for place, item in enumerate(hero.items)
        ],
        coins=hero.coins,
        xp=hero.xp,
        draw=len(hero.deck.draw),
        modifiers=[scene.cards[card].key for card in hero.deck.discard],
        supply=_cards(scene, hero.supply),
        goals=_cards(scene, hero.goals) if seat == hero.seat or finished else [],
        initiative=hero.leading if hero.revealed and hero.leading != NO_INITIATIVE else 0,
        resting=selection.resting or (hero.resting and (own or hero.revealed)),
        exhausted=hero.exhausted and not has_departed(scene, hero),
        departed=has_departed(scene, hero),
        acted=hero.figure != NOTHING and _has_acted(scene, scene.figure_of(hero)),
        result=_result(scene, hero) if finished else None,
        reserve=_cards(scene, hero.reserve) if own and scene.next_step == "equip" else [],
    )


def _result(scene: Scene, hero: Hero) -> ResultView:
    result = result_of(scene, hero)
    met = [goal_met(scene, hero, scene.goal(card)) for card in hero.goals]
    return ResultView(result.xp, result.gold, result.checks, bool(met) and all(met))


def _active(scene: Scene, active: Active) -> ActiveView:
    card = _card(scene, active.card)
    return ActiveView(
        id=card.id,
        card=card.card,
        half=active.half,
        stickers=card.stickers,
        used=active.used,
        circles=scene.half_of(active).circles,
        round=active.until_round_end,
        figures=[f"figure:{number}" for number in active.figures],
    )


def _turn(scene: Scene, entry: int) -> TurnView:
    initiative = initiative_of(scene, entry)
    if entry >= OBJECTS_FROM:
        figure = scene.figures[entry - OBJECTS_FROM]
        done = figure.gone or _has_acted(scene, figure)
        return TurnView(initiative, figure=f"figure:{figure.id}", done=done)
    if entry >= TYPES_FROM:
        type = entry - TYPES_FROM
        left = [
            figure
            for figure in scene.figures
            if figure.kind == FigureKind.MONSTER
            and figure.type == type
            and not figure.gone
            and not _has_acted(scene, figure)
            and figure.summoned != scene.round
        ]
        return TurnView(initiative, type=scene.types[type].kind.key, done=not left)
    hero = scene.heroes[entry]
    done = hero.exhausted or _has_acted(scene, scene.figure_of(hero))
    return TurnView(initiative, seat=entry, done=done)


def _doing(scene: Scene, underway: Underway) -> DoingView | None:
    previews: list[PreviewView] = []
    if underway.plan is not None:
        for number in underway.targets:
            value, net, shield = preview(scene, underway.plan, scene.figures[number])
            previews.append(PreviewView(f"figure:{number}", value, net, shield))
    return DoingView(
        card="" if underway.card == NOTHING else f"card:{underway.card}",
        half=underway.half,
        line=underway.line,
        points=underway.points,
        jump=underway.jump,
        focus=_thing(underway.focus),
        needs=_needs(underway),
        attacker=_thing(underway.attacker),
        target=_thing(underway.target),
        drawn=[scene.cards[card].key for card in underway.drawn],
        advantage=underway.advantage,
        damage=underway.damage,
        leaves=_leaves(scene, underway),
        sufferer=_thing(underway.sufferer),
        placements=[[_hex(scene, cell) for cell in cells] for cells in underway.placements],
        paths=[
            [_hex(scene, cell) for cell in path_to(goal, underway.before)]
            for goal in underway.goals
        ],
        previews=previews,
    )


def _needs(underway: Underway) -> list[NeedView]:
    return [
        NeedView(_thing(figure), NOTHING if need >= FAR else points_of(need))
        for figure, need in zip(underway.sought, underway.needs, strict=True)
    ]


def _leaves(scene: Scene, underway: Underway) -> int:
    if underway.sufferer == NOTHING:
        return NOTHING
    return max(0, scene.figures[underway.sufferer].hp - underway.damage)


def _thing(figure: int) -> str:
    return "" if figure == NOTHING else f"figure:{figure}"
