"""Seats that are carried over from one match of a campaign to the next: people stay with their
characters, and with the right to them."""

from .people import People
from .records import HOST, Seat

SUBSTITUTE = "normal"

# By seat, the characters that it leads.
Led = list[list[str]]


class Carried:
    """Who sits where next, and with which tokens. `stood_in`: seats of bots for which somebody
    chooses as long as what is chosen lasts."""

    def __init__(self, seats: list[Seat], tokens: dict[str, int], stood_in: list[int]) -> None:
        self.seats = seats
        self.tokens = tokens
        self.stood_in = stood_in


def carried(people: People, was: Led, now: Led, chooser: str = "") -> Carried:
    """`was` and `now` say who led and who leads whom; `chooser` stands in for bots, if anybody
    does. A seat keeps its level while somebody stands in, so that it is the bot's again later."""
    places = _places(was, now, len(people.seats))
    seats: list[Seat] = []
    stood_in: list[int] = []
    for place in places:
        seat = _seat(people, place, chooser)
        if chooser and seat.kind == "bot":
            stood_in.append(len(seats))
            seat = Seat("person", chooser, seat.level)
        seats.append(seat)
    return Carried(seats, _tokens(people, places), stood_in)


def _tokens(people: People, places: list[int]) -> dict[str, int]:
    """Those of hosts and of people; who stood in for a bot does so no more."""
    kept: dict[str, int] = {}
    for hash, held in people.tokens.items():
        if held == HOST:
            kept[hash] = HOST
        elif held in places and not _is_stand_in(people.seats[held]):
            kept[hash] = places.index(held)
    return kept


def _places(was: Led, now: Led, before: int) -> list[int]:
    """The seat before of each seat now, or -1: by characters, then by number."""
    found = [-1] * len(now)
    for seat, led in enumerate(now):
        found[seat] = next(
            (old for old, names in enumerate(was) if old not in found and set(names) & set(led)), -1
        )
    for seat in range(len(now)):
        if found[seat] < 0 and seat < before and seat not in found:
            found[seat] = seat
    return found


def _seat(people: People, place: int, chooser: str) -> Seat:
    """As it was; whoever let a bot play for a while sits there again."""
    if place < 0:
        return Seat("bot", "", SUBSTITUTE)
    seat = people.seats[place]
    if _is_stand_in(seat):
        return Seat("bot", "", seat.level)
    if seat.kind == "bot" and people.is_held(place) and place not in people.lent:
        return Seat("person", seat.name)
    return Seat(seat.kind, seat.name, seat.level)


def names_of(seats: list[Seat]) -> list[str]:
    """Who plays, by name; a bot has none, even while somebody stands in for it."""
    return ["" if _is_stand_in(seat) else seat.name for seat in seats]


def _is_stand_in(seat: Seat) -> bool:
    return seat.kind == "person" and seat.level != ""
