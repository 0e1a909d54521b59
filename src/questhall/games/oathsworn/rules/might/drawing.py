"""Cards or dice, criticals, redraws and blanks (OS-7.11)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, no_decisions, refusal
from questhall.kernel.offers import Offer, taken

from ...printed.might import COLOURS, MIGHT_DICE, SIDES, value_of
from ...printed.tokens import Token
from ...state.company import CompanyState
from ...state.draws import Draw, Drawn
from ...state.oathsworn import Oathsworn
from ..purse import spend

# A face as one number: colour, value, critical, and whether it was drawn for a critical.
COLOUR_DIGIT: Final = 1000
VALUE_DIGIT: Final = 10
CRITICAL_MARK: Final = 1
BONUS_MARK: Final = 2


def face_code(drawn: Drawn) -> int:
    """What phrases say of a drawn card, so that they can be read when it is gone."""
    code = drawn.colour * COLOUR_DIGIT + drawn.value * VALUE_DIGIT
    return code + CRITICAL_MARK * drawn.critical + BONUS_MARK * drawn.bonus


@mypyc_attr(allow_interpreted_subclasses=True)
class Hand:
    """Who draws, and whose tokens may be spent on the draw."""

    def __init__(self, seats: list[int], holders: list[Oathsworn]) -> None:
        self.seats = seats
        self.holders = holders

    def options(self, state: CompanyState, draw: Draw) -> list[Option]:
        """What else may be used on the drawn cards."""
        return []


def begin(state: CompanyState, side: int) -> Draw:
    """A new draw; its cards are in neither deck nor discard (OS-16.1.1)."""
    draw = Draw(side)
    state.draws.append(draw)
    return draw


def draw_one(state: CompanyState, draw: Draw, colour: int, bonus: bool) -> Drawn | None:
    """One card of a colour, or one die; None if there is no card left anywhere."""
    drawn: Drawn
    if draw.by_dice[colour]:
        die = MIGHT_DICE[draw.side][colour]
        face = die.faces[die.roll(state)]
        drawn = Drawn(colour, value_of(face), face.endswith("c"), NOTHING, bonus)
    else:
        card = take_might(state, draw.side, colour)
        if card == NOTHING:
            return None
        printed = state.might_card(card)
        drawn = Drawn(colour, printed.value, printed.critical, card, bonus)
    draw.cards.append(drawn)
    return drawn


def take_might(state: CompanyState, side: int, colour: int) -> int:
    """OS-7.11.17, OS-R79: the deck is refilled when a card is needed and there is none."""
    if not state.might_deck(side, colour).draw:
        refresh_deck(state, side, colour)
    return state.might_deck(side, colour).take(state)


def draw_list(state: CompanyState, draw: Draw, wanted: list[int]) -> None:
    """So many cards of each colour, at once."""
    for colour in range(len(COLOURS)):
        for _ in range(wanted[colour]):
            draw_one(state, draw, colour, bonus=False)
    state.tell_values("drew", "OS-7.11.4", [face_code(card) for card in draw.cards], draw.side)


def draw_face_down(state: CompanyState, draw: Draw, wanted: list[int]) -> None:
    """OS-8.8.1: cards that are turned over later; dice are thrown then."""
    for colour in range(len(COLOURS)):
        if draw.by_dice[colour]:
            continue
        for _ in range(wanted[colour]):
            card = take_might(state, draw.side, colour)
            if card != NOTHING:
                draw.hidden[colour].append(card)


def reveal(state: CompanyState, draw: Draw, wanted: list[int]) -> None:
    for colour in range(len(COLOURS)):
        if draw.by_dice[colour]:
            for _ in range(wanted[colour]):
                draw_one(state, draw, colour, bonus=False)
        for card in draw.hidden[colour]:
            printed = state.might_card(card)
            draw.cards.append(Drawn(colour, printed.value, printed.critical, card, False))
        draw.hidden[colour].clear()
    state.mark_information()
    state.tell_values("drew", "OS-8.8.1", [face_code(card) for card in draw.cards], draw.side)


def improve(state: CompanyState, draw: Draw, hand: Hand) -> Flow[None]:
    """Cards for criticals and redraws, in any order, until nobody wants more (OS-7.11.7)."""
    while True:
        options = [*_critical_options(state, draw), *_redraw_options(state, draw, hand)]
        options += hand.options(state, draw)
        if not options:
            return
        options.append(refusal("draw-stands"))
        answer = yield Decision(hand.seats, "improve", options, "OS-7.11.7", amount=draw.total())
        if answer.declines:
            return
        yield from taken(answer)


def faces(draw: Draw) -> list[int]:
    """The different faces of a draw; equal ones are worth the same."""
    return list(dict.fromkeys([face_code(card) for card in draw.cards]))


class OfTheDraw(Offer):
    """Something that is done with the drawn cards."""

    def __init__(self, state: CompanyState, draw: Draw) -> None:
        self.state = state
        self.draw = draw


class MoreForCritical(OfTheDraw):
    """OS-7.11.9: drawing for a critical is optional."""

    def take(self, option: Option) -> Flow[None]:
        _follow(self.state, self.draw, option.what)
        yield from no_decisions()


class FreeRedraw(OfTheDraw):
    """OS-7.11.6"""

    def take(self, option: Option) -> Flow[None]:
        self.draw.free_redraws -= 1
        redraw(self.state, self.draw, option.what)
        yield from no_decisions()


class RedrawForToken(OfTheDraw):
    """OS-12.1.3: with a token of one's own, or of whoever may help."""

    def __init__(self, state: CompanyState, draw: Draw, holder: Oathsworn) -> None:
        super().__init__(state, draw)
        self.holder = holder

    def take(self, option: Option) -> Flow[None]:
        spend(self.state, self.holder, Token.REDRAW)
        self.draw.tokens_spent.append((self.holder.place, Token.REDRAW))
        redraw(self.state, self.draw, option.what)
        yield from no_decisions()


def _critical_options(state: CompanyState, draw: Draw) -> list[Option]:
    open_ones = [card for card in draw.cards if card.critical and not card.followed]
    if not open_ones:
        return []
    more = MoreForCritical(state, draw)
    codes = dict.fromkeys([face_code(card) for card in open_ones])
    return [Option("critical", code, meant=more) for code in codes]


def _redraw_options(state: CompanyState, draw: Draw, hand: Hand) -> list[Option]:
    codes = [] if draw.no_redraws else faces(draw)
    if draw.free_redraws > 0:
        free = FreeRedraw(state, draw)
        return [Option("redraw", code, meant=free) for code in codes]
    found: list[Option] = []
    for holder in hand.holders:
        if holder.tokens[Token.REDRAW] > 0:
            paid = RedrawForToken(state, draw, holder)
            found += [Option("redraw-token", code, holder.place, meant=paid) for code in codes]
    return found


def _follow(state: CompanyState, draw: Draw, code: int) -> None:
    """One more card of the critical's colour (OS-7.11.9)."""
    for card in draw.cards:
        if card.critical and not card.followed and face_code(card) == code:
            card.followed = True
            extra = draw_one(state, draw, card.colour, bonus=True)
            if extra is not None:
                state.tell("drew-critical", "OS-7.11.9", face_code(extra))
            return


def redraw(state: CompanyState, draw: Draw, code: int) -> None:
    """Discard one card and draw one of its colour; a bonus card stays one (OS-7.11.6, OS-R12)."""
    for place, card in enumerate(draw.cards):
        if face_code(card) != code:
            continue
        if card.card != NOTHING:  # OS-16.1.2: to the discard at once
            state.might_deck(draw.side, card.colour).discard.append(card.card)
        draw.cards.pop(place)
        new = draw_one(state, draw, card.colour, card.bonus)
        if new is not None:
            state.tell("redrew", "OS-7.11.6", code, face_code(new))
        return


def misses(draw: Draw) -> bool:
    """OS-7.11.4"""
    return draw.blanks() >= draw.missing


def count_a_blank_as(draw: Draw, value: int) -> None:
    """One blank is a card of that value and blank no more, first one that could miss."""
    blanks = [card for card in draw.cards if card.blank]
    for card in sorted(blanks, key=_is_bonus)[:1]:
        card.value = value


def _is_bonus(card: Drawn) -> bool:
    return card.bonus


def ignore_highest(draw: Draw, count: int) -> None:
    """Leave out the highest cards; what they brought stays (OS-7.11.14)."""
    for card in sorted(_counted(draw), key=_value, reverse=True)[:count]:
        card.ignored = True


def total_without_lowest(draw: Draw, count: int) -> int:
    """OS-13.3.4: blanks are not cards to ignore."""
    values = sorted([card.value for card in _counted(draw)])
    return sum(values[count:])


def _counted(draw: Draw) -> list[Drawn]:
    return [card for card in draw.cards if not card.blank and not card.ignored]


def _value(card: Drawn) -> int:
    return card.value


def finish(state: CompanyState, draw: Draw) -> None:
    """OS-7.11.17: drawn cards are discarded after the attack."""
    for card in draw.cards:
        if card.card != NOTHING:
            state.might_deck(draw.side, card.colour).discard.append(card.card)
    draw.cards.clear()
    state.draws.remove(draw)


def refresh_deck(state: CompanyState, side: int, colour: int) -> None:
    """OS-7.17.4: a whole discard pile goes back; drawn cards are not touched (OS-16.3.1)."""
    deck = state.might_deck(side, colour)
    state.shuffled(deck)
    deck.reshuffle(state, might_stream(side, colour))


def might_stream(side: int, colour: int) -> str:
    return f"{SIDES[side]} {COLOURS[colour]} might"
