"""What can be read: games, texts, catalogue, rulebook, the client's files, and health."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

from questhall.games.sorcerer.library.library import library
from questhall.kernel.text import LANGUAGES
from questhall.server.showing.books import lent
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Host, Said


def page(host: Host, path: str) -> Said:
    answer = host.http.get(path)
    assert answer.status_code == 200
    found: Said = answer.json()
    return found


def test_the_list_of_games_says_what_can_be_played(host: Host) -> None:
    games = {game["id"]: game for game in page(host, "/api/games")["games"]}
    teams = next(each for each in games["mage_knight"]["options"] if each["name"] == "teams")
    assert teams["seats"] == {"true": [4]}
    sorcerer = games["sorcerer"]
    assert {"name": "royale", "seats": [3, 4, 5, 6]} in sorcerer["formats"]
    creation = next(each for each in sorcerer["options"] if each["name"] == "creation")
    assert creation == {
        "name": "creation",
        "choices": ["random", "draft"],
        "default": "random",
        "rule": "SO-11.1.1",
        "main": True,
    }
    assert sorcerer["levels"] == ["easy", "normal", "hard"]


def test_the_list_of_games_says_how_many_a_choice_needs(host: Host) -> None:
    games = {game["id"]: game for game in page(host, "/api/games")["games"]}
    scenario = next(each for each in games["mage_knight"]["options"] if each["name"] == "scenario")
    assert (scenario["default"], scenario["main"]) == ("first_reconnaissance", True)
    assert scenario["seats"]["first_reconnaissance"] == [1, 2, 3, 4]
    assert scenario["seats"]["solo_conquest"] == [1]
    assert scenario["seats"]["full_cooperation"] == [2, 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_come_as_fluent(host: Host, language: str) -> None:
    ftl = page(host, f"/api/games/sorcerer/texts/{language}")["ftl"]
    entries = FluentParser().parse(ftl).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert {"event-choice", "prompt-action", "card-fleet-street-razor"} <= set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_holds_the_texts_of_an_entry(host: Host, language: str) -> None:
    book = lent("c01_01", "oathsworn", host.hall.seal)
    ftl = page(host, f"/api/games/oathsworn/texts/{language}/{book}")["ftl"]
    names = [
        each.id.name for each in FluentParser().parse(ftl).body if isinstance(each, ast.Message)
    ]
    assert "tale-c01-01" in names
    for unknown in ("oathsworn/texts/en/c99_01", "sorcerer/texts/en/c01_01"):
        assert host.http.get(f"/api/games/{unknown}").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_shows_everything_in_the_box(host: Host, language: str) -> None:
    faces = {
        face["key"]: face
        for face in page(host, f"/api/games/sorcerer/catalogue/{language}")["faces"]
    }
    for pack in library().packs:
        assert faces[pack.key]["kind"] == "pack"
        assert faces[pack.skill.key]["kind"] == "skill"
        for card in pack.cards:
            face = faces[card.key]
            assert face["family"] == pack.key
            assert face["numbers"]["cost"] == card.cost
            assert face["title"]
            assert face["icon"]
            assert face["text"]
    assert faces["crimson_font"]["kind"] == "blood_pool"
    lord = faces["lord_everard_sable"]
    assert (lord["kind"], lord["family_kind"]) == ("minion", "lineage")
    assert lord["numbers"] == {"cost": 9, "attack": 7, "life": 7}
    assert lord["marks"] == ["flying", "legend"]
    assert {"flying", "legend"} <= set(lord["keywords"])
    assert lord["types"] == [{"en": "Vampire", "ru": "Вампир"}[language]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_chapters_sections_and_rules(host: Host, language: str) -> None:
    chapters = page(host, f"/api/games/sorcerer/rulebook/{language}")["chapters"]
    section = next(
        section
        for chapter in chapters
        for section in chapter["sections"]
        if section["title"].startswith("4.4")
    )
    assert [rule["id"] for rule in section["rules"]][:2] == ["SO-4.4.1", "SO-4.4.2"]
    assert all(rule["text"] for rule in section["rules"])


def test_what_has_not_changed_is_not_sent_again(host: Host) -> None:
    path = "/api/games/sorcerer/catalogue/en"
    first = host.http.get(path)
    again = host.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert first.headers["content-encoding"] == "gzip"


# -- the client's files --------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Host]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Questhall</title>")
    (static / "assets" / "index-abc123.js").write_text("console.log(1)")
    (static / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    opened = Host(relaxed(str(tmp_path / "tables.sqlite3"), static=str(static)))
    yield opened
    opened.close()


def test_the_clients_files_are_served(built: Host) -> None:
    script = built.http.get("/assets/index-abc123.js")
    assert script.text == "console.log(1)"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = built.http.get("/favicon.svg")
    assert icon.headers["cache-control"] == "no-cache"
    for path in ("/", "/table/abc", "/games/sorcerer"):
        first = built.http.get(path)
        assert first.status_code == 200
        assert "<title>Questhall</title>" in first.text
        assert first.headers["cache-control"] == "no-cache"
    for path in ("/../secret.txt", "/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "secret" not in built.http.get(path).text
    assert built.http.get("/assets/of-yesterday-abc123.js").status_code == 404
    assert built.http.post("/table/abc").status_code == 405


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), static=str(tmp_path / "nothing")))
    answer = host.http.get("/")
    assert answer.status_code == 200
    assert "npm run build" in answer.text
    host.close()


def test_every_answer_is_guarded(host: Host) -> None:
    answers: list[httpx.Response] = [
        host.http.get("/api/games"),
        host.http.get("/api/nothing"),
        host.http.post("/api/tables", content=b"{"),
        host.http.get("/"),
        host.http.get("/healthz"),
    ]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


# -- health --------------------------------------------------------------------


def test_health_and_metrics(host: Host) -> None:
    made = host.made(PERSON, OTHER)
    with made.client(0, 1) as both:
        both.choose()
        both.refused("choose", seat=0, option="x", at=7)
        text = host.http.get("/metrics").text
    assert host.http.get("/healthz").text == "alive\n"
    assert host.http.get("/readyz").text == "ready\n"
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["questhall_choices_total"]) >= 1
    assert float(values['questhall_refusals_total{code="stale"}']) >= 1
    assert float(values["questhall_connections"]) >= 1
    assert float(values["questhall_tables_open"]) >= 1
    assert values["questhall_acknowledge_seconds_count"] == values["questhall_choices_total"]


SHEET = {
    "hexes": [[0, 0], [1, 0], [2, 0]],
    "monster": {"hex": [0, 0], "move": 2, "range": 0, "targets": 1},
    "enemies": [{"hex": [2, 0], "initiative": 20}],
}


def test_a_game_lends_its_tools(host: Host) -> None:
    answer = host.http.post("/api/games/gloomhaven/tools/monster-turn", json=SHEET)
    assert answer.status_code == 200, answer.text
    assert answer.json()["focus"] == [[2, 0]]
    assert answer.json()["outcomes"][0]["move"] == [1, 0]


def test_a_tool_says_what_is_wrong(host: Host) -> None:
    bad = {**SHEET, "monster": {"hex": [9, 9], "move": 2, "range": 0, "targets": 1}}
    answer = host.http.post("/api/games/gloomhaven/tools/monster-turn", json=bad)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_message")
    missing = host.http.post("/api/games/sorcerer/tools/monster-turn", json=SHEET)
    assert (missing.status_code, missing.json()["code"]) == (404, "no_such_page")
