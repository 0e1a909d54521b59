"""questhall rules: the rulebook, what tests prove of it, and what is missing."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from questhall.kernel.rulebook import (
    BadRulebook,
    Coverage,
    code_places,
    folder_of_tests,
    marked_tests,
    proofs_of,
    read_chapter,
    rulebook_of,
    waivers_of,
    write_record,
)
from tests.cli.command import questhall, refused

SORCERER = "questhall.games.sorcerer"
FOLDER = SORCERER.replace(".", "/")


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package of a game with three rules, away from any tests."""
    package = tmp_path / "site" / "three_rules"
    (package / "rulebook" / "en").mkdir(parents=True)
    (package / "__init__.py").write_text("# TR-1.1\nX = 'TR-1.10'\nY = 1  # TR-1.2, TR-1.1\n")
    (package / "rulebook" / "en" / "01-all.md").write_text(
        "# 1. All\n\n- [TR-1.1] One.\n> A-1: So.\n- [TR-1.2] Two.\n- [TR-1.10] Ten.\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    monkeypatch.delitem(sys.modules, "three_rules", raising=False)
    monkeypatch.chdir(tmp_path)
    yield package
    rulebook_of.cache_clear()


def test_a_chapter_has_a_title_rules_and_notes() -> None:
    chapter = read_chapter(
        "# 4. Battlefields\n\n## 4.1 Layout\n- [SO-4.1.1] Three lie in a row.\n"
        "- [SO-4.1.2] Two are adjacent.\n> A-40: Not in a ring.\n\n| SO-4.1.9 | a table |\n"
    )
    assert chapter.title == "4. Battlefields"
    assert [(rule.id, rule.text) for rule in chapter.rules] == [
        ("SO-4.1.1", "Three lie in a row."),
        ("SO-4.1.2", "Two are adjacent."),
    ]
    assert [rule.notes for rule in chapter.rules] == [[], ["A-40: Not in a ring."]]


def test_both_languages_have_the_same_rules() -> None:
    english = rulebook_of(SORCERER, "en")
    assert english.ids == rulebook_of(SORCERER, "ru").ids
    assert english.prefixes == {"SO"}
    assert len(english.ids) > 400


def test_tested_and_waived_at_once_is_tested() -> None:
    coverage = Coverage(
        ["A-1", "A-2", "A-3"], {"A-1", "A-9"}, {"A-1": "no", "A-2": "no", "A-8": "no"}
    )
    assert coverage.tested == ["A-1"]
    assert coverage.waived == {"A-2": "no"}
    assert coverage.missing == ["A-3"]
    assert (coverage.unknown_in_tests, coverage.unknown_in_waivers) == (["A-9"], ["A-8"])


def test_marks_are_read_and_nothing_is_run(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text(
        "import nothing_of_that_name\n"
        '@rule("A-1", "A-2")\n'
        "def test_a(): ...\n"
        '@pytest.mark.rule("A-3")\n'
        "class TestB:\n"
        '    @example("A-EX-1")\n'
        '    @rule("A-1")\n'
        "    def test_b(self): ...\n"
        "def test_c(): rule('A-4')\n"
    )
    marked = marked_tests(tests)
    assert {id: [str(place) for place in places] for id, places in marked.items()} == {
        "A-1": ["tests/test_one.py:2 test_a", "tests/test_one.py:7 test_b"],
        "A-2": ["tests/test_one.py:2 test_a"],
        "A-3": ["tests/test_one.py:4 TestB"],
    }


def test_a_mark_that_cannot_be_read_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("@rule(*IDS)\ndef test_a(): ...\n")
    with pytest.raises(BadRulebook, match=r"test_one.py:1: a rule is marked by its plain id"):
        marked_tests(tmp_path)


def test_places_in_the_code_are_of_that_rule_alone(small: Path) -> None:
    assert [str(place) for place in code_places("three_rules", "TR-1.1")] == [
        "three_rules/__init__.py:1",
        "three_rules/__init__.py:3",
    ]


def test_the_proofs_of_a_checkout_lie_beside_its_sources() -> None:
    assert folder_of_tests(SORCERER) == Path(__file__).parents[1]


def coverage() -> Coverage:
    """The coverage of the three rules."""
    rulebook = rulebook_of("three_rules", "en")
    tests = proofs_of("three_rules", rulebook.prefixes) or {}
    return Coverage(rulebook.ids, set(tests), waivers_of("three_rules"))


def test_tests_in_the_current_directory_count(small: Path, tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text('@rule("TR-1.2", "SO-1")\ndef test_a(): ...\n')
    found = coverage()
    assert found.tested == ["TR-1.2"]
    assert found.missing == ["TR-1.1", "TR-1.10"]
    assert found.unknown_in_tests == []


def test_without_tests_the_record_counts(small: Path) -> None:
    assert coverage().tested == []
    write_record("three_rules", ["TR-1.1", "TR-1.10"])
    assert coverage().tested == ["TR-1.1", "TR-1.10"]


def test_waivers_are_gathered_from_all_files(small: Path) -> None:
    (small / "rulebook" / "waivers.yaml").write_text("TR-1.1: a count of pieces\n")
    (small / "rulebook" / "waivers-more.yaml").write_text("TR-1.2: table manners\n")
    assert waivers_of("three_rules") == {"TR-1.1": "a count of pieces", "TR-1.2": "table manners"}
    (small / "rulebook" / "waivers-more.yaml").write_text("TR-1.2: ''\n")
    with pytest.raises(BadRulebook, match=r"waivers-more.yaml: TR-1.2 needs one reason"):
        waivers_of("three_rules")


def test_two_rules_of_one_id_are_a_fault(small: Path) -> None:
    (small / "rulebook" / "en" / "02-more.md").write_text("# 2. More\n- [TR-1.2] Again.\n")
    with pytest.raises(BadRulebook, match=r"two rules are called TR-1\.2"):
        rulebook_of("three_rules", "en")


@pytest.mark.slow
def test_the_json_accounts_for_every_rule() -> None:
    result = questhall("rules", "sorcerer", "--json")
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert sorted(report) == ["game", "missing", "tested", "total", "waived"]
    assert report["game"] == "sorcerer"
    ids = [*report["tested"], *report["waived"], *report["missing"]]
    assert sorted(ids) == sorted(rulebook_of(SORCERER, "en").ids)
    assert report["total"] == len(ids)
    assert "SO-18.23.1" in report["tested"]


@pytest.mark.slow
def test_the_table_has_a_line_for_every_chapter() -> None:
    result = questhall("rules", "sorcerer", "--lang", "ru")
    assert result.exit_code == 0, result.output
    assert "16. Фаза боя" in result.stdout
    assert "416 rules: " in result.stdout


@pytest.mark.slow
def test_one_rule_with_its_text_code_and_tests() -> None:
    result = questhall("rules", "sorcerer", "SO-18.23.1")
    assert result.exit_code == 0, result.output
    assert "To weaken a minion" in result.stdout
    assert "tests/sorcerer/test_bench.py:" in result.stdout
    assert "test_weakening_pays_for_the_bonus" in result.stdout
    russian = questhall("rules", "sorcerer", "SO-4.4.4", "--lang", "ru", "--json")
    report = json.loads(russian.stdout)
    assert report["rule"] == "SO-4.4.4"
    assert "поле битвы" in report["text"]
    assert any(
        place.startswith(f"{SORCERER.replace('.', '/')}/rules/formats.py:")
        for place in report["code"]
    )


@pytest.mark.slow
def test_wrong_words_are_explained() -> None:
    assert "no game called 'chess'" in refused("rules", "chess")
    assert "no rule 'SO-99.9'" in refused("rules", "sorcerer", "SO-99.9")
    assert "no language 'fr'" in refused("rules", "sorcerer", "--lang", "fr")
