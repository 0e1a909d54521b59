"""The rooms of the museum, one for each released version, as they were written."""

import lzma
import tarfile
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

MUSEUM = Path(__file__).parent
SQLITE = "tables.sqlite3.xz"
DUMP = "tables.sql.xz"
FILES = "files.tar.xz"
LABELS = "labels.json"


class Labels(msgspec.Struct):
    """What hangs beside the exhibits. `layout`: of the database; `secret`: by which its server
    knows its own saves; `games`: the version of the rules of each."""

    version: str
    layout: int
    games: dict[str, str]
    secret: str
    tables: dict[str, dict[str, Any]]
    campaigns: dict[str, dict[str, Any]]
    saves: dict[str, dict[str, Any]]
    campaign_files: dict[str, dict[str, Any]]


class Room:
    """What one version has written. It is only ever copied."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.labels = msgspec.json.decode((folder / LABELS).read_bytes(), type=Labels)

    @cached_property
    def files(self) -> dict[str, bytes]:
        """Every save and every campaign file, by name."""
        with tarfile.open(fileobj=BytesIO(self._unpacked(FILES))) as archive:
            found: dict[str, bytes] = {}
            for member in archive:
                data = archive.extractfile(member)
                assert data is not None
                found[member.name] = data.read()
            return found

    @cached_property
    def sqlite(self) -> bytes:
        """The database as an SQLite file."""
        return self._unpacked(SQLITE)

    def dump(self) -> str:
        """The same database as statements for PostgreSQL."""
        return self._unpacked(DUMP).decode()

    def _unpacked(self, name: str) -> bytes:
        return lzma.decompress((self.folder / name).read_bytes())


@cache
def rooms() -> tuple[Room, ...]:
    """All of them, the oldest first; each is unpacked once."""
    found = [path.parent for path in MUSEUM.glob(f"*/{LABELS}")]
    return tuple(Room(folder) for folder in sorted(found, key=_by_version))


def _by_version(folder: Path) -> list[int]:
    return [int(part) for part in folder.name.split(".")]
