"""questhall mage_knight fight: the combat adviser at the command line."""

import json
import re
from pathlib import Path
from typing import Any

from tests.cli.command import questhall, refused

PAGE = Path(__file__).parents[2] / "docs/adviser.md"
DIGGERS = '{"hand": ["march"], "enemies": [{"enemy": "prowlers"}]}'


def answer(text: str, *words: str) -> dict[str, Any]:
    result = questhall("mage_knight", "fight", "-", *words, typed=text)
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_the_example_of_the_page() -> None:
    sheet, promised = re.findall(r"```json\n(.*?)```", PAGE.read_text(), re.DOTALL)
    found = answer(sheet)
    assert found["complete"]
    assert {key: found[key] for key in json.loads(promised)} == json.loads(promised)


def test_a_file(tmp_path: Path) -> None:
    file = tmp_path / "fight.json"
    file.write_text(DIGGERS)
    result = questhall("mage_knight", "fight", str(file))
    assert json.loads(result.stdout) == answer(DIGGERS)


def test_lines() -> None:
    typed = f'{DIGGERS}\n\n{{"enemies": []}}\n'
    result = questhall("mage_knight", "fight", "-", "--lines", typed=typed)
    first, second = (json.loads(line) for line in result.stdout.splitlines())
    assert first == answer(DIGGERS)
    assert second["error"].startswith("enemies: ")


def test_sentences() -> None:
    assert answer(DIGGERS, "--explain")["why"] == [
        "Ranged and siege attacks: End the phase.",
        "Block: End the phase.",
        "Damage: Damage from Prowlers (The hero takes it).",
        "Attack: End the fight.",
        "Defeated: nobody. Wounds: 2. Fame: 0.",
    ]


def test_sentences_in_russian() -> None:
    why = answer(DIGGERS, "--explain", "--language", "ru")["why"]
    assert why[-1] == "Побеждены: никто. Раны: 2. Слава: 0."
    assert why[0].endswith("Закончить фазу.")


def test_what_is_assumed_and_left_out_is_said() -> None:
    sheet = {"hand": ["horn_of_wrath"], "enemies": [{"enemy": "orc_summoners"}]}
    why = answer(json.dumps(sheet), "--explain")["why"]
    assert "Assumed: Orc Summoners will summon Minotaur." in why
    assert any(line.startswith("Left out, as nobody can know") for line in why)


def test_what_is_wrong_is_said() -> None:
    said = refused("mage_knight", "fight", "-", typed='{"enemies": 3}')
    assert "the standard input: enemies: Expected array" in said
    assert "there is no language" in refused(
        "mage_knight", "fight", "-", "--explain", "--language", "xx", typed=DIGGERS
    )
