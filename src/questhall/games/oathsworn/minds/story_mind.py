"""The Story: how the company stands, and a quick choice in checks, trade and errands."""

from collections.abc import Callable
from math import exp
from typing import Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of, usual

from ..printed.cards import AbilityDef, InjuryDef
from ..printed.difficulty import UNHURT
from ..printed.might import COLOURS, Colour
from ..printed.story import CheckFlow, FightFlow
from ..printed.tokens import Token
from ..rules.might.drawing import COLOUR_DIGIT, VALUE_DIGIT
from ..rules.story.errands import Errand
from ..rules.story.items import Equipping, exchanges, ways_to_equip
from ..state.oathsworn import Oathsworn
from ..state.story import Story
from . import answers, packing, reading
from .odds import Might

OF_A_TOKEN: Final = 0.004
OF_IRON: Final = 0.002
OF_A_MARK: Final = 0.02
OF_GEAR: Final = 0.01
LITTLE: Final = 0.02
GRADES: Final = 4
A_BARGAIN: Final = 0.3  # what an item must be better than the one it replaces
SURE_ENOUGH: Final = 1.3  # the spread of a total, in points
OF_IRON_IN_A_CHECK: Final = 0.04
USUAL: Final = {"improve": "critical"}
READ_ON: Final = ("answer", "go-to")
NOT_NOW: Final = -1.0


def judge_story(story: Story, seat: int) -> float:
    """HP, tokens, gear, Iron and time that is left; all seats share it."""
    if story.over and story.results[seat] == 0:
        return 0.0
    tokens = sum([sum(each.tokens) for each in story.company])
    score = 0.25 + 0.35 * sum(story.hp) / (UNHURT * len(story.company))
    score += OF_A_TOKEN * tokens + OF_IRON * story.iron
    score += 0.05 * story.extra_unique - OF_A_MARK * story.knockouts
    score += 0.01 * len(story.allies) - 0.01 * sum([_injuries(story, e) for e in story.company])
    for oathsworn in story.company:
        score += OF_GEAR * sum([_worth_of_worn(story, card) for card in oathsworn.equipped])
    score -= 0.1 * len(story.track) / story.chapter.track
    return min(0.98, max(0.02, score))


def _injuries(story: Story, oathsworn: Oathsworn) -> int:
    return len(story.injuries_in(oathsworn.hand))


def _worth_of_worn(story: Story, card: int) -> float:
    return packing.worth_of_item(story.item(card))


def hunch_in_story(story: Story, decision: Decision, chance: Chance) -> int:
    """The index of an option: on with the story, better gear, cards enough for the check."""
    place = usual(decision, USUAL)
    if place != NOTHING:
        return place
    return best_of(worths(story, decision), LITTLE, GRADES, chance.stream("hunch"))


def promising_in_story(story: Story, decision: Decision) -> list[int]:
    """What looks best by what is printed; nothing is gained by thinking further, as nobody has read
    on. Between answers that look the same a hunch decides."""
    found = worths(story, decision)
    best = max(found)
    places = [place for place in range(len(found)) if found[place] == best]
    return places if decision.options[places[0]].verb in READ_ON else places[:1]


def worths(story: Story, decision: Decision) -> list[float]:
    return [_worth(story, decision, option) for option in decision.options]


def _worth(story: Story, decision: Decision, option: Option) -> float:
    worth = _worth_instead_of if decision.prompt == "instead-of" else WORTHS.get(option.verb)
    if worth is not None:
        return worth(story, decision, option)
    if isinstance(option.meant, Errand):
        return NOT_NOW
    return 0.0 if option.declines or option.ends else 0.5


def _medic(story: Story, decision: Decision, option: Option) -> float:
    return NOT_NOW


def _curative(story: Story, decision: Decision, option: Option) -> float:
    return 0.1 if story.iron >= 4 * option.what else -0.5


def _checker(story: Story, decision: Decision, option: Option) -> float:
    return _worth_of_checker(story, story.company[option.what])


def _token_kind(story: Story, decision: Decision, option: Option) -> float:
    held = story.company[max(0, min(decision.what, 3))].tokens
    worth = packing.worth_of_token(held, option.what)
    return -worth if decision.prompt.startswith("lose") else worth


def _injury(story: Story, decision: Decision, option: Option) -> float:
    printed = story.cards[option.what]
    return -0.3 * printed.severity if isinstance(printed, InjuryDef) else 1.0


def _ability(story: Story, decision: Decision, option: Option) -> float:
    printed = story.cards[option.what]
    return packing.worth_of_ability(printed) if isinstance(printed, AbilityDef) else 0.5


def _answer(story: Story, decision: Decision, option: Option) -> float:
    return reading.worth_of_answer(story, option)


def _way(story: Story, decision: Decision, option: Option) -> float:
    return reading.worth_of_way(story, option)


def _companion(story: Story, decision: Decision, option: Option) -> float:
    return -0.5


def _token(story: Story, decision: Decision, option: Option) -> float:
    return -0.1


# -- checks ----------------------------------------------------------------------------


def difficulty_of(story: Story) -> int:
    """What the check or fight under way asks for; NOTHING if there is none."""
    for frame in reversed(story.frames):
        flow = frame.beat.flow
        if isinstance(flow, CheckFlow):
            return flow.difficulty
        if isinstance(flow, FightFlow):
            return flow.defense
    return NOTHING


def chance_of(story: Story, cards: list[int], difficulty: int) -> float:
    """To reach a total without missing."""
    tokens = sum([each.tokens[Token.REDRAW] for each in story.company])
    odds = Might(story).odds(cards, min(tokens, 1))
    return odds.chance / (1.0 + exp((difficulty - 0.5 - odds.total) / SURE_ENOUGH))


def _no_card(story: Story, decision: Decision, option: Option) -> float:
    return -9.0


def _raising(story: Story, decision: Decision, option: Option) -> float:
    return answers.worth_of_raising(story, option)


def _raising_at_once(story: Story, decision: Decision, option: Option) -> float:
    return answers.worth_of_raising_to(story, option)


def _white(story: Story, decision: Decision, option: Option) -> float:
    cards = [0] * len(COLOURS)
    cards[Colour.WHITE] = option.what
    return chance_of(story, cards, max(2, difficulty_of(story)))


def _iron_in_check(story: Story, decision: Decision, option: Option) -> float:
    cards = [0] * len(COLOURS)
    cards[Colour.WHITE] = 4
    difficulty = max(2, difficulty_of(story)) - option.what
    return chance_of(story, cards, max(1, difficulty)) - OF_IRON_IN_A_CHECK * option.what


def _redraw(story: Story, decision: Decision, option: Option) -> float:
    """Too many blanks, or too low a total."""
    draw = story.draws[-1] if story.draws else None
    enough = draw is not None and draw.total() >= max(2, difficulty_of(story))
    if draw is None or draw.blanks() >= draw.missing or enough:
        return answers.worth_of_redraw(story, option)
    value = option.what % COLOUR_DIGIT // VALUE_DIGIT
    faces = Might(story).faces[option.what // COLOUR_DIGIT]
    return (1 - faces.blank) * faces.mean - value - 0.2


def _worth_of_checker(story: Story, oathsworn: Oathsworn) -> float:
    return 0.5 + 0.05 * story.hp[oathsworn.place] + 0.05 * oathsworn.tokens[Token.REDRAW]


# -- gear ------------------------------------------------------------------------------


def gain_by(story: Story, oathsworn: Oathsworn, card: int) -> float:
    """How much better off he is with an item than with what it takes the place of."""
    losses: list[float] = []
    for way in ways_to_equip(story, oathsworn, card):
        losses.append(sum([_worth_of_worn(story, each) for each in way]))
    return _worth_of_worn(story, card) - min(losses) if losses else -1.0


def best_gain(story: Story, card: int) -> float:
    return max([gain_by(story, each, card) for each in story.company])


def _worth_instead_of(story: Story, decision: Decision, option: Option) -> float:
    return -_worth_of_worn(story, option.what)


def _stowing(story: Story, decision: Decision, option: Option) -> float:
    return -1.0


def _equipping(story: Story, decision: Decision, option: Option) -> float:
    return _worth_of_equipping(story, option)


def _selling(story: Story, decision: Decision, option: Option) -> float:
    spare = option.what in story.backpack and best_gain(story, option.what) < 0
    return 0.2 if spare else -1.0


def _buying(story: Story, decision: Decision, option: Option) -> float:
    owned = [story.cards[card].key for card in story.backpack]
    if story.cards[option.what].key in owned:
        return -1.0
    return _item(story, decision, option)


def _item(story: Story, decision: Decision, option: Option) -> float:
    return best_gain(story, option.what) - A_BARGAIN


def _worth_of_equipping(story: Story, option: Option) -> float:
    """From the backpack only; what one has is not taken away for another."""
    if option.what not in story.backpack:
        return -1.0
    return gain_by(story, story.company[option.where], option.what) - 0.5 * A_BARGAIN


def _exchange(story: Story, decision: Decision, option: Option) -> float:
    """Something better in the backpack is put on before the story goes on."""
    offered = [each for each in exchanges(story) if isinstance(each.meant, Equipping)]
    if any(_worth_of_equipping(story, each) > LITTLE * GRADES for each in offered):
        return 1.0
    return NOT_NOW


# What an answer is worth, by what it says.
WORTHS: Final[dict[str, Callable[[Story, Decision, Option], float]]] = {
    "white": _white,
    "without": _no_card,
    "draw-nothing": _no_card,
    "pay-iron": _iron_in_check,
    "redraw": _redraw,
    "redraw-token": _redraw,
    "raise": _raising,
    "raise-to": _raising_at_once,
    "exchange": _exchange,
    "medic": _medic,
    "buy": _buying,
    "sell": _selling,
    "equip-item": _equipping,
    "take-item": _item,
    "petition-for": _item,
    "give-up": _worth_instead_of,
    "stow": _stowing,
    "buy-curative": _curative,
    "make-check": _checker,
    "fight": _checker,
    "token-kind": _token_kind,
    "keep-injury": _injury,
    "take": _ability,
    "answer": _answer,
    "go-to": _way,
    "companion": _companion,
    "token": _token,
}
