"""What counts as everything; whether tests have played it is known when all of them have run."""

from collections import Counter

from tests.played import not_played

from .everything import everything


def test_everything_in_the_box_has_to_be_played() -> None:
    kinds = Counter(each.split()[1] for each in everything())
    deeds = 26 + 40 + 24 + 24
    assert kinds["strong"] == deeds
    assert kinds["assign"] + kinds["under-banner"] == 6
    assert kinds["skill"] + kinds["bond"] == 7 * 11
    assert kinds["tactic"] == 12
    assert (kinds["site"], kinds["enemy"]) == (15, 11)


def test_what_nobody_has_played_is_named() -> None:
    played = {each for each in everything() if each != "mage_knight strong rage"}
    assert not_played(everything(), played) == ["mage_knight strong rage"]
