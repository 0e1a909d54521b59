"""What holds a worker whatever its code does: time, memory, and the life of the server.

The system enforces it. A handler in Python would never run inside compiled code.
"""

import math
import resource
import signal
from time import process_time

from ..processes.ending import end_with_parent

MEGABYTE = 1_048_576


def hold(megabytes: int) -> None:
    """At the beginning of a worker's life: so much memory, no core files, no orphan."""
    _limit(resource.RLIMIT_AS, megabytes * MEGABYTE)
    _limit(resource.RLIMIT_CORE, 0)
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    end_with_parent()


def allow(seconds: int) -> None:
    """So much processor time from now on, because a busy machine is no fault of the job."""
    _limit(resource.RLIMIT_CPU, math.ceil(process_time()) + seconds)


def _limit(what: int, amount: int) -> None:
    """Where the system does not know this limit, the server's own watch must do."""
    _, hard = resource.getrlimit(what)
    if hard != resource.RLIM_INFINITY:
        amount = min(amount, hard)
    try:
        resource.setrlimit(what, (amount, hard))
    except (OSError, ValueError):
        return
