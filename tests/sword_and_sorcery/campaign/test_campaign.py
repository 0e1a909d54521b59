"""A campaign: what a company takes along, and which quests follow (chapter 17)."""

import pytest

from questhall.conformance import CAMPAIGN_CHECKS, Journey
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.campaign.campaigns import SwordAndSorceryCampaigns
from questhall.games.sword_and_sorcery.campaign.closing import write_down
from questhall.games.sword_and_sorcery.campaign.faults import faults_in_ledger
from questhall.games.sword_and_sorcery.campaign.ledger import (
    CalendarLine,
    HeroSheet,
    OwnedItem,
    Saga,
)
from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.rules.attack.harm import afflict, hurt
from questhall.games.sword_and_sorcery.rules.numbers import hp_left, most_hp
from questhall.games.sword_and_sorcery.rules.purse import gain_crowns
from questhall.games.sword_and_sorcery.rules.turn.cooldown import gain_powers
from questhall.games.sword_and_sorcery.setup.setup import first_powers, start
from questhall.games.sword_and_sorcery.state.adventure import Adventure, Pile
from questhall.kernel.campaigns import read_ledger, written_ledger
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup
from tests.marks import rule, ruling

from ..storybench import StoryBench

CAMPAIGNS = SwordAndSorceryCampaigns(GAME)
HEROES = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer")


def new_saga() -> Saga:
    return CAMPAIGNS.begin(CAMPAIGNS.checked(Setup("company", 3)), Chance("saga"))


def after(quest: str, won: bool, flags: tuple[str, ...] = ()) -> Saga:
    """The ledger after a quest that ended so, whatever happened in it."""
    ledger = new_saga()
    bench = StoryBench(quest, HEROES, flags)
    bench.do(bench.effect(0, "win" if won else "lose"))
    write_down(ledger, bench.adventure, won)
    return ledger


def dealt(ledger: Saga, quest: str) -> Adventure:
    offer = next(each for each in CAMPAIGNS.offers(ledger) if each.key == f"quest:{quest}")
    setup = CAMPAIGNS.setup(ledger, offer, 3)
    state = CAMPAIGNS.deal(ledger, offer, setup, Chance("deal"))
    assert isinstance(state, Adventure)
    return state


@rule("SS-17.0.0.6", "SS-17.0.0.8", "SS-17.0.0.4")
@ruling("63")
def test_a_company_keeps_what_it_has_and_is_whole_again() -> None:
    ledger = new_saga()
    bench = StoryBench("q1", HEROES)
    hero = bench.sheet(0)
    for sheet in bench.adventure.heroes:
        sheet.soulrank = 2
        bench.do(gain_powers(bench.adventure, sheet), "gain", "gain")
    gain_crowns(bench.adventure, hero, 35)
    pile = bench.adventure.decks[Pile.TREASURE].draw
    knife = next(c for c in pile if bench.adventure.cards[c].key == "crystal_knife")
    pile.remove(knife)
    hero.inventory = [knife]
    bench.adventure.shards = 7
    bench.do(hurt(bench.adventure, bench.hero(0), 2))
    bench.do(afflict(bench.adventure, bench.hero(0), 1, 1))
    bench.do(hurt(bench.adventure, bench.hero(1), 99))
    powers = [bench.adventure.power(power.card).key for power in hero.powers]
    worn = [bench.adventure.cards[card].key for card in hero.equipped()]
    bench.do(bench.effect(0, "win"))
    write_down(ledger, bench.adventure, True)
    again = dealt(ledger, "q2")
    first, second = again.heroes[0], again.heroes[1]
    assert again.shards == 7
    assert (first.soulrank, first.crowns) == (2, 35)
    assert [again.power(power.card).key for power in first.powers] == powers
    assert [again.cards[card].key for card in first.equipped()] == worn
    assert [again.cards[card].key for card in first.inventory] == ["crystal_knife"]
    assert (second.ghost, second.soulrank) == (False, 1)
    for hero in again.heroes:
        figure = again.figure_of(hero)
        assert hp_left(again, figure) == most_hp(again, figure)
        assert not any(figure.conditions)
    assert GAME.faults(again) == []


@rule("SS-17.0.0.9")
@pytest.mark.parametrize(
    ("quest", "flags", "following"),
    [
        ("q0", (), ["q1"]),
        ("q1", (), ["q2"]),
        ("q2", (), ["q3", "q4"]),
        ("q3", (), ["q5"]),
        ("q3", ("founder_safe",), ["q4", "q5"]),
        ("q3", ("founder_safe", "q4_done"), ["q5"]),
        ("q4", (), ["q5"]),
        ("q4", ("mule_path",), ["q5", "q6"]),
        ("q5", (), ["q6"]),
        ("q6", (), ["q7"]),
        ("q7", (), []),
    ],
)
def test_a_victory_opens_what_follows(
    quest: str, flags: tuple[str, ...], following: list[str]
) -> None:
    ledger = after(quest, True, flags)
    assert ledger.open == following
    assert ledger.done == [quest]
    assert [offer.key for offer in CAMPAIGNS.offers(ledger)] == [f"quest:{q}" for q in following]


@rule("SS-17.0.0.9")
@pytest.mark.parametrize(
    ("quest", "following", "tolls", "flags"),
    [
        ("q0", ["q0", "q1"], 0, []),
        ("q1", ["q1"], 5, []),
        ("q3", ["q3", "q5"], 5, ["founder_lost"]),
        ("q5", ["q5", "q6"], 5, ["rite_finished"]),
    ],
)
def test_after_a_defeat_the_bell_strikes_and_the_story_is_taken_back(
    quest: str, following: list[str], tolls: int, flags: list[str]
) -> None:
    ledger = after(quest, False, ("never_happened",))
    assert ledger.open == following
    assert ledger.counters["tolls"] == tolls
    assert ledger.flags == flags
    assert ledger.done == []


def test_what_was_decided_is_known_in_later_quests() -> None:
    ledger = after("q6", True, ("troll_freed", "lake_lowered"))
    adventure = dealt(ledger, "q7")
    assert adventure.flags == ["troll_freed", "lake_lowered"]
    assert adventure.company
    assert adventure.shards == ledger.shards + 2


@pytest.mark.parametrize(("tolls", "more"), [(2, 1), (3, 0)])
def test_a_quiet_bell_leaves_more_time_at_the_end(tolls: int, more: int) -> None:
    ledger = after("q6", True)
    ledger.counters["tolls"] = tolls
    adventure = dealt(ledger, "q7")
    printed = sum([len(group) for group in adventure.quest.events])
    assert len(adventure.events) == printed + more
    assert GAME.faults(adventure) == []


@rule("SS-14.2.0.4", "SS-2.1.0.14")
def test_stored_treasures_wait_in_the_stash() -> None:
    ledger = after("q1", True)
    ledger.stored = [OwnedItem(library().items["crystal_knife"])]
    adventure = dealt(ledger, "q2")
    assert "crystal_knife" in [adventure.cards[card].key for card in adventure.stash]
    assert GAME.faults(adventure) == []


@rule("SS-8.4.0.7")
@pytest.mark.parametrize(("spent", "left"), [(3, [2]), (2, [1]), (1, [])])
def test_artifacts_regain_one_charge_between_quests(spent: int, left: list[int]) -> None:
    ledger = after("q1", True)
    item = OwnedItem(library().items["crystal_knife"])
    item.spent = spent
    ledger.stored = [item]
    adventure = dealt(ledger, "q2")
    for _ in start(adventure):
        pass
    assert list(adventure.spent.values()) == left


@pytest.mark.parametrize("quest", ["q0", *[f"q{n}" for n in range(1, 8)]])
def test_a_quest_pays_a_company_once_however_often_it_is_lost(quest: str) -> None:
    ledger = after("q0", True)
    ledger.open = [quest]
    printed = library().quests[quest]
    assert paid(ledger, quest) == (printed.company_shards, printed.company_crowns)
    ledger.evenings.append(CalendarLine(quest, False))
    assert paid(ledger, quest) == (0, 0)


def paid(ledger: Saga, quest: str) -> tuple[int, int]:
    """What a company gets before the quest: shards, and crowns for the first hero."""
    adventure = dealt(ledger, quest)
    before = adventure.heroes[0].crowns
    for hero in adventure.heroes:
        adventure.figure_of(hero).area = adventure.quest.start[0]
    flow = first_powers(adventure)
    try:
        decision = next(flow)
        while True:
            decision = flow.send(decision.options[0])
    except StopIteration:
        return (adventure.shards - ledger.shards, adventure.heroes[0].crowns - before)


@rule("SS-2.2.0.7")
def test_fewer_players_may_lead_the_same_heroes() -> None:
    ledger = after("q1", True)
    offer = CAMPAIGNS.offers(ledger)[0]
    assert offer.seats == (1, 2, 3)
    setup = CAMPAIGNS.setup(ledger, offer, 1)
    state = CAMPAIGNS.deal(ledger, offer, setup, Chance("one"))
    assert isinstance(state, Adventure)
    assert [hero.seat for hero in state.heroes] == [0, 0, 0]


def test_a_ledger_is_written_and_read() -> None:
    ledger = after("q1", True, ("wages_left",))
    text = written_ledger(ledger, CAMPAIGNS)
    assert written_ledger(read_ledger(text, CAMPAIGNS), CAMPAIGNS) == text


def test_the_page_tells_the_road_of_the_act() -> None:
    road = {each.quest: each for each in CAMPAIGNS.view(new_saga()).road}
    assert [road["q0"].state, road["q1"].state, road["q2"].state] == ["open", "open", "ahead"]
    ledger = after("q4", True)
    ledger.evenings.insert(0, CalendarLine("q4", False))
    road = {each.quest: each for each in CAMPAIGNS.view(ledger).road}
    assert (road["q4"].state, road["q4"].defeats) == ("done", 1)
    assert road["q3"].state == "passed", "no way leads back"
    assert road["q3"].leads_to == ["q4", "q5"]


def test_the_page_shows_the_side_of_an_item_that_lies_up() -> None:
    ledger = after("q1", True)
    potion = OwnedItem(library().items["healing_potion"])
    potion.turned = True
    ledger.stored = [potion]
    assert [item.side for item in CAMPAIGNS.view(ledger).stored] == ["great_healing_potion"]


def test_a_soulrank_that_no_gem_has_is_noticed() -> None:
    ledger = after("q1", True)
    ledger.heroes[0].soulrank = 99
    assert len(faults_in_ledger(ledger)) == 1


def test_impossible_ledgers_are_noticed() -> None:
    ledger = after("q1", True)
    assert faults_in_ledger(ledger) == []
    ledger.shards = -1
    ledger.open = ["q9"]
    ledger.heroes.append(HeroSheet(ledger.heroes[0].kind))
    ledger.heroes[0].crowns = -5
    assert len(faults_in_ledger(ledger)) == 5


JOURNEYS: dict[int, Journey] = {}


@pytest.mark.parametrize("law", CAMPAIGN_CHECKS)
@pytest.mark.parametrize("seats", [1, 3])
def test_the_laws_of_campaigns_hold(law: str, seats: int) -> None:
    if seats not in JOURNEYS:
        JOURNEYS[seats] = Journey(GAME, Setup("company", seats), f"saga {seats}")
    CAMPAIGN_CHECKS[law](JOURNEYS[seats])
