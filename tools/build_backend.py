"""The build backend: setuptools, which also asks for mypy when the build is to be compiled.

An interpreted build (the normal one) needs only setuptools. With QUESTHALL_COMPILE=1 mypyc has to
see the types of everything the code imports, so the libraries are required too. A wheel also holds
the browser client, which is built first if it is missing.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import client

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


def get_requires_for_build_editable(
    config_settings: Mapping[str, object] | None = None,
) -> list[str]:
    if os.environ.get("QUESTHALL_COMPILE") != "1":
        return []
    dev: list[str] = _project()["optional-dependencies"]["dev"]
    dependencies: list[str] = _project()["dependencies"]
    return [one for one in dev if one.startswith(TYPE_KNOWLEDGE)] + dependencies


def get_requires_for_build_wheel(config_settings: Mapping[str, object] | None = None) -> list[str]:
    """A wheel holds the built client; if there is no Node, one is requested."""
    needed = get_requires_for_build_editable(config_settings)
    if _lacks_client() and client.node_folder() is None:
        needed += _project()["optional-dependencies"]["client"]
    return needed


def build_wheel(
    wheel_directory: str,
    config_settings: Any = None,
    metadata_directory: str | None = None,
) -> str:
    if _lacks_client():
        client.build()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def _lacks_client() -> bool:
    """Is there a client to build? A copy of the engine alone has no web folder."""
    return client.WEB.exists() and not client.is_built()


def _project() -> dict[str, Any]:
    whole = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = whole["project"]
    return found
