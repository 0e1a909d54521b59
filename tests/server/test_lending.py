"""Books are read at tables that have come to them; the rest of the story stays on the server."""

import httpx
import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.speech.story import tale_message
from questhall.kernel.chance import Chance
from questhall.kernel.games import find_game, game_names
from questhall.kernel.text import messages_in
from tests.server.campaigning import begun, said
from tests.server.hosting import OTHER, PERSON, Client, Host, Said

TELLING = [name for name in game_names() if find_game(name).books()]
STORY = {"game": "oathsworn", "format": "story"}
READY: Said = {"company": "first_game"}


def read(host: Host, game: str, book: str) -> httpx.Response:
    return host.http.get(f"/api/games/{game}/texts/en/{book}")


def named(client: Client) -> list[str]:
    """The books that the view of a seat, or of a spectator, needs."""
    seen, *_ = client.position["views"].values()
    books: list[str] = seen["books"]
    return books


@pytest.mark.parametrize("game", TELLING)
def test_nobody_reads_a_book_by_its_name(host: Host, game: str) -> None:
    for book in find_game(game).books():
        for guess in (book, f"{book}~", f"{book}~{'0' * 24}"):
            assert read(host, game, guess).status_code == 404


def begin(client: Client) -> None:
    """Choose until the story is told."""
    while not named(client):
        client.choose()


def test_a_table_reads_the_entry_that_it_has_come_to(host: Host) -> None:
    with host.made(PERSON, **STORY, options=READY | {"chapter": 2}).client(0) as ada:
        begin(ada)
        [book] = named(ada)
    name, _, proof = book.partition("~")
    assert name == "c02_01"
    assert "tale-c02-01 =" in said(read(host, "oathsworn", book))["ftl"]
    for other in (f"c02_02~{proof}", f"c02-map~{proof}", f"c01_01~{proof}", f"c02~{proof}"):
        assert read(host, "oathsworn", other).status_code == 404
    assert read(host, "gloomhaven", book).status_code == 404


def test_nobody_reads_an_entry_that_was_not_reached(host: Host) -> None:
    made = host.made(PERSON, **STORY, options=READY)
    with made.client(0) as ada, made.client() as watching:
        begin(ada)
        for _ in range(12):
            ada.choose()
        books = named(ada)
        watching.position_after(ada.position["seq"])
        assert named(watching) == books
    assert len(books) > 3
    assert "c01_20" not in [book.partition("~")[0] for book in books]
    for book in books:
        proof = book.partition("~")[2]
        assert read(host, "oathsworn", f"c01_20~{proof}").status_code == 404
    together = said(read(host, "oathsworn", ",".join(books)))["ftl"]
    assert all(said(read(host, "oathsworn", book))["ftl"].strip() in together for book in books)
    assert read(host, "oathsworn", ",".join([*books, "c01_20"])).status_code == 404
    assert read(host, "oathsworn", ",".join(books[:1] * 51)).status_code == 429


def test_a_whole_story_is_read_as_it_is_told(host: Host) -> None:
    beats = {tale_message(beat.key): beat for beat in library().beats}
    chance = Chance("a whole story")
    told: set[str] = set()
    texts: dict[str, set[str]] = {}
    with host.made(PERSON, **STORY, options=READY | {"part": "instant"}).client(0) as ada:
        while True:
            for each in ada.position["events"]:
                if each["phrase"]["key"] == "told":
                    beat = beats[each["phrase"]["args"]["beat"]["message"]]
                    told |= {tale_message(one.key) for one in (beat, *beat.answers())}
            for book in named(ada):
                if book not in texts:
                    ftl = said(read(host, "oathsworn", book))["ftl"]
                    texts[book] = {text.partition(" ")[0] for text in messages_in(ftl)}
            assert set().union(*texts.values()) == told
            if ada.turn() is None:
                break
            ada.choose(chance.below("option", 1000))
    assert len(told) > 10


def test_who_looks_back_reads_what_the_table_read(host: Host) -> None:
    with host.made(PERSON, **STORY, options=READY, undo="free").client(0) as ada:
        begin(ada)
        then, at = named(ada), ada.count
        while named(ada) == then:
            ada.choose()
        assert ada.ask("look", at=at)["views"]["0"]["books"] == then
        ada.done("undo", seat=0, to=at, at=ada.count)
        ada.position_where(lambda said: said["choices"] == at)
        assert named(ada) == then


def test_a_campaign_reads_the_books_of_its_page(host: Host) -> None:
    group = begun(host, game="gloomhaven", format="party")
    books = group.look()["view"]["books"]
    assert [book.partition("~")[0] for book in books] == ["campaign"]
    assert said(read(host, "gloomhaven", books[0]))["ftl"]
    with group.open(PERSON, OTHER, offer="found").client(0, 1) as both:
        assert all(read(host, "gloomhaven", book).status_code == 200 for book in named(both))
