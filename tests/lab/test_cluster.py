"""A plan on a real Ray cluster of several nodes: what is lost on the way changes no result."""

import socket
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from questhall.lab.backends import Here, Processes
from questhall.lab.cluster import OtherRules, RayCluster
from questhall.lab.plans import Job, LabPlan, read_plan
from questhall.lab.running import run_plan
from questhall.ray_clusters import NoCluster
from tests.clusters import Nodes, kill, ray_cluster

pytestmark = pytest.mark.slow

PLAN = """\
seed: s
repetitions: 20
games:
  - {game: sorcerer, bots: [random, 'easy, random:1']}
"""
FILES = ("results.csv", "report.html", "results.parquet")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    with ray_cluster(workers=2) as started:
        yield started


def plan_of(folder: Path, text: str = PLAN) -> LabPlan:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return read_plan(path)


def contents(folder: Path) -> list[bytes]:
    return [(folder / name).read_bytes() for name in FILES]


def test_a_cluster_that_loses_a_worker_and_a_node_gives_the_same(
    nodes: Nodes, tmp_path: Path
) -> None:
    plan = plan_of(tmp_path)
    lost: list[object] = []

    def lose_something() -> None:
        """A process in the middle of a game as soon as there is one; then a whole node."""
        at_work = nodes.at_work("play_there")
        if not lost and at_work:
            kill(at_work[0])
            lost.append(at_work[0])
        elif len(lost) == 1:
            lost.append(nodes.workers[0])
            nodes.lose(nodes.workers[0])

    run_plan(plan, tmp_path / "ray", RayCluster(nodes.address), progress=lose_something)
    assert len(lost) == 2
    lines = (tmp_path / "ray" / "results.jsonl").read_bytes().splitlines()
    assert len(lines) == len(plan.jobs())
    for name, backend in (("here", Here()), ("processes", Processes(2))):
        run_plan(plan, tmp_path / name, backend)
        assert contents(tmp_path / name) == contents(tmp_path / "ray")
    with pytest.raises(OtherRules, match="other rules, content or packs of sorcerer"):
        list(RayCluster(nodes.address).play([of_other_rules(plan.jobs()[0])]))


def of_other_rules(job: Job) -> Job:
    return msgspec.structs.replace(job, case=msgspec.structs.replace(job.case, edition="other"))


def test_a_cluster_that_is_not_there_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"ray://127.0.0.1:{closed.getsockname()[1]}"
    with pytest.raises(NoCluster, match=f"the Ray cluster {address} cannot be used"):
        run_plan(plan_of(tmp_path), tmp_path / "out", RayCluster(address))
