"""What a turn, a card and a draw are made of: smaller rules of OS-7, OS-12, OS-13 and OS-16."""

import pytest

from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.rules.board.numbers import might_of
from questhall.games.oathsworn.rules.board.parts import parts_in
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.rounds import encounter, end_of_round, start_round
from questhall.games.oathsworn.rules.story.errands import reset_might
from questhall.games.oathsworn.rules.turn.turns import begin_phase, begin_turn, turn, turn_options
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.oathsworn import Oathsworn
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.story.bench import StoryBench
from tests.oathsworn.twins import twins


def company_on_board(bench: Bench) -> None:
    places = ("0,4", "2,3", "-2,5", "4,2")
    for each, at in zip(bench.battle.the_four(), places, strict=True):
        bench.stand(each.board.key, at)


# -- turns and cards -----------------------------------------------------------------


@rule("OS-7.1.7")
def test_the_leader_stays_and_the_next_one_starts_for_him() -> None:
    bench = Bench()
    company_on_board(bench)
    bench.battle.leader = 1
    begin_phase(bench.battle)
    assert bench.battle.turn == 1
    bench.oathsworn("priest").fallen = True
    bench.battle.ally_cards.clear()
    begin_phase(bench.battle)
    assert (bench.battle.turn, bench.battle.leader) == (2, 1)


@rule("OS-7.1.8")
def test_cards_are_never_discarded() -> None:
    bench = Bench()
    company_on_board(bench)
    warden = bench.oathsworn("warden")

    def abilities(oathsworn: Oathsworn) -> int:
        cards = [*oathsworn.hand, *[card for cards in oathsworn.cooldown for card in cards]]
        return len(bench.battle.abilities_in(cards))

    assert abilities(warden) == 7
    bench.boss("0,2")
    bench.draw("y:3")
    card = bench.card("warden_rim_blow")
    bench.do(turn(bench.battle), f"play:{card}@0", "white:0")
    assert abilities(warden) == 7
    assert card in warden.cooldown[2]


@rule("OS-7.7.1")
def test_a_card_is_paid_for_done_put_away_and_then_moves_others() -> None:
    bench = Bench()
    company_on_board(bench)
    bench.boss("0,2")
    bench.draw("y:3")
    bench.lay("warden", 2, "warden_taunt")
    card = bench.card("warden_rim_blow")
    bench.do(turn(bench.battle), f"play:{card}@0", "white:0")
    told = [event.key for event in bench.journal.events]
    assert told.index("played") < told.index("part-lost") < told.index("battleflow")
    assert bench.oathsworn("warden").animus == 8 - 3
    assert bench.on("warden", 2) == {"warden_rim_blow"}
    assert bench.on("warden", 1) == {"warden_taunt"}


@rule("OS-7.7.5", "OS-7.9.5")
def test_the_rest_of_the_text_is_followed_where_nobody_can_be_attacked() -> None:
    bench = Bench()
    company_on_board(bench)
    bench.do(bench.effect("warden", "then(attack, token(defense, 1))"))
    assert bench.token("warden", "defense") == 1
    assert "declare" not in bench.prompts()
    bench.boss("0,2")
    bench.draw("y:1")
    bench.do(bench.effect("warden", "then(attack, token(defense, 1))"), "white:0")
    assert bench.token("warden", "defense") == 2
    assert "declare" in bench.prompts()


@rule("OS-7.7.5")
@pytest.mark.parametrize(
    "text", ["then(attack, token(defense, 1))", "then(attack(adjacent), token(defense, 1))"]
)
def test_an_attack_may_be_left_out(text: str) -> None:
    bench = Bench()
    company_on_board(bench)
    bench.boss("0,2")
    bench.do(bench.effect("warden", text), "no-attack")
    assert bench.token("warden", "defense") == 1
    assert "declare" not in bench.prompts()
    assert not bench.told("part-lost")


@rule("OS-7.7.5", "OS-7.9.3")
def test_nobody_need_be_attacked_of_several() -> None:
    bench = Bench()
    company_on_board(bench)
    bench.boss("0,2")
    bench.rat("1,3")
    bench.do(bench.effect("warden", "attack"), "no-attack")
    assert not bench.told("attacks")


@rule("OS-7.2.4")
def test_an_injury_that_comes_back_later_waits_for_the_next_round() -> None:
    bench = Bench()
    company_on_board(bench)
    warden = bench.oathsworn("warden")
    bench.add_card("warden", library().injuries["cracked_rib"])
    warden.turns = 2
    verbs = [option.verb for option in turn_options(bench.battle, warden)]
    assert "injury" not in verbs
    assert "move" in verbs
    bench.do(end_of_round(bench.battle))
    bench.do(start_round(bench.battle))
    verbs = [option.verb for option in turn_options(bench.battle, warden)]
    assert "injury" in verbs
    assert "move" not in verbs


@rule("OS-7.10.7")
def test_what_is_no_attack_needs_no_sight() -> None:
    bench = Bench()
    bench.stand("warden", "0,4")
    bench.stand("priest", "0,2")
    bench.trees("0,3")
    bench.do(bench.effect("warden", "token(defense, 1, friend(other, within=3))"))
    assert bench.token("priest", "defense") == 1
    bench.do(bench.effect("warden", "token(defense, 1, friend(other, in_sight, within=3))"))
    assert bench.token("priest", "defense") == 1


@rule("OS-7.16.4")
def test_an_item_with_an_interrupt_is_used_outside_the_own_turn() -> None:
    bench = Bench()
    company_on_board(bench)
    boss = bench.boss("0,2")
    begin_turn(bench.battle, 2)
    bench.oathsworn("warden").hand = [bench.card("buckler")]
    bench.foes_draw("r:3")
    blow = Blow([boss.id], [bench.figure("warden").id], [0, 0, 1, 0])
    bench.do(deliver(bench.battle, blow), f"play:{bench.card('buckler')}@0")
    assert bench.on("warden", library().items["buckler"].cooldown) == {"buckler"}


# -- draws ---------------------------------------------------------------------------


@ruling("OS-R41")
@rule("OS-7.11.7")
def test_redraws_come_before_the_miss_is_settled_and_after_criticals() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    boss = bench.boss("0,0")
    bench.tokens("warden", redraw=1)
    bench.draw("y:3c w:b w:b y:2 w:2")
    answers = ("white:2", "critical", "redraw-token:white-0")
    bench.do(bench.attack("warden"), *answers)
    assert bench.told("missed") == []
    assert boss.dice[0] < 6


@rule("OS-7.11.16")
def test_bonuses_of_items_count_for_all_targets() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    first, second = bench.rat("0,1"), bench.rat("1,1")
    first.hp = second.hp = 9
    axe = bench.add_card("warden", library().items["felling_axe"])
    bench.draw("y:3")
    bench.do(bench.attack("warden", "attack(arc)"), "area-way:N", f"play:{axe}@0", "white:0")
    assert first.hp == second.hp == 9 - (3 + 1) // 2


@example("OS-EX-110")
@ruling("OS-R43")
@rule("OS-7.12.2")
def test_empower_adds_no_card_and_leaves_those_of_criticals() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    bench.draw("r:4c w:1 r:2")
    answers = ("white:1", "raise:yellow", "no-more", "critical")
    bench.do(bench.attack("warden", "attack(empower=2)"), *answers)
    (drew,) = bench.told("drew")
    assert len(drew.values or []) == 2
    (bonus,) = bench.told("drew-critical")
    assert bonus.what // 1000 == 2  # red, as the critical is now
    assert "raise" not in [option.verb for option in bench.asked[-1].options]


@rule("OS-7.17.6")
def test_the_company_shares_its_decks_and_the_enemy_has_others() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.stand("priest", "1,1")
    boss = bench.boss("0,0")
    bench.draw("y:3 w:2")
    bench.do(bench.attack("warden"), "white:1")
    used = bench.battle.might_deck(Side.COMPANY, Colour.WHITE)
    assert [bench.battle.might_card(card).face for card in used.discard] == ["2"]
    bench.draw("w:1")
    bench.do(bench.attack("priest"), "white:1", "part:mother-maw")
    assert len(used.discard) == 2
    before = len(used.draw)
    bench.foes_draw("w:1")
    bench.do(deliver(bench.battle, Blow([boss.id], [bench.figure("warden").id], [1, 0, 0, 0])))
    assert len(used.draw) == before
    assert len(bench.battle.might_deck(Side.FOES, Colour.WHITE).discard) == 1


@rule("OS-8.8.4")
def test_the_might_of_enemies_stands_on_their_boards() -> None:
    bench = Bench()
    boss, rat = bench.boss("0,0"), bench.rat("0,3")
    assert might_of(bench.battle, boss) == [0, 3, 2, 0]
    assert might_of(bench.battle, rat) == [1, 1, 0, 0]


@rule("OS-12.1.8")
def test_tokens_of_one_are_of_no_use_to_another() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.stand("priest", "1,2")
    boss = bench.boss("0,0")
    bench.tokens("priest", redraw=1, defense=1, empower=1)
    bench.draw("y:3")
    bench.do(bench.attack("warden"), "white:0")
    bench.oathsworn("warden").hand.clear()
    bench.oathsworn("priest").hand.clear()
    bench.foes_draw("r:3")
    bench.do(deliver(bench.battle, Blow([boss.id], [bench.figure("warden").id], [0, 0, 1, 0])))
    verbs = {option.verb for decision in bench.asked for option in decision.options}
    assert verbs.isdisjoint({"token", "redraw-token"})
    assert bench.oathsworn("priest").tokens == [1, 0, 1, 1, 0]


@rule("OS-12.1.9")
def test_in_the_story_any_token_shuffles_might_decks() -> None:
    bench = StoryBench()
    deck = bench.story.might_deck(Side.COMPANY, Colour.WHITE)
    deck.discard.append(deck.draw.pop())
    bench.tokens("priest", battleflow=1)
    bench.do(reset_might(bench.story), "refresh:white")
    assert (bench.token("priest", "battleflow"), deck.discard) == (0, [])


@rule("OS-16.1.2")
def test_a_redrawn_card_is_discarded_at_once_and_may_come_back() -> None:
    bench = Bench()
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    deck = bench.battle.might_deck(Side.COMPANY, Colour.WHITE)
    kept = next(card for card in deck.draw if bench.battle.might_card(card).face == "2")
    deck.draw[:] = [kept]
    bench.battle.might_deck(Side.COMPANY, Colour.WHITE).discard.clear()
    bench.tokens("warden", redraw=1)
    bench.draw("y:3")
    bench.do(bench.attack("warden"), "white:1", "redraw-token:white-20")
    (again,) = bench.told("redrew")
    assert again.what == again.where  # there was no other card


@ruling("OS-R2")
@rule("OS-7.11.2")
@pytest.mark.parametrize(("more", "most"), [(False, 10), (True, 18)])
def test_how_many_white_cards_an_attack_may_draw(more: bool, most: int) -> None:
    bench = Bench(more_white_cards=more)
    bench.stand("warden", "0,2")
    bench.boss("0,0")
    bench.draw("y:1")
    bench.do(bench.attack("warden"), "white:0")
    declared = next(each for each in bench.asked if each.prompt == "declare")
    whites = [option.what for option in declared.options if option.verb == "white"]
    assert max(whites) == most


@rule("OS-1.3.4")
@pytest.mark.parametrize("dice", [False, True])
def test_the_enemy_draws_cards_or_throws_dice(dice: bool) -> None:
    bench = Bench(foes_use_dice=dice)
    boss, target = bench.boss("0,0"), bench.stand("warden", "0,2")
    bench.oathsworn("warden").hand.clear()
    blow = Blow([boss.id], [target.id], [0, 2, 0, 0])
    bench.do(deliver(bench.battle, blow))
    used = bench.battle.might_deck(Side.FOES, Colour.YELLOW).discard
    assert len(used) == (0 if dice else 2)
    (drew,) = bench.told("drew")
    assert len(drew.values or []) == 2


# -- parts and chains ----------------------------------------------------------------


@rule("OS-7.13.3", "OS-8.4.2")
def test_of_several_parts_in_one_hex_the_player_chooses() -> None:
    bench = Bench(encounter=twins("advance(1)"))
    ash = bench.boss("0,0", key="ash")
    bench.stand("warden", "0,1")
    assert parts_in(ash, ash.mask()) == [0, 1]
    bench.draw("y:3")
    bench.do(bench.attack("warden", "attack(bonus=1)"), "white:0", "part:ash-head")
    assert ash.dice == [6, 4]


def chain_at_two(bench: Bench) -> None:
    """From a rat on to the boss, up to two targets."""
    bench.stand("warden", "0,3")
    bench.rat("0,2").hp = 9


@rule("OS-13.3.9")
def test_two_blanks_miss_all_targets_of_a_chain() -> None:
    bench = Bench()
    chain_at_two(bench)
    boss = bench.boss("0,0")
    rat = bench.battle.minions()[0]
    bench.draw("y:b w:b")
    answers = (f"target:{boss.id}", "white:1", "token-kind:defense", "to-hex:1,1")
    bench.do(bench.attack("warden", "attack(melee, chain=3, targets=2)"), *answers)
    assert (rat.hp, boss.dice) == (9, [6] * 5)
    assert len(bench.told("missed")) == 1


@rule("OS-13.3.10")
def test_a_chain_deals_all_damage_before_anything_reacts() -> None:
    bench = Bench(encounter=twins("advance(1)"))
    ash, elm = bench.boss("-2,0", key="ash"), bench.boss("1,-1", key="elm")
    ash.dice, elm.dice = [1, 6], [1]
    bench.stand("warden", "-2,1")
    bench.draw("y:3 w:2 w:2")
    answers = (f"target:{elm.id}", "white:2", "part:ash-body", "to-hex:0,0")
    text = "attack(melee, bonus=4, chain=4, targets=2)"
    bench.do(bench.attack("warden", text), *answers)
    keys = ("part-lost", "appeared", "boss-beaten")  # what breaks bring comes afterwards
    told = [event.key for event in bench.journal.events if event.key in keys]
    assert told[:2] == ["part-lost", "part-lost"]
    assert [each.boss for each in bench.battle.queue] == [ash.id, elm.id]


@rule("OS-13.5.7")
def test_who_is_swallowed_keeps_his_injuries_in_hand() -> None:
    acid = "abilities: [{id: acid, do: 'lose_hp(1, this)'}]"
    bench = Bench(encounter=twins("strike(plain, on_hit(consume(body, acid)))", more=acid))
    bench.boss("0,0", key="ash")
    bench.stand("warden", "0,1")
    injury = bench.add_card("warden", library().injuries["cracked_rib"])
    bench.foes_draw("r:b")
    bench.do(encounter(bench.battle))
    warden = bench.oathsworn("warden")
    assert warden.swallowed is not None
    begin_turn(bench.battle, 0)
    assert "injury" not in [option.verb for option in turn_options(bench.battle, warden)]
    assert injury in warden.hand
    warden.swallowed, warden.turns = None, 1
    bench.stand("warden", "0,1")
    assert "injury" in [option.verb for option in turn_options(bench.battle, warden)]


@rule("OS-13.8.4")
def test_a_large_character_stops_at_the_edge_without_harm() -> None:
    bench = Bench()
    bench.stand("warden", "0,-1")
    boss = bench.boss("0,-3")
    bench.draw("y:1")
    bench.do(bench.attack("warden", "attack(melee, on_hit(knockback(4)))"), "white:0")
    assert (bench.at(boss), boss.dice) == ("0,-3", [6] * 5)
