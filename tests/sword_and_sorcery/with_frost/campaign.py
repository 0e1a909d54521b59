"""A campaign with a pack: its quests are offered where it says so."""

from questhall.conformance import CAMPAIGN_CHECKS, Journey
from questhall.games.sword_and_sorcery import GAME
from questhall.games.sword_and_sorcery.campaign.campaigns import SwordAndSorceryCampaigns
from questhall.games.sword_and_sorcery.campaign.closing import write_down
from questhall.games.sword_and_sorcery.campaign.faults import faults_in_ledger
from questhall.games.sword_and_sorcery.campaign.ledger import Saga
from questhall.games.sword_and_sorcery.campaign.page import page_of
from questhall.games.sword_and_sorcery.state.adventure import Adventure
from questhall.kernel.chance import Chance
from questhall.kernel.games import Setup

from ..storybench import LIGHT, StoryBench

CAMPAIGNS = SwordAndSorceryCampaigns(GAME)
# Of a campaign with packs the kernel does not yet replay the beginning.
SKALD = ("frost:ysolde_skald", "thorgar_cleric", "laegon_archer")


def saga(*packs: str) -> Saga:
    setup = CAMPAIGNS.checked(Setup("company", 3, packs=packs))
    return CAMPAIGNS.begin(setup, Chance("saga"))


def after(ledger: Saga, quest: str, won: bool = True) -> list[str]:
    """What is open after this quest."""
    bench = StoryBench(quest, LIGHT, packs=tuple(ledger.packs))
    bench.do(bench.effect(0, "win" if won else "lose"))
    write_down(ledger, bench.adventure, won)
    return ledger.open


def test_without_the_pack_nothing_of_it_is_offered() -> None:
    ledger = saga()
    assert ledger.open == ["q0", "q1"]
    assert after(ledger, "q1") == ["q2"]
    assert not [quest for quest in page_of(ledger).road if quest.quest.startswith("frost:")]


def test_with_it_its_quests_open_from_the_start_and_after_others() -> None:
    ledger = saga("frost")
    assert ledger.packs == ["frost"]
    assert ledger.open == ["q0", "q1", "frost:pass"]
    assert after(ledger, "q1") == ["q2", "frost:pass", "frost:lair"]
    assert after(ledger, "frost:pass") == ["q2"]
    road = {quest.quest: quest.leads_to for quest in page_of(ledger).road}
    assert road["frost:pass"] == ["q2"]
    assert road["q1"] == ["q2", "frost:pass", "frost:lair"]


def test_a_quest_that_leads_nowhere_leaves_the_road_as_it_was() -> None:
    ledger = saga("frost")
    after(ledger, "q1")
    assert after(ledger, "frost:lair") == ["q2", "frost:pass"]


def test_it_opens_only_if_its_condition_holds() -> None:
    ledger = saga("frost")
    ledger.flags = ["frozen"]
    bench = StoryBench("q1", LIGHT, flags=("frozen",), packs=("frost",))
    bench.do(bench.effect(0, "win"))
    write_down(ledger, bench.adventure, True)
    assert ledger.open == ["q2", "frost:pass"]


def test_a_defeat_leads_where_it_says() -> None:
    ledger = saga("frost")
    assert after(ledger, "frost:pass", won=False) == ["frost:pass", "q1"]
    assert ledger.flags == ["frozen"]


def test_heroes_of_the_pack_come_along_with_what_they_own() -> None:
    ledger = saga("frost")
    bench = StoryBench("frost:pass", SKALD, packs=("frost",))
    bench.power(0, "frost:ice_grip")
    bench.item(0, "frost:warm_broth")
    bench.do(bench.effect(0, "win"))
    write_down(ledger, bench.adventure, True)
    assert faults_in_ledger(ledger) == []
    offer = CAMPAIGNS.offers(ledger)[0]
    again = CAMPAIGNS.deal(ledger, offer, CAMPAIGNS.setup(ledger, offer, 3), Chance("deal"))
    assert isinstance(again, Adventure)
    held = [again.cards[card].key for card in again.heroes[0].inventory]
    assert "frost:warm_broth" in held
    assert again.power(again.heroes[0].powers[0].card).key == "frost:ice_grip"
    assert GAME.faults(again) == []
    ledger.packs = []
    assert "frost:ysolde_skald is of a pack that is not in play" in faults_in_ledger(ledger)


def test_a_campaign_is_held_to_the_laws() -> None:
    journey = Journey(GAME, Setup("company", 2, packs=("frost",)), "frost", links=3)
    for check in CAMPAIGN_CHECKS.values():
        check(journey)
