"""The trap deck, card by card (SS-3.3.1)."""

import pytest

from questhall.games.sword_and_sorcery.library.library import library
from questhall.games.sword_and_sorcery.printed.kinds import CONDITIONS
from questhall.games.sword_and_sorcery.rules.movement.traps import spring
from questhall.games.sword_and_sorcery.setup.setup import new_cards
from questhall.games.sword_and_sorcery.state.adventure import Pile
from tests.marks import example, rule
from tests.sword_and_sorcery.bench import Bench

FOUR = ("ecarus_white_rose", "thorgar_cleric", "laegon_archer", "auriel_wizard")
ROGUE = ("shae_rogue", "ecarus_white_rose")
FAILS = ["miss"] * 9
SAVED = ["shield skill"] * 9


def trapped(key: str, faces: list[str], at: str = "D") -> Bench:
    """Ecarus springs it in D; the others stand one, two and three areas away."""
    bench = Bench("A B C D", heroes=FOUR)
    for place, letter in enumerate((at, "C", "B", "A")):
        bench.hero(place, letter)
    cards = bench.on_top(Pile.TRAP, key)
    bench.roll(blue=faces)
    bench.do(spring(bench.adventure, bench.sheet(0)))
    assert bench.adventure.decks[Pile.TRAP].discard == cards  # SS-3.3.1.6
    return bench


def saves(bench: Bench) -> list[int]:
    """Who made a save, in order."""
    return [event.what for event in bench.journal.events if event.key in ("saved", "not-saved")]


def suffering(bench: Bench) -> list[tuple[int, list[int], list[str]]]:
    """Wounds, fire and conditions of the four."""
    found: list[tuple[int, list[int], list[str]]] = []
    for place in range(4):
        figure = bench.hero(place)
        held = [name for number, name in enumerate(CONDITIONS) if figure.has(number)]
        found.append((figure.wounds, figure.fire, held))
    return found


HALE: tuple[int, list[int], list[str]] = (0, [], [])


@pytest.mark.parametrize(
    ("key", "suffered"),
    [
        ("poison_gas", (0, [], ["poison"])),
        ("flame", (0, [1], [])),
        ("lime_dust", (0, [], ["blind"])),
        ("pitch_floor", (0, [], ["slow"])),
    ],
)
@rule("SS-3.3.1.2", "SS-3.3.1.3", "SS-3.3.1.5", "SS-5.2.4.4")
def test_traps_for_all_around(key: str, suffered: tuple[int, list[int], list[str]]) -> None:
    bench = trapped(key, FAILS)
    assert saves(bench) == [0, 1]
    assert suffering(bench) == [suffered, suffered, HALE, HALE]
    assert suffering(trapped(key, SAVED)) == [HALE] * 4


@pytest.mark.parametrize(
    ("key", "suffered"),
    [
        ("falling_block", (2, [], ["knocked_down"])),
        ("numbing_needle", (0, [], ["stun"])),
    ],
)
@rule("SS-3.3.1.1", "SS-3.3.1.3")
def test_traps_for_the_opener(key: str, suffered: tuple[int, list[int], list[str]]) -> None:
    bench = trapped(key, FAILS)
    assert saves(bench) == [0]
    assert suffering(bench) == [suffered, HALE, HALE, HALE]
    assert suffering(trapped(key, SAVED)) == [HALE] * 4


@rule("SS-3.3.1.2", "SS-3.3.1.3")
def test_lightning_strikes_all_and_then_the_opener_once_more() -> None:
    bench = trapped("lightning", FAILS)
    assert saves(bench) == [0, 1, 2, 0]
    assert [wounds for wounds, _, _ in suffering(bench)] == [2, 1, 1, 0]
    bench = trapped("lightning", SAVED)
    assert suffering(bench) == [HALE] * 4


@rule("SS-3.3.1.7")
def test_lightning_does_not_strike_an_opener_who_died_of_it() -> None:
    bench = Bench("A B C D", heroes=FOUR)
    bench.hero(0).wounds = 7
    bench.on_top(Pile.TRAP, "lightning")
    bench.roll(blue=FAILS)
    bench.do(spring(bench.adventure, bench.sheet(0)))
    assert bench.sheet(0).ghost
    assert saves(bench) == [0, 1, 2, 3]


@pytest.mark.parametrize(("faces", "area"), [(FAILS, "A"), (SAVED, "D")])
@rule("SS-3.3.1.3")
def test_a_turning_slab_leads_back_to_the_start(faces: list[str], area: str) -> None:
    bench = trapped("turning_slab", faces)
    assert bench.at(bench.hero(0)) == area


@rule("SS-3.3.1.1", "SS-15.6.0.1")
def test_out_of_a_pentagram_comes_an_enemy() -> None:
    bench = Bench("A B", doors="AB")
    gremlin = library().enemies["gremlin_green_1"]
    bench.adventure.cards = bench.adventure.cards[:]
    bench.adventure.decks[Pile.ENEMY].draw = new_cards(bench.adventure, gremlin)
    bench.on_top(Pile.TRAP, "pentagram")
    bench.act("open-door")
    assert [bench.at(figure) for figure in bench.adventure.figures[2:]] == ["A"]


@example("SS-EX-67")
@rule("SS-15.7.0.9")
def test_an_alarm_draws_an_encounter_card() -> None:
    assert len(trapped("alarm", []).told("encounter")) == 1


@rule("SS-3.3.1.1")
def test_some_traps_have_sprung_already() -> None:
    for key, crowns in (("rusted_spring", 0), ("spent_trap", 5)):
        bench = trapped(key, [])
        assert suffering(bench) == [HALE] * 4
        assert [bench.sheet(place).crowns for place in range(2)] == [crowns, 0]


# -- several cards --------------------------------------------------------------------------


@example("SS-EX-07")
@rule("SS-2.0.0.5", "SS-3.3.1.6")
def test_disarm_trap_draws_on_when_the_pile_runs_out() -> None:
    bench = Bench("A B", heroes=ROGUE)
    deck = bench.adventure.decks[Pile.TRAP]
    bench.on_top(Pile.TRAP, "rusted_spring")
    deck.discard, deck.draw = deck.draw[:-1], deck.draw[-1:]
    bench.do(spring(bench.adventure, bench.sheet(0)), "trap-card")
    first, second = bench.asked[-1].options
    assert bench.adventure.cards[first.what].key == "rusted_spring"
    assert second.what != first.what  # what is drawn already was not shuffled in again
    assert (len(deck.draw), deck.discard) == (11, [first.what, second.what])


@rule("SS-2.0.0.5")
def test_disarm_trap_takes_what_there_is() -> None:
    bench = Bench("A B", heroes=ROGUE)
    deck = bench.adventure.decks[Pile.TRAP]
    last = bench.on_top(Pile.TRAP, "rusted_spring")
    bench.adventure.removed += deck.draw[:-1]
    deck.draw = deck.draw[-1:]
    bench.do(spring(bench.adventure, bench.sheet(0)))
    assert deck.discard == last
    assert bench.asked == []


@rule("SS-3.3.1.6", "SS-4.2.2.5")
def test_cards_are_discarded_when_they_have_been_carried_out() -> None:
    bench = Bench("A B")
    bench.on_top(Pile.TRAP, "alarm")
    for figure in (bench.enemy("B"), bench.enemy("B")):
        bench.foe(figure).controller = 0
    bench.on_top(Pile.ENCOUNTER, "enc_i")
    flow = spring(bench.adventure, bench.sheet(0))
    decision = next(flow)
    piles = [bench.adventure.decks[deck].discard for deck in (Pile.TRAP, Pile.ENCOUNTER)]
    assert (decision.prompt, piles) == ("who-is-activated", [[], []])
    with pytest.raises(StopIteration):
        flow.send(decision.options[0])
    assert [len(pile) for pile in piles] == [1, 1]
