"""City and road events (RULES 8.7, 9.1, 9.2)."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.campaign.event_decks import CITY, ROAD, EventDeck
from questhall.games.gloomhaven.campaign.events.cards import OPTIONS, EventCard
from questhall.games.gloomhaven.campaign.events.conditions import PayItem
from questhall.games.gloomhaven.campaign.events.reading import event_cards
from questhall.games.gloomhaven.campaign.events.words import EFFECTS
from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.campaign.page import EventView, TownView
from questhall.games.gloomhaven.library.library import library
from questhall.games.gloomhaven.printed.modifier_cards import SUPPLY
from questhall.games.gloomhaven.speech.outcomes import OutcomeSpeaker, tale_key
from questhall.games.gloomhaven.state.figures import Condition
from questhall.games.gloomhaven.state.heroes import ItemState
from questhall.games.gloomhaven.state.scene import Ending
from questhall.kernel.chance import Chance
from questhall.kernel.language.expressions import parse_expression
from questhall.kernel.phrases import say_event, say_option
from questhall.kernel.text import LANGUAGES
from questhall.server.protocol.messages import Named
from questhall.server.showing.telling import told
from tests.marks import rule
from tests.texts import assert_tidy

from .party import Outing, give, offered, party

CARDS = [card for deck in event_cards().values() for card in deck.values()]


def in_town(number: int) -> Outing:
    """A visit on which this city event is drawn."""
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    return drawn(ledger, "town", CITY, number)


def on_the_road(number: int) -> Outing:
    return drawn(party("brute", "tinkerer"), "road:1", ROAD, number)


def drawn(ledger: Chronicle, offer: str, deck: str, number: int) -> Outing:
    ledger.events[deck] = EventDeck()
    ledger.events[deck].shuffled = [number]
    outing = Outing(ledger, offer, eventful=True)
    if deck == CITY:
        outing.take(0, "draw-event")
    return outing


def event_of(outing: Outing) -> EventView:
    view = GAME.view(outing.town, 0)
    assert isinstance(view, TownView)
    assert view.event is not None
    return view.event


# -- drawing ---------------------------------------------------------------------


@rule("GH-8.7.1", "GH-8.7.2", "GH-8.7.3", "GH-9.2.1", "GH-9.6.1")
def test_the_back_is_read_after_the_choice() -> None:
    outing = in_town(9)
    assert event_of(outing) == EventView(CITY, 9, "tale-city-09", "", [])
    assert outing.offers(0) == outing.offers(1) == ["event-option#a", "event-option#b"]
    outing.take(1, "event-option#b")
    told = event_of(outing)
    assert (told.option, [each.story for each in told.outcomes]) == ("b", ["tale-city-09.b0"])
    assert outing.town.ledger.prosperity == 1
    outing.take(0, "go-on")
    assert outing.town.event.number == 0
    assert outing.town.next_step == "market"


@rule("GH-9.6.1")
def test_nobody_has_to_draw_a_city_event() -> None:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    outing = Outing(ledger, "town", eventful=True)
    outing.take(1, "no-event")
    assert outing.town.next_step == "market"
    assert outing.town.ledger.events[CITY].under == []


@rule("GH-8.7.4", "GH-8.7.6")
@pytest.mark.parametrize(("number", "option", "under"), [(1, "b", [1]), (9, "b", [])])
def test_a_card_leaves_the_game_or_goes_under_its_deck(
    number: int, option: str, under: list[int]
) -> None:
    outing = in_town(number)
    outing.take(0, f"event-option#{option}", "go-on")
    deck = outing.town.ledger.events[CITY]
    assert (deck.shuffled, deck.under) == ([], under)


@rule("GH-8.7.5", "GH-8.7.6", "GH-8.7.7")
def test_cards_under_the_deck_come_last_and_a_new_one_is_shuffled_in() -> None:
    deck = EventDeck()
    deck.shuffled = [1, 2]
    deck.put_under(3)
    deck.put_under(1)
    chance = Chance("deck")
    assert {deck.draw(chance, "x"), deck.draw(chance, "x")} == {1, 2}
    assert [deck.draw(chance, "x"), deck.draw(chance, "x"), deck.draw(chance, "x")] == [3, 1, 0]
    deck.put_under(3)
    deck.add(7)
    assert (deck.shuffled, deck.under) == ([3, 7], [])
    deck.remove(3)
    assert deck.shuffled == [7]


@rule("GH-9.1.2", "GH-9.1.4")
def test_a_road_event_comes_before_the_scenario() -> None:
    ledger = party("brute", "tinkerer")
    assert offered(ledger) == {"road:1": ""}
    outing = on_the_road(2)
    assert outing.asked(0) == "event GH-8.7.2"
    outing.take(0, "event-option#b", "go-on")
    after = outing.finished()
    assert (after.destination, offered(after)) == (1, {"scenario:1": ""})


@rule("GH-9.1.2", "GH-9.1.3", "GH-9.1.4")
def test_no_event_on_the_way_to_the_same_or_a_linked_scenario_or_within_the_town() -> None:
    ledger = party("brute", "tinkerer")
    ledger.opened, ledger.location = [1, 2, 4, 17], 1
    ledger.party_achievements = ["first_steps"]
    assert offered(ledger) == {
        **{"scenario:1": "", "scenario:2": "", "road:4": "", "road:17": "", "town": ""},
    }
    ledger.location = 0
    assert offered(ledger) == {"road:1": "", "road:2": "", "road:4": "", "scenario:17": ""}


# -- outcomes --------------------------------------------------------------------


@rule("GH-9.2.2", "GH-9.2.4", "GH-9.2.6", "GH-9.2.11", "GH-9.2.14")
@pytest.mark.parametrize(("reputation", "gold"), [(0, [25, 0]), (-5, [35, 8])])
def test_an_outcome_by_reputation(reputation: int, gold: list[int]) -> None:
    ledger = party("brute", "tinkerer")
    ledger.location, ledger.reputation = 1, reputation
    ledger.characters[1].gold = 3
    outing = drawn(ledger, "town", CITY, 10)
    outing.take(0, "event-option#a")
    assert [sheet.gold for sheet in outing.town.sheets] == gold


@rule("GH-9.2.5", "GH-9.2.8")
def test_the_party_pays_together_as_it_likes() -> None:
    outing = in_town(8)
    outing.take(0, "event-option#a")
    assert outing.asked(1) == "share-price GH-9.2.8"
    assert outing.offers(0)[0] == "share:p0"
    outing.take(1, "share:p0#5")
    assert [sheet.gold for sheet in outing.town.sheets] == [25, 15]
    assert 93 in outing.town.ledger.opened
    assert outing.town.ledger.party_achievements == ["a_map_to_treasure"]


@rule("GH-9.2.5", "GH-9.2.6")
def test_a_party_that_cannot_pay_gets_the_other_outcome() -> None:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    for sheet in ledger.characters:
        sheet.gold = 9
    outing = drawn(ledger, "town", CITY, 8)
    outing.take(0, "event-option#a")
    assert [each.story for each in event_of(outing).outcomes] == ["tale-city-08.a1"]
    assert [sheet.gold for sheet in outing.town.sheets] == [9, 9]


@rule("GH-9.2.6", "GH-9.2.7")
@pytest.mark.parametrize(("gold", "results"), [(8, ["b0", "b1"]), (7, ["b0", "b2"])])
def test_a_result_without_a_condition_does_not_stand_in_for_one(
    gold: int, results: list[str]
) -> None:
    ledger = party("brute", "tinkerer")
    ledger.location = 1
    for sheet in ledger.characters:
        sheet.gold = gold
    outing = drawn(ledger, "town", CITY, 15)
    outing.take(0, "event-option#b")
    if gold == 8:
        outing.take(0, "share:p0#8")
    stories = [each.story for each in event_of(outing).outcomes]
    assert stories == [f"tale-city-15.{result}" for result in results]


@rule("GH-9.2.5")
def test_who_is_well_known_pays_less() -> None:
    ledger = party("brute", "tinkerer")
    ledger.location, ledger.reputation = 1, 10
    ledger.characters[0].gold, ledger.characters[1].gold = 15, 0
    outing = drawn(ledger, "town", CITY, 8)
    outing.take(0, "event-option#a")
    assert [sheet.gold for sheet in outing.town.sheets] == [0, 0]


def resolved(text: str, ledger: Chronicle | None = None) -> Outing:
    """A visit in town on which this effect happens."""
    ledger = ledger or party("brute", "tinkerer")
    ledger.location = 1
    ledger.rewards_due = [text]
    return Outing(ledger, "town")


@rule("GH-9.2.11", "GH-9.2.12", "GH-9.2.13", "GH-9.2.14")
def test_losses_end_at_what_there_is() -> None:
    ledger = party("brute", "tinkerer")
    ledger.characters[0].checks, ledger.characters[0].perks = 4, [0]
    ledger.characters[1].checks, ledger.characters[1].perks = 3, [0]
    ledger.characters[1].gold = 3
    sheets = resolved("lose_checks(2)", ledger).town.sheets
    assert [sheet.checks for sheet in sheets] == [3, 3]
    assert [sheet.gold for sheet in resolved("lose_gold(5)", ledger).town.sheets] == [25, 0]


@rule("GH-9.2.15", "GH-8.1.6", "GH-8.1.7")
def test_prosperity_falls_within_its_level() -> None:
    ledger = party("brute", "tinkerer", prosperity=5)
    assert resolved("lose_prosperity(3)", ledger).town.ledger.prosperity == 4


@rule("GH-9.3.1")
def test_reputation_has_bounds() -> None:
    assert resolved("reputation(30)").town.ledger.reputation == 20
    assert resolved("lose_reputation(30)").town.ledger.reputation == -20


@rule("GH-9.2.10", "GH-9.7.8", "GH-10.1.5")
def test_the_players_decide_who_gets_an_item() -> None:
    outing = resolved("item(41)")
    assert outing.offers(1) == ["member:p0", "member:p1"]
    outing.take(0, "member:p1")
    assert [item.number for item in outing.sheet(1).items] == [41]


@rule("GH-9.2.3", "GH-9.2.7")
def test_a_condition_by_classes() -> None:
    text = "only(in_party(brute, scoundrel), gold(5))"
    for names, gold in ((("brute", "tinkerer"), 35), (("cragheart", "tinkerer"), 30)):
        assert resolved(text, party(*names)).sheet(0).gold == gold
    assert resolved("gold(5)", party("cragheart", "tinkerer")).sheet(0).gold == 35


@rule("GH-8.8.1")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "the party has one of these classes: Brute, Sun"),
        ("ru", "в отряде есть один из классов: Дикарь, Солнце"),
    ],
)
def test_an_event_names_a_locked_class_by_its_symbol(language: str, said: str) -> None:
    condition = parse_expression("in_party(brute, sunkeeper)")
    assert OutcomeSpeaker(GAME.texts(language)).condition(condition) == said


@rule("GH-8.5.1", "GH-8.5.2")
def test_a_random_design_comes_to_the_shop() -> None:
    ledger = party("brute", "tinkerer")
    ledger.random_designs = [22]
    after = resolved("random_item_design", ledger).town.ledger
    assert (after.designs, after.random_designs) == ([22], [])
    assert after.stock[next(item.key for item in library().items if item.number == 22)] == 2
    assert resolved("random_item_design", after).town.ledger.designs == [22]


@rule("GH-9.2.8")
def test_the_players_divide_what_they_gain_together() -> None:
    outing = resolved("gold_together(10)")
    outing.take(0, "share:p0#3")
    assert [sheet.gold for sheet in outing.town.sheets] == [33, 37]


@rule("GH-9.2.2")
def test_one_of_two_effects_is_chosen() -> None:
    outing = in_town(1)
    outing.take(0, "event-option#a", "one-of#1")
    assert (outing.town.ledger.reputation, outing.sheet(0).gold) == (-1, 30)
    assert [sheet.xp for sheet in outing.town.sheets] == [10, 10]


@rule("GH-9.2.9")
def test_somebody_gives_an_item_away() -> None:
    ledger = party("brute", "tinkerer")
    give(ledger, 0, "iron_helmet")
    give(ledger, 1, "iron_helmet")
    town = resolved("gold(1)", ledger).town
    number = town.sheets[0].items[0].number
    price = PayItem(number)
    assert price.met(town)
    flow = price.pay(town)
    asked = next(flow)
    assert [option.what for option in asked.options] == [0, 1]
    with pytest.raises(StopIteration):
        flow.send(asked.options[1])
    assert (len(town.sheets[0].items), town.sheets[1].items) == (1, [])


# -- what waits in the next scenario ---------------------------------------------


def arrived(*omens: str) -> Outing:
    """The party has taken its places in the first scenario, the Brute under these omens."""
    ledger = party("brute", "tinkerer")
    give(ledger, 0, "minor_healing_potion", "minor_stamina_potion")
    ledger.characters[0].equipped = ledger.characters[0].items[:1]
    ledger.characters[0].omens = list(omens)
    outing = Outing(ledger, "scenario:1")
    while outing.scene.next_step in ("first_room", "goals", "equip", "deploy"):
        seat = next(seat for seat in (0, 1) if outing.offers(seat))
        if outing.asked(seat).startswith(("start-discard", "start-use-up")):
            break
        options = outing._options(seat)
        outing.match.take(seat, options[0][1])
    return outing


@rule("GH-2.0.7", "GH-9.2.1")
def test_a_road_event_hurts_at_the_start_of_the_scenario() -> None:
    outing = on_the_road(1)
    outing.take(0, "event-option#b", "go-on")
    after = outing.finished()
    assert [sheet.omens for sheet in after.characters] == [["damage(3)"], ["damage(3)"]]
    scene = arrived("damage(3)", "condition(poison)", "condition(bless)").scene
    brute, tinkerer = (scene.figure_of(hero) for hero in scene.heroes)
    assert (brute.hp, tinkerer.hp) == (brute.max_hp - 3, tinkerer.max_hp)
    assert brute.has(Condition.POISON)
    assert len(scene.bless) == SUPPLY - 1


@rule("GH-2.0.7")
def test_cards_are_discarded_and_an_item_is_used_up_at_the_start() -> None:
    outing = arrived("discard(2)")
    hero = outing.scene.heroes[0]
    assert outing.asked(0) == "start-discard GH-2.0.7"
    outing.match.take(0, outing._options(0)[0][1])
    outing.match.take(0, outing._options(0)[0][1])
    assert (len(hero.discard), len(hero.hand)) == (2, 8)
    hero = arrived("consume_small_item").scene.heroes[0]
    assert [item.state for item in hero.items] == [ItemState.FLIPPED]


@rule("GH-2.0.7")
def test_minus_1_cards_for_one_character() -> None:
    plain, burdened = arrived().scene.heroes[0], arrived("minus_1_cards(3)").scene.heroes[0]
    assert len(burdened.deck.draw) == len(plain.deck.draw) + 3


@rule("GH-2.0.7")
def test_omens_are_gone_after_the_scenario() -> None:
    outing = arrived("damage(3)")
    after = outing.ended(Ending.VICTORY)
    assert ([sheet.omens for sheet in after.characters], after.destination) == ([[], []], 0)


# -- words -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_every_card_has_a_story(language: str, card: EventCard) -> None:
    texts = GAME.texts(language)
    parts = [
        f"{option}{place}" for option in OPTIONS for place in range(len(card.outcomes[option]))
    ]
    for key in (tale_key(card), *(f"{tale_key(card)}.{part}" for part in [*OPTIONS, *parts])):
        assert_tidy(texts.say(key))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", list(EFFECTS))
def test_every_effect_can_be_said(language: str, word: str) -> None:
    brackets = {
        "party_achievement": "first_steps",
        "lose_party_achievement": "first_steps",
        "global_achievement": "ancient_technology",
        "open_class": "sunkeeper",
        "open_envelope": "a",
        "quest_done": "vengeance, open_envelope(x)",
        "event": "city, 1",
        "start": "damage(3)",
        "one_starts": "minus_1_cards(3)",
        "only": "reputation_above(9), gold(5)",
        "choose": "gold(5), reputation(1)",
    }
    bare = word in ("random_item_design", "like_other")
    text = word if bare else f"{word}({brackets.get(word, '2')})"
    assert_tidy(OutcomeSpeaker(GAME.texts(language)).effect(parse_expression(text)))


def test_options_are_said_in_the_words_of_the_story() -> None:
    outing = in_town(9)
    decision = outing.match.pending[0]
    texts = GAME.texts("en")
    said = [say_option(GAME, outing.town, option, texts) for option in decision.options]
    assert said == ["Keep what is in it", "Bring it to the nephew"]


def test_the_log_names_the_character_who_shares_and_not_its_player_again() -> None:
    outing = in_town(17)
    outing.take(0, "event-option#a", "share:p0#10")
    journal = outing.match.journal
    assert journal is not None
    shares = [event for event in journal.events if event.key == "share"]
    said = say_event(GAME, outing.town, shares[0], GAME.texts("en"))
    assert said == "Player 1: Brute: 10 gold"
    assert told(GAME, outing.town, 0, shares[0]).phrase.args["hero"] == Named("class-brute")


@rule("GH-8.7.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_says_the_answer_after_the_card_is_put_away(language: str) -> None:
    outing = on_the_road(1)
    outing.take(0, "event-option#a")
    journal = outing.match.journal
    assert journal is not None
    chosen = next(event for event in journal.events if event.key == "event-option")
    outing.town.event.put_away()
    texts = GAME.texts(language)
    said = say_event(GAME, outing.town, chosen, texts)
    assert texts.say("answer-a") in said
