"""The build backend: setuptools, which also asks for mypy when the build is to be compiled.

An interpreted build (the normal one) needs nothing but setuptools. With QUESTHALL_COMPILE=1
mypyc has to see the types of everything the code imports, so the libraries come along.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

TYPE_KNOWLEDGE = ("mypy", "types-")


def get_requires_for_build_wheel(config_settings: Mapping[str, object] | None = None) -> list[str]:
    if os.environ.get("QUESTHALL_COMPILE") != "1":
        return []
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    dev: list[str] = project["optional-dependencies"]["dev"]
    dependencies: list[str] = project["dependencies"]
    return [one for one in dev if one.startswith(TYPE_KNOWLEDGE)] + dependencies


get_requires_for_build_editable = get_requires_for_build_wheel
