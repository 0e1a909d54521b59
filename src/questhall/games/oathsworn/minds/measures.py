"""What a hint compares in an encounter: health of both sides, animus, tokens."""

from questhall.kernel.decisions import Decision
from questhall.kernel.measures import Measure, Reckoned

from ..rules.attack.advice import verdict_on
from ..state.battle import Battle
from ..state.figures import FigureKind


def measures(battle: Battle, seat: int) -> list[Measure]:
    dice = 0.0
    minions = 0.0
    for figure in battle.figures:
        if figure.kind == FigureKind.BOSS:
            dice += sum(figure.dice)
        elif figure.kind == FigureKind.MINION and figure.on_board:
            minions += 1
    fighters = [fighter for fighter in battle.the_four() if not fighter.fallen]
    return [
        Measure("beast-health", dice, -1.5),
        Measure("minions", minions, -1.5),
        Measure("company-health", sum(battle.figure_of(each).hp for each in fighters), 1.0),
        Measure("standing", float(len(fighters)), 4.0),
        Measure("animus", float(sum(each.animus for each in fighters)), 0.4),
        Measure("tokens", float(sum(sum(each.tokens) for each in fighters)), 0.4),
    ]


def reckoned(battle: Battle, decision: Decision) -> Reckoned | None:
    """Answers to a draw: what they aim at in percent, or the HP that they take on average."""
    verdict = verdict_on(battle, decision)
    if verdict is None:
        return None
    outcome = verdict.outcome
    amount = round(outcome.loss, 1) if verdict.aim == "loss" else round(100 * outcome.ends)
    return Reckoned(verdict.option, f"draw-{verdict.aim}", amount)
