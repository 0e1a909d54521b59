"""Shadow tokens: flipped as soon as a hero sees them (SS-15.4)."""

from questhall.kernel.decisions import Flow, Option, no_decisions
from questhall.kernel.ties import choose_one

from ...printed.cards import ShadowDef, ShadowFace
from ...state.adventure import Adventure, Pile
from ..enemies.appearing import appear
from ..enemies.powers import gain_power
from ..scripts import on_shadow
from ..sight import shadows_seen


def look_around(adventure: Adventure) -> Flow[None]:
    """SS-15.4.0.3: before anything else."""
    # Areas rather than tokens: while somebody chooses, which token lies where is still open.
    seen = [] if adventure.over else shadows_seen(adventure)
    return _flip_all(adventure, seen) if seen else no_decisions()


def _flip_all(adventure: Adventure, seen: list[int]) -> Flow[None]:
    """Who was seen at one moment is flipped even if an enemy who appears now hides the rest; then
    one looks again."""
    while seen and not adventure.over:
        area = yield from _next(adventure, seen)
        seen.remove(area)
        yield from flip(adventure, area)
    yield from look_around(adventure)


def _next(adventure: Adventure, seen: list[int]) -> Flow[int]:
    """SS-15.4.0.7: the active player chooses the order."""
    options = [Option("area", area) for area in sorted(set(seen))]
    answer = yield from choose_one([adventure.active_seat], options, "which-shadow", "SS-15.4.0.7")
    return answer.what


def flip(adventure: Adventure, area: int) -> Flow[None]:
    """A token of the area comes to light and goes."""
    if area not in adventure.shadow_areas:
        return
    place = adventure.shadow_areas.index(area)
    adventure.shadow_areas.pop(place)
    token = adventure.shadows.pop(place)
    adventure.mark_information()
    adventure.decks[Pile.SHADOW].discard.append(token)
    adventure.tell("shadow", "SS-15.4.0.5", token, area)
    face = adventure.printed(token, ShadowDef).face
    hostile = adventure.time is not None and adventure.time.hostile
    if hostile and face in (ShadowFace.TOWNSMAN, ShadowFace.TOWNSWOMAN):
        face = ShadowFace.ENEMY
    if face in (ShadowFace.ENEMY, ShadowFace.ADVANCED_ENEMY, ShadowFace.TWO_ENEMIES):
        for _ in range(2 if face == ShadowFace.TWO_ENEMIES else 1):  # SS-15.4.0.11
            enemy = appear(adventure, area)
            if enemy is not None and face == ShadowFace.ADVANCED_ENEMY:
                gain_power(adventure, enemy)
        return
    yield from on_shadow(adventure, face, area)
