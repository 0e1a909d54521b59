"""Every card of the Harbinger, and what he sees that nobody else does."""

import pytest

from questhall.games.oathsworn import GAME
from questhall.games.oathsworn.printed.might import Colour, Side
from questhall.games.oathsworn.printed.tokens import Status
from questhall.games.oathsworn.rules.boss.attacking import deliver
from questhall.games.oathsworn.rules.boss.stage_cards import carry_out
from questhall.games.oathsworn.rules.turn.turns import turn
from questhall.games.oathsworn.state.deeds import Blow
from questhall.games.oathsworn.state.figures import Reaction
from questhall.games.oathsworn.view.view import view
from questhall.kernel.decisions import NOTHING
from tests.marks import rule
from tests.oathsworn.bench import Bench
from tests.oathsworn.classes.turns import at_turn, comes_to_something, play


def at_his_turn(at: str = "0,4", might: str = "cards") -> Bench:
    return at_turn("harbinger", at, might=might)


def top_of(bench: Bench, colour: int, count: int) -> list[str]:
    deck = bench.battle.might_deck(Side.COMPANY, colour).draw
    return [bench.battle.cards[card].key.rpartition("_")[2] for card in reversed(deck[-count:])]


def nothing_is_lost(bench: Bench) -> bool:
    """All might and stage cards are somewhere, and none in two places."""
    return not [fault for fault in GAME.faults(bench.battle) if "deck" in fault or "stage" in fault]


# -- board --------------------------------------------------------------------------------


@rule("OS-7.3.1")
def test_take_wing_goes_anywhere_once_an_encounter_and_is_no_move_action() -> None:
    bench = at_his_turn()
    bench.rat("3,0")
    bench.do(turn(bench.battle), "special", "to-hex:-8,4")
    assert bench.at(bench.figure("harbinger")) == "-8,4"
    assert not bench.battle.has_moved
    bench.do(turn(bench.battle), "end-turn")
    assert "special" not in bench.options()


@rule("OS-12.2.3")
def test_who_is_crippled_does_not_fly() -> None:
    bench = at_his_turn()
    bench.figure("harbinger").statuses[Status.CRIPPLED] = 1
    bench.do(turn(bench.battle), "pass")
    assert "special" not in bench.options()


# -- looking at might ---------------------------------------------------------------------


def test_read_the_wind_attacks() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,0")
    bench.draw("r:4c")
    play(bench, "harbinger_read_the_wind", "white:0")
    assert sum(boss.dice) == 28


def test_read_the_wind_sorts_the_top_of_a_deck() -> None:
    bench = at_his_turn()
    bench.draw("r:b r:2 r:b r:3")
    answers = ["look:red", *_discards(bench, Colour.RED, 0, 2), *_order(bench, Colour.RED, 3, 1)]
    play(bench, "harbinger_read_the_wind", *answers, line=1)
    assert top_of(bench, Colour.RED, 2) == ["3", "2"]
    assert len(bench.battle.might_deck(Side.COMPANY, Colour.RED).discard) == 2


def _discards(bench: Bench, colour: int, *places: int) -> list[str]:
    deck = bench.battle.might_deck(Side.COMPANY, colour).draw
    return [f"discard:{deck[-1 - place]}" for place in places]


def _order(bench: Bench, colour: int, *places: int) -> list[str]:
    deck = bench.battle.might_deck(Side.COMPANY, colour).draw
    return [f"next-card:{deck[-1 - place]}" for place in places][:-1]


@rule("OS-1.4.2", "OS-1.4.4")
def test_nobody_counts_out_or_hears_of_the_cards_that_another_looks_at() -> None:
    bench = at_his_turn()
    unseen = [[might.unseen for might in view(bench.battle, seat).might] for seat in range(4)]
    flow = bench.effect("harbinger", "look_might(4, discard=2)")
    asked = next(flow)
    asked = flow.send(next(each for each in asked.options if each.what == Colour.WHITE))
    asked = flow.send(next(each for each in asked.options if each.verb == "no-more"))
    for _ in range(3):
        now = [[might.unseen for might in view(bench.battle, seat).might] for seat in range(4)]
        assert now == unseen
        assert asked.secret
        asked = flow.send(asked.options[0])


@rule("OS-1.4.2", "OS-1.4.4")
def test_only_who_looks_sees_the_cards_and_knows_them_until_they_are_shuffled() -> None:
    bench = at_his_turn()
    flow = bench.effect("harbinger", "look_might(4, discard=2)")
    asked = next(flow)
    look = next(each for each in asked.options if each.what == Colour.WHITE)
    asked = flow.send(look)
    seen = [option.what for option in asked.options if option.verb == "discard"]
    assert asked.seats == [0]
    assert [len(view(bench.battle, seat).looked_at) for seat in range(4)] == [4, 0, 0, 0]
    looked_at = [zone for zone in bench.battle.zones() if zone.name == "looked at"]
    assert [zone.visible_to(seat) for zone in looked_at for seat in range(4)] == [True] + [
        False
    ] * 3
    assert nothing_is_lost(bench)
    while True:
        try:
            asked = flow.send(asked.options[-1])
        except StopIteration:
            break
    assert [bench.battle.knows(0, card) for card in seen] == [True] * 4
    assert [bench.battle.knows(1, card) for card in seen] == [False] * 4
    bench.do(bench.effect("harbinger", "refresh"))
    deck = bench.battle.might_deck(Side.COMPANY, Colour.WHITE)
    deck.discard.append(deck.draw.pop())
    bench.do(bench.effect("harbinger", "refresh"), "refresh:white")
    assert not any(bench.battle.knows(0, card) for card in seen)


@rule("OS-1.3.3")
def test_who_uses_dice_has_a_free_redraw_in_the_next_attack_instead() -> None:
    bench = at_his_turn(might="dice")
    bench.boss("0,0")
    play(bench, "harbinger_read_the_wind", line=1)
    bench.do(bench.attack("harbinger", "attack(range=4)"), "white:1", "redraw")
    bench.do(bench.attack("harbinger", "attack(range=4)"), "white:1")
    verbs = [{option.verb for option in asked.options} for asked in bench.asked]
    assert len([each for each in verbs if "redraw" in each]) == 1


def test_read_the_wind_refreshes() -> None:
    bench = at_his_turn()
    deck = bench.battle.might_deck(Side.COMPANY, Colour.RED)
    deck.discard.append(deck.draw.pop())
    play(bench, "harbinger_read_the_wind", "refresh:red", line=2)
    assert deck.discard == []


def test_the_last_page_attacks_looks_deeper_and_refreshes() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,-2")
    bench.draw("k:3")
    play(bench, "harbinger_last_page", "white:0", "raise:red")  # 3 + 1
    assert sum(boss.dice) == 28
    bench = at_his_turn()
    bench.oathsworn("harbinger").reserve = 2
    bench.oathsworn("harbinger").animus = 6
    answers = ["look:red", *_discards(bench, Colour.RED, 0, 1, 2), *_order(bench, Colour.RED, 4, 3)]
    play(bench, "harbinger_last_page", *answers, line=1)
    assert len(bench.battle.might_deck(Side.COMPANY, Colour.RED).discard) == 3
    assert bench.oathsworn("harbinger").animus == 6
    bench = at_his_turn()
    friend = bench.stand("warden", "0,-2")
    deck = bench.battle.might_deck(Side.COMPANY, Colour.RED)
    deck.discard.append(deck.draw.pop())
    play(bench, "harbinger_last_page", "refresh:red", f"figure:{friend.id}", line=2)
    assert (len(deck.draw), bench.token("warden", "redraw")) == (18, 1)


# -- attacks ------------------------------------------------------------------------------


@rule("OS-7.11.8")
def test_ill_omen_has_a_free_redraw() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,0")
    bench.draw("r:b r:3")
    play(bench, "harbinger_ill_omen", "white:0", "redraw:red-0")  # 3 + 1
    assert sum(boss.dice) == 28


def test_thread_of_doom_counts_a_blank_as_two() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,-2")
    bench.draw("w:b r:b")
    play(bench, "harbinger_thread_of_doom", "white:1")  # one blank is left; 2 + 1
    assert bench.told("missed") == []
    assert sum(boss.dice) == 29


@rule("OS-7.11.12")
def test_black_feather_pays_for_a_miss() -> None:
    bench = at_his_turn()
    bench.boss("0,0")
    bench.draw("w:b r:b")
    play(bench, "harbinger_black_feather", "white:1", "no-more", "token-kind:redraw")
    assert bench.token("harbinger", "redraw") == 1
    assert bench.oathsworn("harbinger").animus == 8


def test_named_wound_chooses_the_part() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,0")
    bench.draw("r:3")
    play(bench, "harbinger_named_wound", "white:0", "no-more", "part:mother-tail")  # 3 + 1
    assert boss.dice[3] == 4


def test_unspoken_hour_may_attack_instead() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,-2")
    bench.draw("k:3")
    play(bench, "harbinger_unspoken_hour", "white:0", "raise:red", line=1)
    assert sum(boss.dice) == 28


# -- draws of others ----------------------------------------------------------------------


@rule("OS-7.17.1", "OS-7.11.8")
def test_a_whispered_correction_gives_another_two_redraws() -> None:
    bench = at_his_turn()
    bench.stand("warden", "0,2")
    boss = bench.boss("0,0")
    bench.draw("w:b w:b y:1 w:1 w:2")
    card = bench.card("harbinger_whisper")
    answers = ("white:2", f"play:{card}@0", "redraw:white-0", "redraw:white-0")
    bench.do(bench.attack("warden"), *answers)
    assert sum(boss.dice) == 28  # 1 + 1 + 2
    assert bench.on("harbinger", 1) == {"harbinger_whisper"}


def test_a_whisper_carries_six_hexes() -> None:
    bench = at_his_turn("8,0")
    bench.stand("warden", "0,1")
    bench.boss("0,-1")
    bench.do(bench.attack("warden"), "white:0")
    assert "window-2" not in bench.prompts()


def struck(bench: Bench, faces: str, *answers: str) -> None:
    """The boss attacks the Warden with white cards that show this."""
    bench.foes_draw(faces)
    boss = bench.boss("0,-2")
    count = len(faces.split())
    blow = Blow([boss.id], [bench.figure("warden").id], [count, 0, 0, 0])
    bench.do(deliver(bench.battle, blow), *answers)


@rule("OS-16.2.2")
def test_crooked_fate_replaces_two_enemy_cards() -> None:
    bench = at_his_turn()
    friend = bench.stand("warden", "0,1")
    bench.foes_draw("w:b w:b")
    card = bench.card("harbinger_crooked_fate")
    answers = ("no-defense", f"play:{card}@0", "redraw:white-20", "redraw:white-20")
    struck(bench, "w:2 w:2", *answers)
    assert friend.hp == 6


@rule("OS-7.11.14")
def test_it_was_not_so_ignores_the_three_highest() -> None:
    bench = at_his_turn()
    friend = bench.stand("warden", "0,1")
    bench.oathsworn("harbinger").animus = 8
    card = bench.card("harbinger_it_was_not_so")
    struck(bench, "w:2 w:2 w:2 w:1 w:1 w:1 w:1", "no-defense", f"play:{card}@0")
    assert friend.hp == 5  # 4 damage against a defense of 4


@pytest.mark.parametrize("key", ["harbinger_crooked_fate", "harbinger_it_was_not_so"])
def test_fate_is_bent_within_five(key: str) -> None:
    bench = at_his_turn("8,0")
    bench.stand("warden", "0,1")
    struck(bench, "w:2 w:2", "no-defense")
    assert f"play:{bench.card(key)}@0" not in bench.options()


# -- people and stages --------------------------------------------------------------------


def test_carry_aloft_puts_a_friend_down_and_strengthens_him() -> None:
    bench = at_his_turn()
    friend = bench.stand("warden", "0,3")
    boss = bench.boss("0,-1")
    play(bench, "harbinger_carry_aloft", f"figure:{friend.id}", "to-hex:0,1")
    assert bench.at(friend) == "0,1"
    bench.draw("y:2")
    bench.do(bench.attack("warden"), "white:0")  # 2 + 2
    assert sum(boss.dice) == 28


def test_carry_aloft_reaches_five_hexes_and_only_empty_ones() -> None:
    bench = at_his_turn()
    friend = bench.stand("warden", "0,3")
    bench.rat("0,2")
    play(bench, "harbinger_carry_aloft", f"figure:{friend.id}", "to-hex:0,-2")
    assert {"to-hex:0,-1", "to-hex:0,-2"} <= set(bench.options())
    assert not {"to-hex:0,-3", "to-hex:0,2", "to-hex:0,4"} & set(bench.options())


@rule("OS-8.2.5")
def test_unspoken_hour_buries_the_open_stage_card() -> None:
    bench = at_his_turn()
    first, second = _stage_keys(bench)[:2]
    bench.next_stage(first, second)
    play(bench, "harbinger_unspoken_hour")
    battle = bench.battle
    assert battle.cards[battle.face_up].key == second
    assert battle.cards[battle.stage_piles[0][0]].key == first
    assert all(battle.knows(seat, battle.stage_piles[0][0]) for seat in range(4))
    assert nothing_is_lost(bench)


def _stage_keys(bench: Bench) -> list[str]:
    return [card.key for card in bench.battle.encounter.stage_cards if card.stage == 1]


def test_a_stage_card_alone_in_its_stage_stays() -> None:
    bench = at_his_turn()
    bench.battle.stage_discard += bench.battle.stage_piles[0]
    bench.battle.stage_piles[0] = []
    face_up = bench.battle.face_up
    assert comes_to_something(bench, "harbinger_unspoken_hour") == []
    play(bench, "harbinger_unspoken_hour")
    assert bench.battle.face_up == face_up


@rule("OS-8.2.5", "OS-1.4.2")
def test_two_roads_orders_the_next_three_stage_cards() -> None:
    bench = at_his_turn()
    keys = _stage_keys(bench)[:3]
    bench.next_stage(*keys)
    numbers = [bench.card(key) for key in keys]
    answers = (f"next-card:{numbers[2]}", f"next-card:{numbers[0]}")
    play(bench, "harbinger_two_roads", *answers)
    battle = bench.battle
    assert battle.face_up == numbers[2]
    assert battle.stage_piles[0][-2:] == [numbers[1], numbers[0]]
    assert [battle.knows(seat, numbers[1]) for seat in (0, 1)] == [True, False]
    assert bench.token("harbinger", "redraw") == 1


@rule("OS-8.2.6")
def test_two_roads_stays_in_the_stage() -> None:
    bench = at_his_turn()
    del bench.battle.stage_piles[0][1:]
    left = bench.battle.stage_piles[0][0]
    play(bench, "harbinger_two_roads", f"next-card:{left}")
    assert bench.battle.face_up == left
    assert len(bench.battle.stage_piles[0]) == 1
    assert len(bench.battle.stage_piles[1]) == 5


@rule("OS-7.17.1", "OS-8.2.1")
def test_before_a_stage_card_each_oathsworn_may_move() -> None:
    bench = at_his_turn("0,4")
    friend = bench.stand("warden", "2,3")
    bench.boss("0,-3")
    key = _stage_keys(bench)[0]
    bench.next_stage(key)
    card = bench.battle.face_up
    bench.battle.face_up = NOTHING
    interrupt = bench.card("harbinger_seen_before")
    answers = (f"play:{interrupt}@0", "to-hex:0,3", "to-hex:2,1")
    bench.do(carry_out(bench.battle, Reaction(card, NOTHING, NOTHING)), *answers)
    assert bench.at(friend) == "2,1"
    assert bench.oathsworn("harbinger").animus == 5


# -- gifts --------------------------------------------------------------------------------


def test_cast_the_bones_attacks_and_refreshes() -> None:
    bench = at_his_turn()
    boss = bench.boss("0,0")
    bench.draw("r:4c")
    play(bench, "harbinger_cast_the_bones", "white:0")
    assert sum(boss.dice) == 28
    bench = at_his_turn()
    deck = bench.battle.might_deck(Side.COMPANY, Colour.RED)
    deck.discard.append(deck.draw.pop())
    play(bench, "harbinger_cast_the_bones", "refresh:red", line=2)
    assert deck.discard == []


def test_cast_the_bones_gives_animus_for_each_number() -> None:
    bench = at_his_turn()
    friend = bench.stand("warden", "0,-2")
    bench.stand("priest", "0,-3")
    for name in ("harbinger", "warden"):
        bench.oathsworn(name).animus, bench.oathsworn(name).reserve = 4, 4
    bench.draw("w:2 w:b w:1")
    own = bench.figure("harbinger").id
    answers = (f"figure:{friend.id}", f"figure:{own}")
    play(bench, "harbinger_cast_the_bones", *answers, line=1)
    assert bench.oathsworn("warden").animus == 5
    assert bench.oathsworn("harbinger").animus == 4


def test_borrow_from_tomorrow_gives_animus_and_a_card_back() -> None:
    bench = at_his_turn()
    friend = bench.stand("warden", "0,-1")
    warden = bench.oathsworn("warden")
    warden.animus, warden.reserve = 0, 8
    bench.lay("warden", 3, "warden_taunt")
    play(bench, "harbinger_borrow_tomorrow")
    assert (warden.animus, friend.on_board) == (2, True)
    assert "warden_taunt" in bench.hand("warden")
