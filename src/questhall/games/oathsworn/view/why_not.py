"""Why not? The rule that stops a seat from acting on a thing now."""

from questhall.boards.masks import NOWHERE
from questhall.kernel.games import Why
from questhall.kernel.phrases import number_in

from ..printed.cards import AbilityDef, InjuryDef, ItemDef, MomentKind
from ..printed.clearing import BOARD, SIGHT
from ..printed.encounter import StageDef
from ..printed.might import Side
from ..rules.attack.aiming import RANGE_OF_MELEE
from ..rules.board.numbers import may_move, weapon_range
from ..rules.board.parts import PARTS_OF_A_BOSS
from ..rules.turn.playing import lines_of
from ..state.battle import Battle, Phase
from ..state.figures import Figure, FigureKind
from ..state.oathsworn import Oathsworn
from ..state.story import Story


def why_not(battle: Battle, seat: int, thing: str) -> Why | None:
    """The reason, or None if nothing forbids acting on the thing."""
    if battle.over:
        return Why("OS-9.2.1", "why-encounter-over")
    if battle.phase == Phase.PREPARING:
        return None
    kind, _, rest = thing.partition(":")
    if kind == "hex":
        place = _place(rest)
        return None if place == NOWHERE else _hex(battle, seat, place)
    number = number_in(rest)
    if number is None or number < 0:
        return None
    if kind == "card" and number < len(battle.cards):
        return _card(battle, seat, number)
    if kind == "figure" and number < len(battle.figures):
        return _figure(battle, seat, battle.figures[number])
    if kind == "part" and number // PARTS_OF_A_BOSS < len(battle.figures):
        return _part(battle, seat, number)
    return None


def _acting(battle: Battle, seat: int) -> Oathsworn | None:
    """Who has his turn now, if it is this seat that plays him."""
    fighter = None if battle.turn < 0 else battle.fighter_at(battle.turn)
    return fighter if fighter is not None and fighter.seat == seat else None


def _waiting(battle: Battle, seat: int) -> Why | None:
    """It is nobody's turn of this seat, or he cannot act freely in it."""
    if battle.phase != Phase.OATHSWORN:
        return Why("OS-5.1.1", "why-other-phase")
    fighter = _acting(battle, seat)
    if fighter is None:
        return Why("OS-7.1.2", "why-not-your-turn")
    if fighter.swallowed is not None:
        return Why("OS-13.5.1", "why-swallowed")
    if fighter.cage is not None:
        return Why("OS-13.2.1", "why-caged")
    return None


# -- cards -------------------------------------------------------------------------


def _card(battle: Battle, seat: int, card: int) -> Why | None:
    printed = battle.cards[card]
    if isinstance(printed, StageDef):
        return Why("OS-8.2.1", "why-stage-card")
    if not isinstance(printed, (AbilityDef, ItemDef, InjuryDef)):
        return None
    owner = _owner(battle, card)
    if owner is None or owner.seat != seat:
        return Why("OS-3.1.1", "why-not-your-card")
    if owner.fallen:
        return Why("OS-7.19.1", "why-fallen")
    if card in owner.thrown:
        return Why("OS-13.10.3", "why-thrown")
    if card in owner.face_down:
        return Why("OS-7.16.3", "why-used-up")
    if card in owner.box:
        return Why("OS-4.2.5", "why-left-out")
    if card not in owner.hand:
        return Why("OS-7.7.6", "why-cooling-down")
    return _in_hand(battle, seat, owner, card)


def _owner(battle: Battle, card: int) -> Oathsworn | None:
    for each in battle.company:
        places = [each.hand, each.in_play, each.face_down, each.box, *each.cooldown]
        if any(card in cards for cards in places):
            return each
    return None


def _in_hand(battle: Battle, seat: int, owner: Oathsworn, card: int) -> Why | None:
    if isinstance(battle.cards[card], InjuryDef):
        return Why("OS-7.2.1", "why-injury")
    lines = lines_of(battle, card)
    if lines and all(line.kind != MomentKind.OWN_TURN for line in lines):
        return Why("OS-7.17.1", "why-interrupt")
    waiting = _waiting(battle, seat)
    if waiting is not None:
        return waiting
    if battle.fighter_at(battle.turn) is not owner:
        return Why("OS-7.1.2", "why-not-his-turn")
    if battle.has_played and isinstance(battle.cards[card], AbilityDef):
        return Why("OS-7.1.3", "why-card-played")
    costs = [line.cost for line in lines if line.kind == MomentKind.OWN_TURN]
    if costs and min(costs) > owner.animus:
        return Why("OS-7.7.4", "why-no-animus", {"cost": min(costs), "animus": owner.animus})
    return Why("OS-7.7.4", "why-impossible")


# -- the board ---------------------------------------------------------------------


def _place(text: str) -> int:
    """The hex that is written so: people may write anything there."""
    column, _, rest = text.partition(",")
    q, r = number_in(column), number_in(rest)
    return NOWHERE if q is None or r is None else BOARD.place_of((q, r))


def _hex(battle: Battle, seat: int, place: int) -> Why | None:
    waiting = _waiting(battle, seat)
    if waiting is not None:
        return waiting
    fighter = _acting(battle, seat)
    assert fighter is not None
    figure = battle.figure_of(fighter)
    if battle.has_moved:
        return Why("OS-7.1.3", "why-moved")
    if not may_move(figure):
        return Why("OS-12.2.3", "why-crippled")
    if place == figure.place:
        return Why("OS-7.5.1", "why-already-there")
    if battle.obstacle_mask() >> place & 1:
        return Why("OS-7.6.8", "why-obstacle")
    if not battle.free() >> place & 1:
        return Why("OS-7.5.2", "why-occupied")
    return Why("OS-7.5.1", "why-out-of-reach", {"animus": fighter.animus})


def _figure(battle: Battle, seat: int, target: Figure) -> Why | None:
    if target.side == Side.COMPANY:
        return Why("OS-5.2.2", "why-friend")
    if target.kind == FigureKind.CIVILIAN:
        return Why("OS-5.2.3", "why-civilian")
    if not target.on_board:
        return Why("OS-7.9.5", "why-not-on-board")
    waiting = _waiting(battle, seat)
    if waiting is not None:
        return waiting
    fighter = _acting(battle, seat)
    assert fighter is not None
    return _out_of_range(battle, fighter, target)


def _out_of_range(battle: Battle, fighter: Oathsworn, target: Figure) -> Why:
    """By the weapon that he holds; some cards reach farther."""
    figure = battle.figure_of(fighter)
    reach = max(RANGE_OF_MELEE, weapon_range(battle, fighter))
    distance = BOARD.distance_between(figure.mask(), target.mask())
    if distance > reach:
        return Why("OS-7.9.1", "why-out-of-range", {"distance": distance, "range": reach})
    if not SIGHT.seen_of(figure.place, target.mask(), battle.obstacle_mask()):
        return Why("OS-7.10.1", "why-no-sight")
    return Why("OS-7.7.1", "why-card-first")


def _part(battle: Battle, seat: int, code: int) -> Why | None:
    boss = battle.figures[code // PARTS_OF_A_BOSS]
    part = code % PARTS_OF_A_BOSS
    if part >= len(boss.dice):
        return None
    if boss.dice[part] == 0:
        return Why("OS-7.15.1", "why-broken")
    return _figure(battle, seat, boss) or Why("OS-7.14.1", "why-other-part")


# -- the Story ---------------------------------------------------------------------


def why_not_in_story(story: Story, seat: int, thing: str) -> Why | None:
    """The reason, or None if nothing forbids acting on the thing."""
    if story.over:
        return Why("OS-3.4.10", "why-story-over")
    kind, _, rest = thing.partition(":")
    number = number_in(rest)
    if number is None or number < 0:
        return None
    if kind == "location":
        return _location(story, number)
    if kind == "card" and number < len(story.cards):
        return _story_card(story, number)
    return None


def _location(story: Story, number: int) -> Why | None:
    if number not in story.chapter.locations or not story.map_placed:
        return None
    if number in story.visited:
        return Why("OS-3.14.4", "why-visited")
    if number not in story.tokens:
        return Why("OS-3.14.3", "why-no-token")
    return Why("OS-3.14.3", "why-still-told")


def _story_card(story: Story, card: int) -> Why | None:
    if isinstance(story.cards[card], InjuryDef):
        return Why("OS-7.2.1", "why-injury-in-story")
    if isinstance(story.cards[card], ItemDef):
        return Why("OS-3.7.7", "why-item-in-story")
    return None
