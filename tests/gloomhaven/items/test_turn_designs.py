"""Items of designs, treasures and events for "during your turn"."""

import pytest

from questhall.games.gloomhaven.printed.cards import ModifierMark
from questhall.games.gloomhaven.rules.cards.elements import settle_charges
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.games.gloomhaven.state.figures import Figure, FigureKind
from questhall.games.gloomhaven.state.scene import ELEMENTS, Strength
from questhall.games.gloomhaven.view.view import view

from ...marks import rule
from ..bench import BOTTOM, TOP, Bench
from .playing import answer, open_turn, state, usable, use, uses


def party() -> Bench:
    return Bench(brute="0,0", tinkerer="3,0")


def strong(bench: Bench) -> list[str]:
    """The elements that are Strong once the turn is over."""
    settle_charges(bench.scene)
    return [
        name
        for name, each in zip(ELEMENTS, bench.scene.elements, strict=True)
        if each == Strength.STRONG
    ]


def test_blinking_cape() -> None:
    bench = party()
    cape = bench.item("blinking_cape")
    for place in ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"):
        bench.tile("obstacle", place)
    use(bench, "0,4")
    assert (bench.place(bench.figure()), state(cape)) == ("0,4", "consumed")


# -- elements ----------------------------------------------------------------------


@rule("GH-3.11.4")
@pytest.mark.parametrize(
    ("name", "element"),
    [
        ("wand_of_frost", "ice"),
        ("wand_of_storms", "air"),
        ("wand_of_infernos", "fire"),
        ("wand_of_tremors", "earth"),
        ("wand_of_brilliance", "light"),
        ("wand_of_darkness", "dark"),
    ],
)
def test_wands(name: str, element: str) -> None:
    bench = party()
    wand = bench.item(name)
    use(bench)
    assert (strong(bench), state(wand)) == ([element], "spent")


def test_staff_of_elements() -> None:
    bench = party()
    staff = bench.item("staff_of_elements")
    use(bench, "charge:3")
    assert (strong(bench), state(staff)) == ([ELEMENTS[3]], "spent")


@rule("GH-3.11.8")
def test_circlet_of_elements() -> None:
    bench = party()
    circlet = bench.item("circlet_of_elements")
    assert usable(bench) == []
    bench.element("fire")
    bench.element("dark")
    use(bench, "use", f"use-element:{ELEMENTS.index('dark')}", f"charge:{ELEMENTS.index('air')}")
    assert sorted(strong(bench)) == ["air", "fire"]
    assert state(circlet) == "spent"


@pytest.mark.parametrize(
    ("name", "used", "charged"),
    [("orb_of_dawn", "dark", "light"), ("orb_of_twilight", "light", "dark")],
)
def test_orbs(name: str, used: str, charged: str) -> None:
    bench = party()
    orb = bench.item(name)
    assert usable(bench) == []
    bench.element(used)
    use(bench, "use")
    assert bench.scene.elements[ELEMENTS.index(used)] == Strength.INERT
    assert (strong(bench), state(orb), uses(bench)) == ([charged], "ready", 1)


def test_helix_ring() -> None:
    bench = party()
    ring = bench.item("helix_ring")
    bench.figure().hp = 1
    bench.element("light")
    assert usable(bench) == []
    bench.element("dark")
    use(bench, "use")
    assert (bench.figure().hp, state(ring)) == (bench.figure().max_hp, "consumed")


@pytest.mark.parametrize("name", ["circlet_of_elements", "orb_of_dawn"])
def test_elements_may_be_kept_after_all(name: str) -> None:
    bench = party()
    item = bench.item(name)
    bench.element("dark")
    use(bench, "do-not-use")
    assert (strong(bench), state(item), uses(bench)) == (["dark"], "ready", 0)


# -- help --------------------------------------------------------------------------


@rule("GH-3.10.17")
def test_minor_cure_potion() -> None:
    bench = party()
    potion = bench.item("minor_cure_potion")
    assert usable(bench) == []
    bench.give(bench.figure(), "stun", "poison", "strengthen")
    use(bench, "lose-condition:4")
    assert bench.conditions(bench.figure()) == ["poison", "strengthen"]
    assert state(potion) == "consumed"


def test_a_cure_may_be_kept() -> None:
    bench = party()
    potion = bench.item("minor_cure_potion")
    bench.give(bench.figure(), "muddle", "poison")
    use(bench, "skip")
    assert (bench.conditions(bench.figure()), state(potion)) == (["poison", "muddle"], "ready")


def test_major_cure_potion() -> None:
    bench = party()
    potion = bench.item("major_cure_potion")
    bench.give(bench.figure(), "stun", "poison", "muddle", "invisible")
    use(bench)
    assert bench.conditions(bench.figure()) == ["invisible"]
    assert state(potion) == "consumed"


@rule("GH-3.10.17", "GH-3.10.18")
@pytest.mark.parametrize("cured", [True, False])
def test_a_stunned_character_may_cure_itself_before_its_abilities(cured: bool) -> None:
    bench = party()
    bench.item("major_cure_potion")
    bench.item("minor_healing_potion")
    bench.give(bench.figure(), "stun")
    cards = [bench.card(name) for name in ("trample", "grab_and_go")]
    bench.start(take_turn(bench.scene, bench.hero()))
    assert (bench.prompt, bench.offered) == ("stunned", ["item:0", "end-turn"])
    if cured:
        bench.choose("item:0")
        assert bench.prompt == "ability"
        assert bench.hero().chosen == cards
    else:
        answer(bench, "end-turn", "end-turn")
        assert bench.hero().discard == cards


def test_a_character_stunned_in_its_turn_may_go_on_after_a_cure() -> None:
    bench = party()
    bench.item("minor_cure_potion")
    bench.tile("trap", "1,0", damage=1, conditions=("stun",))
    bench.card("trample")
    bench.card("grab_and_go")
    open_turn(bench)
    for choice in (f"standard-move:{bench.hero().chosen[0]}", "1,0"):
        bench.choose(choice)
    assert bench.prompt == "stunned"
    bench.choose("item:0")
    assert bench.prompt == "ability"


def test_scroll_of_healing() -> None:
    bench = party()
    scroll = bench.item("scroll_of_healing")
    bench.figure(1).hp = 1
    use(bench, bench.figure(1))
    assert (bench.figure(1).hp, state(scroll)) == (4, "consumed")


def test_scroll_of_healing_does_not_reach_farther_than_5() -> None:
    bench = Bench(brute="-3,0", tinkerer="3,0", scoundrel="2,0")
    bench.item("scroll_of_healing")
    bench.scene.acting = bench.figure().id
    bench.start(bench.hero().items[0].kind.effect.turn(bench.scene, bench.figure(), bench.turn))
    assert bench.targets() == [bench.figure(), bench.figure(2)]


@rule("GH-3.15.1")
def test_scroll_of_stamina() -> None:
    bench = party()
    scroll = bench.item("scroll_of_stamina")
    own = bench.card("trample", pile="discard")
    assert usable(bench) == []
    cards = [bench.card(each, 1, "discard") for each in ("flamethrower", "hook_gun", "ink_bomb")]
    use(bench, bench.figure(1), f"recover:{cards[0]}", f"recover:{cards[2]}")
    assert (bench.hero(1).hand, bench.hero().discard) == ([cards[0], cards[2]], [own])
    assert state(scroll) == "consumed"


def test_robes_of_summoning() -> None:
    bench = party()
    robes = bench.item("robes_of_summoning")
    assert usable(bench) == []
    bot = bench.summon("decoy", "6,0", seat=1)
    bot.hp = 1
    use(bench, bot)
    assert (bot.hp, state(robes)) == (3, "spent")


def test_staff_of_summoning() -> None:
    bench = party()
    staff = bench.item("staff_of_summoning")
    far = bench.summon("jade_falcon", "-4,0")
    assert usable(bench) == []
    near = bench.summon("jade_falcon", "0,3")
    use(bench, near, "0,6")
    assert (bench.place(near), bench.place(far), state(staff)) == ("0,6", "-4,0", "spent")


@rule("GH-3.15.4")
def test_utility_belt() -> None:
    bench = party()
    belt = bench.item("utility_belt")
    assert usable(bench) == []
    potion = bench.item("minor_healing_potion", seat=1)
    bench.figure(1).hp = 1
    use(bench, number=100)
    assert state(potion) == "consumed"
    bench.new_turn()
    use(bench, bench.figure(1))
    assert (state(potion), state(belt)) == ("ready", "consumed")
    talisman = bench.item("empowering_talisman")
    assert state(talisman) == "ready"
    assert usable(bench) == []  # the belt cannot be refreshed


@rule("GH-3.16.1")
def test_giant_remote_spider() -> None:
    bench = party()
    spider = bench.item("giant_remote_spider")
    assert usable(bench) == []
    bench.coin("1,0", 2)
    use(bench, "loot")
    assert (bench.hero().coins, state(spider)) == (2, "consumed")


def test_smoke_elixir() -> None:
    bench = party()
    elixir = bench.item("smoke_elixir")
    use(bench)
    assert (bench.conditions(bench.figure()), strong(bench)) == (["invisible"], ["dark"])
    assert state(elixir) == "consumed"


# -- harm --------------------------------------------------------------------------


def curses(bench: Bench) -> int:
    cards = bench.scene.monster_deck.draw
    return len([card for card in cards if bench.scene.modifier(card).mark == ModifierMark.CURSING])


def test_skull_of_hatred() -> None:
    bench = party()
    skull = bench.item("skull_of_hatred")
    assert usable(bench) == []
    for place in ("1,0", "0,1", "0,2"):
        bench.monster("bandit_guard", place)
    use(bench)
    assert (curses(bench), state(skull)) == (2, "consumed")


@pytest.mark.parametrize(
    ("name", "condition", "reached"),
    [("remote_spider", "poison", 1), ("black_censer", "muddle", 2)],
)
def test_conditions_for_all_around(name: str, condition: str, reached: int) -> None:
    bench = party()
    item = bench.item(name)
    assert usable(bench) == []
    guards = [bench.monster("bandit_guard", place) for place in ("0,1", "0,2", "0,3")]
    use(bench)
    got = [bench.conditions(guard) == [condition] for guard in guards]
    assert got == [place < reached for place in range(3)]
    assert state(item) == "consumed"


def test_pendant_of_the_plague() -> None:
    bench = party()
    pendant = bench.item("pendant_of_the_plague")
    guards = [bench.monster("bandit_guard", place) for place in ("0,3", "0,2", "0,4")]
    use(bench, guards[0])
    assert [bench.conditions(guard) for guard in guards] == [["poison"], [], []]
    assert (curses(bench), state(pendant)) == (1, "spent")


@rule("GH-3.4.7")
def test_doomed_compass() -> None:
    bench = party()
    compass = bench.item("doomed_compass")
    guard = bench.monster("bandit_guard", "0,5")
    bench.tile("trap", "0,3", damage=2)
    use(bench, guard, "0,3")
    assert (guard.hp, bench.place(guard), state(compass)) == (guard.max_hp - 2, "0,3", "consumed")


def marked() -> tuple[Bench, Figure]:
    bench = party()
    bench.item("black_card")
    guard = bench.monster("bandit_guard", "1,0", hp=20)
    bench.monster("bandit_guard", "0,2")
    use(bench, guard)
    assert state(bench.hero().items[0]) == "consumed"
    return bench, guard


def test_black_card() -> None:
    bench, guard = marked()
    other = bench.monster("bandit_guard", "0,1", hp=20)
    for _ in range(2):
        bench.attack(bench.figure(), guard, 2)
    bench.attack(bench.figure(), other, 2)
    bench.attack(bench.figure(1), guard, 2, range=3)
    assert (guard.hp, other.hp) == (20 - 3 - 3 - 2, 18)


def test_everybody_sees_the_mark_and_the_finds() -> None:
    bench, guard = marked()
    shown = view(bench.scene, 1)
    marks = {figure.id: figure.mark for figure in shown.figures if figure.mark}
    assert marks == {f"figure:{guard.id}": 1}
    assert "finds" in shown.books


def test_black_card_of_a_copied_table() -> None:
    bench, guard = marked()
    bench.scene = bench.scene.clone()
    guard = bench.scene.figures[guard.id]
    bench.attack(bench.figure(), guard, 2)
    assert guard.hp == 17


def test_black_card_marks_no_boss_and_only_one_enemy() -> None:
    bench = party()
    card = bench.item("black_card")
    bench.monster("bandit_commander", "0,1")
    assert usable(bench) == []
    guards = [bench.monster("bandit_guard", place, hp=9) for place in ("1,0", "-1,0")]
    for guard in guards:
        card.state = 0
        use(bench, guard)
    for guard in guards:
        bench.attack(bench.figure(), guard, 2)
    assert [guard.hp for guard in guards] == [7, 6]


# -- the map -----------------------------------------------------------------------


@rule("GH-2.2.13")
def test_curious_gear() -> None:
    bench = party()
    gear = bench.item("curious_gear")
    bench.tile("trap", "0,3", damage=3)
    assert usable(bench) == []
    for place in ("1,0", "0,2"):
        bench.tile("trap", place, damage=3)
    use(bench)
    left = [bench.scene.tile(bench.cell(place)) is None for place in ("1,0", "0,2", "0,3")]
    assert (left, state(gear)) == ([True, True, False], "consumed")


@rule("GH-2.2.26")
def test_resonant_crystal() -> None:
    bench = party()
    crystal = bench.item("resonant_crystal")
    bench.tile("obstacle", "0,2")
    assert usable(bench) == []
    bench.tile("obstacle", "0,1")
    use(bench, "0,1")
    assert bench.scene.tile(bench.cell("0,1")) is None
    assert state(crystal) == "consumed"


@rule("GH-3.14.2")
@pytest.mark.parametrize(
    ("name", "creature", "numbers"),
    [
        ("mountain_hammer", "warrior_spirit", (4, 1, 3)),
        ("ring_of_skulls", "skeleton", (3, 2, 2)),
        ("power_core", "steel_construct", (5, 2, 3)),
    ],
)
def test_creatures_of_items(name: str, creature: str, numbers: tuple[int, int, int]) -> None:
    bench = party()
    item = bench.item(name)
    use(bench, "1,0")
    figure = bench.scene.figure_on(bench.cell("1,0"))
    assert figure is not None
    assert figure.summon is not None
    assert (figure.kind, figure.owner, figure.summon.key) == (FigureKind.SUMMON, 0, creature)
    kind = figure.summon
    assert (figure.hp, kind.move, kind.attack, kind.range) == (*numbers, 0)
    assert state(item) == "consumed"


# -- within other actions ----------------------------------------------------------


@rule("GH-3.13.1")
def test_focusing_ray() -> None:
    bench = Bench(tinkerer="0,0", brute="1,0")
    ray = bench.item("focusing_ray")
    bench.figure(1).hp = 1
    bench.open("harmless_contraption", BOTTOM)
    for choice in (bench.figure(1), "item:0"):
        bench.choose(choice)
    healed = bench.figure(1).hp - 1
    assert state(ray) == "consumed"
    bench.figure(1).hp = 1
    bench.play("harmless_contraption", BOTTOM, bench.figure(1))
    assert healed == 2 * (bench.figure(1).hp - 1)


def test_focusing_ray_may_be_kept() -> None:
    bench = party()
    ray = bench.item("focusing_ray")
    bench.item("minor_healing_potion")
    bench.figure().hp = 1
    use(bench, "no-item", number=1)
    assert (bench.figure().hp, state(ray)) == (4, "ready")


@rule("GH-3.16.1")
@pytest.mark.parametrize(
    ("choice", "coins", "after"), [("item:0", 2, "consumed"), ("no-item", 1, "ready")]
)
def test_thiefs_hood(choice: str, coins: int, after: str) -> None:
    bench = party()
    hood = bench.item("thiefs_hood")
    bench.coin("0,1")
    bench.coin("0,2")
    bench.play("grab_and_go", TOP, choice, "loot")
    assert (bench.hero().coins, state(hood)) == (coins, after)


def test_thiefs_hood_waits_for_something_to_take() -> None:
    bench = party()
    hood = bench.item("thiefs_hood")
    bench.coin("0,1")
    bench.play("grab_and_go", TOP, "loot")
    assert (bench.hero().coins, state(hood)) == (1, "ready")


@rule("GH-2.2.26")
def test_stone_charm() -> None:
    bench = Bench(cragheart="0,0", brute="-4,0")
    charm = bench.item("stone_charm")
    guard = bench.monster("bandit_guard", "0,4")
    bench.play("rock_slide", TOP, "1,0", "2,0", "3,0", "item:0", "0,3")
    places = ("1,0", "2,0", "3,0", "0,3")
    assert all(bench.scene.tile(bench.cell(place)) is not None for place in places)
    assert (guard.hp, state(charm)) == (guard.max_hp - 2, "spent")


def test_stone_charm_may_be_kept() -> None:
    bench = Bench(cragheart="0,0", brute="-4,0")
    charm = bench.item("stone_charm")
    bench.play("rock_slide", TOP, "1,0", "skip", "no-item")
    assert state(charm) == "ready"


def test_stone_charm_with_an_obstacle_of_several_hexes() -> None:
    bench = Bench(cragheart="0,0", brute="-4,0")
    charm = bench.item("stone_charm")
    bench.open("meteor", TOP)
    for choice in ("area#0", "item:0", "area#0"):
        bench.choose(choice)
    boulders = [tile for tile in bench.scene.tiles if tile.look == "boulder"]
    assert [len(tile.cells) for tile in boulders] == [3, 3]
    assert len(bench.turn.cells) == 6
    assert state(charm) == "spent"


def test_stone_charm_is_not_asked_for_without_an_obstacle() -> None:
    bench = Bench(cragheart="0,0", brute="-4,0")
    charm = bench.item("stone_charm")
    bench.play("rock_slide", TOP, "skip")
    assert state(charm) == "ready"
