"""How a chain stands, without its past ledgers and matches: to show a campaign and to go on with it
takes no longer after two hundred evenings than after two."""

import msgspec

from .chain import Chain, ChainFacts, Fate, Link, Opened
from .games import Game, OptionValue


class LinkHead(msgspec.Struct, array_like=True):
    """A match of the chain; what it was dealt from and led to only by their hashes."""

    number: int
    attempt: int
    offer: str
    format: str
    options: dict[str, OptionValue]
    players: list[str]
    before: str
    table: str
    luck: int
    seed: str
    begun: float
    ended: float
    after: str
    results: list[float]
    again: bool
    fate: Fate


class ChainHead(msgspec.Struct):
    """`ledgers`: by their hash the one that lies open, and those around the newest match;
    `attempts`: how often each link was begun; `ended`: the luck of its last end; `entries`: the
    length of the record."""

    seed: str
    number: int
    here: str
    ledgers: dict[str, str]
    attempts: dict[int, int]
    ended: dict[int, int]
    entries: int
    links: list[LinkHead]


def head_of(chain: Chain) -> ChainHead:
    around = {chain.here}
    for link in chain.links[-1:]:
        around |= {link.before, link.after}
    return ChainHead(
        chain.seed,
        chain.number,
        chain.here,
        {hash: text for hash, text in chain.written.items() if hash in around},
        chain.attempts_made.copy(),
        chain.luck_of_ends.copy(),
        chain.entries,
        [_written(link) for link in chain.links],
    )


def resume(game: Game, facts: ChainFacts, head: ChainHead) -> Chain:
    """The chain from its head. It can be gone on with; its record begins here."""
    chain = Chain(game, facts)
    chain.seed = head.seed
    chain.number = head.number
    chain.here = head.here
    chain.written |= head.ledgers
    chain.attempts_made = head.attempts
    chain.luck_of_ends = head.ended
    chain.entries = head.entries
    chain.links = [_read(game, link, chain.packs) for link in head.links]
    return chain


def _written(link: Link) -> LinkHead:
    return LinkHead(
        link.number,
        link.attempt,
        link.offer,
        link.setup.format,
        link.setup.options,
        link.players,
        link.before,
        link.table,
        link.luck,
        link.seed,
        link.begun,
        link.ended,
        link.after,
        link.results,
        link.again,
        link.fate,
    )


def _read(game: Game, head: LinkHead, packs: tuple[str, ...]) -> Link:
    opened = Opened(
        head.number,
        head.attempt,
        head.offer,
        head.format,
        head.options,
        head.players,
        head.before,
        head.table,
        head.luck,
    )
    link = Link(game, opened, head.seed, head.begun, packs)
    link.ended, link.after, link.fate = head.ended, head.after, head.fate
    link.results, link.again = head.results, head.again
    return link
