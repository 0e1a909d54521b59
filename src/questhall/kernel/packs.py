"""Packs: content that somebody adds to the box of a game, without a line of code.

A pack is a folder or a zip file: `pack.yaml` says what it is, `content/` holds YAML in the game's
own form, `text/` Fluent files, `icons/` drawings. Its things are called `pack:thing`. Whoever made
it is a stranger: everything is bounded, and what cannot be read is left out with its reason.
"""

import os
import re
import stat
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path, PurePosixPath
from typing import Generic, Protocol, TypeVar
from zipfile import BadZipFile, ZipFile

import msgspec

from .content import BadContent, Entry, Source, compose_entry
from .data_folder import data_folder
from .drawings import BadDrawing, read_drawing
from .editions import Edition
from .text import LANGUAGES

MOST_FILES = 2_000
LARGEST_FILE = 1_000_000
LARGEST_PACK = 16_000_000
DEEPEST = 4  # folders
LONGEST_TEXT = 200
MOST_NAMES = 20

SHELF = "QUESTHALL_PACKS"  # folders with packs, or packs, as PATH names folders
BETWEEN = ":"  # of a pack and what is in it

_ID = re.compile(r"[a-z][a-z0-9_]{1,39}")
_FILES = {"content": ".yaml", "text": ".ftl", "icons": ".svg"}
_BESIDE = re.compile(r"(README|LICENSE|LICENCE|NOTICE|CHANGELOG)(\.[A-Za-z]{2,5})*")


class HasRenamed(Protocol):
    """The library of a game knows what had another name once."""

    renamed: dict[str, str]


Library = TypeVar("Library", bound=HasRenamed)


class BadPack(ValueError):
    """It is no pack that can be used; the text says why."""


class About(msgspec.Struct, frozen=True):
    """What `pack.yaml` says."""

    id: str
    version: str
    game: str
    title: dict[str, str]
    authors: list[str]
    licence: str
    languages: list[str]
    needs: list[str]


class Pack:
    """Everything in a pack, read and bounded. `files` are named from its root."""

    def __init__(self, about: About, files: dict[str, bytes], where: str) -> None:
        self.about = about
        self.files = files
        self.where = where
        self.source = Source(about.id)

    @property
    def id(self) -> str:
        return self.about.id

    @cached_property
    def mark(self) -> str:
        """The fingerprint of what matters for a match: texts and drawings do not."""
        digest = blake2b(digest_size=6)
        for name in sorted(self.files):
            if name.startswith("content/"):
                data = self.files[name].replace(b"\r\n", b"\n")
                digest.update(f"{name}\n{len(data)}\n".encode() + data)
        return digest.hexdigest()

    def in_folder(self, folder: str) -> list[str]:
        """The names of its files in a folder and below, in order."""
        return sorted(name for name in self.files if name.startswith(f"{folder}/"))

    def entry(self, name: str, folder: str = "") -> Entry:
        """The mapping at the top of one of its content files."""
        return compose_entry(f"{self.id}/{name}", self._text(name), self.source, folder)

    def sources(self, language: str) -> list[str]:
        """Its texts in a language; one that it does not speak is spoken for by another."""
        spoken = language if language in self.about.languages else self.about.languages[0]
        ending = f".{spoken}.ftl"
        return [self._text(name) for name in self.in_folder("text") if name.endswith(ending)]

    def drawings(self) -> dict[str, str]:
        """Its icons, each under the name of the thing that it shows."""
        return self._drawn

    @cached_property
    def _drawn(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for name in self.in_folder("icons"):
            try:
                drawing = read_drawing(self.files[name])
            except BadDrawing as fault:
                raise BadContent(f"{self.id}/{name}", 1, str(fault)) from None
            found[self.source.key(PurePosixPath(name).stem)] = drawing
        return found

    def _text(self, name: str) -> str:
        try:
            return self.files[name].decode("utf-8")
        except UnicodeDecodeError:
            raise BadContent(f"{self.id}/{name}", 1, "is not written in UTF-8") from None


# -- reading ------------------------------------------------------------------------


def read_pack(path: Path) -> Pack:
    """The pack in a folder or a zip file. Raises BadPack, or BadContent for its pack.yaml."""
    try:
        files = dict(_of_folder(path)) if path.is_dir() else dict(_of_zip(path))
    except (OSError, BadZipFile) as fault:
        raise BadPack(f"it cannot be read: {fault}") from None
    if "pack.yaml" not in files:
        raise BadPack("it has no pack.yaml")
    source = files["pack.yaml"].decode("utf-8", "replace")
    about = _about(compose_entry(f"{path.name}/pack.yaml", source, Source()))
    return Pack(about, files, str(path))


def _about(entry: Entry) -> About:
    about = About(
        id=entry.text("id"),
        version=entry.text("version"),
        game=entry.text("game"),
        title=_titles(entry),
        authors=entry.words("authors"),
        licence=entry.text("licence"),
        languages=entry.words("languages"),
        needs=entry.words("needs"),
    )
    entry.finish()
    if not _ID.fullmatch(about.id):
        raise entry.fault("id", "is of small letters, digits and _, 2 to 40 of them")
    if not about.authors:
        raise entry.fault("authors", "are missing")
    if not about.languages or not set(about.languages) <= set(LANGUAGES):
        raise entry.fault("languages", f"are some of {', '.join(LANGUAGES)}")
    if about.id in about.needs:
        raise entry.fault("needs", "itself")
    for field in ("authors", "languages", "needs"):
        names: list[str] = getattr(about, field)
        if len(names) > MOST_NAMES or any(len(name) > LONGEST_TEXT for name in names):
            raise entry.fault(field, f"are at most {MOST_NAMES} of {LONGEST_TEXT} letters")
    return about


def _titles(entry: Entry) -> dict[str, str]:
    titles = entry.entry("title")
    if titles is None:
        raise entry.fault("title", "is missing")
    found = {language: titles.text(language) for language in LANGUAGES if titles.has(language)}
    titles.finish()
    if not found or any(len(title) > LONGEST_TEXT for title in found.values()):
        raise entry.fault("title", f"is said in one language at least, in {LONGEST_TEXT} letters")
    return found


def _of_folder(root: Path) -> Iterator[tuple[str, bytes]]:
    total = 0
    for number, path in enumerate(sorted(root.rglob("*"))):
        if number >= MOST_FILES:
            raise BadPack(f"it has more than {MOST_FILES} files")
        name = path.relative_to(root).as_posix()
        if path.is_symlink():
            raise BadPack(f"{name} is a link: a pack holds its files itself")
        if path.is_dir():
            continue
        size = path.stat().st_size
        total += size
        _need_fit(name, size, total)
        yield name, path.read_bytes()


def _of_zip(path: Path) -> Iterator[tuple[str, bytes]]:
    total = 0
    with ZipFile(path) as archive:
        members = [each for each in archive.infolist() if not each.is_dir()]
        if len(members) > MOST_FILES:
            raise BadPack(f"it has more than {MOST_FILES} files")
        for each in members:
            if stat.S_ISLNK(each.external_attr >> 16):
                raise BadPack(f"{each.filename} is a link: a pack holds its files itself")
            total += each.file_size
            _need_fit(each.filename, each.file_size, total)
            with archive.open(each) as member:
                data = member.read(LARGEST_FILE + 1)
            if len(data) != each.file_size:
                raise BadPack(f"{each.filename} is larger than the archive says")
            yield each.filename, data


def _need_fit(name: str, size: int, total: int) -> None:
    if size > LARGEST_FILE:
        raise BadPack(f"{name} is larger than {LARGEST_FILE // 1000} KB")
    if total > LARGEST_PACK:
        raise BadPack(f"it is larger than {LARGEST_PACK // 1_000_000} MB")
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\\" in name or ":" in name:
        raise BadPack(f"{name!r} leads out of the pack")
    if len(path.parts) > DEEPEST:
        raise BadPack(f"{name} lies in too many folders")
    if name == "pack.yaml" or _BESIDE.fullmatch(name):
        return
    if _FILES.get(path.parts[0]) != path.suffix or len(path.parts) < 2:
        raise BadPack(f"{name} does not belong into a pack: only {_what_belongs()}")


def _what_belongs() -> str:
    kinds = [f"{folder}/*{ending}" for folder, ending in _FILES.items()]
    return ", ".join(["pack.yaml", *kinds, "README and LICENSE"])


# -- the shelf ----------------------------------------------------------------------


class Shelf:
    """All packs that were found. `refused`: those that cannot be used, and why."""

    def __init__(self, places: list[Path]) -> None:
        self.packs: dict[str, Pack] = {}
        self.refused: dict[str, str] = {}
        for place in places:
            for path in _packs_in(place):
                self._put_up(path)
        self._leave_out_what_needs_more()

    def _put_up(self, path: Path) -> None:
        try:
            pack = read_pack(path)
        except (BadPack, BadContent) as fault:
            self.refused[str(path)] = str(fault)
            return
        other = self.packs.get(pack.id)
        if other is not None:
            self.refused[str(path)] = f"{other.where} has the same id, {pack.id}"
            return
        self.packs[pack.id] = pack

    def _leave_out_what_needs_more(self) -> None:
        """Until every pack has what it needs."""
        for pack in [*self.packs.values()]:
            lacking = [each for each in pack.about.needs if not self._serves(pack, each)]
            if lacking and pack.id in self.packs:
                self.refuse(pack, f"it needs the pack {lacking[0]}, which is not there")

    def _serves(self, pack: Pack, needed: str) -> bool:
        other = self.packs.get(needed)
        return other is not None and other.about.game == pack.about.game

    def refuse(self, pack: Pack, reason: str) -> None:
        """It turned out that it cannot be used; nor can those that need it."""
        del self.packs[pack.id]
        self.refused[pack.where] = reason
        self._leave_out_what_needs_more()

    def of(self, game: str) -> list[Pack]:
        """The packs for a game, each after those that it needs."""
        found: list[Pack] = []
        waiting = [pack for _, pack in sorted(self.packs.items()) if pack.about.game == game]
        while waiting:
            there = {pack.id for pack in found}
            ready = [pack for pack in waiting if there.issuperset(pack.about.needs)]
            if not ready:
                for pack in waiting:
                    del self.packs[pack.id]
                    self.refused[pack.where] = "it needs a pack that needs this one"
                break
            found.append(ready[0])
            waiting.remove(ready[0])
        return found


def _packs_in(place: Path) -> list[Path]:
    """A pack itself, or a folder with packs in it."""
    if place.is_file() or (place / "pack.yaml").exists():
        return [place]
    if not place.is_dir():
        return []
    inside = sorted(place.iterdir())
    return [each for each in inside if each.suffix == ".zip" or (each / "pack.yaml").exists()]


@cache
def shelf() -> Shelf:
    """The packs of this process: those that the environment names, and those in the data folder.

    It is looked through once; whoever adds a pack starts Questhall anew.
    """
    named = [Path(each) for each in os.environ.get(SHELF, "").split(os.pathsep) if each]
    return Shelf([*named, data_folder() / "packs"])


class Additions(Generic[Library]):
    """How a game takes packs in: `box` reads what it has itself; of a pack's content each file is
    read by whoever reads its folder, folder by folder. `settle` comes after all files of a pack:
    what was put off until everything in it has a name."""

    def __init__(
        self,
        box: Callable[[], Library],
        folders: dict[str, Callable[[Library, Entry], None]],
        settle: Callable[[Library], Iterator[BadContent]] | None = None,
    ) -> None:
        self.box = box
        self.folders = folders
        self.settle = settle


def with_packs(game: str, additions: Additions[Library]) -> Library:
    """The library of a game with everything that packs add. A pack in which there is a fault is
    left out, and all begins anew without it."""
    while True:
        library = additions.box()
        for pack in shelf().of(game):
            reason = _added(library, pack, additions)
            if reason:
                shelf().refuse(pack, reason)
                break
        else:
            return library


def _added(library: Library, pack: Pack, additions: Additions[Library]) -> str:
    """Why the content of a pack cannot be added; nothing if it was."""
    try:
        for fault in faults_when_added(library, pack, additions):
            raise fault
    except BadContent as fault:
        return str(fault)
    except Exception as fault:  # whatever a stranger's content makes of our readers
        return f"it cannot be read ({type(fault).__name__}: {fault})"
    return ""


def faults_when_added(
    library: Library, pack: Pack, additions: Additions[Library]
) -> Iterator[BadContent]:
    """Read everything in a pack into the library, and say what is wrong, file by file."""
    fit = ", ".join(f"content/{folder}/" for folder in additions.folders)
    for name in pack.in_folder("content"):
        if name.count("/") < 2 or PurePosixPath(name).parts[1] not in additions.folders:
            yield BadContent(f"{pack.id}/{name}", 1, f"lies in no folder that is read: {fit}")
    for folder, add in additions.folders.items():
        for name in pack.in_folder(f"content/{folder}"):
            try:
                add(library, pack.entry(name, folder))
            except BadContent as fault:
                yield fault
    if additions.settle is not None:
        yield from additions.settle(library)
    library.renamed.update(pack.source.renamed)
    try:
        pack.drawings()
    except BadContent as fault:
        yield fault


def why_not_here(edition: str) -> str:
    """Why what was dealt from this edition cannot be opened here: a pack is not there."""
    lacking = [name for name in Edition.read(edition).packs if name not in shelf().packs]
    return f"the pack {lacking[0]!r} is not installed here" if lacking else ""


def pack_of(key: str) -> str:
    """The pack that a thing comes from; nothing for what lies in the box itself."""
    return key.partition(BETWEEN)[0] if BETWEEN in key else ""


def in_play(key: str, packs: tuple[str, ...] | list[str]) -> bool:
    """Is a thing there at a table with these packs?"""
    return pack_of(key) in ("", *packs)
