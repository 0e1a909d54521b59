"""The server itself, in a process of its own; what it needs it gets from its keeper."""

import gc
import signal
import socket
import sys
from multiprocessing.connection import Connection
from types import FrameType

import msgspec
import uvicorn

from questhall.table.store import StoreFault, is_shared, open_store

from ..app import make_app
from ..bells.means import wrong_settings
from ..gate.doors import House, use_all_files
from ..halls.inner_door import inner_door, name_of
from ..logs import write_logs
from ..settings import Settings
from ..sheets.game_cache import all_games
from .blame import Blamed
from .ending import end_with_parent
from .ports import CannotServe
from .slate import Slate

YOUNG_OBJECTS = 3_000
NEVER = 2**31 - 1


class Server(uvicorn.Server):
    """Whoever presses Ctrl-C tells the keeper too, and the keeper says when it is time."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig != signal.SIGINT:
            super().handle_exit(sig, frame)


def run(
    taken: socket.socket, settings: Settings, slate: Slate, blamed: Blamed, keeper: Connection
) -> None:
    """Serve until told to stop. The keeper hears what is in the way, or "" if nothing is."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Told to stop, uvicorn closes the hall and then raises the signal again: end in peace.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    end_with_parent()
    hindrance = wrong_settings(settings) or _try_store(settings) or _try_door(settings)
    keeper.send(hindrance)
    keeper.close()
    if hindrance:
        sys.exit(1)
    write_logs(sys.stderr)
    use_all_files()
    gc.disable()  # what is read now is there to stay
    all_games()  # or the first question would read them all, and everybody wait
    doors = [taken]
    if is_shared(settings.database):
        doors.append(inner_door(settings.inner))
        settings = msgspec.structs.replace(settings, inner=name_of(doors[1]))
    house = House(make_app(settings, slate, blamed), settings)
    spare_the_loop()
    Server(house).run(sockets=doors)


def _try_store(settings: Settings) -> str:
    """What is wrong with the database, before anything is served."""
    try:
        open_store(settings.database).close()
    except StoreFault as fault:
        return str(fault)
    return ""


def _try_door(settings: Settings) -> str:
    try:
        inner_door(settings.inner).close()
    except CannotServe as fault:
        return f"other halls cannot reach this one: {fault}"
    return ""


def spare_the_loop() -> None:
    """Do not search all memory for garbage while somebody waits for an answer. Tables and positions
    go when nobody holds them; the little that is left in circles the hall looks for on its rounds.
    """
    gc.set_threshold(YOUNG_OBJECTS, NEVER, NEVER)
    gc.collect()
    gc.freeze()
    gc.enable()
