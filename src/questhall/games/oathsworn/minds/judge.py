"""How good a position is: HP of the company against the dice of the bosses."""

from ..printed.difficulty import UNHURT
from ..printed.encounter import FULL_DIE
from ..state.battle import Battle
from ..state.figures import OATHSWORN
from ..state.story import Story

WORTH_OF_A_MINION = 0.012
WORTH_OF_A_TOKEN = 0.004
WORTH_OF_ANIMUS = 0.001
WORTH_OF_IRON = 0.002
WORTH_OF_A_MARK = 0.02


def judge(battle: Battle, seat: int) -> float:
    """From 0 (lost) to 1 (won); all seats share it."""
    if battle.over:
        return battle.results[seat]
    total = 0
    left = 0
    for figure in battle.figures:
        total += FULL_DIE * len(figure.dice)
        left += sum(figure.dice)
    hp = sum([max(0, figure.hp) for figure in battle.figures if figure.kind == OATHSWORN])
    standing = len(battle.oathsworn_on_board())
    hurt = 1.0 - left / total if total else 0.0
    well = hp / (UNHURT * len(battle.the_four()))
    score = 0.15 + 0.45 * hurt + 0.25 * well + 0.025 * standing
    score -= WORTH_OF_A_MINION * len(battle.minions())
    for oathsworn in battle.company:
        score += WORTH_OF_A_TOKEN * sum(oathsworn.tokens) + WORTH_OF_ANIMUS * oathsworn.animus
    return min(0.98, max(0.02, score))


def judge_story(story: Story, seat: int) -> float:
    """HP, tokens, Iron and time that is left; all seats share it."""
    if story.over and story.results[seat] == 0:
        return 0.0
    tokens = sum([sum(each.tokens) for each in story.company])
    score = 0.3 + 0.4 * sum(story.hp) / (UNHURT * len(story.company))
    score += WORTH_OF_A_TOKEN * tokens + WORTH_OF_IRON * story.iron
    score += 0.1 * story.extra_unique - WORTH_OF_A_MARK * story.knockouts
    score -= 0.1 * len(story.track) / story.chapter.track
    return min(0.98, max(0.02, score))
