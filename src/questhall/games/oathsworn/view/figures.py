"""Figures on the board: where they stand and look, what they can take, and what marks them."""

import msgspec

from questhall.boards.arcs import ARCS as ALL_ARCS
from questhall.boards.hexes import NAMES_OF_DIRECTIONS
from questhall.boards.masks import places_in
from questhall.kernel.decisions import NOTHING

from ..printed.clearing import ARCS, cell_name
from ..printed.encounter import ICONS, NO_ICON
from ..printed.tokens import STATUSES
from ..rules.board.numbers import defense_of, might_of
from ..rules.board.parts import hexes_of, part_code
from ..state.battle import Battle
from ..state.figures import KINDS, Figure, FigureKind


class PartView(msgspec.Struct, omit_defaults=True):
    """A body part: its die (0 is broken), the hexes in which it counts, its symbol."""

    id: str
    part: str
    die: int
    most: int
    hexes: list[str]
    icon: str = ""


class FigureView(msgspec.Struct, omit_defaults=True):
    """`hexes` are those that it covers, the middle one is `hex`; `facing` counts clockwise from
    north."""

    id: str
    kind: str
    name: str
    hex: str
    facing: str
    hp: int
    defense: int
    turned: int = 0
    max_hp: int = 0
    hexes: list[str] = []
    large: bool = False
    number: int = 0
    dice: list[int] = []
    parts: list[PartView] = []
    arcs: list[list[str]] = []
    might: list[int] = []
    move: int = 0
    range: int = 0
    mob: bool = False
    statuses: dict[str, int] = {}
    taunted_by: int = NOTHING
    baited_by: int = NOTHING
    hidden: bool = False


def figure_view(battle: Battle, figure: Figure) -> FigureView:
    statuses = zip(STATUSES, figure.statuses, strict=True)
    found = FigureView(
        id=f"figure:{figure.id}",
        kind=KINDS[figure.kind],
        name=name_of_figure(battle, figure),
        hex=cell_name(figure.place) if figure.on_board else "",
        facing=NAMES_OF_DIRECTIONS[figure.facing],
        turned=figure.facing,
        hp=figure.hp,
        max_hp=_most(battle, figure),
        defense=defense_of(battle, figure),
        hexes=hexes_in(figure.mask()),
        large=figure.large,
        dice=figure.dice[:],
        statuses={name: count for name, count in statuses if count},
        taunted_by=figure.taunted_by,
        baited_by=figure.baited_by,
        hidden=figure.hidden,
    )
    if figure.boss is not None:
        found.might = might_of(battle, figure)
        found.parts = _parts(figure)
        if figure.on_board and not figure.lurking:
            found.arcs = _arcs(figure)
    if figure.minion is not None:
        box = figure.minion
        found.number = figure.id
        found.might = might_of(battle, figure)
        found.move, found.range, found.mob = box.move, box.range, box.mob
    return found


def hexes_in(mask: int) -> list[str]:
    return [cell_name(place) for place in places_in(mask)]


def _most(battle: Battle, figure: Figure) -> int:
    if figure.boss is not None:
        return 0
    if figure.minion is not None:
        return figure.minion.hp
    if figure.kind == FigureKind.CIVILIAN:
        return 0 if battle.encounter.folk is None else battle.encounter.folk.hp
    return 1 if figure.kind == FigureKind.SENTINEL else battle.rules.most_hp


def _parts(figure: Figure) -> list[PartView]:
    assert figure.boss is not None
    found: list[PartView] = []
    for number, part in enumerate(figure.boss.parts):
        hexes = hexes_in(hexes_of(figure, number)) if figure.on_board else []
        icon = "" if part.icon == NO_ICON else ICONS[part.icon]
        code = part_code(figure.id, number)
        found.append(PartView(f"part:{code}", part.key, figure.dice[number], part.die, hexes, icon))
    return found


def _arcs(figure: Figure) -> list[list[str]]:
    """Front, rear, left and right (OS-7.13.5)."""
    return [hexes_in(ARCS.arc(figure.place, figure.facing, arc)) for arc in ALL_ARCS]


def name_of_figure(battle: Battle, figure: Figure) -> str:
    if figure.boss is not None:
        return figure.boss.key
    if figure.minion is not None:
        return figure.minion.key
    if figure.kind in (FigureKind.CIVILIAN, FigureKind.SENTINEL):
        return KINDS[figure.kind]
    owner = battle.company[figure.owner]
    if owner.ally is not None:
        return owner.ally.key
    return "" if owner.kind is None else owner.kind.key
