"""./play uses the compiled build when, and only when, it is what the sources say."""

import io
import re
from pathlib import Path

import pytest

import building
import compiled_lock
import fast
from progress import Progress

FILES = {
    "compiled.txt": "[group kernel]\nsrc/questhall/kernel/*.py\n",
    "setup.py": "",
    "tools/compiling.py": "",
    "tools/units.py": "",
    "requirements-dev.lock": "mypy==2.4.1 \\\n    --hash=sha256:0\n",
    "src/questhall/__init__.py": "",
    "src/questhall/kernel/__init__.py": "",
    "src/questhall/kernel/match.py": "slow = True\n",
    "src/questhall/kernel/text/en.ftl": "a = b\n",
    "src/questhall/server/app.py": "",
}
SO = "questhall/kernel/match.cpython-311-x86_64-linux-gnu.so"
GROUP = "questhall_kernel__mypyc.cpython-311-x86_64-linux-gnu.so"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with one compiled module."""
    for name, text in FILES.items():
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "checkout"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """What the compiler left: besides what is wanted, objects."""
    for name in (SO, GROUP, "questhall/kernel/match.o"):
        path = tmp_path / "lib" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    return tmp_path / "lib"


class TestWhichBuild:
    def test_what_was_made_from_these_sources_is_used(self, root: Path, made: Path) -> None:
        kept = root / ".cache" / "fast"
        assert fast.usable(kept, root) is None
        fast.keep(made, kept / fast.key(root))
        assert fast.usable(kept, root) == kept / fast.key(root)

    @pytest.mark.parametrize(
        ("name", "matters"),
        [
            ("src/questhall/kernel/match.py", True),
            ("setup.py", True),
            ("src/questhall/server/app.py", False),
            ("src/questhall/kernel/text/en.ftl", False),
        ],
    )
    def test_only_what_is_compiled_makes_it_old(
        self, root: Path, made: Path, name: str, matters: bool
    ) -> None:
        kept = root / ".cache" / "fast"
        fast.keep(made, kept / fast.key(root))
        (root / name).write_text("changed = True\n")
        assert (fast.usable(kept, root) is None) == matters

    def test_only_the_newest_is_kept(self, root: Path, made: Path) -> None:
        kept = root / ".cache" / "fast"
        fast.keep(made, kept / "older")
        fast.keep(made, kept / "newer")
        assert [path.name for path in kept.iterdir()] == ["newer"]
        assert sorted(fast.compiled_modules(kept / "newer" / "made")) == [SO, GROUP]

    def test_an_old_one_is_named_and_not_used(
        self, root: Path, made: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        kept = root / ".cache" / "fast"
        assert fast.which(kept, root) == 0
        assert capsys.readouterr() == ("", "")
        fast.keep(made, kept / fast.key(root))
        assert fast.which(kept, root) == 0
        tree = Path(capsys.readouterr().out.strip())
        assert (tree / SO).read_text() == SO
        (root / "src/questhall/kernel/match.py").write_text("changed = True\n")
        assert fast.which(kept, root) == 0
        out, err = capsys.readouterr()
        assert out == ""
        assert re.search("no longer matches the sources .* ./play --fast makes it anew", err)


class TestTheTree:
    def test_compiled_modules_lie_beside_links_to_the_rest(
        self, root: Path, made: Path, tmp_path: Path
    ) -> None:
        tree, package = tmp_path / "tree", root / "src" / "questhall"
        fast.lay_out(tree, package, fast.compiled_modules(made))
        assert (tree / SO).read_text() == SO
        assert (tree / GROUP).exists()
        assert (tree / "questhall/kernel/match.py").read_text() == "slow = True\n"
        assert (tree / "questhall/server").readlink() == package / "server"
        assert (tree / "questhall/kernel/text").is_symlink()

    def test_it_follows_the_sources(self, root: Path, made: Path, tmp_path: Path) -> None:
        tree, package = tmp_path / "tree", root / "src" / "questhall"
        fast.lay_out(tree, package, fast.compiled_modules(made))
        (tree / "questhall/kernel/__pycache__").mkdir()
        (package / "kernel" / "match.py").unlink()
        (package / "kernel" / "new.py").write_text("new = True\n")
        (package / "server" / "new.py").write_text("new = True\n")
        fast.lay_out(tree, package, fast.compiled_modules(made))
        held = {path.name for path in (tree / "questhall/kernel").iterdir()}
        assert held == {Path(SO).name, "__init__.py", "new.py", "text", "__pycache__"}
        assert (tree / "questhall/server/new.py").exists()

    def test_a_module_that_is_no_longer_compiled_leaves_no_folder(
        self, root: Path, made: Path, tmp_path: Path
    ) -> None:
        tree, package = tmp_path / "tree", root / "src" / "questhall"
        fast.lay_out(tree, package, fast.compiled_modules(made))
        (made / SO).unlink()
        fast.lay_out(tree, package, fast.compiled_modules(made))
        assert (tree / "questhall").readlink() == package


class TestMaking:
    def test_without_a_compiler_one_sentence_says_what_to_do(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setenv("CC", "no-such-compiler")
        monkeypatch.setattr(fast, "usable", lambda: None)
        assert fast.make() == 0
        said = capsys.readouterr().err
        assert len(said.splitlines()) == 1
        assert "there is no C compiler (no-such-compiler); on Debian: apt install gcc" in said
        assert "run ./play --fast again; playing goes on interpreted." in said

    def test_of_the_lock_only_what_compiles_is_installed(self) -> None:
        lock = (building.ROOT / "requirements-dev.lock").read_text(encoding="utf-8")
        kept = fast.needed_to_compile(lock)
        names = re.findall(r"^([\w-]+)==", kept, re.MULTILINE)
        assert {"mypy", "librt", "types-pyyaml"} <= set(names)
        assert "pytest" not in names
        assert kept.count("--hash=") >= len(names)
        pinned = compiled_lock.COMPILER.findall(lock)
        assert {each for each in pinned if each.startswith("mypy==")} <= set(kept.split())

    def test_the_bar_moves_with_each_module_and_each_unit(self) -> None:
        bar = io.StringIO()
        log: list[str] = []
        lines = [
            "LOG:  Loaded graph with 40 nodes (1.5 sec)\n",
            *["LOG:  Scheduling SCC singleton (questhall.kernel.match) as stale\n"] * 20,
            "LOG:  Scheduling SCC of size 20 (questhall.lab and 19 others) as stale\n",
            "building\n",
            "compiled 50000000 of 200000000\n",
            "compiled 200000000 of 200000000\n",
        ]
        fast.follow(lines, log.append, Progress("Compiling", bar))
        said = bar.getvalue().splitlines()
        assert log == ["building\n"]
        assert said[0].endswith("reading the modules")
        assert "compiling, 50 of 200 MB of C" in said[1]
        assert said[-1].startswith("Compiling: 100 %")
