"""What will be drawn: cubes, white cards, empower, cards or dice (OS-7.11.1, OS-7.12)."""

from questhall.kernel.decisions import Flow, Option, ask, refusal

from ...printed.might import COLOURS, Colour
from ...state.company import CompanyState
from ...state.draws import Draw
from ...state.house_rules import BY_DICE, EITHER


def declare(state: CompanyState, seat: int, cubes: list[int], most_white: int) -> Flow[list[int]]:
    """Up to one card for each cube, and white cards (OS-7.11.1)."""
    state.declaring = cubes
    while sum(cubes) or most_white:
        answer = yield ask(seat, "declare", ways_to_declare(cubes, most_white), "OS-7.11.1")
        if declared(cubes, answer):
            break
    state.declaring = None
    return cubes


def ways_to_declare(wanted: list[int], most_white: int) -> list[Option]:
    least = 0 if sum(wanted) else 1
    options = [Option("white", count) for count in range(least, most_white + 1)]
    cubed = [colour for colour in range(1, len(COLOURS)) if wanted[colour]]
    return options + [Option("without", colour) for colour in cubed]


def declared(wanted: list[int], answer: Option) -> bool:
    """White cards end it; of the cubes one after the other is left out."""
    if answer.verb == "white":
        wanted[Colour.WHITE] += answer.what
        return True
    wanted[answer.what] -= 1
    return False


def empower(state: CompanyState, seat: int, wanted: list[int], points: int) -> Flow[None]:
    """Raise declared cards by one colour for each point (OS-7.12.1); none is added (OS-7.12.2).
    What is to be drawn in the end may be said at once."""
    while points > 0:
        options = [Option("raise", colour) for colour in range(Colour.BLACK) if wanted[colour]]
        if not options:
            return
        options.append(refusal("no-more"))
        if points > 1:
            for cards in raised_at_once(wanted, points):
                options.append(Option("raise-to", cards[1], cards[2], cards[3]))
        answer = yield ask(seat, "empower", options, "OS-7.12.1", points)
        if answer.declines:
            return
        if answer.verb == "raise-to":
            cards = [sum(wanted), answer.what, answer.where, answer.amount]
            wanted[:] = [cards[0] - sum(cards[1:]), *cards[1:]]
            return
        wanted[answer.what] -= 1
        wanted[answer.what + 1] += 1
        points -= 1


def raised_at_once(wanted: list[int], points: int) -> list[list[int]]:
    """All that can be drawn instead if every point is used, as far as that goes."""
    found = [wanted[:]]
    for _ in range(points):
        further: list[list[int]] = []
        for cards in found:
            for colour in range(Colour.BLACK):
                if cards[colour]:
                    more = cards[:]
                    more[colour] -= 1
                    more[colour + 1] += 1
                    if more not in further:
                        further.append(more)
        if not further:
            return found
        found = further
    return found


def cards_or_dice(state: CompanyState, seat: int, draw: Draw, wanted: list[int]) -> Flow[None]:
    """OS-1.3.2: the mix is fixed before the first card is drawn."""
    if state.rules.might == BY_DICE:
        draw.by_dice = [True] * len(COLOURS)
    if state.rules.might != EITHER:
        return
    for colour in range(len(COLOURS)):
        if wanted[colour]:
            options = [Option("by-cards", colour), Option("by-dice", colour)]
            answer = yield ask(seat, "cards-or-dice", options, "OS-1.3.2", colour)
            draw.by_dice[colour] = answer.verb == "by-dice"
