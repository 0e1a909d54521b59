"""Think twice: an option's hidden cost is mentioned where it applies, and nowhere else."""

import pytest

from questhall.games.gloomhaven import GAME
from questhall.games.gloomhaven.rules.attack.damage import Harm, suffer
from questhall.games.gloomhaven.rules.movement.walking import move
from questhall.games.gloomhaven.rules.round.character_turn import take_turn
from questhall.kernel.text import LANGUAGES
from tests.gloomhaven.bench import BOTTOM, TOP, Bench
from tests.marks import rule
from tests.reasons import assert_warnings_have_texts


def warnings(bench: Bench, seat: int = 0) -> dict[str, str]:
    """The options with warnings, and the reasons without their prefix."""
    found: dict[str, str] = {}
    assert bench.decision is not None
    for option in bench.options:
        why = GAME.warning(bench.scene, seat, bench.decision, option)
        if why is not None:
            found[option.verb] = why.message.removeprefix("warning-")
    return found


def in_turn(bench: Bench, *cards: str) -> None:
    """The first character plays these two cards; the question is which half comes first."""
    for card in cards:
        bench.card(card)
    bench.start(take_turn(bench.scene, bench.hero()))


def hurt(bench: Bench, amount: int) -> None:
    bench.start(suffer(bench.scene, bench.figure(), amount, "GH-3.18.6", Harm.TRAP))


def test_every_warning_has_its_text_and_its_rule() -> None:
    assert_warnings_have_texts(GAME.package)


@rule("GH-3.19.1")
def test_lethal_damage() -> None:
    bench = Bench(brute="0,0")
    for card in ("trample", "skewer", "grab_and_go", "sweeping_blow"):
        bench.card(card, pile="hand")
    bench.figure().hp = 4
    hurt(bench, 3)
    assert warnings(bench) == {}
    bench.choose("suffer")
    bench.figure().hp = 4
    hurt(bench, 5)
    assert warnings(bench) == {"suffer": "lethal-damage"}
    assert bench.decision is not None
    why = GAME.warning(bench.scene, 0, bench.decision, bench.options[0])
    assert why is not None
    assert (why.rule, why.numbers) == ("GH-3.19.1", {"damage": 5, "hp": 4})
    said = [GAME.texts(each).say(why.message, why.numbers) for each in LANGUAGES]
    assert "This takes you out of the scenario: 5 damage at 4 hit points." in said


@rule("GH-3.19.2")
@pytest.mark.parametrize(
    ("hand", "discard", "warned"),
    [
        (3, 0, {}),
        (2, 0, {"lose-hand": "last-cards"}),
        (2, 2, {}),
        (1, 2, {"lose-hand": "last-cards", "lose-discard": "last-cards"}),
        (1, 4, {}),
        (0, 4, {"lose-discard": "last-cards"}),
    ],
)
def test_the_last_cards_lost_to_damage(hand: int, discard: int, warned: dict[str, str]) -> None:
    bench = Bench(brute="0,0")
    cards = ["trample", "skewer", "grab_and_go", "sweeping_blow", "leaping_cleave"]
    for place, card in enumerate(cards[: hand + discard]):
        bench.card(card, pile="hand" if place < hand else "discard")
    hurt(bench, 1)
    assert warnings(bench) == warned


@rule("GH-3.19.2", "GH-3.1.11")
def test_a_lost_ability_that_leaves_too_few_cards() -> None:
    for discarded, warned in ((["trample"], {"top": "last-cards"}), (["trample", "skewer"], {})):
        bench = Bench(brute="0,0", tinkerer="3,0")
        for card in discarded:
            bench.card(card, pile="discard")
        bench.monster("bandit_guard", "1,0")
        in_turn(bench, "overwhelming_assault", "leaping_cleave")
        assert warnings(bench) == warned


@rule("GH-3.10.16", "GH-3.10.15", "GH-14.5.2")
def test_halves_that_can_do_nothing_now() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    guard = bench.monster("bandit_guard", "1,0")
    bench.scene.coins[bench.cell("0,0")] = 1
    in_turn(bench, "grab_and_go", "spare_dagger")
    assert warnings(bench) == {}
    bench.give(bench.figure(), "disarm")
    disarmed = {"top": "disarmed", "bottom": "disarmed", "standard-attack": "disarmed"}
    assert warnings(bench) == disarmed
    bench.figure().conditions = [0] * len(bench.figure().conditions)
    bench.give(bench.figure(), "immobilize")
    assert warnings(bench) == {"bottom": "immobilized", "standard-move": "immobilized"}
    bench.figure().conditions = [0] * len(bench.figure().conditions)
    bench.scene.figure_at[guard.cell] = -1
    guard.cell = bench.cell("6,0")
    nobody = "nobody-in-reach"
    assert warnings(bench) == {"top": nobody, "bottom": nobody, "standard-attack": nobody}


@rule("GH-3.16.1", "GH-3.15.1")
def test_halves_for_which_there_is_nothing_to_do() -> None:
    bench = Bench(brute="0,0", spellweaver="3,0")
    bench.monster("bandit_guard", "1,0")
    in_turn(bench, "grab_and_go")
    assert warnings(bench) == {"top": "nothing-to-loot"}
    bench = Bench(spellweaver="0,0", brute="3,0")
    bench.monster("bandit_guard", "1,0")
    in_turn(bench, "reviving_ether")
    assert warnings(bench)["top"] == "nothing-to-recover"
    bench.card("ride_the_wind", pile="lost")
    assert "top" not in warnings(bench)


@rule("GH-3.13.1", "GH-3.11.5")
def test_a_heal_that_nobody_needs() -> None:
    """It is worth a warning unless it brings elements: it has been performed all the same."""
    bench = Bench(tinkerer="0,0", brute="3,0")
    in_turn(bench, "harmless_contraption")
    assert warnings(bench)["bottom"] == "nobody-to-heal"
    bench.figure().hp -= 1
    assert "bottom" not in warnings(bench)
    bench = Bench(brute="0,0", tinkerer="3,0")
    in_turn(bench, "eye_for_an_eye")
    assert "bottom" not in warnings(bench)


@rule("GH-3.11.5")
def test_a_move_given_up_gives_up_its_elements() -> None:
    bench = Bench(spellweaver="0,0", brute="3,0")
    bench.open("ride_the_wind", BOTTOM)
    assert warnings(bench) == {"stay": "elements-lost"}
    bench.choose("walk")
    bench.choose("1,0")
    assert "stay" not in warnings(bench)


@rule("GH-3.3.5")
def test_an_attack_given_up() -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.monster("bandit_guard", "1,0")
    bench.monster("bandit_guard", "0,1")
    bench.open("trample", TOP)
    assert warnings(bench) == {"no-attack": "no-attack"}


@rule("GH-3.12.11")
def test_active_cards_that_would_end() -> None:
    for card, warned in (("shield_bash", "ends"), ("warding_strength", "ends-and-lost")):
        bench = Bench(brute="0,0", tinkerer="3,0")
        bench.play(card, BOTTOM)
        bench.new_turn()
        in_turn(bench, "eye_for_an_eye", "provoking_roar")
        assert warnings(bench)["end-active"] == warned


@rule("GH-2.2.12", "GH-2.2.17")
@pytest.mark.parametrize(("tile", "message"), [("trap", "trap"), ("hazardous", "ground")])
def test_a_deadly_step(tile: str, message: str) -> None:
    bench = Bench(brute="0,0", tinkerer="3,0")
    bench.tile(tile, "1,0", damage=3)
    bench.start(move(bench.scene, bench.figure(), bench.turn, 1, False))
    assert warnings(bench) == {}
    bench.figure().hp = 1
    assert warnings(bench) == {"move": f"lethal-{message}"}
    bench.figure().flying = True
    assert warnings(bench) == {}
