"""The round: preparation, tactics, turns, end (MK-3)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import TacticDef, TileKind
from questhall.games.mage_knight.printed.kinds import BASIC_COLOURS, Mana, Site
from questhall.games.mage_knight.rules.cards.wounds import wounds_in
from questhall.games.mage_knight.rules.map.exploring import lay_tile
from questhall.games.mage_knight.rules.round.rounds import deal_units
from questhall.games.mage_knight.rules.round.turn_order import announce_end, end_scenario
from tests.mage_knight.bench import Bench
from tests.mage_knight.scenarios.stage import table
from tests.marks import example, rule, ruling


def prepare(bench: Bench, *choices: str) -> None:
    """Prepare the next round, up to the choice of tactics."""
    bench.begin("round")
    bench.play(*choices)


def elites(bench: Bench) -> list[bool]:
    return [bench.realm.unit_card(card).elite for card in bench.realm.unit_offer]


@rule("MK-3.1.1", "MK-3.2.1", "MK-3.2.2", "MK-3.2.11", "MK-3.3.6")
def test_day_and_night_take_turns_with_their_tactics() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    realm.heroes[0].tactic = realm.tactics.pop(0)
    realm.heroes[1].tactic = realm.tactics.pop(0)
    for number, day in ((2, False), (3, True)):
        realm.source[0].used = True
        prepare(bench)
        assert (realm.round, realm.day) == (number, day)
        basic = [die for die in realm.source if die.colour < BASIC_COLOURS]
        assert 2 * len(basic) >= len(realm.source)
        assert not any(die.used for die in realm.source)
        shown = [realm.tactic_card(card) for card in realm.tactics]
        assert sorted(tactic.number for tactic in shown) == [1, 2, 3, 4, 5, 6]
        assert all(tactic.day == day for tactic in shown)


@rule("MK-3.2.3", "MK-3.2.4", "MK-3.2.5", "MK-3.2.6", "MK-3.2.8")
def test_the_unit_offer_is_cleared_and_dealt_anew() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    offered = bench.unit_offer("peasants", "fire_mages")
    realm.monastery_offer = realm.actions[:1]
    del realm.actions[0]
    taught = realm.monastery_offer[0]
    for place in realm.places.values():
        place.site = Site.NONE if place.site == Site.MONASTERY else place.site
    bench.paint(bench.beside(0), "plains", Site.MONASTERY)
    bench.paint(bench.beside(1), "plains", Site.MONASTERY)
    realm.core_revealed = False
    deal_units(realm)
    assert realm.regulars[0] == offered[0]
    assert realm.elites[0] == offered[1]
    assert realm.actions[0] == taught
    assert elites(bench) == [False] * 4
    assert len(realm.monastery_offer) == 2
    realm.places[bench.beside(1)].site = Site.NONE  # burned down
    realm.rules.blitz = True
    deal_units(realm)
    assert len(realm.unit_offer) == 5
    assert len(realm.monastery_offer) == 1


@example("MK-EX-42")
@rule("MK-3.2.7")
def test_elite_units_come_with_the_first_core_tile() -> None:
    realm = table("full_conquest", 3)
    deal_units(realm)
    assert [realm.unit_card(card).elite for card in realm.unit_offer] == [False] * 5
    core = library().tiles_of(TileKind.CORE)[0]
    lay_tile(realm, realm.new_card(core), 1, 1)
    realm.core_revealed = True
    deal_units(realm)
    dealt = [realm.unit_card(card).elite for card in realm.unit_offer]
    assert dealt == [True, False, True, False, True]


@rule("MK-3.2.9", "MK-3.2.10")
def test_the_lowest_cards_leave_both_offers() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    actions = bench.action_offer("agility", "learning", "ambush")
    spells = bench.spell_offer("fireball", "chill", "tremor")
    new_action, new_spell = realm.actions[-1], realm.spells[-1]
    prepare(bench)
    assert realm.action_offer == [new_action, *actions[:2]]
    assert realm.actions[0] == actions[2]
    assert realm.spell_offer == [new_spell, *spells[:2]]
    assert realm.spells[0] == spells[2]


@rule("MK-3.2.12", "MK-3.2.13", "MK-3.2.14", "MK-3.2.15", "MK-3.2.16", "MK-4.2.14", "MK-4.2.15")
def test_players_get_ready() -> None:
    bench = Bench(rivals=["norowas"])
    hero = bench.hero
    hero.level = 5  # hand limit 6
    skill = bench.skill("tovak_motivation")
    skill.spent = True
    kept = bench.unit("peasants", ready=False, wounds=1)
    dropped = bench.unit("foresters", ready=False)
    kept.banner, dropped.banner = bench.cards("banner_of_courage", "banner_of_glory")
    kept.banner_used = True
    glory = dropped.banner
    bench.hand("march", "wound")
    bench.deck("rage", "stamina")
    bench.discarded("wound", "promise", "threaten", "swiftness")
    prepare(bench, "keep-banner:banner_of_courage", "drop-banner:banner_of_glory")
    assert not skill.spent
    assert kept.ready
    assert kept.wounded
    assert not kept.banner_used
    assert bench.keys([kept.banner]) == ["banner_of_courage"]
    assert dropped.ready
    assert dropped.banner == -1
    assert hero.discard == []
    assert len(hero.hand) == 6
    everything = hero.hand + hero.deck
    assert len(everything) == 9
    assert glory in everything
    assert len(wounds_in(bench.realm, everything)) == 2


@rule("MK-3.2.16", "MK-3.4.6")
def test_the_new_hand_counts_keeps_and_what_was_promised() -> None:
    bench = Bench()
    bench.deck(*["march"] * 12)
    for number in (0, 1):
        place = bench.realm.places[bench.paint(bench.beside(number), "plains", Site.KEEP)]
        place.conquered, place.shields = True, [0]
    city = bench.realm.places[bench.paint(bench.beside(2), "plains", Site.CITY)]
    city.conquered, city.shields, city.city = True, [0], Mana.RED
    bench.hero.bigger_hand = 1
    prepare(bench)
    assert len(bench.hero.hand) == 5 + 2 + 1


@rule("MK-3.3.1", "MK-3.3.2", "MK-3.3.3", "MK-3.3.4", "MK-3.3.5", "MK-3.4.1")
@ruling("40")
def test_tactics_are_chosen_and_decide_the_order() -> None:
    bench = Bench(rivals=["norowas", "goldyx"])
    realm = bench.realm
    for seat in range(3):
        realm.heroes[seat].deck = bench.cards(*["march"] * 4)
    realm.order = [1, 2, 0]  # in the order in which heroes were chosen
    realm.round = 0
    prepare(bench)
    assert bench.ask().seats == [0]  # the last to choose a hero
    bench.play("tactic:great_start")
    assert len(realm.heroes[0].hand) == 2  # drawn before the next one chooses
    assert bench.ask().seats == [2]
    assert not bench.offers("tactic:great_start")
    bench.play("tactic:planning")
    assert bench.ask().seats == [1]
    bench.play("tactic:the_right_moment")
    bench.begin("tactics")
    assert realm.order == [2, 0, 1]
    assert realm.order[realm.place_in_order] == 2
    chosen = [realm.cards[hero.tactic] for hero in realm.heroes]
    assert [tactic.number for tactic in chosen if isinstance(tactic, TacticDef)] == [5, 6, 4]


@rule("MK-3.4.2", "MK-3.4.7", "MK-3.5.1", "MK-3.5.2", "MK-5.3.1")
def test_the_end_of_a_round_is_not_the_end_of_the_game() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    bench.hand("march")
    bench.begin("turn")
    bench.play("announce")
    assert realm.last_turns == [1]
    assert realm.order[realm.place_in_order] == 1
    realm.heroes[1].deck = bench.cards(*["march"] * 3)
    bench.begin("turn")
    assert realm.turn.seat == 1
    bench.play("end-movement", "no-action", "end-turn")
    assert realm.next_step == "end_of_round"
    bench.begin("end_of_round")
    assert realm.next_step == "round"
    assert not realm.results


@rule("MK-3.5.1", "MK-1.6", "MK-1.7")
def test_after_its_last_round_the_scenario_is_scored() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    realm.round = 3
    realm.heroes[1].fame = 20
    bench.begin("end_of_round")
    assert realm.results == [0.0, 1.0]


@example("MK-EX-47")
@rule("MK-3.4.3", "MK-3.4.4", "MK-21.6")
def test_last_turns_count_from_whichever_end_came_first() -> None:
    bench = Bench(rivals=["norowas", "goldyx"])
    realm = bench.realm
    announce_end(realm, 0)
    end_scenario(realm)
    assert realm.last_turns == [1, 2]
    other = Bench(rivals=["norowas", "goldyx"]).realm
    end_scenario(other)
    assert other.last_turns == [0, 1, 2]
    other.last_turns = [2, 0]
    announce_end(other, 1)
    assert other.last_turns == [2, 0]


@rule("MK-3.4.5", "MK-5.1.5")
def test_after_the_last_turn_of_a_round_nothing_can_be_used() -> None:
    bench = Bench(rivals=["norowas"])
    bench.skill("tovak_motivation")
    bench.deck("march", "march")
    bench.realm.heroes[1].deck = bench.cards("march")
    announce_end(bench.realm, 0)
    bench.realm.place_in_order = 1
    bench.begin("turn")
    assert bench.ask().seats == [1]
    assert bench.realm.next_step == "movement"


@rule("MK-4.4.1", "MK-11.2.11")
def test_mana_of_a_turn_that_was_not_taken_is_lost_with_the_round() -> None:
    bench = Bench()
    bench.mana("red", "white")
    bench.crystals("blue")
    bench.begin("round")
    assert sum(bench.hero.mana) == 0
    assert sum(bench.hero.crystals) == 1
