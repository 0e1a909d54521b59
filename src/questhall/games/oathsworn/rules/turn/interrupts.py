"""Windows in which the company may interrupt (OS-7.17.1, OS-16.2.1).

A window is a kind of moment and the figure whose attack, draw or fall it is. Each Oathsworn who
has something for it is asked, clockwise from the leader; nobody else is.
"""

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Flow, Option, ask, refusal
from questhall.kernel.offers import Offer, taken

from ...printed.cards import ItemDef, Moment, MomentKind, Slot
from ...printed.might import Side
from ...printed.tokens import EMPOWER_OF_TOKEN, Stat, Token
from ...state.battle import Battle
from ...state.deeds import Attack, Blow, Deed
from ...state.figures import Figure, FigureKind
from ...state.oathsworn import Oathsworn
from ..board.numbers import forbidden
from ..purse import spend, spend_animus_token, within_means
from .class_counter import counter_options
from .cooldown import cards_within_reach, spend_battleflow
from .moving import move
from .order import chairs_from
from .playing import Use, Using, allowed, carry_out_use, deed_of, uses_at


@mypyc_attr(acyclic=True)
class Window:
    """What is going on at the moment."""

    def __init__(self, kind: int, subject: Figure) -> None:
        self.kind = kind
        self.subject = subject
        self.attack: Attack | None = None
        self.blow: Blow | None = None
        self.tokens = NOTHING  # the kind of token that may be spent in this window


def clockwise(battle: Battle) -> list[Oathsworn]:
    """From the leader on, allies in the places of those whose turns they take."""
    found: list[Oathsworn] = []
    for chair in chairs_from(battle, max(battle.leader, 0)):
        fighter = battle.fighter_at(chair)
        if fighter is not None and not battle.dormant(fighter):
            found.append(fighter)
    return found


def open_window(battle: Battle, window: Window) -> Flow[None]:
    """One at a time; who declined is asked again once another has used something (OS-16.2.1)."""
    waiting = clockwise(battle)
    content: list[Oathsworn] = []
    while waiting and not battle.over:
        asked = waiting.pop(0)
        options = _options(battle, window, asked)
        if options:
            used = yield from _ask(battle, window, asked, options)
            if used:
                waiting += content
                content = []
        content.append(asked)


def _came_to_nothing(window: Window) -> bool:
    """The attack is on somebody else now, or on nobody."""
    return window.blow is not None and window.subject.id not in window.blow.targets


class Movement(Offer):
    """The one move of a turn, by one's own will (OS-7.5)."""

    def __init__(self, battle: Battle, fighter: Oathsworn) -> None:
        self.battle = battle
        self.fighter = fighter

    def option(self, place: int, cost: int) -> Option:
        return Option("move", place, NOTHING, cost, meant=self)

    def take(self, option: Option) -> Flow[None]:
        move(self.battle, self.fighter, option.what, option.amount)
        yield from movement_ended(self.battle, self.battle.figure_of(self.fighter))


def movement_ended(battle: Battle, figure: Figure) -> Flow[None]:
    """A movement by one's own will is over; what it opens is for one's own turn."""
    if figure.side != Side.COMPANY or not figure.on_board:
        return
    oathsworn = battle.company[figure.owner]
    if oathsworn.chair == battle.turn:
        yield from ask_one(battle, Window(MomentKind.MOVE_END, figure), oathsworn)


def enemy_stopped(battle: Battle, enemy: Figure, before: int) -> Flow[None]:
    """An enemy moved and stops here."""
    if enemy.on_board and enemy.place != before and not battle.over:
        yield from open_window(battle, Window(MomentKind.MOVE_END, enemy))


def ask_one(battle: Battle, window: Window, oathsworn: Oathsworn) -> Flow[None]:
    """Only he may use something now."""
    options = _options(battle, window, oathsworn)
    if options:
        yield from _ask(battle, window, oathsworn, options)


def _ask(battle: Battle, window: Window, oathsworn: Oathsworn, options: list[Option]) -> Flow[bool]:
    """Until he wants no more. Did he use anything?"""
    used = False
    while options:
        options.insert(0, refusal("no-interrupt"))
        rule = "OS-7.17.1"
        answer = yield ask(oathsworn.seat, f"window-{window.kind}", options, rule, oathsworn.place)
        if answer.declines:
            break
        used = True
        yield from taken(answer)
        options = _options(battle, window, oathsworn)
    return used


class UsedInWindow(Using):
    """A card, an item or a special ability at the moment that it is for."""

    def __init__(self, battle: Battle, window: Window, oathsworn: Oathsworn, use: Use) -> None:
        super().__init__(battle, oathsworn, use)
        self.window = window

    def take(self, option: Option) -> Flow[None]:
        deed = deed_in(self.battle, self.window, self.oathsworn, self.use.card)
        yield from carry_out_use(self.battle, self.oathsworn, self.use, deed)


class TokensInWindow(Offer):
    """Tokens that may be spent at the moment."""

    def __init__(self, battle: Battle, window: Window, oathsworn: Oathsworn) -> None:
        self.battle = battle
        self.window = window
        self.oathsworn = oathsworn

    def option(self, kind: int) -> Option:
        return Option("token", kind, meant=self)

    def take(self, option: Option) -> Flow[None]:
        yield from _spend(self.battle, self.window, self.oathsworn, option.what)


def _options(battle: Battle, window: Window, oathsworn: Oathsworn) -> list[Option]:
    if battle.over or oathsworn.fallen or _came_to_nothing(window):
        return []
    options = options_of_uses(battle, window, oathsworn)
    if _may_spend(battle, window, oathsworn):
        options.append(TokensInWindow(battle, window, oathsworn).option(window.tokens))
    if window.kind == MomentKind.BEFORE_OWN_DRAW and window.attack is not None:
        options += counter_options(battle, oathsworn, window.attack)
    return options


def options_of_uses(battle: Battle, window: Window, oathsworn: Oathsworn) -> list[Option]:
    """What fits now, and tokens for any moment if they help to something more (OS-12.1.6)."""
    options = [
        UsedInWindow(battle, window, oathsworn, use).option()
        for use in fitting(battle, window, oathsworn, oathsworn.animus)
    ]
    beyond = cards_within_reach(oathsworn)
    means = within_means(oathsworn)
    if means == oathsworn.animus and not beyond:
        return options
    hoped_for = fitting(battle, window, oathsworn, means, beyond)
    tokens = TokensInWindow(battle, window, oathsworn)
    if any(use.line.cost > oathsworn.animus for use in hoped_for):  # OS-12.1.2
        options.append(tokens.option(Token.ANIMUS))
    if any(use.card in beyond for use in hoped_for):  # OS-12.1.5
        options.append(tokens.option(Token.BATTLEFLOW))
    return options


def _may_spend(battle: Battle, window: Window, oathsworn: Oathsworn) -> bool:
    """Any number: for defense by whoever is attacked (OS-12.1.1), to empower by whoever attacks
    (OS-12.1.4), and by the Grove Maiden for her Guardian (OS-14.2.2)."""
    if window.tokens == NOTHING or oathsworn.tokens[window.tokens] == 0:
        return False
    if window.subject.kind not in (FigureKind.OATHSWORN, FigureKind.ALLY):
        return False
    owner = battle.company[window.subject.owner]
    return any(each is oathsworn for each in battle.token_holders(owner))


def _spend(battle: Battle, window: Window, oathsworn: Oathsworn, kind: int) -> Flow[None]:
    if kind == Token.ANIMUS:
        spend_animus_token(battle, oathsworn)
        return
    if kind == Token.BATTLEFLOW:
        yield from spend_battleflow(battle, oathsworn)
        return
    spend(battle, oathsworn, kind)
    if window.blow is not None and kind == Token.DEFENSE:
        defense = window.blow.defense
        subject = window.subject.id
        defense[subject] = defense.get(subject, 0) + 1
    if window.attack is not None and kind == Token.EMPOWER:
        window.attack.empower += EMPOWER_OF_TOKEN
        window.attack.tokens_spent.append((oathsworn.place, Token.EMPOWER))


def fitting(
    battle: Battle,
    window: Window,
    oathsworn: Oathsworn,
    means: int,
    beyond: list[int] | None = None,
) -> list[Use]:
    """What he may use now with so much animus, items too (OS-7.16.4), `beyond` the cards in his
    hand as well."""
    uses = uses_at(battle, oathsworn, window.kind, means, beyond)
    if not uses:
        return uses
    found: list[Use] = []
    if not battle.figure_of(oathsworn).on_board or oathsworn.cage is not None:
        return found  # OS-13.2.1: nothing but defensive cards and tokens
    if _interrupts(window, oathsworn) and forbidden(
        battle, battle.figure_of(oathsworn), Stat.INTERRUPTS
    ):
        return found
    for use in uses:
        deed = deed_in(battle, window, oathsworn, use.card)
        moment = use.line.moment
        assert moment is not None
        if _needs_a_weapon(battle, window, use):
            continue
        if _at(battle, window, deed, moment) and allowed(battle, oathsworn, use, deed):
            found.append(use)
    return found


def _interrupts(window: Window, oathsworn: Oathsworn) -> bool:
    """It is not the own attack."""
    return window.attack is None or window.subject.id != oathsworn.figure


def _needs_a_weapon(battle: Battle, window: Window, use: Use) -> bool:
    """OS-13.10.4: abilities of weapons are of no use in an unarmed attack."""
    if window.attack is None or not window.attack.unarmed or use.card < 0:
        return False
    printed = battle.cards[use.card]
    return isinstance(printed, ItemDef) and printed.slot == Slot.WEAPON


def _at(battle: Battle, window: Window, deed: Deed, moment: Moment) -> bool:
    """Is this the moment? Without a word about whose it is, it is his own."""
    if moment.who is None:
        if window.subject.id != deed.figure:
            return False
    elif all(each.id != window.subject.id for each in moment.who.candidates(battle, deed)):
        return False
    return moment.needs is None or moment.needs.holds(battle, deed)


def deed_in(battle: Battle, window: Window, oathsworn: Oathsworn, card: int) -> Deed:
    deed = deed_of(oathsworn, card)
    deed.this = window.subject.id
    deed.subject = window.subject.id
    deed.attack = window.attack
    deed.blow = window.blow
    if window.attack is not None:
        deed.spared = window.attack.broken[:]
    if window.blow is not None:
        deed.target = window.blow.attackers[0]
    elif window.attack is not None and window.attack.targets:
        deed.target = window.attack.targets[0]
    elif window.subject.side != Side.COMPANY:  # an enemy that moved, or whose card begins
        deed.target = window.subject.id
    return deed
