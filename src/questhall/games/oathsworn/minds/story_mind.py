"""The Story: how the company stands, and a quick choice in checks, trade and errands."""

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
from ..rules.story.errands import ERRANDS
from ..rules.story.items import exchanges, ways_to_equip
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
OF_A_CHECK: Final = (
    *("white", "without", "draw-nothing", "pay-iron"),
    *("redraw", "redraw-token", "raise", "raise-to"),
)
OF_AN_ITEM: Final = (
    *("buy", "sell", "equip-item", "take-item", "petition-for"),
    *("give-up", "stow"),
)


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
    return places if decision.options[places[0]].verb in ("answer", "go-to") else places[:1]


def worths(story: Story, decision: Decision) -> list[float]:
    return [_worth(story, decision, option) for option in decision.options]


def _worth(story: Story, decision: Decision, option: Option) -> float:
    if option.verb in OF_A_CHECK:
        return _worth_in_check(story, option)
    if option.verb in ERRANDS:
        return _worth_of_errand(story, option)
    if option.verb in OF_AN_ITEM:
        return _worth_of_item(story, decision, option)
    if option.verb == "buy-curative":
        return 0.1 if story.iron >= 4 * option.what else -0.5
    if option.verb in ("make-check", "fight"):
        return _worth_of_checker(story, story.company[option.what])
    if option.verb == "token-kind":
        held = story.company[max(0, min(decision.what, 3))].tokens
        worth = packing.worth_of_token(held, option.what)
        return -worth if decision.prompt.startswith("lose") else worth
    if option.verb == "keep-injury":
        printed = story.cards[option.what]
        return -0.3 * printed.severity if isinstance(printed, InjuryDef) else 1.0
    if option.verb == "take":
        printed = story.cards[option.what]
        return packing.worth_of_ability(printed) if isinstance(printed, AbilityDef) else 0.5
    if option.verb == "answer":
        return reading.worth_of_answer(story, option)
    if option.verb == "go-to":
        return reading.worth_of_way(story, option)
    if option.verb in ("class", "companion"):
        return 0.5 if option.verb == "class" else -0.5
    if option.verb in ("end-trade", "no-more", "draw-stands", "do-without"):
        return 0.0
    return -0.1 if option.verb == "token" else 0.5


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


def _worth_in_check(story: Story, option: Option) -> float:
    difficulty = max(2, difficulty_of(story))
    cards = [0] * len(COLOURS)
    if option.verb in ("without", "draw-nothing"):
        return -9.0
    if option.verb == "raise":
        return answers.worth_of_raising(story, option)
    if option.verb == "raise-to":
        return answers.worth_of_raising_to(story, option)
    if option.verb == "white":
        cards[Colour.WHITE] = option.what
        return chance_of(story, cards, difficulty)
    if option.verb == "pay-iron":
        cards[Colour.WHITE] = 4
        chance = chance_of(story, cards, max(1, difficulty - option.what))
        return chance - OF_IRON_IN_A_CHECK * option.what
    return _worth_of_redraw(story, option, difficulty)


def _worth_of_redraw(story: Story, option: Option, difficulty: int) -> float:
    """Too many blanks, or too low a total."""
    draw = story.draws[-1] if story.draws else None
    if draw is None or draw.blanks() >= draw.missing or draw.total() >= difficulty:
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


def _worth_of_item(story: Story, decision: Decision, option: Option) -> float:
    if option.verb == "give-up" or decision.prompt == "instead-of":
        return -_worth_of_worn(story, option.what)
    if option.verb == "stow":
        return -1.0
    if option.verb == "equip-item":
        return _worth_of_equipping(story, option)
    if option.verb == "sell":
        spare = option.what in story.backpack and best_gain(story, option.what) < 0
        return 0.2 if spare else -1.0
    if option.verb == "buy":
        owned = [story.cards[card].key for card in story.backpack]
        if story.cards[option.what].key in owned:
            return -1.0
    return best_gain(story, option.what) - A_BARGAIN


def _worth_of_equipping(story: Story, option: Option) -> float:
    """From the backpack only; what one has is not taken away for another."""
    if option.what not in story.backpack:
        return -1.0
    return gain_by(story, story.company[option.where], option.what) - 0.5 * A_BARGAIN


def _worth_of_errand(story: Story, option: Option) -> float:
    """Something better in the backpack is put on before the story goes on."""
    if option.verb != "exchange":
        return -1.0
    for each in exchanges(story):
        if each.verb == "equip-item" and _worth_of_equipping(story, each) > LITTLE * GRADES:
            return 1.0
    return -1.0
