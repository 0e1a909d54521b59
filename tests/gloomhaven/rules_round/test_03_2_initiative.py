"""Chapter 3.2: revealing cards and the order of turns."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.state.scene import TYPES_FROM
from questhall.games.gloomhaven.view.pieces import TableView
from questhall.kernel.decisions import NOTHING

from ...marks import example, rule
from .table import REST, Table, house


def order_with(leading: str, other: str) -> list[str]:
    """The order of turns if the Brute plays these two cards."""
    table = Table(brute="0,0", scoundrel="4,0")
    table.monster("living_bones", "-6,0")
    table.monster("bandit_archer", "-5,0")
    table.next_card("living_bones", 4)
    table.next_card("archer", 3)
    table.begin_round((leading, other), ("single_out", "quick_hands"))
    return table.order


@rule("GH-3.2.1", "GH-3.2.3")
@example("GH-EX-06")
def test_the_order_of_a_round() -> None:
    order = order_with("overwhelming_assault", "shield_bash")
    assert order == ["bandit_archer", "living_bones", "brute", "scoundrel"]


@rule("GH-3.1.2", "GH-3.2.3")
@example("GH-EX-07")
def test_with_the_other_card_as_leading_card() -> None:
    order = order_with("shield_bash", "overwhelming_assault")
    assert order == ["brute", "bandit_archer", "living_bones", "scoundrel"]


@rule("GH-3.2.1", "GH-1.5.1")
def test_only_types_on_the_map_reveal_a_card_after_the_choice() -> None:
    table = Table(brute="0,0", scoundrel="4,0")
    guard = table.monster("bandit_guard", "-6,0")
    elite = table.monster("bandit_guard", "-6,1", elite=True)
    dead = table.monster("hound", "-5,0", hp=1)
    table.hurt(dead, 1)
    table.hand("trample", "spare_dagger")
    table.hand("single_out", "quick_hands", seat=1)
    table.open_selection()
    table.select("trample", "spare_dagger")
    table.select("single_out", "quick_hands")
    assert table.deck(guard).revealed == NOTHING
    table.step()
    assert table.deck(guard).revealed != NOTHING
    assert table.deck(elite) is table.deck(guard)
    assert len(table.deck(guard).discard) == 1
    assert table.deck(dead).revealed == NOTHING
    assert table.deck_named("archer").revealed == NOTHING


@rule("GH-3.2.2")
def test_all_reveal_their_cards_at_once() -> None:
    table = Table(brute="0,0", scoundrel="4,0")
    table.monster("bandit_guard", "-6,0")
    table.hand("trample", "spare_dagger")
    table.discard("single_out", "quick_hands", seat=1)
    table.open_selection()
    table.choose("trample")
    table.choose("spare_dagger")
    for seat, shown in ((0, ["trample", "spare_dagger"]), (1, [])):
        seen = GAME.view(table.scene, seat)
        assert isinstance(seen, TableView)
        assert [card.card for card in seen.heroes[0].chosen] == shown
        assert seen.heroes[0].initiative == 0
    table.choose("ready")
    table.choose("ready")
    table.step()
    seen = GAME.view(table.scene, 1)
    assert isinstance(seen, TableView)
    assert [card.card for card in seen.heroes[0].chosen] == ["trample", "spare_dagger"]
    assert seen.heroes[0].initiative == 72
    assert (seen.heroes[1].chosen, seen.heroes[1].initiative) == ([], 99)


@rule("GH-3.2.4", "GH-4.1.1")
@example("GH-EX-18")
def test_elites_act_first_then_normals_by_number() -> None:
    table = Table(brute="5,0", scoundrel="6,0")
    for number, elite, place in ((1, 0, "-6,0"), (2, 1, "-6,1"), (3, 1, "-6,2"), (4, 0, "-6,3")):
        table.monster("bandit_guard", place, elite=bool(elite)).number = number
    table.next_card("guard", 1)
    table.begin_round(("trample", "spare_dagger"), ("single_out", "quick_hands"))
    turns = [table.next_turn() for _ in range(4)]
    assert turns == [f"bandit_guard {number}" for number in (2, 3, 1, 4)]


@rule("GH-3.2.5")
@example("GH-EX-115")
@pytest.mark.parametrize(
    ("second", "order"),
    [("skewer", ["brute", "tinkerer"]), ("balanced_measure", ["tinkerer", "brute"])],
)
def test_a_tie_of_players_goes_by_the_other_card(second: str, order: list[str]) -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.begin_round(("trample", second), ("hook_gun", "reinvigorating_elixir"))
    assert [table.hero(seat).leading for seat in (0, 1)] == [72, 72]
    assert table.order == order


@rule("GH-3.2.6")
@example("GH-EX-115")
@pytest.mark.parametrize("first", [0, 1])
def test_tied_players_decide(first: int) -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.begin_round(("trample", "overwhelming_assault"), ("hook_gun", "enhancement_field"))
    assert (table.prompt, table.seats) == ("tie-of-players", [0, 1])
    table.choose(table.figure(first))
    names = ["brute", "tinkerer"]
    assert table.order == [names[first], names[1 - first]]


@rule("GH-3.2.7", "GH-15.1.6")
@example("GH-EX-116")
def test_a_player_goes_before_monsters_of_the_same_initiative() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    table.next_card("guard", 1)
    table.begin_round(("shield_bash", "overwhelming_assault"), ("hook_gun", "stun_shot"))
    assert table.order == ["brute", "bandit_guard", "tinkerer"]


@rule("GH-3.2.8")
@pytest.mark.parametrize("first", ["bandit_commander", "bandit_archer"])
def test_players_decide_between_tied_monster_types(first: str) -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_commander", "-6,0")
    table.monster("bandit_archer", "-5,-1")
    table.next_card("boss", 2)
    table.next_card("archer", 7)
    table.begin_round(("trample", "shield_bash"), ("stun_shot", "ink_bomb"))
    assert (table.prompt, table.seats) == ("tie-of-monsters", [0, 1])
    types = [type.kind.key for type in table.scene.types]
    table.choose(f"acts-first:{TYPES_FROM + types.index(first)}")
    assert table.order[0] == first
    assert sorted(table.order[:2]) == ["bandit_archer", "bandit_commander"]


@rule("GH-1.5.2", "GH-1.4.3", "GH-3.2.8")
@example("GH-EX-02")
@pytest.mark.parametrize("first", ["bandit_guard", "city_guard"])
def test_types_with_a_common_deck_share_its_card(first: str) -> None:
    table = Table(scenario=house(), brute="0,0", tinkerer="0,1")
    bandit = table.monster("bandit_guard", "4,0")
    guard = table.monster("city_guard", "4,2")
    assert table.deck(bandit) is table.deck(guard)
    table.next_card("guard", 1)
    table.begin_round(("trample", "shield_bash"), ("hook_gun", "ink_bomb"))
    assert len(table.deck(bandit).discard) == 1
    types = [type.kind.key for type in table.scene.types]
    table.choose(f"acts-first:{TYPES_FROM + types.index(first)}")
    other = "city_guard" if first == "bandit_guard" else "bandit_guard"
    assert table.order == [first, other, "brute", "tinkerer"]
    figures = {"bandit_guard": bandit, "city_guard": guard}
    assert table.next_turn() == f"{first} {figures[first].number}"
    assert (figures[first].retaliate, figures[other].retaliate) == ([2, 1], [])
    assert table.next_turn() == f"{other} {figures[other].number}"
    assert figures[other].retaliate == [2, 1]


@rule("GH-3.2.9", "GH-3.1.23")
def test_a_long_rest_is_initiative_99() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.monster("bandit_guard", "-6,0")
    table.discard("trample", "spare_dagger")
    table.begin_round(REST, ("volatile_concoction", "ink_bomb"))
    assert table.hero().leading == 99
    assert table.order[-1] == "brute"


@rule("GH-3.2.9", "GH-3.2.6")
def test_two_long_resters_decide() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.discard("trample", "spare_dagger")
    table.discard("stun_shot", "ink_bomb", seat=1)
    table.begin_round(REST, REST)
    assert table.prompt == "tie-of-players"
    table.choose(table.figure(1))
    assert table.order == ["tinkerer", "brute"]


@rule("GH-3.2.9", "GH-3.2.6")
def test_a_long_rester_has_no_second_card_to_break_a_tie() -> None:
    table = Table(brute="0,0", spellweaver="4,0")
    table.item("boots_of_speed", seat=1)
    table.discard("trample", "spare_dagger")
    table.begin_round(REST, ("living_torch", "mana_bolt"))
    table.choose("later")
    assert table.hero(1).leading == 99
    assert (table.prompt, table.seats) == ("tie-of-players", [0, 1])
    table.choose(table.figure(0))
    assert table.order == ["brute", "spellweaver"]


@rule("GH-3.2.10", "GH-3.14.4", "GH-3.14.6", "GH-3.14.7")
@example("GH-EX-117")
def test_summons_act_directly_before_their_owner() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    guard = table.monster("bandit_guard", "-6,0", hp=50)
    table.next_card("guard", 1)
    table.summon("decoy", "5,0", seat=1)
    second = table.summon("battle_bot", "5,-1", seat=1)
    table.begin_round(("trample", "spare_dagger"), ("enhancement_field", "hook_gun"))
    second.summoned = table.scene.round
    guards = f"bandit_guard {guard.number}"
    assert table.all_turns() == [guards, "decoy", "tinkerer", "brute"]
    table.finish_round()
    table.next_card("guard", 2)
    table.begin_round(("grab_and_go", "shield_bash"), ("ink_bomb", "toxic_bolt"))
    assert table.all_turns() == [guards, "decoy", "battle_bot", "tinkerer", "brute"]


@rule("GH-3.2.10", "GH-3.2.9")
@example("GH-EX-118")
def test_the_summon_of_a_long_rester_acts_at_99() -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    guard = table.monster("bandit_guard", "-6,0", hp=50)
    table.summon("decoy", "5,0", seat=1)
    table.discard("stun_shot", "ink_bomb", seat=1)
    table.next_card("guard", 6)
    table.begin_round(("grab_and_go", "spare_dagger"), REST)
    guards = f"bandit_guard {guard.number}"
    assert table.all_turns() == [guards, "brute", "decoy", "tinkerer"]


@rule("GH-3.2.11")
@pytest.mark.parametrize("plan", [("trample", "shield_bash"), ("shield_bash", "trample")])
def test_later_it_does_not_matter_which_card_was_leading(plan: tuple[str, str]) -> None:
    table = Table(brute="0,0", tinkerer="4,0")
    table.begin_round(plan, ("hook_gun", "ink_bomb"))
    table.open_turn()
    cards = {table.scene.card(card).key: card for card in table.hero().chosen}
    verbs = ("top", "bottom", "standard-attack", "standard-move")
    assert set(table.offered) - {"part-by-part"} == {
        f"{verb}:{cards[name]}" for verb in verbs for name in ("trample", "shield_bash")
    }
