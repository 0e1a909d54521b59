"""Packs on a real server: hosts choose them, tables name them, and bad ones harm nobody."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from questhall.kernel.packs import SHELF
from tests.server.hosting import Client, Said
from tests.server.process import Process

EXAMPLES = Path(__file__).parents[2] / "examples"
FENLAND = EXAMPLES / "fenland"
PERSONS = [{"kind": "person"}, {"kind": "person"}]
DUEL = {"game": "sorcerer", "format": "duel", "players": PERSONS}

BAD = {
    "laughs": "a: &a [x, x]\nb: [*a, *a]\n",
    "deep": "a: " + "[" * 3000 + "]" * 3000,
    "huge": "pack: huge\nkind: domain\nskill: {id: x, tactic: restore(99999999)}\n",
    "endless": f"pack: e\nkind: domain\nskill: {{id: x, tactic: '{'then(' * 900}'}}\n",
    "many": "cards:\n" + "- {id: x}\n" * 60_000,
}


def about(id: str) -> str:
    return (
        f"id: {id}\nversion: '1'\ngame: sorcerer\ntitle: {{en: {id}}}\nauthors: [Eve]\n"
        "licence: none\nlanguages: [en]\n"
    )


def bad_packs(folder: Path) -> Path:
    for name, text in BAD.items():
        (folder / name / "content" / "decks").mkdir(parents=True)
        (folder / name / "pack.yaml").write_text(about(name), encoding="utf-8")
        (folder / name / "content" / "decks" / "a.yaml").write_text(text, encoding="utf-8")
    with zipfile.ZipFile(folder / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.yaml", about("bomb"))
        archive.writestr("content/decks/a.yaml", b" " * 50_000_000)
    with zipfile.ZipFile(folder / "outside.zip", "w") as archive:
        archive.writestr("pack.yaml", about("outside"))
        archive.writestr("../../evil.yaml", "a: 1")
    scripted = folder / "scripted"
    (scripted / "icons").mkdir(parents=True)
    (scripted / "pack.yaml").write_text(about("scripted"), encoding="utf-8")
    (scripted / "icons" / "a.svg").write_text("<svg><script>alert(1)</script></svg>")
    return folder


class Shelved:
    """A server with packs, which can be started again with others."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: Process | None = None

    def start(self, *packs: Path) -> httpx.Client:
        self.close()
        shelf = {SHELF: ":".join(map(str, packs)), "XDG_DATA_HOME": str(self.folder / "none")}
        self.process = Process(str(self.folder / "t.sqlite3"), self.folder / "log", shelf)
        self.process.start()
        return httpx.Client(base_url=f"http://127.0.0.1:{self.process.port}", timeout=60)

    def close(self) -> None:
        if self.process is not None:
            self.process.close()


@pytest.fixture
def shelved(tmp_path: Path) -> Iterator[Shelved]:
    server = Shelved(tmp_path)
    yield server
    server.close()


def sorcerer_of(http: httpx.Client) -> Said:
    games = http.get("/api/games").json()["games"]
    found: Said = next(game for game in games if game["id"] == "sorcerer")
    return found


def test_a_table_with_a_pack_names_it_and_plays_its_cards(shelved: Shelved) -> None:
    http = shelved.start(FENLAND)
    (pack,) = sorcerer_of(http)["packs"]
    assert (pack["id"], pack["title"]["ru"]) == ("fenland", "Болотный край")
    assert shelved.process is not None
    for packs, offered in (([], False), (["fenland"], True)):
        body = {**DUEL, "packs": packs, "options": {"creation": "draft"}}
        made = http.post("/api/tables", json=body).json()
        tokens = list(made["tokens"].values())
        with Client(shelved.process.port, made["table"], tokens) as client:
            assert [each["id"] for each in client.welcome["table"].get("packs", [])] == packs
            for _ in range(5):
                client.choose()
            asked = client.position["decisions"][0]["options"]
            assert any("fenland:fen" in option["id"] for option in asked) == offered


def test_texts_faces_and_drawings_of_a_pack_reach_the_client(shelved: Shelved) -> None:
    http = shelved.start(FENLAND)
    texts = http.get("/api/games/sorcerer/texts/ru").json()["ftl"]
    assert "card-fenland--peat-giant = Торфяной великан" in texts
    faces = {
        face["key"]: face for face in http.get("/api/games/sorcerer/catalogue/en").json()["faces"]
    }
    assert faces["fenland:bog_lantern"]["icon"] == "fenland:bog_lantern"
    assert faces["fenland:peat_giant"]["icon"] == "uncertainty"
    drawings = http.get("/api/packs/fenland/icons").json()["drawings"]
    assert set(drawings) == {"fenland:fen", "fenland:bog_lantern"}
    assert drawings["fenland:fen"].startswith("M15 135")
    assert http.get("/api/packs/frost/icons").status_code == 404


def test_a_pack_that_is_not_there_is_named(shelved: Shelved) -> None:
    http = shelved.start(FENLAND)
    refused = http.post("/api/tables", json={**DUEL, "packs": ["frost"]})
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_setup")
    assert "'frost' is not installed here" in refused.json()["message"]
    made = http.post("/api/tables", json={**DUEL, "packs": ["fenland"]}).json()
    bearer = {"Authorization": f"Bearer {' '.join(made['tokens'].values())}"}
    save = http.get(f"/api/tables/{made['table']}/save", headers=bearer)
    http = shelved.start()
    again = http.post("/api/tables/import", content=b'{"save": ' + save.content + b"}")
    assert again.status_code == 422
    assert "the pack 'fenland' is not installed here" in again.json()["message"]
    closed = http.get(f"/api/tables/{made['table']}/save", headers=bearer)
    assert closed.status_code < 500
    http = shelved.start(FENLAND)
    assert http.get(f"/api/tables/{made['table']}/save", headers=bearer).status_code == 200


def test_bad_packs_are_left_out_and_harm_nobody(shelved: Shelved, tmp_path: Path) -> None:
    (tmp_path / "bad").mkdir()
    http = shelved.start(bad_packs(tmp_path / "bad"), FENLAND)
    assert [pack["id"] for pack in sorcerer_of(http)["packs"]] == ["fenland"]
    made = http.post("/api/tables", json={**DUEL, "packs": ["fenland"]})
    assert made.status_code == 200
    assert not (tmp_path / "evil.yaml").exists()
