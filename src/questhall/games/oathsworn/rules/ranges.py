"""Seats, cards, figures and hexes that are named must be there (for saves from elsewhere)."""

from questhall.kernel.decisions import NOTHING
from questhall.kernel.ranges import not_in_order, outside, outside_or_nothing, wrong_length

from ..printed.cards import ABILITIES_OF_A_SIDE, ALWAYS, POSITIONS
from ..printed.clearing import BOARD
from ..printed.encounter import STAGES, LairDef
from ..printed.might import COLOURS, COMPANY, SIDES
from ..printed.tokens import STATS, STATUSES, TOKENS, UNTIL
from ..state.battle import END_OF_ROUND, Battle
from ..state.company import COMPANY_SIZE
from ..state.figures import ALLY, BOSS, CIVILIAN, KINDS, MINION, OATHSWORN, Figure
from ..state.oathsworn import Oathsworn

MOST = 100_000
MOST_SEATS = 4
MOST_LEVEL = 100
MOST_TICKS = 3  # of a trait (OS-11.3.1)


def outside_the_battle(battle: Battle) -> list[str]:
    """Every number that names nothing, in words."""
    found = [*_table(battle), *_stage(battle), *_turns(battle)]
    for figure in battle.figures:
        found += _figure(battle, figure)
    for oathsworn in battle.company:
        found += _oathsworn(battle, oathsworn)
    return found


def _table(battle: Battle) -> list[str]:
    cards = len(battle.cards)
    found = outside("company", [len(battle.company)], MOST, COMPANY_SIZE)
    found += outside("trait", [battle.comradery], MOST_TICKS + 1)
    found += wrong_length("the might", [len(battle.might)], len(SIDES) * len(COLOURS))
    found += outside("seat count", [battle.seats], MOST_SEATS + 1, 1)
    found += not_in_order("figure", [figure.id for figure in battle.figures])
    found += not_in_order("Oathsworn", [each.place for each in battle.company])
    found += wrong_length("what is known", [len(battle.known)], battle.seats)
    for known in battle.known:
        found += outside("card", known, cards)
    for zone in battle.zones():
        found += outside("card", zone.cards, cards)
    for card in battle.lair_cards + battle.empty_lairs:
        if 0 <= card < cards and not isinstance(battle.cards[card], LairDef):
            found.append(f"card {card} is no lair")
    if battle.lurking() and not battle.lair_cards:
        found.append("the boss lies in no lair")
    for obstacle in battle.obstacles:
        found += outside("hex", obstacle.cells, BOARD.size)
        found += outside("obstacle", [-len(obstacle.cells)], 0, -BOARD.size)
    for tile in battle.tiles:
        found += outside("hex", tile.cells, BOARD.size)
        found += outside("tile", [tile.kind], len(battle.encounter.tiles))
    for marker in battle.markers:
        found += outside("Oathsworn", [marker.owner], len(battle.company))
        found += outside("hex", [marker.place], BOARD.size)
        found += outside("card", marker.items, cards)
    for each in battle.lasting:
        found += outside("figure", [each.figure], len(battle.figures))
        found += outside("stat", [each.stat], len(STATS))
        found += outside("length", [each.until], len(UNTIL))
    return found


def _stage(battle: Battle) -> list[str]:
    found = wrong_length("the stage deck", [len(battle.stage_piles)], STAGES)
    found += outside("stage", [battle.stage], STAGES + 1, 1)
    found += outside_or_nothing("card", [battle.face_up], len(battle.cards))
    for each in battle.queue:
        found += outside_or_nothing("figure", [each.boss, each.breaker], len(battle.figures))
    return found


def _turns(battle: Battle) -> list[str]:
    found = outside("phase", [battle.phase], END_OF_ROUND + 1)
    found += outside_or_nothing("Oathsworn", [battle.leader], COMPANY_SIZE)
    found += outside_or_nothing("Oathsworn", [battle.turn], len(battle.company))
    found += outside("hex", battle.waded, BOARD.size)
    found += outside_or_nothing("cost", [battle.second_play], MOST)
    found += wrong_length("the list of actions", [len(battle.board_actions)], ALWAYS)
    for used in battle.board_actions:
        found += outside("action", used, len(battle.encounter.actions))
    if battle.next_step == "turn" and battle.turn == NOTHING:
        found.append("it is nobody's turn")
    if battle.round and battle.leader == NOTHING:
        found.append("nobody leads")
    return found


def _figure(battle: Battle, figure: Figure) -> list[str]:
    found = outside("kind of figure", [figure.kind], len(KINDS))
    found += outside_or_nothing("hex", [figure.place], BOARD.size)
    found += outside("facing", [figure.facing], 6)
    found += wrong_length("a figure", [len(figure.statuses)], len(STATUSES))
    found += outside("token", figure.statuses, MOST)
    found += outside_or_nothing(
        "figure", [figure.taunted_by, figure.baited_by], len(battle.figures)
    )
    found += outside("figure", figure.shifted_by, len(battle.figures))
    if figure.side == COMPANY:
        found += outside("Oathsworn", [figure.owner], len(battle.company))
    if (figure.kind == BOSS) != (figure.boss is not None):
        found.append(f"figure {figure.id} is no boss")
    if figure.boss is not None:
        found += wrong_length("a boss", [len(figure.dice)], len(figure.boss.parts))
        found += outside("stage", [len(figure.boss.might)], STAGES + 1, STAGES)
    if figure.kind == CIVILIAN and battle.encounter.folk is None:
        found.append(f"figure {figure.id} is no civilian of this encounter")
    if (figure.lurking or figure.held) and figure.on_board:
        found.append(f"figure {figure.id} is on the board and hidden")
    if (figure.kind == MINION) != (figure.minion is not None):
        found.append(f"figure {figure.id} is no minion")
    return found


def _oathsworn(battle: Battle, oathsworn: Oathsworn) -> list[str]:
    found = outside("seat", [oathsworn.seat], battle.seats)
    found += outside("figure", [oathsworn.figure], len(battle.figures))
    found += wrong_length("an Oathsworn", [len(oathsworn.tokens)], len(TOKENS))
    found += wrong_length("an Oathsworn", [len(oathsworn.cooldown)], POSITIONS)
    found += outside("level", [oathsworn.level], MOST_LEVEL + 1, 1)
    found += outside("token", oathsworn.tokens, MOST)
    found += outside("counter", list(oathsworn.counters.values()), MOST)
    found += outside("card", oathsworn.equipped + oathsworn.thrown, len(battle.cards))
    found += outside("ability", oathsworn.used_this_round, ABILITIES_OF_A_SIDE)
    found += outside("ability", oathsworn.used_ever, ABILITIES_OF_A_SIDE)
    found += outside("animus", [oathsworn.animus, oathsworn.reserve], MOST)
    found += outside("upgrade", [oathsworn.extra_animus, oathsworn.extra_regen], MOST)
    found += outside_or_nothing("Oathsworn", [oathsworn.stands_for, oathsworn.serves], COMPANY_SIZE)
    found += outside("figure", oathsworn.falcons, len(battle.figures))
    held = oathsworn.swallowed
    if held is not None:
        found += outside("figure", [held.boss], len(battle.figures))
        if held.ability not in battle.encounter.abilities:
            found.append(f"the board has no ability {held.ability}")
        elif not found:
            found += outside("part", [held.part], len(battle.figures[held.boss].dice))
    cage = oathsworn.cage
    if cage is not None:
        found += outside("figure", [cage.boss], len(battle.figures))
        found += outside("card", [cage.card], len(battle.cards))
        if cage.failure not in battle.encounter.abilities:
            found.append(f"the board has no ability {cage.failure}")
    if (oathsworn.place >= COMPANY_SIZE) != (oathsworn.ally is not None):
        found.append(f"{oathsworn.place} is no Oathsworn and no ally")
    kind = OATHSWORN if oathsworn.ally is None else ALLY
    if not found and battle.figures[oathsworn.figure].kind != kind:
        found.append(f"the figure of {oathsworn.place} is none of the company")
    return found
