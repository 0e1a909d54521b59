"""Think twice: the cost of an option that its own text does not mention."""

from collections.abc import Callable

from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.games import Why

from ..effects.attacking import MakeAttack
from ..effects.gaining import LoseHp
from ..effects.structure import Then, When
from ..printed.cards import AbilityDef, Effect
from ..printed.encounter import CommonTile
from ..printed.might import MISSING_BLANKS, Colour, Side
from ..rules.attack.advice import advice_on, verdict_on
from ..rules.boss.attacking import loss_of
from ..rules.might.drawing import misses
from ..rules.might.odds import chance_to_miss
from ..rules.might.stakes import Outcome
from ..rules.turn.caged import Escape
from ..rules.turn.card_actions import AttackOfCard
from ..rules.turn.order import chairs_from
from ..rules.turn.playing import ARCHETYPE, Using, deed_of, line_used
from ..rules.turn.swallowed import AttackFromInside
from ..rules.turn.turns import takes_turns
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.deeds import Deed
from ..state.oathsworn import Oathsworn

Warns = Callable[[Battle, Decision, Option], Why | None]

LIKELY = 60  # percent: what should not be tried lightly
LITTLE = 0.05  # HP of a boss: hardly a difference
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
    wanted[Colour.WHITE] += option.what
    missing = MISSING_BLANKS if state.check is None else state.check.missing
    percent = chance_to_miss(state, wanted, missing)
    if percent < LIKELY:
        return None
    return Why("OS-7.11.4", "warning-likely-miss", {"percent": percent})


def draw_left(state: CompanyState, decision: Decision) -> Why | None:
    """A draw that misses although something could be redrawn, or a card for a critical."""
    draw = state.draws[-1] if state.draws else None
    if draw is None or draw.side != Side.COMPANY:
        return None
    verbs = [option.verb for option in decision.options]
    if misses(draw) and ("redraw" in verbs or "redraw-token" in verbs):
        return Why("OS-7.11.4", "warning-misses", {"blanks": draw.blanks()})
    if "critical" in verbs and not misses(draw):
        return Why("OS-7.11.9", "warning-critical-left")
    return None


def _white(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """A draw that probably misses, where a better one is offered."""
    odds, best = _compared(battle, decision, option)
    if odds is None or best is None or best.worth <= odds.worth:
        return None
    percent = 100 - round(100 * odds.hit)
    if percent < LIKELY:
        return None
    return Why("OS-7.11.4", "warning-likely-miss", {"percent": percent})


def _draw_stands(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """Only where something else is better by the odds of the draw."""
    odds, best = _compared(battle, decision, option)
    if odds is not None and best is not None and best.worth <= odds.worth + LITTLE:
        return None
    sure = battle.attack is not None and battle.attack.sure
    return None if sure else draw_left(battle, decision)


def _redraw(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """A hit that could become a miss, for less than it is worth."""
    odds, _ = _compared(battle, decision, option)
    stands = [each for each in decision.options if each.declines]
    if odds is None or battle.attack is None or not stands:
        return None
    now = advice_on(battle, battle.attack).outcome_of(stands[0])
    if now is None or now.hit < 1.0 or odds.worth >= now.worth:
        return None
    percent = round(100 * (1.0 - odds.hit))
    if percent:
        return Why("OS-7.11.6", "warning-redraw-misses", {"percent": percent})
    return Why("OS-7.11.6", "warning-redraw-worse")


def _no_more(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """Points to raise cards with are lost (OS-7.12.1)."""
    odds, best = _compared(battle, decision, option)
    if decision.prompt != "empower" or odds is None or best is None:
        return None
    if best.worth <= odds.worth + LITTLE:
        return None
    return Why("OS-7.12.1", "warning-not-raised", {"points": decision.what})


def _compared(
    battle: Battle, decision: Decision, option: Option
) -> tuple[Outcome | None, Outcome | None]:
    """What an answer to a draw may bring, and what the best one does."""
    verdict = verdict_on(battle, decision)
    if verdict is None or battle.attack is None:
        return None, None
    return advice_on(battle, battle.attack).outcome_of(option), verdict.outcome


# -- the own turn ----------------------------------------------------------------------


def _pass(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """The last one who passes ends the phase for all (OS-7.1.2)."""
    chairs = [chair for chair in chairs_from(battle, battle.turn) if takes_turns(battle, chair)]
    fighter = battle.fighter_at(battle.turn)
    if fighter is None or battle.passes + 1 < len(chairs):
        return None
    if not any(_is_a_deed(battle, fighter, each) for each in decision.options):
        return None
    return Why("OS-7.1.2", "warning-ends-phase", {"animus": fighter.animus})


def _is_a_deed(battle: Battle, fighter: Oathsworn, option: Option) -> bool:
    """Something that would have been worth a turn."""
    meant = option.meant
    if not isinstance(meant, Using):
        return isinstance(meant, (AttackOfCard, AttackFromInside, Escape))
    use = meant.use
    if use.card < 0:
        return use.card == ARCHETYPE
    if not isinstance(battle.cards[use.card], AbilityDef):
        return False
    return use.line.effect.possible(battle, deed_of(fighter, use.card))


def _roll(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """Whoever has lost no HP may win the roll from those who have."""
    if battle.figure_of(battle.company[decision.what]).hp < battle.rules.most_hp:
        return None
    return Why("OS-4.2.16", "warning-rolls-unhurt")


def _play(battle: Battle, decision: Decision, option: Option) -> Why | None:
    """A card that costs the last HP of who plays it, or of which nothing comes."""
    fighter = battle.company[decision.what] if decision.what != NOTHING else None
    if fighter is None or option.what not in fighter.hand:
        return None
    line = line_used(option)
    if line is None:
        return None
    deed = deed_of(fighter, option.what)
    loss = _own_loss(battle, deed, line.effect)
    if line.pay is not None:
        loss += _own_loss(battle, deed, line.pay)
    hp = battle.figure_of(fighter).hp
    if loss >= max(1, hp):
        return Why("OS-7.19.1", "warning-own-fall", {"loss": loss, "hp": hp})
    return _for_nothing(battle, deed, line.effect) if decision.prompt == "turn" else None


def _for_nothing(battle: Battle, deed: Deed, effect: Effect) -> Why | None:
    """A card may be played although nothing of its text can happen, or not the attack with which it
    begins."""
    if not effect.possible(battle, deed):
        return Why("OS-7.7.5", "warning-does-nothing")
    first = effect.parts[0] if isinstance(effect, Then) else effect
    if isinstance(first, MakeAttack) and not first.possible(battle, deed):
        return Why("OS-7.9.5", "warning-nobody-in-range")
    return None


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
            loss += 1 if kind == CommonTile.FIRE else printed.hurts
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
        own = figure.side == Side.COMPANY
        if own and loss_of(battle, battle.blow, figure) >= max(1, figure.hp):
            return Why("OS-7.19.1", "warning-falls")
    return None


WARNINGS: dict[str, Warns] = {
    "white": _white,
    "no-more": _no_more,
    "redraw": _redraw,
    "redraw-token": _redraw,
    "draw-stands": _draw_stands,
    "pass": _pass,
    "play": _play,
    "roll-hp-die": _roll,
    "move": _move,
    "no-interrupt": _no_interrupt,
}
