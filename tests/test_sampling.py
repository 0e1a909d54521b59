"""Of a sampled test a few cases run; those that belong together, together."""

import pytest

from tests import sampling

FEW = 2
MANY = 20


@pytest.mark.sampled(FEW)
@pytest.mark.parametrize("number", range(MANY))
def test_one_of_many(number: int) -> None:
    assert number < MANY


@pytest.mark.sampled(1 / 4)
@pytest.mark.parametrize("number", range(MANY))
def test_a_quarter_of_many(number: int) -> None:
    assert number < MANY


@pytest.mark.sampled(FEW, by="colour")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_all_of_a_colour(colour: str, number: int) -> None:
    assert number <= len(colour)


@pytest.mark.sampled(1, each="colour")
@pytest.mark.parametrize("number", range(MANY))
@pytest.mark.parametrize("colour", ["red", "green", "blue"])
def test_one_of_each_colour(colour: str, number: int) -> None:
    assert number < MANY


@pytest.mark.sampled(FEW, of="songs")
@pytest.mark.parametrize("number", range(MANY))
def test_a_song(number: int) -> None:
    assert number < MANY


@pytest.mark.sampled(FEW, of="songs")
def test_another_song() -> None:
    assert FEW < MANY


@pytest.mark.sampled(0)
@pytest.mark.parametrize("number", [1])
def test_only_with_all_others(number: int) -> None:
    assert number


def cases_of(test: str, session: pytest.Session) -> list[pytest.Item]:
    return [item for item in session.items if item.name.startswith(f"{test}[")]


def test_a_few_are_run(request: pytest.FixtureRequest) -> None:
    most = MANY if sampling.runs_all() else FEW
    assert len(cases_of("test_one_of_many", request.session)) <= most


def test_a_part_is_run(request: pytest.FixtureRequest) -> None:
    most = MANY if sampling.runs_all() else MANY / 4
    assert len(cases_of("test_a_quarter_of_many", request.session)) <= most


def test_what_belongs_together_is_run_together(request: pytest.FixtureRequest) -> None:
    cases = cases_of("test_all_of_a_colour", request.session)
    colours = {item.name.partition("[")[2].partition("-")[0] for item in cases}
    assert len(colours) <= (3 if sampling.runs_all() else FEW)


def test_of_each_there_are_a_few(request: pytest.FixtureRequest) -> None:
    cases = cases_of("test_one_of_each_colour", request.session)
    assert len(cases) <= (3 * MANY if sampling.runs_all() else 3)


def test_several_tests_share_a_lot(request: pytest.FixtureRequest) -> None:
    songs = [
        item
        for item in request.session.items
        if item.name.partition("[")[0] in ("test_a_song", "test_another_song")
    ]
    assert len(songs) <= (MANY + 1 if sampling.runs_all() else FEW)


def test_a_sample_may_be_none_at_all(request: pytest.FixtureRequest) -> None:
    assert not cases_of("test_only_with_all_others", request.session) or sampling.runs_all()


def test_the_sample_does_not_follow_the_date(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(sampling.SEED)
    monkeypatch.delenv(sampling.ALL, raising=False)
    sampling.settle_seed()
    assert sampling.seed() == sampling.USUAL


def test_whoever_gives_a_seed_has_another_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(sampling.SEED, "mine")
    sampling.settle_seed()
    assert sampling.seed() == "mine"
