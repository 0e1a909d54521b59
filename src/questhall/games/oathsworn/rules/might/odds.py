"""How likely a draw is to miss, by what everybody knows of the decks (OS-1.4.4)."""

from ...printed.might import COMPANY, FACES, MISSING_BLANKS
from ...state.company import CompanyState
from ...state.house_rules import BY_DICE

PERCENT = 100


def chance_to_miss(state: CompanyState, wanted: list[int]) -> int:
    """In percent, of a draw of so many cards of each colour before anything is redrawn."""
    spread = [1.0]  # the chances of 0, 1, 2 ... blanks
    for colour, count in enumerate(wanted):
        if state.rules.might == BY_DICE:
            spread = _thrown(spread, colour, count)
        else:
            spread = _drawn(state, spread, colour, count)
    hit = sum(spread[:MISSING_BLANKS])
    return round(PERCENT * (1.0 - hit))


def _thrown(spread: list[float], colour: int, count: int) -> list[float]:
    faces = FACES[colour]
    for _ in range(count):
        spread = _one_more(spread, faces.count("blank") / len(faces))
    return spread


def _drawn(state: CompanyState, spread: list[float], colour: int, count: int) -> list[float]:
    """From the deck, and from the discard once the deck is used up (OS-7.11.17)."""
    deck = state.might_deck(COMPANY, colour)
    for pile in (deck.draw, deck.discard):
        taken = min(count, len(pile))
        count -= taken
        spread = _from_pile(spread, len(pile), _blanks(state, pile), taken)
    return spread


def _blanks(state: CompanyState, pile: list[int]) -> int:
    return len([card for card in pile if state.might_card(card).face == "blank"])


def _from_pile(spread: list[float], size: int, blanks: int, taken: int) -> list[float]:
    """The blanks of a pile become fewer as they are drawn."""
    own = [1.0]
    for drawn in range(taken):
        after = [0.0] * (len(own) + 1)
        for found, chance in enumerate(own):
            blank = max(0, blanks - found) / (size - drawn)
            after[found] += chance * (1.0 - blank)
            after[found + 1] += chance * blank
        own = after
    joined = [0.0] * (len(spread) + len(own) - 1)
    for before, chance in enumerate(spread):
        for found, another in enumerate(own):
            joined[before + found] += chance * another
    return joined


def _one_more(spread: list[float], blank: float) -> list[float]:
    after = [0.0] * (len(spread) + 1)
    for found, chance in enumerate(spread):
        after[found] += chance * (1.0 - blank)
        after[found + 1] += chance * blank
    return after
