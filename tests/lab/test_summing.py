"""Games added up: what counts for whom, and what says nothing."""

from pathlib import Path

from questhall.lab import summing
from questhall.lab.plans import Case, Job, read_plan
from questhall.lab.reckoning import Meeting, share
from questhall.lab.rows import Game
from questhall.lab.simulation import Evening, Outcome


def case_of(folder: Path, entry: str) -> Case:
    path = folder / "plan.yaml"
    path.write_text(f"repetitions: 9\ngames:\n  - {entry}\n", encoding="utf-8")
    return read_plan(path).cases[0]


def ended(case: Case, *results: list[float]) -> list[Game]:
    """A game for each list of results."""
    return [
        Game(
            Job(case, number),
            Outcome(case.plan.bots_in(number), 10 * (number + 1), each, number + 3),
        )
        for number, each in enumerate(results)
    ]


def test_a_bot_that_moves_on_is_counted_in_each_seat(tmp_path: Path) -> None:
    duel = case_of(tmp_path, "{game: sorcerer, bots: ['greedy, random']}")
    games = ended(duel, [1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [])
    assert summing.won_by_bot_and_seat(games) == {
        ("greedy, random", "greedy", 0): share(1, 2),
        ("greedy, random", "greedy", 1): share(0, 1),
        ("greedy, random", "random", 0): share(1, 1),
        ("greedy, random", "random", 1): share(1, 2),
    }


def test_each_seat_is_held_against_what_is_even(tmp_path: Path) -> None:
    three = case_of(tmp_path, "{game: sorcerer, formats: [royale], bots: [random]}")
    games = ended(three, [1.0, 0.0, 0.0], [1.0, 0.0, 0.0], [0.0, 0.0, 1.0])
    assert summing.won_by_seat(games) == ([share(2, 3), share(0, 3), share(1, 3)], 1 / 3)


def test_who_went_first_is_held_against_what_is_even(tmp_path: Path) -> None:
    team = case_of(tmp_path, "{game: sorcerer, formats: [team], bots: [random]}")
    games = ended(team, [1.0, 0.0, 1.0, 0.0], [1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 1.0])
    games[0].outcome.first = [0, 2]
    games[1].outcome.first = [1, 3]
    assert summing.won_by_first(games) == (share(1, 2), 0.5)
    assert summing.won_by_first(games[2:]) == (share(0, 0), 0.0)


def test_bots_that_keep_their_seats_say_nothing_of_the_seats(tmp_path: Path) -> None:
    stay = case_of(tmp_path, "{game: sorcerer, swap: false, bots: ['greedy, random']}")
    assert summing.won_by_seat(ended(stay, [1.0, 0.0])) == ([], 0.0)


def test_who_met_whom(tmp_path: Path) -> None:
    duel = case_of(tmp_path, "{game: sorcerer, bots: ['greedy, random']}")
    games = ended(duel, [1.0, 0.0], [1.0, 0.0], [0.5, 0.5], [])
    assert list(summing.meetings(games)) == [
        Meeting("greedy", "random", 1.0),
        Meeting("random", "greedy", 1.0),
        Meeting("greedy", "random", 0.5),
    ]


def test_one_side_and_the_same_bots_do_not_meet(tmp_path: Path) -> None:
    lineup = "'greedy, random, easy, random'"
    team = case_of(tmp_path, f"{{game: sorcerer, formats: [team], bots: [{lineup}]}}")
    assert list(summing.meetings(ended(team, [1.0, 0.0, 1.0, 0.0]))) == [
        Meeting("greedy", "random", 1.0),
        Meeting("greedy", "random", 1.0),
        Meeting("random", "easy", 0.0),
        Meeting("easy", "random", 1.0),
    ]


def test_length_is_that_of_finished_games(tmp_path: Path) -> None:
    duel = case_of(tmp_path, "{game: sorcerer, bots: [random]}")
    games = ended(duel, [1.0, 0.0], [0.0, 1.0], [])
    assert summing.decisions(games) == (10, 12.5, 15, 17.5, 20, 15)
    assert summing.rounds(games) == (3, 3.25, 3.5, 3.75, 4, 3.5)
    assert summing.rounds(ended(duel, [])) is None


def test_a_game_won_together_is_one_win(tmp_path: Path) -> None:
    party = case_of(tmp_path, "{game: gloomhaven, seats: [2], bots: [random]}")
    games = ended(party, [1.0, 1.0], [0.0, 0.0], [])
    assert summing.together_won(games) == share(1, 2)
    assert list(summing.meetings(games)) == []


def test_evenings_are_counted_by_what_was_played_in_its_order(tmp_path: Path) -> None:
    path = tmp_path / "plan.yaml"
    path.write_text(
        "campaigns:\n  - {game: gloomhaven, evenings: 9, bots: [greedy]}\n", encoding="utf-8"
    )
    case = read_plan(path).cases[0]
    ended = Outcome(["greedy"], 7, [1.0], 5)
    evenings = [
        Evening("scenario:10", True, True, ended),
        Evening("town", False, True, ended),
        Evening("scenario:2", True, False, ended),
        Evening("scenario:10", True, False, ended),
        Evening("scenario:2", True, False, Outcome(["greedy"], 9, [])),
    ]
    games = [Game(Job(case, 0), Outcome(["greedy"], 28, [], evenings=evenings))]
    won = {each: summing.evenings_won(own) for each, own in summing.by_offer(games).items()}
    assert list(won.items()) == [
        (("scenario:2", "greedy"), share(0, 1)),
        (("scenario:10", "greedy"), share(1, 2)),
    ]
    assert summing.broken_off(games) == 1


def test_a_card_wins_with_every_seat_that_has_it(tmp_path: Path) -> None:
    duel = case_of(tmp_path, "{game: sorcerer, bots: [random], cards: true}")
    games = ended(duel, [1.0, 0.0], [0.0, 1.0], [])
    for game in games:
        game.outcome.drawn = [["imp", "owl"], ["imp"]]
        game.outcome.played = [["owl"], []]
    assert summing.by_card(games) == {
        "imp": (share(2, 4), share(0, 0)),
        "owl": (share(1, 2), share(1, 2)),
    }
