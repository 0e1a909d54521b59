"""The variant of permanent death (RULES 12.2)."""

from questhall.games.gloomhaven.campaign.ledger import Chronicle
from questhall.games.gloomhaven.rules.attack.damage import exhaust, fall
from questhall.games.gloomhaven.rules.round.rounds import _reveal, start_round
from questhall.games.gloomhaven.rules.round.scenario_end import settle
from questhall.games.gloomhaven.state.scene import Ending
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.gloomhaven.campaign.party import CAMPAIGNS, Outing, give, offered, party
from tests.marks import example, rule


def deadly() -> Bench:
    return Bench(brute="0,0", tinkerer="3,0", options={"permanent_death": True})


@rule("GH-12.2.1")
def test_who_has_no_hit_points_left_is_dead() -> None:
    bench = deadly()
    bench.hurt(bench.figure(), 10)
    assert bench.hero().dead
    assert bench.figure().gone
    gentle = Bench(brute="0,0", tinkerer="3,0")
    gentle.hurt(gentle.figure(), 10)
    assert gentle.hero().exhausted
    assert not gentle.hero().dead


@example("GH-EX-206")
@rule("GH-12.2.2", "GH-12.2.3")
def test_an_exhausted_character_stays_on_the_map() -> None:
    bench = deadly()
    hero, figure = bench.hero(), bench.figure()
    figure.hp = 6
    exhaust(bench.scene, hero)
    assert hero.exhausted
    assert not hero.dead
    assert not figure.gone
    _reveal(bench.scene, hero)
    assert hero.leading == 99
    guard = bench.monster("bandit_guard", "1,0")
    bench.monster_turn(guard, card=4)
    assert figure.hp < 6
    bench.give(figure, "strengthen")
    assert bench.conditions(figure) == ["strengthen"]
    bench.hurt(figure, 6)
    assert hero.dead
    assert figure.gone


@rule("GH-3.4.12", "GH-12.2.2")
def test_who_flew_by_its_cards_falls_when_it_is_exhausted() -> None:
    bench = Bench(plagueherald="0,0", tinkerer="3,0", options={"permanent_death": True})
    bench.tile("obstacle", "1,0")
    bench.play("winged_congregation", TOP)
    bench.play("vile_pestilence", BOTTOM, "move@1,0")
    hero, figure = bench.hero(), bench.figure()
    for pile in (hero.hand, hero.chosen, hero.discard):
        pile.clear()
    bench.run(start_round(bench.scene), "place@0,0")
    assert (hero.exhausted, hero.dead, figure.gone) == (True, False, False)
    assert (bench.place(figure), figure.hp) == ("0,0", 3)


@rule("GH-12.2.4")
def test_the_scenario_is_lost_but_those_on_the_map_can_survive() -> None:
    bench = deadly()
    bench.monster("bandit_guard", "-3,0")
    exhaust(bench.scene, bench.hero(0))
    assert bench.scene.outcome == Ending.UNDECIDED
    exhaust(bench.scene, bench.hero(1))
    settle(bench.scene)
    assert bench.scene.outcome == Ending.LOSS
    bench.hurt(bench.figure(0), 20)
    assert [hero.dead for hero in bench.scene.heroes] == [True, False]


# -- in a campaign ---------------------------------------------------------------


def bereft() -> Chronicle:
    """The Brute has died in scenario 1."""
    ledger = party("brute", "tinkerer")
    ledger.options["permanent_death"] = True
    brute = ledger.characters[0]
    brute.quest, brute.legacy, brute.perks = "vengeance", 1, [0]
    ledger.quests.remove("vengeance")
    give(ledger, 0, "iron_helmet")
    outing = Outing(ledger, "scenario:1")
    fall(outing.scene, outing.scene.heroes[0])
    return outing.ended(Ending.LOSS)


@rule("GH-12.2.5")
def test_the_dead_leave_their_items_and_their_quest() -> None:
    ledger = bereft()
    dead = ledger.characters[0]
    assert (dead.dead, dead.gold, dead.items, dead.quest) == (True, 0, [], "")
    assert "vengeance" in ledger.quests
    assert ledger.stock["iron_helmet"] == 2
    assert not ledger.characters[1].dead
    assert CAMPAIGNS.faults(ledger) == []


@rule("GH-12.2.6")
def test_their_players_create_new_characters_before_anything_else() -> None:
    ledger = bereft()
    assert offered(ledger) == {"town": ""}
    outing = Outing(ledger, "town")
    assert outing.asked(0) == "class GH-1.1.1"
    assert "class:brute" in outing.offers(0)
    outing.create(0, "class:cragheart")
    assert [sheet.kind.key for sheet in outing.town.sheets] == ["cragheart", "tinkerer"]
    assert outing.sheet(0).legacy == 1
    after = outing.finished()
    assert not any(sheet.dead for sheet in after.characters)
    assert CAMPAIGNS.faults(after) == []


@rule("GH-12.2.2", "GH-3.19.3")
def test_nobody_recovers_cards_for_an_exhausted_character_on_the_map() -> None:
    for exhausted in (False, True):
        bench = deadly()
        card = bench.card("trample", 0, "lost")
        if exhausted:
            exhaust(bench.scene, bench.hero())
        bench.open("stamina_booster", BOTTOM, seat=1)
        while bench.decision is not None:
            bench.choose(bench.offered[0])
        assert (card in bench.hero().hand) != exhausted
