"""Answers to what is asked in the middle of something: draws, defense, interrupts, targets."""

from typing import Final

from questhall.kernel.decisions import NOTHING, Decision, Option, meant_by

from ..printed.cards import MomentKind
from ..printed.clearing import BOARD
from ..printed.encounter import NO_ICON
from ..printed.might import COLOURS, Colour, Side
from ..printed.tokens import Stat, Token
from ..rules.board.numbers import cubes_of, defense_of, raised
from ..rules.board.parts import PARTS_OF_A_BOSS
from ..rules.boss.attacking import damage_to, loss_of
from ..rules.might.drawing import COLOUR_DIGIT, VALUE_DIGIT, RedrawForToken
from ..rules.turn.class_counter import CountersSpent
from ..rules.turn.interrupts import TokensInWindow
from ..rules.turn.playing import Use, Using
from ..state.battle import Battle
from ..state.company import CompanyState
from ..state.deeds import Blow
from ..state.draws import Draw
from ..state.figures import Figure, FigureKind
from .blows import MOST_CARDS
from .odds import Might, mean_of_foes
from .promises import promise_of

AN_HP: Final = 1.0  # of an Oathsworn
THE_LAST_HP: Final = 3.0
A_CARD_OF_THE_HAND: Final = 0.12
A_DEFENSE_TOKEN: Final = 0.45
PRICE_IN_A_WINDOW: Final = 0.16  # of animus
SURELY: Final = 4.0


# -- draws ---------------------------------------------------------------------------------


def worth_of_declaring(battle: Battle, option: Option) -> float:
    """So many white cards that the target loses the most HP."""
    if option.verb != "white":
        return -SURELY
    attack = battle.attack
    if attack is None or not attack.targets:
        return -abs(option.what - 4.0)
    fighter = battle.company[battle.figures[attack.attacker].owner]
    cards = [0] * len(COLOURS) if attack.unarmed else cubes_of(battle, fighter)
    cards = [some + more for some, more in zip(cards, attack.added, strict=True)]
    cards[Colour.WHITE] += option.what
    if sum(cards) > MOST_CARDS:
        return -1.0
    might = Might(battle)
    tokens = sum([holder.tokens[Token.REDRAW] for holder in battle.token_holders(fighter)])
    odds = might.odds(might.raised(cards, attack.empower), min(tokens, 2))
    worth = 0.0
    for number in attack.targets:
        target = battle.figures[number]
        if target.side != Side.FOES:
            continue
        most = float(max(target.dice)) if target.kind == FigureKind.BOSS else float(target.hp)
        bonus = attack.bonus + attack.extra_hexes.get(number, 0)
        worth += odds.loss(bonus, defense_of(battle, target), most)
    return worth


def worth_of_raising(state: CompanyState, option: Option) -> float:
    return 1.0 + Might(state).gain_of_raising(option.what)


def worth_of_raising_to(state: CompanyState, option: Option) -> float:
    """Of cards of these colours in place of white ones."""
    might = Might(state)
    raised_ones = (option.what, option.where, option.amount)
    worth = 1.0
    for colour, count in enumerate(raised_ones, start=1):
        worth += count * (might.worth_of(colour) - might.worth_of(Colour.WHITE))
    return worth


def worth_of_redraw(state: CompanyState, option: Option) -> float:
    """Blanks that would miss, as long as it can be put right; a free one for any bad card."""
    draw = state.draws[-1] if state.draws else None
    if draw is None:
        return -1.0
    colour = option.what // COLOUR_DIGIT
    value = option.what % COLOUR_DIGIT // VALUE_DIGIT
    faces = Might(state).faces[colour]
    mean = (1 - faces.blank) * faces.mean
    too_many = draw.blanks() - draw.missing + 1
    if too_many > 0:
        return 2.0 - faces.blank if value == 0 and _can_be_saved(state, draw, too_many) else -1.0
    if isinstance(option.meant, RedrawForToken):
        return -1.0
    danger = SURELY * faces.blank if draw.blanks() == draw.missing - 1 and value else 0.0
    return mean - value - danger


def _can_be_saved(state: CompanyState, draw: Draw, too_many: int) -> bool:
    """Tokens come back after a miss, but not the chance."""
    tokens = sum([each.tokens[Token.REDRAW] for each in state.company])
    return too_many <= draw.free_redraws + tokens + 1


def worth_of_help_with_draw(battle: Battle, use: Use) -> float:
    """Items and cards for the drawn cards: if the attack would miss, or for a little more."""
    draw = battle.draws[-1] if battle.draws else None
    if draw is None:
        return -0.2
    missing = draw.blanks() >= draw.missing
    return (1.5 if missing else 0.2) - PRICE_IN_A_WINDOW * use.line.cost


def _asked(battle: Battle) -> int:
    assert battle.attack is not None
    return battle.figures[battle.attack.attacker].owner


# -- windows -------------------------------------------------------------------------------


def worth_in_window(battle: Battle, decision: Decision, option: Option) -> float:
    """What an interrupt is worth at its moment."""
    kind = int(decision.prompt.removeprefix("window-"))
    if option.declines:
        return 0.0
    meant = option.meant
    if isinstance(meant, CountersSpent):
        return 0.3 + 0.05 * option.what
    if isinstance(meant, TokensInWindow):
        return _worth_of_token(battle, kind, option.what)
    use = meant_by(option, Using).use
    cost = use.line.cost
    worth = promise_of(use.line).rough_worth()
    if kind in (MomentKind.BEFORE_DAMAGE_DRAWN, MomentKind.AFTER_DAMAGE_DRAWN):
        worth = min(worth, 1.0) * 0.3 + 0.7 * _threat(battle, kind)
    elif kind == MomentKind.WOULD_FALL:
        worth = SURELY
    elif kind == MomentKind.BEFORE_OWN_DRAW:
        worth = 0.45 + 0.3 * worth
    elif kind == MomentKind.AFTER_OWN_DRAW:
        worth = worth_of_help_with_draw(battle, use) + PRICE_IN_A_WINDOW * cost
    return worth - PRICE_IN_A_WINDOW * cost


def _worth_of_token(battle: Battle, kind: int, token: int) -> float:
    if token == Token.DEFENSE:
        return _defense_by_tokens(battle)
    if token == Token.EMPOWER:
        attack = battle.attack
        boss = attack is not None and battle.figures[attack.targets[0]].kind == FigureKind.BOSS
        return 0.3 if boss else -0.2
    struck = kind in (MomentKind.BEFORE_DAMAGE_DRAWN, MomentKind.AFTER_DAMAGE_DRAWN)
    if struck and token in (Token.ANIMUS, Token.BATTLEFLOW):
        return 0.5 * _threat(battle, kind) - 0.6
    return -0.3


def _threat(battle: Battle, kind: int) -> float:
    """The HP that the blow will cost whoever is struck, the last ones counting most; what is
    surely nothing needs no help."""
    blow = battle.blow
    if blow is None:
        return 0.0
    total = 0.0
    for number in blow.targets:
        figure = battle.figures[number]
        if figure.side == Side.FOES or figure.hp <= 0:
            continue
        if kind == MomentKind.AFTER_DAMAGE_DRAWN:
            loss = float(loss_of(battle, blow, figure))
            total += weight_of_loss(figure, loss) if loss else -0.5
        else:
            total += weight_of_loss(figure, _expected_loss(battle, blow, figure, 0))
    return total


def weight_of_loss(figure: Figure, loss: float) -> float:
    return AN_HP * loss + (THE_LAST_HP if loss >= figure.hp else 0.0)


def _expected_loss(battle: Battle, blow: Blow, figure: Figure, more: int) -> float:
    """Before the cards are turned over."""
    damage = mean_of_foes(battle, blow.might) + blow.bonus
    defense = defense_of(battle, figure) + blow.defense.get(figure.id, 0) + more
    return max(0.0, damage / max(1, defense) - 0.3)


def _defense_by_tokens(battle: Battle) -> float:
    """As few as make a difference, if they are worth the HP."""
    blow = battle.blow
    if blow is None:
        return -1.0
    best = -1.0
    for number in blow.targets:
        figure = battle.figures[number]
        if figure.side == Side.FOES or figure.owner == NOTHING:
            continue
        held = battle.company[figure.owner].tokens[Token.DEFENSE]
        before = loss_of(battle, blow, figure)
        defense = defense_of(battle, figure) + blow.defense.get(figure.id, 0)
        for count in range(1, held + 1):
            after = damage_to(blow, figure.id) // max(1, defense + count)
            saved = weight_of_loss(figure, before) - weight_of_loss(figure, max(0, after))
            if before > after:
                best = max(best, saved - A_DEFENSE_TOKEN * count)
    return best


def worth_of_defending(battle: Battle, decision: Decision, option: Option) -> float:
    """With a card that saves the most HP and is missed the least."""
    blow = battle.blow
    oathsworn = battle.company[decision.what]
    if blow is None or option.declines:
        return 0.0
    if option.verb == "token":
        return -0.3
    figure = battle.figure_of(oathsworn)
    card = battle.ability(option.what)
    defense = max(0, raised(battle, figure, Stat.CARD_DEFENSE, card.defense))
    before = weight_of_loss(figure, _expected_loss(battle, blow, figure, 0))
    after = weight_of_loss(figure, _expected_loss(battle, blow, figure, defense))
    flows = 0.08 * len(oathsworn.cooldown[card.cooldown])
    return before - after - A_CARD_OF_THE_HAND * (1 + 0.5 * card.cooldown) + flows


# -- whom and where ------------------------------------------------------------------------


def worth_of_part(battle: Battle, option: Option) -> float:
    """A part whose icon weakens attacks, and rather one that is nearly broken."""
    boss = battle.figures[option.what // PARTS_OF_A_BOSS]
    part = option.what % PARTS_OF_A_BOSS
    assert boss.boss is not None
    icon = 0.5 if boss.boss.parts[part].icon != NO_ICON else 0.0
    return icon - 0.1 * boss.dice[part]


def worth_of_friend(battle: Battle, figure: Figure) -> float:
    """Who has lost the most needs help first."""
    return 0.5 + 0.08 * (battle.rules.most_hp - figure.hp)


def worth_of_hex(battle: Battle, figure: Figure, place: int) -> float:
    """Near enough to attack, a boss rather than a minion."""
    best = -1.0
    for enemy in battle.enemies_of(figure):
        away = BOARD.distance_between(1 << place, enemy.mask())
        near = 1.0 if enemy.kind == FigureKind.BOSS else 0.7
        best = max(best, near - 0.1 * away)
    return best
