"""A campaign as one file: taken out, read in, copied from any link on, and proven by replay."""

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from .campaigns import written_ledger
from .chain import Chain, ChainFacts, Closed, Noted, Opened, Reseeded, first_ledger, follow
from .choices import Refused
from .games import BadSetup, Game, Setup, find_game
from .match import Match
from .saves import BadSave, load, read, save

FORMAT = 1


class ChainFile(msgspec.Struct, omit_defaults=True):
    """What the file of a campaign holds. `unfinished`: the save of the match that is open.

    By the `signature` a server knows its own.
    """

    questhall_campaign: int
    name: str
    facts: ChainFacts
    record: list[Noted]
    unfinished: str = ""
    signature: str = ""

    def proves_itself(self, game: Game) -> bool:
        """Does everything follow from the seed and the matches, under the rules of today?"""
        saves = [noted.save for noted in self.record if isinstance(noted.entry, Closed)]
        same = all(each and read(each.encode()).version == game.version for each in saves)
        return bool(self.facts.seed) and self.facts.version == game.version and same


class BadChain(ValueError):
    """The file is not a campaign that can be opened, or it is not true; the text says why."""


def write_chain(chain: Chain, name: str = "", unfinished: Match | None = None) -> bytes:
    """The whole campaign as JSON."""
    left = "" if unfinished is None else save(unfinished).decode()
    return msgspec.json.encode(ChainFile(FORMAT, name, chain.facts, chain.record, left))


def give_away(chain: Chain, name: str) -> bytes:
    """The campaign for others, without its seed: from that all that is to come could be known.

    A match that is open is left out.
    """
    facts = msgspec.structs.replace(chain.facts, seed="")
    kept = chain.record[:-1] if chain.open_link is not None else chain.record
    record = [
        Noted(each.time, Reseeded("")) if isinstance(each.entry, Reseeded) else each
        for each in kept
    ]
    return msgspec.json.encode(ChainFile(FORMAT, name, facts, record))


def read_file(data: bytes) -> ChainFile:
    """What is in the file, or a clear word on what is wrong with it."""
    try:
        file = msgspec.json.decode(data, type=ChainFile)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise BadChain(f"this is not a Questhall campaign: {fault}") from None
    if file.questhall_campaign != FORMAT:
        raise BadChain(
            f"this campaign has format {file.questhall_campaign}; only {FORMAT} can be opened"
        )
    return file


def read_chain(file: ChainFile, game: Game | None = None) -> Chain:
    """The campaign in the file. It fits together; `verify` says whether it is true."""
    try:
        found = game or find_game(file.facts.game)
    except LookupError as fault:
        raise BadChain(f"this campaign cannot be opened here: {fault.args[0]}") from None
    if found.id != file.facts.game:
        raise BadChain(f"this is a campaign of {file.facts.game!r}, not of {found.id!r}")
    with _in_one_sentence():
        return follow(found, file.facts, file.record)


def unfinished_match(file: ChainFile, chain: Chain) -> Match | None:
    """The match of the open link as it was left; from its start if nothing was done yet."""
    if chain.open_link is None:
        return None
    if not file.unfinished:
        return chain.match(chain.open_link)
    match = _loaded(file.unfinished, chain.game)
    if not chain.is_of(match, chain.open_link):
        raise BadChain("the unfinished match is not the one that was begun")
    return match


def fork(chain: Chain, number: int, seed: str, now: float) -> Chain:
    """A copy that goes its own way after the link of that number, with another seed."""
    if not 0 <= number < chain.number:
        raise Refused("no_such_choice", f"there is no link {number} to go on from")
    kept = 0
    at = 0
    for place, noted in enumerate(chain.record, 1):
        if isinstance(noted.entry, Opened):
            at = noted.entry.number
        elif isinstance(noted.entry, Closed) and at == number:
            kept = place
    copy = follow(chain.game, chain.facts, chain.record[:kept])
    copy.add(Reseeded(seed), now)
    return copy


def verify(chain: Chain) -> list[int]:
    """Replay the whole chain. Raises BadChain at the first link that is not true.

    What was played under other rules cannot be replayed: the numbers of the links that must be
    believed.
    """
    again = Chain(chain.game, chain.facts)
    believed: list[int] = []
    with _in_one_sentence():
        _verify_beginning(again)
        for noted in chain.record:
            entry = noted.entry
            if isinstance(entry, Closed) and not _leads_there(again, entry, noted.save):
                believed.append(again.need_open().number)
            again.take_in(noted)
    return believed


def _verify_beginning(chain: Chain) -> None:
    facts = chain.facts
    if facts.seed and facts.version == chain.game.version:
        setup = Setup(facts.format, facts.seats, facts.options)
        first = first_ledger(chain.campaigns, chain.campaigns.checked(setup), facts.seed)
        if written_ledger(first) != facts.ledger:
            raise BadChain("the campaign did not begin with this ledger")


def _leads_there(chain: Chain, closed: Closed, text: str) -> bool:
    """Does the saved match lead to the ledger? False if it was played under other rules."""
    if not text or read(text.encode()).version != chain.game.version:
        return False
    if chain.close(_loaded(text, chain.game), closed.players) != closed:
        number = chain.need_open().number
        raise BadChain(f"link {number} does not lead to the ledger that follows it")
    return True


def _loaded(text: str, game: Game) -> Match:
    with _in_one_sentence():
        return load(text.encode(), game)


@contextmanager
def _in_one_sentence() -> Iterator[None]:
    """Whatever is wrong with a file that others have made is said as one BadChain."""
    try:
        yield
    except BadChain:
        raise
    except (BadSave, BadSetup, Refused, ValueError, TypeError, LookupError) as fault:
        raise BadChain(f"the campaign cannot be followed: {fault}") from fault
