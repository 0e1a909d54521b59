"""Plans: what is multiplied out, whose seed follows from what, and what a bad one is told."""

from pathlib import Path

import pytest

from questhall.kernel.content import BadContent
from questhall.lab.plans import LabPlan, read_plan

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "plan.yaml"


def plan_of(folder: Path, games: str, head: str = "seed: s\nrepetitions: 2\n") -> LabPlan:
    path = folder / "plan.yaml"
    path.write_text(f"{head}games:\n{games}", encoding="utf-8")
    return read_plan(path)


def refusal(folder: Path, games: str) -> str:
    with pytest.raises(BadContent) as fault:
        plan_of(folder, games)
    return str(fault.value)


def test_an_entry_is_multiplied_out(tmp_path: Path) -> None:
    games = (
        "  - game: sorcerer\n    formats: [royale]\n    seats: [3, 4]\n"
        "    options:\n      creation: [random, draft]\n      burning: [controller]\n"
        "    bots: [random, greedy]\n"
    )
    plan = plan_of(tmp_path, games)
    assert [(case.plan.seats, *case.agreed, case.lineup) for case in plan.cases] == [
        (seats, f"creation={creation}", "burning=controller", bot)
        for seats in (3, 4)
        for creation in ("random", "draft")
        for bot in ("random", "greedy")
    ]
    assert plan.cases[0].plan.options["burning"] == "controller"
    jobs = plan.jobs()
    assert len({job.key for job in jobs}) == len(jobs) == 16
    assert [job.number for job in jobs] == [0] * 8 + [1] * 8


def test_seats_follow_from_the_bots_or_are_the_fewest_that_fit(tmp_path: Path) -> None:
    games = (
        "  - game: sorcerer\n    formats: [royale]\n    bots:\n"
        "      - random\n      - random, easy, random, greedy\n"
    )
    assert [case.plan.seats for case in plan_of(tmp_path, games).cases] == [3, 4]


def test_a_plan_that_grows_keeps_its_games(tmp_path: Path) -> None:
    one = "  - {game: sorcerer, bots: [random]}\n"
    more = "  - {game: sorcerer, formats: [royale], bots: [random]}\n" + one
    few = {job.key for job in plan_of(tmp_path, one).jobs()}
    many = {job.key for job in plan_of(tmp_path, more, "seed: s\nrepetitions: 3\n").jobs()}
    assert few < many
    other = {job.key for job in plan_of(tmp_path, one, "seed: t\nrepetitions: 2\n").jobs()}
    assert few.isdisjoint(other)


def test_bots_that_stay_in_their_seats_play_other_games(tmp_path: Path) -> None:
    games = "  - game: sorcerer\n    bots:\n      - random, easy\n"
    moving = plan_of(tmp_path, games)
    staying = plan_of(tmp_path, games + "    swap: false\n")
    assert [moving.cases[0].plan.bots_in(number)[0] for number in (0, 1)] == ["random", "easy"]
    assert [staying.cases[0].plan.bots_in(number)[0] for number in (0, 1)] == ["random", "random"]
    assert moving.jobs()[0].key != staying.jobs()[0].key


def test_who_wins_together_is_known(tmp_path: Path) -> None:
    games = "  - {game: sorcerer, bots: [random]}\n  - {game: gloomhaven, bots: [random]}\n"
    assert [case.together for case in plan_of(tmp_path, games).cases] == [False, True]


@pytest.mark.parametrize(
    ("games", "told"),
    [
        ("  - {game: sorceror, bots: [random]}\n", "plan.yaml:4:12: game: is 'sorceror'"),
        ("  - {game: sorceror, bots: [random]}\n", "did you mean 'sorcerer'?"),
        (
            "  - game: sorcerer\n    bots: [rndom]\n",
            "plan.yaml:5:11: bots: no bot is called 'rndom'",
        ),
        ("  - game: sorcerer\n    bots: [rndom]\n", "did you mean 'random'?"),
        (
            "  - game: sorcerer\n    bots: [random]\n    options:\n      creaton: [draft]\n",
            "plan.yaml:7:16: creaton: is not a field that is known here; did you mean 'creation'?",
        ),
        (
            "  - game: sorcerer\n    bots: [random]\n    options:\n      creation: [drft]\n",
            "plan.yaml:7:17: creation: 'drft' is not one of random, draft; did you mean 'draft'?",
        ),
        (
            "  - game: sorcerer\n    formats: [dual]\n    bots: [random]\n",
            "plan.yaml:5:14: formats: 'dual' is not one of duel, royale, team; "
            "did you mean 'duel'?",
        ),
        (
            "  - game: sorcerer\n    bots: [random]\n    repetition: 3\n",
            "plan.yaml:6:17: repetition: is not a field that is known here; "
            "did you mean 'repetitions'?",
        ),
        ("  - game: sorcerer\n    bots: [random]\n    seats: [9]\n", "plan.yaml:6:12: seats: duel"),
        (
            "  - game: sorcerer\n    bots: ['random, easy, greedy']\n",
            "plan.yaml:5:11: bots: duel takes 2 seats, not 3",
        ),
        (
            "  - game: sorcerer\n    bots: ['random, easy, greedy']\n    seats: [2]\n",
            "plan.yaml:5:11: bots: random, easy, greedy: 3 bots for 2 seats",
        ),
        ("  - game: sorcerer\n", "plan.yaml:4: bots: is missing"),
        ("  - game: sorcerer\n    bots: [hard]\n", "say how much: hard:300"),
        ("  - game: sorcerer\n    bots: [random, 'random, random']\n", "stands twice"),
        ("  []\n", "games: is empty"),
    ],
)
def test_a_bad_plan_is_told_where_and_why(tmp_path: Path, games: str, told: str) -> None:
    assert told in refusal(tmp_path, games)


def test_the_example_is_a_plan() -> None:
    plan = read_plan(EXAMPLE)
    assert {case.plan.game for case in plan.cases} >= {"sorcerer", "mage_knight"}
    assert any(case.alike for case in plan.cases)
    assert not all(case.alike for case in plan.cases)


def test_a_campaign_is_a_case_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(
        "repetitions: 2\ncampaigns:\n  - game: oathsworn\n    seats: [4]\n    evenings: 3\n"
        "    counted: ['encounter:*']\n    others: random\n    bots: [random, greedy]\n",
        encoding="utf-8",
    )
    plan = read_plan(path)
    assert [case.lineup for case in plan.cases] == ["random", "greedy"]
    assert plan.cases[0].heading == (
        "oathsworn · campaign · company · 4 seats · evenings=3 · counted=encounter:* · "
        "others=random"
    )
    assert len({job.key for job in plan.jobs()}) == 4


@pytest.mark.parametrize(
    ("campaign", "told"),
    [
        ("{game: sorcerer, evenings: 2, bots: [random]}", "game: sorcerer has no campaigns"),
        ("{game: oathsworn, bots: [random]}", "evenings: is missing"),
        ("{game: oathsworn, evenings: 2, bots: [random], others: hard}", "say how much: hard:300"),
        (
            "{game: gloomhaven, evenings: 2, bots: [random], formats: [partty]}",
            "did you mean 'party'?",
        ),
    ],
)
def test_a_bad_campaign_is_told_why(tmp_path: Path, campaign: str, told: str) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(f"campaigns:\n  - {campaign}\n", encoding="utf-8")
    with pytest.raises(BadContent) as fault:
        read_plan(path)
    assert told in str(fault.value)


def test_the_plans_of_the_balance_are_plans() -> None:
    companies = read_plan(ROOT / "docs" / "balance" / "companies.yaml")
    assert [case.journey is not None for case in companies.cases] == [True]
    assert len(read_plan(ROOT / "docs" / "balance" / "quests.yaml").cases) == 4 * 8
