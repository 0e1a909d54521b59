"""What hosts and releases are given fits what there is: files, settings, options, ports."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from questhall.cli import app
from questhall.server.settings import NAMES, said_in, settings_from

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
WORKFLOW: dict[Any, Any] = yaml.safe_load(
    (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
)
HALLS = {name: each for name, each in COMPOSE["services"].items() if name.startswith("hall")}


def options_of_serve() -> set[str]:
    command = typer.main.get_command(app)
    found = command.commands["serve"] if hasattr(command, "commands") else None
    assert found is not None
    return {option for each in found.params for option in each.opts}


def test_the_proxy_of_compose_knows_all_halls() -> None:
    named = re.findall(r"server 127\.0\.0\.1:(\d+)", (DEPLOY / "nginx.conf").read_text())
    ports = [each["command"][each["command"].index("--port") + 1] for each in HALLS.values()]
    assert sorted(ports) == sorted(named)
    for mounted in COMPOSE["services"]["proxy"]["volumes"]:
        assert (DEPLOY / mounted.split(":")[0]).is_file()


@pytest.mark.parametrize("name", HALLS)
def test_a_hall_of_compose_is_started_as_it_can_be(name: str) -> None:
    hall = HALLS[name]
    assert (DEPLOY / hall["build"]["context"] / "Dockerfile").is_file()
    assert hall["network_mode"] == "service:proxy"
    assert hall["command"][0] == "serve"
    assert {word for word in hall["command"] if word.startswith("--")} <= options_of_serve()
    assert f":{hall['command'][-1]}/readyz" in hall["healthcheck"]["test"][-1]
    assert set(hall["environment"]) <= set(NAMES)
    assert set(hall["depends_on"]) <= set(COMPOSE["services"])
    settings = settings_from(hall["environment"])
    assert settings.database.startswith("postgresql://questhall:")
    assert settings.database.split("@")[1].split("/")[0] in COMPOSE["services"]
    assert settings.proxies == ("127.0.0.1",)


def test_the_image_is_made_of_what_there_is() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        line.split()[1] for line in lines if line.startswith("COPY ") and "--from" not in line
    ]
    assert copied
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for name in copied:
        assert (ROOT / name).exists()
        assert name not in ignored
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = ["README.md", *project["license-files"], "compiled.txt", "tools", "src", "web"]
    assert not set(needed) & set(ignored)
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", "\n".join(lines))
    assert set(extras.split(",")) <= set(project["optional-dependencies"])
    assert 'ENTRYPOINT ["questhall"]' in lines


def test_the_unit_and_the_example_of_settings_name_settings_that_there_are() -> None:
    unit = (DEPLOY / "questhall.service").read_text(encoding="utf-8")
    named = re.findall(r"QUESTHALL_\w+", unit)
    assert named
    assert set(named) <= set(NAMES)
    assert set(re.findall(r"(--[a-z-]+)", unit)) <= options_of_serve()
    assert settings_from(said_in(DEPLOY / "questhall.toml")).site == "https://table.example.org"


def test_a_release_waits_for_everything_and_publishes_only_a_tag() -> None:
    jobs = WORKFLOW["jobs"]
    assert WORKFLOW[True]["push"] == {"tags": ["v*"]}  # YAML takes `on` for a yes
    for job in jobs.values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(jobs)
    assert set(jobs["release"]["needs"]) | {"release", "version"} == set(jobs)
    assert jobs["release"]["if"] == "github.ref_type == 'tag'"
    push = [
        step["with"]["push"] for step in jobs["image"]["steps"] if "push" in step.get("with", {})
    ]
    assert push == ["${{ github.ref_type == 'tag' }}"]


def test_a_release_runs_what_there_is() -> None:
    jobs = WORKFLOW["jobs"]
    steps = [step for job in jobs.values() for step in job["steps"]]
    run = "\n".join(step["run"] for step in steps if "run" in step)
    for name in re.findall(r"python (tools/\w+\.py)", run):
        assert (ROOT / name).is_file()
    assert 'version = \\"${GITHUB_REF_NAME#v}\\"" pyproject.toml' in run
    version = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert re.search(r'^version = "[\d.]+"$', version, re.MULTILINE)
    (wheels,) = [
        step["env"] for step in jobs["wheels"]["steps"] if "CIBW_BUILD" in step.get("env", {})
    ]
    assert wheels["CIBW_ENVIRONMENT"] == "QUESTHALL_COMPILE=1"
    for module in re.findall(r"import ([\w.]+) as", wheels["CIBW_TEST_COMMAND"]):
        source = f"src/{module.replace('.', '/')}.py"
        assert (ROOT / source).is_file()
