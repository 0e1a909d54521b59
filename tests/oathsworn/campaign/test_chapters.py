"""Chapter after chapter: what each part hands on to the next (OS-1.6, OS-3.3, OS-10.1)."""

import pytest

from questhall.games.oathsworn.campaign.ledger import ENCOUNTER, EPILOGUE, OVER, STORY
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Status, Token
from questhall.games.oathsworn.rules.story.giving_up import gain_iron
from questhall.games.oathsworn.rules.story.wounds import lose_hp
from questhall.games.oathsworn.view.view import view
from tests.marks import example, rule

from .company import FIRST_GAME, Evening, before_encounter, begun, company, fought, offered


def ended(evening: Evening) -> None:
    """The Story, ended here and now."""
    evening.story.frames.clear()
    evening.story.results = [1.0] * evening.story.seats


@rule("OS-1.1.3", "OS-1.6.1", "OS-9.2.3", "OS-3.22.4")
def test_story_encounter_epilogue_and_the_next_chapter() -> None:
    ledger = begun()
    assert offered(ledger) == ["story:1", "instant:1"]
    ledger = Evening(ledger, "story:1").finished()
    assert (ledger.next, offered(ledger)) == (ENCOUNTER, ["encounter:1"])
    won = fought(ledger, True)
    assert (won.next, offered(won)) == (EPILOGUE, ["epilogue:1"])
    lost = fought(ledger, False, *[each.kind.key for each in ledger.characters])
    assert offered(lost) == ["epilogue:1", "replay:1"]
    after = Evening(lost, "epilogue:1").finished()
    assert (after.chapter, after.next) == (2, STORY)
    assert [line.won for line in after.chapters] == [False]


@rule("OS-1.6.1", "OS-9.4.12")
def test_the_last_epilogue_ends_the_campaign() -> None:
    ledger = fought(before_encounter(chapter=6), True, "priest")
    ledger = Evening(ledger, "epilogue:6").finished()
    assert (ledger.next, offered(ledger)) == (OVER, [])
    assert ledger.knockouts == 1
    assert {sheet.level for sheet in ledger.characters} == {6}


@rule("OS-3.1.5", "OS-3.10.1", "OS-3.10.3", "OS-3.10.5", "OS-3.11.1", "OS-3.11.5", "OS-10.1.1")
def test_a_new_company_gets_sheets_with_what_it_begins_with() -> None:
    evening = Evening(begun(), "story:1")
    evening.take("class:warden", "companion:priest", "class:ranger", "class:warbear")
    assert evening.story.iron == 12
    ended(evening)
    ledger = evening.closed()
    warden, priest, *_ = ledger.characters
    assert (warden.kind.key, warden.companion, warden.level) == ("warden", False, 1)
    assert (priest.kind.key, priest.companion) == ("priest", True)
    assert [item.key for item in warden.items] == warden.kind.starting_items
    assert [item.key for item in priest.items] == priest.kind.starting_items
    assert ledger.iron == 12


@example("OS-EX-366")
@rule("OS-3.4.12", "OS-10.1.2", "OS-10.1.3", "OS-4.1.2", "OS-4.2.20", "OS-3.11.2")
def test_hp_tokens_and_boxes_come_from_the_story_to_the_encounter() -> None:
    evening = Evening(company("warden", "priest+", "ranger", "warbear"), "story:2")
    evening.take("begin-chapter:2")
    lose_hp(evening.story, evening.oathsworn("warden"), 2)
    lose_hp(evening.story, evening.oathsworn("priest"), 1)
    evening.oathsworn("ranger").tokens[Token.EMPOWER] = 2
    evening.story.ambushed = True
    evening.story.special_rules = True
    ended(evening)
    ledger = evening.closed()
    assert (ledger.special_rules, ledger.ambushed, ledger.extra_unique) == (True, True, False)
    fight = Evening(ledger, "encounter:2")
    battle = fight.battle
    hps = [battle.figure_of(each).hp for each in battle.the_four()]
    assert hps == [4, 5, 6, 6]
    assert fight.oathsworn("ranger").tokens[Token.EMPOWER] == 2
    assert (
        fight.oathsworn("warden").tokens[Token.DEFENSE] == 1
    )  # permanent ones pay once (OS-3.3.5)
    assert battle.rules.ambushed


@rule("OS-4.1.3", "OS-4.2.9", "OS-3.13.2")
@pytest.mark.parametrize("revealed", [False, True])
def test_the_special_rules_board_lies_face_down_until_hands_are_built(revealed: bool) -> None:
    ledger = before_encounter()
    ledger.special_rules = revealed
    evening = Evening(ledger, "encounter:2")
    assert view(evening.battle, 0).rules_face_down != revealed
    evening.first_of_each("deploy")
    assert not view(evening.battle, 0).rules_face_down
    lost = Evening(ledger, "encounter:2").end(False, *FIRST_GAME)
    assert not Evening(lost, "replay:2").battle.board_face_down  # everybody has seen it


@rule("OS-3.3.7", "OS-3.3.8", "OS-9.2.5", "OS-10.1.2")
def test_after_the_epilogue_only_sheets_and_cards_are_kept() -> None:
    evening = Evening(before_encounter(), "encounter:2")
    warden = evening.oathsworn("warden")
    warden.tokens[Token.REDRAW] = 3
    evening.battle.figure_of(warden).hp = 2
    evening.battle.figure_of(warden).statuses[Status.BLEED] = 1
    ledger = evening.end(True, "priest")
    assert ledger.characters[0].tokens[Token.REDRAW] == 3
    after = Evening(ledger, "epilogue:2").finished()
    assert [sum(sheet.tokens) for sheet in after.characters] == [0, 0, 0, 0]
    assert [sheet.hp for sheet in after.characters] == [6, 6, 6, 6]
    assert not any(sheet.fallen for sheet in after.characters)
    again = Evening(after, "story:3")
    assert again.story.hp == [6] * 4  # OS-3.3.1
    again.take("begin-chapter:3")
    assert again.oathsworn("warden").tokens == after.characters[0].permanent  # OS-3.3.3


@rule("OS-4.2.6", "OS-10.1.2")
def test_the_hand_of_the_last_encounter_stays_on_the_sheet() -> None:
    evening = Evening(before_encounter("warden", "priest+", "ranger", "warbear"), "encounter:2")
    evening.first_of_each("turn")
    brought = {card.key for card in evening.end(True).characters[0].hand}
    warden = evening.oathsworn("warden")
    lying = [*warden.hand, *[card for cards in warden.cooldown for card in cards]]
    assert brought == {evening.battle.ability(c).key for c in evening.battle.abilities_in(lying)}
    after = Evening(evening.closed(), "epilogue:2").finished()
    assert {card.key for card in after.characters[0].hand} == brought
    assert after.characters[1].side is evening.oathsworn("priest").side
    assert after.characters[1].side is not None


@rule("OS-4.2.13", "OS-4.3.2")
def test_flags_of_the_story_change_the_ground_of_the_encounter() -> None:
    plain = Evening(before_encounter(), "encounter:2").battle
    ledger = before_encounter()
    ledger.flags = ["c02_pits_dug", "words_spoken"]
    changed = Evening(ledger, "encounter:2").battle
    assert len(changed.tiles) == len(plain.tiles) + 3
    assert changed.counters["dazed"] == 1
    assert not plain.rules.ambushed


@rule("OS-9.2.2")
def test_spoils_and_flags_of_the_encounter_come_with_the_epilogue() -> None:
    ledger = fought(before_encounter(), True)
    assert (ledger.iron, ledger.spoils, ledger.flags) == (12, 8, [])
    assert Evening(ledger, "epilogue:2").story.iron == 12 + 8
    after = Evening(ledger, "epilogue:2").finished()
    assert "c02_won" in after.flags
    assert after.spoils == 0


@rule("OS-3.4.7", "OS-3.16.3")
def test_event_decks_stay_with_the_company() -> None:
    ledger = company()
    city = ledger.events[0]
    drawn = city.pop()
    evening = Evening(ledger, "story:2")
    names = [evening.story.event(card).key for card in evening.story.events[0]]
    assert sorted(names) == sorted(event.key for event in city)
    assert drawn.key not in names
    evening.take("begin-chapter:2")
    ended(evening)
    assert evening.closed().events == ledger.events


@rule("OS-3.7.3", "OS-3.18.1", "OS-3.8.10")
def test_iron_backpack_curatives_and_allies_are_carried_on() -> None:
    ledger = company()
    spare = library().items["buckler"]
    ledger.backpack = [spare]
    ledger.curatives = [library().curatives["clean_bandage"]]
    ledger.allies = [library().allies["wick"]]
    evening = Evening(ledger, "story:2")
    story = evening.story
    in_box = [card for card in story.common[0] if story.cards[card] is spare]
    worn = [sheet for sheet in ledger.characters if spare in sheet.items]
    assert len(in_box) == spare.copies - 1 - len(worn)
    evening.take("begin-chapter:2")
    gain_iron(story, 5)
    ended(evening)
    after = evening.closed()
    assert (after.iron, after.backpack) == (17, [spare])
    assert (after.curatives, after.allies) == (ledger.curatives, ledger.allies)


@rule("OS-9.4.10", "OS-7.20.1")
def test_allies_who_died_are_archived_in_the_epilogue() -> None:
    ledger = fought(before_encounter(), True)
    wick, guard = library().allies["wick"], library().allies["man_at_arms"]
    ledger.allies = [wick, guard, guard]
    ledger.allies_dead = [guard]
    after = Evening(ledger, "epilogue:2").finished()
    assert after.allies == [wick, guard]
    assert after.allies_dead == []


@rule("OS-3.23.2", "OS-3.19.3")
def test_whoever_falls_in_the_story_makes_the_encounter_lost() -> None:
    evening = Evening(company(), "story:2")
    evening.take("begin-chapter:2")
    for oathsworn in evening.story.company:
        lose_hp(evening.story, oathsworn, 6)
    ledger = evening.closed()
    assert offered(ledger) == ["epilogue:2", "replay:2"]
    assert ledger.spoils_flags == ["c02_lost"]
    assert ledger.chapters[-1].fell == 4
    after = Evening(ledger, "epilogue:2").finished()
    assert after.knockouts == 4


@rule("OS-4.2.21", "OS-9.4.9")
def test_one_who_is_down_since_the_story_misses_the_encounter_and_loses_one_item() -> None:
    ledger = before_encounter()
    ledger.characters[0].hp = 0
    ledger.characters[0].fallen = True
    evening = Evening(ledger, "encounter:2")
    evening.first_of_each("turn")
    assert not evening.battle.figure_of(evening.oathsworn("warden")).on_board
    after = evening.end(True)
    assert after.characters[0].missed_encounter
    epilogue = Evening(after, "epilogue:2")
    assert epilogue.items_lost() == [1, 1, 1, 1]
    assert epilogue.closed().knockouts == 1  # he counts as fallen
