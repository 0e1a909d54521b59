"""How good a position is: how long the company will last against how long the bosses will."""

from math import exp
from typing import Final

from ..printed.might import Side
from ..printed.tokens import Token
from ..rules.board.numbers import defense_of, might_of, regen_of
from ..state.battle import Battle
from ..state.figures import Figure, FigureKind
from ..state.oathsworn import Oathsworn
from .odds import FULL

DAMAGE_OF_ANIMUS: Final = 1.5  # what an attack brings for it
IN_HAND: Final = 0.85  # of that, as long as it is not spent
DAMAGE_OF_A_TOKEN: Final = 1.0
DAMAGE_OF_A_CARD: Final = 0.3  # that can be played
DAMAGE_OF_AN_ALLY: Final = 4.0
OF_A_MINION: Final = 3.0  # damage that it takes to be rid of it
HELD_FAST: Final = 5.0  # damage that somebody in a cage does not do
HIDDEN: Final = 3  # the defense of a boss that cannot be seen
HP_OF_A_DEFENSE_TOKEN: Final = 0.3
HP_OF_A_CARD: Final = 0.08
HP_OF_ANOTHER_FIGHTER: Final = 1.5  # beside his own
SHARPNESS: Final = 0.75  # a round more or less
OF_A_BOSS: Final = 0.26  # HP for each point that it draws, by attacks and reactions in a round
OF_ITS_MINIONS: Final = 0.14
ANYHOW: Final = 0.6  # HP lost in a round by other ways


def judge(battle: Battle, seat: int) -> float:
    """From 0 (lost) to 1 (won); all seats share it."""
    if battle.over:
        return battle.results[seat]
    ahead = _endurance(battle) - _task(battle)
    return 0.02 + 0.96 / (1.0 + exp(-SHARPNESS * ahead))


def _task(battle: Battle) -> float:
    """The rounds until the last die is gone."""
    a_round = 0.0
    at_once = 0.0
    for fighter in battle.company:
        if fighter.fallen or battle.dormant(fighter):
            continue
        if fighter.acts_by_card:
            a_round += DAMAGE_OF_AN_ALLY
            at_once += 0.4 * DAMAGE_OF_AN_ALLY * fighter.animus
        else:
            a_round += DAMAGE_OF_ANIMUS * regen_of(fighter)
            at_once += _readiness(fighter)
    return (_opposition(battle) - at_once) / max(DAMAGE_OF_AN_ALLY, a_round)


def _opposition(battle: Battle) -> float:
    """The damage that it takes."""
    total = 0.0
    for figure in battle.figures:
        if figure.kind == FigureKind.BOSS and figure.dice:
            defense = defense_of(battle, figure) if figure.on_board else HIDDEN
            total += sum(figure.dice) * defense
        elif figure.kind == FigureKind.MINION and figure.on_board:
            total += OF_A_MINION + 1.5 * (figure.hp - 1)
    return total


def _readiness(fighter: Oathsworn) -> float:
    """The damage that he has in store: animus, tokens, cards; what is on a high position is far."""
    ready = IN_HAND * DAMAGE_OF_ANIMUS * fighter.animus
    ready += DAMAGE_OF_A_TOKEN * (sum(fighter.tokens) - fighter.tokens[Token.DEFENSE])
    ready += DAMAGE_OF_A_CARD * len(fighter.hand)
    for position, cards in enumerate(fighter.cooldown):
        ready += DAMAGE_OF_A_CARD * len(cards) * (0.8 - 0.2 * position)
    if fighter.cage is not None or fighter.swallowed is not None:
        ready -= HELD_FAST
    return ready


def _endurance(battle: Battle) -> float:
    """The rounds that the company lasts: its HP against the blows of a round."""
    hp = 0.0
    for fighter in battle.the_four():
        if not fighter.fallen:
            hp += HP_OF_ANOTHER_FIGHTER + _vigour(battle.figure_of(fighter))
            hp += HP_OF_A_DEFENSE_TOKEN * fighter.tokens[Token.DEFENSE]
            hp += HP_OF_A_CARD * len(fighter.hand)
    return hp / _loss_a_round(battle)


def _vigour(figure: Figure) -> float:
    """Whoever has but one HP will fall by the next blow."""
    return figure.hp - 0.5 if figure.hp < 2 else float(figure.hp)


def _loss_a_round(battle: Battle) -> float:
    """HP that the enemies take in a round, by the might that they have now."""
    total = ANYHOW
    for figure in battle.figures:
        if figure.side != Side.FOES or not (figure.on_board or figure.lurking):
            continue
        might = might_of(battle, figure)
        mean = sum([(1 - FULL[c].blank) * FULL[c].mean * might[c] for c in range(len(might))])
        total += OF_A_BOSS * mean if figure.kind == FigureKind.BOSS else OF_ITS_MINIONS * mean
    return total
