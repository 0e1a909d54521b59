"""Workers withstand any job: limits of time and memory, death, and the end of the server."""

import asyncio
import os
import socket
from pathlib import Path

import httpx
import pytest

from questhall.server.workers.jobs import Job, TookTooLong
from questhall.server.workers.process import Worker
from tests.server.hosting import PATIENCE, Host, wait_until
from tests.server.process import Process
from tests.server.stubborn import FOLDER, install


def use(host: Host, tool: str) -> httpx.Response:
    return host.post(f"/api/games/stubborn/tools/{tool}", {})


def begun(moods: Path, tool: str) -> list[int]:
    """The processes in which the tool was started."""
    notes = moods / f"{tool}.begun"
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


def is_alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("tool", ["spin", "sleep", "die"])
def test_a_job_without_end_is_ended_and_not_tried_again(
    stubborn: Host, moods: Path, tool: str
) -> None:
    before = len(begun(moods, tool))
    assert use(stubborn, tool).status_code == 500
    (process,) = begun(moods, tool)[before:]
    stubborn.wait_until(lambda _: not is_alive(process))
    after = use(stubborn, "echo")
    assert after.status_code == 200
    assert after.json()["process"] != process


def test_the_system_ends_a_worker_whose_processor_time_is_over(moods: Path) -> None:
    async def spin() -> None:
        worker = Worker(megabytes=2048, niceness=0)
        try:
            await worker.take(Job("tool", b"{}", 1, game="stubborn", tool="spin"))
            await worker.answer(PATIENCE)
        finally:
            worker.dismiss()

    with pytest.raises(TookTooLong, match="processor"):
        asyncio.run(spin())


def test_one_job_cannot_take_all_memory(stubborn: Host) -> None:
    answer = use(stubborn, "hoard")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert use(stubborn, "echo").status_code == 200


def test_a_worker_that_spins_ends_with_a_killed_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    process = Process(str(tmp_path / "tables.sqlite3"), tmp_path / "log", job_seconds=1000)
    process.start()
    try:
        with socket.create_connection(("127.0.0.1", process.port), PATIENCE) as line:
            line.sendall(
                b"POST /api/games/stubborn/tools/spin HTTP/1.1\r\n"
                b"Host: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}"
            )
            wait_until(lambda: len(begun(tmp_path, "spin")) == 1)
            process.kill()
        assert process.children_end()
    finally:
        process.close()
        for left in begun(tmp_path, "spin"):
            if is_alive(left):
                os.kill(left, 9)
