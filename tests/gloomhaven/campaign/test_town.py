"""What players see and read in town, and what bots think there."""

import msgspec
import pytest
from rich.console import Console

from questhall.bots import make_bot
from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.discoveries import add_item_design
from questhall.games.gloomhaven.campaign.page import TownView, page_of
from questhall.games.gloomhaven.minds.preparing import (
    PROVEN,
    card_worth,
    item_worth,
    perk_worth,
)
from questhall.games.gloomhaven.minds.town import bought_worth, promising
from questhall.games.gloomhaven.view.terminal import TerminalArtist
from questhall.kernel.events import Event
from questhall.kernel.phrases import say_event, say_option, say_prompt
from questhall.kernel.text import LANGUAGES
from tests.marks import rule

from .party import Outing, begun, give, item, party


def in_town() -> Outing:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    give(ledger, 0, "iron_helmet")
    return Outing(ledger, "town")


def seen(outing: Outing) -> TownView:
    view = GAME.view(outing.town, 0)
    assert isinstance(view, TownView)
    return view


@rule("GH-9.4.1", "GH-8.3.1")
def test_the_view_of_a_town() -> None:
    view = seen(in_town())
    assert (view.place, view.step, view.size) == ("town", "market", 2)
    assert [sheet.kind for sheet in view.sheets] == ["brute", "tinkerer"]
    assert (view.sheets[0].items, view.sheets[0].equipped) == (["iron_helmet"], [])
    helmet = next(goods for goods in view.shop if goods.item == "iron_helmet")
    assert (helmet.price, helmet.sale_price, helmet.copies) == (10, 5, 1)
    assert msgspec.json.encode(view) == msgspec.json.encode(GAME.view(in_town().town, -1))


def test_a_party_that_comes_together_is_seen_growing() -> None:
    outing = Outing(begun(), "found")
    assert (seen(outing).place, seen(outing).sheets) == ("found", [])
    outing.create(0, "class:brute")
    assert [sheet.kind for sheet in seen(outing).sheets] == ["brute"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_town_is_drawn_in_a_terminal(language: str) -> None:
    texts = GAME.texts(language)
    console = Console(width=100, record=True, file=None, quiet=False, force_terminal=False)
    artist = TerminalArtist()
    view = seen(in_town())
    with console.capture() as capture:
        console.print(artist.draw(view, texts, 0))
    drawn = capture.get()
    assert texts.say("class-brute") in drawn
    assert texts.say("item-iron-helmet") in drawn
    things = artist.things(view, texts)
    assert things["goods:iron_helmet"] == texts.say("item-iron-helmet")
    for thing in ("goods:iron_helmet", "lesson:trample", "perk:brute-perk-1"):
        assert artist.describe(view, texts, thing).startswith(things[thing])
    assert "\n" in artist.describe(view, texts, "lesson:trample")


def test_what_is_said_at_the_market() -> None:
    outing = in_town()
    town = outing.town
    decision = outing.match.pending[0]
    texts = GAME.texts("en")
    assert say_prompt(GAME, town, decision, texts) == "Buy and sell what you like"
    said = [say_option(GAME, town, option, texts) for option in decision.options_for(0)]
    assert said[0] == "Leave the market"
    assert said[1] == "Buy Boots of Striding (10 gold left)"
    assert said[-1] == "Sell Iron Helmet (35 gold then)"
    event = Event("levels-up", "GH-9.8.1", 0, -1, 2)
    assert say_event(GAME, town, event, texts) == "Brute rises to level 2."


# -- bots --------------------------------------------------------------------------


def test_a_bot_buys_what_has_proved_itself() -> None:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    outing = Outing(ledger, "town")
    decision = outing.match.pending[0]
    wished = [decision.options[place] for place in promising(outing.town, decision)]
    assert [option.seat for option in wished] == [0, 1]
    after = outing.finished()
    for sheet in after.characters:
        assert [each.key for each in sheet.items] == list(PROVEN[:2])  # for 30 gold


def test_a_bot_sells_nothing_and_buys_nothing_that_it_cannot_wear() -> None:
    sheet = party("brute", "tinkerer").characters[0]
    sheet.items = sheet.equipped = [item("iron_helmet")]
    second_helmet, hammer = item("eagle_eye_goggles"), item("war_hammer")
    assert bought_worth(sheet, second_helmet) < 0 < bought_worth(sheet, hammer)


def test_a_bot_buys_a_bow_for_an_archer_and_a_hammer_for_a_brute() -> None:
    brute, spellweaver = party("brute", "spellweaver").characters
    for sheet, good, bad in (
        (brute, "war_hammer", "piercing_bow"),
        (spellweaver, "piercing_bow", "war_hammer"),
    ):
        assert item_worth(sheet.kind, item(bad)) < 0 < item_worth(sheet.kind, item(good))


def test_after_what_has_proved_itself_a_bot_buys_what_is_suggested_for_its_class() -> None:
    brute = party("brute", "tinkerer").characters[0]
    names = ("minor_healing_potion", "boots_of_striding", "tower_shield", "chainmail")
    worths = [item_worth(brute.kind, item(name)) for name in names]
    assert worths == sorted(worths, reverse=True)


def test_a_bot_keeps_the_card_that_brings_lost_cards_back() -> None:
    kind = party("brute", "spellweaver").characters[1].kind
    worths = {card.key: card_worth(card) for card in kind.cards}
    assert worths["reviving_ether"] > worths["mana_bolt"]


def test_a_bot_prefers_a_perk_that_makes_its_blows_heavier() -> None:
    perks = party("brute", "tinkerer").characters[0].kind.perks
    assert perk_worth(perks[3]) > perk_worth(perks[1]) > 0  # +3; a +1 instead of a -1


@pytest.mark.parametrize("kind", ["random", "greedy", "search:20"])
def test_every_bot_finds_the_way_out_of_town(kind: str) -> None:
    match = in_town().match
    bots = [make_bot(kind, f"{kind} {seat}") for seat in range(2)]
    while not match.over:
        question = match.pending[0]
        seat = next(seat for seat in question.seats if question.options_for(seat))
        match.take(seat, bots[seat].choose(match, seat))
    assert match.state.results == [1.0, 1.0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quests_and_town_records_are_books_that_only_a_campaign_needs(language: str) -> None:
    sources = "".join(GAME.client_sources(language))
    for book, start in (
        ("campaign", "quest-greed-is-good"),
        ("campaign", "dot-move"),
        ("record-1", "record-1"),
    ):
        assert f"{start} =" in GAME.book(book, language)
        assert f"{start} =" not in sources
    assert "record-" not in GAME.book("campaign", language)
    assert "sticker-plus-1 =" in sources
    assert seen(in_town()).books == ["campaign"]
    assert page_of(party("brute", "tinkerer")).books == ["campaign"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_that_are_found_are_a_book(language: str) -> None:
    sources = "".join(GAME.client_sources(language))
    book = GAME.book("finds", language)
    for start in ("item-wand-of-frost", "summon-steel-construct"):
        assert f"{start} =" in book
        assert f"{start} =" not in sources
    assert "item-iron-helmet =" in sources
    assert "item-iron-helmet =" not in book
    owner, buyer = party("brute", "tinkerer"), party("brute", "tinkerer")
    give(owner, 0, "wand_of_frost")
    add_item_design(buyer, 96)
    assert page_of(owner).books == page_of(buyer).books == ["campaign", "finds"]


@rule("GH-9.5.3")
def test_quests_are_laid_open_where_a_character_is_created() -> None:
    assert seen(in_town()).quests == []
    quests = {each.quest: each for each in seen(Outing(begun(), "found")).quests}
    greed = quests["greed_is_good"]
    assert [(each.count, each.least) for each in greed.counts] == [(0, 200)]
    assert greed.opens_class or greed.opens_envelope


@rule("GH-9.13.13")
def test_who_has_a_card_enhanced_sees_its_dots_and_thinks_twice() -> None:
    ledger = party("brute", "tinkerer")
    ledger.global_achievements = ["the_power_of_enhancement"]
    ledger.location = 1
    ledger.characters[0].gold = 500
    outing = Outing(ledger, "town")
    assert (seen(outing).enhances, seen(outing).dots) == (True, {})
    outing.all_take("leave-market")
    dots = seen(outing).dots["trample"]
    assert ("t0", "dot-attack") in [(dot.name, dot.what) for dot in dots]
    outing.take(0, "choose-dot:trample@t0")
    decision = outing.match.owed_by(0)
    assert decision is not None
    warned = {
        option.verb: GAME.warning(outing.town, 0, decision, option) for option in decision.options
    }
    assert warned["no-sticker"] is None
    assert warned["stick"] is not None
    assert warned["stick"].message == "warning-for-ever"


def test_the_page_tells_which_scenario_led_to_which() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened, ledger.done = [1, 2, 3], [1, 2]
    places = {place.number: place.opened for place in page_of(ledger).scenarios}
    assert places == {1: [2], 2: [3], 3: []}
