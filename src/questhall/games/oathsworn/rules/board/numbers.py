"""The numbers that figures have now: they are computed when asked, never stored."""

from typing import Final

from questhall.kernel.decisions import NOTHING

from ...printed.cards import ANIMUS_OF_AN_ALLY, DEFENSE_OF_A_COMPANION, ItemDef
from ...printed.difficulty import UNHURT
from ...printed.encounter import ICONS, NO_ICON
from ...printed.might import COLOURS, Colour, Side
from ...printed.tokens import Stat, Status
from ...state.battle import Battle
from ...state.company import CompanyState
from ...state.figures import Figure, FigureKind, Lasting
from ...state.oathsworn import Oathsworn
from ..boss.passives import changed_by_auras

LEAST_DEFENSE: Final = 1  # OS-3.10.6, OS-R9


def items_that_count(state: CompanyState, oathsworn: Oathsworn) -> list[ItemDef]:
    """OS-3.7.5: wherever they lie, but not thrown ones (OS-13.10.3)."""
    return [state.item(card) for card in oathsworn.equipped if card not in oathsworn.thrown]


def cubes_of(state: CompanyState, oathsworn: Oathsworn) -> list[int]:
    """The might track (OS-3.10.7)."""
    if oathsworn.ally is not None:
        return oathsworn.ally.might[:]
    cubes = [0] * len(COLOURS)
    for item in items_that_count(state, oathsworn):
        for colour in range(len(COLOURS)):
            cubes[colour] += item.might[colour]
    return cubes


def weapon_range(state: CompanyState, oathsworn: Oathsworn) -> int:
    """The range of the weapons, 0 for melee (OS-7.9.1)."""
    if oathsworn.ally is not None:
        return oathsworn.ally.range
    if oathsworn.companion is not None and oathsworn.companion.range:
        return oathsworn.companion.range
    longest = 0
    for card in oathsworn.equipped:
        reach = state.item(card).range
        if reach > longest and card not in oathsworn.thrown:  # OS-13.10.3
            longest = reach
    return longest


def item_defense(state: CompanyState, oathsworn: Oathsworn) -> int:
    """OS-3.10.6, OS-3.2.7: the bonus of easy levels comes after the minimum."""
    if oathsworn.ally is not None:
        return oathsworn.ally.defense + state.rules.extra_defense
    items = sum([item.defense for item in items_that_count(state, oathsworn)])
    companion = oathsworn.companion is not None
    return defense_by_items(items, companion, state.rules.extra_defense)


def defense_by_items(items: int, companion: bool, extra: int) -> int:
    """Not below the minimum; a companion has more (OS-3.11.7)."""
    return max(LEAST_DEFENSE, items) + (DEFENSE_OF_A_COMPANION if companion else 0) + extra


def oathsworn_of(battle: Battle, figure: Figure) -> Oathsworn:
    return battle.company[figure.owner]


def defense_of(battle: Battle, figure: Figure) -> int:
    """OS-7.14.3, OS-8.8.9"""
    if figure.kind == FigureKind.SENTINEL:  # OS-14.3.5: removed by any damage
        return LEAST_DEFENSE
    if figure.side == Side.COMPANY:
        base = item_defense(battle, oathsworn_of(battle, figure))
    elif figure.kind == FigureKind.CIVILIAN:
        assert battle.encounter.folk is not None
        base = battle.encounter.folk.defense
    elif figure.boss is not None:
        base = figure.boss.defense
    else:
        assert figure.minion is not None
        base = figure.minion.defense
    return max(LEAST_DEFENSE, raised(battle, figure, Stat.DEFENSE, base))


def raised(battle: Battle, figure: Figure, stat: int, base: int) -> int:
    """A number with all that raises or lowers it for a while, or by the Special Rules Board."""
    base = changed_by_auras(battle, figure, stat, base)
    for each in battle.lasting:
        if each.figure == figure.id and each.stat == stat:
            floor = min(base, each.least) if each.by < 0 else base
            base = max(base + each.by, floor) if each.least else base + each.by
    return base


def raise_for_a_while(
    battle: Battle, figure: Figure, stat: int, by: int, until: int, least: int = 0
) -> None:
    battle.lasting.append(Lasting(figure.id, stat, by, until, least))
    battle.tell("raised" if by >= 0 else "lowered", "OS-9.1.1", figure.id, stat, abs(by))


def limit_for_a_while(battle: Battle, figure: Figure, stat: int, most: int, until: int) -> None:
    """A limit, 0 forbids."""
    battle.lasting.append(Lasting(figure.id, stat, most, until, 0))
    battle.tell("limited", "OS-7.2.2", figure.id, stat, most)


def limit_of(battle: Battle, figure: Figure, stat: int) -> int:
    """The lowest of all limits, NOTHING without any."""
    lowest = NOTHING
    for each in battle.lasting:
        if each.figure == figure.id and each.stat == stat:
            lowest = each.by if lowest == NOTHING else min(lowest, each.by)
    return lowest


def forbidden(battle: Battle, figure: Figure, stat: int) -> bool:
    return limit_of(battle, figure, stat) == 0


def expire(battle: Battle, until: int, figure: Figure | None = None) -> None:
    """What lasts so long is over, for one figure or for all."""
    battle.lasting = [
        each
        for each in battle.lasting
        if each.until != until or (figure is not None and each.figure != figure.id)
    ]


def regen_of(oathsworn: Oathsworn) -> int:
    """OS-6.1.3, OS-6.1.4"""
    if oathsworn.acts_by_card:
        return ANIMUS_OF_AN_ALLY
    return oathsworn.board.regen + oathsworn.extra_regen


def lost_hp(figure: Figure) -> int:
    """OS-3.2.2: from 6 on every level of difficulty."""
    return UNHURT - figure.hp


def may_move(figure: Figure) -> bool:
    """OS-12.2.3: no movement of one's own will while crippled."""
    return figure.statuses[Status.CRIPPLED] == 0


def movement_of(battle: Battle, figure: Figure, printed: int) -> int:
    """OS-R72: shortened movements do not go below 0."""
    return max(0, raised(battle, figure, Stat.MOVEMENT, printed))


# -- might of enemies --------------------------------------------------------------------


def might_of(battle: Battle, figure: Figure) -> list[int]:
    """OS-8.8.4, with cards added or left out for a while."""
    if figure.boss is not None:
        might = figure.boss.might[battle.stage - 1][:]
    else:
        assert figure.minion is not None
        english = figure.minion.english_might if battle.rules.english_edition else []
        might = (english or figure.minion.might)[:]
    for colour in range(len(COLOURS)):
        might[colour] += raised(battle, figure, Stat.WHITE_CARDS + colour, 0)
    change = raised(battle, figure, Stat.MIGHT, 0)
    for _ in range(change):
        might[highest_colour(might)] += 1
    for _ in range(-change):
        leave_out_strongest(might)
    return might


def highest_colour(might: list[int]) -> int:
    for colour in range(Colour.BLACK, 0, -1):
        if might[colour]:
            return colour
    return 0


def leave_out_strongest(might: list[int]) -> None:
    """OS-8.8.2: black, then red, then yellow, then white."""
    colour = highest_colour(might)
    if might[colour]:
        might[colour] -= 1


def uncovered(boss: Figure, icon: int) -> bool:
    """Does a broken part show the icon? Several count as one (OS-8.8.3)."""
    if icon == NO_ICON or boss.boss is None:
        return False
    assert icon < len(ICONS)
    for part, die in zip(boss.boss.parts, boss.dice, strict=True):
        if die == 0 and part.icon == icon:
            return True
    return False
