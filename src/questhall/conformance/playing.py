"""Laws of a whole match: it ends, it has results, and it follows from seed and choices."""

import json
import os
import subprocess
import sys
from hashlib import blake2b

from questhall.kernel.chance import Chance
from questhall.kernel.codec import state_hash
from questhall.kernel.decisions import NOTHING, Decision
from questhall.kernel.games import Game
from questhall.kernel.match import Match

from .case import SPECTATOR, Case, Law, answer, asked, events_of, law_called, told

MOST_HUNCHES = 1000


@law_called("ends")
def ends(law: Law) -> None:
    """Random play comes to an end, and until then somebody is asked."""
    case = law.case
    match = case.match
    law.same(len(match.choices), "questions open at the end", len(match.pending), 0)
    for now, questions in enumerate(case.asked[:-1]):
        if not questions:
            raise law.broken(now, "the match is not over and nobody is asked anything")


@law_called("results")
def results(law: Law) -> None:
    """At the end each seat has a result from 0 to 1, and points if points are counted."""
    case = law.case
    end = len(case.match.choices)
    found = case.match.state.results
    law.same(end, "how many results there are", len(found), case.setup.seats)
    for seat, result in enumerate(found):
        if not 0 <= result <= 1:
            raise law.broken(end, f"the result of seat {seat} is {result}")
    points = case.game.scores(case.match.state)
    if points:
        law.same(end, "how many seats have points", len(points), case.setup.seats)


@law_called("judgement")
def judgement(law: Law) -> None:
    """The judge gives each seat a value from 0 to 1; a hunch is one of the options, and those that
    are promising are a few of them. Hunches lead to a position that can be judged."""
    case = law.case
    chance = case.chance("hunch")
    for point in case.points:
        match = case.at(point)
        for seat in case.viewers:
            if seat != SPECTATOR:
                value = case.game.judge(match.state, seat)
                if not 0 <= value <= 1:
                    raise law.broken(point, f"the position is worth {value} to seat {seat}")
        before = state_hash(match.state)
        for decision in match.pending:
            index = case.game.hunch(match.state, decision, chance)
            if not 0 <= index < len(decision.options):
                raise law.broken(point, f"the hunch for {decision.prompt} is option {index}")
            _promising(law, point, match, decision)
        case.game.quiet(match.state)
        law.same(point, "after judging, the state", state_hash(match.state), before)
        _calms_down(law, point, match, chance)


def _promising(law: Law, point: int, match: Match, decision: Decision) -> None:
    """At least one, none twice, and all of them offered."""
    short = law.case.game.promising(match.state, decision)
    what = f"promising for {decision.prompt} are {short} of {len(decision.options)} options"
    offered = all(0 <= index < len(decision.options) for index in short)
    if not short or len({*short}) < len(short) or not offered:
        raise law.broken(point, what)
    again = law.case.game.promising(match.state, decision)
    law.same(point, f"what is promising for {decision.prompt}, asked again", again, short)


def _calms_down(law: Law, point: int, match: Match, chance: Chance) -> None:
    """Whoever follows hunches comes to a quiet position, or to the end."""
    game = law.case.game
    for _ in range(MOST_HUNCHES):
        if not match.pending or game.quiet(match.state):
            return
        decision = match.pending[0]
        option = game.hunch(match.state, decision, chance)
        seat = decision.options[option].seat
        answer(match, 0, option, seat if seat != NOTHING else decision.seats[0], law)
    raise law.broken(point, f"no position is quiet for {MOST_HUNCHES} hunches")


@law_called("determinism")
def determinism(law: Law) -> None:
    """The same seed and the same choices lead to the same positions and events."""
    case = law.case
    for now, again in case.positions(listen=True):
        law.same(now, "what is asked", asked(again), case.asked[now])
        if now in case.recorded:
            law.same(now, "the state", state_hash(again.state), case.recorded[now].hash)
    first = [told(event) for event in events_of(case.match)]
    law.same(None, "the events", [told(event) for event in events_of(again)], first)


@law_called("processes")
def processes(law: Law) -> None:
    """Another process, which orders sets in another way, comes to the same positions.

    Only games that a module keeps under a name can be found by another process.
    """
    case = law.case
    name = name_of(case.game)
    if name is None:
        return
    wanted = {
        "name": name,
        "format": case.setup.format,
        "seats": case.setup.seats,
        "options": case.setup.options,
        "packs": case.setup.packs,
        "seed": case.seed,
        "most_choices": case.most_choices,
        "ledger": case.beginning.ledger if case.beginning is not None else "",
        "offer": case.beginning.offer if case.beginning is not None else "",
    }
    other_order = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    search_path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-m", "questhall.conformance.elsewhere", json.dumps(wanted)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": search_path, "PYTHONHASHSEED": other_order},
        check=False,
    )
    if done.returncode != 0:
        raise law.broken(None, f"the other process failed: {done.stderr.strip()[-500:]}")
    for now, (there, here) in enumerate(zip(done.stdout.split(), trace(case), strict=False)):
        if there != here:
            raise law.broken(now, "the other process was asked something else")
    law.same(None, "positions in the other process", len(done.stdout.split()), len(trace(case)))


def trace(case: Case) -> list[str]:
    """A line for each position, the last with the final state."""
    lines = [_short(repr(questions)) for questions in case.asked]
    return [*lines, state_hash(case.match.state)]


def _short(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def name_of(game: Game) -> str | None:
    """`module:attribute` under which the game can be imported."""
    likely = [type(game).__module__, game.package]
    for module in [*likely, *sorted(set(sys.modules) - {"__main__"})]:
        for attribute, value in getattr(sys.modules.get(module), "__dict__", {}).items():
            if value is game:
                return f"{module}:{attribute}"
    return None
