"""The tutorial: every learner gets the same decks; otherwise it is an ordinary table."""

from tests.gloomhaven.rules_round.matches import answer_until, scene_of, start


def deal(seed: str, tutorial: bool) -> list[list[int]]:
    """The decks in order and the guards of the first room, when cards are chosen."""
    match = start(seed=seed, tutorial=tutorial)
    answer_until(match, "lead")
    scene = scene_of(match)
    return [
        *(deck.draw for deck in scene.decks),
        scene.monster_deck.draw,
        *(hero.deck.draw for hero in scene.heroes),
        *(hero.goals for hero in scene.heroes),
        [figure.number for figure in scene.figures],
    ]


def test_every_tutorial_begins_alike() -> None:
    assert deal("one", tutorial=True) == deal("another", tutorial=True)


def test_other_tables_are_shuffled_by_their_own_seed() -> None:
    assert deal("one", tutorial=False) != deal("another", tutorial=False)
    assert deal("one", tutorial=False) != deal("one", tutorial=True)


def test_a_tutorial_is_the_first_scenario_with_three_guards() -> None:
    match = start(tutorial=True)
    answer_until(match, "lead")
    scene = scene_of(match)
    guards = [figure for figure in scene.figures if figure.owner < 0]
    assert scene.scenario.number == 1
    assert [scene.types[guard.type].kind.key for guard in guards] == ["bandit_guard"] * 3
