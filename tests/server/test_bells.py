"""Being told that it is one's turn while one is not at the table."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import http_ece
import httpx
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from questhall.server.bells.means import wrong_settings
from questhall.server.bells.outside import is_outside
from questhall.server.bells.push import from_url_safe, new_key, url_safe
from questhall.server.bells.webhook import signature
from questhall.server.settings import Settings
from tests.server.conftest import relaxed
from tests.server.hosting import OTHER, PERSON, Host, Made
from tests.server.receiving import Mailbox, Page, mailbox, page

HERE = ("127.0.0.0/8",)


def host_with(path: Path, **more: object) -> Host:
    return Host(
        relaxed(
            str(path / "tables.sqlite3"),
            webhook_networks=HERE,
            bell_seconds=0.0,
            bell_pauses=(0.0, 0.0),
            bells_at_once=1000,
            site="https://table.example.org",
            **more,
        )
    )


@pytest.fixture
def ringing(tmp_path: Path) -> Iterator[Host]:
    opened = host_with(tmp_path)
    yield opened
    opened.close()


@pytest.fixture
def listening() -> Iterator[Page]:
    with page() as opened:
        yield opened


@pytest.fixture
def letters() -> Iterator[Mailbox]:
    with mailbox() as opened:
        yield opened


def hang(made: Made, token: str, kind: str, address: str, **more: object) -> httpx.Response:
    body = {"token": token, "kind": kind, "address": address, "language": "en", **more}
    return made.host.post(f"/api/tables/{made.table}/bells", body)


def hung(made: Made, token: str, kind: str, address: str, **more: object) -> dict[str, Any]:
    answer = hang(made, token, kind, address, **more)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def bells_of(made: Made, token: str) -> list[dict[str, Any]]:
    answer = made.host.post(f"/api/tables/{made.table}/bells/mine", {"token": token})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["bells"])


class Pair:
    """Two persons at a table. The one who is asked first answers until the other one must."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.made = host.made(PERSON, OTHER)
        with self.made.client() as guest:
            self.first: int = guest.position["waiting"][0]
        self.second = 1 - self.first
        self.token = self.made.tokens[self.second]

    def play(self, seat: int) -> None:
        """The seat answers until it is not asked any more."""
        with self.made.client(seat) as player:
            while player.turn():
                player.choose()

    def play_until_second_is_asked(self) -> None:
        self.play(self.first)

    def everybody_has_been_told(self) -> None:
        """Nobody is about to be told anything, or only after the quiet time."""
        self.host.wait_until(
            lambda hall: self.made.table not in hall.bells.looking and not hall.bells.sending
        )


def test_a_webhook_is_called_and_signed(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    secret = hung(pair.made, pair.token, "webhook", f"{listening.address}/turn?for=me")["secret"]
    pair.play_until_second_is_asked()
    letter = listening.next()
    said = msgspec.json.decode(letter.body)
    assert letter.path == "/turn?for=me"
    assert (said["type"], said["news"]["seat"]) == ("your_turn", pair.second)
    assert said["url"] == f"https://table.example.org/table/{pair.made.table}"
    stamp = letter.headers["questhall-time"]
    wanted = f"sha256={signature(secret, stamp, letter.body)}"
    assert letter.headers["questhall-signature"] == wanted


def test_nobody_is_told_who_is_here(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    hung(pair.made, pair.token, "webhook", listening.address)
    with pair.made.client(pair.second):
        pair.play_until_second_is_asked()
        pair.everybody_has_been_told()
        assert listening.letters.empty()
    assert msgspec.json.decode(listening.next().body)["news"]["seat"] == pair.second


def test_one_message_a_turn_and_then_quiet(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    hung(pair.made, pair.token, "webhook", listening.address, quiet=3600)
    pair.play_until_second_is_asked()
    listening.next()
    with pair.made.client(pair.first) as first:
        first.done("chat", seat=pair.first, text="Hurry up!")
    pair.everybody_has_been_told()
    assert listening.letters.empty(), "the same turn"
    pair.play(pair.second)
    pair.play(pair.first)
    pair.everybody_has_been_told()
    assert listening.letters.empty(), "it is quiet for an hour"


def test_it_rings_again_for_the_next_turn(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    hung(pair.made, pair.token, "webhook", listening.address, quiet=0)
    pair.play_until_second_is_asked()
    listening.next()
    pair.play(pair.second)
    pair.play(pair.first)
    assert msgspec.json.decode(listening.next().body)["news"]["seat"] == pair.second


def test_a_call_that_fails_is_made_again_a_few_times(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    listening.statuses = [503, 302]
    hung(pair.made, pair.token, "webhook", listening.address)
    pair.play_until_second_is_asked()
    for _ in range(3):
        listening.next()
    pair.everybody_has_been_told()
    assert listening.letters.empty(), "it has arrived; and nobody follows to another address"


def test_the_host_may_have_the_whole_table_told(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    hung(pair.made, pair.made.host_token, "webhook", listening.address, quiet=0)
    with pair.made.client(host=True) as keeper:
        keeper.done("rename", name="Tuesday")
    assert msgspec.json.decode(listening.next().body)["news"]["seat"] == pair.first
    pair.play_until_second_is_asked()
    news = msgspec.json.decode(listening.next().body)["news"]
    assert (news["seat"], news["name"]) == (pair.second, "Tuesday")


# -- strangers -------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1/",
        "http://localhost:8300/",
        "https://10.1.2.3/",
        "http://192.168.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://[fd00::1]/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[2002:7f00:1::]/",
        "http://0.0.0.0/",
        "http://100.64.0.1/",
        "ftp://203.0.113.1/",
        "file:///etc/passwd",
        "https://me:secret@1.1.1.1/",
        "https://1.1.1.1/\r\nX: y",
        "https://1.1.1.1:99999/",
        "//1.1.1.1/",
        "",
    ],
)
def test_no_private_or_strange_address_is_called(host: Host, address: str) -> None:
    made = host.made(PERSON, OTHER)
    answer = hang(made, made.tokens[0], "webhook", address)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_address")


def test_addresses_of_the_open_internet_are_outside() -> None:
    assert is_outside("1.1.1.1", ())
    assert is_outside("2606:4700:4700::1111", ())
    assert not is_outside("224.0.0.1", ())
    assert not is_outside("fe80::1%eth0", ())
    assert is_outside("10.0.0.1", ("10.0.0.0/8",))


def test_only_who_holds_a_seat_hangs_a_bell_there(ringing: Host, listening: Page) -> None:
    made, other = ringing.made(PERSON, OTHER), ringing.made(PERSON, OTHER)
    for token in ("nonsense", other.tokens[0]):
        answer = hang(made, token, "webhook", listening.address)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_token")
    bell = hung(made, made.tokens[0], "webhook", listening.address)["bell"]
    assert bells_of(made, made.tokens[1]) == []
    body = {"token": made.tokens[1], "bell": bell["id"]}
    ringing.post(f"/api/tables/{made.table}/bells/remove", body)
    assert len(bells_of(made, made.tokens[0])) == 1
    body["token"] = made.tokens[0]
    ringing.post(f"/api/tables/{made.table}/bells/remove", body)
    assert bells_of(made, made.tokens[0]) == []


def test_a_bell_ends_with_the_seat(ringing: Host, listening: Page) -> None:
    pair = Pair(ringing)
    hung(pair.made, pair.token, "webhook", listening.address)
    with pair.made.client(pair.second) as leaving:
        leaving.done("leave", seat=pair.second)
    token = ringing.sit(pair.made.table, "Cleo", pair.second)
    assert bells_of(pair.made, token) == []


def test_a_seat_has_only_so_many_bells(ringing: Host, listening: Page) -> None:
    made = ringing.made(PERSON, OTHER)
    for number in range(6):
        hung(made, made.tokens[0], "webhook", f"{listening.address}/{number}")
    assert hang(made, made.tokens[0], "webhook", listening.address).json()["code"] == "too_many"


def test_nobody_hangs_bells_without_end(tmp_path: Path) -> None:
    host = Host(relaxed(str(tmp_path / "tables.sqlite3"), bells_at_once=2))
    made = host.made(PERSON, OTHER)
    codes = [hang(made, made.tokens[0], "webhook", "x").json()["code"] for _ in range(3)]
    assert codes == ["bad_address", "bad_address", "too_fast"]
    host.close()


def test_a_server_says_by_which_means_it_can_tell(host: Host) -> None:
    assert host.http.get("/api/bells").json() == {"push_key": "", "mail": False, "webhook": True}
    made = host.made(PERSON, OTHER)
    assert hang(made, made.tokens[0], "mail", "a@b.org").json()["code"] == "no_such_bell"


# -- mail ------------------------------------------------------------------------


def test_mail_is_sent_only_to_who_has_confirmed(tmp_path: Path, letters: Mailbox) -> None:
    host = host_with(tmp_path, smtp=letters.address, mail_from="hall@table.example.org")
    pair = Pair(host)
    assert hung(pair.made, pair.token, "mail", "bela@example.org") == {"confirm": True}
    code = re.search(r": ([2-9A-Z]{8})", str(letters.next().get_content()))
    assert code is not None
    place = f"/api/tables/{pair.made.table}/bells/confirm"
    said = {"token": pair.token, "address": "bela@example.org", "code": "WRONG"}
    assert host.post(place, said).json()["code"] == "bad_code"
    assert bells_of(pair.made, pair.token) == []
    said["code"] = code[1].lower()
    assert host.post(place, said).json()["bell"]["address"] == "b…@example.org"
    pair.play_until_second_is_asked()
    mail = letters.next()
    assert (mail["To"], mail["From"]) == ("bela@example.org", "hall@table.example.org")
    assert f"https://table.example.org/table/{pair.made.table}" in str(mail.get_content())
    stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://table.example.org")
    assert host.http.get(stop).status_code != 200, "a mail program that looks ahead stops nothing"
    assert host.post(stop[:-1] + "x", {}).json()["code"] == "bad_code"
    assert host.post(stop, {}).status_code == 200
    assert bells_of(pair.made, pair.token) == []
    host.close()


def test_nobody_is_written_to_without_end(tmp_path: Path, letters: Mailbox) -> None:
    host = host_with(tmp_path, smtp=letters.address)
    made = host.made(PERSON, OTHER)
    for _ in range(3):
        hung(made, made.tokens[0], "mail", "victim@example.org")
    answer = hang(made, made.tokens[0], "mail", "Victim@example.org")
    assert answer.json()["code"] == "too_fast"
    for address in ("a@b", "a@b.org, c@d.org", "a b@c.org", "a@b.org\nBcc: c@d.org"):
        assert hang(made, made.tokens[0], "mail", address).json()["code"] == "bad_address"
    host.close()


# -- web push --------------------------------------------------------------------


class Browser:
    """A browser with a subscription, which alone can read what it is sent."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": url_safe(point), "auth": url_safe(self._auth)}
        self.keys = msgspec.json.encode(keys).decode()

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return dict(msgspec.json.decode(plain))


def need_signed(authorization: str, service: str) -> None:
    """What a push service checks: the key has signed that it calls this service."""
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(", "))
    head, claims, signed = parts["t"].split(".")
    assert msgspec.json.decode(from_url_safe(claims))["aud"] == service
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_url_safe(parts["k"]))
    numbers = from_url_safe(signed)
    proof = encode_dss_signature(
        int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    )
    key.verify(proof, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_a_browser_is_told_and_only_it_can_read_it(tmp_path: Path, listening: Page) -> None:
    host = host_with(tmp_path, push_key=new_key(), push_contact="mailto:hall@example.org")
    assert len(from_url_safe(host.http.get("/api/bells").json()["push_key"])) == 65
    pair = Pair(host)
    browser = Browser()
    place = f"{listening.address}/push/1"
    hung(pair.made, pair.token, "push", place, keys=browser.keys, language="ru")
    pair.play_until_second_is_asked()
    letter = listening.next()
    assert letter.headers["content-encoding"] == "aes128gcm"
    need_signed(letter.headers["authorization"], listening.address)
    told = browser.read(letter.body)
    assert told["path"] == f"/table/{pair.made.table}"
    assert "ваш ход" in told["title"]
    host.close()


def test_a_browser_that_is_gone_is_not_called_again(tmp_path: Path, listening: Page) -> None:
    host = host_with(tmp_path, push_key=new_key())
    pair = Pair(host)
    listening.statuses = [410]
    hung(pair.made, pair.token, "push", listening.address, keys=Browser().keys)
    pair.play_until_second_is_asked()
    listening.next()
    host.wait_until(lambda hall: bells_of(pair.made, pair.token) == [])
    host.close()


@pytest.mark.parametrize("keys", ["", "{}", '{"p256dh": "AAAA", "auth": "AAAA"}'])
def test_keys_that_are_none_are_refused(tmp_path: Path, keys: str) -> None:
    host = host_with(tmp_path, push_key=new_key())
    made = host.made(PERSON, OTHER)
    answer = hang(made, made.tokens[0], "push", "http://127.0.0.1:9/x", keys=keys)
    assert answer.json()["code"] == "bad_address"
    host.close()


# -- setting it up -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        (Settings(), ""),
        (Settings(push_key="nonsense"), "QUESTHALL_PUSH_KEY"),
        (Settings(webhook_networks=("home",)), "QUESTHALL_WEBHOOK_NETWORKS"),
        (Settings(smtp="smtp://localhost"), "QUESTHALL_SITE"),
    ],
)
def test_wrong_settings_are_named_before_anything_is_served(settings: Settings, said: str) -> None:
    assert said in wrong_settings(settings)
    assert bool(wrong_settings(settings)) == bool(said)
