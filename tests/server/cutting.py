"""A line to the database that can be cut, as if a cable had been pulled."""

import socket
import threading
from contextlib import suppress
from pathlib import Path
from select import select

PIECE = 65_536
LOOK = 0.05


class Line:
    """Carries everything between a hall and PostgreSQL. Cut, it carries nothing and says nothing;
    mended, it carries on with what was held up."""

    def __init__(self, database: str, folder: Path) -> None:
        self._far = f"{database.partition('?host=')[2]}/.s.PGSQL.5432"
        self.database = database.replace(database.partition("?host=")[2], str(folder))
        self._near = socket.socket(socket.AF_UNIX)
        self._near.bind(str(folder / ".s.PGSQL.5432"))
        self._near.listen()
        self._whole = threading.Event()
        self._whole.set()
        self._closed = threading.Event()
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self._closed.set()
        self._whole.set()
        self._near.close()

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._near.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self._far)
                threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        with near, far, suppress(OSError):
            while not self._closed.is_set():
                ready, _, _ = select([near, far], [], [], LOOK)
                for end, other in ((near, far), (far, near)):
                    if end in ready:
                        data = end.recv(PIECE)
                        if not data:
                            return
                        self._whole.wait()
                        other.sendall(data)
