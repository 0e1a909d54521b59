"""Characters on the map, as everybody sees them."""

import msgspec

from questhall.boards.floods import FAR
from questhall.kernel.decisions import NOTHING

from ..printed.kinds import CONDITIONS
from ..rules.control import opponents
from ..rules.numbers import armour_of, defence_of, hp_left, most_hp
from ..rules.sight import attack_distance, sees_area
from ..speech.kinds import number_on_token
from ..state.adventure import Adventure
from ..state.figures import Figure, Side


class LookView(msgspec.Struct, omit_defaults=True):
    """How far away an area with opponents is, and whether it is seen."""

    area: int
    distance: int  # -1: nothing leads there
    seen: bool = False


class FigureView(msgspec.Struct, omit_defaults=True):
    """A character on the map, with numbers as they are now."""

    id: int
    area: int
    wounds: int
    hp: int
    most_hp: int
    armour: int
    defence: int
    shields: int = 0
    conditions: dict[str, int] = {}
    fire: list[int] = []
    injuries: list[str] = []
    hidden: bool = False
    boons: list[str] = []  # the cards of what helps or marks it for a while
    looks: list[LookView] = []
    companion: str = ""  # its card, if it is one
    number: str = ""  # on the seal of an enemy's token


def figure_view(adventure: Adventure, figure: Figure) -> FigureView:
    conditions = {
        CONDITIONS[place]: level for place, level in enumerate(figure.conditions) if level
    }
    most = most_hp(adventure, figure)
    return FigureView(
        id=figure.id,
        area=figure.area,
        wounds=figure.wounds,
        hp=max(0, hp_left(adventure, figure)) if figure.on_map else most,
        most_hp=most,
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
        looks=_looks(adventure, figure) if figure.on_map else [],
        companion="" if figure.companion is None else figure.companion.key,
        number=number_on_token(adventure, figure) if figure.side == Side.ENEMIES else "",
    )


def _looks(adventure: Adventure, figure: Figure) -> list[LookView]:
    """SS-3.4: at each area with somebody of the other side."""
    others = adventure.characters(opponents(figure.side))
    found: list[LookView] = []
    for area in sorted({other.area for other in others}):
        distance = attack_distance(adventure, figure.area, area)
        seen = distance < FAR and sees_area(adventure, figure, area)
        found.append(LookView(area, NOTHING if distance >= FAR else distance, seen))
    return found
