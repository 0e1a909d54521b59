"""Before a chapter: difficulty, swapping, returning, converting (OS-3.3.2, OS-11.5)."""

import pytest

from questhall.games.oathsworn.campaign.ledger import CompanySheet
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Token
from tests.marks import example, rule

from .company import Evening, company


def begun_chapter(evening: Evening) -> CompanySheet:
    """The sheet if the Story ended at once."""
    evening.first_of_each("chapter-start")
    evening.take(f"begin-chapter:{evening.story.chapter.chapter}")
    evening.story.results = [1.0] * evening.story.seats
    return evening.closed()


@example("OS-EX-306")
@rule("OS-3.2.6", "OS-3.3.1", "OS-3.3.2")
def test_the_difficulty_may_change_before_each_chapter() -> None:
    evening = Evening(company(chapter=4, difficulty="grim"), "story:4")
    assert evening.story.hp == [5] * 4
    assert "difficulty:grim" not in evening.options()
    evening.take("difficulty:free")
    assert not any(each.startswith("difficulty") for each in evening.options())
    assert evening.story.hp == [6] * 4
    ledger = begun_chapter(evening)
    assert ledger.difficulty == "free"
    assert [line.difficulty for line in ledger.chapters] == ["grim"] * 3 + ["free"]
    fight = Evening(ledger, "encounter:4")
    assert fight.battle.rules.most_hp == 6


@example("OS-EX-197")
@rule("OS-11.5.1", "OS-11.5.2", "OS-11.5.3", "OS-15.1.7")
def test_a_swap_leaves_iron_and_injuries_and_takes_the_bag_away() -> None:
    ledger = company("blade", "warden", "ranger", "warbear", chapter=4)
    ledger.iron = 9
    injuries = list(library().injuries.values())[:2]
    ledger.characters[0].injuries = injuries
    old = ledger.characters[0].items
    evening = Evening(ledger, "story:4")
    evening.take("swap:0", "class:priest")
    after = begun_chapter(evening)
    priest = after.characters[0]
    assert (priest.kind.key, priest.level, after.iron) == ("priest", 4, 9)
    assert priest.injuries == injuries
    assert sum(priest.permanent) == 2  # the total of level 4
    slots = {item.slot for item in priest.items}
    assert len(slots) >= 3  # hands, armor, gear
    assert all(item.chapter < 4 and not item.unique for item in priest.items)
    (blade,) = after.away
    assert (blade.kind.key, blade.items, blade.injuries) == ("blade", old, [])


@rule("OS-11.5.4")
def test_who_returns_archives_his_items_and_levels_from_where_he_was() -> None:
    ledger = company("blade", "warden", "ranger", "warbear", chapter=4)
    evening = Evening(ledger, "story:4")
    evening.take("swap:0", "companion:priest")
    after = begun_chapter(evening)
    (blade,) = after.away
    blade.permanent[Token.DEFENSE] = 0
    blade.permanent[Token.REDRAW] = 1
    after.next, after.chapters = "story", after.chapters[:3]
    again = Evening(after, "story:4")
    again.take("swap:1")
    assert "companion:blade" not in again.options()  # he returns as he was
    again.take("class:blade")
    again.first_of_each("chapter-start")
    back = again.oathsworn("blade")
    assert again.story.permanent[back.place][Token.REDRAW] == 1
    assert sum(again.story.permanent[back.place]) == 2
    assert [sheet.kind.key for sheet in again.story.away] == ["warden"]
    archived = [again.story.cards[card] for card in again.story.common[0]]
    assert [item for item in blade.items if item not in archived] == []


@rule("OS-11.5.5", "OS-3.11.8")
@pytest.mark.parametrize("was", ["priest", "priest+"])
def test_a_conversion_keeps_items_and_injuries(was: str) -> None:
    ledger = company(was, "warden", "ranger", "warbear")
    ledger.characters[0].injuries = list(library().injuries.values())[:1]
    evening = Evening(ledger, "story:2")
    evening.take("convert:0", f"token-kind:{'animus'}")
    assert "convert:0" not in evening.options()
    after = begun_chapter(evening)
    priest = after.characters[0]
    assert priest.companion == (was == "priest")
    assert priest.items == ledger.characters[0].items
    assert priest.injuries == ledger.characters[0].injuries
    assert priest.permanent[Token.ANIMUS] == 1
    assert sum(priest.permanent) == 1
    side = Evening(after, "encounter:2").oathsworn("priest").side
    assert side is None  # nothing of an Archetype Card is used before the encounter


@rule("OS-3.1.12", "OS-3.1.7", "OS-3.1.6")
def test_every_class_may_come_but_none_twice() -> None:
    evening = Evening(company(), "story:2")
    evening.take("swap:0")
    newcomers = {each.partition(":")[2] for each in evening.options()}
    assert newcomers == set(library().classes) - {"warden", "priest", "ranger", "warbear"}
    assert "grove_maiden" in newcomers


@rule("OS-3.3.3")
def test_tokens_promised_by_the_last_epilogue_are_chosen_now() -> None:
    ledger = company()
    ledger.characters[1].tokens_ahead = 1
    evening = Evening(ledger, "story:2")
    evening.take("begin-chapter:2", "token-kind:redraw")
    priest = evening.oathsworn("priest")
    assert (priest.tokens[Token.DEFENSE], priest.tokens[Token.REDRAW]) == (1, 1)
    assert evening.story.tokens_ahead == [0] * 4
