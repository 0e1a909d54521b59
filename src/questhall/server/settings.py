"""What can be set about a server, and from where it is read."""

import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

import msgspec

from questhall.kernel.data_folder import data_folder
from questhall.ray_clusters import can_use_ray

from .workers.queues import Limits

PREFIX = "QUESTHALL_"
NAMES = (
    "QUESTHALL_DATABASE",
    "QUESTHALL_WORKERS",
    "QUESTHALL_MINDS",
    "QUESTHALL_PROCESSES",
    "QUESTHALL_INNER",
    "QUESTHALL_HOSTS",
    "QUESTHALL_ORIGINS",
    "QUESTHALL_PROXIES",
    "QUESTHALL_RULES_SECONDS",
    "QUESTHALL_KEEP_DAYS",
    "QUESTHALL_SITE",
    "QUESTHALL_WEBHOOKS",
    "QUESTHALL_WEBHOOK_NETWORKS",
    "QUESTHALL_PUSH_KEY",
    "QUESTHALL_PUSH_CONTACT",
    "QUESTHALL_SMTP",
    "QUESTHALL_MAIL_FROM",
)

HERE = "local"
CLUSTER = re.compile(r"(ray://)?[^/\s]+:[0-9]+")

WAITING_CALLERS = 2048
BYTES_UNDER_WAY = 65_536


def default_database() -> str:
    """An SQLite file in the user's folder for data."""
    return str(data_folder() / "tables.sqlite3")


class Settings(msgspec.Struct, frozen=True):
    """`hosts`: the names under which the server answers (none: any). `origins`: other pages
    that may use it, besides its own. `proxies`: the addresses of the proxies in front of it,
    which are believed for whom they call. `static`: the folder of the built client. Tables at
    which nothing has happened for so many days are thrown away (0: never). The host may dispose
    of somebody's seat `grace_seconds` after its holder's last connection. A socket has `head_`
    and `body_seconds` for a call, and `send_seconds` to read something of what is sent to it; a
    connection is silent until it has said hello. A table whose rules do not come to an end within
    `rules_seconds` is stopped (0: never). A job of a worker may take `job_seconds` of a
    processor; bots play on for `play_on_seconds` when everybody has left. Who has not yet seen what
    a bot did holds up others, who have, for at most `pace_seconds`. An address may give the server
    `bytes_at_once` to keep or to send, and `bytes_per_second` after that. What is being sent fills
    at most `arriving_bytes`. `site`: the address of this server, as people type it. Whoever is
    asked and not here is told after `bell_seconds`; a message that does not arrive is sent again
    after each of the `bell_pauses`. Addresses in `webhook_networks` are called although they are
    private. `minds`: the Ray cluster on which bots think, if not on this machine. `processes`: how
    many servers share the port; `inner`: the address at which other halls reach this one. A hall of
    which nobody has heard for `lease_seconds` has lost its tables.
    """

    database: str = ""
    workers: int = 0
    minds: str = ""
    processes: int = 1
    inner: str = ""
    lease_seconds: float = 3.0
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    static: str = ""
    messages_per_second: float = 30.0
    messages_at_once: int = 120
    talk_per_second: float = 1.0
    talk_at_once: int = 10
    passes_per_second: float = 0.1
    passes_at_once: int = 6
    calls_per_second: float = 10.0
    calls_at_once: int = 120
    imports_per_minute: float = 10.0
    imports_at_once: int = 20
    bytes_per_second: float = 20_000.0
    bytes_at_once: int = 67_108_864
    connections_per_table: int = 100
    connections_per_seat: int = 10
    connections_per_address: int = 100
    connections_per_address_and_table: int = 30
    silent_connections: int = 1000
    silent_per_address: int = 30
    sockets: int = 20_000
    sockets_per_address: int = 200
    head_seconds: float = 15.0
    body_seconds: float = 60.0
    send_seconds: float = 30.0
    looks_per_second: float = 5.0
    looks_at_once: int = 20
    looks_per_second_and_address: float = 10.0
    looks_at_once_and_address: int = 60
    bot_limits: Limits = Limits(in_all=1000, per_address=250, per_table=8)
    glance_limits: Limits = Limits(in_all=200, per_address=20, per_table=40)
    errand_limits: Limits = Limits(in_all=32, per_address=4, per_table=4)
    upload_limits: Limits = Limits(in_all=16, per_address=4, per_table=4)
    campaign_limits: Limits = Limits(in_all=64, per_address=8, per_table=8)
    campaign_upload_limits: Limits = Limits(in_all=4, per_address=1, per_table=1)
    job_seconds: int = 20
    worker_megabytes: int = 2048
    play_on_seconds: float = 60.0
    pace_seconds: float = 10.0
    largest_message: int = 16_384
    largest_body: int = 65_536
    largest_save: int = 2_097_152
    largest_campaign: int = 16_777_216
    arriving_bytes: int = 67_108_864
    grace_seconds: float = 120.0
    idle_seconds: float = 600.0
    rules_seconds: float = 10.0
    keep_finished_days: float = 365.0
    keep_abandoned_days: float = 60.0
    site: str = ""
    webhooks: bool = True
    webhook_networks: tuple[str, ...] = ()
    push_key: str = ""
    push_contact: str = ""
    smtp: str = ""
    mail_from: str = ""
    mails_per_hour: int = 200
    bell_seconds: float = 30.0
    bell_pauses: tuple[float, ...] = (10.0, 120.0, 1800.0)
    bells_per_minute: float = 2.0
    bells_at_once: int = 12

    @property
    def worker_count(self) -> int:
        return self.workers or max(1, ((os.cpu_count() or 2) - 1) // self.processes)


def settings_from(environment: Mapping[str, str]) -> Settings:
    """What NAMES say, each as a text. Raises ValueError if a number is none."""
    settings = Settings(
        database=environment.get("QUESTHALL_DATABASE") or default_database(),
        workers=int(environment.get("QUESTHALL_WORKERS") or 0),
        minds=minds_at(environment.get("QUESTHALL_MINDS", "")),
        processes=int(environment.get("QUESTHALL_PROCESSES") or 1),
        inner=environment.get("QUESTHALL_INNER", ""),
        hosts=_words(environment.get("QUESTHALL_HOSTS", "")),
        origins=_words(environment.get("QUESTHALL_ORIGINS", "")),
        proxies=_words(environment.get("QUESTHALL_PROXIES", "")),
        rules_seconds=float(environment.get("QUESTHALL_RULES_SECONDS") or 10.0),
        site=environment.get("QUESTHALL_SITE", "").rstrip("/"),
        webhooks=environment.get("QUESTHALL_WEBHOOKS", "on") != "off",
        webhook_networks=_words(environment.get("QUESTHALL_WEBHOOK_NETWORKS", "")),
        push_key=environment.get("QUESTHALL_PUSH_KEY", ""),
        push_contact=environment.get("QUESTHALL_PUSH_CONTACT", ""),
        smtp=environment.get("QUESTHALL_SMTP", ""),
        mail_from=environment.get("QUESTHALL_MAIL_FROM", ""),
    )
    return keeping(settings, environment.get("QUESTHALL_KEEP_DAYS", ""))


class BadSettings(ValueError):
    """A setting, or a file of them, cannot be used, and why."""


def minds_at(place: str) -> str:
    """The address of a cluster; nothing for this machine. Raises BadSettings."""
    if place in ("", HERE):
        return ""
    if not CLUSTER.fullmatch(place):
        raise BadSettings(
            f"bots cannot think at {place!r}: say {HERE}, or the address of a Ray cluster, such as"
            " ray://127.0.0.1:10001"
        )
    if not can_use_ray():
        raise BadSettings("bots think on a Ray cluster with Ray: pip install 'questhall[ray]'")
    return place


def said_in(path: Path) -> dict[str, str]:
    """The settings of a TOML file, as the environment would say them. Raises BadSettings."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise BadSettings(f"{path} cannot be read: {fault.strerror}") from None
    except ValueError as fault:  # neither UTF-8 nor TOML
        raise BadSettings(f"{path} is not TOML: {fault}") from None
    return {name: _said(path, name, value) for name, value in found.items()}


def _said(path: Path, name: str, value: object) -> str:
    if name not in NAMES:
        known = [each.removeprefix(PREFIX) for each in NAMES]
        near = get_close_matches(name.upper().removeprefix(PREFIX), known, 1)
        hint = f"did you mean {PREFIX}{near[0]}?" if near else "docs/hosting.md lists them"
        raise BadSettings(f"{path}: there is no setting {name}; {hint}")
    items = value if isinstance(value, list) else [value]
    if not all(isinstance(each, str | int | float) for each in items):
        raise BadSettings(f"{path}: {name} must be a text, a number or a list of them")
    if any(isinstance(each, bool) for each in items):
        raise BadSettings(f'{path}: {name} must be a text, such as "on" or "off"')
    return ",".join(str(each) for each in items)


def keeping(settings: Settings, days: str) -> Settings:
    """With `days` for finished and abandoned tables, as in "365,60"; one number is for both."""
    if not days:
        return settings
    finished, _, abandoned = days.partition(",")
    return msgspec.structs.replace(
        settings,
        keep_finished_days=float(finished),
        keep_abandoned_days=float(abandoned or finished),
    )


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())
