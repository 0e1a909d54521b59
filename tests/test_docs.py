"""The Python in the documentation runs as it stands."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from questhall.games.gloomhaven.scenarios.words.rules import RULES
from questhall.games.sorcerer.words.effects import EFFECTS
from tests.marks import example, rule
from tests.sorcerer.bench import Bench

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/writing-a-bot.md"])
def test_the_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile("\n".join(blocks), page, "exec"), {"__name__": page})
    results = capsys.readouterr().out.splitlines()[-1]
    assert results in ("[1.0, 0.0]", "[0.0, 1.0]", "[0.5, 0.5]")


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "README.ru.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_tests_that_prove_promises_are_there() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/]*test_\w+\.py)`", page))
    assert named
    for name in named:
        place = ROOT / name if name.startswith("tests/") else ROOT / "tests" / "server" / name
        assert place.exists(), f"security.md names {name}"


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/adding-a-card.md", "docs/testing.md"])
def test_the_tests_that_are_shown_pass(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    shown: dict[str, Any] = {"Bench": Bench, "example": example, "rule": rule}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(block, page, "exec"), shown)
    tests = [each for name, each in shown.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        test()


def test_the_first_contribution_works_as_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each block is written into the module that it names, and taken out again afterwards."""
    for language in (EFFECTS, RULES):
        monkeypatch.setattr(language, "words", dict(language.words))
    text = (ROOT / "docs" / "first-contribution.md").read_text(encoding="utf-8")
    passed = []
    for path, code in re.findall(r"```python\n# (\S+)\n(.*?)```", text, re.DOTALL):
        shown: dict[str, Any] = {}
        if path.startswith("src/"):
            module = import_module(path.removeprefix("src/").removesuffix(".py").replace("/", "."))
            shown = dict(vars(module))
        before = set(shown)
        exec(compile(code, path, "exec"), shown)
        for name in set(shown) - before - {"__builtins__"}:
            if path.startswith("src/"):
                monkeypatch.setattr(module, name, shown[name], raising=False)
            elif name.startswith("test_"):
                shown[name]()
                passed.append(name)
    assert len(passed) == 3
