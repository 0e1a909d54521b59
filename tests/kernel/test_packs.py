"""Packs come from strangers: what is in them is read with care, or left out with its reason."""

import stat
import zipfile
from pathlib import Path

import pytest

from questhall.kernel.content import BadContent, Entry
from questhall.kernel.drawings import BadDrawing, read_drawing
from questhall.kernel.packs import (
    LARGEST_FILE,
    MOST_FILES,
    Additions,
    BadPack,
    Shelf,
    in_play,
    read_pack,
    with_packs,
)

ABOUT = """\
id: frost
version: 1.0.0
game: gloomhaven
title: {en: Frost, ru: Мороз}
authors: [Ada]
licence: CC-BY-4.0
languages: [en, ru]
"""


def a_pack(folder: Path, files: dict[str, str], about: str = ABOUT) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"pack.yaml": about, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def a_zip(path: Path, files: dict[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in {"pack.yaml": ABOUT, **files}.items():
            archive.writestr(name, data)
    return path


def test_a_folder_and_a_zip_are_the_same_pack(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {
        "content/items.yaml": "items: []\n",
        "text/a.en.ftl": "a = A\n",
    }
    folder = read_pack(a_pack(tmp_path / "frost", {key: str(text) for key, text in files.items()}))
    zipped = read_pack(a_zip(tmp_path / "frost.zip", files))
    assert folder.about == zipped.about
    assert folder.files == zipped.files
    assert folder.mark == zipped.mark
    assert (folder.id, folder.about.title["ru"]) == ("frost", "Мороз")


def test_its_mark_tells_of_its_content_alone(tmp_path: Path) -> None:
    first = read_pack(
        a_pack(tmp_path / "1", {"content/a.yaml": "a: 1\n", "text/a.en.ftl": "a = A"})
    )
    words = read_pack(
        a_pack(tmp_path / "2", {"content/a.yaml": "a: 1\n", "text/a.en.ftl": "a = B"})
    )
    other = read_pack(
        a_pack(tmp_path / "3", {"content/a.yaml": "a: 2\n", "text/a.en.ftl": "a = A"})
    )
    assert first.mark == words.mark != other.mark


def test_its_things_have_its_name_before_theirs(tmp_path: Path) -> None:
    text = "id: wolf\nformerly: [hound]\n"
    entry = read_pack(a_pack(tmp_path, {"content/a.yaml": text})).entry("content/a.yaml")
    assert entry.name() == "frost:wolf"
    assert entry.source.renamed == {"frost:hound": "frost:wolf"}


def test_a_language_that_it_does_not_speak_is_spoken_for_by_another(tmp_path: Path) -> None:
    about = ABOUT.replace("[en, ru]", "[ru]")
    pack = read_pack(a_pack(tmp_path, {"text/a.ru.ftl": "а = волк"}, about))
    assert pack.sources("en") == pack.sources("ru") == ["а = волк"]


def test_what_is_in_play() -> None:
    assert in_play("wolf", ())
    assert in_play("frost:wolf", ("frost",))
    assert not in_play("frost:wolf", ("fire",))


# -- bad packs -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "instead", "text"),
    [
        ("id: frost", "id: Frost!", "is of small letters"),
        ("id: frost", "id: f", "is of small letters"),
        ("version: 1.0.0\n", "", "version: is missing"),
        ("languages: [en, ru]", "languages: [tlh]", "are some of en, ru"),
        ("authors: [Ada]", "authors: []", "are missing"),
        ("title: {en: Frost, ru: Мороз}", "title: {}", "is said in one language"),
        ("licence: CC-BY-4.0", "licence: CC-BY-4.0\nscripts: [a.py]", "is not a field"),
        ("licence: CC-BY-4.0", "licence: CC-BY-4.0\nneeds: [frost]", "itself"),
        ("id: frost", "id: [", "is not YAML"),
    ],
)
def test_a_bad_pack_yaml_is_refused_with_line_and_reason(
    tmp_path: Path, line: str, instead: str, text: str
) -> None:
    with pytest.raises(BadContent, match=text) as bad:
        read_pack(a_pack(tmp_path, {}, ABOUT.replace(line, instead)))
    assert bad.value.line >= 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("content/run.py", "does not belong into a pack"),
        ("content.yaml", "does not belong into a pack"),
        ("icons/a.png", "does not belong into a pack"),
        ("text/a.yaml", "does not belong into a pack"),
        ("content/a/b/c/d.yaml", "lies in too many folders"),
    ],
)
def test_what_does_not_belong_into_a_pack_is_refused(tmp_path: Path, name: str, text: str) -> None:
    with pytest.raises(BadPack, match=text):
        read_pack(a_pack(tmp_path / "folder", {name: "x"}))
    with pytest.raises(BadPack, match=text):
        read_pack(a_zip(tmp_path / "frost.zip", {name: "x"}))


@pytest.mark.parametrize(
    "name", ["../evil.yaml", "/etc/evil.yaml", "content/../../evil.yaml", "content\\evil.yaml"]
)
def test_a_path_that_leads_out_of_the_pack_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadPack, match=r"leads out of the pack|does not belong"):
        read_pack(a_zip(tmp_path / "frost.zip", {name: "x"}))


def test_links_are_refused(tmp_path: Path) -> None:
    folder = a_pack(tmp_path / "frost", {"content/a.yaml": "a: 1"})
    (folder / "content" / "b.yaml").symlink_to("/etc/passwd")
    with pytest.raises(BadPack, match="is a link"):
        read_pack(folder)
    link = zipfile.ZipInfo("content/b.yaml")
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    path = a_zip(tmp_path / "frost.zip", {})
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr(link, "/etc/passwd")
    with pytest.raises(BadPack, match="is a link"):
        read_pack(path)


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path) -> None:
    bomb = a_zip(tmp_path / "bomb.zip", {"content/a.yaml": b"a" * (LARGEST_FILE + 1)})
    assert bomb.stat().st_size < 10_000
    with pytest.raises(BadPack, match="is larger than"):
        read_pack(bomb)
    many = a_zip(tmp_path / "many.zip", {f"content/{n}.yaml": b"a" * 900_000 for n in range(20)})
    with pytest.raises(BadPack, match="it is larger than 16 MB"):
        read_pack(many)
    files: dict[str, str | bytes] = {f"content/{n}.yaml": "" for n in range(MOST_FILES + 1)}
    with pytest.raises(BadPack, match="more than 2000 files"):
        read_pack(a_zip(tmp_path / "crowd.zip", files))


def test_an_archive_that_lies_about_its_sizes_is_refused(tmp_path: Path) -> None:
    path = a_zip(tmp_path / "liar.zip", {"content/a.yaml": b"a" * 5000})
    data = bytearray(path.read_bytes())
    real, said = (5000).to_bytes(4, "little"), (10).to_bytes(4, "little")
    path.write_bytes(bytes(data).replace(real, said))
    with pytest.raises(BadPack):
        read_pack(path)


def test_what_is_no_archive_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "frost.zip"
    path.write_bytes(b"PK\x03\x04 nothing of the kind")
    with pytest.raises(BadPack, match="cannot be read"):
        read_pack(path)
    with pytest.raises(BadPack, match=r"no pack\.yaml"):
        read_pack(a_pack_without_yaml(tmp_path / "empty"))


def a_pack_without_yaml(folder: Path) -> Path:
    folder.mkdir()
    return folder


LAUGHS = "a: &a [x, x, x, x]\nb: &b [*a, *a, *a, *a]\nc: [*b, *b, *b, *b]\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (LAUGHS, "anchors and aliases"),
        ("a: " + "[" * 5000 + "]" * 5000, "is too deep"),
        ("a:\n" + "- {id: x}\n" * 60_000, "is too long"),
        ("id: '../wolf'", "a name is of small letters"),
        ("id: wolf:9", "a name is of small letters"),
    ],
)
def test_yaml_that_would_be_endless_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    pack = read_pack(a_pack(tmp_path, {"content/a.yaml": text}))
    with pytest.raises(BadContent, match=reason):
        pack.entry("content/a.yaml").name()


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    folder = a_pack(tmp_path, {"content/a.yaml": ""})
    (folder / "content" / "a.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match="UTF-8"):
        read_pack(folder).entry("content/a.yaml")


# -- drawings ------------------------------------------------------------------------


def svg(inside: str, box: str = "0 0 512 512") -> bytes:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{inside}</svg>'.encode()


def test_of_a_drawing_only_its_lines_are_kept() -> None:
    path = '<path onload="alert(1)" style="x" d="M 8 16 L 256,0 z"/>'
    drawing = read_drawing(svg(f'<script>alert(1)</script><g onclick="x">{path}</g>'))
    assert drawing == "M3 6L96 0z"


@pytest.mark.parametrize(
    ("box", "path", "lines"),
    [
        ("0 0 192 192", "m1 2 3 4-5.5.5z", "M1 2l3 4l-5.5 0.5z"),
        ("0 0 192 192", "M1-2H3V.5", "M1 -2H3V0.5"),
        ("0 0 96 96", "M0 0a1 2 30 0150 60", "M0 0a2 4 30 0 1 100 120"),
        ("-12,-12 24 24", "M0 0c1 2 3 4 5 6S7 8 9 10", "M96 96c8 16 24 32 40 48S152 160 168 176"),
        ("0 0 192 96", "M0 0Q1 1 192 96", "M0 48Q1 49 192 144"),
        ("0 0 192 192", "M 1e1 1 M 2 2 ", "M10 1M2 2"),
    ],
)
def test_drawings_fill_the_square_of_the_icons(box: str, path: str, lines: str) -> None:
    assert read_drawing(svg(f'<path d="{path}"/>', box)) == lines


ENTITIES = b'<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg><path d="&b;"/></svg>'


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (ENTITIES, "is no SVG"),
        (b"<html/>", "is no SVG"),
        (b"not at all", "is no SVG"),
        (svg("<circle r='4'/>"), "has no <path>"),
        (svg('<path d="M 1 2 javascript:alert(1)"/>'), "has a path that is none"),
        (svg('<path d="L 1 2"/>'), "has a path that is none"),
        (svg('<path d="M 1 2 z 3 4"/>'), "has a path that is none"),
        (svg('<path d="M 1"/>'), "has a path that is none"),
        (svg('<path d="1 2"/>'), "has a path that is none"),
        (svg('<path d="M 0 0 a 1 1 0 2 1 3 3"/>'), "has a path that is none"),
        (svg('<path d="M 1e999 1"/>'), "leads too far away"),
        (svg('<path d="M 1 2"/>', "0 0 512"), "has a viewBox"),
        (svg('<path d="M 1 2"/>', "0 0 0 512"), "has a viewBox"),
        (svg('<path d="M 1 2"/>', "0 0 nan nan"), "has a viewBox"),
        (svg('<path d="M 1 2"/>', "1e9 0 1 1"), "has a viewBox"),
        (svg('<path d="M 1 2"/>' * 100), "has more than"),
        (svg(f'<path d="M{" 1" * 40_000}"/>'), "has more than"),
    ],
)
def test_a_bad_drawing_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadDrawing, match=reason):
        read_drawing(data)


# -- the shelf -----------------------------------------------------------------------


def needing(id: str, *needs: str) -> str:
    return ABOUT.replace("id: frost", f"id: {id}") + f"needs: [{', '.join(needs)}]\n"


def test_a_pack_comes_after_what_it_needs(tmp_path: Path) -> None:
    a_pack(tmp_path / "a", {}, needing("aurora", "frost"))
    a_pack(tmp_path / "b", {}, needing("frost"))
    shelf = Shelf([tmp_path])
    assert [pack.id for pack in shelf.of("gloomhaven")] == ["frost", "aurora"]
    assert shelf.of("oathsworn") == []
    assert shelf.refused == {}


def test_packs_without_what_they_need_are_left_out(tmp_path: Path) -> None:
    a_pack(tmp_path / "a", {}, needing("aurora", "frost"))
    a_pack(tmp_path / "b", {}, needing("frost", "ice"))
    shelf = Shelf([tmp_path])
    assert shelf.packs == {}
    reasons = list(shelf.refused.values())
    assert "it needs the pack ice, which is not there" in reasons
    assert "it needs the pack frost, which is not there" in reasons


def test_packs_that_need_each_other_are_left_out(tmp_path: Path) -> None:
    a_pack(tmp_path / "a", {}, needing("aurora", "frost"))
    a_pack(tmp_path / "b", {}, needing("frost", "aurora"))
    shelf = Shelf([tmp_path])
    assert shelf.of("gloomhaven") == []
    assert set(shelf.refused.values()) == {"it needs a pack that needs this one"}


def test_of_two_packs_with_one_id_the_first_counts(tmp_path: Path) -> None:
    a_pack(tmp_path / "a", {"content/a.yaml": "a: 1"})
    a_pack(tmp_path / "b", {"content/a.yaml": "a: 2"})
    shelf = Shelf([tmp_path])
    assert shelf.packs["frost"].files["content/a.yaml"] == b"a: 1"
    assert "has the same id, frost" in next(iter(shelf.refused.values()))


def test_a_bad_pack_is_named_and_harms_no_other(tmp_path: Path) -> None:
    a_pack(tmp_path / "a", {})
    (tmp_path / "b.zip").write_bytes(b"no archive")
    shelf = Shelf([tmp_path, tmp_path / "not there"])
    assert list(shelf.packs) == ["frost"]
    assert list(shelf.refused) == [str(tmp_path / "b.zip")]


class Beasts:
    def __init__(self) -> None:
        self.names: list[str] = []
        self.renamed: dict[str, str] = {}

    def add(self, entry: Entry) -> None:
        self.names.append(entry.name())
        entry.finish()


def test_a_library_is_built_anew_without_the_pack_that_spoiled_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_pack(tmp_path / "a", {"content/beasts/a.yaml": "id: wolf"})
    a_pack(tmp_path / "b", {"content/beasts/a.yaml": "id: bear\nteeth: 9"}, needing("bad"))
    a_pack(tmp_path / "c", {"content/beasts/a.yaml": "id: crow"}, needing("worse", "bad"))
    a_pack(tmp_path / "d", {"content/birds/a.yaml": "id: crow"}, needing("lost"))
    a_pack(tmp_path / "e", {"icons/crow.svg": "<svg/>"}, needing("ugly"))
    shelf = Shelf([tmp_path])
    monkeypatch.setattr("questhall.kernel.packs.shelf", lambda: shelf)
    assert with_packs("gloomhaven", Additions(Beasts, {"beasts": Beasts.add})).names == [
        "frost:wolf"
    ]
    assert [reason for _, reason in sorted(shelf.refused.items())] == [
        "bad/content/beasts/a.yaml:2:8: teeth: is not a field that is known here",
        "it needs the pack bad, which is not there",
        "lost/content/birds/a.yaml:1: lies in no folder that is read: content/beasts/",
        "ugly/icons/crow.svg:1: has no <path>: only paths are drawn",
    ]
