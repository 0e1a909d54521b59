"""Think twice: the cost of an option that its own text does not mention."""

from collections.abc import Callable

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.games import Why

from ..effects.gaining import LoseHp
from ..effects.structure import Then, When
from ..printed.cards import AbilityDef, Effect
from ..printed.encounter import FIRE
from ..printed.might import COMPANY, MISSING_BLANKS, WHITE
from ..rules.boss.attacking import loss_of
from ..rules.might.drawing import misses
from ..rules.might.odds import chance_to_miss
from ..rules.turn.order import chairs_from
from ..rules.turn.playing import deed_of, lines_of
from ..rules.turn.turns import takes_turns
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.deeds import Deed

Warns = Callable[[Battle, Decision, Option], Why | None]

LIKELY = 60  # percent: what should not be tried lightly
WOULD_FALL = "window-8"  # somebody loses his last HP
AGAINST_DAMAGE = "window-6"


def warning(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """Why whoever is asked should think twice, or None."""
    warns = WARNINGS.get(option.verb)
    return None if warns is None else warns(battle, decision, option)


# -- draws: the same in the Story ----------------------------------------------------


def likely_miss(state: CompanyState, option: Option) -> Why | None:
    """So many white cards that too many blanks are all too likely."""
    if state.declaring is None:
        return None
    wanted = state.declaring[:]
    wanted[WHITE] += option.what
    missing = MISSING_BLANKS if state.check is None else state.check.missing
    percent = chance_to_miss(state, wanted, missing)
    if percent < LIKELY:
        return None
    return Why("OS-7.11.4", "warning-likely-miss", {"percent": percent})


def draw_left(state: CompanyState, decision: Decision) -> Why | None:
    """A draw that misses although something could be redrawn, or a card for a critical."""
    draw = state.draws[-1] if state.draws else None
    if draw is None or draw.side != COMPANY:
        return None
    verbs = [option.verb for option in decision.options]
    if misses(draw) and ("redraw" in verbs or "redraw-token" in verbs):
        return Why("OS-7.11.4", "warning-misses", {"blanks": draw.blanks()})
    if "critical" in verbs and not misses(draw):
        return Why("OS-7.11.9", "warning-critical-left")
    return None


def _white(battle: Battle, decision: Decision, option: Option) -> Why | None:
    sure = battle.attack is not None and battle.attack.sure
    return None if sure else likely_miss(battle, option)


def _draw_stands(battle: Battle, decision: Decision, option: Option) -> Why | None:
    sure = battle.attack is not None and battle.attack.sure
    return None if sure else draw_left(battle, decision)


# -- the own turn ----------------------------------------------------------------------


def _pass(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """The last one who passes ends the phase for all (OS-7.1.2)."""
    chairs = [chair for chair in chairs_from(battle, battle.turn) if takes_turns(battle, chair)]
    fighter = battle.fighter_at(battle.turn)
    if fighter is None or battle.passes + 1 < len(chairs):
        return None
    if not any(_is_a_deed(battle, each) for each in decision.options):
        return None
    return Why("OS-7.1.2", "warning-ends-phase", {"animus": fighter.animus})


def _is_a_deed(battle: Battle, option: Option) -> bool:
    """Something that would have been worth a turn."""
    if option.verb == "play":
        return isinstance(battle.cards[option.what], AbilityDef)
    return option.verb in ("ability", "ally-attack", "attack-inside", "escape")


def _play(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """A card that costs the last HP of who plays it."""
    fighter = battle.company[decision.what] if decision.what != NOTHING else None
    if fighter is None or option.what not in fighter.hand:
        return None
    lines = lines_of(battle, option.what)
    if option.where >= len(lines):
        return None
    line = lines[option.where]
    deed = deed_of(fighter, option.what)
    loss = _own_loss(battle, deed, line.effect)
    if line.pay is not None:
        loss += _own_loss(battle, deed, line.pay)
    hp = battle.figure_of(fighter).hp
    if loss < max(1, hp):
        return None
    return Why("OS-7.19.1", "warning-own-fall", {"loss": loss, "hp": hp})


def _own_loss(battle: Battle, deed: Deed, effect: Effect) -> int:
    """HP that it surely costs whoever does it."""
    if isinstance(effect, Then):
        return sum([_own_loss(battle, deed, part) for part in effect.parts])
    if isinstance(effect, When):
        if effect.condition.holds(battle, deed):
            return _own_loss(battle, deed, effect.effect)
        return 0 if effect.otherwise is None else _own_loss(battle, deed, effect.otherwise)
    if isinstance(effect, LoseHp):
        figures = [figure.id for figure in effect.who.candidates(battle, deed)]
        return effect.amount.of(battle, deed) if figures == [deed.figure] else 0
    return 0


def _move(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """Onto what takes the last HP at the end of the round."""
    fighter = battle.fighter_at(battle.turn)
    if fighter is None:
        return None
    loss = 0
    for kind, printed in enumerate(battle.encounter.tiles):
        if battle.tile_mask(kind) >> option.what & 1:
            loss += 1 if kind == FIRE else printed.hurts
    hp = battle.figure_of(fighter).hp
    if loss < max(1, hp):
        return None
    return Why("OS-7.6.1", "warning-burning-ground", {"loss": loss, "hp": hp})


# -- attacks of the enemy --------------------------------------------------------------


def _no_interrupt(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """Somebody falls if nothing is done against it."""
    if decision.prompt == WOULD_FALL:
        return Why("OS-7.19.1", "warning-falls")
    if decision.prompt != AGAINST_DAMAGE or battle.blow is None:
        return None
    for target in battle.blow.targets:
        figure = battle.figures[target]
        if figure.side == COMPANY and loss_of(battle, battle.blow, figure) >= max(1, figure.hp):
            return Why("OS-7.19.1", "warning-falls")
    return None


WARNINGS: dict[str, Warns] = {
    "white": _white,
    "draw-stands": _draw_stands,
    "pass": _pass,
    "play": _play,
    "move": _move,
    "no-interrupt": _no_interrupt,
}
