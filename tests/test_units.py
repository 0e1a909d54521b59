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
