"""Checks what a stranger sends, a save or a campaign, or a point of a game to play on from."""

from time import time

import msgspec

from questhall.kernel.campaigns import read_ledger
from questhall.kernel.chain_file import BadChain, read_chain, read_file, verify
from questhall.kernel.records import start_of
from questhall.kernel.saves import BadSave, load, save
from questhall.table.campaigns import cleaned
from questhall.table.landmarks import positions_of
from questhall.table.tokens import new_branch

from ..seal import Seal
from ..showing.campaign_words import phrases_to_keep
from .jobs import Outcome, Proved, ProvenChain


def check_save(data: bytes, at: int) -> Outcome:
    """The match of a save after `at` choices (-1: all), playable and with unknown luck.

    Or the reason why it cannot be opened.
    """
    try:
        match = load(data)
        faults = match.game.faults(match.state)
        if faults:
            return Outcome(reason="the save holds an impossible position")
        if at >= 0:
            match = match.at(at)
        # Whoever has the file knows its seed, so from here on chance takes a course of its own.
        match.branch_off(new_branch())
        proved = Proved(start_of(match), save(match).decode(), positions_of(match))
        return Outcome(msgspec.msgpack.encode(proved))
    except BadSave as fault:
        return Outcome(reason=str(fault))
    except MemoryError:
        raise
    except Exception:
        return Outcome(reason="the save cannot be played on")


def check_chain(data: bytes, seal: Seal) -> Outcome:
    """A ProvenChain in MessagePack, or why the file of the campaign is not true."""
    try:
        file = read_file(data)
        seal.need_true_campaign(data)
        chain = read_chain(file)
        if verify(chain) and not seal.is_ours(data):
            return Outcome(reason="the campaign holds matches that cannot be played again")
        for ledger in chain.written.values():
            if chain.campaigns.faults(read_ledger(ledger, chain.campaigns)):
                return Outcome(reason="the campaign holds an impossible ledger")
        proven = ProvenChain(cleaned(file, time()), phrases_to_keep(chain))
        return Outcome(msgspec.msgpack.encode(proven))
    except (BadChain, BadSave) as fault:
        return Outcome(reason=str(fault))
    except MemoryError:
        raise
    except Exception:
        return Outcome(reason="the campaign cannot be followed")
