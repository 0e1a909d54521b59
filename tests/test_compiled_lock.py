"""compiled.lock is out of date when, and only when, something changed that compiled code is made
of."""

from pathlib import Path

import pytest

import compiled_lock

FILES = {
    "compiled.txt": "[group kernel]\nsrc/questhall/kernel/*.py\n!src/questhall/kernel/slow.py\n",
    "setup.py": "",
    "tools/compiling.py": "",
    "tools/units.py": "",
    "requirements-dev.lock": "mypy==2.4.1 \\\n    --hash=sha256:0\npytest==9.0.0 \\\n",
    "src/questhall/kernel/match.py": "",
    "src/questhall/kernel/slow.py": "",
    "src/questhall/conformance/checks.py": "",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository whose lock is up to date."""
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    compiled_lock.write(tmp_path, compiled_lock.fingerprint(tmp_path))
    return tmp_path


def is_up_to_date(root: Path) -> bool:
    return compiled_lock.fingerprint(root) == compiled_lock.locked(root)


def test_what_was_written_is_up_to_date(root: Path) -> None:
    assert is_up_to_date(root)


def test_without_a_lock_everything_is_compiled(root: Path) -> None:
    (root / "compiled.lock").unlink()
    assert not is_up_to_date(root)


@pytest.mark.parametrize(
    "name",
    [
        "setup.py",
        "tools/compiling.py",
        "src/questhall/kernel/match.py",
        "src/questhall/conformance/checks.py",
    ],
)
def test_what_is_compiled_or_asked_of_it_counts(root: Path, name: str) -> None:
    (root / name).write_text("changed = True\n", encoding="utf-8")
    assert not is_up_to_date(root)


def test_a_new_module_counts(root: Path) -> None:
    (root / "src/questhall/kernel/new.py").write_text("", encoding="utf-8")
    assert not is_up_to_date(root)


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [("mypy==2.4.1", "mypy==2.4.2", True), ("pytest==9.0.0", "pytest==9.0.1", False)],
)
def test_the_version_of_the_compiler_counts(root: Path, old: str, new: str, counts: bool) -> None:
    lock = root / "requirements-dev.lock"
    lock.write_text(FILES[lock.name].replace(old, new), encoding="utf-8")
    assert is_up_to_date(root) is not counts


def test_what_stays_python_does_not_count(root: Path) -> None:
    (root / "src/questhall/kernel/slow.py").write_text("changed = True\n", encoding="utf-8")
    assert is_up_to_date(root)
