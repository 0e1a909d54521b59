"""Chapters of packs: each may be played once, before the chapter of the campaign whose number it
has."""

from questhall.kernel.packs import in_play, pack_of

from ..library.library import library
from ..printed.story import ChapterDef
from .ledger import STORY, CompanySheet


def is_aside(ledger: CompanySheet) -> bool:
    """Is the company in a chapter of a pack?"""
    return bool(pack_of(library().chapters[ledger.chapter].key))


def chapters_aside(ledger: CompanySheet) -> list[ChapterDef]:
    """Those that can be begun now, by a company that is there."""
    if ledger.next != STORY or not ledger.characters:
        return []
    told = [line.chapter for line in ledger.chapters]
    others = [each for each in library().chapters.values() if pack_of(each.key)]
    there = [each for each in others if in_play(each.key, ledger.packs)]
    return [each for each in there if each.chapter == ledger.chapter and each.number not in told]
