"""The real server as a process of its own, as a player starts it."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from .sealing import share_secret

PATIENCE = 20.0
SERVING = Path(__file__).with_name("serving.py")


class Hall:
    """`questhall serve` with a database of its own; it can be killed and started again.

    Every deal at it is the same. `packs`: what lies on its shelf; `env`: what its environment says
    besides.
    """

    def __init__(self, folder: Path, *packs: Path, **env: str) -> None:
        self._packs = [word for pack in packs for word in ("--packs", str(pack))]
        self._env = {"QUESTHALL_WORKERS": "1", **env}
        self._database = folder / "tables.sqlite3"
        self._errors = folder / "server.log"
        self._port = 0
        share_secret(self._database)
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(SERVING), "serve", "--no-browser"]
        with self._errors.open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(
                [
                    *command,
                    "--port",
                    str(self._port),
                    "--database",
                    str(self._database),
                    *self._packs,
                ],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env=os.environ | self._env,
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert address, f"the server said {said!r}; its log:\n{self.log()}"
        self.address = address[0]
        self._port = int(address[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def close(self) -> None:
        self._process.terminate()
        self._end()

    def _end(self) -> None:
        self._process.wait(PATIENCE)
        if self._process.stdout:
            self._process.stdout.close()

    def log(self) -> str:
        return self._errors.read_text(encoding="utf-8")
