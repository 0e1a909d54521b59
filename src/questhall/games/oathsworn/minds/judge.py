"""How good a position is: how long the company will last against how long the bosses will."""

from math import exp, log

from ..printed.might import FOES
from ..printed.tokens import DEFENSE
from ..rules.board.numbers import defense_of, might_of
from ..state.battle import Battle
from ..state.figures import BOSS, MINION, Figure
from ..state.oathsworn import Oathsworn
from .odds import FULL

DAMAGE_A_ROUND = 8.0  # by one Oathsworn
DAMAGE_OF_ANIMUS = 1.5
DAMAGE_OF_A_TOKEN = 1.2
DAMAGE_OF_A_CARD = 0.25  # that can be played
OF_A_MINION = 3.0  # damage that it takes and keeps busy
HP_OF_A_DEFENSE_TOKEN = 0.3
HP_OF_A_CARD = 0.06
SHARPNESS = 2.4
A_FALL = 2.0  # HP that somebody who stands is worth beside his own


def judge(battle: Battle, seat: int) -> float:
    """From 0 (lost) to 1 (won); all seats share it."""
    if battle.over:
        return battle.results[seat]
    return 0.02 + 0.96 * _chance(battle)


def _chance(battle: Battle) -> float:
    """Rounds that the company lasts, compared with those that it needs."""
    edge = log((_endurance(battle) + 0.3) / (_task(battle) + 0.3))
    return 1.0 / (1.0 + exp(-SHARPNESS * edge))


def _task(battle: Battle) -> float:
    """The rounds until the last die is gone."""
    strength = 0.0
    at_hand = 0.0
    for fighter in battle.company:
        if fighter.fallen or battle.dormant(fighter):
            continue
        if fighter.acts_by_card:
            strength += 0.5 * DAMAGE_A_ROUND
        else:
            strength += DAMAGE_A_ROUND
        at_hand += _readiness(battle, fighter)
    left = 0.0
    for figure in battle.figures:
        if figure.kind == BOSS and (figure.on_board or figure.lurking):
            left += sum(figure.dice) * defense_of(battle, figure) if figure.on_board else 0
            left += 3.0 * sum(figure.dice) if not figure.on_board else 0.0
        elif figure.kind == MINION and figure.on_board:
            left += OF_A_MINION + 1.5 * (figure.hp - 1)
    return max(0.3, (left - 0.5 * at_hand) / max(4.0, strength))


def _readiness(battle: Battle, fighter: Oathsworn) -> float:
    """The damage that he has in store: animus, tokens, cards, and how far he has to walk."""
    ready = DAMAGE_OF_ANIMUS * fighter.animus
    ready += DAMAGE_OF_A_TOKEN * (sum(fighter.tokens) - fighter.tokens[DEFENSE])
    ready += DAMAGE_OF_A_CARD * len(fighter.hand)
    for position, cards in enumerate(fighter.cooldown):
        ready += DAMAGE_OF_A_CARD * len(cards) * (0.8 - 0.2 * position)
    if fighter.cage is not None or fighter.swallowed is not None:
        ready -= 4.0
    return ready


def _endurance(battle: Battle) -> float:
    """The rounds that the company lasts: its HP and defenses against the blows of a round."""
    hp = 0.0
    standing = 0
    for fighter in battle.the_four():
        if fighter.fallen:
            continue
        standing += 1
        figure = battle.figure_of(fighter)
        hp += A_FALL + _vigour(battle, figure)
        hp += HP_OF_A_DEFENSE_TOKEN * fighter.tokens[DEFENSE]
        hp += HP_OF_A_CARD * len(fighter.hand)
    return hp / (_loss_a_round(battle) * (0.7 + 0.075 * standing)) if standing else 0.0


def _vigour(battle: Battle, figure: Figure) -> float:
    """The last HP count for less: whoever has only those will fall by the next blow."""
    hp = max(0, figure.hp)
    return hp - 0.5 if hp <= 2 else float(hp)


def _loss_a_round(battle: Battle) -> float:
    """HP that the enemies take in a round, by the might that they have now."""
    total = 1.0
    for figure in battle.figures:
        if figure.side != FOES or not (figure.on_board or figure.lurking):
            continue
        might = might_of(battle, figure)
        mean = sum([(1 - FULL[c].blank) * FULL[c].mean * might[c] for c in range(len(might))])
        total += 0.28 * mean if figure.kind == BOSS else 0.16 * mean
    return total
