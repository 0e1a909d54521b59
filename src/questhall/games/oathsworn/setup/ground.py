"""What lies on the board of some encounters only, and what the story changed there."""

from questhall.boards.masks import places_in

from ..effects.foes import lay_tile
from ..printed.encounter import Variant
from ..rules.boss.passives import deed_of_board
from ..rules.lairs import hide_away
from ..state.battle import Battle
from ..state.figures import Figure, FigureKind, Obstacle


def prepare_ground(battle: Battle, flags: tuple[str, ...]) -> None:
    """Variants change the layout first, in the order of the file; then a boss may hide, and then
    they do what they do."""
    encounter = battle.encounter
    battle.flags = sorted(flags)
    for kind, place in encounter.laid:
        lay_tile(battle, kind, place)
    _place_folk(battle)
    chosen = [variant for variant in encounter.variants if variant.flag in flags]
    for variant in chosen:
        _change_layout(battle, variant)
    if encounter.lairs:
        hide_away(battle, battle.bosses()[0])
    for variant in chosen:
        _apply(battle, variant)


def _place_folk(battle: Battle) -> None:
    folk = battle.encounter.folk
    if folk is None:
        return
    for place in folk.places:
        battle.figures.append(Figure(len(battle.figures), FigureKind.CIVILIAN, place, 0, folk.hp))


def _change_layout(battle: Battle, variant: Variant) -> None:
    for kind, place in variant.laid:
        lay_tile(battle, kind, place)
    for piece in variant.obstacles:
        obstacle = Obstacle(piece.kind, places_in(piece.mask))
        battle.obstacles = [*battle.obstacles, obstacle]
    for start, end in variant.folk:
        for figure in battle.folk():
            if figure.place == start:
                figure.place = end


def _apply(battle: Battle, variant: Variant) -> None:
    deed = deed_of_board(battle, None)
    if variant.effect is None or deed is None:
        return
    for decision in variant.effect.resolve(battle, deed):
        raise AssertionError(f"{variant.key} asks {decision.prompt} before the encounter")
