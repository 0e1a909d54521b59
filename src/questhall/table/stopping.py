"""A table or a campaign that had to be stopped: its rules are not run any more."""

from time import time

import msgspec

from .campaign_records import CampaignLine, CampaignWrite
from .records import Line, Stopped, Stored, Write
from .store import Store


def is_stopped(stored: Stored) -> bool:
    return len(stored.lines) > 0 and isinstance(stored.lines[-1].entry, Stopped)


def stop_table(id: str, reason: str, store: Store) -> bool:
    """Write into its log that it is stopped, without opening it; False if there was nothing to
    stop. Whoever has it open cannot go on with it."""
    epoch = store.seize(id)
    stored, summary = store.load(id), store.summary(id)
    if stored is None or summary is None or is_stopped(stored):
        return False
    now = time()
    last = stored.lines[-1].seq if stored.lines else 0
    stopped = msgspec.structs.replace(summary, stage="stopped", changed=now, waiting=[])
    store.append([Write(id, [Line(last + 1, now, Stopped(reason))], stopped, epoch=epoch)])
    return True


def stop_campaign(id: str, reason: str, store: Store) -> bool:
    """The same for a campaign."""
    standing = store.campaign_standing(id, [])
    if standing is None or standing.summary.stopped:
        return False
    now = time()
    summary = msgspec.structs.replace(standing.summary, stopped=True, changed=now)
    line = CampaignLine(standing.seq + 1, now, Stopped(reason))
    store.append_to_campaign(CampaignWrite(id, [line], summary))
    return True
