"""A process ends with the one that started it, however that one ends."""

import ctypes
import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import wait

PR_SET_PDEATHSIG = 1


def end_with_parent() -> None:
    """A thread sees to it where the system does not, unless a rule lets no thread run."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    threading.Thread(target=_wait_for_its_end, args=(parent.sentinel,), daemon=True).start()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:
            os._exit(0)


def _wait_for_its_end(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
