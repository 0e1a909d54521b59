"""What must hold in every position (for tests and for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length
from questhall.kernel.zones import lying_twice

from ..printed.cards import (
    ANIMUS_OF_AN_ALLY,
    HAND_SIZE,
    MOST_SENTINELS,
    POSITIONS,
    AbilityDef,
    InjuryDef,
    ItemDef,
    UseLimit,
)
from ..printed.clearing import BOARD
from ..printed.encounter import CARDS_OF_A_STAGE, FULL_DIE, STAGES, LairDef, StageDef
from ..printed.might import COLOURS, DECK_SIZE, SIDES, MightCard, Side
from ..printed.tokens import STATUSES, TOKENS
from ..state.battle import Battle, Phase
from ..state.company import COMPANY_SIZE, CompanyState
from ..state.figures import Figure, FigureKind
from ..state.oathsworn import Oathsworn

MOST = 100_000
MOST_SEATS = 4
MOST_LEVEL = 100
MOST_TICKS = 3  # of a trait (OS-11.3.1)


def faults(battle: Battle) -> list[str]:
    """Every impossible thing on the table, in words; what is not built as it must be comes first,
    as the rest cannot be looked at otherwise."""
    found = [*company_shape(battle), *_table(battle), *_turns(battle)]
    for figure in battle.figures:
        found += _shape_of_figure(battle, figure)
    for oathsworn in battle.company:
        found += _shape_of_oathsworn(battle, oathsworn)
    if found:
        return found
    found = [*lying_twice(battle.zones()), *might_faults(battle), *_stage_cards(battle)]
    for oathsworn in battle.company:
        found += _oathsworn(battle, oathsworn)
    return [*found, *_figures(battle), *_endings(battle)]


# -- lists that belong together are equally long, and whoever knows a place is in it ---


def company_shape(state: CompanyState) -> list[str]:
    found = wrong_length("the might", [len(state.might)], len(SIDES) * len(COLOURS))
    for deck in state.might:
        found += outside("card", deck.draw + deck.discard, len(state.cards))
    found += not_in_order("Oathsworn", [each.place for each in state.company])
    for each in state.company:
        found += wrong_length("an Oathsworn", [len(each.tokens)], len(TOKENS))
        found += wrong_length("an Oathsworn", [len(each.cooldown)], POSITIONS)
        found += outside("token", each.tokens, MOST)
    return found


def _table(battle: Battle) -> list[str]:
    found = outside("company", [len(battle.company)], MOST, COMPANY_SIZE)
    found += outside("trait", [battle.comradery, battle.survival_redraws], MOST_TICKS + 1)
    found += outside("seat count", [battle.seats], MOST_SEATS + 1, 1)
    found += not_in_order("figure", [figure.id for figure in battle.figures])
    found += wrong_length("what is known", [len(battle.known)], battle.seats)
    found += wrong_length("the stage deck", [len(battle.stage_piles)], STAGES)
    for card in battle.lair_cards + battle.empty_lairs:
        if not isinstance(battle.cards[card], LairDef):
            found.append(f"card {card} is no lair")
    if battle.lurking() and not battle.lair_cards:
        found.append("the boss lies in no lair")
    for obstacle in battle.obstacles:
        found += outside("obstacle", [-len(obstacle.cells)], 0, -BOARD.size)
    return found


def _turns(battle: Battle) -> list[str]:
    found = outside_or_nothing("cost", [battle.second_play], MOST)
    found += wrong_length("the list of actions", [len(battle.board_actions)], UseLimit.NONE)
    if battle.next_step == "turn" and battle.turn == NOTHING:
        found.append("it is nobody's turn")
    if battle.round and battle.leader == NOTHING:
        found.append("nobody leads")
    return found


def _shape_of_figure(battle: Battle, figure: Figure) -> list[str]:
    found = wrong_length("a figure", [len(figure.statuses)], len(STATUSES))
    found += outside("token", figure.statuses, MOST)
    if figure.side == Side.COMPANY and figure.owner == NOTHING:
        found.append(f"figure {figure.id} is nobody's")
    if (figure.kind == FigureKind.BOSS) != (figure.boss is not None):
        found.append(f"figure {figure.id} is no boss")
    if figure.boss is not None:
        found += wrong_length("a boss", [len(figure.dice)], len(figure.boss.parts))
        found += outside("stage", [len(figure.boss.might)], STAGES + 1, STAGES)
    if figure.kind == FigureKind.CIVILIAN and battle.encounter.folk is None:
        found.append(f"figure {figure.id} is no civilian of this encounter")
    if (figure.lurking or figure.held) and figure.on_board:
        found.append(f"figure {figure.id} is on the board and hidden")
    if (figure.kind == FigureKind.MINION) != (figure.minion is not None):
        found.append(f"figure {figure.id} is no minion")
    return found


def _shape_of_oathsworn(battle: Battle, oathsworn: Oathsworn) -> list[str]:
    if NOTHING in (oathsworn.figure, *oathsworn.falcons):
        return [f"a figure of {oathsworn.place} is missing"]
    found = outside("level", [oathsworn.level], MOST_LEVEL + 1, 1)
    found += outside("counter", list(oathsworn.counters.values()), MOST)
    found += outside("animus", [oathsworn.animus, oathsworn.reserve], MOST)
    found += outside("upgrade", [oathsworn.extra_animus, oathsworn.extra_regen], MOST)
    held = oathsworn.swallowed
    if held is not None:
        found += outside("part", [held.part], len(battle.figures[held.boss].dice))
        found += _no_ability(battle, held.ability)
    if oathsworn.cage is not None:
        found += _no_ability(battle, oathsworn.cage.failure)
    if (oathsworn.place >= COMPANY_SIZE) != (oathsworn.ally is not None):
        found.append(f"{oathsworn.place} is no Oathsworn and no ally")
    kind = FigureKind.OATHSWORN if oathsworn.ally is None else FigureKind.ALLY
    if battle.figures[oathsworn.figure].kind != kind:
        found.append(f"the figure of {oathsworn.place} is none of the company")
    return found


def _no_ability(battle: Battle, key: str) -> list[str]:
    return [] if key in battle.encounter.abilities else [f"the board has no ability {key}"]


# -- what lies where ---------------------------------------------------------------------


def might_faults(battle: CompanyState) -> list[str]:
    """Each deck has its eighteen cards, wherever they lie."""
    found: list[str] = []
    for side in range(len(SIDES)):
        for colour in range(len(COLOURS)):
            deck = battle.might_deck(side, colour)
            cards = deck.draw + deck.discard
            for draw in battle.draws:
                if draw.side == side:
                    cards = cards + draw.hidden[colour]
                    cards = cards + [c.card for c in draw.cards if c.colour == colour]
            cards = cards + _looked_at(battle, f"{SIDES[side]} {COLOURS[colour]}")
            numbers = [card for card in cards if card != NOTHING]
            right = [card for card in numbers if _of_colour(battle, card, colour)]
            if len(right) != DECK_SIZE or len(numbers) != DECK_SIZE:
                name = f"{SIDES[side]} {COLOURS[colour]}"
                found.append(f"the deck {name} has {len(right)} of {len(numbers)} cards")
    return found


def _looked_at(battle: CompanyState, pool: str) -> list[int]:
    looking = battle.looking
    if looking is None or looking.pool != pool:
        return []
    return looking.cards + looking.ordered


def _of_colour(battle: CompanyState, card: int, colour: int) -> bool:
    printed = battle.cards[card]
    return isinstance(printed, MightCard) and printed.colour == colour


def _stage_cards(battle: Battle) -> list[str]:
    """Fifteen, and the top one lies open unless one is under way."""
    found: list[str] = []
    piles = [*battle.stage_piles, battle.stage_discard, battle.open_cards, battle.resolving]
    piles.append(battle.cage_cards)
    piles += [_looked_at(battle, f"stage {stage + 1}") for stage in range(STAGES)]
    cards = [card for pile in piles for card in pile] + [each.card for each in battle.queue]
    if battle.face_up != NOTHING:
        cards.append(battle.face_up)
    if len(cards) != STAGES * CARDS_OF_A_STAGE:
        found.append(f"there are {len(cards)} stage cards")
    if any(not isinstance(battle.cards[card], StageDef) for card in cards):
        found.append("something else lies among the stage cards")
    for stage, pile in enumerate(battle.stage_piles):
        if any(battle.stage_card(card).stage != stage + 1 for card in pile):
            found.append(f"a card of another stage lies in pile {stage + 1}")
        if pile and stage + 1 < battle.stage:
            found.append(f"cards of stage {stage + 1} are left in stage {battle.stage}")
    quiet = not (battle.resolving or battle.looking or battle.queue or battle.over)
    if quiet and battle.round and battle.next_step == "turn" and battle.face_up == NOTHING:
        found.append("no stage card lies open")
    return found


def _oathsworn(battle: Battle, oathsworn: Oathsworn) -> list[str]:
    found: list[str] = []
    who = f"Oathsworn {oathsworn.place}"
    if oathsworn.ally is not None:
        if oathsworn.animus + oathsworn.reserve != ANIMUS_OF_AN_ALLY:
            found.append(f"ally {oathsworn.place} has {oathsworn.animus} animus")
        return found
    if oathsworn.kind is None:
        return [] if battle.phase == Phase.PREPARING else [f"{who} has no class"]
    if oathsworn.companion is not None:
        return _companion(battle, oathsworn)
    if oathsworn.animus + oathsworn.reserve != oathsworn.kind.max_animus + oathsworn.extra_animus:
        found.append(f"{who} has {oathsworn.animus} and {oathsworn.reserve} animus")
    circling = [*oathsworn.hand, *oathsworn.in_play]
    for cards in oathsworn.cooldown:
        circling += cards
    abilities = battle.abilities_in(circling)
    in_it = battle.round > 0 and not oathsworn.fallen  # OS-4.2.21: or down since the Story
    if in_it and len(abilities) != HAND_SIZE:
        found.append(f"{who} has {len(abilities)} ability cards")
    items = battle.items_in(circling + oathsworn.face_down)
    if sorted(items) != sorted(oathsworn.equipped):
        found.append(f"{who} has other items than he has equipped")
    kinds = (AbilityDef, ItemDef, InjuryDef)
    if any(not isinstance(battle.cards[card], kinds) for card in circling):
        found.append(f"{who} has cards that are not his")
    if len(oathsworn.falcons) != (0 if oathsworn.fallen else oathsworn.kind.falcons):
        found.append(f"{who} has {len(oathsworn.falcons)} falcons")
    counter = oathsworn.kind.counter
    if counter is not None and not 0 <= oathsworn.counters.get(counter.key, 0) <= counter.most:
        found.append(f"{who} has counters {oathsworn.counters}")
    if min(oathsworn.tokens) < 0 or min(oathsworn.animus, oathsworn.reserve) < 0:
        found.append(f"{who} has less than nothing")
    return found


def _companion(battle: Battle, companion: Oathsworn) -> list[str]:
    """OS-7.4.10, OS-7.4.11: two animus, a side of an Archetype Card, and nothing but items."""
    found: list[str] = []
    who = f"companion {companion.place}"
    if companion.animus + companion.reserve != ANIMUS_OF_AN_ALLY:
        found.append(f"{who} has {companion.animus} and {companion.reserve} animus")
    if battle.round and companion.side is None and not companion.fallen:
        found.append(f"{who} has no archetype")
    cards = [*companion.hand, *companion.in_play, *companion.face_down]
    if battle.phase == Phase.PREPARING:  # OS-4.2.17: its injuries are laid aside in the setup
        cards = battle.items_in(cards)
    if sorted(cards) != sorted(companion.equipped) or any(companion.cooldown):
        found.append(f"{who} has other cards than its items")
    return found


def _figures(battle: Battle) -> list[str]:
    """No two on one hex, none on an obstacle; HP and dice as high as they can be."""
    found: list[str] = []
    taken = 0
    obstacles = battle.obstacle_mask()
    for figure in battle.figures:
        if figure.kind == FigureKind.SENTINEL:
            continue
        if figure.side == Side.COMPANY:
            fallen = battle.company[figure.owner].fallen
            dying = figure.hp <= 0 and figure.on_board and not _under_way(battle)
            if figure.hp > battle.rules.most_hp or dying:
                found.append(f"figure {figure.id} has {figure.hp} HP")
            inside = battle.company[figure.owner].swallowed is not None
            if fallen == (figure.on_board or inside) and (fallen or battle.round):
                found.append(f"figure {figure.id} is fallen or stands, not both")
        if any(not 0 <= die <= FULL_DIE for die in figure.dice):
            found.append(f"figure {figure.id} has dice {figure.dice}")
        mask = figure.mask()
        if figure.on_board and not mask:
            found.append(f"figure {figure.id} stands beyond the board")
        if mask & taken:
            found.append(f"figure {figure.id} shares a hex")
        if mask & obstacles:
            found.append(f"figure {figure.id} stands on an obstacle")
        taken |= mask
    found += _sentinels(battle)
    for tile in battle.tiles:
        if tile.mask & ~BOARD.everywhere:
            found.append("a tile lies beyond the board")
    return found


def _sentinels(battle: Battle) -> list[str]:
    """At most eight, each alone on a hex without obstacle and character (OS-14.3.1)."""
    found: list[str] = []
    taken = battle.obstacle_mask() | battle.figure_mask()
    if len(battle.sentinels()) > MOST_SENTINELS:
        found.append("there are too many Sentinels")
    for sentinel in battle.sentinels():
        if sentinel.mask() & taken:
            found.append(f"Sentinel {sentinel.id} shares a hex")
        taken |= sentinel.mask()
    return found


def _under_way(battle: Battle) -> bool:
    """Somebody may still be saved, or has not yet left the board."""
    return battle.phase != Phase.OATHSWORN or bool(battle.attack or battle.resolving)


def _endings(battle: Battle) -> list[str]:
    """OS-9.2.1: won without dice, lost without Oathsworn, else it goes on."""
    if not battle.over:
        return []
    won = battle.results[0] > 0
    if won != (battle.dice_left() == 0):
        return ["the encounter ended the other way"]
    return []
