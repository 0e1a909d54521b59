"""Files that are whole or not there."""

import os
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    beside = path.with_name(f".{path.name}.new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)
