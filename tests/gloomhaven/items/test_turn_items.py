"""Items for "during your turn": actions of their own."""

import pytest

from questhall.games.gloomhaven.printed.cards import ModifierMark
from questhall.games.gloomhaven.state.figures import FigureKind
from questhall.games.gloomhaven.state.heroes import ItemState
from questhall.games.gloomhaven.state.scene import Strength
from questhall.kernel.offers import taken

from ...marks import rule
from ..bench import BOTTOM, TOP, Bench
from .playing import answer, offer_of, open_attack, open_move, open_turn, state, usable, use, uses


@rule("GH-1.3.5", "GH-1.2.6")
@pytest.mark.parametrize(
    ("name", "healed", "after"),
    [
        ("minor_healing_potion", 3, "consumed"),
        ("major_healing_potion", 5, "consumed"),
        ("super_healing_potion", 7, "consumed"),
        ("amulet_of_life", 1, "spent"),
    ],
)
def test_healing(name: str, healed: int, after: str) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    item = bench.item(name)
    bench.figure().hp = 2
    bench.give(bench.figure(), "wound")
    use(bench)
    assert bench.figure().hp == 2 + healed
    assert bench.conditions(bench.figure()) == []
    assert state(item) == after
    assert usable(bench) == []


def test_cloak_of_invisibility() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    cloak = bench.item("cloak_of_invisibility")
    use(bench)
    assert bench.conditions(bench.figure()) == ["invisible"]
    assert state(cloak) == "consumed"
    bench.end_turn()
    assert bench.conditions(bench.figure()) == ["invisible"]  # through the next turn


@rule("GH-3.15.1", "GH-3.15.5")
@pytest.mark.parametrize(
    ("name", "most"), [("minor_stamina_potion", 2), ("major_stamina_potion", 3)]
)
def test_stamina_potions(name: str, most: int) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    potion = bench.item(name)
    assert usable(bench) == []
    cards = ("trample", "sweeping_blow", "grab_and_go", "shield_bash")
    numbers = [bench.card(card, pile="discard") for card in cards]
    lost = bench.card("leaping_cleave", pile="lost")
    use(bench, *cards[:most])
    assert bench.hero().hand == numbers[:most]
    assert bench.hero().discard == numbers[most:]
    assert bench.hero().lost == [lost]
    assert state(potion) == "consumed"


@rule("GH-3.15.1")
def test_a_stamina_potion_takes_fewer_cards_or_none() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    potion = bench.item("minor_stamina_potion")
    card = bench.card("trample", pile="discard")
    bench.card("sweeping_blow", pile="discard")
    use(bench, "skip")
    assert state(potion) == "ready"
    use(bench, "trample", "enough")
    assert bench.hero().hand == [card]
    assert state(potion) == "consumed"


@rule("GH-3.15.1")
def test_an_active_card_of_the_discard_pile_is_recovered() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("minor_stamina_potion")
    card = bench.play("shield_bash", BOTTOM)
    assert bench.pile_of(card) == "active"
    use(bench, "shield_bash")
    assert bench.pile_of(card) == "hand"
    assert not bench.scene.actives


@rule("GH-3.15.3", "GH-1.3.7")
def test_empowering_talisman() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    talisman = bench.item("empowering_talisman")
    potion = bench.item("minor_healing_potion")
    other = bench.item("stun_powder")
    cloak = bench.item("cloak_of_invisibility")
    assert usable(bench) == [1, 3]
    potion.state = other.state = cloak.state = ItemState.FLIPPED
    use(bench, "refresh:2")
    assert [state(each) for each in (talisman, potion, other, cloak)] == [
        "consumed",
        "consumed",
        "ready",
        "consumed",
    ]


@rule("GH-3.15.3", "GH-3.3.6")
def test_pendant_of_dark_pacts() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    pendant = bench.item("pendant_of_dark_pacts")
    potions = [bench.item("minor_healing_potion"), bench.item("stun_powder")]
    assert usable(bench) == [1]
    for potion in potions:
        potion.state = ItemState.FLIPPED
    use(bench)
    assert [state(potion) for potion in potions] == ["ready", "ready"]
    assert state(pendant) == "consumed"
    deck = [bench.scene.modifier(card).mark for card in bench.hero().deck.draw]
    assert deck.count(ModifierMark.CURSING) == 1


@rule("GH-3.11.4", "GH-3.11.15")
@pytest.mark.parametrize(
    ("name", "elements"),
    [("minor_mana_potion", ["ice"]), ("major_mana_potion", ["fire", "dark"])],
)
def test_mana_potions(name: str, elements: list[str]) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    potion = bench.item(name)
    numbers = {"fire": "charge:0", "ice": "charge:1", "dark": "charge:5"}
    use(bench, *[numbers[element] for element in elements])
    assert bench.charged() == elements
    assert state(potion) == "consumed"
    bench.end_turn()
    assert [bench.element_of(element) for element in elements] == [Strength.STRONG] * len(elements)


@rule("GH-3.15.3")
@pytest.mark.parametrize("name", ["moon_earring", "sun_earring", "star_earring"])
def test_earrings_refresh_all_spent_items(name: str) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    earring = bench.item(name)
    boots, shield = bench.item("boots_of_striding"), bench.item("heater_shield")
    potion = bench.item("minor_healing_potion")
    boots.state = shield.state = ItemState.TURNED
    potion.state = ItemState.FLIPPED
    use(bench)
    assert [state(each) for each in (boots, shield, potion)] == ["ready", "ready", "consumed"]
    assert state(earring) == "consumed"


def test_moon_earring_needs_a_spent_item() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("moon_earring")
    bench.item("minor_healing_potion").state = ItemState.FLIPPED
    assert usable(bench) == []


@pytest.mark.parametrize("name", ["sun_earring", "star_earring"])
def test_two_earrings_also_heal(name: str) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item(name)
    bench.figure().hp = 4
    use(bench)
    assert bench.figure().hp == 7


def test_star_earring_also_recovers_two_cards() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("star_earring")
    cards = [bench.card(card, pile="discard") for card in ("trample", "grab_and_go", "shield_bash")]
    use(bench, "trample", "shield_bash")
    assert bench.hero().hand == [cards[0], cards[2]]


@rule("GH-3.14.1", "GH-3.14.7")
def test_falcon_figurine() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    figurine = bench.item("falcon_figurine")
    use(bench, "1,0")
    falcon = bench.scene.figure_on(bench.cell("1,0"))
    assert falcon is not None
    assert falcon.kind == FigureKind.SUMMON
    assert falcon.summon is not None
    assert (falcon.hp, falcon.summon.attack, falcon.summon.move) == (2, 2, 3)
    assert (falcon.summon.range, falcon.flying, falcon.owner) == (0, True, 0)
    assert state(figurine) == "consumed"
    guard = bench.monster("bandit_guard", "4,-1")
    bench.end_round()
    bench.summon_turn(falcon)
    assert guard.hp == guard.max_hp - 2


def test_a_falcon_in_the_middle_of_an_ability_leaves_the_card_alone() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("falcon_figurine")
    card = bench.open("grab_and_go", BOTTOM)
    answer(bench, "item:0", "1,0", "0,-1")
    assert bench.pile_of(card) == "discard"
    assert not bench.scene.actives


def test_lucky_eye() -> None:
    bench = Bench(brute="0,0", tinkerer="1,0", spellweaver="3,0")
    eye = bench.item("lucky_eye")
    use(bench)
    assert [bench.conditions(bench.figure(seat)) for seat in range(3)] == [
        ["strengthen"],
        ["strengthen"],
        [],
    ]
    assert state(eye) == "consumed"


# -- when they may be used ---------------------------------------------------------


@rule("GH-3.3.11", "GH-3.20.4")
def test_items_before_between_and_after_both_abilities() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    for name in ("minor_healing_potion", "amulet_of_life", "major_healing_potion"):
        bench.item(name)
    bench.figure().hp = 1
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    bench.choose("item:0")
    assert bench.figure().hp == 4
    bench.choose("standard-attack:" + str(bench.hero().chosen[0]))
    assert bench.prompt == "ability"
    bench.choose("item:1")
    assert bench.figure().hp == 5
    bench.choose("bottom")
    bench.choose("stay")
    assert (bench.prompt, bench.offered) == ("after", ["item:2", "end-turn"])
    assert bench.decision is not None
    assert [option.ends for option in bench.decision.options] == [False, True]
    answer(bench, "item:2")
    assert bench.figure().hp == 10
    assert uses(bench) == 3


@rule("GH-3.20.1", "GH-14.3.2")
def test_an_item_in_the_middle_of_a_movement() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("minor_healing_potion")
    bench.figure().hp = 4
    open_move(bench, 3)
    for choice in ("walk", "0,1", "item:0"):
        bench.choose(choice)
    assert bench.figure().hp == 7
    answer(bench, "0,2", "stay")
    assert bench.place(bench.figure()) == "0,2"


@rule("GH-3.20.1", "GH-14.3.2")
def test_an_item_in_the_middle_of_an_attack_action() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("minor_healing_potion")
    bench.figure().hp = 4
    guards = [bench.monster("bandit_guard", place) for place in ("1,0", "0,1")]
    open_attack(bench, 2, targets=2)
    answer(bench, guards[0], "item:0", guards[1])
    assert bench.figure().hp == 7
    assert [guard.hp for guard in guards] == [4, 4]


def test_nobody_uses_items_for_the_turn_in_another_turn() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.item("minor_healing_potion", seat=1)
    assert usable(bench, 1) == [100]
    bench.scene.acting = bench.hero(0).figure
    open_move(bench, 2)
    assert not [text for text in bench.offered if text.startswith("item")]


@rule("GH-3.1.23", "GH-3.3.11", "GH-1.3.6", "GH-1.3.7")
def test_items_in_the_turn_of_a_long_rest() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    amulet, potion = bench.item("amulet_of_life"), bench.item("minor_healing_potion")
    bench.figure().hp = 1
    for name in ("trample", "grab_and_go"):
        bench.card(name, pile="discard")
    bench.hero().resting = True
    open_turn(bench)
    assert (bench.prompt, bench.offered) == ("before-rest", ["item:0", "item:1", "long-rest"])
    bench.choose("item:0")
    assert (bench.figure().hp, state(amulet)) == (2, "spent")
    for choice in ("item:1", "trample"):
        bench.choose(choice)
    assert (bench.figure().hp, state(amulet), state(potion)) == (7, "ready", "consumed")
    assert (bench.prompt, bench.offered) == ("after-rest", ["item:0", "end-turn"])
    answer(bench, "item:0")
    assert (bench.figure().hp, state(amulet)) == (8, "spent")


@rule("GH-14.3.2", "GH-3.20.1")
def test_an_item_when_somebody_is_chosen() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    bench.figure(0).hp = 3
    bench.figure(1).hp = 3
    bench.item("minor_healing_potion")
    bench.open("reinvigorating_elixir", TOP)
    assert (bench.prompt, "item:0" in bench.offered) == ("heal", True)
    bench.choose("item:0")
    assert (bench.prompt, bench.figure(0).hp) == ("heal", 6)
    assert "item:0" not in bench.offered
    bench.choose(bench.figure(1))
    assert bench.figure(1).hp > 3


@rule("GH-3.20.5", "GH-1.3.5")
def test_an_item_is_not_used_again_while_it_is_in_use() -> None:
    """Going part by part, its conditions are given one by one."""
    bench = Bench(tinkerer="0,0", brute="1,0")
    bench.item("lucky_eye")
    bench.item("minor_healing_potion")
    bench.figure(0).hp = 3
    bench.turn.part_by_part = True
    bench.scene.acting = bench.figure().id
    bench.start(taken(offer_of(bench, 0)))
    assert [text for text in bench.offered if text.startswith("item")] == ["item:1"]
    bench.choose("item:1")
    assert [text for text in bench.offered if text.startswith("item")] == []
    bench.choose(bench.figure(1))
    bench.choose("enough")
    assert bench.conditions(bench.figure(1)) == ["strengthen"]
    assert bench.conditions(bench.figure(0)) == []
