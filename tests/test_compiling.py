"""What is compiled together, and what of it is hot."""

from pathlib import Path

import pytest

from compiling import BadList, compiled_groups, levels

ROOT = Path(__file__).resolve().parent.parent


def test_groups_hold_what_is_compiled(tmp_path: Path) -> None:
    for name in ("kernel/match", "kernel/slow", "rules/attack", "rules/town"):
        path = tmp_path / "src" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    (tmp_path / "compiled.txt").write_text(
        "[group kernel]\nsrc/kernel/*.py\n!src/kernel/slow.py\n[group rules]\nsrc/rules/*.py\n"
    )
    assert compiled_groups(tmp_path) == [
        (["src/kernel/match.py"], "kernel"),
        (["src/rules/attack.py", "src/rules/town.py"], "rules"),
    ]


def test_each_hot_module_has_its_level(tmp_path: Path) -> None:
    (tmp_path / "hot.txt").write_text("# measured\n2 src/a.py\n\ng src/gone.py  # no longer\n")
    assert levels(tmp_path) == {"src/a.py": "2", "src/gone.py": "g"}


@pytest.mark.parametrize("line", ["src/a.py", "fast src/a.py", "2 src/a.py src/b.py"])
def test_a_bad_line_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "hot.txt").write_text(f"2 src/c.py\n{line}\n")
    with pytest.raises(BadList, match=r"hot.txt:2: a line is one of 0, g, 1, 2, and a path"):
        levels(tmp_path)


def test_most_of_our_own_list_is_compiled() -> None:
    compiled = {path for files, _ in compiled_groups(ROOT) for path in files}
    hot = levels(ROOT)
    assert "2" in hot.values()
    assert len(set(hot) & compiled) > len(hot) / 2, "measure anew: tools/hot"
