"""Setting up an encounter (OS-4.2)."""

from collections.abc import Sequence
from typing import Final

from questhall.boards.masks import NOWHERE, places_in
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, ask, side_by_side
from questhall.kernel.packs import in_play

from ..library.library import library
from ..printed.cards import (
    ANIMUS_OF_AN_ALLY,
    HAND_OF,
    MOST_SIDES,
    STARTING_LEVEL,
    AllyDef,
    ClassDef,
    CompanionDef,
    ItemDef,
)
from ..printed.encounter import STAGES, BossDef, EncounterDef
from ..printed.might import COLOURS, SIDES, might_deck
from ..printed.tokens import ANY_TOKEN
from ..rules.boss.placing import put_minion
from ..rules.boss.stage_deck import turn_up
from ..rules.might.drawing import might_stream
from ..rules.purse import gain_any_token
from ..rules.turn.guardian import add_guardian
from ..rules.victory import settle
from ..state.battle import Battle
from ..state.company import COMPANY_SIZE, CompanyState
from ..state.figures import Figure, FigureKind, Obstacle
from ..state.house_rules import HouseRules
from ..state.oathsworn import Oathsworn
from .cards import new_card
from .ground import prepare_ground
from .levelling import equip_fully, grow
from .tough_as_nails import shake_it_off

FIRST_ALLIES: Final = "man_at_arms"
FIRST_TOKENS: Final = 2  # of an encounter that is played alone
TOKENS_OF_A_REPLAY: Final = 3


def lay_out(
    chance: Chance,
    encounter: EncounterDef,
    rules: HouseRules,
    seats: int,
    level: int,
    flags: tuple[str, ...] | None = (),
    allies: list[AllyDef] | None = None,
) -> Battle:
    """Board, decks, enemies and what else the encounter needs (OS-4.2.13), changed by flags of the
    story, unless these are still to be chosen, as is the company. Without a campaign its allies are
    those of the level."""
    battle = Battle(chance, "muster", rules, encounter)
    battle.seats = seats
    battle.known = [[] for _ in range(seats)]
    lay_out_might(battle)
    _stack_stages(battle)
    for place in range(COMPANY_SIZE):  # OS-R76: always four, whoever plays them
        oathsworn = Oathsworn(place, place % seats)
        oathsworn.level = level
        oathsworn.figure = place
        battle.company.append(oathsworn)
        figure = Figure(place, FigureKind.OATHSWORN, NOWHERE, 0, rules.most_hp)
        figure.owner = place
        battle.figures.append(figure)
    battle.obstacles = [
        Obstacle(piece.kind, places_in(piece.mask)) for piece in encounter.obstacles
    ]
    for boss in encounter.bosses:
        battle.figures.append(_boss(battle, boss))
    if allies is None:
        allies = [ally for ally in allies_at(level, rules.packs) for _ in range(ally.copies)]
    battle.ally_cards = [new_card(battle, ally) for ally in allies]
    for kind, place in encounter.minion_places:
        put_minion(battle, kind, place)
    battle.empty_lairs = [new_card(battle, lair) for lair in encounter.lairs]
    battle.counters = encounter.counters.copy()
    if flags is not None:
        prepare_ground(battle, flags)
    return battle


def allies_at(level: int, packs: Sequence[str] = ()) -> list[AllyDef]:
    """Those with whom every company begins, and those of the chapters before."""
    everybody = [ally for ally in library().allies.values() if in_play(ally.key, [*packs])]
    return [ally for ally in everybody if ally.key == FIRST_ALLIES or ally.chapter < level]


def lay_out_might(state: CompanyState) -> None:
    """Eight shuffled decks (OS-2.1.7)."""
    for side in range(len(SIDES)):
        for colour in range(len(COLOURS)):
            deck = state.might_deck(side, colour)
            deck.draw += [new_card(state, card) for card in might_deck(colour)]
            deck.shuffle(state, might_stream(side, colour))


def _stack_stages(battle: Battle) -> None:
    """OS-4.2.4: each stage is shuffled for itself."""
    for stage in range(STAGES):
        for card in battle.encounter.stage_cards:
            if card.stage == stage + 1:
                battle.stage_piles[stage].append(new_card(battle, card))
        battle.chance.shuffle("stage", battle.stage_piles[stage])
    battle.mark_information()


def _boss(battle: Battle, printed: BossDef) -> Figure:
    """OS-4.2.3: a full die on each part."""
    figure = Figure(len(battle.figures), FigureKind.BOSS, printed.place, printed.facing, 0)
    figure.boss = printed
    figure.dice = [part.die for part in printed.parts]
    return figure


# -- the company ---------------------------------------------------------------------


def classes() -> list[ClassDef]:
    """All twelve (OS-3.1.6); the Grove Maiden too may be taken from the start (OS-3.1.7)."""
    return list(library().classes.values())


def muster(battle: Battle) -> Flow[None]:
    yield from choose_classes(battle)
    battle.next_step = "gear"


def choose_classes(state: CompanyState) -> Flow[None]:
    """Four different classes, one after the other around the table (OS-3.1.1)."""
    boards = classes()
    companions = library().companions
    for oathsworn in state.company:
        taken = [each.kind for each in state.company]
        left = [n for n, board in enumerate(boards) if board not in taken]
        left = [n for n in left if in_play(boards[n].key, state.rules.packs)]
        options = [Option("class", n) for n in left]
        # OS-3.1.3: any mixture of full characters and companions
        options += [Option("companion", n) for n in left if boards[n].key in companions]
        answer = yield ask(oathsworn.seat, "muster", options, "OS-3.1.1", oathsworn.place)
        if answer.verb == "companion":
            take_companion(state, oathsworn, boards[answer.what])
        else:
            take_board(state, oathsworn, boards[answer.what])


def take_board(state: CompanyState, oathsworn: Oathsworn, board: ClassDef) -> None:
    """A new full character."""
    set_up_board(state, oathsworn, board)
    equip_with(state, oathsworn, starting_items(board))


def set_up_board(state: CompanyState, oathsworn: Oathsworn, board: ClassDef) -> None:
    """OS-3.10.1, OS-3.10.3: all animus in the reserve (OS-4.2.15, OS-3.10.4), cards in the box."""
    oathsworn.kind = board
    oathsworn.reserve = board.max_animus
    # Content is shared between copies of a table, its list is not.
    state.cards = state.cards[:]
    oathsworn.box = [new_card(state, card) for card in board.unlocked(oathsworn.level)]


def take_companion(state: CompanyState, oathsworn: Oathsworn, board: ClassDef) -> None:
    """A new companion, with the items of the class."""
    set_up_companion(oathsworn, board)
    equip_with(state, oathsworn, starting_items(board))


def set_up_companion(oathsworn: Oathsworn, board: ClassDef) -> None:
    """OS-3.11.1: its card instead of a board, two animus in the reserve; the side of an Archetype
    Card is chosen later (OS-3.11.8). HP and Iron are those of anybody (OS-3.11.2, OS-3.11.5)."""
    oathsworn.kind = board
    oathsworn.companion = library().companions[board.key]
    oathsworn.reserve = ANIMUS_OF_AN_ALLY


def starting_items(board: ClassDef) -> list[ItemDef]:
    """OS-3.10.5; no gear is among them (OS-3.12.3)."""
    return [library().items[key] for key in board.starting_items]


def equip_with(state: CompanyState, oathsworn: Oathsworn, items: list[ItemDef]) -> None:
    """OS-4.2.8: items lie in the hand."""
    state.cards = state.cards[:]
    oathsworn.equipped = [new_card(state, item) for item in items]
    oathsworn.hand += oathsworn.equipped
    oathsworn.falcons = [oathsworn.figure] * oathsworn.board.falcons  # OS-4.2.19


def gear(battle: Battle) -> Flow[None]:
    """One after the other, as there are only so many copies of an item."""
    for oathsworn in battle.company:
        yield from equip_fully(battle, oathsworn)
    battle.next_step = "arm"


def arm(battle: Battle) -> Flow[None]:
    """What the level brings, and a few Combat Tokens."""
    yield from side_by_side([_arm_seat(battle, seat) for seat in range(battle.seats)])
    battle.next_step = "hands"


def _arm_seat(battle: Battle, seat: int) -> Flow[None]:
    for oathsworn in battle.company:
        if oathsworn.seat == seat:
            yield from grow(battle, oathsworn)
            yield from gain_any_token(battle, oathsworn, ANY_TOKEN, FIRST_TOKENS)


def rearm(battle: Battle) -> Flow[None]:
    """OS-9.3.2: in a replay three Combat Tokens of one's choice."""
    yield from side_by_side([_rearm_seat(battle, seat) for seat in range(battle.seats)])
    battle.next_step = "hands"


def _rearm_seat(battle: Battle, seat: int) -> Flow[None]:
    for oathsworn in battle.company:
        if oathsworn.seat == seat and not oathsworn.fallen:
            yield from gain_any_token(battle, oathsworn, ANY_TOKEN, TOKENS_OF_A_REPLAY)


def hands(battle: Battle) -> Flow[None]:
    """OS-4.2.5: everybody at the same time, each for his own Oathsworn."""
    yield from side_by_side([_hands_of(battle, seat) for seat in range(battle.seats)])
    battle.next_step = "deploy"


def _hands_of(battle: Battle, seat: int) -> Flow[None]:
    for oathsworn in battle.company:
        if oathsworn.seat != seat or oathsworn.fallen:
            continue
        if oathsworn.companion is None:
            yield from build_hand(battle, oathsworn)
        else:
            yield from choose_side(oathsworn, oathsworn.companion)


def choose_side(oathsworn: Oathsworn, companion: CompanionDef) -> Flow[None]:
    """OS-4.2.9: one side of one unlocked Archetype Card."""
    sides = companion.unlocked(oathsworn.level)
    first = oathsworn.place * MOST_SIDES
    options = [Option("archetype", first + companion.sides.index(side)) for side in sides]
    answer = yield ask(oathsworn.seat, "choose-side", options, "OS-4.2.9", oathsworn.place)
    oathsworn.side = companion.sides[answer.what - first]


def build_hand(battle: Battle, oathsworn: Oathsworn) -> Flow[None]:
    """Seven Ability Cards: 1, 2, 2 and 2 by cooldown."""
    barred = yield from _barred_element(battle, oathsworn)
    open_ones = [c for c in oathsworn.box if battle.ability(c).element not in barred]
    for cooldown, count in enumerate(HAND_OF):
        for left in range(count, 0, -1):
            fit = [c for c in open_ones if battle.ability(c).cooldown == cooldown]
            if len(fit) == left:  # all that are left are taken, in whatever order
                fit = fit[:1]
            options = [Option("take", card) for card in fit]
            answer = yield ask(oathsworn.seat, "hand", options, "OS-4.2.5", oathsworn.place)
            open_ones.remove(answer.what)
            oathsworn.box.remove(answer.what)
            oathsworn.hand.append(answer.what)


def _barred_element(battle: Battle, oathsworn: Oathsworn) -> Flow[list[int]]:
    """OS-4.2.7: with starting cards only, fire or water; later both may be mixed."""
    elements = {battle.ability(card).element for card in oathsworn.box} - {NOTHING}
    if oathsworn.level > STARTING_LEVEL or not elements:
        return []
    options = [Option("element", element) for element in sorted(elements)]
    answer = yield ask(oathsworn.seat, "which-element", options, "OS-4.2.7", oathsworn.place)
    return [element for element in elements if element != answer.what]


def deploy(battle: Battle) -> Flow[None]:
    """Figures on the green hexes (OS-4.2.11), then a leader (OS-4.2.12)."""
    if battle.board_face_down:  # OS-4.1.3, OS-4.2.9: turned up now
        battle.board_face_down = False
        battle.mark_information()
    if battle.tough_as_nails:
        yield from shake_it_off(battle)
    add_guardian(battle)
    for oathsworn in battle.company:
        _start_injured(battle, oathsworn)
        if oathsworn.fallen:  # OS-4.2.21: since the Story
            continue
        free = battle.encounter.start & battle.free()
        options = [Option("to-hex", place) for place in places_in(free)]
        answer = yield ask(oathsworn.seat, "deploy", options, "OS-4.2.11", oathsworn.place)
        battle.figure_of(oathsworn).place = answer.what
    everybody = list(range(battle.seats))
    options = [Option("leader", each.place) for each in battle.the_four()]
    answer = yield Decision(everybody, "choose-leader", options, "OS-4.2.12")
    battle.leader = answer.what
    _face_the_boss(battle)
    turn_up(battle)
    battle.next_step = "round"
    settle(battle)


def _start_injured(battle: Battle, oathsworn: Oathsworn) -> None:
    """OS-4.2.17, OS-7.4.9: a companion pays for its injuries in HP and ignores them otherwise."""
    if oathsworn.companion is None:
        return
    injuries = battle.injuries_in(oathsworn.hand)
    oathsworn.hand = [card for card in oathsworn.hand if card not in injuries]
    oathsworn.box += injuries
    if oathsworn.fallen:  # since the Story
        return
    figure = battle.figure_of(oathsworn)
    figure.hp = max(0, figure.hp - hp_lost_by_injuries(len(injuries)))
    oathsworn.fallen = figure.hp == 0


def hp_lost_by_injuries(injuries: int) -> int:
    """OS-7.4.9"""
    return 0 if injuries < 2 else 1 if injuries < 4 else 2


def _face_the_boss(battle: Battle) -> None:
    for oathsworn in battle.company:
        figure = battle.figure_of(oathsworn)
        for boss in battle.bosses()[:1] if figure.on_board else []:
            figure.facing = figure.stance().facing_towards(boss.place)
