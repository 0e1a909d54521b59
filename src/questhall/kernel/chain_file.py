"""A campaign as one file: taken out, read in, copied from any link on, and proven by replay."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from msgspec import Meta

from .campaigns import link_setup, written_ledger
from .chain import (
    MOST_ENTRIES,
    Abandoned,
    Chain,
    ChainFacts,
    Closed,
    Noted,
    Opened,
    Reseeded,
    Short,
    first_ledger,
    follow,
)
from .checking import need_ledger
from .choices import Beginning, Refused
from .games import BadSetup, Game, Setup, find_game
from .match import Match
from .packs import why_not_here
from .saves import BadSave, load, read, save

FORMAT = 1


class ChainFile(msgspec.Struct, omit_defaults=True):
    """What the file of a campaign holds. `unfinished`: the save of the match that is open.

    By the `signature` a server knows its own.
    """

    questhall_campaign: int
    name: Short
    facts: ChainFacts
    record: Annotated[list[Noted], Meta(max_length=MOST_ENTRIES)]
    unfinished: str = ""
    signature: str = ""

    def proves_itself(self, game: Game) -> bool:
        """Does everything follow from the seed and the matches, under the rules of today?"""
        if not self.facts.seed or not game.is_of_today(self.facts.version):
            return False
        saves = [noted.save for noted in self.record if isinstance(noted.entry, Closed)]
        return all(each and read(each.encode()).replays(game) for each in saves)


class BadChain(ValueError):
    """The file is not a campaign that can be opened, or it is not true; the text says why."""


def write_chain(chain: Chain, name: str = "", unfinished: Match | None = None) -> bytes:
    """The whole campaign as JSON."""
    left = "" if unfinished is None else save(unfinished).decode()
    return msgspec.json.encode(ChainFile(FORMAT, name, chain.facts, chain.record, left))


def give_away(chain: Chain, name: str) -> bytes:
    """The campaign for others, without its seed: from that all that is to come could be known.

    A match that is open is left out, unless it has cost something already: then it is given up. And
    nobody is told at which tables the others were played.
    """
    facts = msgspec.structs.replace(chain.facts, seed="")
    record = [_given_away(each) for each in _without_open_match(chain)]
    return msgspec.json.encode(ChainFile(FORMAT, name, facts, record))


def _without_open_match(chain: Chain) -> list[Noted]:
    if chain.open_link is None:
        return chain.record
    abandoned = chain.abandon()
    if not abandoned.ledger:
        return chain.record[:-1]
    return [*chain.record, Noted(chain.record[-1].time, abandoned)]


def _given_away(noted: Noted) -> Noted:
    entry = noted.entry
    if isinstance(entry, Reseeded):
        return Noted(noted.time, Reseeded(""))
    if isinstance(entry, Opened):
        return Noted(noted.time, msgspec.structs.replace(entry, table=""))
    return noted


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
    reason = why_not_here(file.facts.version)
    if reason:
        raise BadChain(f"this campaign cannot be opened here: {reason}")
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

    What was played under other rules, or not from its deal, cannot be replayed: the numbers of the
    links that must be believed.
    """
    again = Chain(chain.game, chain.facts)
    believed: list[int] = []
    with _in_one_sentence():
        _verify_beginning(again)
        for noted in chain.record:
            if not _is_proven(again, noted):
                believed.append(again.need_open().number)
            again.take_in(noted)
    return believed


def _verify_beginning(chain: Chain) -> None:
    facts = chain.facts
    need_ledger(msgspec.json.decode(facts.ledger), chain.campaigns)
    if facts.seed and chain.game.is_of_today(facts.version):
        setup = Setup(facts.format, facts.seats, facts.options, chain.packs)
        first = first_ledger(chain.campaigns, chain.campaigns.checked(setup), facts.seed)
        if written_ledger(first, chain.campaigns) != facts.ledger:
            raise BadChain("the campaign did not begin with this ledger")


def _is_proven(chain: Chain, noted: Noted) -> bool:
    """Does what ends a link follow from it? False if other rules said so."""
    entry = noted.entry
    if isinstance(entry, Opened):
        _need_offered(chain, entry)
    if isinstance(entry, Closed | Abandoned) and entry.ledger:
        need_ledger(msgspec.json.decode(entry.ledger), chain.campaigns)
    if isinstance(entry, Closed):
        return _leads_there(chain, entry, noted.save)
    return not isinstance(entry, Abandoned) or _was_given_up(chain, entry)


def _need_offered(chain: Chain, opened: Opened) -> None:
    """Could a match begin like this? What was given up leaves no save to show it."""
    if not chain.game.is_of_today(chain.facts.version) or _is_once_more(chain, opened):
        return
    beginning = Beginning(chain.written[opened.before], opened.offer)
    setup = link_setup(chain.campaigns, beginning, len(opened.players))
    if (setup.format, setup.options) != (opened.format, opened.options):
        raise BadChain(f"link {opened.number} is not what was offered")


def _is_once_more(chain: Chain, opened: Opened) -> bool:
    """Is it the next attempt at the last match?"""
    if not chain.links:
        return False
    last = chain.links[-1]
    agreed = (last.setup.format, last.setup.seats, last.setup.options)
    wanted = (opened.format, len(opened.players), opened.options)
    return (last.before, last.offer, agreed) == (opened.before, opened.offer, wanted)


def _leads_there(chain: Chain, closed: Closed, text: str) -> bool:
    """Does the saved match lead to the ledger? False if that cannot be seen by playing it again."""
    if not text or not read(text.encode()).replays(chain.game):
        return False
    if chain.close(_loaded(text, chain.game), closed.players) != closed:
        number = chain.need_open().number
        raise BadChain(f"link {number} does not lead to the ledger that follows it")
    return True


def _was_given_up(chain: Chain, abandoned: Abandoned) -> bool:
    """Is this what stays of a match that has only begun? False if other rules said so."""
    if chain.abandon() == abandoned:
        return True
    if not chain.game.is_of_today(chain.facts.version):
        return not abandoned.ledger
    number = chain.need_open().number
    raise BadChain(f"link {number} was not given up for the ledger that follows it")


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
