"""Checks a pack as a compiler would: what is wrong, where, and what was probably meant."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from questhall.kernel.games import Game, find_game
from questhall.kernel.packs import SHELF, BadPack, Pack, faults_when_added, read_pack, shelf
from questhall.kernel.text import Texts

from .trying import Trial


class Report:
    """`faults` must be mended; `lacking` are texts that are not there, by language; `unmet` never
    came to the table."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.faults: list[str] = []
        self.lacking: dict[str, list[str]] = {}
        self.things: list[str] = []
        self.unmet: list[str] = []
        self.games = 0
        self.choices = 0

    @property
    def good(self) -> bool:
        return not self.faults and not any(self.lacking.values())


def check_pack(path: Path, games: int, seed: str) -> Iterator[Report]:
    """The report, after every step of the work. Raises BadPack if there is nothing to check."""
    pack = read_pack(path)
    report = Report(pack)
    _put_on_the_shelf(path)
    game = _game_of(pack)
    report.faults = _faults(game, pack)
    yield report
    if report.faults:
        return
    trial = Trial(game, pack.id, seed)
    report.things = sorted(trial.new)
    report.lacking = {language: _lacking(game, language) for language in pack.about.languages}
    yield report
    while report.good and trial.games < games:
        trial.play()
        report.faults = trial.faults
        report.games, report.choices = trial.games, trial.choices
        report.unmet = sorted(trial.new - trial.met)
        yield report


def _put_on_the_shelf(path: Path) -> None:
    """Before any game has read its library."""
    others = os.environ.get(SHELF, "")
    os.environ[SHELF] = os.pathsep.join([str(path), *([others] if others else [])])
    shelf.cache_clear()


def _game_of(pack: Pack) -> Game:
    try:
        game = find_game(pack.about.game)
    except LookupError as fault:
        raise BadPack(str(fault.args[0])) from None
    if game.additions() is None:
        raise BadPack(f"{game.id} takes no packs")
    return game


def _faults(game: Game, pack: Pack) -> list[str]:
    """All that is wrong with its content, one fault a file; or why it is left out."""
    additions = game.additions()
    assert additions is not None
    library = additions.box()
    try:
        for needed in shelf().of(game.id):
            if needed.id in pack.about.needs:
                list(faults_when_added(library, needed, additions))
        found = [str(fault) for fault in faults_when_added(library, pack, additions)]
    except Exception as fault:  # whatever a stranger's content makes of our readers
        return [f"{pack.id}: it cannot be read ({type(fault).__name__}: {fault})"]
    if found:
        return found
    game.things()
    return [reason for where, reason in shelf().refused.items() if where == pack.where]


class _Listening(Texts):
    """Says everything, and notes what there is no text for."""

    def __init__(self, language: str, sources: list[str]) -> None:
        super().__init__(language, sources)
        self.lacking: dict[str, None] = {}

    def say(self, key: str, arguments: Mapping[str, Any] | None = None) -> str:
        if not self.has(key):
            self.lacking[key] = None
            return key
        return super().say(key, arguments)


def _lacking(game: Game, language: str) -> list[str]:
    """The keys of texts that faces need and do not have."""
    texts = _Listening(language, game.text_sources(language))
    game.catalogue(texts)
    return list(texts.lacking)


def build_pack(path: Path, to: Path) -> None:
    """The pack as one file that can be passed on."""
    pack = read_pack(path)
    with ZipFile(to, "w", ZIP_DEFLATED) as archive:
        for name in sorted(pack.files):
            archive.writestr(name, pack.files[name])
