"""What each answer to a draw of the company may bring, and which is best: the same for whoever
looks at the table, for its warnings and for its hints."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Option

from ...printed.might import COLOURS, CRITICALS, VALUES, Colour, Side
from ...printed.tokens import Token
from ...state.battle import Battle
from ...state.deeds import Attack
from ...state.draws import Draw, Drawn
from ...state.house_rules import BY_DICE
from ..board.numbers import defense_of
from ..might.declaring import raised_at_once
from ..might.drawing import RedrawForToken, face_code
from ..might.hits import Draws
from ..might.luck import Lots, Luck, Redraws, put
from ..might.odds import Pool, pool_of
from ..might.stakes import Outcome
from .stakes import AttackStake, parts_to_hit, would_win

OF_A_TOKEN: Final = 0.45  # that could be used for another draw
MOST_RECKONED: Final = 2  # redraws; more are hardly ever needed
FEW: Final = 4  # white cards in place of a cube; with more it is kept
WORTH_AIMING_AT: Final = 0.2
SAME: Final = 1e-6
ABOUT_A_DRAW: Final = ("declare", "empower", "improve")
MOST_REMEMBERED: Final = 64  # positions

# What an answer is known by: its verb and its numbers.
Answer = tuple[str, int, int, int]


def known_by(option: Option) -> Answer:
    """Whose token is spent makes no difference."""
    if isinstance(option.meant, RedrawForToken):
        return ("redraw", option.what, NOTHING, NOTHING)
    return (option.verb, option.what, option.where, option.amount)


@mypyc_attr(acyclic=True)
class Advice:
    """The answers with what they may bring, the place of the best one, and what it aims at: to
    `win`, to `kill`, to `break` a part, or for a `loss`."""

    def __init__(self, answers: list[Answer], outcomes: list[Outcome], aim: str) -> None:
        self.answers = answers
        self.outcomes = outcomes
        self.best = _best(outcomes)
        self.aim = aim if outcomes and outcomes[self.best].ends >= WORTH_AIMING_AT else "loss"

    def outcome_of(self, option: Option) -> Outcome | None:
        answer = known_by(option)
        if answer not in self.answers:
            return None
        return self.outcomes[self.answers.index(answer)]


def _best(outcomes: list[Outcome]) -> int:
    """The first of the best: what comes first is simpler."""
    best = 0
    for place in range(1, len(outcomes)):
        if outcomes[place].worth > outcomes[best].worth + SAME:
            best = place
    return best


@mypyc_attr(acyclic=True)
class Verdict:
    """The best answer with what it may bring."""

    def __init__(self, option: Option, outcome: Outcome, aim: str) -> None:
        self.option = option
        self.outcome = outcome
        self.aim = aim


def verdict_on(battle: Battle, decision: Decision) -> Verdict | None:
    """The best of what is offered, where the draw is all that it is about."""
    attack = battle.attack
    if decision.prompt not in ABOUT_A_DRAW or attack is None or not attack.targets:
        return None
    advice = advice_on(battle, attack)
    if not advice.answers:
        return None
    best = advice.answers[advice.best]
    for option in decision.options:
        if known_by(option) == best:
            return Verdict(option, advice.outcomes[advice.best], advice.aim)
    return None


# What it depends on, as plain data.
Position = tuple[object, ...]
_REMEMBERED: dict[Position, Advice] = {}


def advice_on(battle: Battle, attack: Attack) -> Advice:
    """On what is asked about an attack now. Whoever looks at the same position asks the same."""
    position = _position(battle, attack)
    known = _REMEMBERED.get(position)
    if known is None:
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        known = _reckoned(battle, attack)
        _REMEMBERED[position] = known
    return known


def _position(battle: Battle, attack: Attack) -> Position:
    draw = attack.draw
    targets: list[object] = []
    for number in attack.targets:
        target = battle.figures[number]
        targets += [number, target.hp, tuple(target.dice), defense_of(battle, target)]
        targets += [tuple(parts_to_hit(battle, attack, target)), attack.extra_hexes.get(number)]
    redraws = redraws_of(battle, attack)
    dice = tuple([tuple(boss.dice) for boss in battle.bosses()])
    return (
        *(battle.encounter.key, dice, tuple(targets), attack.bonus, attack.sure, attack.blank_as),
        *(attack.chain, attack.declared, tuple(attack.wanted), tuple(attack.added)),
        *(attack.empower, attack.declared_height, attack.most_white),
        *(redraws.free, redraws.tokens, tuple(_pools(battle, draw))),
        None
        if draw is None
        else tuple([(face_code(c), c.followed, c.ignored) for c in draw.cards]),
    )


def _seen(card: Drawn) -> tuple[int, bool, bool]:
    return (face_code(card), card.followed, card.ignored)


def _pools(battle: Battle, draw: Draw | None) -> list[Pool]:
    dice = [battle.rules.might == BY_DICE] * len(COLOURS) if draw is None else draw.by_dice
    return [pool_of(battle, Side.COMPANY, colour, dice[colour]) for colour in range(len(COLOURS))]


def _reckoned(battle: Battle, attack: Attack) -> Advice:
    stake = AttackStake(battle, attack)
    answers: list[Answer]
    outcomes: list[Outcome]
    if attack.draw is not None:
        answers, outcomes = _on_draw(battle, attack, attack.draw, stake)
    elif not attack.wanted:
        answers, outcomes = [], []
    elif attack.declared:
        answers, outcomes = _on_raising(battle, attack, stake)
    else:
        answers, outcomes = _on_declaring(battle, attack, stake)
    return Advice(answers, outcomes, _aim(battle, attack))


def _aim(battle: Battle, attack: Attack) -> str:
    target = battle.figures[attack.targets[0]]
    if would_win(battle, attack, target):
        return "win"
    return "kill" if target.boss is None else "break"


def redraws_of(battle: Battle, attack: Attack) -> Redraws:
    """Those of the attack itself, and tokens that may be spent on it (OS-7.11.8, OS-12.1.3)."""
    if attack.no_redraws:
        return Redraws(0, 0, OF_A_TOKEN)
    free = attack.free_redraws if attack.draw is None else attack.draw.free_redraws
    owner = battle.company[battle.figures[attack.attacker].owner]
    tokens = sum([holder.tokens[Token.REDRAW] for holder in battle.token_holders(owner)])
    free = min(free, MOST_RECKONED)
    return Redraws(free, min(tokens, MOST_RECKONED - free), OF_A_TOKEN)


# -- before the draw ---------------------------------------------------------------------


class Before:
    """A draw that is still to be made."""

    def __init__(self, battle: Battle, attack: Attack, stake: AttackStake) -> None:
        self.pools: list[Pool] = _pools(battle, None)
        self.stake = stake
        self.missing: int = stake.missing + (1 if stake.blank_as else 0)
        self.redraws: Redraws = redraws_of(battle, attack)

    def of(self, wanted: list[int]) -> Outcome:
        """As it is drawn, with redraws against a miss if they are worth it."""
        free, tokens = self.redraws.free, self.redraws.tokens
        missing = sum(wanted) + 1 if self.stake.sure else self.missing
        found = self.stake.expected(Draws(self.pools, free, missing).hits(wanted))
        if tokens:
            more = self.stake.expected(Draws(self.pools, free + tokens, missing).hits(wanted))
            more.worth -= self.redraws.price * (more.hit - found.hit)
            if more.worth > found.worth:
                return more
        return found

    def raised(self, wanted: list[int], points: int) -> Outcome:
        """With so many cards raised as it serves best before anything is redrawn (OS-7.12.1)."""
        ways = raised_at_once(wanted, points)
        if len(ways) == 1:
            return self.of(ways[0])
        missing = sum(wanted) + 1 if self.stake.sure else self.missing
        plain = Draws(self.pools, 0, missing)
        found = [self.stake.expected(plain.hits(cards)) for cards in ways]
        return self.of(ways[_best(found)])


def _on_declaring(
    battle: Battle, attack: Attack, stake: AttackStake
) -> tuple[list[Answer], list[Outcome]]:
    """By the number of white cards, or without one of the cubes, and then as it is best."""
    before = Before(battle, attack, stake)
    answers: list[Answer] = []
    outcomes: list[Outcome] = []
    least = 0 if sum(attack.wanted) else 1
    for white in range(least, attack.most_white + 1):
        answers.append(("white", white, NOTHING, NOTHING))
        outcomes.append(_with_white(before, attack, attack.wanted, white))
    for colour in range(1, len(COLOURS)):
        if attack.wanted[colour]:
            fewer = attack.wanted[:]
            fewer[colour] -= 1
            least = 0 if sum(fewer) else 1
            most = min(attack.most_white, FEW)
            found = [_with_white(before, attack, fewer, white) for white in range(least, most + 1)]
            answers.append(("without", colour, NOTHING, NOTHING))
            outcomes.append(found[_best(found)] if found else Outcome())
    return answers, outcomes


def _with_white(before: Before, attack: Attack, cubes: list[int], white: int) -> Outcome:
    wanted = [some + more for some, more in zip(cubes, attack.added, strict=True)]
    wanted[Colour.WHITE] += white
    return before.raised(wanted, attack.empower)


def _on_raising(
    battle: Battle, attack: Attack, stake: AttackStake
) -> tuple[list[Answer], list[Outcome]]:
    before = Before(battle, attack, stake)
    wanted, points = attack.wanted, attack.points_left()
    answers: list[Answer] = []
    outcomes: list[Outcome] = []
    if points > 1:
        for cards in raised_at_once(wanted, points):
            answers.append(("raise-to", cards[1], cards[2], cards[3]))
            outcomes.append(before.of(cards))
    for colour in range(Colour.BLACK):
        if wanted[colour]:
            cards = wanted[:]
            cards[colour] -= 1
            cards[colour + 1] += 1
            answers.append(("raise", colour, NOTHING, NOTHING))
            outcomes.append(before.raised(cards, points - 1))
    answers.append(("no-more", NOTHING, NOTHING, NOTHING))
    outcomes.append(before.of(wanted))
    return answers, outcomes


# -- after the draw ----------------------------------------------------------------------


def _on_draw(
    battle: Battle, attack: Attack, draw: Draw, stake: AttackStake
) -> tuple[list[Answer], list[Outcome]]:
    lots, due = _lots_of(battle, draw)
    luck = Luck(stake)
    redraws = redraws_of(battle, attack)
    answers: list[Answer] = [("draw-stands", NOTHING, NOTHING, NOTHING)]
    outcomes: list[Outcome] = [luck.left_as_it_is(lots)]
    faces = {face_code(card): card for card in draw.cards}
    for code in faces:
        if any(face_code(each) == code and _is_open(each) for each in draw.cards):
            answers.append(("critical", code, NOTHING, NOTHING))
            outcomes.append(luck.with_due(lots, redraws, due))
    for code, card in faces.items() if redraws.left() else []:
        if card.ignored:
            continue
        owed = due[:]
        if all(_is_open(each) for each in draw.cards if face_code(each) == code):
            owed[card.colour] -= 1
        answers.append(("redraw", code, NOTHING, NOTHING))
        place = (card.colour, _kind(card), card.bonus)
        outcomes.append(luck.redrawn(lots, place, redraws, owed))
    return answers, outcomes


def _is_open(card: Drawn) -> bool:
    return card.critical and not card.followed


def _kind(card: Drawn) -> int:
    faces = list(zip(VALUES[card.colour], CRITICALS[card.colour], strict=True))
    return faces.index((card.value, card.critical))


def _lots_of(battle: Battle, draw: Draw) -> tuple[Lots, list[int]]:
    """The cards as they lie, and how many criticals of each colour are open."""
    lots: Lots = ()
    due = [0] * len(COLOURS)
    for pool in _pools(battle, draw):
        nothing = [0] * len(pool.left)
        lots = (*lots, (pool, tuple(nothing), tuple(nothing)))
    for card in draw.cards:
        if card.ignored:
            continue
        pool, plain, bonus = lots[card.colour]
        pile = list(bonus if card.bonus else plain)
        pile[_kind(card)] += 1
        lot = (pool, plain, tuple(pile)) if card.bonus else (pool, tuple(pile), bonus)
        lots = put(lots, card.colour, lot)
        due[card.colour] += int(_is_open(card))
    return lots, due
