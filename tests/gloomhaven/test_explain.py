"""Why not? Every reason is given where it applies, with a rule that the rulebook has."""

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.attack.damage import depart
from questhall.games.gloomhaven.rules.round.card_selection import select
from questhall.games.gloomhaven.state.heroes import ItemState
from questhall.games.gloomhaven.state.scene import Phase
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.reasons import assert_reasons_have_texts, assert_rules_are_in_the_rulebook

PACKAGE = "questhall.games.gloomhaven"


def reason(bench: Bench, thing: str, seat: int = 0) -> str:
    """The reason without its prefix; empty if there is none."""
    why = GAME.why_not(bench.scene, seat, thing)
    return "" if why is None else why.message.removeprefix("why-")


def in_turn(bench: Bench) -> Bench:
    """It is the first character's turn."""
    bench.scene.acting = bench.hero().figure
    return bench


def test_every_reason_has_its_text_and_its_rule() -> None:
    assert_reasons_have_texts(PACKAGE)
    assert_rules_are_in_the_rulebook(PACKAGE)


def test_nothing_can_be_done_outside_the_scenario() -> None:
    bench = in_turn(Bench(brute="0,0"))
    bench.scene.phase = Phase.PREPARING
    assert reason(bench, "hex:1,0") == ""
    bench.scene.phase = Phase.SELECTING
    bench.hero().exhausted = True
    assert reason(bench, "hex:1,0") == "exhausted"
    depart(bench.scene, bench.hero())
    assert reason(bench, "hex:1,0") == "departed"
    bench.scene.results = [1.0]
    assert reason(bench, "hex:1,0") == "scenario-over"


def test_cards_while_cards_are_chosen() -> None:
    bench = Bench(brute="0,0")
    bench.scene.phase = Phase.SELECTING
    card = bench.card("trample", pile="hand")
    assert reason(bench, f"card:{card}") == "one-card"
    bench.card("grab_and_go", pile="hand")
    assert reason(bench, f"card:{card}") == ""
    bench.card("skewer", pile="hand")
    for name in ("sweeping_blow", "wall_of_doom"):
        bench.card(name, pile="discard")
    bench.start(select(bench.scene))
    bench.choose("long-rest")
    assert reason(bench, f"card:{card}") == "long-rest"
    bench.choose("play-cards")
    bench.choose("skewer")
    bench.choose("grab_and_go")
    assert reason(bench, f"card:{card}") == "two-chosen"
    bench.scene.selection_of(bench.hero()).ready = True
    assert reason(bench, f"card:{card}") == "ready"


def test_cards_in_a_turn() -> None:
    bench = in_turn(Bench(brute="0,0", tinkerer="3,0"))
    piles = ("hand", "chosen", "discard", "lost", "reserve")
    cards = [bench.card("trample", pile=pile) for pile in piles]
    assert [reason(bench, f"card:{card}") for card in cards] == [
        "not-played",
        "ability-under-way",
        "discarded",
        "lost",
        "left-behind",
    ]
    theirs = bench.card("stun_shot", seat=1, pile="hand")
    assert reason(bench, f"card:{theirs}") == "not-your-card"
    assert reason(bench, f"card:{cards[1]}", seat=1) == "not-your-card"
    bench.scene.acting = bench.hero(1).figure
    assert reason(bench, f"card:{cards[1]}") == "not-your-turn"


def test_an_active_card() -> None:
    bench = in_turn(Bench(brute="0,0"))
    card = bench.play("warding_strength", BOTTOM)
    bench.hero().lost.clear()
    assert reason(bench, f"card:{card}") == "active"


def test_a_modifier_card_cannot_be_acted_on() -> None:
    bench = in_turn(Bench(brute="0,0"))
    assert reason(bench, f"card:{bench.hero().deck.draw[0]}") == ""


def test_hexes() -> None:
    bench = in_turn(Bench(brute="0,0", tinkerer="1,0"))
    bench.tile("obstacle", "0,1")
    assert reason(bench, "hex:2,0") == "not-moving"
    bench.open("grab_and_go", BOTTOM)
    assert [reason(bench, f"hex:{place}") for place in ("0,0", "1,0", "0,1", "6,0", "9,9")] == [
        "already-there",
        "occupied",
        "obstacle",
        "out-of-reach",
        "no-hex",
    ]
    bench.give(bench.figure(), "immobilize")
    assert reason(bench, "hex:2,0") == "immobilized"
    bench.give(bench.figure(), "stun")
    assert reason(bench, "hex:2,0") == "stunned"
    assert reason(bench, "hex:2,0", seat=1) == "not-your-turn"
    assert reason(bench, "hex:here") == ""


def test_a_resting_character_does_not_move() -> None:
    bench = in_turn(Bench(brute="0,0"))
    bench.hero().resting = True
    assert reason(bench, "hex:1,0") == "resting"
    bench.scene.phase = Phase.SELECTING
    assert reason(bench, "hex:1,0") == "selecting"


def test_figures() -> None:
    bench = in_turn(Bench(brute="0,0", tinkerer="1,0"))
    near = bench.monster("bandit_guard", "0,1")
    bench.monster("bandit_guard", "-1,0")
    far = bench.monster("bandit_guard", "4,0")
    ally = bench.figure(1)
    assert reason(bench, f"figure:{ally.id}") == "ally"
    assert reason(bench, f"figure:{bench.figure().id}") == ""
    assert reason(bench, f"figure:{near.id}") == "not-attacking"
    bench.open("shield_bash", TOP)
    assert reason(bench, f"figure:{far.id}") == "out-of-range"
    assert reason(bench, f"figure:{near.id}") == "no-target"  # asked only where no option is
    bench.give(far, "invisible")
    assert reason(bench, f"figure:{far.id}") == "invisible"
    bench.give(bench.figure(), "disarm")
    assert reason(bench, f"figure:{far.id}") == "disarmed"
    far.gone = True
    assert reason(bench, f"figure:{far.id}") == ""


def test_items() -> None:
    bench = in_turn(Bench(brute="0,0", tinkerer="1,0"))
    names = ("boots_of_striding", "poison_dagger", "hide_armor", "boots_of_speed", "ring_of_haste")
    items = [bench.item(name) for name in (*names, "iron_helmet", "minor_healing_potion")]
    assert [reason(bench, f"item:{place}") for place in range(len(items))] == [
        "item-in-move",
        "item-in-attack",
        "item-when-attacked",
        "item-at-round-start",
        "item-at-turn-end",
        "item-passive",
        "item-of-no-use",
    ]
    items[0].state, items[1].state = ItemState.TURNED, ItemState.FLIPPED
    assert [reason(bench, f"item:{place}") for place in (0, 1)] == ["item-spent", "item-consumed"]
    assert reason(bench, "item:0", seat=1) == "not-your-item"
    bench.give(bench.figure(), "stun")
    assert reason(bench, "item:6") == "stunned"


def test_elements() -> None:
    bench = in_turn(Bench(brute="0,0"))
    assert reason(bench, "element:fire") == "element-inert"
    bench.element("fire")
    assert reason(bench, "element:fire") == ""
    assert reason(bench, "type:bandit_guard") == ""
