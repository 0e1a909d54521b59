"""Sealed envelopes: what opens them, and what lies in them (RULES 8.8, 11)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.discoveries import ENVELOPES, open_envelope
from questhall.games.gloomhaven.campaign.event_decks import ENVELOPE
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import EventView, TownView
from questhall.games.gloomhaven.campaign.quests.reading import personal_quests
from questhall.games.gloomhaven.speech.books import event_book
from questhall.games.gloomhaven.speech.outcomes import outcome_key, tale_key
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.campaigns import written_ledger
from questhall.kernel.codec import state_hash
from questhall.kernel.text import LANGUAGES
from tests.marks import rule
from tests.texts import assert_tidy

from .party import CAMPAIGNS, Outing, offered, party, read


def at_home() -> Chronicle:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    for sheet in ledger.characters:
        sheet.gold = 10
    return ledger


def opening(name: str) -> Outing:
    """A visit on which the party reads this envelope first."""
    ledger = at_home()
    open_envelope(ledger, name)
    return Outing(ledger, "town", eventful=True)


def chosen(name: str, option: str) -> Outing:
    outing = opening(name)
    outing.take(0, f"event-option#{option}")
    return outing


def won(ledger: Chronicle, number: int) -> Chronicle:
    """The scenario is won before anybody has a battle goal."""
    ledger.opened.append(number)
    outing = Outing(ledger, f"scenario:{number}")
    for hero in outing.scene.heroes:
        hero.goals = []
    return outing.ended(Ending.VICTORY)


def seen(outing: Outing) -> TownView:
    view = GAME.view(outing.town, 0)
    assert isinstance(view, TownView)
    return view


def story(outing: Outing) -> str:
    event = seen(outing).event
    return "" if event is None else event.story


# -- what opens them -------------------------------------------------------------


@rule("GH-9.12.3", "GH-11.1.3", "GH-8.8.1")
@pytest.mark.parametrize(("donated", "told"), [(80, ""), (90, "tale-envelope-02")])
def test_100_gold_for_the_sanctuary_open_b(donated: int, told: str) -> None:
    ledger = at_home()
    ledger.donated = donated
    outing = Outing(ledger, "town")
    for seat in (0, 1):
        if "leave-market" in outing.offers(seat):
            outing.take(seat, "leave-market")
    outing.take(0, "donate:p0")
    outing.take(1, "keep-gold")
    assert story(outing) == told
    assert outing.town.ledger.envelopes == (["b"] if told else [])


@rule("GH-11.1.1", "GH-8.8.1")
@pytest.mark.parametrize(("finds", "told"), [(4, ""), (5, "tale-envelope-01")])
def test_five_finds_of_ancient_technology_open_a(finds: int, told: str) -> None:
    ledger = at_home()
    ledger.global_achievements = ["ancient_technology"] * finds
    outing = Outing(ledger, "town")
    assert story(outing) == told


@rule("GH-10.1.1", "GH-8.8.1")
@pytest.mark.parametrize("number", [58, 60])
def test_a_scenario_opens_x_and_the_players_read_it_before_they_play_on(number: int) -> None:
    after = won(party("brute", "tinkerer"), number)
    assert (after.envelopes, after.unread) == (["x"], ["x"])
    assert offered(after)["camp"] == ""
    ways = [offer for offer in CAMPAIGNS.offers(after) if offer.key == f"casual:{number}"]
    assert [way.why.message for way in ways if way.why] == ["why-reward-waits"]
    camp = Outing(after, "camp")
    assert story(camp) == "tale-envelope-24"
    assert "envelope-24" in seen(camp).books
    assert camp.finished().unread == []


@rule("GH-9.14.5", "GH-8.8.1")
def test_a_quest_opens_x_and_the_newcomer_reads_along() -> None:
    ledger = at_home()
    sheet = ledger.characters[0]
    sheet.quest = "vengeance"
    ledger.quests.remove("vengeance")
    sheet.progress = {f"0 {number}": 1 for number in (8, 11, 12, 18)}
    ledger.opened += [57, 58]
    ledger.done = [57, 58]
    outing = Outing(ledger, "town")
    outing.all_take("leave-market")
    outing.all_take("keep-gold")
    outing.take(0, "retire:brute")
    assert story(outing) == ""
    outing.create(0, "class:scoundrel")
    assert story(outing) == "tale-envelope-24"
    outing.take(0, "event-option#b")
    assert outing.sheet(0).xp == 5


# -- what lies in them -----------------------------------------------------------


@rule("GH-8.8.1", "GH-8.5.1")
def test_a_smiths_learn_from_the_sheet() -> None:
    ledger = chosen("a", "a").town.ledger
    assert (len(ledger.designs), ledger.prosperity) == (2, 1)


@rule("GH-8.8.1")
def test_a_the_party_learns_from_the_sheet() -> None:
    outing = chosen("a", "b")
    assert [(sheet.xp, sheet.checks) for sheet in outing.town.sheets] == [(10, 1)] * 2
    assert outing.town.ledger.designs == []


@rule("GH-8.8.1", "GH-9.15.2")
def test_b_the_acorn_is_planted() -> None:
    ledger = chosen("b", "a").town.ledger
    assert (ledger.prosperity, ledger.reputation) == (2, 1)


@rule("GH-8.8.1", "GH-2.0.7")
def test_b_the_acorn_is_carried_along() -> None:
    outing = chosen("b", "b")
    assert [sheet.omens for sheet in outing.town.sheets] == [["condition(bless)"]] * 2
    assert [sheet.checks for sheet in outing.town.sheets] == [1, 1]


@rule("GH-8.8.1", "GH-9.2.8")
def test_x_the_riddle_is_solved() -> None:
    outing = chosen("x", "b")
    outing.take(0, "share:p0#15")
    assert [(sheet.xp, sheet.gold) for sheet in outing.town.sheets] == [(5, 25), (5, 15)]
    assert len(outing.town.ledger.designs) == 1


@rule("GH-8.8.1", "GH-9.2.8")
def test_x_the_riddle_is_not_solved() -> None:
    outing = chosen("x", "a")
    outing.take(1, "share:p0#0")
    assert [(sheet.xp, sheet.gold) for sheet in outing.town.sheets] == [(0, 10), (0, 20)]
    assert outing.town.ledger.designs == []


@rule("GH-11.1.4")
def test_b_may_make_the_party_respected() -> None:
    ledger = at_home()
    ledger.reputation = 9
    open_envelope(ledger, "b")
    outing = Outing(ledger, "town", eventful=True)
    outing.take(0, "event-option#a", "go-on")
    assert outing.town.ledger.classes == ["sunkeeper"]


# -- only once -------------------------------------------------------------------


@rule("GH-8.8.1")
@pytest.mark.parametrize("name", ENVELOPES)
def test_an_envelope_is_read_once(name: str) -> None:
    after = opening(name).finished()
    assert (after.envelopes, after.unread) == ([name], [])
    assert CAMPAIGNS.faults(after) == []
    assert not open_envelope(after, name)
    after.location = 1
    assert story(Outing(after, "town", eventful=True)) == ""


@rule("GH-8.8.1")
def test_two_envelopes_are_read_one_after_the_other() -> None:
    ledger = at_home()
    open_envelope(ledger, "x")
    open_envelope(ledger, "a")
    outing = Outing(ledger, "town", eventful=True)
    assert story(outing) == "tale-envelope-24"
    outing.take(0, "event-option#a", "share:p0#5", "go-on")
    assert story(outing) == "tale-envelope-01"
    outing.take(0, "event-option#b", "go-on")
    assert story(outing) == ""


@rule("GH-10.1.1")
def test_the_second_scenario_that_names_x_opens_nothing() -> None:
    ledger = party("brute", "tinkerer")
    ledger.envelopes = ["x"]
    assert won(ledger, 60).unread == []


# -- taking back and keeping -----------------------------------------------------


def test_what_an_envelope_brought_can_be_taken_back() -> None:
    outing = opening("b")
    before = state_hash(outing.town)
    begun = len(outing.match.choices)
    outing.take(0, "event-option#a")
    assert outing.match.free_undo_to() == begun + 1  # its back has been read
    outing.match.undo(begun)
    assert (outing.town.ledger.prosperity, outing.town.ledger.unread) == (0, [])
    assert story(outing) == "tale-envelope-02"
    assert seen(outing).event == EventView(ENVELOPE, 2, "tale-envelope-02", "", [])
    again = opening("b")
    assert state_hash(again.town) == before


def test_an_unread_envelope_is_kept_with_the_campaign() -> None:
    ledger = at_home()
    open_envelope(ledger, "a")
    assert read(written_ledger(ledger, CAMPAIGNS)).unread == ledger.clone().unread == ["a"]


def test_an_older_campaign_has_nothing_left_to_read() -> None:
    ledger = at_home()
    ledger.envelopes = ["b"]
    older = written_ledger(ledger, CAMPAIGNS).replace(',"unread":[]', "")
    assert "unread" not in older
    assert (read(older).envelopes, read(older).unread) == (["b"], [])


# -- words -----------------------------------------------------------------------


def test_every_envelope_that_something_opens_has_contents() -> None:
    rewards = {text for page in board().values() for text in page.rewards.texts}
    named = {text[-2] for text in rewards if text.startswith("open_envelope(")}
    named |= {quest.opens_envelope for quest in personal_quests().values() if quest.opens_envelope}
    assert named == {"x"}
    assert list(event_cards()[ENVELOPE]) == list(ENVELOPES.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", ENVELOPES.values())
def test_what_an_envelope_brings_is_said(language: str, number: int) -> None:
    card = event_cards()[ENVELOPE][number]
    loaded = GAME.book(event_book(card, []), language)
    for part in ("a0", "b0"):
        assert_tidy(GAME.texts(language).say(outcome_key(card, part)))
        assert_tidy(GAME.texts(language).say(f"{tale_key(card)}.{part}"))
    assert f"{tale_key(card)} =" in loaded
