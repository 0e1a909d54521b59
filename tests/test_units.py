"""The C code of a group is compiled in units of about the same length."""

from pathlib import Path

import pytest

import units


@pytest.fixture
def sources(tmp_path: Path) -> list[str]:
    """Three modules, the first of which is longer than a unit."""
    texts = {
        "long": "int a;\n" * (units.LINES + 1),
        "import": "char CPyDef_rules_____top_level__(void) {\n}\n",
        "short": "char CPyDef_rules___attack(void) {\n}\n",
    }
    for name, text in texts.items():
        (tmp_path / f"{name}.c").write_text(text)
    return [str(tmp_path / f"{name}.c") for name in texts]


def test_a_long_module_fills_a_unit_and_short_ones_share_one(
    sources: list[str], tmp_path: Path
) -> None:
    made = units.put_into_units("rules", sources, tmp_path)
    assert [Path(unit).name for unit in made] == ["unit_rules_0.c", "unit_rules_1.c"]
    assert Path(made[0]).read_text().count("int a;") == units.LINES + 1


def test_only_what_runs_at_import_is_not_optimised(sources: list[str], tmp_path: Path) -> None:
    shared = Path(units.put_into_units("rules", sources, tmp_path)[1]).read_text()
    assert "\nQUESTHALL_ONCE char CPyDef_rules_____top_level__(void) {" in shared
    assert "\nchar CPyDef_rules___attack(void) {" in shared


def test_an_unchanged_unit_is_not_written_again(sources: list[str], tmp_path: Path) -> None:
    made = units.put_into_units("rules", sources, tmp_path)
    before = [Path(unit).stat().st_mtime_ns for unit in made]
    assert units.put_into_units("rules", sources, tmp_path) == made
    assert [Path(unit).stat().st_mtime_ns for unit in made] == before


LEVELS = {"questhall.rules.attack": "2", "questhall.rules.town": "1"}


@pytest.fixture
def group(tmp_path: Path) -> list[str]:
    """What mypyc writes for a group: itself, its modules, and the functions behind Python."""
    names = ("__native_questhall_rules", "__native_questhall___rules___attack")
    others = ("__native_questhall___rules___town", "__native_questhall___rules___book", "int_ops")
    for name in (*names, *others):
        (tmp_path / f"{name}.c").write_text(f"int {name.rsplit('_', 1)[-1]};\n")
    return [str(tmp_path / f"{name}.c") for name in (*names, *others)]


def test_modules_of_one_level_share_a_unit(group: list[str], tmp_path: Path) -> None:
    made = units.put_into_units("rules", group, tmp_path, LEVELS)
    held = {units.level_of(unit): Path(unit).read_text() for unit in made}
    assert set(held) == {"0", "1", "2"}
    assert "int attack;" in held["2"]
    assert "int town;" in held["1"]
    assert "int book;" in held["0"]
    assert "int rules;" in held["0"]


def test_what_stands_behind_python_is_as_hot_as_the_hottest_module(
    group: list[str], tmp_path: Path
) -> None:
    made = units.put_into_units("rules", group, tmp_path, LEVELS)
    assert "int ops;" in Path(made[0]).read_text()
    assert units.level_of(made[0]) == "2"
    cold = units.put_into_units("rules", group, tmp_path, {})
    assert [units.level_of(unit) for unit in cold] == ["0"]


def test_units_without_levels_have_the_common_one(group: list[str], tmp_path: Path) -> None:
    made = units.put_into_units("rules", group, tmp_path)
    assert [units.level_of(unit) for unit in made] == [None]
