"""Cards or dice, criticals, redraws and blanks (OS-7.11)."""

from typing import Final

from mypy_extensions import mypyc_attr

from questhall.kernel.decisions import NOTHING, Decision, Flow, Option, refusal

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

    def use(self, state: CompanyState, draw: Draw, option: Option) -> Flow[None]:
        """Use one of `options`."""
        raise TypeError(f"nothing is known of {option.verb}")
        yield


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
        options = [*_critical_options(draw), *_redraw_options(draw, hand)]
        options += hand.options(state, draw)
        if not options:
            return
        options.append(refusal("draw-stands"))
        answer = yield Decision(hand.seats, "improve", options, "OS-7.11.7", amount=draw.total())
        if answer.verb == "draw-stands":
            return
        if answer.verb == "critical":
            _follow(state, draw, answer.what)
        elif answer.verb == "redraw":
            draw.free_redraws -= 1
            redraw(state, draw, answer.what)
        elif answer.verb == "redraw-token":
            spend(state, holder_at(hand.holders, answer.where), Token.REDRAW)
            draw.tokens_spent.append((answer.where, Token.REDRAW))
            redraw(state, draw, answer.what)
        else:
            yield from hand.use(state, draw, answer)


def holder_at(holders: list[Oathsworn], place: int) -> Oathsworn:
    return next(each for each in holders if each.place == place)


def faces(draw: Draw) -> list[int]:
    """The different faces of a draw; equal ones are worth the same."""
    return list(dict.fromkeys([face_code(card) for card in draw.cards]))


def _critical_options(draw: Draw) -> list[Option]:
    """OS-7.11.9: drawing for a critical is optional."""
    open_ones = [card for card in draw.cards if card.critical and not card.followed]
    return [Option("critical", code) for code in dict.fromkeys([face_code(c) for c in open_ones])]


def _redraw_options(draw: Draw, hand: Hand) -> list[Option]:
    codes = [] if draw.no_redraws else faces(draw)
    if draw.free_redraws > 0:
        return [Option("redraw", code) for code in codes]
    found: list[Option] = []
    for holder in hand.holders:
        if holder.tokens[Token.REDRAW] > 0:  # OS-12.1.3
            found += [Option("redraw-token", code, holder.place) for code in codes]
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
