"""A turn: its start, the phases, the rest (MK-5)."""

from questhall.games.mage_knight.library.library import library
from questhall.games.mage_knight.printed.cards import EnemyAbility
from questhall.games.mage_knight.printed.kinds import Mana, Site
from questhall.games.mage_knight.state.heroes import OFF_MAP
from questhall.kernel.decisions import NOTHING
from tests.mage_knight.bench import Bench, enemy
from tests.mage_knight.fights import put_site, stack, stand_on, wounds
from tests.marks import example, rule, ruling

# -- before and at the start (MK-5.1 to MK-5.3) --------------------------------------


@example("MK-EX-23")
@rule("MK-5.1.2", "MK-5.1.7")
def test_a_tactic_can_be_used_before_the_very_first_turn() -> None:
    bench = Bench(day=False)
    bench.tactic("sparing_power")
    bench.deck("march")
    bench.hand("rage")
    bench.begin("turn")
    assert bench.options() == ["store", "take-stored#0"]
    bench.play("store")
    # The deck is empty only now, and that counts.
    assert bench.options() == ["announce", "play-on"]


@rule("MK-5.1.3", "MK-18.1.2")
def test_effects_can_be_used_between_consecutive_turns() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.deck(*["march"] * 12)
    bench.hand("march")
    bench.play("sideways:march")
    bench.turn.another = True
    bench.end_turn()
    assert bench.realm.next_step == "turn"
    hand = len(bench.hero.hand)
    bench.begin("turn")
    bench.play("plunder")
    assert len(bench.hero.hand) == hand + 2
    assert bench.hero.reputation == -1
    bench.begin("turn")
    assert bench.realm.next_step == "movement"  # once between two turns
    assert bench.turn.phase == 1


@rule("MK-5.1.5")
def test_nothing_is_used_while_tactics_are_chosen() -> None:
    bench = Bench(rivals=["norowas"])
    bench.skill("tovak_motivation")
    bench.deck("march", "march")
    bench.begin("round")
    bench.ask()
    assert all(option.startswith("tactic") for option in bench.options())


@rule("MK-5.2.5", "MK-18.2.1")
def test_a_glade_gives_mana_at_the_start_of_the_turn() -> None:
    for day, colour in ((True, Mana.GOLD), (False, Mana.BLACK)):
        bench = Bench(day=day)
        bench.paint(bench.hero.space, "plains", Site.MAGICAL_GLADE)
        bench.deck("march")
        bench.begin("turn")
        assert bench.hero.mana[colour] == 1
        bench.hero.mana[colour] = 0
        bench.hero.token_down = True
        bench.begin("turn")
        assert sum(bench.hero.mana) == 0


@rule("MK-5.2.6", "MK-2.2.8", "MK-6.8.6", "MK-18.2.4")
def test_heroes_enter_and_leave_the_map_at_the_portal() -> None:
    bench = Bench()
    portal = bench.hero.space
    bench.hand("march")
    bench.deck("march")
    bench.play("sideways:march")
    bench.end_turn()
    assert bench.hero.space == OFF_MAP
    bench.deck("march")
    bench.begin("turn")
    assert bench.hero.space == portal


@rule("MK-5.3.1", "MK-5.3.2", "MK-5.3.3", "MK-5.3.4")
@ruling("40")
def test_a_hero_with_an_empty_deck_may_announce_the_end_of_the_round() -> None:
    bench = Bench(rivals=["norowas"])
    bench.hand("march")
    bench.begin("turn")
    assert bench.options() == ["announce", "play-on"]
    bench.play("play-on")
    assert bench.realm.round_ended_by == NOTHING
    forced = Bench(rivals=["norowas"])
    forced.begin("turn")
    assert forced.realm.round_ended_by == 0
    late = Bench(rivals=["norowas"])
    late.deck("march")
    late.begin("turn")
    late.hero.deck.clear()
    assert not late.offers("announce")


@rule("MK-5.3.5", "MK-5.3.6")
def test_without_cards_after_the_announcement_the_turn_is_skipped() -> None:
    bench = Bench(rivals=["norowas"])
    realm = bench.realm
    mine = bench.paint(bench.hero.space, "plains", Site.MINE)
    realm.spaces[mine].colour = Mana.RED
    realm.round_ended_by = 1
    realm.last_turns = [0]
    bench.begin("turn")
    assert realm.next_step == "end_of_round"
    assert bench.hero.crystals[Mana.RED] == 0


# -- what must be played (MK-5.4) ----------------------------------------------------


@example("MK-EX-49")
@rule("MK-5.4.1", "MK-5.4.2", "MK-9.7.1")
def test_a_card_must_be_played_or_discarded() -> None:
    bench = Bench()
    bench.hand("march", "rage", "stamina")
    bench.play("end-movement", "no-action", "end-turn")
    assert bench.options() == ["discard:march", "discard:rage", "discard:stamina"]
    assert bench.ask().prompt == "must-discard"
    bench.play("discard:rage")
    assert bench.options() == ["discard:march", "discard:stamina", "keep-rest"]
    assert bench.ask().prompt == "discard"
    bench.play("keep-rest")
    assert bench.keys(bench.hero.hand) == ["march", "stamina"]
    free = Bench()
    free.deck("march")
    free.play("end-movement", "no-action", "end-turn")
    assert free.keys(free.hero.hand) == ["march"]


@example("MK-EX-51")
@rule("MK-5.4.3", "MK-5.7.2", "MK-5.7.4", "MK-10.1.3", "MK-22.4")
def test_a_hand_of_wounds_can_only_recover_slowly() -> None:
    bench = Bench()
    bench.hand("wound", "wound", "wound")
    assert bench.options() == ["rest"]
    bench.play("rest")
    assert bench.options() == ["slow-recovery:wound"]
    assert not bench.ask().secret  # everybody sees that there is nothing else
    bench.play("slow-recovery")
    assert wounds(bench) == 2
    assert bench.keys(bench.hero.discard) == ["wound"]
    assert bench.realm.next_step == "afterwards"


# -- phases (MK-5.5, MK-5.6) ---------------------------------------------------------


@rule("MK-5.5.4", "MK-5.6.9")
def test_points_are_offered_where_they_can_be_spent() -> None:
    bench = Bench()
    bench.hand("march", "promise", "rage")
    assert bench.offers("basic:march")
    assert not bench.offers("basic:promise")
    bench.phase("afterwards")
    assert bench.options() == ["end-turn"]
    bench.talk()
    assert bench.offers("basic:promise")
    assert not bench.offers("basic:march")
    bench.turn.move = 9
    assert not bench.offers("step")


@rule("MK-5.6.1", "MK-5.6.2", "MK-5.6.6", "MK-5.6.7", "MK-6.1.1", "MK-16.1")
def test_movement_comes_before_the_action_and_the_end() -> None:
    bench = Bench()
    bench.paint(bench.hero.space, "plains", Site.VILLAGE)
    bench.hand("march")
    bench.play("basic:march", "end-movement")
    assert bench.turn.move == 0
    assert bench.offers("interact")
    assert not bench.offers("step")
    assert not bench.offers("explore")
    bench.turn.influence = 3
    bench.play("interact")
    assert bench.turn.influence == 0
    bench.play("end-interaction")
    assert bench.options() == ["end-turn"]
    bench.play("end-turn")
    assert bench.realm.next_step in ("turn", "end_of_round")


@rule("MK-5.6.4", "MK-7.1.1")
def test_the_site_decides_which_actions_are_possible() -> None:
    offered = {
        Site.VILLAGE: ["interact"],
        Site.MONASTERY: ["interact", "burn"],
        Site.DUNGEON: ["enter"],
        Site.TOMB: ["enter"],
        Site.MONSTER_DEN: ["enter"],
        Site.SPAWNING_GROUNDS: ["enter"],
        Site.NONE: [],
        Site.MAGICAL_GLADE: [],
    }
    for site, verbs in offered.items():
        bench = Bench()
        stand_on(bench, site)
        assert bench.options() == [*(f"{v}@{bench.hero.space}" for v in verbs), "no-action"]
    bench = Bench()
    place = stand_on(bench, Site.RUINS)
    place.ruin = bench.realm.new_card(next(ruin for ruin in library().all_ruins if ruin.enemies))
    place.ruin_up = True
    assert bench.offers("enter")
    for site in (Site.KEEP, Site.MAGE_TOWER, Site.CITY):
        for owner in (0, 1):
            bench = Bench(rivals=["norowas"])
            place = stand_on(bench, site)
            place.conquered, place.shields, place.city = True, [owner], Mana.RED
            assert bench.offers("interact") == (site != Site.KEEP or owner == 0)
    bench = Bench()
    orcs = put_site(bench, Site.ORC_MARAUDERS, enemy())
    bench.paint(bench.hero.space, "plains")
    bench.phase("acting")
    assert bench.options() == [f"challenge@{orcs}", "no-action"]


@example("MK-EX-62")
@rule("MK-5.6.7", "MK-5.6.8")
@ruling("15")
def test_only_points_of_the_fight_stop_a_cumbersome_enemy() -> None:
    bench = Bench()
    stand_on(bench, Site.MONSTER_DEN)
    stack(bench, 2, enemy(attack=7, abilities=EnemyAbility.CUMBERSOME, key="giant"))
    bench.turn.move = 1
    bench.play("enter")
    assert bench.turn.move == 0
    bench.hand("march")
    assert not bench.offers("basic:march")  # nothing to hinder before it attacks
    bench.phase("block")
    assert not bench.offers("hinder")
    bench.play("basic:march")
    assert bench.turn.move == 2
    assert bench.offers("hinder:giant")


# -- rest (MK-5.7) -------------------------------------------------------------------


@example("MK-EX-50")
@rule("MK-5.7.1", "MK-5.7.2", "MK-5.7.3")
def test_a_standard_rest() -> None:
    for count in (0, 1, 2):
        bench = Bench()
        bench.hand("march", "rage", "wound", "wound")
        pile = len(bench.realm.wounds)
        bench.play("rest")
        assert bench.options() == ["discard:march", "discard:rage"]
        bench.play("discard:march")
        assert bench.options() == ["discard-wounds#2", "discard-wounds#1", "discard-wounds#0"]
        bench.play(f"discard-wounds#{count}")
        assert bench.keys(bench.hero.discard) == ["march"] + ["wound"] * count
        assert wounds(bench) == 2 - count
        assert len(bench.realm.wounds) == pile  # discarded, not healed
        assert bench.options() == ["end-turn"]
    bench.play("end-turn", "discard:rage")  # more of them, but not by resting
    assert bench.keys(bench.hero.hand) == []


@example("MK-EX-124")
@rule("MK-5.7.6", "MK-5.7.5", "MK-10.3.1")
def test_the_kind_of_rest_depends_on_the_hand_at_the_discard() -> None:
    bench = Bench()
    bench.hand("tranquility", "wound", "wound")
    bench.play("rest", "basic:tranquility", "heal-hand")
    assert bench.options() == ["slow-recovery:wound"]
    bench.play("slow-recovery")
    assert bench.hero.hand == []
    assert bench.keys(bench.hero.discard) == ["wound"]


@rule("MK-5.7.1")
def test_after_a_step_there_is_no_rest() -> None:
    bench = Bench()
    bench.hand("march", "rage")
    space = bench.paint(bench.beside(), "plains")
    bench.play("basic:march", f"step@{space}")
    assert not bench.offers("rest")


# -- end (MK-5.8) --------------------------------------------------------------------


@rule("MK-5.8.1", "MK-5.8.2", "MK-5.8.3", "MK-9.6.10")
def test_the_end_of_the_turn_comes_before_the_next_turn() -> None:
    bench = Bench(rivals=["norowas"])
    bench.realm.heroes[1].deck = bench.cards("march")
    bench.hand("march", "crystallize")
    bench.mana("red")
    bench.source("green", "blue", "blue")
    bench.play("strong:march", "end-movement", "no-action", "end-turn")
    assert not any(die.used for die in bench.realm.source)
    assert bench.options() == ["discard:crystallize", "keep-rest"]  # no effects any more
    bench.play("keep-rest")
    assert bench.realm.order[bench.realm.place_in_order] == 1
    assert bench.realm.next_step == "turn"
