"""Where items come from: the shop, random designs, treasures, scenarios and events."""

from collections import Counter

import pytest

from questhall.games.gloomhaven.campaign.board import board
from questhall.games.gloomhaven.campaign.discoveries import RANDOM_DESIGNS, draw_item_design
from questhall.games.gloomhaven.campaign.event_decks import CITY, DECKS, ROAD, EventDeck
from questhall.games.gloomhaven.campaign.events.cards import OPTIONS
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.games.gloomhaven.campaign.events.words import EFFECTS
from questhall.games.gloomhaven.campaign.prosperity import in_shop
from questhall.games.gloomhaven.campaign.town import Town
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.library.treasures import treasures
from questhall.games.gloomhaven.rules.movement.treasures import FoundItem
from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import Expression, parse_expression
from tests.marks import rule

from .party import Outing, give, item, party

GIVING = ("item", "item_of_quest", "item_design")
SOLO = range(134, 151)  # one for each class, from the book of solo scenarios


def numbers_in(expression: Expression) -> list[int]:
    """The items that an outcome names, however deep inside."""
    if expression.word in GIVING:
        return [int(str(expression.arguments[0]))]
    return [number for each in expression.inside() for number in numbers_in(each)]


def in_treasures() -> list[int]:
    found: list[int] = []
    for treasure in treasures().values():
        found += [each.amount for each in treasure.rewards if isinstance(each, FoundItem)]
        for text in treasure.for_campaign:
            found += numbers_in(parse_expression(text))
    return found


def in_scenarios() -> list[int]:
    texts = [text for page in board().values() for text in page.rewards.texts]
    return [number for text in texts for number in numbers_in(parse_expression(text))]


def in_events() -> list[int]:
    found: list[int] = []
    for deck in event_cards().values():
        for card in deck.values():
            for option in OPTIONS:
                for outcome in card.outcomes[option]:
                    for text in outcome.texts:
                        found += numbers_in(parse_expression(text))
    return found


@rule("GH-1.3.1", "GH-8.5.1")
def test_every_item_comes_from_somewhere() -> None:
    sold = [each.number for each in library().items if each.prosperity]
    found = {*sold, *RANDOM_DESIGNS, *in_treasures(), *in_scenarios(), *in_events()}
    assert found == set(range(1, SOLO.start))


def test_random_designs_are_found_nowhere_else() -> None:
    assert tuple(range(71, 96)) == RANDOM_DESIGNS
    assert not {*in_treasures(), *in_scenarios(), *in_events()} & set(RANDOM_DESIGNS)


def test_a_single_copy_is_found_once() -> None:
    """But for one that lies in a treasure and whose design two scenarios can bring."""
    often = Counter([*in_treasures(), *in_scenarios(), *in_events()])
    late = [number for number, times in often.items() if number > 95 and times > 1]
    assert {number: often[number] for number in late} == {113: 3, 117: 2}


@rule("GH-8.5.1", "GH-8.5.2")
def test_all_random_designs_come_to_the_shop_one_after_the_other() -> None:
    ledger = party("brute", "tinkerer")
    ledger.random_designs = list(RANDOM_DESIGNS)
    for number in range(len(RANDOM_DESIGNS)):
        draw_item_design(ledger, Chance(str(number)))
    assert sorted(ledger.designs) == list(RANDOM_DESIGNS)
    assert all(ledger.stock[library().item_numbered(each).key] == 2 for each in RANDOM_DESIGNS)
    draw_item_design(ledger, Chance("nothing left"))
    assert len(ledger.designs) == len(RANDOM_DESIGNS)


@rule("GH-9.7.6", "GH-9.7.7")
def test_no_prosperity_brings_what_needs_a_design() -> None:
    ledger = party("brute", "tinkerer")
    ledger.prosperity = 64
    assert [each.number for each in library().items if in_shop(ledger, each)] == list(range(1, 71))


@rule("GH-8.7.5")
def test_all_150_events_are_there() -> None:
    assert {deck: len(event_cards()[deck]) for deck in DECKS} == {CITY: 81, ROAD: 69}
    for deck in DECKS:
        assert list(event_cards()[deck])[:30] == list(range(1, 31))


# -- events that bring items -------------------------------------------------------


def resolved(deck: str, number: int, option: str, *classes: str) -> Outing:
    """The party draws this event and chooses the option."""
    ledger = party(*classes)
    ledger.location = 1 if deck == CITY else 0
    ledger.events[deck] = EventDeck()
    ledger.events[deck].shuffled = [number]
    outing = Outing(ledger, "town" if deck == CITY else "road:1", eventful=True)
    if deck == CITY:
        outing.take(0, "draw-event")
    outing.take(0, f"event-option#{option}")
    return outing


@rule("GH-9.2.10")
@pytest.mark.parametrize(
    ("deck", "number", "option", "name"),
    [
        (CITY, 40, "b", "sacrificial_robes"),
        (CITY, 43, "b", "remote_spider"),
        (CITY, 53, "a", "bloody_axe"),
        (CITY, 61, "a", "giant_remote_spider"),
        (CITY, 62, "a", "thiefs_hood"),
        (ROAD, 5, "a", "necklace_of_teeth"),
        (ROAD, 51, "a", "black_card"),
        (ROAD, 53, "b", "bloody_axe"),
    ],
)
def test_an_event_brings_an_item(deck: str, number: int, option: str, name: str) -> None:
    outing = resolved(deck, number, option, "brute", "tinkerer")
    outing.take(0, "member:p1")
    assert outing.sheet(1).items == [item(name)]
    assert outing.sheet(0).items == []


@pytest.mark.parametrize(
    ("deck", "number", "option"),
    [(CITY, 3, "b"), (CITY, 53, "b"), (ROAD, 51, "b"), (ROAD, 5, "b"), (ROAD, 53, "a")],
)
def test_the_other_option_brings_none(deck: str, number: int, option: str) -> None:
    outing = resolved(deck, number, option, "brute", "tinkerer")
    assert [sheet.items for sheet in outing.town.sheets] == [[], []]


def test_the_ticking_wheel() -> None:
    outing = resolved(CITY, 3, "a", "brute", "tinkerer")
    outing.take(0, "share:p0#10", "member:p0")
    assert outing.sheet(0).items == [item("curious_gear")]
    assert outing.sheet(0).gold == 20
    assert outing.town.ledger.global_achievements == ["ancient_technology"]


@pytest.mark.parametrize(("rat", "gold"), [("mindthief", 35), ("tinkerer", 25)])
def test_the_drain(rat: str, gold: int) -> None:
    outing = resolved(CITY, 30, "a", "brute", rat)
    if rat == "mindthief":
        outing.take(0, "member:p1")
        assert outing.sheet(1).items == [item("flea_bitten_shawl")]
    assert outing.sheet(0).gold == gold


def test_the_burning_man() -> None:
    assert resolved(CITY, 40, "a", "brute", "tinkerer").town.ledger.reputation == 2
    assert resolved(CITY, 40, "a", "brute", "spellweaver").town.ledger.prosperity == 1
    after = resolved(CITY, 40, "a", "brute", "scoundrel").town.ledger
    assert (after.reputation, after.prosperity) == (0, 0)


def test_the_sooty_girl_comes_back() -> None:
    outing = resolved(CITY, 43, "a", "brute", "tinkerer")
    outing.take(0, "share:p0#5")
    assert 61 in outing.town.ledger.events[CITY].shuffled


def test_the_sooty_girl_pities_the_poor() -> None:
    ledger = party("brute", "tinkerer")
    for sheet in ledger.characters:
        sheet.gold = 0
    ledger.location = 1
    ledger.events[CITY] = EventDeck()
    ledger.events[CITY].shuffled = [43]
    outing = Outing(ledger, "town", eventful=True)
    outing.take(0, "draw-event", "event-option#a", "member:p0")
    assert outing.sheet(0).items == [item("remote_spider")]


@rule("GH-10.1.6")
def test_the_carver_teaches_the_guild() -> None:
    outing = resolved(CITY, 57, "a", "brute", "tinkerer")
    outing.take(0, "share:p0#10")
    assert outing.town.ledger.stock["staff_of_elements"] == 2


# -- an item of a personal quest ---------------------------------------------------


def seeking(quest: str) -> Town:
    ledger = party("brute", "tinkerer")
    ledger.characters[1].quest = quest
    return Town(Chance("seeker"), "", "", ledger)


@rule("GH-10.1.5")
def test_the_seeker_of_xorn_receives_the_staff() -> None:
    assert "item_of_quest(114)" in board()[53].rewards.texts
    town = seeking("seeker_of_xorn")
    for _ in EFFECTS.read(parse_expression("item_of_quest(114)"), library()).happen(town):
        raise AssertionError("nobody has to decide")
    assert [sheet.items for sheet in town.sheets] == [[], [item("staff_of_xorn")]]


def test_without_a_seeker_the_players_decide() -> None:
    asked = next(
        EFFECTS.read(parse_expression("item_of_quest(114)"), library()).happen(seeking(""))
    )
    assert asked.prompt == "who-gets-item"


@rule("GH-9.7.3")
@pytest.mark.parametrize("quest", ["seeker_of_xorn", ""])
def test_the_seeker_of_xorn_does_not_sell_the_staff(quest: str) -> None:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    give(ledger, 0, "staff_of_xorn", "iron_helmet")
    ledger.characters[0].quest = quest
    offers = Outing(ledger, "town").offers(0)
    assert "sell:iron_helmet" in offers
    assert ("sell:staff_of_xorn" in offers) is (quest == "")
