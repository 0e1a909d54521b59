"""A real PostgreSQL for the tests: its own cluster in its own folder."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from postgres import find_postgres

USER = "postgres"


def why_no_postgres() -> str:
    """Why the tests cannot have a PostgreSQL here; None if they can."""
    if find_postgres() is None:
        return "PostgreSQL is not installed (on Debian: apt install postgresql)"
    if os.geteuid() == 0:
        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root, and there is no user {USER}"
    return ""


def _run(folder: Path, program: str, *arguments: str) -> None:
    binaries = find_postgres()
    assert binaries is not None
    command = [str(binaries / program), *arguments]
    if os.geteuid() == 0:
        command = ["runuser", "-u", USER, "--", *command]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database, reachable only through a socket in its folder."""
    folder = Path(tempfile.mkdtemp(prefix="questhall-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    data = str(folder / "data")
    try:
        _run(folder, "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
        settings = f"-k {folder} -c listen_addresses= -c fsync=off -c max_connections=20"
        log = str(folder / "log")
        _run(folder, "pg_ctl", "-D", data, "-l", log, "-w", "-o", settings, "start")
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            _run(folder, "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
