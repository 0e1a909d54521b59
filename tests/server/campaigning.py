"""A server with a toy campaign, and the groups that play it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from questhall.server.sheets.game_cache import all_games, games
from tests.installing import install
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Client, Host, Made, Said

TOY = "tests.conformance.toy_campaign:GAME"
BEGUN: Said = {"game": "lanterns", "format": "road", "seats": 2, "name": "Road", "player": "Ada"}


@contextmanager
def road_host(folder: Path, game: str = TOY, **settings: object) -> Iterator[Host]:
    """A server on which the toy game is installed."""
    with road(folder, game):
        opened = Host(relaxed(str(folder / "tables.sqlite3"), **settings))
        try:
            yield opened
        finally:
            opened.close()


@contextmanager
def road(folder: Path, game: str = TOY) -> Iterator[None]:
    """The toy game is installed meanwhile."""
    install(folder / "packages", "lanterns", game)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder / "packages"))
        _look_at_the_games_anew()
        yield
    _look_at_the_games_anew()


def _look_at_the_games_anew() -> None:
    games.cache_clear()
    all_games.cache_clear()


def said(answer: httpx.Response) -> Said:
    assert answer.status_code == 200, answer.text
    found: Said = answer.json()
    return found


def code_of(answer: httpx.Response) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


class Group:
    """A campaign and the token of a member."""

    def __init__(self, host: Host, created: Said) -> None:
        self.host = host
        self.id: str = created["campaign"]
        self.token: str = created["token"]

    def post(self, call: str, **body: object) -> httpx.Response:
        return self.host.post(f"/api/campaigns/{self.id}/{call}", {"token": self.token, **body})

    def page(self) -> Said:
        """As a member sees it, who goes on from a match that is over."""
        found = self.look()
        table = found["campaign"].get("table", "")
        if table and said(self.host.http.get(f"/api/tables/{table}"))["state"] == "finished":
            return said(self.post("close", table=table))
        return found

    def look(self) -> Said:
        return said(self.host.http.get(f"/api/campaigns/{self.id}", headers=self.bearer))

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    @property
    def invitation(self) -> str:
        return str(self.look()["invitation"]).partition("#")[2]

    def join(self, name: str) -> httpx.Response:
        body = {"name": name, "invitation": self.invitation}
        return self.host.post(f"/api/campaigns/{self.id}/join", body)

    def open(self, *players: Said, offer: str | None = "evening:1") -> Made:
        return Made(self.host, said(self.post("links", players=list(players), offer=offer)))

    def play(self, offer: str | None = "evening:1", hands: int = 0) -> None:
        made = self.open(PERSON, OTHER, offer=offer)
        with made.client(0, 1) as both:
            play_to_the_end(both, hands)
        self.page()

    def export(self) -> httpx.Response:
        return self.host.http.get(f"/api/campaigns/{self.id}/export", headers=self.bearer)


def play_to_the_end(both: Client, hands: int = 0) -> None:
    for number in range(500):
        both.position_where(lambda told: told["decisions"] or told["state"] == "finished")
        if both.position["state"] == "finished":
            return
        both.choose(number * hands)
    raise AssertionError("it does not end")


def begun(host: Host, **more: object) -> Group:
    return Group(host, said(host.post("/api/campaigns", {**BEGUN, **more})))
