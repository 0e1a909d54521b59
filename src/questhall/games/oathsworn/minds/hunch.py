"""A quick, sensible choice for play-outs, and what is worth thinking about."""

from collections.abc import Callable
from typing import Final

from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Decision, Option
from questhall.kernel.hunches import best_of, short_list, usual

from ..printed.cards import AllyDef
from ..printed.clearing import BOARD
from ..printed.might import Side
from ..rules.might.drawing import MoreForCritical
from ..rules.turn.interrupts import Movement, TokensInWindow
from ..rules.turn.playing import Using
from ..state.battle import Battle
from ..state.figures import Figure
from . import answers, packing
from .danger import danger_at, frailty
from .turn_plan import DOING, best_target, worths_in_turn

# What is usually right, by prompt.
USUAL: Final = {"improve": "critical", "face": "facing", "aftermath": "no-more"}
LITTLE: Final = 0.02
GRADES: Final = 4
MOST_TRIED: Final = 5
MARGIN: Final = 0.45  # what is worse by more than that is not tried
MOST_MOVES: Final = 3  # of them
# What is worth trying in imagination; all else is done by hunch.
WORTH_A_THOUGHT: Final = (
    "turn",
    "target",
    "area",
    "choose",
    "whom",
    "which-part",
    "chain",
    "may-pay",
)
WORTH_A_LOOK: Final = ("move-to", "ally-token", "gain-for", "heal", "carry-where")
AIMING: Final = ("target", "chain")
WASTED: Final = -0.9  # an attack that is not made, although its card is played


def hunch(battle: Battle, decision: Decision, chance: Chance) -> int:
    """The index of an option."""
    place = usual(decision, USUAL)
    if place != NOTHING:
        return place
    return best_of(worths(battle, decision), LITTLE, GRADES, chance.stream("hunch"))


def promising(battle: Battle, decision: Decision) -> list[int]:
    """The best few of what is worth a thought, and of moves only some."""
    everything = list(range(len(decision.options)))
    thought = decision.prompt in WORTH_A_THOUGHT or decision.prompt in WORTH_A_LOOK
    if not thought and not decision.prompt.startswith("window-"):
        return [_best(worths(battle, decision))] if len(everything) > 1 else everything
    found = worths(battle, decision)
    best = max(found)
    close = [place for place in everything if found[place] >= best - MARGIN]
    if best > DOING:  # where there is something to do, luck in imagination is no reason to rest
        close = [place for place in close if found[place] > 0]
    moves = [place for place in close if isinstance(decision.options[place].meant, Movement)]
    others = [place for place in close if place not in moves]
    return short_list(found, short_list(found, moves, MOST_MOVES) + others, MOST_TRIED)


def _best(found: list[float]) -> int:
    best = 0
    for place in range(1, len(found)):
        if found[place] > found[best]:
            best = place
    return best


def worths(battle: Battle, decision: Decision) -> list[float]:
    """What each option is worth."""
    if decision.prompt == "turn":
        return worths_in_turn(battle, decision)
    return [_worth(battle, decision, option) for option in decision.options]


def _worth(battle: Battle, decision: Decision, option: Option) -> float:
    if decision.prompt.startswith("window-"):
        return answers.worth_in_window(battle, decision, option)
    if decision.prompt == "defend-with":
        return answers.worth_of_defending(battle, decision, option)
    if decision.prompt in ("improve", "redraw-one", "redraw-own"):
        return _worth_of_improving(battle, option)
    if decision.prompt == "redraw-enemy":
        return _worth_against_enemy_card(option)
    worth = WORTHS.get(option.verb)
    if worth is not None:
        return worth(battle, decision, option)
    return 0.0 if option.declines or option.ends else 0.5


def _worth_of_improving(battle: Battle, option: Option) -> float:
    if option.declines:
        return 0.0
    meant = option.meant
    if isinstance(meant, MoreForCritical):
        return 5.0
    if isinstance(meant, Using):
        return answers.worth_of_help_with_draw(battle, meant.use)
    if isinstance(meant, TokensInWindow):
        return -0.3
    return answers.worth_of_redraw(battle, option)


def _worth_against_enemy_card(option: Option) -> float:
    """The higher the card, the better to have it drawn anew."""
    if option.declines:
        return 0.0
    return option.what % 1000 / 10 - 1.9


def _declaring(battle: Battle, decision: Decision, option: Option) -> float:
    return answers.worth_of_declaring(battle, option)


def _raising(battle: Battle, decision: Decision, option: Option) -> float:
    return answers.worth_of_raising(battle, option)


def _raising_at_once(battle: Battle, decision: Decision, option: Option) -> float:
    return answers.worth_of_raising_to(battle, option)


def _no_attack(battle: Battle, decision: Decision, option: Option) -> float:
    return WASTED


def _rolling(battle: Battle, decision: Decision, option: Option) -> float:
    """Who is unhurt would only win it from the others."""
    hurt = battle.figure_of(battle.company[decision.what]).hp < battle.rules.most_hp
    return 1.0 if hurt else -1.0


def _part(battle: Battle, decision: Decision, option: Option) -> float:
    return answers.worth_of_part(battle, option)


def _figure(battle: Battle, decision: Decision, option: Option) -> float:
    return _worth_of_figure(battle, battle.figures[option.what], decision)


def _circle(battle: Battle, decision: Decision, option: Option) -> float:
    return _worth_of_area(battle, BOARD.within(option.what, 1))


def _way(battle: Battle, decision: Decision, option: Option) -> float:
    """Round the fighter to that side, or a line."""
    fighter = battle.fighter_at(battle.turn) if battle.turn != NOTHING else None
    if fighter is None or not battle.figure_of(fighter).on_board:
        return 0.5
    place = battle.figure_of(fighter).place
    mask = 0
    for turn in (-1, 0, 1):
        beside = BOARD.steps[(option.what + turn) % 6][place]
        mask |= 1 << beside if beside >= 0 else 0
    for hex in BOARD.ray(place, option.what)[:4]:
        mask |= 1 << hex
    return _worth_of_area(battle, mask)


def _position(battle: Battle, decision: Decision, option: Option) -> float:
    return 1.0 if option.what == 0 else 0.5 - 0.1 * option.what


def _paying(battle: Battle, decision: Decision, option: Option) -> float:
    return 0.3


def _companion(battle: Battle, decision: Decision, option: Option) -> float:
    return -0.5


# -- cards, items and tokens that are taken along or given up ---------------------------------


def _ability(battle: Battle, decision: Decision, option: Option) -> float:
    return packing.worth_of_ability(battle.ability(option.what))


def _item(battle: Battle, decision: Decision, option: Option) -> float:
    return packing.worth_of_box(battle, option)


def _token_kind(battle: Battle, decision: Decision, option: Option) -> float:
    held = battle.company[max(0, decision.what)].tokens
    worth = packing.worth_of_token(held, option.what)
    return -worth if decision.prompt == "lose-token" else worth


def _ally(battle: Battle, decision: Decision, option: Option) -> float:
    printed = battle.cards[option.what]
    assert isinstance(printed, AllyDef)
    return packing.worth_of_ally(printed)


def _regeneration(battle: Battle, decision: Decision, option: Option) -> float:
    return 0.6


def _leader(battle: Battle, decision: Decision, option: Option) -> float:
    return -0.1 * frailty(battle, battle.company[option.what])


def _worth_of_figure(battle: Battle, figure: Figure, decision: Decision) -> float:
    if figure.side == Side.COMPANY:
        return answers.worth_of_friend(battle, figure)
    fighter = battle.fighter_at(battle.turn) if battle.turn != NOTHING else None
    if decision.prompt in AIMING and fighter is not None and battle.attack is None:
        return best_target(battle, fighter, figure)
    return 1.0 if figure.boss is not None else 0.8


def _worth_of_area(battle: Battle, mask: int) -> float:
    """Enemies in the area, less the friends."""
    worth = 0.0
    for figure in battle.standing():
        covered = (figure.mask() & mask).bit_count()
        if covered and figure.side == Side.COMPANY:
            worth -= 0.8
        elif covered:
            worth += 0.9 + 0.1 * covered
    return worth


def _hex(battle: Battle, decision: Decision, option: Option) -> float:
    if decision.prompt == "deploy":
        oathsworn = battle.company[decision.what]
        near = answers.worth_of_hex(battle, battle.figure_of(oathsworn), option.what)
        return near / frailty(battle, oathsworn)
    fighter = battle.fighter_at(battle.turn) if battle.turn != NOTHING else None
    if fighter is None:
        return 0.5
    figure = battle.figure_of(fighter)
    return answers.worth_of_hex(battle, figure, option.what) - danger_at(
        battle, fighter, option.what
    )


# What an answer is worth, by what it says.
WORTHS: Final[dict[str, Callable[[Battle, Decision, Option], float]]] = {
    "white": _declaring,
    "without": _declaring,
    "draw-nothing": _declaring,
    "raise": _raising,
    "raise-to": _raising_at_once,
    "no-attack": _no_attack,
    "roll-hp-die": _rolling,
    "part": _part,
    "target": _figure,
    "figure": _figure,
    "area-at": _circle,
    "area-way": _way,
    "to-hex": _hex,
    "lay-at": _hex,
    "position": _position,
    "pay-for-it": _paying,
    "companion": _companion,
    "take": _ability,
    "item": _item,
    "token-kind": _token_kind,
    "ally": _ally,
    "more-regen": _regeneration,
    "leader": _leader,
}
