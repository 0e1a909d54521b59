"""The Python in the documentation runs as it stands."""

import re
from pathlib import Path

import pytest

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
