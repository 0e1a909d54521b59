"""The proxies in front of several servers in tests: nginx and HAProxy."""

import shutil
from pathlib import Path

from debian import installed


def find_nginx() -> Path | None:
    found = shutil.which("nginx")
    return Path(found) if found else None


def install_nginx() -> Path:
    return installed("nginx", "nginx-light", find_nginx)


def find_haproxy() -> Path | None:
    found = shutil.which("haproxy")
    return Path(found) if found else None


def install_haproxy() -> Path:
    return installed("HAProxy", "haproxy", find_haproxy)
