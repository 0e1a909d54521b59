"""What people do at a table. Each act is checked here and becomes entries of the log.

Nothing changes before the table takes the entries in: a refused act has left no trace.
The caller has checked who holds the seat.
"""

import unicodedata
from collections.abc import Collection

from questhall.kernel.choices import Refused
from questhall.kernel.decisions import Decision, Option
from questhall.kernel.phrases import find_option

from .names import look
from .people import SUBSTITUTE
from .records import (
    HOST,
    SPECTATOR,
    Branched,
    Chose,
    Copied,
    Entry,
    Hushed,
    Rematched,
    Renamed,
    Resigned,
    Seat,
    Seated,
    Settled,
    Settling,
    Talked,
    TimedOut,
)
from .table import Table
from .tokens import new_branch


def clean(text: str) -> str:
    """One line of text without control characters."""
    kept = [letter if unicodedata.category(letter)[0] != "C" else " " for letter in text]
    return " ".join("".join(kept).split())


def clean_name(text: str) -> str:
    name = clean(text)
    if not name:
        raise Refused("bad_message", "a name needs at least one letter")
    return name


# -- playing -------------------------------------------------------------------


def choose(table: Table, seat: int, option_id: str, at: int, alone: bool = False) -> list[Entry]:
    """A person answers; `at` is the number of choices the person has seen. `alone`: the table does
    it for the person."""
    _need_play(table)
    if table.people.seats[seat].kind != "person":
        raise Refused("not_your_seat", "a bot plays this seat: take it back first")
    decision = table.owed_by(seat)
    if decision is None:
        code = "stale" if at != table.count else "not_your_turn"
        raise Refused(code, f"seat {seat} is not asked anything now")
    if not table.asked_at(decision) <= at <= table.count:
        raise Refused("stale", "the game has gone on since")
    option = find_option(table.game, table.match.state, decision, option_id)
    if option is None or option not in decision.options_for(seat):
        raise Refused("no_such_option", "this is not offered now")
    return [Chose.of(seat, option, table.book, alone)]


def choose_as_bot(
    table: Table, seat: int, option: Option, decision: Decision, overdue: Collection[int] = ()
) -> list[Entry]:
    """A bot answers a question, if it is still asked; others may have answered theirs since."""
    if table.owed_by(seat) is not decision or not table.is_for_bot(seat, overdue):
        raise Refused("stale", "the game has gone on since")
    if not any(each.same_as(option) for each in decision.options_for(seat)):
        raise Refused("no_such_option", "this is not offered now")
    answer = Chose.of(seat, option, table.book)
    return [answer] if table.is_for_bot(seat) else [TimedOut(seat), answer]


def resign(table: Table, seat: int) -> list[Entry]:
    """Give up. A bot plays on for the seat if others still play."""
    _need_play(table)
    if seat in table.people.resigned:
        raise Refused("not_your_turn", "this seat has already resigned")
    resigned = Resigned(seat, _results_without(table, {*table.people.resigned, seat}))
    if seat in table.people.lent:
        return [resigned, _to_bot(table, seat, SUBSTITUTE)]
    return [resigned]


def _results_without(table: Table, gone: set[int]) -> list[float]:
    """How the game ends when these seats have given up, or nothing if it goes on.

    The last seat that has not resigned wins; bots alone do not play on. Where all win or lose
    together, one person is enough to play on, and what all persons gave up is lost.
    """
    seats = table.people.seats
    left = [seat for seat in range(len(seats)) if seat not in gone]
    persons = [seat for seat in left if seats[seat].kind != "bot"]
    together = table.game.wins_together(table.match.setup)
    if persons and (together or len(left) > 1):
        return []
    share = 0.0 if together else 1.0 if len(left) == 1 else 0.5
    return [share if seat in left else 0.0 for seat in range(len(seats))]


def _need_play(table: Table) -> None:
    if table.over:
        raise Refused("game_over", "the game is over")
    if not table.people.started:
        raise Refused("not_started", "the table waits until every seat is taken")


# -- seats ---------------------------------------------------------------------


def sit(table: Table, seat: int | None, name: str, token: str) -> list[Entry]:
    """Sit down at an open seat; `token` is the hash of the right to it."""
    _need_unfinished(table)
    free = table.people.open_seats()
    if not free:
        raise Refused("seat_taken", "no seat is open at this table")
    if seat is None:
        seat = free[0]
    if seat not in free:
        raise Refused("seat_taken", f"seat {seat} is not open")
    return [Seated(seat, "person", clean_name(name), token=token), *_unforeseen(table, seat)]


def _unforeseen(table: Table, seat: int) -> list[Entry]:
    """Nobody new is dealt cards that others can read in a copy of the game.

    Only what the other persons have seen in play stays; where all win or lose together nobody
    gains by it, and hands stay as they are. It happens once for each copy, so that nobody leaves
    and comes back for better cards.
    """
    if seat not in table.foretold:
        return []
    if table.game.wins_together(table.match.setup):
        return [Branched(new_branch())]
    held = {*table.people.persons(), *table.people.tokens.values()}
    return [Branched(new_branch(), sorted(held - {HOST, seat}))]


def leave(table: Table, seat: int) -> list[Entry]:
    """The seat is open again and its token worth nothing."""
    _need_unfinished(table)
    return [Seated(seat, "open", "", revoke=True)]


def hand_to_bot(table: Table, seat: int, level: str) -> list[Entry]:
    """A bot plays the seat from now on; its holder can take it back, unless it was lent."""
    _need_unfinished(table)
    return [_to_bot(table, seat, level)]


def _to_bot(table: Table, seat: int, level: str) -> Seated:
    name = table.people.seats[seat].name
    return Seated(seat, "bot", name, level, revoke=seat in table.people.lent)


def take_back(table: Table, seat: int, name: str) -> list[Entry]:
    """The holder of the seat plays it again instead of the bot."""
    _need_bot(table, seat)
    return [Seated(seat, "person", clean_name(name or table.people.seats[seat].name or "?"))]


def take_over(table: Table, seat: int, name: str, token: str) -> list[Entry]:
    """A person plays a seat that is the bot's own, with a new token."""
    if table.people.is_held(seat):
        raise Refused("seat_taken", "somebody holds this seat: open it first")
    _need_bot(table, seat)
    return [Seated(seat, "person", clean_name(name), token=token), *_unforeseen(table, seat)]


def _need_bot(table: Table, seat: int) -> None:
    _need_unfinished(table)
    if table.people.seats[seat].kind != "bot":
        raise Refused("seat_taken", f"no bot plays seat {seat}")
    if seat in table.people.resigned:
        raise Refused("seat_taken", f"seat {seat} has resigned")


def _need_unfinished(table: Table) -> None:
    if table.over:
        raise Refused("game_over", "the game is over")


def rename(table: Table, seat: int, name: str) -> list[Entry]:
    now: Seat = table.people.seats[seat]
    if now.kind == "open":
        raise Refused("not_your_seat", "nobody sits there")
    return [Seated(seat, now.kind, clean_name(name), now.level)]


def rename_table(name: str) -> list[Entry]:
    return [Renamed(clean_name(name))]


# -- talk and what comes after -------------------------------------------------


def talk(
    table: Table, seat: int | None, name: str, text: str, phrase: str | None = None
) -> list[Entry]:
    """Say something to all, or a ready-made phrase; a spectator says it under a name."""
    said = "" if phrase else clean(text)
    if not said and not phrase:
        raise Refused("bad_message", "there is nothing to say")
    if seat is None:
        return [Talked(SPECTATOR, _name_of_spectator(table, name), said, phrase or "")]
    return [Talked(seat, table.people.seats[seat].name, said, phrase or "")]


def _name_of_spectator(table: Table, name: str) -> str:
    """Nobody speaks under a name that could be taken for a player's."""
    wanted = clean_name(name)
    if look(wanted) and look(wanted) in [look(seat.name) for seat in table.people.seats]:
        raise Refused("name_taken", "a player at this table has this name")
    return wanted


def hush(quiet: bool) -> list[Entry]:
    """Spectators are to be quiet, or may talk."""
    return [Hushed(quiet)]


def play_again(table: Table, other: str) -> list[Entry]:
    if not table.over:
        raise Refused("not_over", "a rematch begins when the game is over")
    if table.match.beginning is not None:
        raise Refused("in_campaign", "the campaign's page is where the next match is chosen")
    return [Rematched(other)]


def lead_on(table: Table, other: str) -> list[Entry]:
    """The campaign goes on at another table, to which whoever is still here is led."""
    return [Rematched(other)] if table.settled is not None and table.rematch != other else []


def copy(table: Table) -> list[Entry]:
    """Somebody takes the whole game away with all that is hidden, which is no secret at its end."""
    if table.tells_all or table.copies[-1:] == [table.count]:
        return []
    return [Copied(table.count)]


def all_is_open_to(table: Table, seats: set[int]) -> bool:
    """May these seats know everything? At the end everybody may; before, a player alone."""
    people = table.people
    held = {*people.persons(), *people.tokens.values()} - {HOST}
    return table.tells_all or (not people.open_seats() and seats >= held)


def settle(table: Table, how: Settling, name: str = "") -> list[Entry]:
    """The campaign goes on from this match, or without it; `name` has given it up."""
    if table.settled is not None:
        return []
    if how == "closed" and not table.over:
        raise Refused("not_over", "this match is still being played")
    return [Settled(how, name)]
