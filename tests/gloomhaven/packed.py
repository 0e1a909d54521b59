"""Played in a process of its own, in which the pack `frost` is installed: see test_packs.py."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from questhall.conformance.campaigns import CAMPAIGN_CHECKS, Journey
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.completing import write_down
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.games.gloomhaven.campaign.events.resolving import resolve_event
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.prosperity import stock_up
from questhall.games.gloomhaven.campaign.quests import cards
from questhall.games.gloomhaven.campaign.quests.counting import count_deeds
from questhall.games.gloomhaven.campaign.quests.reading import personal_quests
from questhall.games.gloomhaven.campaign.retiring import farewell, retire
from questhall.games.gloomhaven.campaign.town import Town
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.scenarios import number_called
from questhall.games.gloomhaven.library.treasures import treasures
from questhall.games.gloomhaven.rules.round.results import result_of
from questhall.games.gloomhaven.speech.told import keys_of_packs
from questhall.games.gloomhaven.state.scene import Ending, Scene
from questhall.kernel.campaigns import written_ledger
from questhall.kernel.chain import Chain
from questhall.kernel.chain_file import read_chain, read_file, write_chain
from questhall.kernel.chance import Chance
from questhall.kernel.decisions import NOTHING, Flow
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from questhall.kernel.packs import shelf
from questhall.kernel.phrases import option_id
from questhall.kernel.saves import load, save
from questhall.kernel.text import LANGUAGES
from questhall.workshop.trying import Trial
from tests.gloomhaven.campaign.party import CAMPAIGNS, give, item, party, read
from tests.gloomhaven.fingerprints import fingerprints

FROST = ("frost",)
PASS = "frost:frozen_pass"
LEFT = "QUESTHALL_TEST_LEFT"  # the folder in which something is left for the other process


def leave(name: str, data: bytes) -> None:
    Path(os.environ[LEFT], name).write_bytes(data)


def wintry(*classes: str) -> Chronicle:
    """A party in a campaign with the pack."""
    setup = CAMPAIGNS.checked(Setup("party", len(classes), {}, FROST))
    ledger = CAMPAIGNS.begin(setup, Chance("wintry"))
    ledger.characters = party(*classes).characters
    stock_up(ledger)
    return ledger


def written(ledger: Chronicle) -> str:
    return written_ledger(ledger, CAMPAIGNS)


def dealt(ledger: Chronicle, scenario: str) -> Scene:
    """The scenario of the pack, played by this party."""
    ledger.destination = number_called(scenario)
    offer = next(each for each in CAMPAIGNS.offers(ledger) if each.key == f"scenario:{scenario}")
    setup = CAMPAIGNS.setup(ledger, offer, 2)
    scene = CAMPAIGNS.deal(ledger.clone(), offer, setup, Chance("dealt"))
    assert isinstance(scene, Scene)
    return scene


def first(match: Match) -> None:
    """The first option is chosen."""
    decision = match.pending[0]
    seat = decision.options[0].seat
    match.answer(0, 0, decision.seats[0] if seat == NOTHING else seat)


def at_table(ledger: Chronicle) -> Town:
    return Town(Chance("table"), "", "town", ledger)


def carried_out(flow: Flow[object], *wanted: int) -> list[str]:
    """The prompts that came up; each is answered by the next of these places, then by the first."""
    places: Iterator[int] = iter(wanted)
    prompts: list[str] = []
    try:
        asked = next(flow)
        while True:
            prompts.append(asked.prompt)
            asked = flow.send(asked.options[next(places, 0)])
    except StopIteration:
        return prompts


def test_the_pack_is_taken() -> None:
    assert shelf().refused == {}
    assert [pack.id for pack in shelf().of("gloomhaven")] == ["frost"]


def test_what_is_in_the_box_keeps_its_numbers() -> None:
    box = library()
    assert [each.number for each in box.items] == list(range(1, len(box.items) + 1))
    assert [kind.key for kind in box.classes][-2:] == ["frost:hermit", "frost:warden"]
    assert number_called(PASS) == 96


@cache
def trial() -> Trial:
    made = Trial(GAME, "frost", "packed")
    for _ in range(8):
        made.play()
    return made


def test_whole_games_meet_what_is_new() -> None:
    assert trial().faults == []
    wanted = {
        PASS,
        "frost:high_pass",
        "frost:rime_wolf",
        "frost:rime_queen",
        "frost:deck_rime_wolf",
    }
    wanted |= {"frost:warden", "frost:shard", "frost:ice_pick", "frost:rime_wolf-8"}
    assert wanted <= trial().met
    assert any(key.startswith("frost:cold_") for key in trial().met)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_face_and_its_texts(language: str) -> None:
    texts = GAME.texts(language)
    faces = {face.key: face for face in GAME.catalogue(texts)}
    assert faces[PASS].title == "Frozen Pass"
    assert faces["frost:shard"].text[0]
    assert GAME.faces_in(PASS, texts)[0].text[0] == "Snow."
    assert "frost--frozen-pass" in GAME.book(PASS, language)
    for book in [each for each in GAME.books() if "frost" in each]:
        assert GAME.book(book, language), book


def test_every_text_of_the_pack_is_there() -> None:
    texts = GAME.texts("en")
    assert [key for key in keys_of_packs() if not texts.has(key)] == []
    assert {"tale-frost--snowfall.b1", "object-frost--ice-idol"} <= {*keys_of_packs()}


def test_a_save_of_a_table_with_the_pack_opens_again() -> None:
    match = Match.start(GAME, GAME.checked(Setup("party", 2, {"scenario": PASS}, FROST)), "saved")
    for _ in range(12):
        first(match)
    leave("frost.save", save(match))
    opened = load(save(match), GAME)
    assert isinstance(opened.state, Scene)
    assert opened.state.scenario.key == PASS
    assert opened.state.rules.packs == ["frost"]


def test_a_treasure_gives_an_item_of_the_pack() -> None:
    ledger = wintry("frost:warden", "brute")
    scene = dealt(ledger, PASS)
    hero = scene.heroes[0]
    (chest,) = [each for each in treasures().values() if each.key == "frost:ice_chest"]
    hero.treasures.append(chest.number)
    for reward in chest.rewards:
        carried_out(reward.give(scene, hero))
    assert result_of(scene, hero).items == [item("frost:snow_globe").number]
    scene.outcome = Ending.LOSS
    write_down(ledger, scene)
    assert [each.key for each in ledger.characters[0].items] == ["frost:snow_globe"]
    assert ledger.treasures == [chest.number]
    assert number_called("frost:high_pass") in ledger.opened
    assert CAMPAIGNS.faults(read(written(ledger))) == []


def test_a_victory_brings_what_the_board_says() -> None:
    ledger = wintry("frost:warden", "brute")
    keys = [offer.key for offer in CAMPAIGNS.offers(ledger)]
    assert f"road:{PASS}" in keys
    assert "casual:frost:high_pass" not in keys
    scene = dealt(ledger, PASS)
    scene.outcome = Ending.VICTORY
    write_down(ledger, scene)
    assert ledger.party_achievements == ["frost:cold_hearted"]
    assert {number_called(PASS), 2, number_called("frost:high_pass")} <= {*ledger.opened}
    assert ledger.rewards_due == ['item("frost:snow_globe")']
    thaw = library().numbers["event"]["frost:thaw"]
    assert thaw in ledger.events["city"].shuffled
    assert [line.what for line in ledger.evenings] == [f"scenario:{PASS}"]
    assert CAMPAIGNS.faults(read(written(ledger))) == []
    assert msgspec.json.encode(CAMPAIGNS.view(ledger))


@pytest.mark.parametrize(
    ("event", "deck", "answers", "came"),
    [
        ("snowfall", "city", (0,), ["event", "pay", "pay", "who-gets-item", "event-over"]),
        ("snowfall", "city", (1,), ["event", "event-over"]),
        ("thaw", "city", (1,), ["event", "event-over"]),
        ("tracks", "road", (1, 1), ["event", "one-of", "event-over"]),
    ],
)
def test_events_are_read_and_come_true(
    event: str, deck: str, answers: tuple[int, ...], came: list[str]
) -> None:
    ledger = wintry("frost:warden", "brute")
    number = library().numbers["event"][f"frost:{event}"]
    assert (number in ledger.events[deck].shuffled) == (event != "thaw")
    ledger.events[deck].shuffled = [number]
    town = at_table(ledger)
    prompts = carried_out(resolve_event(town, deck), *answers)
    assert [prompts[0], prompts[-1]] == [came[0], came[-1]]
    assert ("who-gets-item" in prompts) == ("who-gets-item" in came)
    if event == "thaw":
        assert ledger.classes == ["frost:hermit"]
    if event == "snowfall" and answers == (1,):
        assert number_called("frost:high_pass") in ledger.opened
    assert event_cards()[deck][number].key == f"frost:{event}"


def test_quests_are_counted_and_open_a_class_of_the_pack() -> None:
    ledger = wintry("brute", "tinkerer")
    assert "frost:wolf_hunter" in ledger.quests
    sheet = ledger.characters[0]
    sheet.quest = "frost:wolf_hunter"
    ledger.quests.remove(sheet.quest)
    ledger.done.append(number_called(PASS))
    count_deeds(ledger, sheet, [cards.Deed(cards.KILLED, "frost:rime_wolf")])
    assert sheet.fulfilled
    town = at_table(ledger)
    carried_out(farewell(town))
    carried_out(retire(town))
    assert ledger.classes == ["frost:hermit"]
    assert ledger.retired == ["brute"]


def test_a_quest_may_count_scenarios_of_the_pack() -> None:
    ledger = wintry("brute", "tinkerer")
    sheet = ledger.characters[0]
    sheet.quest = "frost:far_walker"
    give(ledger, 0, "frost:ice_pick")
    count_deeds(ledger, sheet, [cards.Deed(cards.WON, PASS)])
    assert sheet.fulfilled
    assert sheet.progress == {f"0 {PASS}": 1}


def test_a_campaign_begins_with_what_the_pack_adds() -> None:
    ledger = wintry("brute", "tinkerer")
    assert ledger.packs == ["frost"]
    assert ledger.stock["frost:ice_pick"] == 2
    assert item("frost:snow_globe").number in ledger.random_designs
    assert number_called("frost:high_pass") in ledger.side_scenarios
    assert board()[number_called(PASS)].region == "watcher_mountains"


def test_without_the_pack_nothing_of_it_is_there() -> None:
    ledger = party("brute", "tinkerer")
    assert "frost:" not in written(ledger)
    assert "frost:wolf_hunter" not in ledger.quests
    assert "frost:wolf_hunter" in personal_quests()
    match = Match.start(GAME, GAME.checked(Setup("party", 2, {"quick_start": False})), "plain")
    assert isinstance(match.state, Scene)
    assert "frost" not in repr([card.key for card in match.state.cards])
    for _ in range(40):
        offered = [option_id(GAME, match.state, each) for each in match.pending[0].options]
        assert "frost" not in " ".join(offered)
        first(match)
    leave("prints.json", msgspec.json.encode(fingerprints()))


def test_campaigns_are_lawful() -> None:
    setup = CAMPAIGNS.checked(Setup("party", 2, {}, FROST))
    journey = Journey(GAME, setup, "frost", 10)
    for check in CAMPAIGN_CHECKS.values():
        check(journey)
    assert any(PASS in link.offer for link in journey.chain.links)


def test_the_file_of_a_campaign_opens_again() -> None:
    chain = Chain.begin(GAME, CAMPAIGNS.checked(Setup("party", 2, {}, FROST)), "chain", 0.0)
    leave("frost.chain", write_chain(chain))
    assert read_chain(read_file(write_chain(chain)), GAME).packs == FROST
