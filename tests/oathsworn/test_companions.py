"""Companions: the actions of their card, abilities, items, tokens (OS-3.11, OS-7.4)."""

from questhall.games.oathsworn import GAME as THE_GAME
from questhall.games.oathsworn.library.library import library
from questhall.games.oathsworn.printed.tokens import Token
from questhall.games.oathsworn.rules.board.numbers import cubes_of, defense_of, weapon_range
from questhall.games.oathsworn.rules.rounds import refresh
from questhall.games.oathsworn.rules.turn.caged import price_of_an_escape
from questhall.games.oathsworn.rules.turn.swallowed import price_of_an_attack
from questhall.games.oathsworn.rules.turn.turns import begin_turn
from questhall.games.oathsworn.setup.cards import new_card
from questhall.games.oathsworn.setup.setup import deploy, hp_lost_by_injuries
from questhall.games.oathsworn.state.battle import Battle
from questhall.kernel.games import Setup
from questhall.kernel.match import Match
from tests.marks import example, rule, ruling
from tests.oathsworn.bench import Bench
from tests.oathsworn.companions import act, bench_of, offered
from tests.oathsworn.gear import blow_of, equip, suffer


def give(bench: Bench, *keys: str) -> int:
    """Items for the companion."""
    companion = bench.battle.company[0]
    bench.battle.cards = bench.battle.cards[:]
    companion.equipped = [new_card(bench.battle, library().items[key]) for key in keys]
    companion.hand = companion.equipped[:]
    return companion.equipped[-1]


@rule("OS-7.4.1", "OS-7.1.6", "OS-7.5.6")
def test_one_move_and_either_attack_or_ability() -> None:
    bench, companion, figure = bench_of("warden_stand_firm", "0,3")
    bench.rat("0,0").hp = 50
    before = offered(bench, companion)
    assert "ability:warden_stand_firm" in before
    assert "ally-attack" not in before
    act(bench, "move:0,1#1")
    assert (bench.at(figure), companion.animus) == ("0,1", 1)
    act(bench, "ally-attack", "white:1")
    after = offered(bench, companion)
    assert companion.animus == 0
    assert not [each for each in after if each.startswith(("ability", "move", "ally-attack"))]


@rule("OS-7.4.2", "OS-6.1.7", "OS-6.1.4", "OS-7.4.11")
def test_an_ability_is_used_once_a_round() -> None:
    bench, companion, _ = bench_of("warden_stand_firm")
    bench.rat("0,0").hp = 50
    act(bench, "ability:warden_stand_firm")
    assert companion.tokens[Token.DEFENSE] == 2
    begin_turn(bench.battle, 0)
    assert "ability:warden_stand_firm" not in offered(bench, companion)
    refresh(bench.battle)
    assert companion.animus == 2
    assert "ability:warden_stand_firm" in offered(bench, companion)


@example("OS-EX-08")
@rule("OS-7.4.3", "OS-7.17.1", "OS-7.17.3")
def test_an_interrupt_costs_nothing() -> None:
    bench, companion, figure = bench_of("warden_guard")
    companion.animus, companion.reserve = 0, 2
    friend = bench.stand("priest", "0,3")
    blow = blow_of(bench.rat("0,4"), friend, red=1)
    suffer(bench, blow, "ability:warden_guard")
    assert (blow.targets, companion.animus) == ([figure.id], 0)
    assert companion.used_this_round == [0]
    again = blow_of(bench.battle.minions()[0], friend, red=1)
    suffer(bench, again)
    assert again.targets == [friend.id]


@rule("OS-7.4.4", "OS-7.4.10")
def test_tokens_for_defense_and_no_cards() -> None:
    bench, companion, figure = bench_of("priest_smite")
    companion.tokens[Token.DEFENSE] = 1
    blow = blow_of(bench.rat("0,0"), figure, red=1)
    suffer(bench, blow, "token:defense")
    assert blow.defense[figure.id] == 1
    assert not any(decision.prompt == "defend-with" for decision in bench.asked)


@example("OS-EX-05")
@rule("OS-7.4.5", "OS-7.11.13")
@ruling("OS-R84")
def test_tokens_are_actions() -> None:
    bench, companion, figure = bench_of("priest_smite", "0,3")
    bench.rat("0,0").hp = 50
    companion.animus, companion.reserve = 0, 2
    companion.tokens[Token.ANIMUS] = 1
    companion.tokens[Token.BATTLEFLOW] = 1
    act(bench, "token:animus", "to-hex:0,1")
    assert (bench.at(figure), companion.animus) == ("0,1", 0)
    act(bench, "token:battleflow", "ally-attack", "white:1")
    assert bench.told("damage")
    assert sum(companion.tokens) == 0


@example("OS-EX-06")
@rule("OS-7.4.6", "OS-7.4.7", "OS-3.7.5")
def test_an_item_is_used_once_and_its_companion_line() -> None:
    bench, companion, figure = bench_of("priest_smite", "0,0")
    card = give(bench, "lump_of_amber")
    act(bench, f"play:{card}", "to-hex:0,2")
    assert (bench.at(figure), companion.animus) == ("0,2", 2)
    assert companion.face_down == [card]
    assert not [each for each in offered(bench, companion) if each.startswith("play")]


@rule("OS-7.4.6")
def test_items_with_a_cooldown_too_and_without_cost() -> None:
    bench, companion, _ = bench_of("priest_smite", "0,1")
    bench.rat("0,0").hp = 50
    card = give(bench, "felling_axe")
    assert cubes_of(bench.battle, companion) == [0, 2, 0, 0]
    companion.animus, companion.reserve = 1, 1
    act(bench, "ally-attack", f"play:{card}", "white:0")
    assert (companion.animus, companion.face_down) == (0, [card])


@example("OS-EX-302", "OS-EX-303")
@rule("OS-3.11.7", "OS-7.4.8", "OS-3.2.7")
def test_defense_of_a_companion() -> None:
    for difficulty, bare, wrapped in (("free", 3, 4), ("pilgrim", 4, 5), ("journeyman", 5, 6)):
        bench, _, figure = bench_of("ranger_pin", difficulty=difficulty)
        assert defense_of(bench.battle, figure) == bare
        give(bench, "rawhide_bindings")
        assert defense_of(bench.battle, figure) == wrapped


@example("OS-EX-07")
@rule("OS-7.4.9", "OS-4.2.17")
def test_injuries_cost_a_companion_hp() -> None:
    assert [hp_lost_by_injuries(count) for count in range(6)] == [0, 0, 1, 1, 2, 2]
    bench, companion, figure = bench_of("priest_smite")
    bench.battle.cards = bench.battle.cards[:]
    injury = library().injuries["dirty_bite"]
    companion.hand += [new_card(bench.battle, injury) for _ in range(4)]
    bench.boss("4,0")
    bench.do(deploy(bench.battle), *["to-hex"] * 4, "leader")
    assert figure.hp == 4
    assert companion.hand == companion.equipped


@rule("OS-4.2.20", "OS-4.2.21")
def test_who_fell_in_the_story_is_not_placed() -> None:
    bench = Bench()
    bench.boss("4,0")
    bench.oathsworn("priest").fallen = True
    bench.figure("priest").hp = 0
    bench.figure("ranger").hp = 2
    bench.do(deploy(bench.battle), *["to-hex"] * 3, "leader")
    assert not bench.figure("priest").on_board
    assert bench.figure("ranger").hp == 2


@rule("OS-13.2.2", "OS-13.5.1")
def test_less_is_asked_of_a_companion() -> None:
    bench, companion, _ = bench_of("priest_smite")
    assert (price_of_an_escape(companion), price_of_an_attack(companion)) == (1, 1)
    full = bench.oathsworn("ranger")
    assert (price_of_an_escape(full), price_of_an_attack(full)) == (3, 3)


def test_some_attack_from_afar() -> None:
    for ability in ("witch_kindle", "harbinger_omen"):
        bench, companion, _ = bench_of(ability)
        assert weapon_range(bench.battle, companion) == 3


@example("OS-EX-50")
@rule("OS-3.1.3", "OS-4.2.9", "OS-11.2.2", "OS-3.11.6", "OS-3.11.3")
def test_a_mixed_company_is_set_up() -> None:
    setup = Setup("encounter", 2, {"level": 5})
    match = Match.start(THE_GAME, setup, "mixed")
    sides = 0
    while match.state.next_step != "turn":
        decision = match.pending[0]
        wanted = 0
        for place, option in enumerate(decision.options):
            if option.verb == "companion" and decision.what % 2:
                wanted = place
        if decision.prompt == "choose-side":
            sides += 1
            assert len(decision.options) == 4  # two cards of two sides
        match.answer(0, wanted, decision.seats[0])
    battle = match.state
    assert isinstance(battle, Battle)
    companions = [each for each in battle.company if each.companion is not None]
    assert len(companions) == sides > 0
    assert len(companions) < 4
    for companion in companions:
        assert companion.side is not None
        assert (companion.animus, companion.hand) == (2, companion.equipped)
    assert THE_GAME.faults(battle) == []


def test_the_same_item_serves_a_full_character() -> None:
    bench = Bench()
    bench.stand("warden", "0,0")
    card = equip(bench, "warden", "lump_of_amber")
    printed = bench.battle.item(card)
    assert printed.line is not printed.companion_line
