"""Backups: SQLite files from which a store of any kind can be filled again."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from .contents import ContentsSql
from .sqlite import SqliteStore
from .store import StoreFault, is_shared, open_store

ONLY_OURS = 0o600  # who can read it holds the secrets of the server


def open_contents(database: str, must_exist: bool = True) -> ContentsSql:
    """The store of an address, for whoever looks after it. Raises StoreFault."""
    if must_exist and not is_shared(database) and not Path(database).expanduser().is_file():
        raise StoreFault(f"there is no database {database}: name it with --database")
    store = open_store(database)
    assert isinstance(store, ContentsSql)
    return store


def back_up(store: ContentsSql, file: Path) -> None:
    """Write everything to the file, which is there only when it is whole. Raises StoreFault."""
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_OURS))
        store.back_up(draft)
        with closing(SqliteStore(str(draft))) as copy:
            copy.need_whole()
        with closing(sqlite3.connect(draft)) as plain:
            plain.execute("PRAGMA journal_mode = DELETE")  # so that it can be read anywhere
        draft.replace(file)
    except OSError as fault:
        raise StoreFault(f"{file} cannot be written: {fault.strerror}", "unwritable") from None
    finally:
        if draft.parent.is_dir():
            draft.unlink(missing_ok=True)


@contextmanager
def opened_backup(file: Path) -> Iterator[ContentsSql]:
    """What a backup holds, brought to today's layout; the file itself stays as it is."""
    with TemporaryDirectory(prefix="questhall-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        try:
            with (
                closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as found,
                closing(sqlite3.connect(copy)) as plain,
            ):
                found.execute("SELECT version FROM questhall")
                found.backup(plain)
        except sqlite3.Error as fault:
            raise StoreFault(f"{file} is no backup of Questhall: {fault}") from None
        with closing(SqliteStore(str(copy))) as store:
            store.need_whole()
            yield store
