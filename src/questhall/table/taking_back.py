"""Taking back by the table's policy.

free       anybody, at once, as far as they like
agreement  when every other person agrees
mark       own choices at once, as long as nothing became known since; else by agreement

Bots agree to everything, so a person among bots takes back freely.

A proposal may go back to any choice that the table still knows. All other persons vote; whoever
has asked may withdraw it, or propose something else instead.

Where several go through questions side by side, everybody takes back their own answers at once
as long as somebody else still answers: nobody else's choice depends on them.

Who takes back what a bot chose in their seat plays on themselves: the bot would only choose again.

A match from which its campaign has gone on is final. So is an ending where persons play against
each other, or where all have given up. A player alone, and a party that wins or loses together, may
take back the ending too.
"""

from questhall.kernel.choices import Refused

from .records import Entry, Proposed, Retracted, Seated, Undone, Voted
from .table import Table


def voters(table: Table, seats: set[int]) -> list[int]:
    """The persons who must agree when somebody in these seats would like to take back."""
    return [seat for seat in table.people.persons() if seat not in seats]


def is_final(table: Table) -> bool:
    """Is the game over and nobody may take its ending back?"""
    if table.ended or table.settled is not None:
        return True
    apart = not table.game.wins_together(table.match.setup)
    return table.over and apart and len(table.people.persons()) > 1


def free_to(table: Table, seats: set[int]) -> int:
    """The earliest choice to which these seats may go back without asking, be it with their own
    answers alone."""
    return min([_all_free_to(table, seats), *_own_answers_open(table, seats)])


def _own_answers_open(table: Table, seats: set[int]) -> list[int]:
    """The numbers of the answers that these seats may take back alone while others answer."""
    return [table.base + number for seat in seats for number in table.match.own_answers_open(seat)]


def _all_free_to(table: Table, seats: set[int]) -> int:
    """The earliest choice after which all are taken back without asking."""
    if is_final(table) or not seats:
        return table.count
    if table.facts.undo == "free" or not voters(table, seats):
        return table.base
    if table.facts.undo == "agreement":
        return table.count
    return _own_choices_to_the_mark(table, seats)


def _own_choices_to_the_mark(table: Table, seats: set[int]) -> int:
    mark = table.match.free_undo_to()
    to = len(table.match.choices)
    while to > mark and table.match.choices[to - 1].seat in seats:
        to -= 1
    return table.base + to


def ask(table: Table, seat: int, seats: set[int], to: int, at: int) -> list[Entry]:
    """Take back to a choice, or propose it; `seats` are all that sit at the same screen."""
    if table.settled is not None:
        raise Refused("settled", "the campaign has moved on from here: this match is final")
    if is_final(table):
        raise Refused("game_over", "the game is over; fork it to try something else")
    if to in _own_answers_open(table, seats) and table.only_answered_since(at):
        retracted = _retracted(table, to)
        return [retracted, *_given_back(table, {retracted.seat}, to)]
    if at != table.count:
        raise Refused("stale", "the game has gone on since")
    if not 0 <= table.since_base(to) < len(table.match.choices):
        raise Refused("no_such_choice", f"there is no choice {to} to return to")
    if to >= _all_free_to(table, seats):
        return [Undone(seat, to), *_given_back(table, seats, to)]
    if table.proposal is not None and table.proposal.seat not in seats:
        raise Refused("undo_refused", "another proposal to undo is open")
    return [Proposed(seat, to, voters(table, seats))]


def _retracted(table: Table, to: int) -> Retracted:
    """What was answered later in the same flow goes too."""
    later = table.match.choices[to - table.base :]
    gone = [choice for choice in later if choice.part == later[0].part]
    return Retracted(later[0].seat, to, len(gone))


def _given_back(table: Table, seats: set[int], to: int) -> list[Entry]:
    """Of these seats those in which a bot has chosen since are their holders' again."""
    people = table.people
    chose = {choice.seat for choice in table.match.choices[to - table.base :]}
    return [
        Seated(seat, "person", people.seats[seat].name)
        for seat in sorted(seats & chose - set(people.resigned))
        if people.seats[seat].kind == "bot"
    ]


def vote(table: Table, seat: int, yes: bool) -> list[Entry]:
    """Answer a proposal; when the last voter agrees, it is carried out."""
    proposal = table.proposal
    if proposal is not None and seat == proposal.seat and not yes:
        return [Voted(seat, False, withdrawn=True)]
    if proposal is None or seat not in proposal.waiting:
        raise Refused("no_proposal", "there is nothing for this seat to vote on")
    entries: list[Entry] = [Voted(seat, yes)]
    if yes and _still_to_vote(table) == [seat]:
        back = _given_back(table, {proposal.seat}, proposal.to)
        entries += [Undone(proposal.seat, proposal.to), *back]
    return entries


def _still_to_vote(table: Table) -> list[int]:
    """Those who have not agreed yet, without any who have left their seat to a bot meanwhile."""
    assert table.proposal is not None
    persons = table.people.persons()
    return [seat for seat in table.proposal.waiting if seat in persons]
