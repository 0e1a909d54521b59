"""The order of turns (RULES 3.2). The queue holds seats and, from TYPES_FROM on, monster types.

After each turn the queue is searched from its start: the first entry that has not acted is next.
So monsters of a room revealed during a turn act right after it if their initiative is lower
(GH-3.5.7).
"""

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal
from questhall.kernel.ties import choose_one, narrow

from ...printed.items import Window
from ...state.figures import Figure, FigureKind
from ...state.heroes import NO_INITIATIVE, Hero
from ...state.scene import LONG_REST_INITIATIVE, OBJECTS_FROM, TYPES_FROM, Scene
from ..cards.items import item_number, ready_items, use_item
from ..cards.worn_items import is_focused_last
from ..scenario import SpecialRule, has_own_turn, is_idle, own_initiative

LOWEST_INITIATIVE = 1
HIGHEST_INITIATIVE = 99


def initiative_of(scene: Scene, entry: int) -> int:
    if entry >= OBJECTS_FROM:
        return own_initiative(scene, scene.figures[entry - OBJECTS_FROM])
    if entry >= TYPES_FROM:
        card = scene.monster_card(entry - TYPES_FROM)
        return NO_INITIATIVE if card is None else card.initiative
    return scene.heroes[entry].leading


def focus_initiative(scene: Scene, figure: Figure) -> int:
    """A figure's place in the initiative order, for focus ties (GH-4.2.8): its place in the
    queue, a summon just before its owner, then the order inside a type."""
    if figure.owner != NOTHING:
        place = _place(scene, figure.owner)
        if figure.kind == FigureKind.SUMMON:
            return place * 1000 + min(figure.id, 900)
        if is_focused_last(scene, figure):
            place = HIGHEST_INITIATIVE * 100 + 99
        return place * 1000 + 999
    if figure.kind == FigureKind.MONSTER and not is_idle(scene, figure):
        place = _place(scene, TYPES_FROM + figure.type)
        return place * 1000 + (1 - figure.rank) * 100 + 100 + figure.number
    own = own_initiative(scene, figure)  # GH-7.1.7
    return (own * 100 + 99) * 1000 + 999


def _place(scene: Scene, entry: int) -> int:
    """Its initiative, then its place among equals."""
    if entry in scene.queue:
        return initiative_of(scene, entry) * 100 + scene.queue.index(entry)
    return initiative_of(scene, entry) * 100 + 99


def _key(scene: Scene, entry: int) -> int:
    """GH-3.2.3, GH-3.2.5, GH-3.2.7: initiative, players first, then their other card."""
    key = initiative_of(scene, entry) * 10000
    if entry >= OBJECTS_FROM:  # GH-7.1.8: allies by their numbers
        return key + 5000 + scene.figures[entry - OBJECTS_FROM].number
    if entry >= TYPES_FROM:
        return key + 5000
    return key + _second_initiative(scene, scene.heroes[entry])


def _second_initiative(scene: Scene, hero: Hero) -> int:
    """A long rest has no second card, so second cards do not break a tie with it (GH-3.2.9)."""
    if hero.leading == LONG_REST_INITIATIVE and any(each.resting for each in scene.heroes):
        return NO_INITIATIVE
    return hero.other


def build_queue(scene: Scene, types: list[int]) -> Flow[None]:
    """GH-3.2.3; the players decide the remaining ties (GH-3.2.6, GH-3.2.8)."""
    waiting = [hero.seat for hero in scene.heroes if not hero.exhausted]
    waiting.extend([TYPES_FROM + type for type in types])
    for figure in scene.figures:
        own = figure.kind == FigureKind.ALLY or figure.kind == FigureKind.OBJECT
        if own and not figure.gone and has_own_turn(scene, figure):
            waiting.append(OBJECTS_FROM + figure.id)
    scene.queue = []
    while waiting:
        tied = narrow(waiting, [[_key(scene, entry) for entry in waiting]])
        chosen = yield from _next_of(scene, tied)
        waiting.remove(chosen)
        scene.queue.append(chosen)


def _next_of(scene: Scene, tied: list[int]) -> Flow[int]:
    if tied[0] < TYPES_FROM:
        options = [Option("goes-first", scene.heroes[seat].figure) for seat in tied]
        answer = yield from choose_one(tied, options, "tie-of-players", "GH-3.2.6")
        return scene.figures[answer.what].owner
    options = [Option("acts-first", entry) for entry in tied]
    answer = yield from choose_one(scene.everybody(), options, "tie-of-monsters", "GH-3.2.8")
    return answer.what


def enter_queue(scene: Scene, entry: int) -> Flow[None]:
    """Insert a figure or type that joins the order of turns during a round (GH-3.5.6)."""
    if entry in scene.queue or not scene.queue:
        return
    key = _key(scene, entry)
    place = 0
    while place < len(scene.queue) and _key(scene, scene.queue[place]) < key:
        place += 1
    while place < len(scene.queue) and _key(scene, scene.queue[place]) == key:
        first = yield from _next_of(scene, [scene.queue[place], entry])
        if first == entry:
            break
        place += 1
    scene.queue.insert(place, entry)


def shift_initiatives(scene: Scene) -> Flow[None]:
    """Apply items that change the leading initiative once all cards are revealed."""
    for hero in scene.heroes:
        if hero.exhausted or hero.resting:
            continue
        for place in ready_items(scene, hero, Window.AT_ROUND_START):
            yield from _shift(scene, hero, place)


def _shift(scene: Scene, hero: Hero, place: int) -> Flow[None]:
    amount = hero.items[place].kind.initiative
    number = item_number(hero, place)
    options = [
        refusal("keep-initiative"),
        Option("earlier", number, NOTHING, max(LOWEST_INITIATIVE, hero.leading - amount)),
        Option("later", number, NOTHING, min(HIGHEST_INITIATIVE, hero.leading + amount)),
    ]
    answer = yield Decision([hero.seat], "initiative", options, "GH-3.20.1", hero.figure)
    if not answer.declines:
        use_item(scene, hero, place)
        hero.leading = answer.amount


def monsters_to_act(scene: Scene, type: int) -> list[Figure]:
    """Elites first, then normals, each by number (GH-4.1.1); not monsters summoned this round."""
    found: list[Figure] = []
    for figure in scene.figures:
        if (
            figure.kind != FigureKind.MONSTER
            or figure.type != type
            or not takes_part(scene, figure)
        ):
            continue
        if figure.acted != scene.round and figure.summoned != scene.round:
            found.append(figure)
    found.sort(key=rank_and_number)
    return found


def takes_part(scene: Scene, figure: Figure) -> bool:
    """Does it have turns: on the map, or away only until its next one?"""
    if not figure.gone:
        return not is_idle(scene, figure)
    for rule in scene.scenario.audience.at(SpecialRule.returns):
        if rule.returns(scene, figure):
            return True
    return False


def rank_and_number(figure: Figure) -> int:
    return -100 * figure.rank + figure.number


def summons_to_act(scene: Scene, hero: Hero) -> list[Figure]:
    """Summons act in the order of their arrival, never in their first round (GH-3.14.6,
    GH-3.14.7)."""
    return [
        figure
        for figure in scene.figures
        if figure.kind == FigureKind.SUMMON
        and not figure.gone
        and figure.owner == hero.seat
        and figure.acted != scene.round
        and figure.summoned != scene.round
    ]
