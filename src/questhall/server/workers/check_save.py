"""Checks what a stranger sends, a save or a campaign, or a point of a game to play on from."""

from questhall.kernel.chain_file import BadChain, read_chain, read_file, verify
from questhall.kernel.saves import BadSave, load, save
from questhall.table.tokens import new_branch

from .jobs import Outcome


def check_save(data: bytes, at: int) -> Outcome:
    """The save of a match after `at` choices (-1: all), playable and with unknown luck.

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
        return Outcome(save(match))
    except BadSave as fault:
        return Outcome(reason=str(fault))
    except MemoryError:
        raise
    except Exception:
        return Outcome(reason="the save cannot be played on")


def check_chain(data: bytes) -> Outcome:
    """Nothing if the file of a campaign is true, or the reason why it is not."""
    try:
        chain = read_chain(read_file(data))
        verify(chain)
        if chain.campaigns.faults(chain.ledger):
            return Outcome(reason="the campaign holds an impossible ledger")
        return Outcome()
    except BadChain as fault:
        return Outcome(reason=str(fault))
    except MemoryError:
        raise
    except Exception:
        return Outcome(reason="the campaign cannot be followed")
